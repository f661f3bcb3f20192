/* test-dispute.c: a play is objected to, settled, asked about and corrected through the window. */

#include "dispute/composing-banner.h"
#include "dispute/correction-dialog.h"
#include "dispute/correction-notice.h"
#include "dispute/dispute-dialog.h"
#include "play/log-row.h"
#include "play/play-entry.h"
#include "table-fixture.h"
#include "text.h"
#include "walk.h"
#include "widgets/description.h"

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                 \
  "market 01 11 21 02 12 22 37\nbombs ? ? ?\n"
#define PLAYS "red place mine-2 L\nred end\nblue place mine-1 L\nblue end\n"

static Table *
open_board (const char *plays)
{
  g_autofree char *text = g_strconcat (HEAD, plays, NULL);

  return table_open (text, G_MAXUINT);
}

static void
act_on (Table *table, const char *action, guint event)
{
  gtk_widget_activate_action (table->page, action, "u", event);
  settle ();
}

static GtkWidget *
only (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = find_all (root, type);

  g_assert_cmpuint (found->len, ==, 1);
  return found->pdata[0];
}

static void
choose (Table *table, guint row, guint choice)
{
  g_autoptr (GPtrArray) rows = find_all (dialog_of (table), ADW_TYPE_COMBO_ROW);

  g_assert_cmpuint (row, <, rows->len);
  adw_combo_row_set_selected (rows->pdata[row], choice);
}

static void
say_why (Table *table, const char *why)
{
  gtk_editable_set_text (GTK_EDITABLE (only (dialog_of (table), ADW_TYPE_ENTRY_ROW)), why);
}

/* What the row of an event says below its sentence. */
static gboolean
row_says (Table *table, guint event, const char *words)
{
  GtkWidget *row = g_object_ref_sink (yc_log_row_new ());
  gboolean said;

  yc_log_row_set_entry (YC_LOG_ROW (row), yc_view_get_entry (table->view, event));
  said = says (row, words);
  g_object_unref (row);
  return said;
}

static void
test_object (void)
{
  Table *table = open_board (PLAYS);

  act_on (table, "table.object", 3);
  g_assert_true (YC_IS_DISPUTE_DIALOG (dialog_of (table)));
  g_assert_true (says (dialog_of (table), "Legal"));
  choose (table, 0, 1);
  say_why (table, "that is \"mine\"");
  click_button (table, dialog_of (table), "Object");
  assert_last (table, "red dispute 3 \"that is \\\"mine\\\"\"");
  g_assert_null (dialog_of (table));
  g_assert_true (row_says (table, 3, "Disputed"));
  table_close (table);
}

static void
test_settle (void)
{
  Table *table = open_board (PLAYS "red dispute 3 \"mine\"\n");

  /* from the line of the objection as well */
  act_on (table, "table.settle", 5);
  g_assert_true (says (dialog_of (table), "mine"));
  choose (table, 0, 1);
  choose (table, 1, 2);
  say_why (table, "always");
  click_button (table, dialog_of (table), "Settle");
  assert_last (table, "table settle 3 overruled \"always\" table");
  g_assert_true (row_says (table, 3, "Disputed: played otherwise here"));
  table_close (table);
}

/* A play that was let stand says both. */
static void
test_accepted (void)
{
  Table *table = open_board ("red place mine-2 L\nred place mine-1 L ! \"late\"\n");

  act_on (table, "table.object", 2);
  g_assert_true (says (dialog_of (table), "Against the rules"));
  click_button (table, dialog_of (table), "Object");
  assert_last (table, "table dispute 2");
  g_assert_true (row_says (table, 2, "It happened anyway · Disputed"));
  table_close (table);
}

/* What is over can still be argued about. */
static void
test_after_the_end (void)
{
  g_autofree char *text = yc_sample_text ("board-2p");
  Table *table = table_open (text, G_MAXUINT);

  g_assert_true (yc_session_is_over (table->session));
  act_on (table, "table.object", 3);
  click_button (table, dialog_of (table), "Object");
  assert_last (table, "table dispute 3");
  act_on (table, "table.settle", 3);
  choose (table, 0, 2);
  click_button (table, dialog_of (table), "Settle");
  assert_last (table, "table settle 3 left");
  table_close (table);
}

/* By the key the play that led to what is looked at. */
static void
test_here (void)
{
  Table *table = open_board (PLAYS "table note \"x\"\n");

  gtk_widget_activate_action (table->page, "table.object-here", NULL);
  settle ();
  click_button (table, dialog_of (table), "Object");
  assert_last (table, "table dispute 4");
  act_on (table, "table.look-at", 1);
  gtk_widget_activate_action (table->page, "table.object-here", NULL);
  settle ();
  click_button (table, dialog_of (table), "Object");
  assert_last (table, "table dispute 1");
  table_close (table);
}

static void
test_mattered (void)
{
  Table *table = open_board (PLAYS);
  const guint n = yc_session_get_n_events (table->session);

  act_on (table, "table.object", 1);
  click_button (table, dialog_of (table), "Would It Have Mattered?");
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  GtkWidget *dialog = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
    if (YC_IS_CORRECTION_DIALOG (window))
      dialog = window;
  }
  g_assert_nonnull (dialog);
  g_assert_null (find_button (dialog, "Correct"));
  g_assert_true (says (dialog, "Yellowcake: 3 → 0"));
  g_assert_true (says (dialog, "The later plays are assumed to be the same."));
  g_assert_true (says (dialog, "Legal → Against the rules"));
  gtk_window_close (GTK_WINDOW (dialog));
  settle ();
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  table_close (table);
}

/* What would be different is shown before it is recorded, and can be taken back. */
static void
test_correct (void)
{
  Table *table = open_board (PLAYS);
  YcPlay play;

  act_on (table, "table.amend", 1);
  g_assert_false (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  g_assert_true (yc_session_read_play (table->session, "red place university-2 L", &play, NULL));
  yc_correction_dialog_propose (YC_CORRECTION_DIALOG (dialog_of (table)), &play);
  settle ();
  g_assert_true (says (dialog_of (table), "red place university-2 L"));
  g_assert_true (says (dialog_of (table), "Yellowcake: 3 → 0"));
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table amend 1 red place university-2 L");
  g_autofree char *told = g_strdup (yc_entry_get_sentence (
    yc_view_get_entry (table->view, yc_session_get_n_events (table->session))));
  g_assert_true (g_str_has_prefix (told, "Play 1 was really this: "));
  g_assert_nonnull (strstr (told, " places 1 laborer on University 2"));
  GtkWidget *notice = only (table->page, YC_TYPE_CORRECTION_NOTICE);
  click_button (table, notice, "Undo");
  assert_last (table, "table amend 1 red place mine-2 L");
  g_assert_false (yc_entry_get_amended (yc_view_get_entry (table->view, 1)));
  g_assert_false (gtk_widget_get_visible (notice));
  table_close (table);
}

/* The choices of the bar change the play that it really was. */
static void
test_choices (void)
{
  Table *table = open_board ("red place construction L slot 1\n");

  act_on (table, "table.amend", 1);
  g_autoptr (GPtrArray) toggles = find_all (dialog_of (table), GTK_TYPE_TOGGLE_BUTTON);
  guint other = 0;

  while (!gtk_widget_has_css_class (toggles->pdata[other], "yc-choice")
         || gtk_toggle_button_get_active (toggles->pdata[other]))
    g_assert_cmpuint (++other, <, toggles->len);
  g_signal_emit_by_name (toggles->pdata[other], "clicked");
  settle ();
  g_assert_true (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  table_close (table);
}

/* What it really was is composed by pointing at the table as it was then, prefilled. */
static void
test_at_table (void)
{
  Table *table = open_board (PLAYS);
  const guint n = yc_session_get_n_events (table->session);

  act_on (table, "table.amend", 3);
  click_button (table, dialog_of (table), "Compose at the Table");
  g_assert_null (dialog_of (table));
  g_assert_true (says (table->page, "Compose what play 3 really was"));
  g_autofree char *prefilled = wish_of (table);
  g_assert_cmpstr (prefilled, ==, "blue place mine-1 L");
  /* one line says all of it */
  g_assert_false (says (table->page, "Judge: ask about any play."));
  g_assert_null (find_button (table->page, "Back to Now"));
  GtkDropDown *seat
    = GTK_DROP_DOWN (only (only (table->page, YC_TYPE_COMPOSING_BANNER), GTK_TYPE_DROP_DOWN));
  gtk_drop_down_set_selected (seat, 0);
  settle ();
  g_autofree char *of_red = wish_of (table);
  g_assert_cmpstr (of_red, ==, "red place mine-1 L");
  gtk_drop_down_set_selected (seat, 1);
  settle ();
  click_space (table, "university-2");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  click_button (table, table->page, "What It Changes…");
  g_assert_true (yc_view_is_now (table->view));
  g_assert_false (says (table->page, "Compose what play 3 really was"));
  g_assert_true (says (dialog_of (table), "blue place university-2 L"));
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table amend 3 blue place university-2 L");
  table_close (table);
}

static GtkWidget *
button_to (GtkWidget *root, const char *tooltip)
{
  g_autoptr (GPtrArray) buttons = find_all (root, GTK_TYPE_BUTTON);
  guint i = 0;

  while (i < buttons->len && g_strcmp0 (yc_tooltip_get (buttons->pdata[i]), tooltip))
    i++;
  g_assert_cmpuint (i, <, buttons->len);
  return buttons->pdata[i];
}

/* Left by its own button or as the judge is left, nothing stays of it. */
static void
test_leave_table (void)
{
  Table *table = open_board (PLAYS);

  act_on (table, "table.amend", 3);
  click_button (table, dialog_of (table), "Compose at the Table");
  g_signal_emit_by_name (
    button_to (only (table->page, YC_TYPE_COMPOSING_BANNER), "Leave it as it is recorded"),
    "clicked");
  settle ();
  g_assert_true (yc_view_is_now (table->view));
  g_assert_false (says (table->page, "Compose what"));
  act_on (table, "table.amend", 3);
  click_button (table, dialog_of (table), "Compose at the Table");
  gtk_widget_activate_action (table->page, "table.judging", NULL);
  settle ();
  g_assert_false (says (table->page, "Compose what"));
  table_close (table);
}

/* Back to what never happened it goes, too; another play recorded ends the offer. */
static void
test_take_back_nothing (void)
{
  Table *table = open_board (PLAYS "table amend 3 nothing\n");
  YcPlay play;

  act_on (table, "table.amend", 3);
  g_assert_true (yc_session_read_play (table->session, "blue place mine-1 L", &play, NULL));
  yc_correction_dialog_propose (YC_CORRECTION_DIALOG (dialog_of (table)), &play);
  settle ();
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table amend 3 blue place mine-1 L");
  GtkWidget *notice = only (table->page, YC_TYPE_CORRECTION_NOTICE);
  click_button (table, notice, "Undo");
  assert_last (table, "table amend 3 nothing");
  table_close (table);
}

/* ---- The set-up ---- */

static char *
said_of_head (Table *table, YcHeadField field)
{
  return yc_text_plain (yc_record_head (yc_session_get_record (table->session), field));
}

/* The order of play and a name are corrected, seen everywhere, and taken back; and the turn. */
static void
test_set_up (void)
{
  Table *table = open_board (PLAYS);
  g_autoptr (GPtrArray) names = NULL;

  gtk_widget_activate_action (table->page, "table.set-up", NULL);
  settle ();
  g_assert_false (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  g_signal_emit_by_name (button_to (dialog_of (table), "Sits One Place Earlier"), "clicked");
  settle ();
  g_assert_true (says (dialog_of (table), "Only the player whose turn it is may play."));
  names = find_all (dialog_of (table), ADW_TYPE_ENTRY_ROW);
  g_assert_cmpuint (names->len, ==, 4); /* when and where stand above them */
  gtk_editable_set_text (names->pdata[0], "2026-13-01 20:15");
  settle ();
  g_assert_true (says (dialog_of (table), "The set-up cannot have been so."));
  g_assert_false (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  gtk_editable_set_text (names->pdata[0], "2026-11-20 20:15");
  gtk_editable_set_text (names->pdata[1], "At Bo's");
  gtk_editable_set_text (names->pdata[2], "Barbora");
  settle ();
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table head order blue red");
  g_assert_true (says (table->page, "The set-up was corrected."));
  g_assert_true (says (table->page, "Barbora"));
  g_autofree char *date = said_of_head (table, YC_HEAD_DATE);
  g_autofree char *place = said_of_head (table, YC_HEAD_LOCATION);
  g_assert_true (g_str_has_prefix (date, "2026-11-20T20:15:00"));
  g_assert_cmpstr (place, ==, "At Bo's");
  click_button (table, only (table->page, YC_TYPE_CORRECTION_NOTICE), "Undo");
  assert_last (table, "table head order red blue");
  g_assert_false (says (table->page, "Barbora places"));
  g_autofree char *before = said_of_head (table, YC_HEAD_LOCATION);
  g_assert_cmpstr (before, !=, "At Bo's");
  gtk_widget_activate_action (table->page, "table.set-up", NULL);
  settle ();
  choose (table, 0, 1);
  click_button (table, dialog_of (table), "Correct");
  assert_last (table, "table turn blue");
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/dispute/object", test_object);
  g_test_add_func ("/dispute/settle", test_settle);
  g_test_add_func ("/dispute/accepted", test_accepted);
  g_test_add_func ("/dispute/after-the-end", test_after_the_end);
  g_test_add_func ("/dispute/here", test_here);
  g_test_add_func ("/dispute/mattered", test_mattered);
  g_test_add_func ("/dispute/correct", test_correct);
  g_test_add_func ("/dispute/choices", test_choices);
  g_test_add_func ("/dispute/at-table", test_at_table);
  g_test_add_func ("/dispute/leave-table", test_leave_table);
  g_test_add_func ("/dispute/set-up", test_set_up);
  g_test_add_func ("/dispute/take-back-nothing", test_take_back_nothing);
  return g_test_run ();
}
