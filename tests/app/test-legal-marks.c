/* test-legal-marks.c: each play marks what it begins with, and nothing else. */

#include "manhattan/legal-marks.h"

#include <glib.h>
#include <string.h>

static int
count (const gboolean *marks, int n)
{
  int marked = 0;

  for (int i = 0; i < n; i++)
    marked += marks[i];
  return marked;
}

static int
count_all (const YcLegalMarks *marks)
{
  return count (marks->spaces, YC_MAX_SPACES) + count (marks->slots, YC_SLOTS)
         + count (marks->buildings, YC_MAX_BUILDINGS) + count (marks->bombs, YC_MAX_BOMBS)
         + count (marks->hit, YC_COLORS);
}

static YcLegalMarks
marks_of (YcPlay play)
{
  YcLegalMarks marks = { 0 };

  yc_legal_marks_add (&play, &marks);
  return marks;
}

static void
test_places (void)
{
  YcLegalMarks bought = marks_of ((YcPlay){ .verb = YC_PLACE, .target = 4, .slot = 7 });
  YcLegalMarks placed = marks_of ((YcPlay){ .verb = YC_PLACE, .target = 0 });

  g_assert_true (bought.spaces[4] && bought.slots[6]);
  g_assert_cmpint (count_all (&bought), ==, 2);
  g_assert_true (placed.spaces[0]);
  g_assert_cmpint (count_all (&placed), ==, 1);
}

static void
test_buildings_and_bombs (void)
{
  YcLegalMarks used = marks_of ((YcPlay){ .verb = YC_USE, .target = 24 });
  YcLegalMarks struck = marks_of ((YcPlay){ .verb = YC_STRIKE_BOMBER, .target = 30 });
  YcLegalMarks hit = marks_of ((YcPlay){ .verb = YC_STRIKE_FIGHTER, .target_color = YC_GREEN });
  YcLegalMarks built = marks_of ((YcPlay){ .verb = YC_BUILD, .target = 3 });
  YcLegalMarks repaired = marks_of (
    (YcPlay){ .verb = YC_REPAIR, .n_items = 2, .items = { { .ref = 1 }, { .ref = 9 } } });

  g_assert_true (used.buildings[24] && count_all (&used) == 1);
  g_assert_true (struck.buildings[30] && count_all (&struck) == 1);
  g_assert_true (hit.hit[YC_GREEN] && count_all (&hit) == 1);
  g_assert_true (built.bombs[3] && count_all (&built) == 1);
  g_assert_true (repaired.buildings[1] && repaired.buildings[9] && count_all (&repaired) == 2);
}

static void
test_nothing_to_mark (void)
{
  YcLegalMarks end = marks_of ((YcPlay){ .verb = YC_END, .target = 2 });
  YcLegalMarks unknown = marks_of ((YcPlay){ .verb = YC_USE, .target = -3 });
  YcLegalMarks untold = marks_of ((YcPlay){ .verb = YC_BUILD, .target = YC_UNTOLD });

  g_assert_cmpint (count_all (&end), ==, 0);
  g_assert_cmpint (count_all (&unknown), ==, 0);
  g_assert_cmpint (count_all (&untold), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/marks/places", test_places);
  g_test_add_func ("/marks/buildings-and-bombs", test_buildings_and_bombs);
  g_test_add_func ("/marks/nothing-to-mark", test_nothing_to_mark);
  return g_test_run ();
}
