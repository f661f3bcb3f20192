/* entry.c: one event of a session as an object. */

#include "entry-private.h"

#include <string.h>

#include "secrets.h"
#include "text.h"
#include "what-if.h"
#include "words.h"

struct _YcEntry {
  GObject parent_instance;

  const YcSight *sight; /* borrowed of the view; NULL once that is gone */
  guint event;
  YcVerb verb;
  guint8 actor;
  gboolean flagged;
  char *text;     /* NULL until asked for */
  char *sentence; /* NULL until asked for */
  /* as it was told last */
  YcStand stand;
  YcVerdict verdict;
  gboolean since;
  guint amend;
  guint disputed_by; /* the objection or settlement that counts, or 0 */
  guint noted_by;    /* the last note about it, or 0 */
  guint n_what_ifs;  /* that go on from it */
};

enum { CHANGED, RETOLD, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcEntry, yc_entry, G_TYPE_OBJECT)

static void
yc_entry_init (YcEntry *self)
{
  self->actor = YC_TABLE;
}

static void
yc_entry_finalize (GObject *object)
{
  YcEntry *self = YC_ENTRY (object);
  g_free (self->text);
  g_free (self->sentence);
  G_OBJECT_CLASS (yc_entry_parent_class)->finalize (object);
}

static void
yc_entry_class_init (YcEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_entry_finalize;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[RETOLD] = g_signal_new ("retold", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static YcSession *
session_of (YcEntry *self)
{
  return self->sight->session;
}

static YcTimeline *
timeline_of (YcEntry *self)
{
  return yc_session_get_timeline (session_of (self));
}

static const YcRecord *
record_of (YcEntry *self)
{
  return yc_session_get_record (session_of (self));
}

/* How the event stands, taken over from the timeline; TRUE if that is another way. */
static gboolean
take_over (YcEntry *self)
{
  YcTimeline *timeline = timeline_of (self);
  const YcRuling *ruling = yc_timeline_ruling (timeline, self->event);
  const YcVerdict verdict = ruling ? ruling->verdict : YC_LEGAL;
  const YcStand stand = yc_timeline_stand (timeline, self->event);
  const gboolean since = yc_timeline_is_since (timeline, self->event);
  const guint amend = yc_timeline_amended (timeline, self->event);
  YcDispute dispute;
  const gboolean disputed = yc_timeline_dispute (timeline, self->event, &dispute);
  const guint disputed_by = disputed ? MAX (dispute.objection, dispute.settlement) : 0;
  const guint n_what_ifs = yc_what_if_count (session_of (self), self->event);
  const guint noted_by = yc_record_last_note (record_of (self), self->event);

  if (stand == self->stand && verdict == self->verdict && since == self->since
      && amend == self->amend && disputed_by == self->disputed_by && noted_by == self->noted_by
      && n_what_ifs == self->n_what_ifs)
    return FALSE;
  self->stand = stand;
  self->verdict = verdict;
  self->since = since;
  self->amend = amend;
  self->disputed_by = disputed_by;
  self->noted_by = noted_by;
  self->n_what_ifs = n_what_ifs;
  return TRUE;
}

YcEntry *
yc_entry_new (const YcSight *sight, guint event)
{
  YcEntry *self = g_object_new (YC_TYPE_ENTRY, NULL);
  YcPlay play;

  self->sight = sight;
  self->event = event;
  yc_record_event (record_of (self), event, &play);
  self->verb = play.verb;
  self->actor = play.actor;
  self->flagged = play.let_stand;
  take_over (self);
  return self;
}

void
yc_entry_orphan (YcEntry *self)
{
  yc_entry_get_text (self);
  self->sight = NULL;
}

static void
tell_again (YcEntry *self, guint signal)
{
  g_clear_pointer (&self->sentence, g_free);
  g_clear_pointer (&self->text, g_free);
  g_signal_emit (self, signals[signal], 0);
}

void
yc_entry_refresh (YcEntry *self)
{
  if (take_over (self))
    tell_again (self, CHANGED);
}

void
yc_entry_readdress (YcEntry *self)
{
  take_over (self);
  tell_again (self, CHANGED);
}

void
yc_entry_retell (YcEntry *self)
{
  take_over (self);
  tell_again (self, RETOLD);
}

/* The play as it was written, without its time. */
static void
read_written (YcEntry *self, YcPlay *play)
{
  yc_record_event (record_of (self), self->event, play);
  play->when.length = 0;
}

/* The position that it was played in, for what its sentence says of that; not for a refused one. */
static const YcPosition *
find_before (YcEntry *self, YcPosition *before)
{
  if (self->stand == YC_REFUSED)
    return NULL;
  *before = *yc_timeline_position_after (timeline_of (self), self->event - 1);
  yc_secrets_hide_position (yc_session_get_setup (session_of (self)), before,
                            self->sight->audience);
  return before;
}

/* What a play really was, in a sentence where it can be read; the caller frees. */
static char *
tell_amendment (YcEntry *self, const YcPlay *amend)
{
  g_autofree char *line = yc_sight_open_amendment (self->sight, amend);
  YcPlay play;

  if (*line == '\0' || !yc_session_read_play (session_of (self), line, &play, NULL))
    return g_steal_pointer (&line);
  return yc_words_entry (record_of (self), NULL, &play);
}

/* The sentence of the play as it stands; of one that never happened, as it was written. */
static char *
tell (YcEntry *self)
{
  const guint edited = yc_timeline_edited (timeline_of (self), self->event);
  g_autofree char *amendment = NULL;
  YcPosition before;
  YcPlay play;

  if (edited)
    return yc_words_edit (self->verb, edited);
  if (yc_record_is_bookmark (record_of (self), self->event)) {
    const guint noted = yc_record_noted (record_of (self), self->event);

    return yc_words_bookmark (noted, yc_record_is_marked (record_of (self), noted, self->event));
  }
  yc_timeline_play (timeline_of (self), self->event, &play);
  yc_sight_hide_play (self->sight, &play);
  if (play.verb == YC_AMEND) {
    amendment = tell_amendment (self, &play);
    play.amended = (YcText){ .start = amendment, .length = strlen (amendment) };
  }
  return yc_words_entry (record_of (self), find_before (self, &before), &play);
}

guint
yc_entry_get_event (YcEntry *self)
{
  return self->event;
}

const char *
yc_entry_get_text (YcEntry *self)
{
  YcPlay play;

  if (!self->text && self->sight) {
    read_written (self, &play);
    self->text = yc_sight_write_play (self->sight, &play);
  }
  return self->text;
}

const char *
yc_entry_get_sentence (YcEntry *self)
{
  if (!self->sentence && self->sight)
    self->sentence = tell (self);
  return self->sentence ? self->sentence : self->text;
}

YcSession *
yc_entry_get_session (YcEntry *self)
{
  return self->sight ? session_of (self) : NULL;
}

gboolean
yc_entry_get_play (YcEntry *self, YcPlay *play)
{
  if (!self->sight || (!yc_verb_is_move (self->verb) && !yc_verb_is_fact (self->verb)))
    return FALSE;
  yc_timeline_play (timeline_of (self), self->event, play);
  yc_sight_hide_play (self->sight, play);
  return TRUE;
}

YcStand
yc_entry_get_stand (YcEntry *self)
{
  return self->stand;
}

gboolean
yc_entry_get_ruling (YcEntry *self, YcRuling *ruling)
{
  const YcRuling *kept = self->sight ? yc_timeline_ruling (timeline_of (self), self->event) : NULL;

  if (!kept)
    return FALSE;
  *ruling = *kept;
  yc_secrets_hide_ruling (yc_session_get_setup (session_of (self)), ruling, self->sight->audience);
  return TRUE;
}

YcVerdict
yc_entry_get_verdict (YcEntry *self)
{
  return self->verdict;
}

gboolean
yc_entry_get_flagged (YcEntry *self)
{
  return self->flagged;
}

gboolean
yc_entry_get_since (YcEntry *self)
{
  return self->since && self->stand == YC_ACCEPTED;
}

const char *
yc_entry_get_headline (YcEntry *self)
{
  const YcRuling *ruling
    = self->sight ? yc_timeline_ruling (timeline_of (self), self->event) : NULL;

  return ruling ? yc_words_headline (yc_session_get_game (session_of (self)), ruling) : NULL;
}

char *
yc_entry_get_why (YcEntry *self)
{
  YcRuling ruling;
  YcPosition judged;
  YcPlay play;

  if (!yc_entry_get_ruling (self, &ruling))
    return NULL;
  judged = *yc_timeline_position_judged (timeline_of (self), self->event);
  yc_secrets_hide_position (yc_session_get_setup (session_of (self)), &judged,
                            self->sight->audience);
  yc_timeline_play (timeline_of (self), self->event, &play);
  yc_sight_hide_play (self->sight, &play);
  return yc_words_reason (record_of (self), &judged, &play, yc_ruling_first (&ruling));
}

gboolean
yc_entry_get_void (YcEntry *self)
{
  return self->stand == YC_REFUSED || self->stand == YC_UNDONE || self->stand == YC_NOTHING;
}

/* An amend that says what was written changes nothing. */
gboolean
yc_entry_get_amended (YcEntry *self)
{
  YcPlay written, stands;

  if (!self->sight || self->amend == 0)
    return FALSE;
  if (self->stand == YC_NOTHING)
    return TRUE;
  read_written (self, &written);
  yc_timeline_play (timeline_of (self), self->event, &stands);
  stands.when.length = 0;
  g_autofree char *was = yc_session_write_play (session_of (self), &written);
  g_autofree char *is = yc_session_write_play (session_of (self), &stands);
  return strcmp (was, is) != 0;
}

gboolean
yc_entry_get_dispute (YcEntry *self, YcDispute *dispute)
{
  *dispute = (YcDispute){ .objector = YC_TABLE };
  return self->sight && yc_timeline_dispute (timeline_of (self), self->event, dispute);
}

gboolean
yc_entry_get_marked (YcEntry *self)
{
  return self->sight
         && yc_record_is_marked (record_of (self), self->event,
                                 yc_session_get_n_events (session_of (self)));
}

guint
yc_entry_get_n_what_ifs (YcEntry *self)
{
  return self->n_what_ifs;
}

char *
yc_entry_get_notes (YcEntry *self)
{
  char *notes = NULL;

  for (guint note = self->sight ? self->noted_by : 0; note > 0;
       note = yc_record_note_before (record_of (self), note)) {
    g_autofree char *later = notes;
    YcPlay play;

    yc_record_event (record_of (self), note, &play);
    g_autofree char *text = yc_text_plain (play.text);
    notes = *text ? g_strjoin (" · ", text, later, NULL) : g_steal_pointer (&later);
  }
  return notes;
}

YcEntryKind
yc_entry_get_kind (YcEntry *self)
{
  if (yc_verb_is_move (self->verb))
    return YC_ENTRY_PLAY;
  if (yc_verb_is_fact (self->verb))
    return YC_ENTRY_FACT;
  switch ((YcLogVerb) self->verb) {
  case YC_UNDO:
  case YC_REDO:
  case YC_AMEND:
  case YC_HEAD:
    return YC_ENTRY_EDIT;
  case YC_DISPUTE:
  case YC_SETTLE:
    return YC_ENTRY_DISPUTE;
  case YC_NOTE:
  case YC_PAUSE:
  case YC_RESUME:
  case YC_KEEP:
  default:
    return YC_ENTRY_NOTE;
  }
}

guint
yc_entry_get_actor (YcEntry *self)
{
  return self->actor;
}
