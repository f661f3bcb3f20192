/* table-state.c: what can be done at the table as it is shown. */

#include "table-score.h"

gboolean
yc_table_page_is_judging (YcTablePage *self)
{
  return self->judging;
}

gboolean
yc_table_page_is_now (YcTablePage *self)
{
  return yc_view_is_now (self->view) && !yc_table_page_is_judging (self);
}

gboolean
yc_table_page_may_point (YcTablePage *self)
{
  return yc_view_is_now (self->view) || yc_table_page_is_judging (self);
}

gboolean
yc_table_page_is_playing (YcTablePage *self)
{
  return yc_table_page_is_judging (self)
         || (yc_table_page_is_now (self) && !yc_session_is_over (self->session));
}

gboolean
yc_table_page_may_tell (YcTablePage *self)
{
  return yc_table_page_is_now (self) && !yc_session_is_read_only (self->session);
}

gboolean
yc_table_score_is_shown (YcTablePage *self)
{
  return self->score_serves && yc_session_keeps_score (self->session)
         && !yc_table_page_is_judging (self);
}
