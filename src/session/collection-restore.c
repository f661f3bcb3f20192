/* collection-restore.c: what the table has said of a card is taken back. */

#include "yc-config.h"

#include "collection-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "history.h"
#include "rulings.h"
#include "sweep.h"

/* What is known, and the same without the card that is to be forgotten. */
typedef struct {
  char *key;
  YcTaught *with, *without;
  gboolean played;     /* in the session below; else it lies in a row of its head */
  char *players, *day; /* of a session that needs it, or NULL */
} Forgotten;

static void
forgotten_free (gpointer data)
{
  Forgotten *self = data;
  yc_taught_unref (self->with);
  yc_taught_unref (self->without);
  g_free (self->key);
  g_free (self->players);
  g_free (self->day);
  g_free (self);
}

static YcRecord *
read_with (const YcTaught *taught, const char *text)
{
  YcCardsTaken cards = YC_CARDS_MERGED;

  return yc_taught_read (taught, text, NULL, YC_CARDS_OWN, &cards, NULL);
}

/* Whether a statement names the card, which nothing else has the name of. */
static gboolean
is_named (const Forgotten *self, const YcRecord *without, const YcRecord *with)
{
  const char *name = yc_key_name (self->key);

  return yc_record_has_unknown (without, name) && !yc_record_has_unknown (with, name);
}

/* In the thread. A session needs a card that was played in it, as what happened would be taken away
 * with the card, or that lies in a row of its head, if the head leaves the numbers to the table. */
static gboolean
look_without (const YcArchiveEntry *session, const char *text, gpointer data)
{
  Forgotten *self = data;
  YcRecord *without = read_with (self->without, text), *with = read_with (self->with, text);
  const gboolean unreadable = without == NULL && with != NULL;

  self->played = without != NULL && with != NULL && is_named (self, without, with);
  yc_record_free (without);
  yc_record_free (with);
  if (!unreadable && !self->played)
    return TRUE;
  self->players = yc_history_players (session);
  self->day = yc_sweep_day (session);
  return FALSE;
}

static void
set_needed (const Forgotten *forgotten, GError **error)
{
  const char *const sentence
    = forgotten->played
        /* Translators: the name of a card, the players of a session, its day */
        ? _ ("“%1$s” was played in the session of %2$s (%3$s), which would lose those plays. "
             "Correct the card, or say which other card it is. Nothing was changed.")
        /* Translators: the name of a card, the players of a session, its day */
        : _ ("“%1$s” lies in the row that the session of %2$s (%3$s) begins with, which "
             "could not be read without it. Nothing was changed.");

  g_set_error (error, YC_COLLECTION_ERROR, YC_COLLECTION_ERROR_NEEDED, sentence,
               yc_key_name (forgotten->key), forgotten->players, forgotten->day);
}

/* Without a ledger the definition is only forgotten. */
static gboolean
forget (YcCollection *self, const Forgotten *forgotten, GError **error)
{
  YcDatabase *database = yc_collection_get_database (self);
  const char *const keys[] = { forgotten->key };
  yc_collection_remember (self, keys, 1);
  if (!database)
    yc_collection_take_over (self, yc_taught_ref (forgotten->without));
  return (!database
          || yc_rulings_restore (database, yc_collection_get_game (self)->id, forgotten->key,
                                 error))
         && yc_collection_tell_changed (self, error);
}

/* What was taught of a merged card before holds again. */
static gboolean
restore (gpointer collection, gpointer data, GError **error)
{
  YcCollection *self = collection;
  const Forgotten *forgotten = data;
  const gboolean merged = yc_collection_get_merged (self, forgotten->key) != NULL;
  const char *before
    = merged ? yc_known_definition (yc_taught_get (forgotten->with, YC_CARDS_APART), forgotten->key)
             : NULL;
  if (before)
    return yc_collection_teach (self, before, error);
  if (!forgotten->players)
    return forget (self, forgotten, error);
  set_needed (forgotten, error);
  return FALSE;
}

void
yc_collection_restore_async (YcCollection *self,
                             const char *key,
                             GAsyncReadyCallback done,
                             gpointer data)
{
  GTask *task = g_task_new (self, NULL, done, data);
  Forgotten *forgotten = g_new0 (Forgotten, 1);
  YcDatabase *database = yc_collection_get_database (self);
  forgotten->key = g_strdup (key);
  forgotten->with = yc_taught_ref (yc_collection_get_taught (self));
  forgotten->without = yc_taught_without (forgotten->with, key);
  g_task_set_task_data (task, forgotten, forgotten_free);
  const gboolean needed = database && yc_collection_get_origin (self, key) == YC_ORIGIN_TAUGHT;
  yc_sweep_run (task, database, yc_collection_get_game (self), needed ? look_without : NULL,
                restore);
}

gboolean
yc_collection_restore_finish (YcCollection *self G_GNUC_UNUSED,
                              GAsyncResult *result,
                              GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
