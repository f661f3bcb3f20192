/* table-past.c: see table-past.h. */

#include "table-past.h"

#include "announce.h"
#include "history/places.h"
#include "line-dialog.h"
#include "table-private.h"
#include "table-score.h"
#include "widgets/focus.h"

#include <glib/gi18n.h>

/* ---- Looking back ---- */

/* GTK does not take the focus out of what it no longer lets anybody use: the keyboard goes on with
 * the way back, and from there in the entry, or where a game that is over is gone through. */
static void
let_play (YcTablePage *self, gboolean sensitive)
{
  const gboolean plays = yc_focus_in (GTK_WIDGET (self->bar)) != NULL;
  const gboolean looks
    = yc_focus_in (self->look_banner) != NULL || yc_focus_in (GTK_WIDGET (self->replay)) != NULL;

  if (plays && !sensitive
      && !gtk_widget_child_focus (GTK_WIDGET (self->replay), GTK_DIR_TAB_FORWARD)
      && !gtk_widget_child_focus (self->look_banner, GTK_DIR_TAB_FORWARD))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->bar), sensitive);
  if (!looks || !sensitive || !yc_view_is_now (self->view))
    return;
  if (!gtk_widget_get_visible (GTK_WIDGET (self->replay)))
    yc_play_bar_focus_entry (self->bar);
  else if (yc_focus_in (GTK_WIDGET (self->replay)) == NULL)
    yc_table_page_focus_board (self);
}

/* A game that is over or only looked at, and the past of any, is gone through; the play bar gives
 * its room to that. */
static void
show_replay (YcTablePage *self)
{
  const gboolean done
    = yc_session_is_over (self->session) || yc_session_is_read_only (self->session);
  const gboolean judging = yc_table_page_is_judging (self);
  const gboolean past = !yc_view_is_now (self->view);
  g_autofree YcPosition *before = g_new (YcPosition, 1);

  gtk_widget_set_visible (GTK_WIDGET (self->replay), (past || done) && !judging);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), !past || judging);
  yc_table_score_show (self);
  yc_replay_bar_light_up (self->replay, past ? self->panels : NULL);
  if (self->game->show_change != NULL)
    self->game->show_change (self, past && yc_view_get_position_before (self->view, before) ? before
                                                                                            : NULL);
}

void
yc_table_show_past (YcTablePage *self)
{
  int event = yc_view_get_looked_at (self->view);
  const gboolean looked = gtk_widget_get_visible (self->look_banner);

  /* what is told there would be recorded now */
  if (!yc_table_page_may_point (self))
    yc_table_page_leave_question (self);
  gtk_widget_set_visible (self->look_banner, looked || !yc_view_is_now (self->view));
  show_replay (self);
  let_play (self, yc_table_page_is_judging (self)
                    || (yc_table_page_is_now (self) && !yc_session_is_read_only (self->session)));
  gtk_widget_set_visible (self->look_banner,
                          !yc_view_is_now (self->view)
                            && yc_composing_banner_get_event (self->composing) == 0);
  if (yc_view_is_now (self->view)) {
    if (looked)
      yc_log_view_show_event (self->log, yc_session_get_n_events (self->session));
    return;
  }
  g_autofree char *sentence
    = event > 0 ? g_strdup (yc_entry_get_sentence (yc_view_get_entry (self->view, (guint) event)))
                : g_strdup ("");
  g_autofree char *words = NULL;
  if (event > 0)
    /* Translators: the number and the sentence of an event */
    words
      = g_strdup_printf (_ ("You are looking at the table after event %d: %s"), event, sentence);
  else
    words = g_strdup (_ ("You are looking at the table before the first play."));
  if (!looked || g_strcmp0 (words, yc_paragraph_get_text (self->look_text)) != 0)
    yc_announce (GTK_WIDGET (self), words, YC_NEWS);
  /* whoever comes back hears whose turn it is */
  g_clear_pointer (&self->turn_told, g_free);
  yc_paragraph_set_text (self->look_text, words);
  yc_log_view_show_event (self->log, (guint) event);
}

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
