/* intake.c: see intake.h. */

#include "intake.h"

#include <stdlib.h>
#include <string.h>

#include "agreement.h"
#include "branches.h"
#include "caches.h"
#include "empty-session.h"
#include "journal.h"
#include "name-uuid.h"
#include "read-error.h"
#include "store.h"
#include "taught.h"
#include "text.h"
#include "told-facts.h"

struct _YcIntake {
  YcDatabase *database;
  YcPrintedCards *printed;
  GHashTable *taught; /* what the table knows of its cards, by game */
};

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)

void
yc_arrival_clear (YcArrival *arrival)
{
  g_clear_pointer (&arrival->uuid, g_free);
  g_clear_pointer (&arrival->ours, g_free);
  g_clear_pointer (&arrival->theirs, g_free);
  g_clear_pointer (&arrival->emptied, g_free);
}

const char *
yc_arrival_name (YcArrivalState state)
{
  static const char *const names[] = { "new", "known", "longer", "differs" };
  return names[state];
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* FALSE on error; NULL is known of the cards of a text that says no game. */
static gboolean
find_taught (YcIntake *self, const YcGame *game, const YcTaught **taught, GError **error)
{
  *taught = game ? g_hash_table_lookup (self->taught, game) : NULL;
  if (!game || *taught)
    return TRUE;
  YcTaught *loaded = yc_taught_load (self->database, game, error);
  if (!loaded)
    return FALSE;
  g_hash_table_insert (self->taught, (gpointer) game, loaded);
  *taught = loaded;
  return TRUE;
}

/* With the table's cards as far as they go with the text. */
static YcRecord *
read_record (YcIntake *self,
             const YcTaught *taught,
             const char *text,
             gsize length,
             YcCardsTaken cards,
             YcError *why)
{
  const YcBasis basis
    = { .printed = self->printed, .under = taught ? yc_taught_get (taught, cards) : NULL };
  YcRecord *record = yc_record_read_with (text, length, &basis, why);
  if (record || !basis.under)
    return record;
  return yc_record_read_with (text, length, &(YcBasis){ .printed = self->printed }, why);
}

/* ---- Whose session it is --------------------------------------------------------------------- */

/* When a record without a date was played: when its first play that says so was. */
static char *
date_of (const YcRecord *record)
{
  for (guint event = 1; event <= yc_record_n_events (record); event++) {
    YcPlay play;
    yc_record_event (record, event, &play);
    if (play.when.length > 0)
      return g_strndup (play.when.start, play.when.length);
  }
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%S%:z");
}

/* An export says `live`, whether the record did or not. */
static char *
uuid_of (const YcRecord *record)
{
  const gboolean dated = yc_record_head (record, YC_HEAD_DATE).length > 0;
  char *written = dated ? yc_record_write_own_head (record) : yc_record_write_own (record);
  g_auto (GStrv) parts = g_strsplit (written, "\nlive\n", 2);
  g_autofree char *name = g_strjoinv ("\n", parts);
  free (written);
  return yc_name_uuid (name);
}

static char *
session_of (const YcRecord *record)
{
  const YcText told = yc_record_head (record, YC_HEAD_SESSION);
  return told.length > 0 ? yc_text_plain (told) : uuid_of (record);
}

/* ---- Comparing ------------------------------------------------------------------------------- */

/* The statements of a text with one name for cards that the table has merged; NULL if it cannot be
 * read so. */
static GStrv
merged_lines (YcIntake *self, const YcTaught *taught, const char *text, gsize length)
{
  g_autoptr (YcRecord) record
    = read_record (self, taught, text, length, YC_CARDS_MERGED, &(YcError){ 0 });
  return record ? yc_store_lines (record) : NULL;
}

/* ---- On its way ------------------------------------------------------------------------------ */

/* A record on its way. */
typedef struct {
  const char *text;
  gsize length;
  const YcTaught *taught;
  YcRecord *record; /* with its names as they were written */
  GStrv theirs;     /* its statements, once they are compared */
  gint64 session;   /* of the ledger */
  YcArrival *arrival;
} Arriving;

static void
arriving_clear (Arriving *arriving)
{
  yc_record_free (arriving->record);
  g_strfreev (arriving->theirs);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arriving, arriving_clear)

static void
add_line (unsigned number G_GNUC_UNUSED, const char *text, gpointer lines)
{
  g_ptr_array_add (lines, g_strdup (text));
}

/* The statements of the session in the ledger; NULL on error. */
static GStrv
lines_here (YcIntake *self, gint64 session, GError **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  if (!yc_journal_read (self->database, session, add_line, lines, error))
    return NULL;
  g_ptr_array_add (lines, NULL);
  return (GStrv) g_ptr_array_steal (lines, NULL);
}

/* What was written before two cards were merged says the same as what was exported after it. */
static gboolean
agree_when_merged (YcIntake *self, Arriving *arriving, GError **error)
{
  g_autofree char *kept = yc_journal_read_record (self->database, arriving->session, error);
  if (!kept)
    return FALSE;
  g_auto (GStrv) ours = merged_lines (self, arriving->taught, kept, strlen (kept));
  g_auto (GStrv) theirs = merged_lines (self, arriving->taught, arriving->text, arriving->length);
  YcArrival merged = { 0 };
  if (!ours || !theirs || !yc_plays_agree (ours, theirs, &merged)) {
    yc_arrival_clear (&merged);
    return TRUE;
  }
  yc_arrival_agrees (arriving->arrival);
  return TRUE;
}

static gboolean
compare_heads (YcIntake *self, Arriving *arriving, GError **error)
{
  g_autofree char *head = yc_journal_read_head (self->database, arriving->session, error);
  if (!head)
    return FALSE;
  char *written = yc_record_write_own_head (arriving->record);
  yc_heads_agree (head, written, arriving->arrival);
  free (written);
  return TRUE;
}

/* The record goes on where the ledger ends. */
static void
goes_on (Arriving *arriving)
{
  YcArrival *arrival = arriving->arrival;
  arrival->state = YC_ARRIVAL_LONGER;
  arrival->differs = arrival->here + 1;
  arrival->theirs = g_strdup (arriving->theirs[arrival->here]);
}

/* Compares the record with what the ledger has of its session. FALSE on error. */
static gboolean
compare (YcIntake *self, Arriving *arriving, GError **error)
{
  YcArrival *arrival = arriving->arrival;
  g_auto (GStrv) ours = lines_here (self, arriving->session, error);
  if (!ours)
    return FALSE;
  arriving->theirs = yc_store_lines (arriving->record);
  arrival->here = g_strv_length (ours);
  arrival->there = g_strv_length (arriving->theirs);
  arrival->state = YC_ARRIVAL_KNOWN;
  if (!compare_heads (self, arriving, error))
    return FALSE;
  if (arrival->state == YC_ARRIVAL_DIFFERS)
    return TRUE;
  if (!yc_plays_agree (ours, arriving->theirs, arrival)
      && !agree_when_merged (self, arriving, error))
    return FALSE;
  if (arrival->state == YC_ARRIVAL_KNOWN && arrival->there > arrival->here)
    goes_on (arriving);
  return TRUE;
}

/* ---- Taking ---------------------------------------------------------------------------------- */

static gboolean
take_new (YcIntake *self, Arriving *arriving, GError **error)
{
  g_autofree char *date = date_of (arriving->record);
  yc_record_complete (arriving->record, arriving->arrival->uuid, date);
  const gint64 session = yc_store_write (self->database, arriving->record, NULL, error);
  arriving->arrival->state = YC_ARRIVAL_NEW;
  arriving->arrival->emptied = yc_words_emptied (self->database, arriving->arrival->uuid);
  arriving->arrival->events = yc_record_n_events (arriving->record);
  return session > 0 && yc_caches_note_brought (self->database, session, error);
}

/* Takes the statements of the record that the ledger has not. */
static gboolean
take_longer (YcIntake *self, Arriving *arriving, GError **error)
{
  guint n = arriving->arrival->here;
  gboolean taken = yc_caches_note_brought (self->database, arriving->session, error);
  for (; taken && arriving->theirs[n]; n++) {
    arriving->arrival->events++;
    taken
      = yc_journal_append (self->database, arriving->session, n + 1, arriving->theirs[n], error);
  }
  return taken;
}

/* A branch that was thrown away and is brought again is wanted again. */
static gboolean
take_back (YcIntake *self, Arriving *arriving, GError **error)
{
  g_autoptr (GError) failure = NULL;
  if (yc_record_head (arriving->record, YC_HEAD_FROM).length == 0)
    return TRUE;
  g_autofree char *away = yc_told_get (self->database, arriving->session, YC_TOLD_AWAY, &failure);
  if (!failure && !away)
    return TRUE;
  if (!failure && yc_branches_throw_away (self->database, arriving->session, FALSE, &failure))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Takes what is new of a session that the ledger has. */
static gboolean
merge (YcIntake *self, Arriving *arriving, GError **error)
{
  if (!compare (self, arriving, error))
    return FALSE;
  if (arriving->arrival->state == YC_ARRIVAL_DIFFERS)
    return TRUE;
  return take_back (self, arriving, error)
         && (arriving->arrival->state == YC_ARRIVAL_KNOWN || take_longer (self, arriving, error));
}

/* Whether the ledger could be asked; the session is 0 where it has none. */
static gboolean
find_session (YcIntake *self, Arriving *arriving, GError **error)
{
  g_autoptr (GError) failure = NULL;
  arriving->session = yc_journal_find (self->database, arriving->arrival->uuid, &failure);
  if (!failure || g_error_matches (failure, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Reads the record, and says whose session it is. */
static gboolean
read_arriving (YcIntake *self, Arriving *arriving, GError **error)
{
  const YcGame *game = yc_record_peek_game (arriving->text, arriving->length);
  YcError why;
  *arriving->arrival = (YcArrival){ 0 };
  if (!find_taught (self, game, &arriving->taught, error))
    return FALSE;
  arriving->record
    = read_record (self, arriving->taught, arriving->text, arriving->length, YC_CARDS_APART, &why);
  if (!arriving->record) {
    yc_set_read_error (error, &why);
    return FALSE;
  }
  arriving->arrival->uuid = session_of (arriving->record);
  return TRUE;
}

gboolean
yc_intake_take (YcIntake *self, const char *text, gsize length, YcArrival *arrival, GError **error)
{
  g_auto (Arriving) arriving = { .text = text, .length = length, .arrival = arrival };
  if (!read_arriving (self, &arriving, error) || !find_session (self, &arriving, error))
    return FALSE;
  return arriving.session > 0 ? merge (self, &arriving, error) : take_new (self, &arriving, error);
}

/* ---- The whole ------------------------------------------------------------------------------- */

static void
intake_free (YcIntake *self)
{
  g_hash_table_unref (self->taught);
  yc_printed_cards_free (self->printed);
  g_object_unref (self->database);
  g_free (self);
}

static YcIntake *
intake_new (YcDatabase *database)
{
  YcIntake *self = g_new0 (YcIntake, 1);
  self->database = g_object_ref (database);
  self->printed = yc_printed_cards_new ();
  self->taught
    = g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, (GDestroyNotify) yc_taught_unref);
  return self;
}

YcIntake *
yc_intake_begin (YcDatabase *database, GError **error)
{
  return yc_journal_begin_batch (database, error) ? intake_new (database) : NULL;
}

gboolean
yc_intake_end (YcIntake *self, GError **error)
{
  const gboolean kept = yc_journal_end_batch (self->database, error);
  intake_free (self);
  return kept;
}

void
yc_intake_drop (YcIntake *self)
{
  yc_journal_drop_batch (self->database);
  intake_free (self);
}

gboolean
yc_intake_take_one (YcDatabase *database,
                    const char *text,
                    gsize length,
                    YcArrival *arrival,
                    GError **error)
{
  g_autoptr (YcIntake) self = yc_intake_begin (database, error);
  return self && yc_intake_take (self, text, length, arrival, error)
         && yc_intake_end (g_steal_pointer (&self), error);
}

gboolean
yc_intake_compare (YcDatabase *database,
                   const char *text,
                   gsize length,
                   YcArrival *arrival,
                   GError **error)
{
  YcIntake *self = intake_new (database);
  g_auto (Arriving) arriving = { .text = text, .length = length, .arrival = arrival };
  gboolean compared = read_arriving (self, &arriving, error);
  if (compared)
    arriving.session = yc_journal_find (database, arrival->uuid, error);
  compared = compared && arriving.session > 0 && compare (self, &arriving, error);
  intake_free (self);
  return compared;
}
