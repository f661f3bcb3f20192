/* session-record.c: what is written, read back, judged, stored and then applied. */

#include "yc-config.h"

#include "session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "read-error.h"
#include "text.h"
#include "words.h"

/* The local time with its offset, to the second, as the record writes it. */
static char *
local_time (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");
}

/* What is said about a game, or was seen at its end, changes nothing that was played. */
static gboolean
is_said_when_all_is_over (const YcPlay *play)
{
  return play->verb == YC_NOTE || play->verb == YC_DISPUTE || play->verb == YC_SETTLE
         || (play->verb >= YC_TELL && play->verb < YC_TELL_TURN);
}

static gboolean
is_writable (YcSession *self, const YcPlay *play, GError **error)
{
  if (self->read_only)
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_READ_ONLY,
                         _ ("This session is only shown here and cannot be continued."));
  else if (yc_session_is_closed (self) && !is_said_when_all_is_over (play))
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_CLOSED,
                         _ ("The game is over. To change it, reopen it first."));
  else
    return TRUE;
  return FALSE;
}

/* The canonical line as it goes into the store, with its time. */
static char *
line_to_store (YcSession *self, const YcPlay *play)
{
  g_autofree char *time = play->when.length == 0 ? local_time () : NULL;
  YcPlay timed = *play;
  if (time)
    timed.when = (YcText){ .start = time, .length = strlen (time) };
  return yc_session_write_play (self, &timed);
}

/* Plays that are not field for field the same may still be written the same. */
static gboolean
says_the_same (YcSession *self, const YcPlay *play, const YcPlay *again)
{
  if (yc_play_says (play, again))
    return TRUE;
  YcPlay untimed = *again;
  if (play->when.length == 0)
    untimed.when.length = 0;
  g_autofree char *meant = yc_session_write_play (self, play);
  g_autofree char *read = yc_session_write_play (self, &untimed);
  return strcmp (meant, read) == 0;
}

/* Reads back what was written of `play`: what is stored can be read, and says what was meant. */
static gboolean
read_back (YcSession *self, const YcPlay *play, const char *line, YcPlay *again, GError **error)
{
  YcError why;
  if (!yc_record_read_play (self->record, line, strlen (line), again, &why)
      || !yc_record_has_room (self->record, strlen (line), &why)) {
    yc_set_read_error (error, &why);
    return FALSE;
  }
  if (says_the_same (self, play, again))
    return TRUE;
  g_set_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE,
               /* Translators: a statement of the record */
               _ ("“%s” does not say what was meant; nothing was recorded."), line);
  return FALSE;
}

static gboolean
judge (YcSession *self, const YcPlay *play, YcRuling *ruling, GError **error)
{
  yc_timeline_judge (self->timeline, play, ruling);
  if (ruling->verdict != YC_ILLEGAL || (play->let_stand && !ruling->refused))
    return TRUE;
  g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_ILLEGAL,
                       yc_words_rule (yc_session_get_game (self), yc_ruling_first (ruling)->rule));
  return FALSE;
}

static gboolean
store_line (YcSession *self, const char *line, GError **error)
{
  g_autoptr (GError) failure = NULL;
  const guint event = yc_session_get_n_events (self) + 1;
  if (!self->store || yc_store_append (self->store, event, line, &failure))
    return TRUE;
  g_signal_emit_by_name (self, "store-failed", failure);
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Takes in a line that is on disk, as it was read and judged. */
static guint
take_in (YcSession *self, const char *line, const YcPlay *play, const YcRuling *ruling)
{
  const gboolean was_over = yc_session_is_over (self);
  const guint event = yc_record_keep (self->record, line, strlen (line), play);
  yc_timeline_take (self->timeline, play, ruling);
  const gboolean is_listed
    = play->verb == YC_DISPUTE || play->verb == YC_SETTLE || play->verb == YC_HEAD;
  /* what is noted about a game that is over must not have the list take it for a running one */
  if (self->store && (is_listed || was_over || yc_session_is_over (self)))
    yc_session_tell_outcome (self);
  g_signal_emit_by_name (self, "appended", event);
  if (play->verb == YC_HEAD)
    yc_session_set_up_again (self);
  return event;
}

guint
yc_session_record_play (YcSession *self, const YcPlay *play, GError **error)
{
  YcPlay again;
  YcRuling ruling;
  if (!is_writable (self, play, error))
    return 0;
  g_autofree char *line = line_to_store (self, play);
  if (!read_back (self, play, line, &again, error) || !judge (self, &again, &ruling, error)
      || !store_line (self, line, error))
    return 0;
  return take_in (self, line, &again, &ruling);
}

guint
yc_session_record (YcSession *self, const char *line, GError **error)
{
  YcPlay play;
  if (!yc_session_read_play (self, line, &play, error))
    return 0;
  return yc_session_record_play (self, &play, error);
}

static YcText
borrow (const char *text)
{
  return (YcText){ .start = text, .length = text ? strlen (text) : 0 };
}

guint
yc_session_let_stand (YcSession *self, const YcPlay *play, const char *reason, GError **error)
{
  g_autofree char *quoted = reason && *reason ? yc_text_quote (reason) : NULL;
  YcPlay held = *play;
  yc_play_let_stand (&held, borrow (quoted));
  return yc_session_record_play (self, &held, error);
}

void
yc_session_join_last (YcSession *self)
{
  const guint event = yc_session_get_n_events (self);
  if (!self->joined)
    self->joined = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (self->joined, event);
}

static gboolean
is_joined (YcSession *self, guint event)
{
  for (guint i = 0; self->joined && i < self->joined->len; i++)
    if (g_array_index (self->joined, guint, i) == event)
      return TRUE;
  return FALSE;
}

guint
yc_session_undo (YcSession *self, GError **error)
{
  const YcPlay play = yc_play_undo ();
  gboolean more;
  guint event;
  do {
    more = is_joined (self, yc_timeline_undo_target (self->timeline));
    event = yc_session_record_play (self, &play, error);
  } while (more && event > 0);
  return event;
}

guint
yc_session_redo (YcSession *self, GError **error)
{
  const YcPlay play = yc_play_redo ();
  guint event;
  do
    event = yc_session_record_play (self, &play, error);
  while (event > 0 && is_joined (self, yc_timeline_redo_target (self->timeline)));
  return event;
}

guint
yc_session_amend_play (YcSession *self, guint event, const YcPlay *really, GError **error)
{
  YcPlay untimed = really ? *really : (YcPlay){ 0 };
  untimed.when.length = 0;
  g_autofree char *line = really ? yc_session_write_play (self, &untimed) : NULL;
  const YcPlay play = yc_play_amend (event, borrow (line));
  return yc_session_record_play (self, &play, error);
}

guint
yc_session_amend (YcSession *self, guint event, const char *line, GError **error)
{
  YcPlay really;
  if (line && !yc_session_read_play (self, line, &really, error))
    return 0;
  return yc_session_amend_play (self, event, line ? &really : NULL, error);
}

guint
yc_session_correct_head (YcSession *self, const char *line, GError **error)
{
  const YcPlay play = yc_play_head (borrow (line));
  return yc_session_record_play (self, &play, error);
}

static char *
place_of (YcSession *self)
{
  return yc_text_plain (yc_record_head (self->record, YC_HEAD_LOCATION));
}

gboolean
yc_session_correct_set_up (YcSession *self, const char *const *lines, GError **error)
{
  g_autofree char *before = place_of (self);
  for (guint i = 0; lines[i]; i++)
    if (yc_session_correct_head (self, lines[i], error) == 0)
      return FALSE;
  g_autofree char *place = place_of (self);
  return !self->store || g_str_equal (place, before)
         || yc_store_tell_place (self->store, place, error);
}

guint
yc_session_note (YcSession *self, const char *text, GError **error)
{
  g_autofree char *quoted = yc_text_quote (text);
  const YcPlay play = yc_play_note (borrow (quoted));
  return yc_session_record_play (self, &play, error);
}

guint
yc_session_note_at (YcSession *self, guint event, const char *text, GError **error)
{
  g_autofree char *quoted = text && *text ? yc_text_quote (text) : NULL;
  const YcPlay play = yc_play_note_at (event, borrow (quoted));
  return yc_session_record_play (self, &play, error);
}

guint
yc_session_dispute (YcSession *self, guint actor, guint event, const char *why, GError **error)
{
  g_autofree char *quoted = why && *why ? yc_text_quote (why) : NULL;
  const YcPlay play = yc_play_dispute (actor, event, borrow (quoted));
  return yc_session_record_play (self, &play, error);
}

guint
yc_session_settle (YcSession *self,
                   guint event,
                   YcDisputeState decision,
                   YcScope scope,
                   const char *why,
                   GError **error)
{
  g_autofree char *quoted = why && *why ? yc_text_quote (why) : NULL;
  const YcPlay play = yc_play_settle (event, decision, scope, borrow (quoted));
  return yc_session_record_play (self, &play, error);
}

guint
yc_session_pause (YcSession *self, GError **error)
{
  const YcPlay play = yc_play_begin (YC_PAUSE, YC_TABLE);
  return yc_session_record_play (self, &play, error);
}

guint
yc_session_resume (YcSession *self, GError **error)
{
  const YcPlay play = yc_play_begin (YC_RESUME, YC_TABLE);
  return yc_session_record_play (self, &play, error);
}

guint
yc_session_keep (YcSession *self, gboolean score, GError **error)
{
  YcPlay play = yc_play_begin (YC_KEEP, YC_TABLE);
  play.number = score;
  return yc_session_record_play (self, &play, error);
}

char *
yc_session_quote (const char *text)
{
  return yc_text_quote (text);
}
