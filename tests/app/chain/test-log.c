/* test-chain-log.c: plays of cards in the log and in the dialog that amends them: drawn, and
 * nothing that is secret is shown. */

#include "widgets/icon-row.h"
#include "chain-fixture.h"
#include "dispute/correction-dialog.h"
#include "play/log-row.h"
#include "play/play-entry.h"
#include "walk.h"

static void
open_correction (Table *table)
{
  yc_correction_dialog_open (table->page, table->view, 28, YC_CORRECTION_REALLY);
  settle ();
}

static void
type_correction (Table *table, const char *line)
{
  YcPlayEntry *entry = YC_PLAY_ENTRY (only (dialog_of (table), YC_TYPE_PLAY_ENTRY));

  gtk_editable_set_text (GTK_EDITABLE (only (dialog_of (table), GTK_TYPE_ENTRY)), line);
  yc_play_entry_enter (entry);
  settle ();
}

/* Neither the log nor the dialog that amends shows a told hand, and leaving it as it stands there
 * does not forget it. */
static void
test_keeps_secrets (void)
{
  Table *table = open_after ("older-card-2p", 28);
  YcEntry *entry = yc_view_get_entry (table->view, 28);
  GtkWidget *row = g_object_ref_sink (yc_log_row_new ());

  g_autofree char *whole = yc_session_write_event (table->session, 28);

  g_assert_nonnull (strstr (whole, "u2"));
  yc_log_row_set_entry (YC_LOG_ROW (row), entry);
  g_assert_cmpstr (yc_entry_get_text (entry), ==, "table hand yellow");
  g_assert_false (says (row, "u2"));
  g_object_unref (row);
  open_correction (table);
  g_assert_false (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  g_autofree char *said = text_of (dialog_of (table));
  g_assert_nonnull (strstr (said, "are left out"));
  g_assert_null (strstr (said, "u2"));
  type_correction (table, "table hand yellow f1 m9");
  g_assert_true (gtk_widget_get_sensitive (find_button (dialog_of (table), "Correct")));
  table_close (table);
}

static YcLogRow *
row_of (Table *table, guint event)
{
  GtkWidget *row = g_object_ref_sink (yc_log_row_new ());

  yc_log_row_set_entry (YC_LOG_ROW (row), yc_view_get_entry (table->view, event));
  return YC_LOG_ROW (row);
}

/* A play is drawn, with the side of each card; who cannot see it hears the sentence. What is
 * written stays words: a reason, and what is said of no card. */
static void
test_in_icons (void)
{
  Table *table = open_after ("older-card-2p", 28);
  const guint n = yc_session_get_n_events (table->session);

  type_play (table, "yellow activate f1 side f4 u2 draw");
  type_play (table, "yellow activate m9 side u2 ! \"we forgot\"");
  g_autoptr (YcLogRow) drawn = row_of (table, n + 1);
  g_autoptr (YcLogRow) written = row_of (table, n + 2);
  g_autoptr (GPtrArray) icons = find_all (GTK_WIDGET (drawn), YC_TYPE_ICON_ROW);
  g_autoptr (GPtrArray) none = find_all (GTK_WIDGET (written), YC_TYPE_ICON_ROW);
  const char *sentence = yc_entry_get_sentence (yc_log_row_get_entry (drawn));

  g_assert_cmpuint (icons->len, ==, 3);
  g_assert_cmpuint (none->len, ==, 0);
  gtk_test_accessible_assert_property (drawn, GTK_ACCESSIBLE_PROPERTY_LABEL, sentence);
  table_close (table);
}

static void
test_amend_of_shown_hand (void)
{
  Table *table = open_after ("older-card-2p", 28);

  g_object_set (table->page, "hands-shown", TRUE, NULL);
  open_correction (table);
  g_assert_true (says (dialog_of (table), "table hand yellow f1 f4 m9 u2 u2"));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-log/keeps-secrets", test_keeps_secrets);
  g_test_add_func ("/chain-log/in-icons", test_in_icons);
  g_test_add_func ("/chain-log/amend-of-shown-hand", test_amend_of_shown_hand);
  return g_test_run ();
}
