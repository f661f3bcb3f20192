/* table-base.c: what every part of the table page stands on: saying things, and recording plays. */

#include "table-private.h"

static void
tell_screen_reader (GtkWidget *banner, const char *words)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (banner), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

void
yc_table_page_say (YcTablePage *self, const char *message)
{
  gtk_label_set_text (self->failure_text, message);
  tell_screen_reader (self->failure_banner, message);
  gtk_widget_set_visible (self->failure_banner, TRUE);
}

void
yc_table_page_announce (YcTablePage *self, const char *news)
{
  if (news != NULL) {
    gtk_label_set_text (self->news_text, news);
    tell_screen_reader (self->news_banner, news);
  }
  gtk_widget_set_visible (self->news_banner, news != NULL);
}

void
yc_table_page_said (YcTablePage *self, guint event, const GError *error)
{
  /* the session itself says what could not be stored */
  if (event == 0 && error->domain == YC_SESSION_ERROR)
    yc_table_page_say (self, error->message);
}

gboolean
yc_table_page_record (YcTablePage *self, const YcPlay *play)
{
  g_autoptr (GError) error = NULL;
  guint event = yc_session_record_play (self->session, play, &error);

  yc_table_page_said (self, event, error);
  return event != 0;
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

void
yc_table_page_pointed (YcTablePage *self, gboolean again)
{
  if (again)
    yc_play_bar_record (self->bar);
}
