/* session-record.c: what is written, stored, read back and then applied. */

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

static gboolean
is_recordable (YcSession *self, const YcPlay *play, GError **error)
{
  YcRuling ruling;
  if (self->read_only) {
    g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_READ_ONLY,
                         _ ("This session is only shown here and cannot be continued."));
    return FALSE;
  }
  yc_timeline_judge (self->timeline, play, &ruling);
  if (ruling.verdict != YC_ILLEGAL || (play->let_stand && !ruling.refused))
    return TRUE;
  const YcReason *first = yc_ruling_first (&ruling);
  g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_ILLEGAL,
                       yc_words_rule (yc_record_game (self->record), first->rule));
  return FALSE;
}

/* The canonical line as it goes into the journal; read once more, so that what is stored can be
 * read for certain. NULL if not. */
static char *
line_to_store (YcSession *self, const YcPlay *play, GError **error)
{
  g_autofree char *time = local_time ();
  YcPlay timed = *play;
  YcError why;
  if (timed.when.length == 0)
    timed.when = (YcText){ .start = time, .length = strlen (time) };
  char *line = yc_session_write_play (self, &timed);
  YcPlay again;
  if (yc_record_read_play (self->record, line, strlen (line), &again, &why))
    return line;
  yc_set_read_error (error, &why);
  g_free (line);
  return NULL;
}

static gboolean
store_line (YcSession *self, guint event, const char *line, GError **error)
{
  g_autoptr (GError) failure = NULL;
  if (!self->store || yc_store_append (self->store, event, line, &failure))
    return TRUE;
  g_signal_emit_by_name (self, "store-failed", failure);
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Which entries stand differently after `verb`: one, or all after an amend. */
static void
touch_entries (YcSession *self, const YcPlay *play, guint target)
{
  if (play->verb != YC_AMEND) {
    if (target)
      yc_session_touch_entry (self, target);
    return;
  }
  for (guint event = 1; event < self->entries->len; event++)
    yc_session_touch_entry (self, event);
}

guint
yc_session_edit_target (const YcTimeline *timeline, const YcPlay *play)
{
  if (play->verb == YC_UNDO)
    return yc_timeline_undo_target (timeline);
  return play->verb == YC_REDO ? yc_timeline_redo_target (timeline) : 0;
}

/* Takes in a line that is on disk: the record reads it, the fold applies it, the list shows it. */
static guint
apply_line (YcSession *self, const char *line, const YcPlay *play, GError **error)
{
  const gboolean was_over = yc_session_is_over (self);
  const guint target = yc_session_edit_target (self->timeline, play);
  const YcPosition before = *yc_session_get_position (self);
  YcError why;
  const guint event = yc_record_append (self->record, line, strlen (line), &why);
  if (!event) {
    yc_set_read_error (error, &why);
    return 0;
  }
  yc_timeline_follow (self->timeline, event);
  g_ptr_array_add (self->entries, NULL);
  yc_entry_tell (yc_session_get_entry (self, event), &before, target);
  touch_entries (self, play, target);
  g_list_model_items_changed (G_LIST_MODEL (self), event - 1, 0, 1);
  if (self->store && yc_session_is_over (self) != was_over)
    yc_session_tell_outcome (self);
  yc_session_show_event (self, event, was_over);
  return event;
}

guint
yc_session_record_play (YcSession *self, const YcPlay *play, GError **error)
{
  if (!is_recordable (self, play, error))
    return 0;
  g_autofree char *line = line_to_store (self, play, error);
  const guint event = yc_session_get_n_events (self) + 1;
  if (!line || !store_line (self, event, line, error))
    return 0;
  return apply_line (self, line, play, error);
}

guint
yc_session_record (YcSession *self, const char *line, GError **error)
{
  YcPlay play;
  if (!yc_session_read_play (self, line, &play, error))
    return 0;
  return yc_session_record_play (self, &play, error);
}

/* Records a statement put together here; takes it over. */
static guint
record_own (YcSession *self, char *statement, GError **error)
{
  g_autofree char *line = statement;
  return yc_session_record (self, line, error);
}

guint
yc_session_let_stand (YcSession *self, const char *line, const char *reason, GError **error)
{
  if (!reason || !*reason)
    return record_own (self, g_strdup_printf ("%s !", line), error);
  g_autofree char *quoted = yc_text_quote (reason);
  return record_own (self, g_strdup_printf ("%s ! %s", line, quoted), error);
}

guint
yc_session_undo (YcSession *self, GError **error)
{
  return yc_session_record (self, "table undo", error);
}

guint
yc_session_redo (YcSession *self, GError **error)
{
  return yc_session_record (self, "table redo", error);
}

gboolean
yc_session_can_undo (YcSession *self)
{
  return !self->read_only && yc_timeline_undo_target (self->timeline) != 0;
}

gboolean
yc_session_can_redo (YcSession *self)
{
  return !self->read_only && yc_timeline_redo_target (self->timeline) != 0;
}

guint
yc_session_amend (YcSession *self, guint event, const char *line, GError **error)
{
  const char *really = line ? line : "nothing";
  return record_own (self, g_strdup_printf ("table amend %u %s", event, really), error);
}

guint
yc_session_note (YcSession *self, const char *text, GError **error)
{
  g_autofree char *quoted = yc_text_quote (text);
  return record_own (self, g_strdup_printf ("table note %s", quoted), error);
}

guint
yc_session_pause (YcSession *self, GError **error)
{
  return yc_session_record (self, "table pause", error);
}

guint
yc_session_resume (YcSession *self, GError **error)
{
  return yc_session_record (self, "table resume", error);
}

char *
yc_session_quote (const char *text)
{
  return yc_text_quote (text);
}
