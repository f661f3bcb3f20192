/* test-puzzles.c: the puzzles of a ledger, against what was missed in each of its sessions; opened,
 * solved with their answers, failed, and when they come back. */

#include "puzzles.h"

#include <string.h>

#include "caches.h"
#include "missed.h"
#include "puzzle-private.h"
#include "samples.h"
#include "shelf.h"
#include "state-json.h"

static YcPuzzles *
find_all (YcDatabase *database)
{
  YcPuzzles *puzzles = yc_puzzles_new (database);
  while (yc_puzzles_is_looking (puzzles))
    g_main_context_iteration (NULL, TRUE);
  return puzzles;
}

static YcPuzzle *
puzzle_at (YcPuzzles *puzzles, guint i)
{
  YcPuzzle *puzzle = g_list_model_get_item (yc_puzzles_get_list (puzzles), i);
  g_object_unref (puzzle); /* the list has it */
  return puzzle;
}

static YcSession *
keep_sample (YcDatabase *database, const char *name)
{
  g_autofree char *text = yc_sample_text (name);
  return shelf_begin (database, text);
}

static char *
state_of (const YcRecord *record, const YcPosition *position)
{
  g_autoptr (JsonNode) node = yc_state_json (record, position, 0);
  return json_to_string (node, FALSE);
}

/* ---- Found ----------------------------------------------------------------------------------- */

/* The same turns as the search in the session itself finds, with the table as it was. */
static void
test_found (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = keep_sample (shelf->database, "card-5p");
  G_GNUC_UNUSED g_autoptr (YcSession) board = keep_sample (shelf->database, "board-2p");
  YcTimeline *timeline = yc_session_get_timeline (session);
  g_autoptr (YcPlayed) played = yc_played_new (yc_session_get_record (session), timeline);
  g_autoptr (YcMissedTurns) turns = yc_missed_find (played, NULL);
  g_autoptr (YcPuzzles) puzzles = find_all (shelf->database);
  g_assert_cmpuint (turns->found->len, >, 0);
  g_assert_cmpuint (yc_puzzles_get_n_looked (puzzles), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (yc_puzzles_get_list (puzzles)), ==,
                    turns->found->len);
  for (guint i = 0; i < turns->found->len; i++) {
    const YcMissed *missed = g_ptr_array_index (turns->found, i);
    YcPuzzle *puzzle = puzzle_at (puzzles, i);
    g_autoptr (YcSession) table = yc_puzzle_open (puzzle, NULL);
    g_autofree char *was = state_of (yc_session_get_record (session),
                                     yc_timeline_position_after (timeline, missed->after));
    g_autofree char *is = state_of (yc_session_get_record (table), yc_session_get_position (table));
    g_assert_cmpuint (puzzle->event, ==, missed->after);
    g_assert_cmpint (puzzle->goal, ==, missed->points);
    g_assert_cmpstr (is, ==, was);
    g_assert_cmpint (yc_puzzle_look (puzzle, table), ==, YC_PUZZLE_OPEN);
  }
}

/* ---- Tried ----------------------------------------------------------------------------------- */

static void
play_answer (YcPuzzle *puzzle, YcSession *table)
{
  for (guint i = 0; puzzle->answer[i]; i++) {
    g_assert_cmpint (yc_puzzle_look (puzzle, table), ==, YC_PUZZLE_OPEN);
    shelf_record (table, puzzle->answer[i]);
  }
}

static void
end_turn (YcPuzzle *puzzle, YcSession *table)
{
  const YcSetup *setup = yc_session_get_setup (table);
  const YcPlay end = yc_play_begin (YC_END, setup->seats[puzzle->seat].color);
  g_assert_cmpuint (yc_session_record_play (table, &end, NULL), >, 0);
}

static void
test_tried (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = keep_sample (shelf->database, "card-5p");
  g_autofree char *before = yc_session_to_text (session);
  g_autoptr (YcPuzzles) puzzles = find_all (shelf->database);
  const guint n = g_list_model_get_n_items (yc_puzzles_get_list (puzzles));
  for (guint i = 0; i < n; i++) {
    YcPuzzle *puzzle = puzzle_at (puzzles, i);
    g_autoptr (YcSession) table = yc_puzzle_open (puzzle, NULL);
    g_autoptr (YcSession) other = yc_puzzle_open (puzzle, NULL);
    g_autofree char *answer = yc_puzzle_get_answer (puzzle, table);
    g_auto (GStrv) lines = g_strsplit (answer, "\n", -1);
    g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (puzzle->answer));
    play_answer (puzzle, table);
    g_assert_cmpint (yc_puzzle_look (puzzle, table), ==, YC_PUZZLE_SOLVED);
    end_turn (puzzle, other);
    g_assert_cmpint (yc_puzzle_look (puzzle, other), ==, YC_PUZZLE_FAILED);
  }
  g_autoptr (YcSession) again
    = yc_session_open (shelf->database, yc_session_get_uuid (session), NULL);
  g_autofree char *after = yc_session_to_text (again);
  g_assert_cmpstr (after, ==, before);
}

/* Days from the last try to when it comes back. */
static int
days_of (YcPuzzle *puzzle)
{
  g_autoptr (GDateTime) tried = g_date_time_new_from_iso8601 (puzzle->tried_at, NULL);
  g_autoptr (GDateTime) due = yc_puzzle_get_due (puzzle);
  return (int) (g_date_time_difference (due, tried) / G_TIME_SPAN_DAY);
}

/* 1, 3, 9, and from then on 30 days; and one day after a try that failed. */
static void
test_comes_back (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    gboolean solved;
    int days;
  } tries[] = { { FALSE, 1 }, { TRUE, 1 },  { TRUE, 3 },  { TRUE, 9 },
                { TRUE, 30 }, { TRUE, 30 }, { FALSE, 1 }, { TRUE, 1 } };
  G_GNUC_UNUSED g_autoptr (YcSession) session = keep_sample (shelf->database, "card-3p");
  g_autoptr (YcPuzzles) puzzles = find_all (shelf->database);
  const guint n = g_list_model_get_n_items (yc_puzzles_get_list (puzzles));
  YcPuzzle *puzzle = puzzle_at (puzzles, 0);
  const guint event = puzzle->event;
  g_autofree char *when = yc_puzzle_get_when (puzzle);
  g_assert_cmpstr (when, ==, "New");
  g_assert_cmpuint (n, >, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (tries); i++) {
    g_assert_true (yc_puzzle_keep_try (puzzle, shelf->database, tries[i].solved, NULL));
    g_assert_cmpint (days_of (puzzle), ==, tries[i].days);
    g_assert_false (yc_puzzle_is_due (puzzle));
  }
  yc_puzzles_sort (puzzles);
  g_assert_true (puzzle_at (puzzles, n - 1) == puzzle);
  /* what was kept is found again, and stands behind what is new */
  g_autoptr (YcPuzzles) others = find_all (shelf->database);
  YcPuzzle *last = puzzle_at (others, n - 1);
  g_autofree char *comes_back = yc_puzzle_get_when (last);
  g_assert_cmpuint (last->event, ==, event);
  g_assert_cmpuint (last->n_solved, ==, 1);
  g_assert_true (g_str_has_prefix (comes_back, "Solved; comes back on "));
  g_assert_cmpint (days_of (last), ==, 1);
}

/* What was found is there at once the next time, until the session goes on or cards are taught. */
static void
test_kept (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcSession) session = keep_sample (shelf->database, "card-3p");
  g_autoptr (YcPuzzles) filling = yc_puzzles_fill (shelf->database);
  g_assert_true (yc_puzzles_is_looking (filling));
  while (yc_puzzles_is_looking (filling))
    g_main_context_iteration (NULL, TRUE);
  g_autoptr (YcPuzzles) puzzles = yc_puzzles_new (shelf->database);
  const guint n = g_list_model_get_n_items (yc_puzzles_get_list (puzzles));
  g_assert_false (yc_puzzles_is_looking (puzzles));
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpuint (yc_puzzles_get_n_looked (puzzles), ==, 1);
  g_assert_cmpstr (puzzle_at (puzzles, 0)->begun_at, !=, "");
  g_assert_true (yc_caches_forget (shelf->database, NULL));
  g_autoptr (YcPuzzles) taught = yc_puzzles_new (shelf->database);
  g_assert_true (yc_puzzles_is_looking (taught));
  g_assert_cmpuint (g_list_model_get_n_items (yc_puzzles_get_list (taught)), ==, 0);
  while (yc_puzzles_is_looking (taught))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (yc_puzzles_get_list (taught)), ==, n);
  g_assert_cmpuint (yc_session_note (session, "later", NULL), >, 0);
  g_autoptr (YcPuzzles) later = yc_puzzles_new (shelf->database);
  g_assert_true (yc_puzzles_is_looking (later));
  while (yc_puzzles_is_looking (later))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (yc_puzzles_get_list (later)), ==, n);
}

/* Whoever does not wait takes nothing with them. */
static void
test_stopped (Shelf *shelf, gconstpointer data G_GNUC_UNUSED)
{
  G_GNUC_UNUSED g_autoptr (YcSession) session = keep_sample (shelf->database, "card-5p");
  YcPuzzles *puzzles = yc_puzzles_new (shelf->database);
  gpointer weak = puzzles;
  g_object_add_weak_pointer (G_OBJECT (puzzles), &weak);
  yc_puzzles_stop (puzzles);
  g_assert_false (yc_puzzles_is_looking (puzzles));
  g_object_unref (puzzles);
  while (weak)
    g_main_context_iteration (NULL, TRUE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/puzzles/found", Shelf, NULL, shelf_set_up, test_found, shelf_tear_down);
  g_test_add ("/puzzles/tried", Shelf, NULL, shelf_set_up, test_tried, shelf_tear_down);
  g_test_add ("/puzzles/comes-back", Shelf, NULL, shelf_set_up, test_comes_back, shelf_tear_down);
  g_test_add ("/puzzles/kept", Shelf, NULL, shelf_set_up, test_kept, shelf_tear_down);
  g_test_add ("/puzzles/stopped", Shelf, NULL, shelf_set_up, test_stopped, shelf_tear_down);
  return g_test_run ();
}
