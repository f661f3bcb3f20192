/* test-chain-suggest.c: what is offered, line by line. */

#include "chain-records.h"

#include <string.h>

static void
collect (const YcPlay *play, void *data)
{
  const ChainFold *fold = ((void **) data)[0];
  GPtrArray *lines = ((void **) data)[1];
  char line[YC_MAX_LINE + 1];
  yc_play_write (fold->record, play, line, sizeof line);
  g_ptr_array_add (lines, g_strdup (line));
}

static int
compare (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Folds `lines` and compares what is then offered, sorted, with `expected`. */
static void
assert_offered (int players, const char *options, const char *lines, const char *expected)
{
  ChainFold fold = chain_fold (players, options, lines);
  g_autoptr (GPtrArray) offered = g_ptr_array_new_with_free_func (g_free);
  void *data[] = { &fold, offered };
  yc_chain_game.suggest (fold.setup, yc_timeline_position (fold.timeline), collect, data);
  g_ptr_array_sort (offered, compare);
  g_ptr_array_add (offered, NULL);
  g_autofree char *found = g_strjoinv ("\n", (char **) offered->pdata);
  g_assert_cmpstr (found, ==, expected);
  chain_unfold (&fold);
}

/* Only cards told to be in the hand. */
static void
test_nothing_told (void)
{
  assert_offered (2, "", "", "red end");
}

static void
test_activations (void)
{
  assert_offered (2, "", "table hand red m1 m2 u1\n",
                  "red activate engineer side m1 m2\n"
                  "red activate engineer side m2 u1\n"
                  "red activate m1 side m2\n"
                  "red activate m1 side u1\n"
                  "red activate m2 side m1 u1\n"
                  "red activate scientist side m1 m2\n"
                  "red activate scientist side m2 u1\n"
                  "red activate u1 side m1\n"
                  "red activate u1 side m2\n"
                  "red activate yellowcake side m1\n"
                  "red activate yellowcake side m2\n"
                  "red activate yellowcake side u1\n"
                  "red end");
}

/* No unit of the pool that could be left out; two copies of a card make one line. */
static void
test_pool (void)
{
  const char *lines = "table hand red u1 m2 m5 m5\n"
                      "red activate u1 side m2\n";
  assert_offered (2, "", lines,
                  "red activate engineer side m5 m5\n"
                  "red activate engineer side m5 pool S\n"
                  "red activate m5 side m5 pool S\n"
                  "red activate scientist side m5 m5\n"
                  "red activate scientist side m5 pool S\n"
                  "red activate yellowcake pool S\n"
                  "red activate yellowcake side m5\n"
                  "red end");
  assert_offered (2, "option mix-personnel no\n", lines,
                  "red activate engineer side m5 m5\n"
                  "red activate scientist side m5 m5\n"
                  "red activate yellowcake pool S\n"
                  "red activate yellowcake side m5\n"
                  "red end");
}

/* An unknown need asks for nobody, and a card of which nobody knows what it bears is enough. */
static void
test_unknown_numbers (void)
{
  assert_offered (2,
                  "card dark mine x? needs unknown gives Y1 side L\n"
                  "card dim mine x? needs EE gives Y?\n",
                  "table hand red dark dim u1\n",
                  "red activate dark\n"
                  "red activate engineer side dim\n"
                  "red activate scientist side dim\n"
                  "red activate u1 side dark\n"
                  "red activate u1 side dim\n"
                  "red activate yellowcake side dark\n"
                  "red activate yellowcake side dim\n"
                  "red activate yellowcake side u1\n"
                  "red end");
}

static void
test_factory (void)
{
  assert_offered (2, "",
                  "table hand red f1 u3\nred activate yellowcake side m1 # => unseen "
                  "chain.no-such-card\nred activate u3 side f2 # => unseen "
                  "chain.no-such-card\n",
                  "red activate engineer side f1 pool LL\n"
                  "red activate f1 pool L draw\n"
                  "red activate scientist side f1 pool LL\n"
                  "red activate yellowcake pool L\n"
                  "red activate yellowcake side f1\n"
                  "red end");
}

static void
test_plans (void)
{
  assert_offered (2, "",
                  "table adjust red uranium +9 \"set-up\"\n"
                  "table hand red m4 design-bomb e1 e3 e1\n"
                  "red design p10 # => unseen design.no-such-plan\n"
                  "red activate p1 side m4\n",
                  "red activate engineer side e1 e1 e3\n"
                  "red activate loaded on p1 side e3\n"
                  "red activate p10 side e1 e1 e3\n"
                  "red activate p2 side e1 e3\n"
                  "red activate scientist side e1 e1 e3\n"
                  "red activate yellowcake side e1\n"
                  "red activate yellowcake side e3\n"
                  "red end");
}

static void
test_specials (void)
{
  assert_offered (3, "",
                  "table adjust green yellowcake +1 \"set-up\"\n"
                  "table hand red design-bomb espionage double-agent\n",
                  "red agent engineer\n"
                  "red agent green yellowcake\n"
                  "red agent scientist\n"
                  "red agent yellowcake\n"
                  "red design\n"
                  "red end\n"
                  "red spy blue card\n"
                  "red spy green card\n"
                  "red spy green yellowcake");
}

static void
test_solo (void)
{
  assert_offered (1, "",
                  "table hand red m1 f1\n"
                  "red end discard m1 f1\n"
                  "table hand red espionage double-agent f1\n",
                  "red activate yellowcake side f1\n"
                  "red agent engineer\n"
                  "red agent play f1 draw\n"
                  "red agent play f1 from m1\n"
                  "red agent scientist\n"
                  "red agent yellowcake\n"
                  "red end\n"
                  "red spy keep");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/suggest/nothing-told", test_nothing_told);
  g_test_add_func ("/chain/suggest/activations", test_activations);
  g_test_add_func ("/chain/suggest/pool", test_pool);
  g_test_add_func ("/chain/suggest/unknown-numbers", test_unknown_numbers);
  g_test_add_func ("/chain/suggest/factory", test_factory);
  g_test_add_func ("/chain/suggest/plans", test_plans);
  g_test_add_func ("/chain/suggest/specials", test_specials);
  g_test_add_func ("/chain/suggest/solo", test_solo);
  return g_test_run ();
}
