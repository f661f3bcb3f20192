/* test-curves.c: the course of a session as curves, as numbers and in sentences. */

#include "dress.h"
#include "history/chart-axis.h"
#include "history/chart.h"
#include "history/curves-page.h"
#include "history/deeds-section.h"
#include "history/numbers-table.h"
#include "history/replay-bar.h"
#include "samples.h"
#include "table-fixture.h"
#include "walk.h"

typedef struct {
  YcSession *session;
  YcView *view;
  GtkWidget *window, *page;
} Fixture;

static void
open_page (Fixture *fixture, const char *text)
{
  g_autoptr (GError) error = NULL;

  fixture->session = yc_session_read (text, -1, &error);
  g_assert_no_error (error);
  fixture->view = yc_view_new (fixture->session, YC_AUDIENCE_ALL);
  fixture->page = yc_curves_page_new (fixture->view);
  fixture->window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1300, 740);
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->page);
  gtk_window_present (GTK_WINDOW (fixture->window));
  settle ();
}

static void
set_up (Fixture *fixture, gconstpointer sample)
{
  g_autofree char *text = yc_sample_text (sample);

  open_page (fixture, text);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_finalize_object (fixture->view);
  g_assert_finalize_object (fixture->session);
}

static GtkWidget *
chart_at (Fixture *fixture, guint i)
{
  g_autoptr (GPtrArray) charts = find_all (fixture->page, YC_TYPE_CHART);

  return i < charts->len ? charts->pdata[i] : NULL;
}

static void
press_chip (Fixture *fixture, const char *label)
{
  GtkWidget *chip = find_button (fixture->page, label);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)));
  settle ();
}

/* ---- The axis ---- */

static void
test_axis (void)
{
  static const int rows[][3] = { { 1, 4, 1 },   { 4, 4, 1 },     { 5, 4, 2 },
                                 { 9, 4, 5 },   { 20, 4, 5 },    { 21, 4, 10 },
                                 { 72, 4, 20 }, { 201, 4, 100 }, { 1000000000, 4, 500000000 },
                                 { 0, 4, 1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (yc_axis_step (rows[i][0], rows[i][1]), ==, rows[i][2]);
}

/* ---- What is shown ---- */

/* The points come first, with who led; each chip brings another chart with its own sentence. */
static void
test_chips (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_nonnull (chart_at (fixture, 0));
  g_assert_null (chart_at (fixture, 1));
  g_assert_true (says (fixture->page, "Ana led from play 447 on and was never behind again."));
  gtk_test_accessible_assert_property (
    chart_at (fixture, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Points. Ana led from play 447 on and was never behind again.");
  press_chip (fixture, "Yellowcake");
  g_assert_nonnull (chart_at (fixture, 1));
  g_assert_true (says (fixture->page, "The most was 36: Cy, after play 437."));
  press_chip (fixture, "Points");
  g_assert_null (chart_at (fixture, 1));
  g_assert_false (says (fixture->page, "never behind"));
}

/* Whatever is pointed at leads to its play, and the numbers there are shown. */
static void
test_places (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (says (fixture->page, "Ana 65"));
  g_signal_emit_by_name (chart_at (fixture, 0), "looked-at", 116u);
  g_assert_cmpuint (yc_view_get_event (fixture->view), ==, 116);
  g_assert_true (says (fixture->page, "Ana 12"));
  g_assert_true (says (fixture->page, "Play 116 of 448"));
  g_signal_emit_by_name (chart_at (fixture, 0), "looked-at", 448u);
  g_assert_true (yc_view_is_now (fixture->view));
}

static guint
n_rows_beside (GtkWidget *row)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (gtk_widget_get_parent (row)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static void
test_findings (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) lists = find_all (fixture->page, GTK_TYPE_LIST_BOX);
  g_autoptr (GPtrArray) rows = find_all (lists->pdata[0], ADW_TYPE_ACTION_ROW);

  g_assert_cmpuint (n_rows_beside (rows->pdata[0]), ==, 21);
  g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[0]), ==,
                   "Ana took the lead with 12 points (play 116).");
  g_signal_emit_by_name (gtk_widget_get_parent (rows->pdata[0]), "row-activated", rows->pdata[0]);
  g_assert_cmpuint (yc_view_get_event (fixture->view), ==, 116);
}

/* The row of what could have been played that begins so; it is found while the window goes on. */
static GtkWidget *
await_chance (Fixture *fixture, const char *title)
{
  for (;;) {
    g_autoptr (GPtrArray) rows = find_all (fixture->page, ADW_TYPE_ACTION_ROW);

    for (guint i = 0; i < rows->len; i++)
      if (g_str_has_prefix (adw_preferences_row_get_title (rows->pdata[i]), title))
        return rows->pdata[i];
    g_main_context_iteration (NULL, TRUE);
  }
}

static void
test_last_chance (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row = await_chance (fixture, "The last chance to stop Bo: Ana, after play 365.");

  g_assert_true (says (row, "Play 369 of Bo would then have been against the rules."));
  g_assert_true (gtk_widget_get_focusable (row));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  g_assert_cmpuint (yc_view_get_event (fixture->view), ==, 365);
  g_assert_false (says (fixture->page, "Looking for what could have been played…"));
}

static void
test_missed (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row
    = await_chance (fixture, "Bo could have reached 11 points in the turn of play 128");

  g_assert_true (says (row, "Bo activates “Landmark: Yellowcake”"));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  g_assert_cmpuint (yc_view_get_event (fixture->view), ==, 127);
  await_chance (fixture, "6 turns were looked at");
  g_assert_true (find_button (fixture->page, "Solve as Puzzles") != NULL);
}

/* A page that is left while it looks takes the search with it. */
static void
test_left (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_signal_emit_by_name (fixture->session, "exchanged");
  g_assert_true (says (fixture->page, "Looking for what could have been played…"));
}

/* What was used, taken and scored; each line leads to its play. */
static void
test_deeds (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) sections = find_all (fixture->page, YC_TYPE_DEEDS_SECTION);
  GtkWidget *section = sections->pdata[0];
  g_autoptr (GPtrArray) rows = find_all (section, ADW_TYPE_ACTION_ROW);
  g_autoptr (GPtrArray) lists = find_all (section, GTK_TYPE_LIST_BOX);

  g_assert_true (says (section, "Where the Points Came From"));
  g_assert_true (says (section, "Used most: "));
  g_assert_cmpuint (rows->len, >, 10);
  g_signal_emit_by_name (lists->pdata[0], "row-activated", rows->pdata[0]);
  settle ();
  const guint event = yc_view_get_event (fixture->view);
  g_assert_cmpstr (adw_preferences_row_get_title (rows->pdata[0]), ==,
                   yc_entry_get_sentence (yc_view_get_entry (fixture->view, event)));
}

/* Every play with a thing is behind its line. */
static void
test_uses (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) sections = find_all (fixture->page, YC_TYPE_DEEDS_SECTION);
  g_autoptr (GPtrArray) uses = find_all (sections->pdata[0], ADW_TYPE_EXPANDER_ROW);
  GtkWidget *most = uses->pdata[0];
  guint by = 0, before = 0;

  g_assert_cmpuint (uses->len, >, 5);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (most), TRUE);
  settle ();
  g_autoptr (GPtrArray) plays = find_all (most, ADW_TYPE_ACTION_ROW);
  for (const char *c = adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (most)); *c != '.'; c++)
    by += g_ascii_isdigit (*c) ? (guint) g_ascii_digit_value (*c) : 0;
  g_assert_cmpuint (plays->len, >, 1);
  for (guint i = 1; i < plays->len; i++) { /* the first is the line itself */
    guint event;

    g_signal_emit_by_name (plays->pdata[i], "activated");
    settle ();
    event = yc_view_get_event (fixture->view);
    g_assert_cmpuint (event, >, before);
    g_assert_cmpstr (adw_preferences_row_get_title (plays->pdata[i]), ==,
                     yc_entry_get_sentence (yc_view_get_entry (fixture->view, event)));
    before = event;
    by--;
  }
  g_assert_cmpuint (by, ==, 0);
}

/* The same data as numbers: a row for each event, a column for each player and series. */
static void
test_numbers (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GPtrArray) buttons = find_all (fixture->page, GTK_TYPE_TOGGLE_BUTTON);
  GtkColumnView *table;
  GListModel *columns;

  press_chip (fixture, "Money");
  gtk_toggle_button_set_active (buttons->pdata[0], TRUE);
  settle ();
  g_autoptr (GPtrArray) found = find_all (fixture->page, GTK_TYPE_COLUMN_VIEW);
  table = found->pdata[0];
  columns = gtk_column_view_get_columns (table);
  g_assert_cmpuint (g_list_model_get_n_items (columns), ==, 1 + 2 * 3);
  g_autoptr (GtkColumnViewColumn) last = g_list_model_get_item (columns, 6);
  g_assert_cmpstr (gtk_column_view_column_get_title (last), ==, "Cy: Money");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (gtk_column_view_get_model (table))), ==,
                    449);
  g_signal_emit_by_name (table, "activate", 7u);
  g_assert_cmpuint (yc_view_get_event (fixture->view), ==, 7);
  g_assert_cmpuint (
    gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (gtk_column_view_get_model (table))),
    ==, 7);
}

/* It has its place in a narrow window. */
static void
test_narrow (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  int minimum;

  for (int i = 0; i < 3; i++)
    press_chip (fixture, i == 0 ? "Money" : i == 1 ? "Enriched uranium" : "Workers at hand");
  gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 350);
}

/* What is recorded meanwhile is studied, too; a game without a play has a chart all the same. */
static void
test_growing (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  g_autofree char *head = yc_sample_beginning (text, 0);
  g_autoptr (GError) error = NULL;
  Fixture fixture;

  open_page (&fixture, head);
  g_assert_true (says (fixture.page, "Nobody has made a point."));
  g_assert_cmpuint (yc_session_record (fixture.session, "blue place mine-2 L", &error), ==, 1);
  g_assert_no_error (error);
  settle ();
  g_assert_true (says (fixture.page, "Play 1 of 1"));
  g_assert_nonnull (chart_at (&fixture, 0));
  tear_down (&fixture, NULL);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/curves/axis", test_axis);
  dress ();
#define ADD(NAME, FUNC) g_test_add (NAME, Fixture, "board-3p-forced", set_up, FUNC, tear_down)
  ADD ("/curves/chips", test_chips);
  ADD ("/curves/places", test_places);
  ADD ("/curves/findings", test_findings);
  g_test_add ("/curves/last-chance", Fixture, "board-4p", set_up, test_last_chance, tear_down);
  g_test_add ("/curves/missed", Fixture, "card-5p", set_up, test_missed, tear_down);
  g_test_add ("/curves/left", Fixture, "board-5p", set_up, test_left, tear_down);
  ADD ("/curves/deeds", test_deeds);
  ADD ("/curves/uses", test_uses);
  ADD ("/curves/numbers", test_numbers);
  ADD ("/curves/narrow", test_narrow);
  g_test_add_func ("/curves/growing", test_growing);
  return g_test_run ();
}
