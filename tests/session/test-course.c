/* test-course.c: where the turns of a session end and what stands out, to be gone to. */

#include "course.h"

#include <string.h>

#include "study.h"

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                 \
  "market 01 11 21 02 12 22 37\n"
/* events 1 to 8; the turns end with 2, 4 and 7 */
#define PLAYS                                                                                      \
  "red place mine-2 L\nred end\nblue place factory-2 L\nblue end\nred place mine-2 L ! \"so\"\n"   \
  "blue dispute 5\nred end\ntable note \"tea\"\n"

typedef struct {
  YcRecord *record;
  YcTimeline *timeline;
  YcCourse *course;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->record = yc_record_read (HEAD PLAYS, strlen (HEAD PLAYS), NULL);
  fixture->timeline = yc_timeline_new (fixture->record, UINT32_MAX);
  fixture->course = yc_course_new (fixture->record, fixture->timeline);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  yc_course_free (fixture->course);
  yc_timeline_free (fixture->timeline);
  yc_record_free (fixture->record);
}

static void
test_turns (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const guint on[] = { 2, 2, 4, 4, 7, 7, 7, 8, 8 };
  const guint back[] = { 0, 0, 0, 2, 2, 4, 4, 4, 7 };
  g_assert_cmpuint (yc_course_get_n_events (fixture->course), ==, 8);
  for (guint event = 0; event <= 8; event++) {
    g_assert_cmpuint (yc_course_next_turn (fixture->course, event, 1), ==, on[event]);
    g_assert_cmpuint (yc_course_next_turn (fixture->course, event, -1), ==, back[event]);
  }
}

static void
test_moments (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const guint flags = 1u << YC_MOMENT_FLAG | 1u << YC_MOMENT_DISPUTE;
  const guint notes = 1u << YC_MOMENT_NOTE;
  g_assert_cmpuint (yc_course_next_moment (fixture->course, 0, flags, 1), ==, 5);
  g_assert_cmpuint (yc_course_next_moment (fixture->course, 5, flags, 1), ==, 0);
  g_assert_cmpuint (yc_course_next_moment (fixture->course, 8, flags, -1), ==, 5);
  g_assert_cmpuint (yc_course_next_moment (fixture->course, 5, flags, -1), ==, 0);
  g_assert_cmpuint (yc_course_next_moment (fixture->course, 5, notes, 1), ==, 8);
  g_assert_cmpuint (yc_course_next_moment (fixture->course, 0, 1u << YC_MOMENT_BOMB, 1), ==, 0);
}

/* What a play has changed, in words: of everybody whom it has changed anything for. */
static void
test_change (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcStudy) study = yc_study_new (fixture->record);
  g_autofree char *start = yc_words_study_change (study, 0);
  g_autofree char *mine = yc_words_study_change (study, 1);
  g_autofree char *end = yc_words_study_change (study, 2);
  g_assert_cmpstr (start, ==, "");
  g_assert_cmpstr (mine, ==,
                   "Ana: Yellowcake 0 → 3 and Workers at hand 4 → 3. Bo: Yellowcake 0 → 1.");
  g_assert_cmpstr (end, ==, "");
  g_assert_false (yc_study_has_changed (study, 0, 0));
  g_assert_true (yc_study_has_changed (study, 1, 1));
  g_assert_false (yc_study_has_changed (study, 1, 2));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(NAME, FUNC) g_test_add (NAME, Fixture, NULL, set_up, FUNC, tear_down)
  ADD ("/course/turns", test_turns);
  ADD ("/course/moments", test_moments);
  ADD ("/course/change", test_change);
  return g_test_run ();
}
