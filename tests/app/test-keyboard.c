/* test-keyboard.c: the table is played without a pointer: the focus goes to each part, leaves each
 * part and is never lost. */

#include "announce.h"
#include "widgets/card-button.h"
#include "widgets/paragraph.h"
#include "chain/chain-view.h"
#include "widgets/tray.h"
#include "play/log-row.h"
#include "play/log-view.h"
#include "play/play-bar.h"
#include "play/play-entry.h"
#include "play/ruling-bar.h"
#include "chain/chain-fixture.h"
#include "walk.h"

static GtkWidget *
focus_of (Table *table)
{
  return gtk_root_get_focus (GTK_ROOT (table->window));
}

static gboolean
is_focus_in (Table *table, GType type)
{
  GtkWidget *focus = focus_of (table);

  return focus != NULL && gtk_widget_get_ancestor (focus, type) != NULL;
}

static void
act (Table *table, const char *action)
{
  g_assert_true (gtk_widget_activate_action (table->page, action, NULL));
  settle ();
}

static void
press_tab (Table *table, GtkDirectionType direction)
{
  g_signal_emit_by_name (table->window, "move-focus", direction);
  settle ();
}

/* ---- From part to part ---- */

/* F6 leads around the parts of the table in one direction, Shift+F6 in the other. */
static void
test_parts (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 5);

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  g_assert_true (is_focus_in (table, YC_TYPE_CHAIN_VIEW));
  act (table, "table.part-before");
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_BAR));
  act (table, "table.part-before");
  g_assert_true (is_focus_in (table, YC_TYPE_LOG_VIEW));
  act (table, "table.next-part");
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_BAR));
  act (table, "table.next-part");
  g_assert_true (is_focus_in (table, YC_TYPE_CHAIN_VIEW));
  table_close (table);
}

/* Whoever typed when the past came up goes on with the way back, and then types on. */
static void
test_past (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 5);

  act (table, "table.type");
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  gtk_widget_activate_action (table->page, "table.look-at", "u", 1);
  settle ();
  g_assert_nonnull (focus_of (table));
  g_assert_false (is_focus_in (table, YC_TYPE_PLAY_BAR));
  act (table, "table.now");
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  table_close (table);
}

#define PATIENCE (10 * G_USEC_PER_SEC)

/* Rows of the log come with the frames after what they tell of. */
static void
wait_for_row (Table *table, guint event)
{
  g_autoptr (GPtrArray) logs = find_all (table->page, YC_TYPE_LOG_VIEW);
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!yc_log_view_focus_event (logs->pdata[0], event) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

/* In the log the keyboard begins at the newest play, or at the one that is looked at. */
static void
test_log (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  Table *table = table_open (text, 40);

  for (int looked_at = 0; looked_at <= 12; looked_at += 12) {
    const guint event
      = looked_at > 0 ? (guint) looked_at : yc_session_get_n_events (table->session);

    if (looked_at > 0)
      gtk_widget_activate_action (table->page, "table.look-at", "u", looked_at);
    settle ();
    wait_for_row (table, event);
    yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
    while (!is_focus_in (table, YC_TYPE_LOG_VIEW))
      act (table, "table.next-part");
    YcLogRow *row = YC_LOG_ROW (gtk_widget_get_first_child (focus_of (table)));
    g_assert_cmpuint (yc_entry_get_event (yc_log_row_get_entry (row)), ==, event);
  }
  table_close (table);
}

/* A log without a row, and a turn without a card, are no place for the focus. */
static void
test_empty_parts (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  g_assert_nonnull (focus_of (table));
  g_assert_false (is_focus_in (table, GTK_TYPE_SEARCH_ENTRY));
  for (int i = 0; i < 3; i++) {
    act (table, "table.next-part");
    g_assert_false (is_focus_in (table, YC_TYPE_LOG_VIEW));
    g_assert_nonnull (focus_of (table));
  }
  table_close (table);
}

static void
test_leave_entry (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  act (table, "table.type");
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  press_tab (table, GTK_DIR_TAB_BACKWARD);
  g_assert_nonnull (focus_of (table));
  g_assert_false (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  table_close (table);
}

/* ---- Cards laid sideways ---- */

/* A card that is taken back is gone, but the focus stays in the play, and then among the cards. */
static void
test_take_back (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  g_autoptr (GPtrArray) laid = NULL;

  tap_card (table, "u1");
  tap_card (table, "e3");
  tap_card (table, "m2");
  laid = find_all (table->page, YC_TYPE_CARD_BUTTON);
  gtk_widget_grab_focus (laid->pdata[0]);
  g_signal_emit_by_name (laid->pdata[0], "clicked");
  settle ();
  g_assert_nonnull (gtk_widget_get_ancestor (focus_of (table), YC_TYPE_CARD_BUTTON));
  g_assert_false (is_focus_in (table, GTK_TYPE_SEARCH_ENTRY));
  act (table, "table.escape");
  g_assert_nonnull (gtk_widget_get_ancestor (focus_of (table), YC_TYPE_TRAY));
  table_close (table);
}

/* ---- What is said ---- */

/* A ruling is said when it comes and again when it changes. */
static void
test_ruling_is_said (void)
{
  Table *table = table_open_playthrough ("board-3p-told");
  g_autoptr (GPtrArray) rulings = NULL;

  click_space (table, "reactor");
  rulings = find_all (table->page, YC_TYPE_RULING_BAR);
  g_assert_cmpuint (rulings->len, ==, 1);
  gtk_test_accessible_assert_role (rulings->pdata[0], GTK_ACCESSIBLE_ROLE_STATUS);
  /* the headline, the rule, and what broke it */
  g_autoptr (GPtrArray) parts = find_all (rulings->pdata[0], YC_TYPE_PARAGRAPH);
  g_autofree char *words = yc_sentences_join (yc_paragraph_get_text (parts->pdata[0]),
                                              yc_paragraph_get_text (parts->pdata[1]),
                                              yc_paragraph_get_text (parts->pdata[2]), NULL);
  g_assert_true (g_str_has_prefix (words, "Against the rules. "));
  gtk_test_accessible_assert_property (rulings->pdata[0], GTK_ACCESSIBLE_PROPERTY_LABEL, words);
  table_close (table);
}

static void
let_stand (Table *table)
{
  GtkWidget *anyway = find_button (table->page, "It Happened Anyway");

  gtk_widget_grab_focus (anyway);
  g_assert_true (focus_of (table) == anyway);
  click_button (table, table->page, "It Happened Anyway");
}

/* Whoever lets a play stand by key goes on typing, if it was typed, or else by single keys. */
static void
test_let_stand (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "reactor");
  let_stand (table);
  g_assert_nonnull (focus_of (table));
  g_assert_false (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  type_play (table, "blue place reactor L");
  let_stand (table);
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  table_close (table);
}

/* With nothing more to take back, Escape leaves the entry. */
static void
test_escape_leaves (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  act (table, "table.type");
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  act (table, "table.escape");
  g_assert_nonnull (focus_of (table));
  g_assert_false (is_focus_in (table, YC_TYPE_PLAY_ENTRY));
  table_close (table);
}

/* What was just tapped has the focus; Enter there plays it, and does not tap it once more. */
static void
test_enter (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  const YcRef mine = ref_of (table, YC_CARDS, "m4"), plant = ref_of (table, YC_CARDS, "e5");

  type_play (table, "table hand purple m4 e5");
  g_assert_false (press_key (table, GDK_KEY_Return, 0)); /* nothing is composed */
  for (int i = 0; i < 2; i++) {
    GtkWidget *card = card_in (table->page, i == 0 ? mine : plant);

    gtk_widget_grab_focus (card);
    g_signal_emit_by_name (card, "clicked");
    settle ();
  }
  g_autofree char *wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "purple activate m4 side e5");
  g_assert_false (press_key (table, GDK_KEY_space, 0));
  g_assert_true (press_key (table, GDK_KEY_Return, 0));
  assert_last (table, wish);
  table_close (table);
}

/* Who was led away to teach a card goes on with the play, not with the way back. */
static void
test_after_teaching (void)
{
  Table *table = open_with ("older-card-2p", "mine x2 needs EEE gives Y5 side L\n",
                            "mine x2 needs unknown gives Y5 side L\n");

  type_play (table, "table hand purple m6");
  tap_card (table, "m6");
  click_button (table, ruling_bar (table), "Teach This Card…");
  g_assert_nonnull (dialog_of (table));
  gtk_window_destroy (GTK_WINDOW (dialog_of (table)));
  settle ();
  g_assert_true (is_focus_in (table, YC_TYPE_PLAY_BAR));
  g_assert_true (focus_of (table) == find_button (table->page, "Record"));
  table_close (table);
}

/* Elsewhere Enter belongs to what has the focus. */
static void
test_enter_elsewhere (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  click_space (table, "mine-1");
  g_assert_true (gtk_widget_child_focus (table->page, GTK_DIR_TAB_FORWARD));
  g_assert_false (press_key (table, GDK_KEY_Return, 0));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/keyboard/parts", test_parts);
  g_test_add_func ("/keyboard/past", test_past);
  g_test_add_func ("/keyboard/log", test_log);
  g_test_add_func ("/keyboard/empty-parts", test_empty_parts);
  g_test_add_func ("/keyboard/leave-entry", test_leave_entry);
  g_test_add_func ("/keyboard/take-back", test_take_back);
  g_test_add_func ("/keyboard/let-stand", test_let_stand);
  g_test_add_func ("/keyboard/escape-leaves", test_escape_leaves);
  g_test_add_func ("/keyboard/enter", test_enter);
  g_test_add_func ("/keyboard/after-teaching", test_after_teaching);
  g_test_add_func ("/keyboard/enter-elsewhere", test_enter_elsewhere);
  g_test_add_func ("/keyboard/ruling-is-said", test_ruling_is_said);
  return g_test_run ();
}
