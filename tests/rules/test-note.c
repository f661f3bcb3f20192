/* test-note.c: notes and bookmarks at earlier events. */

#include "reading.h"

static const char text[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"R\"\nplayer blue \"B\"\n"
                           "red place mine-2 L\n"         /* 1 */
                           "table note \"plain\"\n"       /* 2 */
                           "table note 1 \"first\"\n"     /* 3 */
                           "table note 1\n"               /* 4: a bookmark */
                           "table note 3 \"on a note\"\n" /* 5 */
                           "table note 1 \"again\"\n"     /* 6 */
                           "table note 1\n"               /* 7: taken away */
                           "table note 8\n"               /* 8: not earlier */
                           "table note 0 \"none\"\n"      /* 9: no event */
                           "table note 2\n"               /* 10 */
                           "table undo\n"                 /* 11: of 1 */
                           "table note 1\n";              /* 12: put again */

static void
test_chains (void)
{
  YcRecord *record = read_text (text);
  static const uint32_t noted[] = { 0, 0, 1, 1, 3, 1, 1, 0, 0, 2, 0, 1 };
  static const uint32_t before[] = { 0, 0, 0, 3, 0, 4, 6, 0, 0, 0, 0, 7 };
  for (uint32_t event = 1; event <= 12; event++) {
    g_assert_cmpuint (yc_record_noted (record, event), ==, noted[event - 1]);
    g_assert_cmpuint (yc_record_note_before (record, event), ==, before[event - 1]);
  }
  g_assert_cmpuint (yc_record_last_note (record, 1), ==, 12);
  g_assert_cmpuint (yc_record_last_note (record, 2), ==, 10);
  g_assert_cmpuint (yc_record_last_note (record, 3), ==, 5);
  g_assert_cmpuint (yc_record_last_note (record, 8), ==, 0);
  yc_record_free (record);
}

static void
test_bookmarks (void)
{
  YcRecord *record = read_text (text);
  for (uint32_t event = 1; event <= 12; event++) {
    const bool bookmark = event == 4 || event == 7 || event == 10 || event == 12;
    g_assert_true (yc_record_is_bookmark (record, event) == bookmark);
    const bool marked = (event >= 4 && event < 7) || event >= 12;
    g_assert_true (yc_record_is_marked (record, 1, event) == marked);
    g_assert_true (yc_record_is_marked (record, 2, event) == (event >= 10));
  }
  yc_record_free (record);
}

/* They are no targets of an undo, and change nothing; those about nothing are refused. */
static void
test_judged (void)
{
  YcRecord *record = read_text (text);
  YcTimeline *timeline = yc_timeline_new (record, 10);
  g_assert_cmpuint (yc_timeline_undo_target (timeline), ==, 1);
  for (uint32_t event = 2; event <= 10; event++) {
    const bool refused = event == 8 || event == 9;
    g_assert_cmpint (yc_timeline_stand (timeline, event), ==, refused ? YC_REFUSED : YC_STANDS);
    if (refused)
      g_assert_cmpint (yc_ruling_first (yc_timeline_ruling (timeline, event))->rule, ==,
                       YC_RULE_NOTE_NO_SUCH_EVENT);
  }
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, 1), ==, YC_UNDONE);
  g_assert_cmpint (yc_timeline_stand (timeline, 12), ==, YC_STANDS);
  yc_timeline_free (timeline);
  yc_record_free (record);
}

static void
test_values (void)
{
  YcRecord *record = read_text (text);
  YcPlay play = yc_play_note_at (3, (YcText){ NULL, 0 }), read;
  char line[YC_MAX_LINE + 1];
  yc_play_write (record, &play, line, sizeof line);
  g_assert_cmpstr (line, ==, "table note 3");
  g_assert_true (yc_record_read_play (record, line, strlen (line), &read, NULL));
  g_assert_true (yc_play_says (&play, &read));
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/note/chains", test_chains);
  g_test_add_func ("/note/bookmarks", test_bookmarks);
  g_test_add_func ("/note/judged", test_judged);
  g_test_add_func ("/note/values", test_values);
  return g_test_run ();
}
