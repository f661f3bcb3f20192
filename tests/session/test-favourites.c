/* test-favourites.c: what was used and taken over all decided games, against the deeds of each. */

#include "favourites.h"

#include "caches.h"
#include "deeds.h"
#include "retelling.h"
#include "samples.h"
#include "shelf.h"
#include "words.h"

#include <string.h>

static const char *const samples[]
  = { "board-2p-told", "board-3p-told", "board-5p-told", "card-2p", "card-3p", "card-5p" };
#define COPIES 2

/* The expected counts: "Ana manhattan-project 0 Mine 2" and "Ana took", "Ana lost". */
static void
add (GHashTable *counts, guint n, char *key)
{
  const guint before = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key));
  g_hash_table_replace (counts, key, GUINT_TO_POINTER (before + n));
}

static void
count_deed (GHashTable *counts, const YcRecord *record, const YcDeed *deed)
{
  const YcSetup *setup = yc_record_setup (record);
  const gboolean named = deed->target >= 0 && deed->target < YC_NONE;
  g_autofree char *player = yc_words_player (setup, deed->seat);
  if (deed->against >= 0) {
    g_autofree char *other = yc_words_player (setup, deed->against);
    add (counts, deed->events->len, g_strconcat (player, " took", NULL));
    add (counts, deed->events->len, g_strconcat (other, " lost", NULL));
  } else if (named && deed->drawer != YC_BOMBS) {
    const YcCard *card = &setup->catalogue.cards[deed->drawer][deed->target];
    g_autofree char *words = yc_words_card (card);
    add (counts, deed->events->len,
         g_strdup_printf ("%s %s %d %s", player, card->game->id, (int) deed->drawer, words));
  }
}

/* Keeps the game and counts it by its record, if it was decided. */
static void
play (Shelf *shelf, GHashTable *counts, const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  g_autofree char *own = yc_sample_anew (text);
  g_autoptr (YcSession) session = shelf_begin (shelf->database, own);
  const YcRecord *record = yc_session_get_record (session);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (GArray) deeds = yc_deeds_of (record, timeline);
  if (yc_record_game (record)->is_over (yc_timeline_position (timeline)))
    for (guint i = 0; i < deeds->len; i++)
      count_deed (counts, record, &g_array_index (deeds, YcDeed, i));
  yc_timeline_free (timeline);
}

static guint
expected (GHashTable *counts, const char *name, const char *what)
{
  g_autofree char *key = g_strconcat (name, " ", what, NULL);
  return GPOINTER_TO_UINT (g_hash_table_lookup (counts, key));
}

/* All plays of a person with anything. */
static guint
count_uses (GHashTable *counts, const char *name)
{
  g_autofree char *start = g_strconcat (name, " ", NULL);
  GHashTableIter iter;
  gpointer key, n;
  guint all = 0;
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &key, &n))
    all += g_str_has_prefix (key, start) ? GPOINTER_TO_UINT (n) : 0;
  return all - expected (counts, name, "took") - expected (counts, name, "lost");
}

/* How many cards were told, each with as many plays as expected, in whatever session's words. */
static guint
assert_favourites (Shelf *shelf, GHashTable *counts, const char *name, const char *game)
{
  g_autoptr (GArray) uses = yc_person_uses (shelf->database, name, NULL);
  g_autoptr (GArray) told = yc_favourites (shelf->database, game, uses, NULL);
  guint n_cards = 0;
  for (guint i = 0; i < told->len; i++) {
    const YcFavourite *one = &g_array_index (told, YcFavourite, i);
    g_autofree char *what = g_strdup_printf ("%s %u %s", game, one->drawer, one->words);
    g_assert_cmpuint (one->n, ==, expected (counts, name, what));
    g_assert_true (i == 0 || one[-1].n >= one->n);
    n_cards += one->drawer == YC_CARDS;
  }
  return n_cards;
}

static void
assert_person (Shelf *shelf, GHashTable *counts, const char *name)
{
  g_autoptr (GArray) uses = yc_person_uses (shelf->database, name, NULL);
  YcPersonTolls tolls;
  guint n = 0;
  g_assert_true (yc_person_tolls (shelf->database, name, &tolls, NULL));
  g_assert_cmpuint (tolls.n_took, ==, expected (counts, name, "took"));
  g_assert_cmpuint (tolls.n_lost, ==, expected (counts, name, "lost"));
  for (guint i = 0; i < uses->len; i++)
    n += g_array_index (uses, YcPersonUse, i).n;
  g_assert_cmpuint (n, ==, count_uses (counts, name));
}

static void
assert_counts (Shelf *shelf, GHashTable *counts)
{
  g_autoptr (GArray) persons = yc_persons_list (shelf->database, NULL);
  g_assert_cmpuint (persons->len, >, 3);
  for (guint i = 0; i < persons->len; i++)
    assert_person (shelf, counts, g_array_index (persons, YcPerson, i).name);
  g_assert_cmpuint (count_uses (counts, "Ana"), >, 0);
  g_assert_cmpuint (expected (counts, "Ana", "took"), >, 0);
  g_assert_cmpuint (assert_favourites (shelf, counts, "Ana", "manhattan-project"), ==,
                    YC_MOST_FAVOURITES);
  g_assert_cmpuint (assert_favourites (shelf, counts, "Ana", "chain-reaction"), ==,
                    YC_MOST_FAVOURITES);
}

/* Told while they are played, and again when the caches were lost. */
static void
counted_as_played (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < COPIES * G_N_ELEMENTS (samples); i++)
    play (shelf, counts, samples[i % G_N_ELEMENTS (samples)]);
  assert_counts (shelf, counts);
  yc_retelling_start_over (yc_retelling_of (shelf->database));
  yc_retelling_finish (yc_retelling_of (shelf->database));
  assert_counts (shelf, counts);
  g_assert_true (yc_caches_drop (shelf->database, NULL));
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  yc_retelling_finish (yc_retelling_of (shelf->database));
  assert_counts (shelf, counts);
}

/* What a session defined by itself is told as it says, and added up by the words. What no card of
 * the table is called any more is left out, and so is a game that nobody knows. */
static void
told_in_words (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  static const YcPersonUse used[] = {
    { (char *) "chain-reaction", YC_SPACES, (char *) "l1", 9 },
    { (char *) "manhattan-project", YC_SPACES, (char *) "mine-2", 8 },
    { (char *) "manhattan-project", YC_SPACES, (char *) "gone", 7 },
    { (char *) "manhattan-project", YC_SPACES, (char *) "mine-1", 6 },
    { (char *) "manhattan-project", 99, (char *) "mine-1", 5 },
    { (char *) "manhattan-project", YC_SPACES, (char *) "factory-1", 5 },
    { (char *) "manhattan-project", YC_SPACES, (char *) "factory-2", 4 },
    { (char *) "manhattan-project", YC_CARDS, (char *) "card 01 mine needs E gives Y7", 1 },
    { (char *) "manhattan-project", YC_CARDS, (char *) "card 02 mine needs E gives Y7", 2 },
    { (char *) "manhattan-project", YC_CARDS, (char *) "card of no use", 2 },
    { (char *) "manhattan-project", YC_CARDS, (char *) "nothing at all", 2 },
    { (char *) "tiddlywinks", YC_SPACES, (char *) "mine-1", 3 },
  };
  g_autoptr (GArray) uses = g_array_new (FALSE, FALSE, sizeof (YcPersonUse));
  g_array_append_vals (uses, used, G_N_ELEMENTS (used));
  g_autoptr (GArray) told = yc_favourites (shelf->database, "manhattan-project", uses, NULL);
  g_autoptr (GArray) unknown = yc_favourites (shelf->database, "tiddlywinks", uses, NULL);
  static const char *const words[]
    = { "Mine 2", "Mine 1", "Factory 1", "Mine: 1 engineer → 7 yellowcake" };
  static const guint n[] = { 8, 6, 5, 3 };
  g_assert_cmpuint (unknown->len, ==, 0);
  g_assert_cmpuint (told->len, ==, G_N_ELEMENTS (words));
  for (guint i = 0; i < told->len; i++) {
    g_assert_cmpstr (g_array_index (told, YcFavourite, i).words, ==, words[i]);
    g_assert_cmpuint (g_array_index (told, YcFavourite, i).n, ==, n[i]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/favourites/counted", Shelf, NULL, shelf_set_up, counted_as_played, shelf_tear_down);
  g_test_add ("/favourites/words", Shelf, NULL, shelf_set_up, told_in_words, shelf_tear_down);
  return g_test_run ();
}
