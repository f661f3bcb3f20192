/* collection-merge.c: two cards that turned out to be the same, and what earlier sessions say to
 * that. */

#include "yc-config.h"

#include "collection-private.h"

#include <glib/gi18n-lib.h>

#include "card-name.h"
#include "history.h"
#include "rulings.h"
#include "sweep.h"
#include "telling.h"

/* What sessions say of two cards, each read with all merges. */
typedef struct {
  YcTaught *taught;
  char *key, *other;
  gboolean plans;      /* of which there is one each */
  int most;            /* of both together that a session has seen at once */
  char *players, *day; /* of the session that has seen two plans, or NULL */
} Together;

static void
together_free (gpointer data)
{
  Together *self = data;
  yc_taught_unref (self->taught);
  g_free (self->key);
  g_free (self->other);
  g_free (self->players);
  g_free (self->day);
  g_free (self);
}

/* ---- In the thread --------------------------------------------------------------------------- */

/* The most of both that a game has shown at once. */
static int
most_seen (YcRecord *record, const YcCard *card, const YcCard *other)
{
  const YcDrawer drawer = card->kind == YC_KIND_PLAN ? YC_BOMBS : YC_CARDS;
  const YcCard *first = yc_record_setup (record)->catalogue.cards[drawer];
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  yc_record_set_live (record);
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

/* Where the head defines the first card itself, its name would not stand for the other. */
static int
most_seen_in (const Together *self, const char *text)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record = yc_taught_read (self->taught, text, NULL, YC_CARDS_MERGED, &cards, NULL);
  int most = 0;
  if (record && !yc_record_defines (record, self->key)) {
    const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
    const YcCard *card = yc_catalogue_find (catalogue, self->key);
    const YcCard *other = yc_catalogue_find (catalogue, self->other);
    most = card && other ? most_seen (record, card, other) : 0;
  }
  yc_record_free (record);
  return most;
}

/* Two plans at once are two plans: that is enough. */
static gboolean
look_for_both (const YcArchiveEntry *session, const char *text, gpointer data)
{
  Together *self = data;
  const int most = most_seen_in (self, text);
  self->most = MAX (self->most, most);
  if (!self->plans || most <= 1)
    return TRUE;
  self->players = yc_history_players (session);
  self->day = yc_sweep_day (session);
  return FALSE;
}

/* ---- In the main loop ------------------------------------------------------------------------ */

/* Only what the table can mistake for one another: industry cards and plans of the card game. */
static gboolean
may_be_merged (YcCollection *self,
               const Together *together,
               const YcCard **card,
               const YcCard **other)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (self);
  const YcCard *from = *card = yc_catalogue_find (catalogue, together->key);
  const YcCard *into = *other = yc_catalogue_find (catalogue, together->other);
  return yc_collection_get_database (self) && yc_telling_of (yc_collection_get_game (self))->n_seen
         && from && into && from != into && from->kind == into->kind
         && from->kind != YC_KIND_SPECIAL && from->kind != YC_KIND_LOADED
         && (from->copies != 0 || from->kind == YC_KIND_PLAN)
         && !yc_collection_get_merged (self, together->other);
}

/* How many copies there are of both: what was told of the one that stays, or else of the other.
 * Where a session has shown more at once, nobody has counted them all. */
static int16_t
copies_of_both (const YcCard *card, const YcCard *other, int most)
{
  const int16_t told = other->copies > 0 ? other->copies : card->copies;
  return told >= most ? told : YC_UNKNOWN;
}

/* What is to be kept of the card that stays, with what is known of the other alone; or NULL if that
 * is what is known already. */
static char *
definition_of_both (YcCollection *self,
                    const Together *together,
                    const YcCard *card,
                    const YcCard *other)
{
  YcCard both = *other;
  if (yc_card_agrees (other, card))
    yc_card_fill (&both, card);
  if (other->copies != 0)
    both.copies = copies_of_both (card, other, together->most);
  if (both.copies == other->copies && yc_card_same_numbers (&both, other))
    return NULL;
  g_autofree char *definition = yc_card_definition (&both);
  /* in the catalogue a card is still counted */
  return yc_collection_fits_without (self, together->key, definition)
           ? g_steal_pointer (&definition)
           : NULL;
}

static gboolean
settle (gpointer collection, gpointer data, GError **error)
{
  YcCollection *self = collection;
  const Together *together = data;
  const YcCard *card, *other;
  if (!may_be_merged (self, together, &card, &other)) {
    g_set_error_literal (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NOT_ALIKE,
                         _ ("These two cards cannot be the same."));
    return FALSE;
  }
  if (together->players) {
    g_set_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_TWO_CARDS,
                 /* Translators: the names of two Bomb Plans, the players of a session, its day */
                 _ ("“%1$s” and “%2$s” were on the table at the same time in the session of %3$s "
                    "(%4$s): they are two cards. Nothing was changed."),
                 card->id, other->id, together->players, together->day);
    return FALSE;
  }
  g_autofree char *definition = definition_of_both (self, together, card, other);
  const char *const keys[] = { together->key, together->other };
  yc_collection_remember (self, keys, definition ? 2 : 1);
  return yc_rulings_merge (yc_collection_get_database (self), yc_collection_get_game (self)->id,
                           together->key, together->other, definition, error)
         && yc_collection_tell_changed (self, error);
}

void
yc_collection_merge_async (YcCollection *self,
                           const char *key,
                           const char *other,
                           GAsyncReadyCallback done,
                           gpointer data)
{
  GTask *task = g_task_new (self, NULL, done, data);
  Together *together = g_new0 (Together, 1);
  const YcCard *card, *into;
  together->taught = yc_taught_ref (yc_collection_get_taught (self));
  together->key = g_strdup (key);
  together->other = g_strdup (other);
  g_task_set_task_data (task, together, together_free);
  const gboolean may = may_be_merged (self, together, &card, &into);
  together->plans = may && card->kind == YC_KIND_PLAN;
  yc_sweep_run (task, yc_collection_get_database (self), yc_collection_get_game (self),
                may ? look_for_both : NULL, settle);
}

gboolean
yc_collection_merge_finish (YcCollection *self G_GNUC_UNUSED, GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
