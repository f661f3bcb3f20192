/* table-past.c: see table-past.h. */

#include "table-past.h"

#include "history/places.h"
#include "line-dialog.h"
#include "table-private.h"

/* ---- Notes and bookmarks ---- */

/* The event that is looked at; 0 of the present. */
static guint
event_looked_at (YcTablePage *self)
{
  return yc_view_is_now (self->view) ? 0 : yc_view_get_event (self->view);
}

void
yc_table_note (YcTablePage *self)
{
  yc_line_dialog_open_note (GTK_WIDGET (self), self->view, event_looked_at (self));
}

void
yc_table_note_on (YcTablePage *self, GVariant *event)
{
  yc_line_dialog_open_note (GTK_WIDGET (self), self->view, g_variant_get_uint32 (event));
}

static void
put_bookmark (YcTablePage *self, guint event)
{
  g_autoptr (GError) error = NULL;
  guint recorded = yc_session_note_at (self->session, event, NULL, &error);

  yc_table_page_said (self, recorded, error);
}

void
yc_table_bookmark (YcTablePage *self)
{
  if (yc_view_get_event (self->view) > 0)
    put_bookmark (self, yc_view_get_event (self->view));
}

void
yc_table_bookmark_on (YcTablePage *self, GVariant *event)
{
  put_bookmark (self, g_variant_get_uint32 (event));
}

/* ---- The place ---- */

static void
remember_place (YcTablePage *self)
{
  yc_place_remember (yc_session_get_uuid (self->session), yc_view_get_looked_at (self->view));
}

/* Whoever looked back goes on there; where the game goes on itself, it is only offered. */
void
yc_table_recall_place (YcTablePage *self)
{
  const int event = yc_place_recall (yc_session_get_uuid (self->session));

  g_signal_connect (self, "unmap", G_CALLBACK (remember_place), NULL);
  if (event == YC_VIEW_NOW || (guint) event >= yc_session_get_n_events (self->session))
    return;
  if (yc_session_is_closed (self->session) || yc_session_is_read_only (self->session))
    yc_view_look_at (self->view, event);
  else
    yc_place_offer_show (self->place, self->session, (guint) event);
}
