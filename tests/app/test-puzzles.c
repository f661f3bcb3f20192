/* test-puzzles.c: the list of puzzles, and a puzzle that is solved, failed, and answered. */

#include "app-fixture.h"
#include "history/puzzle-page.h"
#include "history/puzzles-page.h"
#include "puzzle-private.h"
#include "puzzle-tries.h"
#include "samples.h"
#include "table-page.h"
#include "widgets/tray.h"

typedef struct {
  YcDatabase *database;
  GtkWidget *page;
  GtkWindow *window;
  YcPuzzle *puzzle; /* that was opened last */
  guint n_tried;
} Fixture;

static void
opened (Fixture *fixture, YcPuzzle *puzzle)
{
  g_set_object (&fixture->puzzle, puzzle);
}

static void
tried (Fixture *fixture)
{
  fixture->n_tried++;
  yc_puzzles_page_sort (YC_PUZZLES_PAGE (fixture->page));
}

static void
await (GtkWidget *root, const char *text)
{
  while (app_test_find (root, GTK_TYPE_LABEL, text) == NULL)
    app_test_wait (20);
}

/* Opens the first puzzle of the list. */
static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = yc_sample_text ("card-5p");
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = NULL;
  GtkWidget *list;

  fixture->database = app_test_database ();
  session = yc_session_begin (fixture->database, text, &error);
  g_assert_no_error (error);
  fixture->page = yc_puzzles_page_new (fixture->database);
  fixture->window = app_test_show (fixture->page, 360, 600);
  g_signal_connect_swapped (fixture->page, "opened", G_CALLBACK (opened), fixture);
  await (fixture->page, "New");
  list = app_test_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL);
  while (app_test_find (fixture->page, GTK_TYPE_SPINNER, NULL) != NULL)
    app_test_wait (20);
  g_signal_emit_by_name (list, "activate", 0u);
  g_assert_nonnull (fixture->puzzle);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (fixture->window);
  g_clear_object (&fixture->puzzle);
  app_test_wait (50);
  g_object_unref (fixture->database);
}

static GtkWindow *
open_puzzle (Fixture *fixture, GtkWidget **page)
{
  g_autoptr (GError) error = NULL;

  *page = yc_puzzle_page_new (fixture->puzzle, fixture->database, &error);
  g_assert_no_error (error);
  g_signal_connect_swapped (*page, "tried", G_CALLBACK (tried), fixture);
  return app_test_show (*page, 1200, 740);
}

static YcSession *
table_of (GtkWidget *page)
{
  return yc_table_page_get_session (YC_TABLE_PAGE (app_test_find (page, YC_TYPE_TABLE_PAGE, NULL)));
}

static void
record (YcSession *table, const char *line)
{
  g_autoptr (GError) error = NULL;

  yc_session_record (table, line, &error);
  g_assert_no_error (error);
}

static void
assert_kept (Fixture *fixture, gboolean solved)
{
  g_autoptr (GArray) tries = yc_puzzle_tries_list (fixture->database, NULL);

  g_assert_cmpuint (fixture->n_tried, ==, 1);
  g_assert_cmpuint (tries->len, ==, 1);
  g_assert_cmpint (g_array_index (tries, YcPuzzleTry, 0).solved, ==, solved);
}

/* The whole turn is the puzzle: what is asked stands below the table until the points are there. */
static void
test_solved (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;
  GtkWindow *window = open_puzzle (fixture, &page);
  g_autofree char *title = yc_puzzle_get_title (fixture->puzzle);

  g_assert_nonnull (app_test_find (page, GTK_TYPE_LABEL, title));
  g_assert_true (yc_view_sees_hand (
    yc_table_page_get_view (YC_TABLE_PAGE (app_test_find (page, YC_TYPE_TABLE_PAGE, NULL))),
    fixture->puzzle->seat));
  /* and plays from it, not from all cards there are */
  g_assert_cmpuint (yc_tray_get_cards (YC_TRAY (app_test_find (page, YC_TYPE_TRAY, NULL)))->len, <=,
                    5);
  for (guint i = 0; fixture->puzzle->answer[i] != NULL; i++)
    record (table_of (page), fixture->puzzle->answer[i]);
  app_test_wait (50);
  g_assert_nonnull (app_test_find (page, GTK_TYPE_LABEL, "Solved!"));
  assert_kept (fixture, TRUE);
  gtk_window_destroy (window);
  app_test_wait (50);
  g_assert_null (app_test_find (fixture->page, GTK_TYPE_LABEL, "To be solved again"));
}

/* It is in memory only, and no what-if can be kept of it. */
static void
test_no_what_if (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;
  GtkWindow *window = open_puzzle (fixture, &page);
  GtkWidget *table = app_test_find (page, YC_TYPE_TABLE_PAGE, NULL);

  const guint windows = g_list_model_get_n_items (gtk_window_get_toplevels ());

  gtk_widget_activate_action (table, "table.what-if", NULL);
  gtk_widget_activate_action (table, "table.what-if-from", "u", 0u);
  gtk_widget_activate_action (table, "table.what-ifs", NULL);
  app_test_wait (20);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, windows);
  gtk_window_destroy (window);
}

/* One try is kept of one opening, however it goes on. */
static void
test_failed (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;
  GtkWindow *window = open_puzzle (fixture, &page);
  YcSession *table = table_of (page);
  const YcSetup *setup = yc_session_get_setup (table);
  g_autofree char *end
    = g_strdup_printf ("%s end", yc_color_name (setup->seats[fixture->puzzle->seat].color));

  record (table, end);
  app_test_wait (50);
  g_assert_nonnull (
    app_test_find (page, GTK_TYPE_LABEL, "The turn is over: not solved this time."));
  app_test_click (page, "_Show the Answer");
  assert_kept (fixture, FALSE);
  gtk_window_destroy (window);
}

static void
test_answered (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;
  GtkWindow *window = open_puzzle (fixture, &page);
  g_autofree char *answer = yc_puzzle_get_answer (fixture->puzzle, table_of (page));

  g_assert_null (app_test_find (page, GTK_TYPE_LABEL, answer));
  app_test_click (page, "_Show the Answer");
  g_assert_nonnull (app_test_find (page, GTK_TYPE_LABEL, answer));
  assert_kept (fixture, FALSE);
  gtk_window_destroy (window);
}

static void
test_none (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  GtkWidget *page = yc_puzzles_page_new (database);
  GtkWindow *window = app_test_show (page, 360, 600);

  await (page, "No Puzzles Yet");
  gtk_window_destroy (window);
  app_test_wait (50);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add ("/puzzles/solved", Fixture, NULL, set_up, test_solved, tear_down);
  g_test_add ("/puzzles/no-what-if", Fixture, NULL, set_up, test_no_what_if, tear_down);
  g_test_add ("/puzzles/failed", Fixture, NULL, set_up, test_failed, tear_down);
  g_test_add ("/puzzles/answered", Fixture, NULL, set_up, test_answered, tear_down);
  g_test_add_func ("/puzzles/none", test_none);
  return g_test_run ();
}
