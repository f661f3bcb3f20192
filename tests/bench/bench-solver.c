/* bench-solver.c: how long the best of a turn takes to find, with twelve cards in the hand and all
 * Landmarks there, and how many positions a second beside plain brute force on small hands. */

#include <time.h>

#include "chain/chain-brute.h"
#include "chain/chain-deal.h"
#include "median.h"
#include "chain/solver.h"

#define DEALS       200
#define CARDS       12
#define SMALL_DEALS 100
#define SMALL_CARDS 5
#define ALLOWED_MS  50.0 /* for 99 of 100 */

/* Of this process, so that others on the machine do not count; in ms. */
static double
processor_time (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* The time for one turn, or with `plan` for that and whether the last plan of the row can be built;
 * `positions` grows by those looked at. */
static double
time_turn (YcSolver *solver, const char *text, gboolean plan, guint64 *positions, guint *unfinished)
{
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  const YcChain *chain = yc_chain_of (yc_timeline_position (timeline));
  const YcRef asked = plan && chain->n_row > 0 ? chain->row[chain->n_row - 1] : YC_NONE;
  YcSolution solution;
  const double begun = processor_time ();
  yc_solver_run (solver, yc_record_setup (record), chain, asked, NULL, &solution);
  const double ms = processor_time () - begun;
  *positions += solution.positions;
  *unfinished += solution.end != YC_SOLVED;
  return ms;
}

static double
time_brute_force (const char *text, guint64 *positions)
{
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  Brute brute = { .setup = yc_record_setup (record),
                  .game = yc_record_game (record),
                  .plan = YC_NONE,
                  .most = G_MAXUINT };
  const double begun = processor_time ();
  brute_run (&brute, yc_timeline_position (timeline));
  const double ms = processor_time () - begun;
  *positions += g_hash_table_size (brute.seen);
  brute_clear (&brute);
  return ms;
}

static gboolean
bench_hands (YcSolver *solver, int players, int cards, gboolean plan)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (12);
  g_autofree double *times = g_new (double, DEALS);
  guint64 positions = 0;
  guint unfinished = 0;
  double all = 0;
  for (int i = 0; i < DEALS; i++) {
    g_autofree char *text = deal_text (random, players, cards, FALSE);
    times[i] = time_turn (solver, text, plan, &positions, &unfinished);
    all += times[i];
  }
  const double middle = median (times, DEALS); /* puts them in order */
  g_print ("%d players, %d cards%s: median %.2f ms, 90 of 100 below %.2f, 99 of 100 below %.2f, "
           "worst %.2f; %.0f positions a turn, %.1f million a second, %u unfinished\n",
           players, cards, plan ? ", a plan asked for" : "", middle, times[DEALS * 9 / 10],
           times[DEALS * 99 / 100], times[DEALS - 1], (double) positions / DEALS,
           (double) positions / all / 1000.0, unfinished);
  return times[DEALS * 99 / 100] < ALLOWED_MS;
}

/* The same turns, small enough for both. */
static void
bench_ratio (YcSolver *solver)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  guint64 positions = 0, brute_positions = 0;
  guint unfinished = 0;
  double all = 0, brute_all = 0;
  for (int i = 0; i < SMALL_DEALS; i++) {
    g_autofree char *text = deal_text (random, 3, SMALL_CARDS, FALSE);
    all += time_turn (solver, text, FALSE, &positions, &unfinished);
    brute_all += time_brute_force (text, &brute_positions);
  }
  g_print ("%d cards: the solver takes 1/%.0f of the time of brute force, looks at 1/%.1f of the "
           "positions, and at %.0f times as many a second\n",
           SMALL_CARDS, brute_all / all, (double) brute_positions / (double) positions,
           ((double) positions / all) / ((double) brute_positions / brute_all));
}

int
main (void)
{
  YcSolver *solver = yc_solver_new (YC_SOLVER_MEMORY);
  bench_ratio (solver);
  gboolean fast = TRUE;
  for (int players = 2; players <= 4; players++)
    fast = bench_hands (solver, players, CARDS, FALSE) && fast;
  fast = bench_hands (solver, 3, CARDS, TRUE) && fast;

  /* alone, with all the choices from the discard pile; no promise */
  bench_hands (solver, 1, 7, FALSE);
  g_print ("%d cards, 99 of 100 in under %.0f ms of one processor: %s\n", CARDS, ALLOWED_MS,
           fast ? "yes" : "NO");
  yc_solver_free (solver);
  return 0;
}
