/* stubs.c: answers nothing until the layers below are there. */

#include "entry.h"
#include "session.h"
#include "state-json.h"
#include "words.h"

struct _YcEntry {
  GObject parent;
};
struct _YcSession {
  GObject parent;
};
G_DEFINE_FINAL_TYPE (YcEntry, yc_entry, G_TYPE_OBJECT)
static void
yc_entry_init (YcEntry *self)
{
  (void) self;
}
static void
yc_entry_class_init (YcEntryClass *klass)
{
  (void) klass;
}
G_DEFINE_FINAL_TYPE (YcSession, yc_session, G_TYPE_OBJECT)
static void
yc_session_init (YcSession *self)
{
  (void) self;
}
static void
yc_session_class_init (YcSessionClass *klass)
{
  (void) klass;
}
G_DEFINE_QUARK (yc - session - error - quark, yc_session_error)
guint
yc_entry_get_event (YcEntry *self)
{
  (void) self;
  return 0;
}

const char *
yc_entry_get_text (YcEntry *self)
{
  (void) self;
  return "";
}

const char *
yc_entry_get_sentence (YcEntry *self)
{
  (void) self;
  return "";
}

YcStand
yc_entry_get_stand (YcEntry *self)
{
  (void) self;
  return 0;
}

YcVerdict
yc_entry_get_verdict (YcEntry *self)
{
  (void) self;
  return 0;
}

const YcRuling *
yc_entry_get_ruling (YcEntry *self)
{
  (void) self;
  return NULL;
}

gboolean
yc_entry_get_flagged (YcEntry *self)
{
  (void) self;
  return 0;
}

gboolean
yc_entry_get_void (YcEntry *self)
{
  (void) self;
  return 0;
}

gboolean
yc_entry_get_amended (YcEntry *self)
{
  (void) self;
  return 0;
}

const char *
yc_entry_get_time (YcEntry *self)
{
  (void) self;
  return "";
}

YcEntryKind
yc_entry_get_kind (YcEntry *self)
{
  (void) self;
  return 0;
}

guint
yc_entry_get_actor (YcEntry *self)
{
  (void) self;
  return 0;
}

YcVerb
yc_entry_get_verb (YcEntry *self)
{
  (void) self;
  return 0;
}

YcSession *
yc_session_begin (YcDatabase *database, const char *head, GError **error)
{
  (void) database;
  (void) head;
  (void) error;
  return NULL;
}

YcSession *
yc_session_open (YcDatabase *database, const char *uuid, GError **error)
{
  (void) database;
  (void) uuid;
  (void) error;
  return NULL;
}

YcSession *
yc_session_read (const char *text, gssize length, GError **error)
{
  (void) text;
  (void) length;
  (void) error;
  return NULL;
}

YcSession *
yc_session_new_for_record (YcRecord *record)
{
  (void) record;
  return NULL;
}

const char *
yc_session_get_uuid (YcSession *self)
{
  (void) self;
  return "";
}

const char *
yc_session_get_title (YcSession *self)
{
  (void) self;
  return "";
}

const YcRecord *
yc_session_get_record (YcSession *self)
{
  (void) self;
  return NULL;
}

const YcSetup *
yc_session_get_setup (YcSession *self)
{
  (void) self;
  return NULL;
}

const YcGame *
yc_session_get_game (YcSession *self)
{
  (void) self;
  return NULL;
}

YcGameId
yc_session_get_game_id (YcSession *self)
{
  (void) self;
  return 0;
}

guint
yc_session_get_n_events (YcSession *self)
{
  (void) self;
  return 0;
}

gboolean
yc_session_is_over (YcSession *self)
{
  (void) self;
  return 0;
}

gboolean
yc_session_is_paused (YcSession *self)
{
  (void) self;
  return 0;
}

gboolean
yc_session_is_read_only (YcSession *self)
{
  (void) self;
  return 0;
}

char *
yc_session_to_text (YcSession *self)
{
  (void) self;
  return g_strdup ("");
}

YcEntry *
yc_session_get_entry (YcSession *self, guint event)
{
  (void) self;
  (void) event;
  return NULL;
}

const YcPosition *
yc_session_get_position (YcSession *self)
{
  (void) self;
  return NULL;
}

const YcPosition *
yc_session_get_shown_position (YcSession *self)
{
  (void) self;
  return NULL;
}

void
yc_session_look_at (YcSession *self, int event)
{
  (void) self;
  (void) event;
}

int
yc_session_get_looked_at (YcSession *self)
{
  (void) self;
  return 0;
}

int
yc_session_get_active_seat (YcSession *self)
{
  (void) self;
  return 0;
}

gboolean
yc_session_read_play (YcSession *self, const char *line, YcPlay *play, GError **error)
{
  (void) self;
  (void) line;
  (void) play;
  (void) error;
  return 0;
}

char *
yc_session_write_play (YcSession *self, const YcPlay *play)
{
  (void) self;
  (void) play;
  return g_strdup ("");
}

gboolean
yc_session_judge (YcSession *self, const char *line, YcRuling *ruling, GError **error)
{
  (void) self;
  (void) line;
  (void) ruling;
  (void) error;
  return 0;
}

void
yc_session_judge_play (YcSession *self, const YcPlay *play, YcRuling *ruling)
{
  (void) self;
  (void) play;
  (void) ruling;
}

GStrv
yc_session_nearest (YcSession *self, const YcPlay *wish, guint max)
{
  (void) self;
  (void) wish;
  (void) max;
  return g_new0 (char *, 1);
}

GStrv
yc_session_legal_plays (YcSession *self)
{
  (void) self;
  return g_new0 (char *, 1);
}

void
yc_session_each_legal_play (YcSession *self, YcPlayFunc found, gpointer data)
{
  (void) self;
  (void) found;
  (void) data;
}

guint
yc_session_record (YcSession *self, const char *line, GError **error)
{
  (void) self;
  (void) line;
  (void) error;
  return 0;
}

guint
yc_session_record_play (YcSession *self, const YcPlay *play, GError **error)
{
  (void) self;
  (void) play;
  (void) error;
  return 0;
}

guint
yc_session_let_stand (YcSession *self, const char *line, const char *reason, GError **error)
{
  (void) self;
  (void) line;
  (void) reason;
  (void) error;
  return 0;
}

guint
yc_session_undo (YcSession *self, GError **error)
{
  (void) self;
  (void) error;
  return 0;
}

guint
yc_session_redo (YcSession *self, GError **error)
{
  (void) self;
  (void) error;
  return 0;
}

gboolean
yc_session_can_undo (YcSession *self)
{
  (void) self;
  return 0;
}

gboolean
yc_session_can_redo (YcSession *self)
{
  (void) self;
  return 0;
}

guint
yc_session_amend (YcSession *self, guint event, const char *line, GError **error)
{
  (void) self;
  (void) event;
  (void) line;
  (void) error;
  return 0;
}

guint
yc_session_note (YcSession *self, const char *text, GError **error)
{
  (void) self;
  (void) text;
  (void) error;
  return 0;
}

guint
yc_session_pause (YcSession *self, GError **error)
{
  (void) self;
  (void) error;
  return 0;
}

guint
yc_session_resume (YcSession *self, GError **error)
{
  (void) self;
  (void) error;
  return 0;
}

char *
yc_session_quote (const char *text)
{
  (void) text;
  return g_strdup ("");
}

const char *
yc_words_game (YcGameId game)
{
  (void) game;
  return "";
}

const char *
yc_words_good (YcGood good)
{
  (void) good;
  return "";
}

char *
yc_words_amount (YcGood good, int amount)
{
  (void) good;
  (void) amount;
  return g_strdup ("");
}

const char *
yc_words_color (YcColor color)
{
  (void) color;
  return "";
}

const char *
yc_words_worker (YcWorkerType type)
{
  (void) type;
  return "";
}

char *
yc_words_workers (const YcWorkers *workers)
{
  (void) workers;
  return g_strdup ("");
}

char *
yc_words_crew (const YcSetup *setup, YcCrew crew)
{
  (void) setup;
  (void) crew;
  return g_strdup ("");
}

char *
yc_words_player (const YcSetup *setup, int seat)
{
  (void) setup;
  (void) seat;
  return g_strdup ("");
}

const char *
yc_words_kind (YcKind kind)
{
  (void) kind;
  return "";
}

char *
yc_words_space (const YcSetup *setup, YcRef space)
{
  (void) setup;
  (void) space;
  return g_strdup ("");
}

char *
yc_words_card (const YcCard *card)
{
  (void) card;
  return g_strdup ("");
}

char *
yc_words_thing (const YcRecord *record, YcDrawer drawer, YcRef ref)
{
  (void) record;
  (void) drawer;
  (void) ref;
  return g_strdup ("");
}

char *
yc_words_needs (const YcCard *card)
{
  (void) card;
  return g_strdup ("");
}

char *
yc_words_pays (const YcCard *card)
{
  (void) card;
  return g_strdup ("");
}

char *
yc_words_gives (const YcCard *card)
{
  (void) card;
  return g_strdup ("");
}

char *
yc_words_side (const YcSide *side)
{
  (void) side;
  return g_strdup ("");
}

char *
yc_words_entry (const YcRecord *record, const YcPosition *before, const YcPlay *play)
{
  (void) record;
  (void) before;
  (void) play;
  return g_strdup ("");
}

char *
yc_words_turn (const YcRecord *record, const YcPosition *position)
{
  (void) record;
  (void) position;
  return g_strdup ("");
}

char *
yc_words_result (const YcRecord *record, const YcPosition *position)
{
  (void) record;
  (void) position;
  return g_strdup ("");
}

const char *
yc_words_verdict (YcVerdict verdict)
{
  (void) verdict;
  return "";
}

const char *
yc_words_rule (YcRule rule)
{
  (void) rule;
  return "";
}

char *
yc_words_reason (const YcRecord *record,
                 const YcPosition *position,
                 const YcPlay *play,
                 const YcReason *reason)
{
  (void) record;
  (void) position;
  (void) play;
  (void) reason;
  return g_strdup ("");
}

char *
yc_words_source (YcGameId game, YcRule rule)
{
  (void) game;
  (void) rule;
  return g_strdup ("");
}

const char *const *
yc_words_options (YcGameId game)
{
  (void) game;
  return NULL;
}

const char *
yc_words_option_title (const char *option)
{
  (void) option;
  return "";
}

const char *
yc_words_option_why (const char *option)
{
  (void) option;
  return "";
}

const char *
yc_words_option_of_rule (YcRule rule)
{
  (void) rule;
  return "";
}

char *
yc_words_error (const YcError *error)
{
  (void) error;
  return g_strdup ("");
}

JsonNode *
yc_state_json (const YcRecord *record, const YcPosition *position, guint event)
{
  (void) record;
  (void) position;
  (void) event;
  return NULL;
}
