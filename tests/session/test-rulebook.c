/* test-rulebook.c: the rules of each game by heading, and found by the words that people use. */

#include "rulebook.h"
#include "telling.h"
#include "chain/chain.h"
#include "manhattan/board.h"

#include <string.h>

/* Every rule is there once, and a heading is not left and come back to. */
static void
check_order (const YcGame *game)
{
  g_autoptr (GArray) rules = yc_rulebook_rules (game);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) once = g_hash_table_new (NULL, NULL);
  const char *last = "";

  g_assert_cmpuint (rules->len, ==, game->n_rules);
  for (guint i = 0; i < rules->len; i++) {
    const YcRule rule = g_array_index (rules, YcRule, i);
    const char *heading = yc_rulebook_heading (game, rule);

    g_assert_true (g_hash_table_add (once, GUINT_TO_POINTER (rule + 1u)));
    if (!g_str_equal (heading, last))
      g_assert_true (g_hash_table_add (seen, (gpointer) heading));
    last = heading;
  }
  g_assert_cmpstr (last, ==, "Keeping the Record");
}

static void
test_order (void)
{
  for (guint i = 0; yc_tellings[i] != NULL; i++)
    check_order (yc_tellings[i]->game);
}

/* The first rules that are found, by their ids. */
static char *
found (const YcGame *game, const char *typed)
{
  GString *ids = g_string_new (NULL);

  for (YcRule rule = 0; rule < game->n_rules; rule++)
    if (yc_rulebook_finds (game, rule, typed))
      g_string_append_printf (ids, "%s ", yc_rule_id (game, rule));
  return g_string_free (ids, FALSE);
}

static void
assert_finds (const YcGame *game, const char *typed, const char *id)
{
  g_autofree char *ids = found (game, typed);

  if (strstr (ids, id) == NULL)
    g_error ("“%s” finds no %s but %s", typed, id, ids);
}

static void
test_words (void)
{
  assert_finds (&yc_manhattan_game, "bomb", "bomb.workers");
  assert_finds (&yc_manhattan_game, "nuke", "test.once");
  assert_finds (&yc_manhattan_game, "bomber", "load.no-bomber");
  assert_finds (&yc_manhattan_game, "GREY worker", "place.worker-count");
  assert_finds (&yc_manhattan_game, "spy", "spy.limit");
  assert_finds (&yc_manhattan_game, "place.occupied", "place.occupied");
  assert_finds (&yc_chain_game, "spy", "spy.empty-hand");
  assert_finds (&yc_chain_game, "gray worker", "chain.personnel");
  assert_finds (&yc_chain_game, "bomber", "loaded.no-bomb");
  g_autofree char *nothing = found (&yc_manhattan_game, "zeppelin");
  g_assert_cmpstr (nothing, ==, "");
}

/* As printed in the books: with and without diacritics. */
static void
test_diacritics (void)
{
  assert_finds (&yc_manhattan_game, "nalety", "strike.own");
  assert_finds (&yc_manhattan_game, "espionagem", "spy.limit");
  assert_finds (&yc_chain_game, "fabrica", "factory.choice");
  assert_finds (&yc_chain_game, "fábrica", "factory.choice");
}

/* Each of the common words leads to some rule. */
static void
test_common_words (void)
{
  for (guint i = 0; yc_tellings[i] != NULL; i++)
    for (guint n = 0; n < yc_tellings[i]->n_common_words; n++) {
      g_auto (GStrv) words = g_strsplit (yc_tellings[i]->common_words[n].words, ", ", -1);

      for (char **word = words; *word != NULL; word++) {
        g_autofree char *ids = found (yc_tellings[i]->game, *word);
        g_assert_cmpstr (ids, !=, "");
      }
    }
}

/* Each reading is of a rule of its game, and of no other one. */
static void
test_readings (void)
{
  for (guint i = 0; yc_tellings[i] != NULL; i++) {
    const YcGame *game = yc_tellings[i]->game;
    g_autoptr (GHashTable) read = g_hash_table_new (NULL, NULL);

    for (guint n = 0; n < yc_tellings[i]->n_readings; n++) {
      const YcReading *reading = &yc_tellings[i]->readings[n];

      g_assert_cmpuint (reading->rule, <, game->n_rules);
      g_assert_true (g_hash_table_add (read, GUINT_TO_POINTER (reading->rule + 1u)));
      g_assert_cmpstr (yc_rulebook_reading (game, reading->rule), ==, reading->words);
    }
  }
  assert_finds (&yc_chain_game, "sideways too many", "chain.personnel");
  g_assert_null (yc_rulebook_reading (&yc_manhattan_game, YC_RULE_TURN_NOT_YOURS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulebook/order", test_order);
  g_test_add_func ("/rulebook/words", test_words);
  g_test_add_func ("/rulebook/diacritics", test_diacritics);
  g_test_add_func ("/rulebook/common-words", test_common_words);
  g_test_add_func ("/rulebook/readings", test_readings);
  return g_test_run ();
}
