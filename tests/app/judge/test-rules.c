/* test-rules.c: the rules are read from the table, found by words, reached from a ruling, and lead
 * to the plays that touched them. */

#include "judge/rule-view.h"
#include "table-fixture.h"
#include "walk.h"

static GPtrArray *
rules_in (Table *table)
{
  return find_all (dialog_of (table), YC_TYPE_RULE_VIEW);
}

static guint
n_shown (GPtrArray *rows)
{
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += gtk_widget_is_visible (rows->pdata[i]) ? 1 : 0;
  return n;
}

static void
search (Table *table, const char *words)
{
  g_autoptr (GPtrArray) entries = find_all (dialog_of (table), GTK_TYPE_SEARCH_ENTRY);

  gtk_editable_set_text (entries->pdata[0], words);
  g_signal_emit_by_name (entries->pdata[0], "search-changed");
  settle ();
}

static void
test_search (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  g_assert_true (gtk_widget_activate_action (table->page, "table.rules", NULL));
  settle ();
  g_autoptr (GPtrArray) rows = rules_in (table);
  g_assert_cmpuint (rows->len, ==, yc_session_get_game (table->session)->n_rules);
  g_assert_cmpuint (n_shown (rows), ==, rows->len);
  search (table, "grey worker");
  g_assert_cmpuint (n_shown (rows), >, 0);
  g_assert_cmpuint (n_shown (rows), <, rows->len / 3);
  search (table, "zeppelin");
  g_assert_cmpuint (n_shown (rows), ==, 0);
  g_assert_true (says (dialog_of (table), "No Rule Has These Words"));
  table_close (table);
}

static YcRuleView *
opened_rule (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    if (adw_expander_row_get_expanded (rows->pdata[i]))
      return rows->pdata[i];
  return NULL;
}

/* From a ruling to its rule, and from the rule to the play that broke it. */
static void
test_ruling (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  const YcGame *game = yc_session_get_game (table->session);

  click_space (table, "reactor");
  click_button (table, table->page, "It Happened Anyway");
  type_play (table, "table note \"coffee\"");
  type_play (table, "blue place mine-1 L");
  click_button (table, table->page, "Rule…");
  g_autoptr (GPtrArray) rows = rules_in (table);
  YcRuleView *row = opened_rule (rows);
  g_assert_nonnull (row);
  g_assert_cmpstr (yc_rule_id (game, yc_rule_view_get_rule (row)), ==, "place.second");
  g_assert_true (says (GTK_WIDGET (row), "Czech rulebook, p. "));
  g_assert_true (says (GTK_WIDGET (row), "place.second"));
  table_close (table);
}

static void
test_plays (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "reactor");
  click_button (table, table->page, "It Happened Anyway");
  type_play (table, "table note \"coffee\"");
  YcRuling ruling;
  g_assert_true (yc_entry_get_ruling (yc_view_get_entry (table->view, 1), &ruling));
  g_assert_true (gtk_widget_activate_action (
    table->page, "table.rule", "s",
    yc_rule_id (yc_session_get_game (table->session), yc_ruling_first (&ruling)->rule)));
  settle ();
  g_autoptr (GPtrArray) rows = rules_in (table);
  GtkWidget *row = GTK_WIDGET (opened_rule (rows));
  g_autoptr (GPtrArray) lines = find_all (row, ADW_TYPE_ACTION_ROW);
  for (guint i = 0; i < lines->len; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (lines->pdata[i]), "1: ")) {
      /* with which the dialog is gone */
      g_signal_emit_by_name (lines->pdata[i], "activated");
      break;
    }
  settle ();
  g_assert_cmpint (yc_view_get_looked_at (table->view), ==, 1);
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* The other game's rules are a choice away, and know nothing of this session. */
static void
test_other_game (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  g_assert_true (gtk_widget_activate_action (table->page, "table.rules", NULL));
  settle ();
  g_autoptr (GPtrArray) choices = find_all (dialog_of (table), GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (gtk_drop_down_get_selected (choices->pdata[0]), ==, 0);
  gtk_drop_down_set_selected (choices->pdata[0], 1);
  settle ();
  g_assert_true (says (dialog_of (table), "Bomb Loaded"));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/judge/rules/search", test_search);
  g_test_add_func ("/judge/rules/ruling", test_ruling);
  g_test_add_func ("/judge/rules/plays", test_plays);
  g_test_add_func ("/judge/rules/other-game", test_other_game);
  return g_test_run ();
}
