/* collection-preview.c: what a change of a card would do to the sessions in which it was played. */

#include "yc-config.h"

#include "collection-private.h"

#include <glib/gi18n-lib.h>

#include "comparison.h"
#include "history.h"
#include "sweep.h"
#include "words.h"

#define MOST_DIFFERENCES 4

/* What is known, and the same after the change. */
typedef struct {
  YcTaught *was, *is;
  GPtrArray *told; /* of char *, one for each session that changes */
} Preview;

static void
preview_free (gpointer data)
{
  Preview *self = data;
  yc_taught_unref (self->was);
  yc_taught_unref (self->is);
  g_clear_pointer (&self->told, g_ptr_array_unref);
  g_free (self);
}

/* ---- In the thread --------------------------------------------------------------------------- */

static YcRecord *
read_with (const YcTaught *taught, const char *text)
{
  YcCardsTaken cards = YC_CARDS_MERGED;
  YcRecord *record = yc_taught_read (taught, text, NULL, YC_CARDS_OWN, &cards, NULL);
  if (record)
    yc_record_set_live (record);
  return record;
}

/* Plays that were no fault before, and are one with the other numbers. */
static guint
count_remarks (const YcTimeline *was, const YcTimeline *is, guint n_events)
{
  guint remarks = 0;
  for (guint event = 1; event <= n_events; event++)
    remarks += yc_timeline_is_since (is, event) && !yc_timeline_is_since (was, event);
  return remarks;
}

static void
add_difference (GPtrArray *parts, const YcRecord *record, const YcDifference *difference)
{
  g_autofree char *player
    = difference->seat >= 0 ? yc_words_player (yc_record_setup (record), difference->seat) : NULL;
  if (player)
    /* Translators: a player, what is counted (“Yellowcake”), how much it was and would be */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%1$s, %2$s: %3$s → %4$s"), player,
                                             difference->name, difference->was, difference->is));
  else
    /* Translators: what is counted, how much it was and would be */
    g_ptr_array_add (parts, g_strdup_printf (_ ("%1$s: %2$s → %3$s"), difference->name,
                                             difference->was, difference->is));
}

char *
yc_changes_words (const YcRecord *was,
                  const YcTimeline *before,
                  const YcRecord *is,
                  const YcTimeline *after)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const guint remarks = count_remarks (before, after, yc_record_n_events (was));
  guint others;
  g_autoptr (GArray) differences = yc_compare (was, before, is, after, &others);
  if (remarks > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u play would be remarked on",
                                                       "%u plays would be remarked on", remarks),
                                             remarks));
  for (guint i = 0; i < MIN (differences->len, MOST_DIFFERENCES); i++)
    add_difference (parts, was, &g_array_index (differences, YcDifference, i));
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return g_strjoinv ("; ", (char **) parts->pdata);
}

/* The sentence for a session. */
static char *
tell (const YcArchiveEntry *session, const char *changes)
{
  g_autofree char *players = yc_history_players (session);
  g_autofree char *day = yc_sweep_day (session);
  /* Translators: the players of a session, its day, and what would be different in it */
  return g_strdup_printf (_ ("%1$s (%2$s): %3$s."), players, day, changes);
}

static gboolean
look_with_both (const YcArchiveEntry *session, const char *text, gpointer data)
{
  Preview *self = data;
  YcRecord *was = read_with (self->was, text), *is = read_with (self->is, text);
  if (was && is) {
    YcTimeline *before = yc_timeline_new (was, UINT32_MAX);
    YcTimeline *after = yc_timeline_new (is, UINT32_MAX);
    g_autofree char *changes = yc_changes_words (was, before, is, after);
    if (changes)
      g_ptr_array_add (self->told, tell (session, changes));
    yc_timeline_free (before);
    yc_timeline_free (after);
  }
  yc_record_free (was);
  yc_record_free (is);
  return TRUE;
}

/* ---- In the main loop ------------------------------------------------------------------------ */

static gboolean
settle (gpointer collection G_GNUC_UNUSED,
        gpointer data G_GNUC_UNUSED,
        GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

void
yc_collection_preview_async (YcCollection *self,
                             const char *key,
                             const char *line,
                             GAsyncReadyCallback done,
                             gpointer data)
{
  GTask *task = g_task_new (self, NULL, done, data);
  Preview *preview = g_new0 (Preview, 1);
  preview->was = yc_taught_ref (yc_collection_get_taught (self));
  preview->is = line ? yc_taught_with (preview->was, line) : yc_taught_without (preview->was, key);
  preview->told = g_ptr_array_new_with_free_func (g_free);
  g_task_set_task_data (task, preview, preview_free);
  yc_sweep_run (task, yc_collection_get_database (self), yc_collection_get_game (self),
                yc_collection_get_database (self) ? look_with_both : NULL, settle);
}

GPtrArray *
yc_collection_preview_finish (YcCollection *self G_GNUC_UNUSED,
                              GAsyncResult *result,
                              GError **error)
{
  Preview *preview = g_task_get_task_data (G_TASK (result));
  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  return g_steal_pointer (&preview->told);
}
