/* test-chain-solver.c: the solver of the card game against brute force, and what it promises. */

#include "chain-brute.h"
#include "chain-deal.h"

#include "chain/score.h"
#include "chain/solver.h"

#include <string.h>

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcSolver, yc_solver_free)

static const YcChain *
chain_of (const YcTimeline *timeline)
{
  return yc_chain_of (yc_timeline_position (timeline));
}

/* ---- What is given out is legal and leads where it says ---- */

static void
replay (const YcSolver *solver,
        const YcRecord *record,
        YcSolveList list,
        int n_plays,
        YcPosition *position)
{
  const YcGame *game = yc_record_game (record);
  const YcSetup *setup = yc_record_setup (record);
  for (int i = 0; i < n_plays; i++) {
    YcPlay play;
    YcRuling ruling;
    char line[YC_MAX_LINE + 1];
    yc_solver_play (solver, list, i, &play);
    yc_play_write (record, &play, line, sizeof line);
    game->judge (setup, position, &play, &ruling);
    if ((ruling.verdict != YC_LEGAL && ruling.verdict != YC_UNSAID)
        || chain_rests_on_unseen (&ruling))
      g_error ("`%s`: %s", line, yc_rule_id (&yc_chain_game, yc_ruling_first (&ruling)->rule));
    game->apply (setup, position, &play);
    g_assert_null (game->sound (setup, position));
  }
}

static void
assert_best_is_reached (const YcSolver *solver,
                        const YcRecord *record,
                        const YcChain *chain,
                        const YcSolution *solution)
{
  YcPosition position;
  *yc_chain_in (&position) = *chain;
  replay (solver, record, YC_SOLVE_BEST, solution->n_plays[YC_SOLVE_BEST], &position);
  const YcChainPlayer *player = &yc_chain_in (&position)->players[chain->active];
  g_assert_cmpint (
    yc_chain_points (yc_record_setup (record), yc_chain_in (&position), chain->active), ==,
    solution->points);
  g_assert_cmpint (player->uranium, ==, solution->uranium);
  g_assert_cmpint (player->yellowcake, ==, solution->yellowcake);
}

static void
assert_plan_is_built (const YcSolver *solver,
                      const YcRecord *record,
                      const YcChain *chain,
                      const YcSolution *solution,
                      YcRef plan)
{
  YcPosition position;
  *yc_chain_in (&position) = *chain;
  if (!solution->plan_reachable)
    return;
  replay (solver, record, YC_SOLVE_PLAN, solution->n_plays[YC_SOLVE_PLAN], &position);
  const YcChainPlayer *player = &yc_chain_in (&position)->players[chain->active];
  g_assert_nonnull (memchr (player->bombs, plan, player->n_bombs));
}

/* ---- In the middle of a turn ---- */

typedef struct {
  const YcRecord *record;
  const YcPosition *position;
  GRand *random;
  YcPlay play; /* one of those seen, each as likely */
  gint seen;
} Draw;

static void
draw_suggestion (const YcPlay *play, void *data)
{
  Draw *draw = data;
  YcRuling ruling;
  if (play->verb != YC_ACTIVATE && play->verb != YC_ACTIVATE_LOADED)
    return;
  yc_record_game (draw->record)
    ->judge (yc_record_setup (draw->record), draw->position, play, &ruling);
  if (ruling.verdict == YC_LEGAL && play->factory_use == YC_FACTORY_NOTHING
      && g_rand_int_range (draw->random, 0, ++draw->seen) == 0)
    draw->play = *play;
}

/* Some activations, after which there are a pool, a bomb, fewer cards. */
static void
begin_turn (const YcRecord *record, GRand *random, YcPosition *position)
{
  const YcGame *game = yc_record_game (record);
  for (gint more = g_rand_int_range (random, -1, 3); more > 0; more--) {
    Draw draw = { .record = record, .position = position, .random = random };
    game->suggest (yc_record_setup (record), position, draw_suggestion, &draw);
    if (draw.seen > 0)
      game->apply (yc_record_setup (record), position, &draw.play);
  }
}

/* ---- Against brute force ---- */

typedef struct {
  guint compared, gave_up, points, reachable, unreachable, long_lists, pools, bombs, draws;
} Counts;

static void
compare (YcSolver *solver, const char *text, GRand *random, gsize most, Counts *counts)
{
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  YcPosition position = *yc_timeline_position (timeline);
  const YcChain *chain = yc_chain_in (&position);
  begin_turn (record, random, &position);
  const YcRef plan
    = chain->n_row > 0 ? chain->row[g_rand_int_range (random, 0, chain->n_row)] : YC_NONE;
  const int before = yc_chain_points (yc_record_setup (record), chain, chain->active);
  Brute brute = {
    .setup = yc_record_setup (record), .game = yc_record_game (record), .plan = plan, .most = most
  };
  YcSolution solution;

  brute_run (&brute, &position);
  counts->gave_up += brute.gave_up ? 1 : 0;
  yc_solver_run (solver, yc_record_setup (record), chain, plan, NULL, &solution);
  g_assert_cmpint (solution.end, ==, YC_SOLVED);
  assert_best_is_reached (solver, record, chain, &solution);
  assert_plan_is_built (solver, record, chain, &solution, plan);
  if (!brute.gave_up
      && (solution.points != brute.points || solution.uranium != brute.uranium
          || solution.yellowcake != brute.yellowcake
          || solution.plan_reachable != brute.plan_built))
    g_error ("%d %d %d %d instead of %d %d %d %d:\n%s", solution.points, solution.uranium,
             solution.yellowcake, solution.plan_reachable, brute.points, brute.uranium,
             brute.yellowcake, brute.plan_built, text);
  if (brute.can_draw && (solution.open & YC_OPEN_DRAW) == 0)
    g_error ("a draw that is not spoken of:\n%s", text);
  counts->compared += brute.gave_up ? 0 : 1;
  counts->draws += brute.can_draw;
  counts->points += solution.points > before;
  counts->reachable += solution.plan_reachable;
  counts->unreachable += !solution.plan_reachable;
  counts->long_lists += solution.n_plays[YC_SOLVE_BEST] > 3;
  counts->pools += chain->pool[0] + chain->pool[1] + chain->pool[2] > 0;
  counts->bombs += chain->players[chain->active].n_bombs > 0;
  brute_clear (&brute);
}

typedef struct {
  const char *name;
  int players, cards, deals;
  gboolean odd;
} Case;

static const Case cases[] = {
  { "two/3", 2, 3, 400, FALSE },       { "two/4", 2, 4, 400, FALSE },
  { "three/5", 3, 5, 500, FALSE },     { "two/6", 2, 6, 60, FALSE },
  { "alone/4", 1, 4, 200, FALSE },     { "two/odd/3", 2, 3, 1500, TRUE },
  { "three/odd/4", 3, 4, 1500, TRUE }, { "two/odd/5", 2, 5, 300, TRUE },
  { "alone/odd/3", 1, 3, 400, TRUE },
};

static void
test_brute_force (gconstpointer data)
{
  const Case *deal = data;
  g_autoptr (GRand) random = g_rand_new_with_seed (g_str_hash (deal->name));
  g_autoptr (YcSolver) solver = yc_solver_new (YC_SOLVER_MEMORY);
  Counts counts = { 0 };
  for (int i = 0; i < deal->deals; i++) {
    g_autofree char *text = deal_text (random, deal->players, deal->cards, deal->odd);
    compare (solver, text, random, 20000, &counts);
  }
  g_test_message ("%u compared, %u gave up, %u with points, %u plans reachable, %u not, %u long, "
                  "%u with a pool, %u with a bomb, %u can draw",
                  counts.compared, counts.gave_up, counts.points, counts.reachable,
                  counts.unreachable, counts.long_lists, counts.pools, counts.bombs, counts.draws);
  g_assert_cmpuint (counts.compared * 10, >, (guint) deal->deals * 8);
  g_assert_cmpuint (counts.reachable, >, 0);
  g_assert_cmpuint (counts.unreachable, >, 0);
  g_assert_cmpuint (counts.points, >, 0);
  g_assert_cmpuint (counts.long_lists, >, 0);
  g_assert_cmpuint (counts.pools, >, 0);
  g_assert_cmpuint (counts.bombs, >, 0);
  g_assert_cmpuint (counts.draws, >, 0);
}

/* ---- Short turns, by hand ---- */

/* The turn after `lines`, of two players; `solution` is checked by the judge. */
static void
solve_lines (const char *lines, const char *plan, const atomic_bool *cancel, YcSolution *solution)
{
  g_autofree char *text = chain_text (2, "", lines);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcSolver) solver = yc_solver_new (YC_SOLVER_MEMORY);
  const YcRef ref = plan ? chain_card (record, YC_BOMBS, plan) : YC_NONE;
  yc_solver_run (solver, yc_record_setup (record), chain_of (timeline), ref, cancel, solution);
  assert_best_is_reached (solver, record, chain_of (timeline), solution);
  assert_plan_is_built (solver, record, chain_of (timeline), solution, ref);
}

static void
test_plan (void)
{
  YcSolution solution;
  solve_lines ("table hand red e2 e2 u3 u3 m2\ntable adjust red uranium +3\n", "p1", NULL,
               &solution);
  g_assert_true (solution.plan_reachable);
  g_assert_cmpint (solution.points, >=, 4);
  solve_lines ("table hand red e2 e2 u3 u3 m2\ntable adjust red uranium +1\n", "p2", NULL,
               &solution);
  g_assert_cmpint (solution.end, ==, YC_SOLVED);
  g_assert_false (solution.plan_reachable);
  g_assert_cmpuint (solution.positions, >, 0);
}

static void
test_unknown (void)
{
  static const struct {
    const char *lines;
    unsigned open;
  } turns[] = {
    { "table hand red m1 m1 m1 m1 m2\n", 0 },
    { "table hand red m1 m1 m1 m1\n", YC_OPEN_HAND },
    { "table hand red m1 m1 m1 m1 f1\n", YC_OPEN_DRAW },
    { "table hand red u3 u3 f2 espionage design-bomb\n", YC_OPEN_SPY | YC_OPEN_DESIGN },
    { "table hand red u3 m1 m1 f2 m1\n", YC_OPEN_DRAW },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (turns); i++) {
    YcSolution solution;
    g_test_message ("%s", turns[i].lines);
    solve_lines (turns[i].lines, NULL, NULL, &solution);
    g_assert_cmpuint (solution.open, ==, turns[i].open);
  }
}

/* Either card pays for the Landmark, but the factory is still to be activated with what it brings:
 * two engineers, the second one by Double Agent. */
static void
test_factory_is_kept (void)
{
  g_autofree char *text
    = chain_text (2, "option mix-personnel no\nlandmark engineer needs ?? gives E\n",
                  "table adjust red hand -? -?\ntable hand red f3 m4 double-agent\n");
  g_autoptr (GString) dear = g_string_new (text);
  g_string_replace (dear, "needs ??? draws 3", "needs EE draws 3", 1);
  g_autoptr (YcRecord) record = record_of (dear->str);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcSolver) solver = yc_solver_new (YC_SOLVER_MEMORY);
  YcSolution solution;
  yc_solver_run (solver, yc_record_setup (record), chain_of (timeline), YC_NONE, NULL, &solution);
  g_assert_cmpuint (solution.open, ==, YC_OPEN_DRAW);
}

static void
test_theft (void)
{
  YcSolution solution;
  solve_lines ("table hand red espionage espionage double-agent design-bomb u3\n"
               "table adjust blue yellowcake +2\n",
               NULL, NULL, &solution);
  /* Two are taken. Double Agent has the Landmark make an engineer, who lets the university make two
   * laborers: one for a third Yellowcake, one who makes Uranium of two. */
  g_assert_cmpint (solution.uranium, ==, 1);
  g_assert_cmpint (solution.yellowcake, ==, 1);
}

/* ---- What ends a search early ---- */

static const char long_turn[] = "table adjust red hand +? +? +? +? +? +? +?\n"
                                "table hand red m1 m2 m3 m4 e1 e2 e3 u1 u2 u3 f1 f2\n";

static void
test_cancel (void)
{
  YcSolution solution;
  atomic_bool cancel = true;
  solve_lines (long_turn, "p1", &cancel, &solution);
  g_assert_cmpint (solution.end, ==, YC_SOLVE_CANCELLED);
  g_assert_cmpuint (solution.positions, <, 5000);
}

static const char very_long_turn[]
  = "table adjust red hand +? +? +? +? +? +? +? +? +? +? +? +? +? +? +? +?\n"
    "table hand red m1 m2 m3 m4 e1 e2 e3 u1 u2 u3 f1 f2 m1 m2 m3 m4 e1 e2 u1 u2 u3\n"
    "table adjust red yellowcake +8\ntable adjust red uranium +5\n";

static void
test_memory (void)
{
  g_autofree char *text = chain_text (2, "", very_long_turn);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcSolver) small = yc_solver_new (1024 * 1024);
  YcSolution solution;
  g_assert_null (yc_solver_new (1000));
  yc_solver_run (small, yc_record_setup (record), chain_of (timeline), YC_NONE, NULL, &solution);
  g_assert_cmpint (solution.end, ==, YC_SOLVE_NO_MEMORY);
  assert_best_is_reached (small, record, chain_of (timeline), &solution);
}

/* A Landmark that gives more than it takes: the turn has no end, and the solver says so. */
static void
test_endless (void)
{
  g_autofree char *text = chain_text (2, "", "table hand red m1 m1 m1 m1 m2\n");
  g_autoptr (GString) endless = g_string_new (text);
  g_string_replace (endless, "landmark uranium needs ? pays Y2 gives U1",
                    "landmark uranium needs ? gives U1 EE", 1);
  g_autoptr (YcRecord) record = record_of (endless->str);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcSolver) solver = yc_solver_new (YC_SOLVER_MEMORY);
  YcSolution solution;
  yc_solver_run (solver, yc_record_setup (record), chain_of (timeline), YC_NONE, NULL, &solution);
  g_assert_cmpint (solution.end, !=, YC_SOLVED);
  assert_best_is_reached (solver, record, chain_of (timeline), &solution);
}

/* More than the search can count: said, not counted wrongly. */
static void
test_too_much (void)
{
  YcSolution solution;
  solve_lines ("table hand red m1 m1 m1 m1 m2\ntable adjust red yellowcake +30000\n", NULL, NULL,
               &solution);
  g_assert_cmpint (solution.end, ==, YC_SOLVE_TOO_LARGE);
  solve_lines ("table hand red m1 m1 m1 m1 m2\ntable adjust red yellowcake +20000\n", NULL, NULL,
               &solution);
  g_assert_cmpint (solution.end, ==, YC_SOLVED);
  g_assert_cmpint (solution.yellowcake + 2 * solution.uranium, >=, 20000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain/solver/plan", test_plan);
  g_test_add_func ("/chain/solver/unknown", test_unknown);
  g_test_add_func ("/chain/solver/factory-is-kept", test_factory_is_kept);
  g_test_add_func ("/chain/solver/theft", test_theft);
  g_test_add_func ("/chain/solver/cancel", test_cancel);
  g_test_add_func ("/chain/solver/memory", test_memory);
  g_test_add_func ("/chain/solver/endless", test_endless);
  g_test_add_func ("/chain/solver/too-much", test_too_much);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/chain/solver/brute-force/%s", cases[i].name);
    g_test_add_data_func (path, &cases[i], test_brute_force);
  }
  return g_test_run ();
}
