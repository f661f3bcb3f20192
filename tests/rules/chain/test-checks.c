/* test-chain-checks.c: what a ruling of the card game tells: the rules in their order, and the
 * facts of each reason. */

#include "chain-records.h"

#include <string.h>

/* The rules that a statement breaks, in order; `!` after them if it cannot be let stand. */
static char *
rules_of (const ChainFold *fold, const char *line)
{
  YcRuling ruling;
  GString *text = g_string_new (NULL);

  chain_judge (fold, line, &ruling);
  for (int i = 0; i < ruling.n_reasons; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            yc_rule_id (&yc_chain_game, ruling.reasons[i].rule));
  if (ruling.refused)
    g_string_append_c (text, '!');
  return g_string_free (text, FALSE);
}

static const char *const before
  = "table adjust blue yellowcake +1 \"set-up\"\n"
    "table adjust red uranium +2 \"set-up\"\n"
    "table hand red u1 m2 e2 f2 double-agent\n"
    "table hand blue f1 m1\n"
    "red activate u1 side m2\n"; /* the pool holds two scientists; red e2 f2 double-agent */

/* Section 8: which rules, and in which order. */
static void
test_order (void)
{
  static const struct {
    const char *line, *rules;
  } table[] = {
    { "red activate f2 pool SS draw", "" },
    { "green end", "unknown.player!" },
    { "red spy green card nobody", "unknown.player!" },
    { "red activate nobody side m1", "unknown.card!" },
    { "red activate m1 side p1", "unknown.card!" },
    { "red agent m1", "unknown.card!" },
    { "blue activate m1 pool SSS", "turn.not-yours chain.pool chain.personnel" },
    { "red activate espionage side e2", "chain.wrong-target!" },
    { "red activate e2 side f2 pool L",
      "chain.mixed-personnel chain.pool chain.personnel chain.resources" },
    { "red activate p2 side e2 f2 pool SSS", "chain.mixed-personnel chain.pool chain.resources" },
    { "red activate p9 side m1",
      "chain.no-such-card plan.not-in-row chain.personnel chain.resources!" },
    { "red activate loaded on p1 pool L", "loaded.no-bomb chain.pool chain.personnel!" },
    { "red activate f2 pool SS", "factory.choice!" },
    { "red activate f2 pool SS from m1", "factory.choice!" },
    { "red activate f2 pool SS discard red m1 m1 m1", "chain.own-target!" },
    { "red activate f2 pool SS discard blue m4 m4 m4 m1 m1 m1",
      "factory.choice chain.no-such-card!" },
    { "red activate e2 pool SS draw", "chain.resources factory.choice!" },
    { "red design p1", "chain.no-such-card design.no-such-plan!" },
    { "red spy keep", "chain.no-such-card spy.solo-only!" },
    { "red spy red yellowcake", "chain.no-such-card chain.own-target spy.no-yellowcake!" },
    { "red activate e2 side double-agent", "chain.personnel chain.resources" },
    { "red agent uranium", "chain.resources" },
    { "red agent blue yellowcake", "" },
    { "red agent play e2", "solo.only" },
    { "red agent play f2", "solo.only!" },
    { "red agent play m1", "solo.only!" },
    { "red end discard m1", "chain.no-such-card!" },
    { "table hand green m1", "unknown.player!" },
    { "table hand red nobody", "unknown.card!" },
  };
  ChainFold fold = chain_fold (2, "option mix-personnel no\n", before);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    g_autofree char *rules = rules_of (&fold, table[i].line);
    g_test_message ("%s", table[i].line);
    g_assert_cmpstr (rules, ==, table[i].rules);
  }
  chain_unfold (&fold);
}

/* Of two things unseen the hand is named first; what is unsaid comes before what is unseen. */
static void
test_gravest (void)
{
  static const struct {
    const char *line, *rule;
  } table[] = {
    { "red design p7", "chain.no-such-card" },
    { "red activate p7 side m4 e2", "chain.no-such-card" },
    { "red activate m5 side e3 pool LL", "chain.mixed-personnel" },
    { "red activate m5 side e3 pool LLL", "chain.pool" },
    { "red activate p1 side m4", "chain.no-such-card" },
  };
  ChainFold fold = chain_fold (2, "",
                               "table adjust red uranium +9 \"set-up\"\n"
                               "red design # => unseen chain.no-such-card\n"
                               "red activate u3 side m1 # => unseen chain.no-such-card\n"
                               "table adjust red hand +? +? +? \"given\"\n");
  for (guint i = 0; i < G_N_ELEMENTS (table); i++) {
    YcRuling ruling;
    chain_judge (&fold, table[i].line, &ruling);
    g_test_message ("%s", table[i].line);
    g_assert_cmpstr (yc_rule_id (&yc_chain_game, yc_ruling_first (&ruling)->rule), ==,
                     table[i].rule);
  }
  chain_unfold (&fold);
}

static const YcReason *
first_reason (const ChainFold *fold, const char *line, YcRuling *ruling)
{
  chain_judge (fold, line, ruling);
  g_assert_nonnull (yc_ruling_first (ruling));
  return yc_ruling_first (ruling);
}

/* The whole need of what is short, and what is there of it. */
static void
test_shortage (void)
{
  ChainFold fold = chain_fold (3, "", before);
  YcRuling ruling;
  const YcReason *reason = first_reason (&fold, "red activate p3 pool S", &ruling);

  g_assert_cmpint (reason->rule, ==, YC_RULE_CHAIN_PERSONNEL);
  g_assert_cmpint (reason->need_personnel[YC_SCIENTIST], ==, 2);
  g_assert_cmpint (reason->have_personnel[YC_SCIENTIST], ==, 1);
  g_assert_cmpint (reason->need_personnel[YC_ENGINEER], ==, 1);
  g_assert_cmpint (reason->have_personnel[YC_ENGINEER], ==, 0);
  g_assert_cmpint (reason->need_personnel[YC_LABORER], ==, 0);

  reason = first_reason (&fold, "red activate engineer pool SS", &ruling);
  g_assert_cmpint (reason->need_personnel[YC_WORKER_TYPES], ==, 3);
  g_assert_cmpint (reason->have_personnel[YC_WORKER_TYPES], ==, 2);
  g_assert_cmpint (reason->need_personnel[YC_SCIENTIST], ==, 0);

  reason = first_reason (&fold, "red activate p3 side e2 pool SS", &ruling);
  g_assert_cmpint (reason->rule, ==, YC_RULE_CHAIN_RESOURCES);
  g_assert_cmpint (reason->need[YC_URANIUM], ==, 3);
  g_assert_cmpint (reason->have[YC_URANIUM], ==, 2);
  g_assert_cmpint (reason->need[YC_YELLOWCAKE], ==, 0);

  reason = first_reason (&fold, "red activate engineer pool SSSL", &ruling);
  g_assert_cmpint (reason->rule, ==, YC_RULE_CHAIN_POOL);
  g_assert_cmpint (reason->number, ==, 1);
  g_assert_cmpint (reason->limit, ==, 0);
  chain_unfold (&fold);
}

/* Where a card or plan is, when it is not where it should be. */
static void
test_whereabouts (void)
{
  ChainFold fold = chain_fold (3, "",
                               "table adjust red uranium +9 \"set-up\"\n"
                               "table hand red m4 m4 u2 u2 m3\n"
                               "red activate p1 side m4\n"
                               "red end discard u2 u2\n"
                               "table hand green u3 u3\n"
                               "blue design p4 # => unseen chain.no-such-card\n"
                               "blue end\n");
  YcRuling ruling;
  const YcReason *reason = first_reason (&fold, "green activate m1 side u2", &ruling);

  g_assert_cmpint (reason->place, ==, YC_PLACE_DISCARD);
  reason = first_reason (&fold, "green activate p1", &ruling);
  g_assert_cmpint (reason->place, ==, YC_PLACE_BOARD);
  g_assert_cmpint (reason->seat, ==, 0);
  reason = first_reason (&fold, "green activate p4", &ruling);
  g_assert_cmpint (reason->place, ==, YC_PLACE_HAND);
  g_assert_cmpint (reason->seat, ==, 1);
  reason = first_reason (&fold, "blue end discard u3", &ruling);
  g_assert_cmpint (reason->rule, ==, YC_RULE_TURN_NOT_YOURS);
  g_assert_cmpint (reason->seat, ==, 2);
  g_assert_cmpint (ruling.n_reasons, ==, 2);
  g_assert_cmpint (ruling.reasons[1].place, ==, YC_PLACE_HAND);
  g_assert_cmpint (ruling.reasons[1].seat, ==, 1);
  g_assert_cmpint (ruling.reasons[1].holder, ==, 2);
  chain_unfold (&fold);
}

/* With the pile gone a plan can be kept from the own stash only, if nobody told what it is. */
static void
test_empty_pile (void)
{
  ChainFold fold = chain_fold (2, "", "table hand red design-bomb\n");
  YcPosition position = *yc_timeline_position (fold.timeline);
  const YcGame *game = &yc_chain_game;
  YcRuling ruling;
  YcPlay play;

  play_of (fold.record, "red design p7", &play);
  yc_chain_in (&position)->plan_deck = 0;
  game->judge (fold.setup, &position, &play, &ruling);
  g_assert_true (ruling.refused);
  yc_chain_in (&position)->players[0].stash = YC_CHAIN_UNTOLD;
  game->judge (fold.setup, &position, &play, &ruling);
  g_assert_cmpint (ruling.verdict, ==, YC_UNSEEN);
  yc_chain_in (&position)->players[0].stash = chain_card (fold.record, YC_BOMBS, "p8");
  game->judge (fold.setup, &position, &play, &ruling);
  g_assert_true (ruling.refused);
  yc_chain_in (&position)->players[0].stash = chain_card (fold.record, YC_BOMBS, "p7");
  game->judge (fold.setup, &position, &play, &ruling);
  g_assert_cmpint (ruling.verdict, ==, YC_LEGAL);
  play_of (fold.record, "red design", &play);
  game->apply (fold.setup, &position, &play);
  g_assert_cmpint (yc_chain_in (&position)->players[0].stash, ==,
                   chain_card (fold.record, YC_BOMBS, "p7"));
  chain_unfold (&fold);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/checks/order", test_order);
  g_test_add_func ("/chain/checks/gravest", test_gravest);
  g_test_add_func ("/chain/checks/empty-pile", test_empty_pile);
  g_test_add_func ("/chain/checks/shortage", test_shortage);
  g_test_add_func ("/chain/checks/whereabouts", test_whereabouts);
  return g_test_run ();
}
