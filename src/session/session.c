/* session.c: the session as an object: its record, what it has come to, reading and judging. */

#include "session-private.h"

#include <string.h>

#include "read-error.h"
#include "text.h"
#include "words.h"

enum { APPENDED, EXCHANGED, FORKED, STORE_FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE_WITH_CODE (YcSession,
                               yc_session,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (YC_TYPE_TEACHABLE, yc_session_teachable_init))

static void
yc_session_init (YcSession *self G_GNUC_UNUSED)
{
}

static void
yc_session_dispose (GObject *object)
{
  YcSession *self = YC_SESSION (object);
  if (self->store && !yc_store_has_told (self->store, yc_session_get_n_events (self)))
    yc_session_tell_outcome (self);
  g_clear_object (&self->collection);
  g_clear_pointer (&self->store, yc_store_free);
  G_OBJECT_CLASS (yc_session_parent_class)->dispose (object);
}

static void
yc_session_finalize (GObject *object)
{
  YcSession *self = YC_SESSION (object);
  g_clear_pointer (&self->timeline, yc_timeline_free);
  g_clear_pointer (&self->record, yc_record_free);
  g_clear_pointer (&self->forks, g_array_unref);
  g_clear_pointer (&self->joined, g_array_unref);
  g_free (self->title);
  g_free (self->uuid);
  G_OBJECT_CLASS (yc_session_parent_class)->finalize (object);
}

static void
yc_session_class_init (YcSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);
  object_class->dispose = yc_session_dispose;
  object_class->finalize = yc_session_finalize;

  signals[APPENDED] = g_signal_new ("appended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[EXCHANGED]
    = g_signal_new ("exchanged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FORKED]
    = g_signal_new ("forked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STORE_FAILED] = g_signal_new ("store-failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
}

/* ---- For the other files of this folder ------------------------------------------------------ */

YcSession *
yc_session_new_with_store (YcRecord *record, YcStore *store)
{
  YcSession *self = g_object_new (YC_TYPE_SESSION, NULL);
  self->record = record;
  self->store = store;
  self->timeline = yc_timeline_new (record, UINT32_MAX);
  self->title = yc_words_players (yc_record_setup (record));
  self->uuid = yc_text_plain (yc_record_head (record, YC_HEAD_SESSION));
  return self;
}

void
yc_session_exchange_record (YcSession *self, YcRecord *record)
{
  YcTimeline *timeline_before = self->timeline;
  YcRecord *record_before = self->record;
  self->record = record;
  self->timeline = yc_timeline_new (record, UINT32_MAX);
  if (self->store)
    yc_session_tell_outcome (self);
  g_signal_emit (self, signals[EXCHANGED], 0);
  /* not before: who is told first may show something of who has not been told yet */
  yc_timeline_free (timeline_before);
  yc_record_free (record_before);
}

void
yc_session_set_up_again (YcSession *self)
{
  g_free (self->title);
  self->title = yc_words_players (yc_record_setup (self->record));
  if (self->store)
    yc_session_tell_outcome (self);
  g_signal_emit (self, signals[EXCHANGED], 0);
}

void
yc_session_tell_outcome (YcSession *self)
{
  yc_store_tell_outcome (self->store, self->record, self->timeline);
}

/* ---- What it is ------------------------------------------------------------------------------ */

const char *
yc_session_get_uuid (YcSession *self)
{
  return self->uuid;
}

const char *
yc_session_get_title (YcSession *self)
{
  return self->title;
}

const YcRecord *
yc_session_get_record (YcSession *self)
{
  return self->record;
}

const YcSetup *
yc_session_get_setup (YcSession *self)
{
  return yc_record_setup (self->record);
}

const YcGame *
yc_session_get_game (YcSession *self)
{
  return yc_record_game (self->record);
}

YcTimeline *
yc_session_get_timeline (YcSession *self)
{
  return self->timeline;
}

guint
yc_session_get_n_events (YcSession *self)
{
  return yc_record_n_events (self->record);
}

const YcPosition *
yc_session_get_position (YcSession *self)
{
  return yc_timeline_position (self->timeline);
}

int
yc_session_get_active_seat (YcSession *self)
{
  return yc_session_get_game (self)->active_seat (yc_session_get_position (self));
}

gboolean
yc_session_is_over (YcSession *self)
{
  return yc_session_get_game (self)->is_over (yc_session_get_position (self));
}

/* Notes and arguments go on while the table pauses. */
static gboolean
is_said_in_a_pause (YcVerb verb)
{
  return verb == YC_NOTE || verb == YC_DISPUTE || verb == YC_SETTLE;
}

/* A pause lasts until its end is told. */
gboolean
yc_session_is_paused (YcSession *self)
{
  YcPlay play = { .verb = YC_NOTE };
  for (guint event = yc_session_get_n_events (self); event > 0 && is_said_in_a_pause (play.verb);
       event--)
    yc_record_event (self->record, event, &play);
  return play.verb == YC_PAUSE;
}

gboolean
yc_session_keeps_score (YcSession *self)
{
  guint event = yc_session_get_n_events (self);
  YcPlay play;
  while (event > 0 && yc_record_verb (self->record, event) != YC_KEEP)
    event--;
  if (event == 0)
    return FALSE;
  yc_record_event (self->record, event, &play);
  return play.number != 0;
}

gboolean
yc_session_is_read_only (YcSession *self)
{
  return self->read_only;
}

void
yc_session_set_read_only (YcSession *self)
{
  self->read_only = TRUE;
}

gboolean
yc_session_is_closed (YcSession *self)
{
  /* what is only tried needs no guard */
  const gboolean happened = yc_record_head (self->record, YC_HEAD_FROM).length == 0;
  return happened && !self->reopened && yc_session_is_over (self);
}

void
yc_session_reopen (YcSession *self)
{
  self->reopened = TRUE;
}

gboolean
yc_session_can_undo (YcSession *self)
{
  return !self->read_only && !yc_session_is_closed (self)
         && yc_timeline_undo_target (self->timeline) != 0;
}

gboolean
yc_session_can_redo (YcSession *self)
{
  return !self->read_only && !yc_session_is_closed (self)
         && yc_timeline_redo_target (self->timeline) != 0;
}

/* ---- Reading, writing and judging statements without recording them -------------------------- */

gboolean
yc_session_read_play (YcSession *self, const char *line, YcPlay *play, GError **error)
{
  YcError why;
  if (yc_record_read_play (self->record, line, strlen (line), play, &why))
    return TRUE;
  yc_set_read_error (error, &why);
  return FALSE;
}

gboolean
yc_session_read_said (YcSession *self, int seat, const char *line, YcPlay *play, GError **error)
{
  const YcColor speaker = yc_session_get_setup (self)->seats[seat].color;
  YcError why;
  if (yc_record_read_said (self->record, speaker, line, strlen (line), play, &why))
    return TRUE;
  yc_set_read_error (error, &why);
  return FALSE;
}

char *
yc_session_write_play (YcSession *self, const YcPlay *play)
{
  char line[YC_MAX_LINE + 1];
  yc_play_write (self->record, play, line, sizeof line);
  return g_strdup (line);
}

char *
yc_session_write_event (YcSession *self, guint event)
{
  YcPlay play;
  yc_record_event (self->record, event, &play);
  play.when.length = 0;
  return yc_session_write_play (self, &play);
}

void
yc_session_judge_play (YcSession *self, const YcPlay *play, YcRuling *ruling)
{
  yc_timeline_judge (self->timeline, play, ruling);
}
