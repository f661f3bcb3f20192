/* store.c: a record on its way into the ledger and back. */

#include "store.h"

#include "archive.h"
#include "caches.h"
#include "journal.h"
#include "outcome.h"
#include "overlay.h"
#include "rulings.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

/* The version of the rules model that a record without a `rules` line was begun under. */
#define FIRST_RULES_VERSION 1

struct _YcStore {
  YcDatabase *database;
  gint64 session;
  guint told_events; /* after how many events the outcome was told last, or `NEVER_TOLD` */
};

#define NEVER_TOLD G_MAXUINT

static YcStore *
store_new (YcDatabase *database)
{
  YcStore *self = g_new0 (YcStore, 1);
  self->database = g_object_ref (database);
  self->told_events = NEVER_TOLD;
  return self;
}

/* The value of the `rules` line of a canonical head. */
static int
rules_version (const char *head)
{
  const char *line = strstr (head, "\nrules ");
  return line ? atoi (line + strlen ("\nrules ")) : FIRST_RULES_VERSION;
}

/* Cuts a canonical text behind its head; returns the events, one a line, and ends `text` there. */
static char **
cut_events (char *text, guint n_events)
{
  char *cut = text + strlen (text);
  for (guint lines = 0; cut > text; cut--)
    if (cut[-1] == '\n' && lines++ == n_events)
      break;
  g_auto (GStrv) events = g_strsplit (cut, "\n", -1);
  g_clear_pointer (&events[n_events], g_free);
  *cut = '\0';
  return g_steal_pointer (&events);
}

static gint64
write_record (YcStore *self,
              const YcRecord *record,
              const char *own_text,
              const char *taught,
              GError **error)
{
  const YcSetup *setup = yc_record_setup (record);
  char *text = yc_record_write (record, NULL);
  g_auto (GStrv) events = cut_events (text, yc_record_n_events (record));
  g_autofree char *own_head = yc_overlay_remove (text, own_text, taught);
  g_autofree char *uuid = yc_text_plain (yc_record_head (record, YC_HEAD_SESSION));
  g_autofree char *date = yc_text_plain (yc_record_head (record, YC_HEAD_DATE));
  g_autofree char *location = yc_text_plain (yc_record_head (record, YC_HEAD_LOCATION));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  YcLedgerSeat seats[YC_MAX_SEATS];
  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_ptr_array_add (names, yc_text_plain (setup->seats[seat].name));
    seats[seat].color = yc_color_name (setup->seats[seat].color);
    seats[seat].person = g_ptr_array_index (names, seat);
  }
  const YcLedgerHead head = {
    .uuid = uuid,
    .game = yc_record_game (record)->id,
    .rules_version = rules_version (text),
    .begun_at = *date ? date : NULL,
    .location = *location ? location : NULL,
    .head = own_head,
    .seats = seats,
    .n_seats = setup->n_seats,
  };
  gint64 session = yc_journal_begin (self->database, &head, (const char *const *) events, error);
  free (text);
  return session;
}

char *
yc_store_game_of (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line; line++) {
    g_autofree char *what = yc_overlay_word (*line, 0);
    if (g_strcmp0 (what, "game") == 0)
      return yc_overlay_word (*line, 1);
  }
  return NULL;
}

char **
yc_store_known (YcDatabase *database, const char *game, GError **error)
{
  if (!database || !game)
    return g_strdupv ((char *[]){ "", "", NULL });
  g_autofree char *taught = yc_rulings_taught (database, game, error);
  g_autofree char *merged = taught ? yc_rulings_merged (database, game, error) : NULL;
  g_autofree char *apart = merged ? yc_rulings_before_merge (database, game, error) : NULL;
  if (!apart)
    return NULL;
  char **known = g_new0 (char *, 3);
  known[0] = g_strconcat (taught, merged, NULL);
  known[1] = g_strconcat (taught, apart, NULL);
  return known;
}

char *
yc_store_merged (YcDatabase *database, const char *text, GError **error)
{
  g_autofree char *game = yc_store_game_of (text);
  return game ? yc_rulings_merged (database, game, error) : g_strdup ("");
}

YcDatabase *
yc_store_get_database (YcStore *self)
{
  return self->database;
}

gboolean
yc_store_teach (YcStore *self, const char *game, const char *definition, GError **error)
{
  g_autofree char *key = yc_overlay_key (definition);
  return yc_rulings_teach (self->database, game, key, definition, error);
}

YcStore *
yc_store_begin (YcDatabase *database,
                const YcRecord *record,
                const char *text,
                const char *taught,
                GError **error)
{
  g_autoptr (YcStore) self = store_new (database);
  self->session = write_record (self, record, text, taught, error);
  return self->session ? g_steal_pointer (&self) : NULL;
}

char *
yc_store_read (YcStore *self, GError **error)
{
  return yc_journal_read_record (self->database, self->session, error);
}

YcStore *
yc_store_open (YcDatabase *database, const char *uuid, GError **error)
{
  g_autoptr (YcStore) self = store_new (database);
  self->session = yc_journal_find (self->database, uuid, error);
  if (!self->session)
    return NULL;
  g_autoptr (YcArchiveEntry) listed = yc_archive_get (self->database, self->session, NULL);
  if (listed && listed->outcome_known)
    self->told_events = listed->n_events;
  return g_steal_pointer (&self);
}

void
yc_store_free (YcStore *self)
{
  g_object_unref (self->database);
  g_free (self);
}

gboolean
yc_store_append (YcStore *self, guint event, const char *line, GError **error)
{
  return yc_journal_append (self->database, self->session, event, line, error);
}

void
yc_store_take_outcome (const YcRecord *record, const YcPosition *position, YcReckoning *reckoning)
{
  const YcSetup *setup = yc_record_setup (record);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    reckoning->points[seat] = yc_outcome_points (record, position, seat);
    reckoning->winner[seat] = yc_outcome_is_winner (record, position, seat);
  }
  reckoning->outcome.n_events = yc_record_n_events (record);
  reckoning->outcome.over = yc_record_game (record)->is_over (position);
  reckoning->outcome.points = reckoning->points;
  reckoning->outcome.winner = reckoning->winner;
  reckoning->outcome.n_seats = setup->n_seats;
}

void
yc_store_tell_outcome (YcStore *self, const YcRecord *record, const YcPosition *position)
{
  YcReckoning reckoning = { .outcome.session = self->session };
  yc_store_take_outcome (record, position, &reckoning);
  g_autoptr (GError) error = NULL;
  if (yc_caches_tell (self->database, &reckoning.outcome, &error))
    self->told_events = reckoning.outcome.n_events;
  else
    g_message ("%s", error->message);
}

gboolean
yc_store_has_told (YcStore *self, guint n_events)
{
  return self->told_events == n_events;
}
