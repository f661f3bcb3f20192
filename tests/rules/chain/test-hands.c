/* test-chain-hands.c: what is known of hands, and what can still be in them. */

#include "chain-records.h"
#include "chain/hands.h"

static void
assert_known (const ChainFold *fold, int seat, const char *expected)
{
  const YcChainPlayer *player = &fold->chain->players[seat];
  GString *found = g_string_new (NULL);
  for (int i = 0; i < player->n_known; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "",
                            fold->setup->catalogue.cards[YC_CARDS][player->known[i]].id);
  g_assert_cmpstr (found->str, ==, expected);
  g_string_free (found, TRUE);
}

/* A hand that was told replaces what was known; what leaves untold takes all names with it. */
static void
test_known (void)
{
  static const struct {
    const char *lines, *red, *blue;
  } table[] = {
    { "table hand red m1 e1\n", "m1 e1", "" },
    { "table hand red m1 e1\ntable hand red m1 m1 f1\n", "m1 m1 f1", "" },
    { "table hand red m1 e1 u1\nred activate u1 side m1\n", "e1", "" },
    { "table hand red m1 e1\nred end discard m1\n", "e1", "" },
    { "table hand red m1 e1\nred end discard m1 ?\n", "", "" },
    { "table hand red espionage\ntable hand blue m1 m2\nred spy blue card m2\n", "m2", "m1" },
    { "table hand red espionage\ntable hand blue m1 m2\nred spy blue card\n", "", "" },
    { "table hand red espionage\ntable hand blue m1 m2\n"
      "red spy blue card u1 # => unseen chain.no-such-card\n",
      "u1", "m1 m2" },
    { "table hand red f2 m2\ntable hand blue m1 m2\nred activate f2 side m2 discard blue m2 u1 "
      "# => unseen chain.no-such-card\n",
      "", "m1" },
    { "table hand red f2 m2\ntable hand blue m1 m2\nred activate f2 side m2 discard blue m2\n", "",
      "" },
    { "table adjust red hand +m1 +? -? \"given\"\n", "", "" },
    { "table adjust red hand +m1 +m2 -m1 \"given\"\n", "m2", "" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    ChainFold fold = chain_fold (2, "", table[i].lines);
    assert_known (&fold, 0, table[i].red);
    assert_known (&fold, 1, table[i].blue);
    chain_unfold (&fold);
  }
}

/* Copies in the box, in the discard pile, in other hands, played: section 3.1. */
static void
test_copies (void)
{
  static const struct {
    const char *line, *outcome;
  } table[] = {
    { "green activate m1 side m4", "unseen chain.no-such-card" },
    { "green activate m1 side u2 m4", "illegal chain.no-such-card" },      /* both were discarded */
    { "green activate yellowcake side f3", "illegal chain.no-such-card" }, /* both are blue's */
    { "green activate u1 side u1 e1", "unseen chain.no-such-card" },
    { "green activate u1 side m2 m2", "unseen chain.no-such-card" },
    { "green activate m1 side u1 u1 u1", "illegal chain.card-used-twice" }, /* one was played */
    { "green end discard m5 m5 m5 m5", "unseen chain.no-such-card" },
    { "green end discard e1 e1 e1 e1 e1", "illegal chain.no-such-card" }, /* four cards held */
    { "green end discard ? ? ? ?", "legal" },
    { "green end discard ? ? ? ? ?", "illegal chain.no-such-card" },
    { "green end discard u1 u1 u1", "illegal chain.no-such-card" }, /* one was played */
    { "green activate e1 side u1 u1 u1", "illegal chain.card-used-twice" },
    { "green end discard u1 u1", "unseen chain.no-such-card" },
    { "green end discard f3 u1 u1 u1", "illegal chain.no-such-card" },
  };
  ChainFold fold
    = chain_fold (3, "",
                  "table hand red u2 u2 m3 m3 m3\n"
                  "red end discard u2 u2\n"
                  "table hand blue f3 f3 m4\n"
                  "blue end\n"
                  "green activate yellowcake side u1 # => unseen chain.no-such-card\n");
  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    YcRuling ruling;
    chain_judge (&fold, table[i].line, &ruling);
    const YcReason *first = yc_ruling_first (&ruling);
    const char *verdict = ruling.verdict == YC_LEGAL    ? "legal"
                          : ruling.verdict == YC_UNSEEN ? "unseen "
                                                        : "illegal ";
    g_autofree char *found = g_strconcat (
      verdict, first != NULL ? yc_rule_id (&yc_chain_game, first->rule) : NULL, NULL);
    g_test_message ("%s", table[i].line);
    g_assert_cmpstr (found, ==, table[i].outcome);
  }
  chain_unfold (&fold);
}

/* Copies of `x?` are never used up. */
static void
test_unknown_copies (void)
{
  ChainFold fold = chain_fold (2, "card many mine x? needs ? gives Y1 side L\n",
                               "table hand red many many many many many\n"
                               "table hand blue many many many many many\n"
                               "red activate many side many\n"
                               "red activate many side many\n"
                               "red end\n"
                               "table hand red many many many many many\n");
  g_assert_cmpint (fold.chain->discard.n, ==, 4);
  chain_unfold (&fold);
}

/* One card cannot be in two hands, not even within one statement. */
static void
test_across_hands (void)
{
  ChainFold fold
    = chain_fold (3, "",
                  "table hand red m2 m2 m2 m2 f2\n"
                  "table hand green f3\n"
                  "red activate f2 side m2 discard blue m2 # => illegal chain.no-such-card\n"
                  "red activate f2 side m2 discard blue f3 f3 # => illegal chain.no-such-card\n"
                  "red activate f2 side m2 discard blue f3 # => unseen chain.no-such-card\n"
                  "red end discard m2 m2 m2\n"
                  "blue activate f3 side m4 draw # => illegal chain.no-such-card\n"
                  "blue activate f2 side u2 u2 discard red u2 # => illegal chain.no-such-card\n"
                  "blue activate f2 side u2 u2 discard red m1 # => unseen chain.no-such-card\n");
  g_assert_null (yc_chain_game.sound (fold.setup, yc_timeline_position (fold.timeline)));
  chain_unfold (&fold);
}

static void
test_shown (void)
{
  YcShown shown;
  yc_shown_clear (&shown);
  yc_shown_add (&shown, 3);
  yc_shown_add (&shown, YC_CHAIN_UNTOLD);
  yc_shown_add (&shown, 3);
  g_assert_cmpint (shown.total, ==, 3);
  g_assert_cmpint (shown.n, ==, 1);
  g_assert_cmpint (yc_shown_count (&shown, 3), ==, 2);
  g_assert_cmpint (yc_shown_count (&shown, 4), ==, 0);
}

/* The copy laid first is taken, and the pile closes up. */
static void
test_pile (void)
{
  YcChain chain = { 0 };
  YcChainPile *pile = &chain.discard;
  const uint8_t laid[] = { 7, 8, 7, 9 };
  for (guint i = 0; i < G_N_ELEMENTS (laid); i++)
    yc_pile_lay (&chain, pile, laid[i]);
  g_assert_true (yc_pile_take (&chain, pile, 7));
  g_assert_false (yc_pile_take (&chain, pile, 5));
  g_assert_cmpint (pile->n, ==, 3);
  g_assert_cmpint (pile->cards[0], ==, 8);
  g_assert_cmpint (pile->cards[1], ==, 7);
  g_assert_cmpint (yc_pile_count (pile, 7), ==, 1);
  g_assert_cmpint (chain.located[7], ==, 1);
  yc_pile_clear (&chain, pile);
  g_assert_cmpint (pile->n, ==, 0);
  g_assert_cmpint (chain.located[7], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/hands/known", test_known);
  g_test_add_func ("/chain/hands/copies", test_copies);
  g_test_add_func ("/chain/hands/unknown-copies", test_unknown_copies);
  g_test_add_func ("/chain/hands/across-hands", test_across_hands);
  g_test_add_func ("/chain/hands/shown", test_shown);
  g_test_add_func ("/chain/hands/pile", test_pile);
  return g_test_run ();
}
