/* play-bar-record.c: what becomes of the play that is composed in the play bar, or typed: it is
 * recorded, let stand, or the judge is asked about it. */

#include "play-bar-private.h"

#include "grammar.h"
#include "words.h"
#include "widgets/focus.h"

#include <glib/gi18n.h>

static void
go_on_with_keys (YcPlayBar *self)
{
  if (self->typed || !gtk_widget_activate_action (GTK_WIDGET (self), "table.focus-board", NULL))
    yc_play_bar_focus_entry (self);
}

/* What had the focus goes away with the wish; the keyboard goes on where it was, or in the entry
 * with who typed, or where single keys are heard. */
static void
keep_focus (YcPlayBar *self)
{
  GtkWidget *back = self->back;

  g_clear_weak_pointer (&self->back);
  if (yc_focus_in (GTK_WIDGET (self->composed)) == NULL && yc_focus_in (self->anyway_area) == NULL)
    return;
  if (back == NULL || !gtk_widget_get_mapped (back) || !gtk_widget_grab_focus (back))
    go_on_with_keys (self);
}

/* The first play of a turn ends the one before: both are one act. */
static guint
record_both (YcPlayBar *self, gboolean anyway, const char *reason, GError **error)
{
  YcPlay end;
  const gboolean ends = yc_composer_ends_turn (self->wish, &end);

  if (ends && yc_session_record_play (self->session, &end, error) == 0)
    return 0;
  const YcPlay *play = yc_composer_get_play (self->wish);
  const guint event = anyway ? yc_session_let_stand (self->session, play, reason, error)
                             : yc_session_record_play (self->session, play, error);
  if (ends && event > 0)
    yc_session_join_last (self->session);
  return event;
}

static guint
record_wish (YcPlayBar *self, gboolean anyway, const char *reason, GError **error)
{
  self->recording = TRUE;
  yc_view_hold (self->view);
  const guint event = record_both (self, anyway, reason, error);
  yc_view_release (self->view);
  self->recording = FALSE;
  return event;
}

static gboolean
take_over (YcPlayBar *self, guint event, const GError *error)
{
  if (event == 0) {
    /* the session itself says what could not be stored */
    if (error->domain == YC_SESSION_ERROR)
      g_signal_emit_by_name (self, "failed", error->message);
    return FALSE;
  }
  keep_focus (self);
  yc_composer_clear (self->wish);
  yc_play_entry_clear (self->entry);
  return TRUE;
}

/* FALSE if it was not. */
static gboolean
recorded (YcPlayBar *self, guint event, const GError *error)
{
  const gboolean taken = take_over (self, event, error);

  if (self->moved)
    yc_play_bar_position_changed (self);
  return taken;
}

/* What is composed and legal is taken as said by who goes on to the end of the turn, or to what
 * only the next player can do. */
static gboolean
goes_on_to (YcPlayBar *self, YcVerb verb)
{
  const YcPlay *play = yc_composer_get_play (self->wish);
  YcPlay end;

  if (!self->runs_on || yc_composer_ends_turn (self->wish, &end) || self->judging != YC_PLAYING
      || !yc_composer_is_legal (self->wish) || play->verb == verb || play->verb == YC_END)
    return FALSE;
  const YcPlay instead = yc_play_begin (verb, play->actor);
  return verb == YC_END || !yc_composer_allows (self->wish, &instead);
}

static void
say_why_not (YcPlayBar *self, const YcPlay *play, const YcRuling *ruling)
{
  g_autofree char *why
    = yc_words_reason (yc_session_get_record (self->session),
                       yc_session_get_position (self->session), play, yc_ruling_first (ruling));

  g_signal_emit_by_name (self, "failed", why);
}

/* What is asked is nobody's play: it is only composed. */
static void
ask_typed (YcPlayBar *self, const YcPlay *play)
{
  const int seat = yc_session_get_setup (self->session)->seat_of_color[play->actor % YC_COLORS];

  if (!yc_verb_is_move ((YcVerb) play->verb)) {
    g_signal_emit_by_name (self, "failed", _ ("The judge is asked about the plays of players."));
    return;
  }
  if (seat >= 0)
    g_signal_emit_by_name (self, "seat-asked", seat);
  /* what the entry said goes with what was typed; the answer stays to be heard */
  yc_play_entry_clear (self->entry);
  yc_composer_set_play (self->wish, play);
}

gboolean
yc_play_bar_record (YcPlayBar *self)
{
  g_autoptr (GError) error = NULL;

  if (self->wish == NULL || self->judging != YC_PLAYING || yc_composer_is_empty (self->wish)
      || yc_composer_get_ruling (self->wish)->verdict == YC_ILLEGAL)
    return FALSE;
  guint event = record_wish (self, FALSE, NULL, &error);
  return recorded (self, event, error);
}

void
yc_play_bar_let_stand (YcPlayBar *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->anyway_reason)));
  guint event = record_wish (self, TRUE, reason, &error);

  recorded (self, event, error);
}

gboolean
yc_play_bar_go_on (YcPlayBar *self, YcVerb verb)
{
  return self->wish == NULL || !goes_on_to (self, verb) || yc_play_bar_record (self);
}

void
yc_play_bar_record_verb (YcPlayBar *self, YcVerb verb)
{
  YcPlay end;

  if (self->wish == NULL || !yc_play_bar_go_on (self, verb))
    return;
  yc_composer_choose_verb (self->wish, verb);
  /* a turn in which more could be played is not ended with a click too many */
  if (!yc_composer_ends_turn (self->wish, &end) || yc_composer_has_only (self->wish, YC_END))
    yc_play_bar_record (self);
  else if (yc_focus_in (GTK_WIDGET (self)) != NULL)
    yc_play_bar_focus_record (self, NULL);
}

gboolean
yc_play_bar_compose (YcPlayBar *self, const YcPlay *play)
{
  if (yc_composer_goes_on (self->wish, YC_POINT_CARD, play->target) && !yc_play_bar_record (self))
    return FALSE;
  yc_composer_set_play (self->wish, play);
  return TRUE;
}

void
yc_play_bar_take (YcPlayBar *self, const YcPlay *play)
{
  const gboolean had_focus = yc_focus_in (GTK_WIDGET (self->at_hand)) != NULL;

  /* the button had the focus, and is gone */
  if (yc_play_bar_compose (self, play) && yc_play_bar_record (self) && had_focus)
    go_on_with_keys (self);
}

void
yc_play_bar_typed (YcPlayBar *self, const YcPlay *play)
{
  g_autoptr (GError) error = NULL;
  YcRuling ruling;

  if (self->judging != YC_PLAYING) {
    ask_typed (self, play);
    return;
  }
  yc_view_judge_play (self->view, play, &ruling);
  if (ruling.verdict == YC_ILLEGAL && !play->let_stand) {
    if (!yc_verb_is_move ((YcVerb) play->verb)) {
      say_why_not (self, play, &ruling);
      return;
    }
    yc_composer_set_play (self->wish, play);
    self->typed = TRUE;
    /* legal, if it ends the turn of another */
    yc_play_bar_record (self);
    return;
  }
  self->recording = TRUE;
  guint event = yc_session_record_play (self->session, play, &error);
  self->recording = FALSE;
  recorded (self, event, error);
}
