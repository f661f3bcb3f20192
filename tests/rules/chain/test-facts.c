/* test-chain-facts.c: what the table tells and corrects, and what cannot be. */

#include "chain-records.h"

#include <string.h>

static void
test_possible (void)
{
  static const struct {
    const char *line;
    gboolean possible;
  } table[] = {
    { "table hand blue m1 m1", TRUE },
    { "table hand blue m1 m1 m1", FALSE }, /* two are red's, x4 */
    { "table hand red m1 m1 m1 m1", TRUE },
    { "table hand red m1 m2 m3 m4 m5 e1 e2", FALSE }, /* more than the hand holds */
    { "table hand red u1 u1 u1", FALSE },             /* one was played this turn */
    { "table hand red u1 u1", TRUE },
    { "table plans p9", TRUE },
    { "table plans ?", TRUE },
    { "table plans p9 p10", FALSE }, /* one untold place */
    { "table plans p1", FALSE },     /* in the row */
    { "table plans p2", FALSE },     /* built */
    { "table plans p7", FALSE },     /* in a stash that was told */
    { "table adjust red yellowcake -3 \"lost\"", TRUE },
    { "table adjust red yellowcake -4 \"lost\"", FALSE },
    { "table adjust red uranium +10000 \"found\"", TRUE },
    { "table adjust red yellowcake =0 uranium =7 yellowcake +2 \"counted\"", TRUE },
    { "table adjust red uranium =0 uranium -1", FALSE },
    { "table adjust red uranium -1 yellowcake -4", FALSE }, /* not even the first */
    { "table adjust red hand +m1 \"given\"", TRUE },
    { "table adjust red hand +m1 +m1 +m1 \"given\"", FALSE },
    { "table adjust red hand -m1 -m1 \"taken\"", TRUE },
    { "table adjust red hand -m1 -m1 -m1 \"taken\"", TRUE }, /* there are cards not told */
    { "table adjust red hand -u1 -u1 -u1 \"taken\"", FALSE },
    { "table adjust blue hand -? -? -? -? -? \"taken\"", TRUE },
    { "table adjust blue hand -? -? -? -? -? -? \"taken\"", FALSE },
    { "table adjust red bomb +p1", TRUE },
    { "table adjust red bomb +p9 \"forgotten\"", TRUE },
    { "table adjust red bomb +p7", TRUE }, /* out of the own stash */
    { "table adjust blue bomb +p7", FALSE },
    { "table adjust red bomb +p2", FALSE }, /* built */
    { "table adjust red bomb -p2", TRUE },
    { "table adjust blue bomb -p2", FALSE },
    { "table adjust red load +p2", TRUE },
    { "table adjust red load -p2", FALSE },
    { "table adjust blue load +p2", FALSE },
    { "table adjust red load +p9", FALSE },
    { "table adjust red stash -p7", TRUE },
    { "table adjust red stash -p9", FALSE },
    { "table adjust red stash +?", FALSE }, /* room for one */
    { "table adjust red stash -p7 +p9", TRUE },
    { "table adjust blue stash +p1", TRUE },
    { "table adjust blue stash -?", FALSE },
    { "table adjust pool +LES", TRUE },
    { "table adjust pool -L", FALSE },
    { "table adjust pool =-", TRUE },
    { "table adjust deck =0", TRUE },
    { "table adjust deck =56", FALSE },
    { "table adjust deck +1", TRUE }, /* a card lies on the discard pile */
    { "table turn blue", TRUE },
    { "table turn red", FALSE },
  };
  ChainFold fold = chain_fold (2, "",
                               "table adjust red uranium +9 \"set-up\"\n"
                               "table hand red m4 design-bomb\n"
                               "red design p7 # => unseen design.no-such-plan\n"
                               "red activate p2 side m4\n"
                               "red end\n"
                               "blue end\n"
                               "table adjust red yellowcake +3 \"set-up\"\n"
                               "red activate yellowcake side u1 # => unseen chain.no-such-card\n"
                               "table adjust red hand +? +? \"given\"\n"
                               "table adjust red yellowcake -1 \"lost\"\n"
                               "table hand red m1 m1\n");
  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    YcRuling ruling;
    chain_judge (&fold, table[i].line, &ruling);
    g_test_message ("%s", table[i].line);
    g_assert_cmpint (ruling.verdict, ==, table[i].possible ? YC_LEGAL : YC_ILLEGAL);
    if (!table[i].possible)
      g_assert_cmpint (ruling.reasons[0].rule, ==, YC_RULE_TABLE_IMPOSSIBLE);
  }
  chain_unfold (&fold);
}

/* Untold places are filled from left to right; `?` leaves one untold. */
static void
test_row (void)
{
  g_autofree char *text = chain_text (3, "", "table plans ? p9\n");
  char *row = strstr (text, "plans p1 p2 p3");
  memcpy (row, "plans ? p2 ?  ", 14);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  const YcChain *chain = yc_chain_of (yc_timeline_position (timeline));

  g_assert_cmpint (chain->row[0], ==, YC_CHAIN_UNTOLD);
  g_assert_cmpint (chain->row[1], ==, chain_card (record, YC_BOMBS, "p2"));
  g_assert_cmpint (chain->row[2], ==, chain_card (record, YC_BOMBS, "p9"));
  yc_timeline_free (g_steal_pointer (&timeline));
  timeline = yc_timeline_new (record, 0);
  YcPlay play;
  YcRuling ruling;
  play_of (record, "table plans p9 p9", &play);
  yc_timeline_judge (timeline, &play, &ruling);
  g_assert_cmpint (ruling.reasons[0].rule, ==, YC_RULE_TABLE_IMPOSSIBLE);
  g_assert_cmpint (ruling.reasons[0].place, ==, YC_PLACE_NOWHERE);
  g_assert_cmpint (ruling.reasons[0].number, ==, 2);
  g_assert_cmpint (ruling.reasons[0].limit, ==, 1);
}

/* Cards are given from the deck and go back there; facts are taken after the end too. */
static void
test_effects (void)
{
  ChainFold fold = chain_fold (2, "",
                               "table adjust red hand +m1 +? -? \"given\"\n"
                               "table adjust blue hand -? \"taken\"\n"
                               "red activate p1 ! \"so\" # => accepted chain.personnel\n"
                               "red activate p2 ! \"so\" # => accepted chain.personnel\n"
                               "red activate loaded on p1 ! \"so\" # => accepted chain.personnel\n"
                               "red end\n"
                               "blue end\n"
                               "table adjust blue uranium +23 \"miscounted\"\n");
  g_assert_true (fold.chain->over);
  g_assert_cmpint (fold.chain->deck, ==, 44); /* red's is full */
  g_assert_cmpint (yc_chain_winners (fold.setup, fold.chain), ==, 1 << 0 | 1 << 1);
  chain_unfold (&fold);
}

/* Where the table counts the points, the round in which somebody has enough is the last, and it is
 * over when the turn comes back to the first. */
static void
test_score (void)
{
#define COUNTED "table adjust red points +10\ntable turn blue\ntable adjust blue points =11\n"
  ChainFold fold = chain_fold (2, "", COUNTED);
  g_assert_true (fold.chain->last_round && !fold.chain->over);
  chain_unfold (&fold);
  fold = chain_fold (2, "", COUNTED "table turn red\n");
  g_assert_true (fold.chain->over);
  g_assert_cmpuint (yc_chain_winners (fold.setup, fold.chain), ==, 1 << 1);
  chain_unfold (&fold);
  fold = chain_fold (2, "",
                     COUNTED "table adjust blue points -5\ntable adjust red points -1\n"
                             "table turn red\n");
  g_assert_false (fold.chain->last_round || fold.chain->over);
  g_assert_cmpint (fold.chain->active, ==, 0);
  chain_unfold (&fold);
#undef COUNTED
}

/* Bombs, Bomb Loaded, stash, pool and deck are set as they lie, and points follow. */
static void
test_corrections (void)
{
  ChainFold fold = chain_fold (2, "",
                               "table adjust red bomb +p1 \"out of the row\"\n"
                               "table adjust red bomb +p9\n"
                               "table adjust red load +p9\n"
                               "table adjust red bomb -p1\n"
                               "table adjust blue stash +?\n"
                               "table adjust blue stash -? +p4\n"
                               "table adjust pool +LLE\n"
                               "table adjust pool -L\n"
                               "table adjust deck =40\n"
                               "table adjust deck +1\n");
  const YcChain *chain = yc_chain_of (yc_timeline_position (fold.timeline));

  g_assert_cmpint (chain->players[0].n_bombs, ==, 1);
  g_assert_cmpint (chain->players[0].bombs[0], ==, chain_card (fold.record, YC_BOMBS, "p9"));
  g_assert_cmpint (chain->players[0].loaded, ==, 1);
  g_assert_cmpint (chain->loaded_left, ==, YC_CHAIN_LOADED - 1);
  g_assert_cmpint (yc_chain_final_score (fold.setup, chain, 0), ==, 7 + YC_LOADED_POINTS);
  g_assert_cmpint (chain->players[1].stash, ==, chain_card (fold.record, YC_BOMBS, "p4"));
  g_assert_cmpint (chain->pool[YC_LABORER], ==, 1);
  g_assert_cmpint (chain->pool[YC_ENGINEER], ==, 1);
  g_assert_cmpint (chain->deck, ==, 41);
  g_assert_cmpint (chain->discard.n, ==, YC_CHAIN_CARDS - 2 * YC_CHAIN_HAND - 41);
  g_assert_null (yc_chain_game.sound (fold.setup, yc_timeline_position (fold.timeline)));
  chain_unfold (&fold);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/facts/possible", test_possible);
  g_test_add_func ("/chain/facts/row", test_row);
  g_test_add_func ("/chain/facts/effects", test_effects);
  g_test_add_func ("/chain/facts/score", test_score);
  g_test_add_func ("/chain/facts/corrections", test_corrections);
  return g_test_run ();
}
