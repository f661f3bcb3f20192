/* entry.c: one event of a session as an object. */

#include "entry.h"

#include "session-private.h"
#include "text.h"
#include "words.h"

#include <string.h>

struct _YcEntry {
  GObject parent_instance;

  YcSession *session; /* borrowed; NULL once the session is gone */
  guint event;
  YcVerb verb;
  guint8 actor;
  gboolean flagged;
  char *text;
  char *time;
  char *sentence; /* NULL until asked for */
};

enum {
  PROP_0,
  PROP_EVENT,
  PROP_TEXT,
  PROP_SENTENCE,
  PROP_STAND,
  PROP_VERDICT,
  PROP_FLAGGED,
  PROP_VOID,
  PROP_AMENDED,
  PROP_TIME,
  PROP_KIND,
  PROP_ACTOR,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

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
  g_free (self->time);
  g_free (self->sentence);
  G_OBJECT_CLASS (yc_entry_parent_class)->finalize (object);
}

static void
yc_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  YcEntry *self = YC_ENTRY (object);
  switch (id) {
  case PROP_EVENT:
    g_value_set_uint (value, self->event);
    break;
  case PROP_TEXT:
    g_value_set_string (value, self->text);
    break;
  case PROP_SENTENCE:
    g_value_set_string (value, yc_entry_get_sentence (self));
    break;
  case PROP_STAND:
    g_value_set_int (value, (int) yc_entry_get_stand (self));
    break;
  case PROP_VERDICT:
    g_value_set_int (value, (int) yc_entry_get_verdict (self));
    break;
  case PROP_FLAGGED:
    g_value_set_boolean (value, self->flagged);
    break;
  case PROP_VOID:
    g_value_set_boolean (value, yc_entry_get_void (self));
    break;
  case PROP_AMENDED:
    g_value_set_boolean (value, yc_entry_get_amended (self));
    break;
  case PROP_TIME:
    g_value_set_string (value, self->time);
    break;
  case PROP_KIND:
    g_value_set_int (value, (int) yc_entry_get_kind (self));
    break;
  case PROP_ACTOR:
    g_value_set_uint (value, self->actor);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
yc_entry_class_init (YcEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;
  object_class->finalize = yc_entry_finalize;
  object_class->get_property = yc_entry_get_property;

  props[PROP_EVENT] = g_param_spec_uint ("event", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, "", flags);
  props[PROP_SENTENCE] = g_param_spec_string ("sentence", NULL, NULL, "", flags);
  props[PROP_STAND] = g_param_spec_int ("stand", NULL, NULL, YC_STANDS, YC_NOTHING, 0, flags);
  props[PROP_VERDICT] = g_param_spec_int ("verdict", NULL, NULL, YC_LEGAL, YC_ILLEGAL, 0, flags);
  props[PROP_FLAGGED] = g_param_spec_boolean ("flagged", NULL, NULL, FALSE, flags);
  props[PROP_VOID] = g_param_spec_boolean ("void", NULL, NULL, FALSE, flags);
  props[PROP_AMENDED] = g_param_spec_boolean ("amended", NULL, NULL, FALSE, flags);
  props[PROP_TIME] = g_param_spec_string ("time", NULL, NULL, "", flags);
  props[PROP_KIND] = g_param_spec_int ("kind", NULL, NULL, YC_ENTRY_PLAY, YC_ENTRY_NOTE, 0, flags);
  props[PROP_ACTOR] = g_param_spec_uint ("actor", NULL, NULL, 0, YC_TABLE, YC_TABLE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

YcEntry *
yc_entry_new (YcSession *session, guint event)
{
  YcEntry *self = g_object_new (YC_TYPE_ENTRY, NULL);
  YcPlay play;
  yc_record_event (session->record, event, &play);
  self->session = session;
  self->event = event;
  self->verb = play.verb;
  self->actor = play.actor;
  self->flagged = play.let_stand;
  self->time = yc_text_plain (play.when);
  play.when.length = 0;
  self->text = yc_session_write_play (session, &play);
  return self;
}

void
yc_entry_orphan (YcEntry *self)
{
  self->session = NULL;
}

void
yc_entry_touch (YcEntry *self)
{
  GObject *object = G_OBJECT (self);
  g_clear_pointer (&self->sentence, g_free);
  g_object_freeze_notify (object);
  g_object_notify_by_pspec (object, props[PROP_STAND]);
  g_object_notify_by_pspec (object, props[PROP_VERDICT]);
  g_object_notify_by_pspec (object, props[PROP_VOID]);
  g_object_notify_by_pspec (object, props[PROP_AMENDED]);
  g_object_notify_by_pspec (object, props[PROP_SENTENCE]);
  g_object_thaw_notify (object);
}

/* The play as it stands; of one that never happened, as it was written. */
static void
read_play (YcEntry *self, YcPlay *play)
{
  if (yc_entry_get_stand (self) == YC_NOTHING)
    yc_record_event (self->session->record, self->event, play);
  else
    yc_timeline_play (self->session->timeline, self->event, play);
}

void
yc_entry_tell (YcEntry *self, const YcPosition *before, guint target)
{
  const gboolean refused = yc_entry_get_stand (self) == YC_REFUSED;
  g_autofree char *amendment = NULL;
  YcPlay play;
  read_play (self, &play);
  yc_session_hide_secrets (self->session, &play);
  if (play.verb == YC_AMEND) {
    amendment = yc_session_open_amendment (self->session, &play);
    play.amended = (YcText){ .start = amendment, .length = strlen (amendment) };
  }
  g_free (self->sentence);
  self->sentence = target ? yc_words_edit ((YcVerb) play.verb, target)
                          : yc_words_entry (self->session->record, refused ? NULL : before, &play);
}

/* The same later, from what the record says of the time before. */
static void
recall (YcEntry *self)
{
  YcTimeline *timeline = self->session->timeline;
  yc_entry_tell (self, yc_timeline_position_after (timeline, self->event - 1),
                 yc_timeline_edited (timeline, self->event));
}

guint
yc_entry_get_event (YcEntry *self)
{
  return self->event;
}

const char *
yc_entry_get_text (YcEntry *self)
{
  return self->text;
}

char *
yc_entry_get_open_text (YcEntry *self)
{
  YcPlay play;
  if (!self->session)
    return g_strdup (self->text);
  yc_record_event (self->session->record, self->event, &play);
  play.when.length = 0;
  return yc_session_write_open_play (self->session, &play);
}

const char *
yc_entry_get_sentence (YcEntry *self)
{
  if (!self->sentence && self->session)
    recall (self);
  return self->sentence ? self->sentence : self->text;
}

YcStand
yc_entry_get_stand (YcEntry *self)
{
  return self->session ? yc_timeline_stand (self->session->timeline, self->event) : YC_STANDS;
}

const YcRuling *
yc_entry_get_ruling (YcEntry *self)
{
  return self->session ? yc_timeline_ruling (self->session->timeline, self->event) : NULL;
}

YcVerdict
yc_entry_get_verdict (YcEntry *self)
{
  const YcRuling *ruling = yc_entry_get_ruling (self);
  return ruling ? ruling->verdict : YC_LEGAL;
}

gboolean
yc_entry_get_flagged (YcEntry *self)
{
  return self->flagged;
}

gboolean
yc_entry_get_void (YcEntry *self)
{
  const YcStand stand = yc_entry_get_stand (self);
  return stand == YC_REFUSED || stand == YC_UNDONE || stand == YC_NOTHING;
}

gboolean
yc_entry_get_amended (YcEntry *self)
{
  YcPlay written, stands;
  if (!self->session)
    return FALSE;
  if (yc_entry_get_stand (self) == YC_NOTHING)
    return TRUE;
  yc_record_event (self->session->record, self->event, &written);
  yc_timeline_play (self->session->timeline, self->event, &stands);
  written.when.length = stands.when.length = 0;
  g_autofree char *was = yc_session_write_play (self->session, &written);
  g_autofree char *is = yc_session_write_play (self->session, &stands);
  return g_strcmp0 (was, is) != 0;
}

const char *
yc_entry_get_time (YcEntry *self)
{
  return self->time;
}

YcEntryKind
yc_entry_get_kind (YcEntry *self)
{
  if (yc_verb_is_move (self->verb))
    return YC_ENTRY_PLAY;
  if (yc_verb_is_fact (self->verb))
    return YC_ENTRY_FACT;
  return self->verb == YC_UNDO || self->verb == YC_REDO || self->verb == YC_AMEND ? YC_ENTRY_EDIT
                                                                                  : YC_ENTRY_NOTE;
}

guint
yc_entry_get_actor (YcEntry *self)
{
  return self->actor;
}

YcVerb
yc_entry_get_verb (YcEntry *self)
{
  return self->verb;
}
