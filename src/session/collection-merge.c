/* collection-merge.c: two cards that turned out to be the same, and what earlier sessions say to
 * that. */

#include "yc-config.h"

#include "collection-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "archive.h"
#include "card-name.h"
#include "rulings.h"
#include "store.h"
#include "telling.h"
#include "words.h"

/* ---- What earlier sessions say --------------------------------------------------------------- */

/* Looks at the text that was kept of a session; FALSE and an error ends the search. */
typedef gboolean (*LookFunc) (YcCollection *self,
                              const YcArchiveEntry *session,
                              const char *text,
                              gpointer data,
                              GError **error);

/* One that cannot be read at all says nothing. */
static gboolean
look_at (YcCollection *self,
         const YcArchiveEntry *session,
         LookFunc look,
         gpointer data,
         GError **error)
{
  g_autoptr (YcStore) store
    = yc_store_open (yc_collection_get_database (self), session->uuid, NULL);
  g_autofree char *text = store ? yc_store_read (store, NULL) : NULL;
  return !text || look (self, session, text, data, error);
}

static gboolean
look_at_all (YcCollection *self, LookFunc look, gpointer data, GError **error)
{
  const char *game = yc_collection_get_game (self)->id;
  g_autoptr (GPtrArray) sessions
    = yc_archive_list (yc_collection_get_database (self), NULL, NULL, G_MAXINT, error);
  gboolean fine = sessions != NULL;
  for (guint i = 0; fine && i < sessions->len; i++) {
    const YcArchiveEntry *session = g_ptr_array_index (sessions, i);
    if (strcmp (session->game, game) == 0)
      fine = look_at (self, session, look, data, error);
  }
  return fine;
}

static char *
players_of (const YcArchiveEntry *session)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  for (guint seat = 0; seat < session->n_seats; seat++)
    g_ptr_array_add (names, session->seats[seat].person);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

static char *
day_of (const YcArchiveEntry *session)
{
  g_autoptr (GDateTime) begun = g_date_time_new_from_iso8601 (session->begun_at, NULL);
  /* Translators: a day in the past, see strftime(3) */
  return begun ? g_date_time_format (begun, _ ("%-d %B %Y")) : g_strdup (session->begun_at);
}

/* ---- Both at once ---------------------------------------------------------------------------- */

typedef struct {
  const char *key, *other;
  int most; /* of both together that a session has seen at once */
} Together;

/* The most of both that a game has shown at once. */
static int
most_seen (const YcRecord *record, const YcCard *card, const YcCard *other)
{
  const YcDrawer drawer = card->kind == YC_KIND_PLAN ? YC_BOMBS : YC_CARDS;
  const YcCard *first = yc_record_setup (record)->catalogue.cards[drawer];
  const YcGameTelling *telling = yc_telling_of (card->game);
  if (!telling->n_seen)
    return 0;
  YcTimeline *timeline = yc_timeline_new (record, 0);
  int most = 0;
  for (guint event = 0; event <= yc_record_n_events (record); event++) {
    yc_timeline_follow (timeline, event);
    const YcPosition *position = yc_timeline_position (timeline);
    const int now = telling->n_seen (position, drawer, (YcRef) (card - first))
                    + telling->n_seen (position, drawer, (YcRef) (other - first));
    most = MAX (most, now);
  }
  yc_timeline_free (timeline);
  return most;
}

/* The session as it reads with all merges, if the first name would stand for the other in it. */
static YcRecord *
read_if_concerned (YcCollection *self, const char *text, const char *key)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record
    = yc_taught_read (yc_collection_get_taught (self), text, NULL, YC_CARDS_MERGED, &cards, NULL);
  if (record && yc_record_defines (record, key))
    g_clear_pointer (&record, yc_record_free);
  return record;
}

/* There is one of each plan: two of them at once are two plans. */
static gboolean
look_for_both (YcCollection *self,
               const YcArchiveEntry *session,
               const char *text,
               gpointer data,
               GError **error)
{
  Together *together = data;
  YcRecord *record = read_if_concerned (self, text, together->key);
  if (!record)
    return TRUE;
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  const YcCard *card = yc_catalogue_find (catalogue, together->key);
  const YcCard *other = yc_catalogue_find (catalogue, together->other);
  const int most = card && other ? most_seen (record, card, other) : 0;
  const gboolean two_plans = most > 1 && card->kind == YC_KIND_PLAN;
  if (two_plans) {
    g_autofree char *players = players_of (session);
    g_autofree char *day = day_of (session);
    g_set_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_TWO_CARDS,
                 /* Translators: the names of two Bomb Plans, the players of a session, its day */
                 _ ("“%1$s” and “%2$s” were on the table at the same time in the session of %3$s "
                    "(%4$s): they are two cards. Nothing was changed."),
                 card->id, other->id, players, day);
  }
  together->most = MAX (together->most, most);
  yc_record_free (record);
  return !two_plans;
}

/* ---- Merging --------------------------------------------------------------------------------- */

/* Only what the table can mistake for one another: industry cards and plans of the card game. */
static gboolean
may_be_merged (const YcCard *card, const YcCard *other)
{
  return card && other && card != other && card->kind == other->kind
         && card->kind != YC_KIND_SPECIAL && (card->copies != 0 || card->kind == YC_KIND_PLAN)
         && card->kind != YC_KIND_LOADED;
}

/* How many copies there are of both: what was told of the one that stays, or else of the other.
 * Where a session has shown more at once, nobody has counted them all. */
static int16_t
copies_of_both (const YcCard *card, const YcCard *other, int most)
{
  const int16_t told = other->copies > 0 ? other->copies : card->copies;
  return told >= most ? told : YC_UNKNOWN;
}

/* What is to be kept of the card that stays, or NULL if that is what is known already. */
static char *
definition_of_both (YcCollection *self, const char *key, const YcCard *other, int most)
{
  const YcCard *card = yc_catalogue_find (yc_collection_get_catalogue (self), key);
  YcCard both = *other;
  both.copies = copies_of_both (card, other, most);
  if (other->copies == 0 || both.copies == other->copies)
    return NULL;
  g_autofree char *definition = yc_card_definition (&both);
  /* in the catalogue a card is still counted */
  return yc_collection_fits_without (self, key, definition) ? g_steal_pointer (&definition) : NULL;
}

gboolean
yc_collection_merge (YcCollection *self, const char *key, const char *other, GError **error)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (self);
  const YcCard *from = yc_catalogue_find (catalogue, key);
  const YcCard *into = yc_catalogue_find (catalogue, other);
  YcDatabase *database = yc_collection_get_database (self);
  Together together = { .key = key, .other = other };
  if (!database || !may_be_merged (from, into) || yc_collection_get_merged (self, other)) {
    g_set_error_literal (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NOT_ALIKE,
                         _ ("These two cards cannot be the same."));
    return FALSE;
  }
  if (!look_at_all (self, look_for_both, &together, error))
    return FALSE;
  g_autofree char *definition = definition_of_both (self, key, into, together.most);
  const char *game = catalogue->game->id;
  return yc_rulings_merge (database, game, key, other, definition, error)
         && yc_collection_tell_changed (self, error);
}

/* ---- Taking back ----------------------------------------------------------------------------- */

/* What is known, and the same without the card that is to be forgotten. */
typedef struct {
  const char *key;
  YcTaught *with, *without;
} Forgotten;

static gboolean
can_be_read (const YcTaught *taught, const char *text)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record = yc_taught_read (taught, text, NULL, YC_CARDS_OWN, &cards, NULL);
  const gboolean read = record != NULL;
  yc_record_free (record);
  return read;
}

/* It cannot if the card lies in a row of its head, and the head leaves the numbers to the table. */
static gboolean
look_without (YcCollection *self G_GNUC_UNUSED,
              const YcArchiveEntry *session,
              const char *text,
              gpointer data,
              GError **error)
{
  const Forgotten *forgotten = data;
  if (can_be_read (forgotten->without, text) || !can_be_read (forgotten->with, text))
    return TRUE;
  g_autofree char *players = players_of (session);
  g_autofree char *day = day_of (session);
  g_set_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NEEDED,
               /* Translators: the name of a card, the players of a session, its day */
               _ ("“%1$s” lies in the row that the session of %2$s (%3$s) begins with, which "
                  "could not be read without it. Nothing was changed."),
               strchr (forgotten->key, ' ') + 1, players, day);
  return FALSE;
}

gboolean
yc_may_be_forgotten (YcCollection *self, const char *key, GError **error)
{
  YcTaught *with = yc_collection_get_taught (self);
  if (yc_collection_get_origin (self, key) != YC_ORIGIN_TAUGHT)
    return TRUE;
  g_autoptr (YcTaught) without = yc_taught_without (with, key);
  Forgotten forgotten = { .key = key, .with = with, .without = without };
  return look_at_all (self, look_without, &forgotten, error);
}
