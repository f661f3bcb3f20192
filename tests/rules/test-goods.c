/* test-goods.c: workers and resources. */

#include "rules.h"

#include <glib.h>

static void
test_crews (void)
{
  static const YcWorkers workers = { .permanent = { 1, 0, 4 }, .contractor = { 0, 3, 0 } };
  YcCrew crew = yc_crew_from_workers (&workers, 4);
  YcWorkers back = yc_workers_from_crew (crew, 4);

  g_assert_cmpint (yc_crew_total (crew), ==, 8);
  g_assert_cmpint (yc_crew_count (crew, 4, YC_SCIENTIST), ==, 4);
  g_assert_cmpint (yc_crew_count (crew, YC_CONTRACTOR, YC_ENGINEER), ==, 3);
  g_assert_cmpint (yc_crew_count (crew, 3, YC_SCIENTIST), ==, 0);
  g_assert_cmpint (yc_crew_total (yc_crew_owned (crew, 4)), ==, 5);
  g_assert_cmpmem (&back, sizeof back, &workers, sizeof workers);
  g_assert_cmpint (yc_workers_total (&workers), ==, 8);
  g_assert_cmpint (yc_workers_of_type (&workers, YC_ENGINEER), ==, 3);
}

static void
test_named_workers (void)
{
  static const YcWorkers expected = { .permanent = { 2, 0, 1 }, .contractor = { 0, 1, 0 } };
  YcWorkers workers;

  g_assert_true (yc_workers_read ("LSeL", 4, &workers));
  g_assert_cmpmem (&workers, sizeof workers, &expected, sizeof expected);
  g_assert_false (yc_workers_read ("LX", 2, &workers));
  g_assert_false (yc_workers_read ("", 0, &workers));
}

/* All 72 workers in one crew: no count carries into the next. */
static void
test_full_box (void)
{
  YcCrew all = 0;
  for (int owner = 0; owner < YC_OWNERS; owner++)
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      all += yc_crew_of (owner, type, YC_PIECES);
  g_assert_cmpint (yc_crew_total (all), ==, 72);
  for (int owner = 0; owner < YC_OWNERS; owner++)
    g_assert_cmpint (yc_crew_total (yc_crew_owned (all, owner)), ==, 12);
}

static void
test_letters (void)
{
  for (int good = 0; good < YC_GOODS; good++)
    g_assert_cmpint (yc_good_of_letter (yc_good_letter ((YcGood) good)), ==, good);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    g_assert_cmpint (yc_worker_of_letter (yc_worker_letter ((YcWorkerType) type)), ==, type);
  g_assert_cmpint (yc_good_of_letter ('L'), ==, -1);
  g_assert_cmpint (yc_worker_of_letter ('l'), ==, -1);
  g_assert_cmpint (yc_worker_of_letter ('\0'), ==, -1);
  g_assert_cmpstr (yc_color_name (YC_PURPLE), ==, "purple");
  g_assert_cmpstr (yc_good_name (YC_BOMBERS), ==, "bombers");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/goods/crews", test_crews);
  g_test_add_func ("/goods/named-workers", test_named_workers);
  g_test_add_func ("/goods/full-box", test_full_box);
  g_test_add_func ("/goods/letters", test_letters);
  return g_test_run ();
}
