/* test-chain-apply.c: what turns and activations do to the position: order, draws, the last round,
 * plays out of turn, solo. */

#include "chain-records.h"

#include <string.h>

static void
assert_pile (const ChainFold *result, const YcChainPile *pile, const char *expected)
{
  GString *found = g_string_new (NULL);
  for (int i = 0; i < pile->n; i++)
    g_string_append_printf (
      found, "%s%s", i > 0 ? " " : "",
      pile->cards[i] == YC_CHAIN_UNTOLD
        ? "?"
        : yc_record_setup (result->record)->catalogue.cards[YC_CARDS][pile->cards[i]].id);
  g_assert_cmpstr (found->str, ==, expected);
  g_string_free (found, TRUE);
}

static void
test_begin (void)
{
  static const struct {
    int players, deck, row, plan_deck;
  } table[]
    = { { 1, 50, 4, 9 }, { 2, 45, 2, 11 }, { 3, 40, 3, 10 }, { 4, 35, 4, 9 }, { 5, 30, 5, 8 } };
  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    ChainFold f = chain_fold (table[i].players, "", "");
    g_assert_cmpint (f.chain->deck, ==, table[i].deck);
    g_assert_cmpint (f.chain->n_row, ==, table[i].row);
    g_assert_cmpint (f.chain->plan_deck, ==, table[i].plan_deck);
    g_assert_cmpint (f.chain->loaded_left, ==, 4);
    g_assert_cmpint (f.chain->players[table[i].players - 1].hand, ==, 5);
    chain_unfold (&f);
  }
}

/* Everything sideways goes, of the pool only what is put in; output is usable at once. */
static void
test_activation (void)
{
  ChainFold f = chain_fold (2, "",
                            "table hand red u1 u2 m3 e3 m5\n"
                            "red activate u1 side m5\n"
                            "red activate u2 pool SS\n"
                            "red activate m3 pool EE\n");
  g_assert_cmpint (f.chain->pool[YC_ENGINEER], ==, 1);
  g_assert_cmpint (f.chain->pool[YC_SCIENTIST], ==, 0);
  g_assert_cmpint (f.chain->players[0].yellowcake, ==, 3);
  g_assert_cmpint (f.chain->players[0].hand, ==, 1);
  assert_pile (&f, &f.chain->played, "u1 m5 u2 m3");
  g_assert_cmpint (f.chain->discard.n, ==, 0);
  chain_unfold (&f);
}

/* First what was played, then what is discarded; then the draw up to five. */
static void
test_end_of_turn (void)
{
  ChainFold f = chain_fold (2, "",
                            "table hand red u1 u2 m3 e3 m5\n"
                            "red activate u1 side m5\n"
                            "red end discard e3 ?\n");
  assert_pile (&f, &f.chain->discard, "u1 m5 e3 ?");
  g_assert_cmpint (f.chain->pool[YC_SCIENTIST], ==, 0);
  g_assert_cmpint (f.chain->played.n, ==, 0);
  g_assert_cmpint (f.chain->players[0].hand, ==, 5);
  g_assert_cmpint (f.chain->players[0].n_known, ==, 0);
  g_assert_cmpint (f.chain->deck, ==, 41);
  g_assert_cmpint (f.chain->active, ==, 1);
  chain_unfold (&f);
}

static void
test_more_than_five_draw_none (void)
{
  ChainFold f = chain_fold (2, "", "table adjust red hand +m1 +m2 \"given\"\nred end\n");
  g_assert_cmpint (f.chain->players[0].hand, ==, 7);
  g_assert_cmpint (f.chain->players[0].n_known, ==, 2);
  g_assert_cmpint (f.chain->deck, ==, 43);
  chain_unfold (&f);
}

/* The discard pile becomes a deck when one is needed, not before. */
static void
test_reshuffle (void)
{
  GString *lines = g_string_new (NULL);
  for (int i = 0; i < 15; i++) /* 45 cards in the deck, three for each turn */
    g_string_append (lines, i % 2 == 0 ? "red end discard ? ? ?\n" : "blue end discard ? ? ?\n");
  ChainFold f = chain_fold (2, "", lines->str);
  g_assert_cmpint (f.chain->deck, ==, 0);
  g_assert_cmpint (f.chain->discard.n, ==, 45);
  chain_unfold (&f);
  g_string_append (lines, "blue end discard ?\n");
  f = chain_fold (2, "", lines->str);
  g_assert_cmpint (f.chain->deck, ==, 45);
  g_assert_cmpint (f.chain->discard.n, ==, 0);
  chain_unfold (&f);
  g_string_free (lines, TRUE);
}

/* A factory draws from a new deck too; what was played this turn is not in it. */
static void
test_draw_from_new_deck (void)
{
  GString *lines = g_string_new (NULL);
  for (int i = 0; i < 16; i++)
    g_string_append_printf (lines, "%s end discard ? ?%s\n", i % 2 == 0 ? "red" : "blue",
                            i < 13 ? " ?" : "");
  g_string_append (lines, "table hand red f1 m1\nred activate f1 side m2 draw # => unseen "
                          "chain.no-such-card\n");
  ChainFold f = chain_fold (2, "", lines->str);
  g_assert_cmpint (f.chain->deck, ==, 44);
  g_assert_cmpint (f.chain->discard.n, ==, 0);
  assert_pile (&f, &f.chain->played, "f1 m2");
  chain_unfold (&f);
  g_string_free (lines, TRUE);
}

/* The row is closed up at once and refilled at the end of the turn only. */
static void
test_row (void)
{
  const char *lines = "table adjust red uranium +9 \"set-up\"\n"
                      "table hand red m4 m4 e1 e2 e2\n"
                      "red activate p1 side m4\n";
  ChainFold f = chain_fold (3, "", lines);
  g_assert_cmpint (f.chain->n_row, ==, 2);
  g_assert_cmpint (f.chain->row[0], ==, chain_card (f.record, YC_BOMBS, "p2"));
  chain_unfold (&f);
  g_autofree char *ended = g_strconcat (lines, "red end\n", NULL);
  f = chain_fold (3, "", ended);
  g_assert_cmpint (f.chain->n_row, ==, 3);
  g_assert_cmpint (f.chain->row[2], ==, YC_CHAIN_UNTOLD);
  g_assert_cmpint (f.chain->plan_deck, ==, 9);
  chain_unfold (&f);
}

/* The victim chooses; he refills at the end of his own turn. */
static void
test_forced_discard (void)
{
  ChainFold f = chain_fold (3, "",
                            "table hand red f2 m2 u1 m1 m1\n"
                            "table hand blue m3 m4\n"
                            "red activate f2 side m2 discard blue m4\n"
                            "red end\n");
  g_assert_cmpint (f.chain->players[1].hand, ==, 3);
  g_assert_cmpint (f.chain->players[1].n_known, ==, 0);
  assert_pile (&f, &f.chain->discard, "m4 ? f2 m2");
  chain_unfold (&f);
}

/* Only the running round is finished. */
static void
test_last_round (void)
{
  const char *lines = "table adjust blue uranium +9 \"set-up\"\n"
                      "red end\n"
                      "blue activate p1 ! \"so it was\" # => accepted chain.personnel\n"
                      "blue activate p2 ! \"so it was\" # => accepted chain.personnel\n"
                      "blue activate loaded on p1 ! \"so it was\" # => accepted chain.personnel\n"
                      "blue end\n";
  ChainFold f = chain_fold (3, "", lines);
  g_assert_true (f.chain->last_round);
  g_assert_false (f.chain->over);
  g_assert_cmpint (f.chain->active, ==, 2);
  chain_unfold (&f);
  g_autofree char *ended = g_strconcat (lines, "green end\nred end # => illegal game.over\n", NULL);
  f = chain_fold (3, "", ended);
  g_assert_true (f.chain->over);
  g_assert_cmpint (f.chain->active, ==, 2);
  g_assert_cmpint (yc_chain_winners (yc_record_setup (f.record), f.chain), ==, 1 << 1);
  g_assert_cmpint (yc_chain_final_score (yc_record_setup (f.record), f.chain, 1), ==, 11 + 1);
  chain_unfold (&f);
  f = chain_fold (3, "option target 12\n", lines);
  g_assert_false (f.chain->last_round);
  chain_unfold (&f);
}

/* Reaching the target counts in the turn of a building or loading only. */
static void
test_uranium_starts_no_last_round (void)
{
  ChainFold f = chain_fold (2, "", "table adjust red uranium +40 \"set-up\"\nred end\nblue end\n");
  g_assert_false (f.chain->last_round);
  chain_unfold (&f);
}

/* The one before loses pool and played cards and draws nothing. */
static void
test_out_of_turn (void)
{
  ChainFold f
    = chain_fold (3, "",
                  "table hand red u1 m2 m1 m1 m1\n"
                  "red activate u1 side m2\n"
                  "green activate yellowcake ! \"he was quick\" # => accepted turn.not-yours\n");
  g_assert_cmpint (f.chain->active, ==, 2);
  g_assert_cmpint (f.chain->pool[YC_SCIENTIST], ==, 0);
  g_assert_cmpint (f.chain->players[0].hand, ==, 3);
  g_assert_cmpint (f.chain->players[2].yellowcake, ==, 1);
  assert_pile (&f, &f.chain->discard, "u1 m2");
  chain_unfold (&f);
}

/* Who never ended the turn in which he built starts no last round before he builds or loads. */
static void
test_turn_lost_starts_no_last_round (void)
{
  const char *lines = "red activate p1 ! \"so\" # => accepted chain.personnel\n"
                      "red activate p2 ! \"so\" # => accepted chain.personnel\n"
                      "red activate loaded on p1 ! \"so\" # => accepted chain.personnel\n"
                      "blue activate yellowcake ! \"quick\" # => accepted turn.not-yours\n"
                      "red activate yellowcake ! \"quicker\" # => accepted turn.not-yours\n"
                      "red end\n";
  ChainFold f = chain_fold (2, "", lines);
  g_assert_cmpint (yc_chain_game.score (f.setup, yc_timeline_position (f.timeline), 0), ==, 11);
  g_assert_false (f.chain->last_round);
  chain_unfold (&f);
  g_autofree char *more = g_strconcat (
    lines, "blue end\nred activate loaded on p2 ! \"so\" # => accepted chain.personnel\nred end\n",
    NULL);
  f = chain_fold (2, "", more);
  g_assert_true (f.chain->last_round);
  chain_unfold (&f);
}

/* A plan that nobody told in the stash is taken out of it. */
static void
test_untold_stash (void)
{
  ChainFold f = chain_fold (2, "",
                            "table adjust red uranium +9 \"set-up\"\n"
                            "table hand red design-bomb m4\n"
                            "red design\n"
                            "red activate p8 side m4 # => unseen plan.not-in-row\n"
                            "red activate p9 # => illegal plan.not-in-row\n");
  g_assert_cmpint (f.chain->players[0].stash, ==, YC_CHAIN_NONE);
  g_assert_cmpint (f.chain->players[0].n_bombs, ==, 1);
  g_assert_cmpint (f.chain->n_row, ==, 2);
  chain_unfold (&f);
}

/* What cannot be paid is paid as far as there is; units that are not there are nobody. */
static void
test_let_stand (void)
{
  ChainFold f = chain_fold (2, "",
                            "table hand red u1 m1 e2 e1 m5\n"
                            "table adjust red yellowcake +1 \"set-up\"\n"
                            "red activate u1 side e1\n"
                            "red activate e2 pool SSS ! \"so be it\" # => accepted chain.pool\n");
  g_assert_cmpint (f.chain->players[0].yellowcake, ==, 0);
  g_assert_cmpint (f.chain->players[0].uranium, ==, 3);
  g_assert_cmpint (f.chain->pool[YC_SCIENTIST], ==, 0);
  chain_unfold (&f);
}

/* ---- Solo ---- */

/* Alone with so many cards left in the deck: the rest is in the hand. */
static ChainFold
fold_solo (const char *options, int deck, const char *lines)
{
  GString *all = g_string_new (NULL);
  for (int i = 0; i < 50 - deck; i++)
    g_string_append (all, "table adjust red hand +? \"dealt\"\n");
  g_string_append (all, lines);
  ChainFold result = chain_fold (1, options, all->str);
  g_string_free (all, TRUE);
  return result;
}

static void
test_solo_end (void)
{
  ChainFold f = fold_solo ("", 1, "red end\n"); /* 54 in the hand: none is drawn */
  g_assert_false (f.chain->over);
  g_assert_false (f.chain->last_turn);
  chain_unfold (&f);
  f = fold_solo ("", 0, "red end\n");
  g_assert_true (f.chain->last_turn);
  g_assert_false (f.chain->over);
  g_assert_false (f.chain->last_round);
  chain_unfold (&f);
  f = fold_solo ("", 0, "red end\nred end\nred end # => illegal game.over\n");
  g_assert_true (f.chain->over);
  chain_unfold (&f);
  f = fold_solo ("option solo-last-turn no\n", 0, "red end\n");
  g_assert_true (f.chain->over);
  chain_unfold (&f);
}

/* Ten points end nothing alone; the discard pile is not shuffled. */
static void
test_solo_has_one_pass (void)
{
  ChainFold f = fold_solo ("", 0,
                           "red activate p1 ! \"so\" # => accepted chain.personnel\n"
                           "red activate p2 ! \"so\" # => accepted chain.personnel\n"
                           "red activate p3 ! \"so\" # => accepted chain.personnel\n"
                           "red end discard ? ?\n");
  g_assert_false (f.chain->over);
  g_assert_false (f.chain->last_round);
  g_assert_cmpint (f.chain->discard.n, ==, 2);
  g_assert_cmpint (f.chain->n_row, ==, 4);
  chain_unfold (&f);
}

/* Cards come back into the hand by name, the copy laid first. */
static void
test_solo_from_discard (void)
{
  ChainFold f = chain_fold (1, "",
                            "table hand red m1 m2 m3 e1 f2\n"
                            "red end discard m1 m3 m1 # => illegal chain.no-such-card\n"
                            "red end discard m1 m3\n"
                            "table hand red f2 m2 m1 u1 m2\n"
                            "red activate f2 side m2 from m1 m3\n");
  g_assert_cmpint (f.chain->discard.n, ==, 0);
  g_assert_cmpint (f.chain->players[0].hand, ==, 5);
  g_assert_cmpint (f.chain->players[0].n_known, ==, 5);
  chain_unfold (&f);
}

static void
test_solo_agent (void)
{
  ChainFold f = chain_fold (1, "",
                            "table hand red double-agent double-agent e2 f2 espionage\n"
                            "red agent play espionage # => illegal chain.wrong-target\n"
                            "red agent play e2\n"
                            "red agent play f2 # => illegal factory.choice\n"
                            "red agent play f2 draw\n"
                            "red spy keep m1 # => unseen chain.no-such-card\n");
  g_assert_cmpint (f.chain->players[0].uranium, ==, 3);
  g_assert_cmpint (f.chain->players[0].hand, ==, 3);
  g_assert_cmpint (f.chain->players[0].n_known, ==, 1);
  g_assert_cmpint (f.chain->deck, ==, 47);
  chain_unfold (&f);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/apply/begin", test_begin);
  g_test_add_func ("/chain/apply/activation", test_activation);
  g_test_add_func ("/chain/apply/end-of-turn", test_end_of_turn);
  g_test_add_func ("/chain/apply/more-than-five", test_more_than_five_draw_none);
  g_test_add_func ("/chain/apply/reshuffle", test_reshuffle);
  g_test_add_func ("/chain/apply/new-deck", test_draw_from_new_deck);
  g_test_add_func ("/chain/apply/row", test_row);
  g_test_add_func ("/chain/apply/turn-lost", test_turn_lost_starts_no_last_round);
  g_test_add_func ("/chain/apply/untold-stash", test_untold_stash);
  g_test_add_func ("/chain/apply/forced-discard", test_forced_discard);
  g_test_add_func ("/chain/apply/last-round", test_last_round);
  g_test_add_func ("/chain/apply/uranium", test_uranium_starts_no_last_round);
  g_test_add_func ("/chain/apply/out-of-turn", test_out_of_turn);
  g_test_add_func ("/chain/apply/let-stand", test_let_stand);
  g_test_add_func ("/chain/apply/solo/end", test_solo_end);
  g_test_add_func ("/chain/apply/solo/one-pass", test_solo_has_one_pass);
  g_test_add_func ("/chain/apply/solo/from-discard", test_solo_from_discard);
  g_test_add_func ("/chain/apply/solo/agent", test_solo_agent);
  return g_test_run ();
}
