/* table-score.c: see table-score.h. */

#include "table-score.h"

#include "announce.h"
#include "taps.h"
#include "words.h"

#include <glib/gi18n.h>

#define TURNS_WITHOUT_ANSWERS 3

static int
n_seats (YcTablePage *self)
{
  return yc_session_get_setup (self->session)->n_seats;
}

/* ---- Recording ---- */

/* What was tapped stands on the disk before it stands in the record. */
static void
keep_taps (YcTablePage *self)
{
  g_autoptr (GArray) plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  YcPlay play;

  for (int seat = 0; seat < n_seats (self); seat++)
    if (yc_score_view_get_play (self->score, seat, &play))
      g_array_append_val (plays, play);
  yc_taps_keep (self->session, plays);
}

/* What was tapped before the program was torn away. */
static void
recall_taps (YcTablePage *self)
{
  g_autoptr (GArray) plays = yc_taps_recall (self->session);

  for (guint i = 0; i < plays->len; i++)
    yc_score_view_gather (self->score, &g_array_index (plays, YcPlay, i));
}

/* What was tapped of everybody, a statement of each. */
static gboolean
record_taps (YcTablePage *self)
{
  YcPlay play;

  yc_score_view_take_typed (self->score);
  for (int seat = 0; seat < n_seats (self); seat++) {
    if (!yc_score_view_get_play (self->score, seat, &play))
      continue;
    if (!yc_table_page_record (self, &play))
      return FALSE;
    yc_score_view_forget (self->score, seat);
    keep_taps (self);
  }
  yc_table_score_show (self);
  return TRUE;
}

static int
next_seat (YcTablePage *self)
{
  return (yc_session_get_active_seat (self->session) + 1) % n_seats (self);
}

void
yc_table_score_next (YcTablePage *self)
{
  YcPlay play = yc_play_begin (YC_TELL_TURN, YC_TABLE);

  if (!record_taps (self) || n_seats (self) == 1 || yc_session_is_over (self->session))
    return;
  play.target_color = (guint8) yc_session_get_setup (self->session)->seats[next_seat (self)].color;
  yc_table_page_record (self, &play);
}

void
yc_table_score_finish (YcTablePage *self)
{
  if (record_taps (self) && !yc_session_is_over (self->session))
    self->game->end_alone (self);
}

static void
keep (YcTablePage *self, gboolean score)
{
  g_autoptr (GError) error = NULL;
  guint event;

  gtk_widget_set_visible (self->score_offer, FALSE);
  if (!record_taps (self))
    return;
  event = yc_session_keep (self->session, score, &error);
  yc_table_page_said (self, event, error);
}

void
yc_table_score_keep (YcTablePage *self)
{
  keep (self, TRUE);
}

void
yc_table_score_keep_plays (YcTablePage *self)
{
  keep (self, FALSE);
}

/* ---- Showing ---- */

/* A line of each player. */
static char *
words_of_taps (YcTablePage *self)
{
  const YcRecord *record = yc_session_get_record (self->session);
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  YcPlay play;

  for (int seat = 0; seat < n_seats (self); seat++)
    if (yc_score_view_get_play (self->score, seat, &play)) {
      g_autofree char *line
        = yc_words_entry (record, yc_session_get_position (self->session), &play);

      g_strv_builder_add (lines, line);
    }
  all = g_strv_builder_end (lines);
  return all[0] != NULL ? g_strjoinv ("\n", all) : g_strdup (_ ("Tap what this turn changed."));
}

static void
show_bar (YcTablePage *self)
{
  g_autofree char *words = words_of_taps (self);
  g_autofree char *player
    = yc_words_player (yc_session_get_setup (self->session), next_seat (self));
  /* Translators: %s is the next player */
  g_autofree char *next = g_strdup_printf (_ ("Next: %s"), player);

  yc_paragraph_set_text (self->score_words, words);
  gtk_button_set_label (self->score_next, n_seats (self) == 1 ? _ ("Record") : next);
  gtk_widget_set_visible (self->score_finish, n_seats (self) == 1 && self->game->end_alone != NULL);
}

void
yc_table_score_show (YcTablePage *self)
{
  const gboolean shown = yc_table_score_is_shown (self);
  const gboolean counting
    = shown && yc_table_page_is_playing (self) && !yc_session_is_read_only (self->session);

  gtk_widget_set_visible (GTK_WIDGET (self->score), shown);
  gtk_widget_set_visible (GTK_WIDGET (self->board_area), !shown);
  gtk_widget_set_visible (GTK_WIDGET (self->under_board), !shown);
  gtk_widget_set_visible (GTK_WIDGET (self->under_players), !shown);
  gtk_widget_set_visible (GTK_WIDGET (self->board_top), !shown && self->game->top_of != NULL);
  gtk_widget_set_visible (self->score_bar, counting);
  if (!shown)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->bar), FALSE);
  yc_score_view_show (self->score, counting);
  show_bar (self);
}

static void
tapped (YcTablePage *self)
{
  g_autofree char *words = words_of_taps (self);

  keep_taps (self);
  yc_announce (GTK_WIDGET (self), words, YC_CALM);
  show_bar (self);
}

/* Nothing that was tapped or typed is lost when somebody leaves the table. */
static void
left (YcTablePage *self)
{
  if (!yc_table_score_is_shown (self))
    return;
  yc_score_view_take_typed (self->score);
  if (yc_score_view_is_pending (self->score))
    record_taps (self);
}

void
yc_table_score_connect (YcTablePage *self)
{
  self->score_serves = yc_score_view_serves (yc_session_get_game (self->session));
  if (!self->score_serves)
    return;
  yc_score_view_set_view (self->score, self->view);
  recall_taps (self);
  g_signal_connect_object (self->score, "changed", G_CALLBACK (tapped), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->score, "refused", G_CALLBACK (yc_table_page_say), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "unmap", G_CALLBACK (left), NULL);
}

/* ---- The offer ---- */

void
yc_table_score_answered (YcTablePage *self, gboolean answered)
{
  const char *offer = _ ("For three turns nobody has told what was turned up. Keep only the score "
                         "from here on?");
  const int seat = yc_session_get_active_seat (self->session);

  if (answered) {
    self->unanswered = 0;
    return;
  }
  /* more than one question of a turn */
  if (self->unanswered > 0 && self->unanswered_seat == seat && n_seats (self) > 1)
    return;
  self->unanswered_seat = seat;
  if (++self->unanswered != TURNS_WITHOUT_ANSWERS || !self->score_serves)
    return;
  yc_paragraph_set_text (self->score_offer_text, offer);
  gtk_widget_set_visible (self->score_offer, TRUE);
  yc_announce (self->score_offer, offer, YC_NEWS);
}

void
yc_table_score_leave_offer (YcTablePage *self)
{
  gtk_widget_set_visible (self->score_offer, FALSE);
}
