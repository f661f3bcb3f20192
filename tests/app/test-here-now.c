/* test-here-now.c: the table has forgotten to log, sets everything as it lies, and taps the plays
 * that explain it; corrects the play that was logged wrongly; or records the corrections. */

#include "dispute/correction-dialog.h"
#include "play/adjust-dialog.h"
#include "play/count-row.h"
#include "play/explanations-list.h"
#include "play/here-now-dialog.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/description.h"

#define HEAD "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"

/* ---- What a person does in the dialog ---- */

static GtkWidget *
open_dialog (Table *table)
{
  g_assert_true (gtk_widget_activate_action (table->page, "table.here-now", NULL));
  settle ();
  g_assert_true (YC_IS_HERE_NOW_DIALOG (dialog_of (table)));
  return dialog_of (table);
}

/* The shown row of this type with this title. */
static gpointer
row_of (GtkWidget *dialog, GType type, const char *title)
{
  g_autoptr (GPtrArray) rows = find_all (dialog, type);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (rows->pdata[i]), title))
      return rows->pdata[i];
  g_error ("there is no row %s", title);
}

static gboolean
pass (gpointer passed)
{
  *(gboolean *) passed = TRUE;
  return G_SOURCE_REMOVE;
}

static void
wait_for (guint milliseconds)
{
  gboolean passed = FALSE;

  g_timeout_add (milliseconds, pass, &passed);
  while (!passed)
    g_main_context_iteration (NULL, TRUE);
}

static void
write_in (GtkWidget *dialog, const char *title, const char *text)
{
  gtk_editable_set_text (row_of (dialog, ADW_TYPE_ENTRY_ROW, title), text);
  settle ();
}

static void
count (GtkWidget *dialog, const char *title, int number)
{
  g_autoptr (GPtrArray) spins
    = find_all (row_of (dialog, YC_TYPE_COUNT_ROW, title), GTK_TYPE_SPIN_BUTTON);

  gtk_spin_button_set_value (spins->pdata[0], number);
  settle ();
}

static void
stand_also_at (GtkWidget *dialog, const char *place, const char *workers)
{
  AdwComboRow *list = row_of (dialog, ADW_TYPE_COMBO_ROW, "Workers also at");
  GListModel *places = adw_combo_row_get_model (list);

  for (guint i = 1; i < g_list_model_get_n_items (places); i++) {
    g_autoptr (GtkStringObject) name = g_list_model_get_item (places, i);

    if (g_str_equal (gtk_string_object_get_string (name), place))
      adw_combo_row_set_selected (list, i);
  }
  settle ();
  g_assert_cmpuint (adw_combo_row_get_selected (list), ==, 0);
  write_in (dialog, place, workers);
}

/* Until what was set last is explained. */
static YcExplanationsList *
wait_for_explanations (GtkWidget *dialog)
{
  wait_for (500);
  g_autoptr (GPtrArray) lists = find_all (dialog, YC_TYPE_EXPLANATIONS_LIST);
  g_assert_cmpuint (lists->len, ==, 1);
  while (yc_explanations_list_is_busy (lists->pdata[0]))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  return lists->pdata[0];
}

static void
tap (YcExplanationsList *list, const char *title)
{
  GtkWidget *row = row_of (GTK_WIDGET (list), ADW_TYPE_ACTION_ROW, title);

  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  settle ();
}

/* ---- Plays left out ---- */

static void
test_left_out (void)
{
  Table *table = table_open (HEAD, 0);
  GtkWidget *dialog = open_dialog (table);

  g_assert_true (says (dialog, "Set what lies otherwise on the table."));
  stand_also_at (dialog, "Mine 1", "L");
  write_in (dialog, "Workers at hand", "LLL");
  count (dialog, "Money", 5);
  count (dialog, "Yellowcake", 4);
  g_assert_true (says (dialog, "The program has 0"));
  g_assert_true (says (dialog, "4 things differ"));
  YcExplanationsList *list = wait_for_explanations (dialog);
  g_assert_true (says (GTK_WIDGET (list), "Which was it?"));
  tap (list, "Ana places 1 laborer on Mine 1");
  assert_last (table, "red place mine-1 L");
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* Cards nobody told may have been played: that is said. */
static void
test_untold (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 1);
  GtkWidget *dialog = open_dialog (table);

  count (dialog, "Yellowcake", 4);
  YcExplanationsList *list = wait_for_explanations (dialog);
  g_assert_true (says (GTK_WIDGET (list), "not everything was looked at"));
  table_close (table);
}

/* ---- Corrections ---- */

/* What no play explains is recorded as it was set, each player's numbers in one statement. */
static void
test_corrected (void)
{
  Table *table = table_open (HEAD, 0);
  GtkWidget *dialog = open_dialog (table);

  count (dialog, "Money", 3);
  count (dialog, "Spies", 2);
  write_in (dialog, "Workers at hand", "LLLLS");
  write_in (dialog, "Reason", "nobody wrote");
  YcExplanationsList *list = wait_for_explanations (dialog);
  g_assert_true (says (GTK_WIDGET (list), "Neither up to three plays left out"));
  g_assert_true (gtk_widget_activate_action (dialog, "here-now.record", NULL));
  settle ();
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 2);
  assert_last (table, "table adjust red workers +S \"nobody wrote\"");
  g_autofree char *first = yc_session_write_event (table->session, 1);
  g_assert_cmpstr (first, ==, "table adjust red money =3 spies =2 \"nobody wrote\"");
  /* one act */
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  g_assert_false (yc_session_can_undo (table->session));
  gtk_widget_activate_action (table->page, "table.redo", NULL);
  g_assert_false (yc_session_can_redo (table->session));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 6);
  table_close (table);
}

static gboolean
can_record (GtkWidget *dialog)
{
  g_autoptr (GPtrArray) buttons = find_all (dialog, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), "here-now.record") == 0)
      return gtk_widget_get_sensitive (buttons->pdata[i]);
  g_assert_not_reached ();
}

/* The window of this type on top of the others. */
static GtkWidget *
window_of (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
      return window;
  }
  g_assert_not_reached ();
}

/* What cannot be is said, and whatever else there is can be gathered and left out again. */
static void
test_refused (void)
{
  Table *table = table_open (HEAD, 0);
  GtkWidget *dialog = open_dialog (table);

  g_assert_false (can_record (dialog));
  write_in (dialog, "Workers at hand", "LLLLLLL");
  g_assert_false (can_record (dialog));
  write_in (dialog, "Workers at hand", "x");
  g_assert_true (says (dialog, "Write which workers."));
  write_in (dialog, "Workers at hand", "LLLL");
  adw_action_row_activate (row_of (dialog, ADW_TYPE_ACTION_ROW, "Something Else"));
  settle ();
  g_assert_true (
    gtk_widget_activate_action (window_of (YC_TYPE_ADJUST_DIALOG), "adjust.record", NULL));
  settle ();
  g_assert_true (can_record (dialog));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  g_autoptr (GPtrArray) buttons = find_all (dialog, GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (yc_tooltip_get (buttons->pdata[i]), "Leave Out") == 0)
      g_signal_emit_by_name (buttons->pdata[i], "clicked");
  settle ();
  g_assert_false (can_record (dialog));
  table_close (table);
}

/* ---- A play logged wrongly ---- */

static void
test_wrong (void)
{
  Table *table
    = table_open (HEAD "red place mine-2 L\nred end\nblue place mine-1 L\nblue end\n", 4);
  GtkWidget *dialog = open_dialog (table);

  stand_also_at (dialog, "Factory 2", "L");
  write_in (dialog, "Mine 2", "");
  count (dialog, "Money", 15);
  count (dialog, "Yellowcake", 0);
  count (row_of (dialog, ADW_TYPE_EXPANDER_ROW, "Bo"), "Money", 9);
  count (row_of (dialog, ADW_TYPE_EXPANDER_ROW, "Bo"), "Yellowcake", 4);
  YcExplanationsList *list = wait_for_explanations (dialog);
  g_assert_true (says (GTK_WIDGET (list), "Logged as play 1: Ana places 1 laborer on Mine 2"));
  tap (list, "Ana places 1 laborer on Factory 2");
  g_assert_true (YC_IS_CORRECTION_DIALOG (dialog_of (table)));
  g_assert_true (says (dialog_of (table), "Factory 2"));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 4);
  table_close (table);
}

int
main (int argc, char **argv)
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/here-now/left-out", test_left_out);
  g_test_add_func ("/here-now/untold", test_untold);
  g_test_add_func ("/here-now/corrected", test_corrected);
  g_test_add_func ("/here-now/refused", test_refused);
  g_test_add_func ("/here-now/wrong", test_wrong);
  return g_test_run ();
}
