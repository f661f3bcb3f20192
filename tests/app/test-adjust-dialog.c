/* test-adjust-dialog.c: everything that the record can correct is corrected with the dialog, in
 * both games, and refused in words where it cannot be. */

#include "widgets/card-button.h"
#include "play/adjust-dialog.h"
#include "table-fixture.h"
#include "walk.h"
#include "chain/chain.h"

static Table *
open_after (const char *name, guint n_events)
{
  g_autofree char *text = yc_sample_text (name);

  return table_open (text, n_events);
}

/* ---- What a person does in the dialog ---- */

static GtkWidget *
open_dialog (Table *table)
{
  g_assert_true (gtk_widget_activate_action (table->page, "table.adjust", NULL));
  settle ();
  g_assert_true (YC_IS_ADJUST_DIALOG (dialog_of (table)));
  return dialog_of (table);
}

static void
choose (GtkWidget *dialog, const char *list, const char *item)
{
  g_autoptr (GPtrArray) lists = find_all (dialog, ADW_TYPE_COMBO_ROW);

  for (guint i = 0; i < lists->len; i++) {
    GListModel *model = adw_combo_row_get_model (lists->pdata[i]);

    if (!g_str_equal (adw_preferences_row_get_title (lists->pdata[i]), list))
      continue;
    for (guint j = 0; j < g_list_model_get_n_items (model); j++) {
      g_autoptr (GtkStringObject) name = g_list_model_get_item (model, j);

      if (g_str_equal (gtk_string_object_get_string (name), item)) {
        adw_combo_row_set_selected (lists->pdata[i], j);
        settle ();
        return;
      }
    }
  }
  g_error ("%s is not in the list %s", item, list);
}

static void
set_amount (GtkWidget *dialog, int amount)
{
  g_autoptr (GPtrArray) amounts = find_all (dialog, GTK_TYPE_SPIN_BUTTON);

  g_assert_cmpuint (amounts->len, ==, 1);
  gtk_spin_button_set_value (amounts->pdata[0], amount);
  settle ();
}

static void
set_counted (GtkWidget *dialog, gboolean counted)
{
  g_autoptr (GPtrArray) switches = find_all (dialog, GTK_TYPE_SWITCH);

  g_assert_cmpuint (switches->len, ==, 1);
  gtk_switch_set_active (switches->pdata[0], counted);
  settle ();
}

static void
activate_row (GtkWidget *dialog, const char *title)
{
  g_autoptr (GPtrArray) rows = find_all (dialog, ADW_TYPE_ACTION_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (rows->pdata[i]), title)) {
      adw_action_row_activate (rows->pdata[i]);
      settle ();
      return;
    }
  g_error ("there is no row %s", title);
}

static GtkEditable *
field (GtkWidget *dialog, const char *title)
{
  g_autoptr (GPtrArray) fields = find_all (dialog, ADW_TYPE_ENTRY_ROW);

  for (guint i = 0; i < fields->len; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (fields->pdata[i]), title))
      return fields->pdata[i];
  g_error ("there is no field %s", title);
}

static void
write_in (GtkWidget *dialog, const char *title, const char *text)
{
  gtk_editable_set_text (field (dialog, title), text);
  settle ();
}

static void
tap_card (Table *table, GtkWidget *dialog, YcDrawer drawer, const char *id)
{
  g_autoptr (GPtrArray) cards = find_all (dialog, YC_TYPE_CARD_BUTTON);
  YcRef ref = ref_of (table, drawer, id);

  for (guint i = cards->len; i > 0; i--)
    if (yc_card_button_get_ref (cards->pdata[i - 1]) == ref) {
      g_signal_emit_by_name (cards->pdata[i - 1], "clicked");
      settle ();
      return;
    }
  g_error ("%s is not offered", id);
}

static guint
count_cards (Table *table, GtkWidget *dialog, const char *id)
{
  g_autoptr (GPtrArray) cards = find_all (dialog, YC_TYPE_CARD_BUTTON);
  YcRef ref = ref_of (table, YC_CARDS, id);
  guint n = 0;

  for (guint i = 0; i < cards->len; i++)
    n += yc_card_button_get_ref (cards->pdata[i]) == ref;
  return n;
}

static gboolean
can_record (GtkWidget *dialog)
{
  return gtk_widget_get_sensitive (find_button (dialog, "Record"));
}

static void
assert_shows (GtkWidget *dialog, const char *words)
{
  g_autofree char *all = text_of (dialog);

  if (strstr (all, words) == NULL)
    g_error ("“%s” is not said in: %s", words, all);
}

/* What stands over a dialog. */
static GtkWidget *
dialog_over (GtkWidget *dialog)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (gtk_window_get_transient_for (window) == GTK_WINDOW (dialog))
      return GTK_WIDGET (window);
  }
  g_error ("nothing stands over the dialog");
}

/* Records and checks what was recorded. */
static void
record (Table *table, const char *statement)
{
  click_button (table, dialog_of (table), "Record");
  g_assert_null (dialog_of (table));
  assert_last (table, statement);
}

/* ---- The board game ---- */

static void
test_board_amounts (void)
{
  Table *table = open_after ("board-3p-told", 0);
  GtkWidget *dialog = open_dialog (table);

  assert_shows (dialog, "Correction: Ana has $10.");
  set_counted (dialog, FALSE);
  set_amount (dialog, -99);
  g_assert_false (can_record (dialog));
  assert_shows (dialog, "The pieces on the table do not allow it. Ana has $10.");
  set_amount (dialog, 2);
  write_in (dialog, "Reason", "coin under the board");
  record (table, "table adjust blue money +2 \"coin under the board\"");
  dialog = open_dialog (table);
  choose (dialog, "What", "Spies");
  choose (dialog, "Player", "Cy");
  set_amount (dialog, 1);
  record (table, "table adjust yellow spies =1");
  dialog = open_dialog (table);
  choose (dialog, "What", "The bribe pile");
  set_amount (dialog, 3);
  record (table, "table adjust bribe =3");
  dialog = open_dialog (table);
  choose (dialog, "What", "Whose turn it is");
  g_assert_false (can_record (dialog));
  choose (dialog, "Player", "Cy");
  record (table, "table turn yellow");
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 2);
  table_close (table);
}

/* Several amounts in one statement, of which one is counted: nobody counts fewer than none. */
static void
test_board_several (void)
{
  Table *table = open_after ("board-3p-told", 0);
  GtkWidget *dialog = open_dialog (table);

  set_counted (dialog, FALSE);
  set_amount (dialog, -2);
  activate_row (dialog, "Another amount");
  choose (dialog, "What", "Spies");
  set_counted (dialog, TRUE);
  set_amount (dialog, -1);
  assert_shows (dialog, "Correction: Ana has 0 spies.");
  set_amount (dialog, 3);
  record (table, "table adjust blue money -2 spies =3");
  table_close (table);
}

static void
test_board_workers (void)
{
  Table *table = open_after ("board-3p-told", 40);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "Workers in the personal supply");
  g_assert_false (can_record (dialog));
  assert_shows (dialog, "Write which workers.");
  write_in (dialog, "Workers", "E");
  record (table, "table adjust blue workers +E");
  dialog = open_dialog (table);
  choose (dialog, "What", "Workers on a space or building");
  choose (dialog, "Where", "Design Bombs");
  write_in (dialog, "Workers", "E");
  record (table, "table adjust blue workers +E on design");
  table_close (table);
}

/* Buildings lie open and must be named; a bomb of a hand need not be. */
static void
test_board_cards (void)
{
  Table *table = open_after ("board-3p-told", 40);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "A building");
  g_assert_false (can_record (dialog));
  assert_shows (dialog, "Choose the building.");
  choose (dialog, "What", "A bomb card in the hand");
  record (table, "table adjust blue hand +?");
  dialog = open_dialog (table);
  choose (dialog, "What", "A bomb that is built");
  assert_shows (dialog, "Choose the bomb.");
  activate_row (dialog, "Card");
  tap_card (table, dialog_over (dialog), YC_BOMBS, "20");
  record (table, "table adjust blue bomb +20");
  dialog = open_dialog (table);
  choose (dialog, "What", "Whether a bomb is loaded");
  activate_row (dialog, "Card");
  tap_card (table, dialog_over (dialog), YC_BOMBS, "20");
  record (table, "table adjust blue load +20");
  table_close (table);
}

/* ---- The card game ---- */

static void
test_chain_amounts (void)
{
  Table *table = open_after ("older-card-2p", 0);
  GtkWidget *dialog = open_dialog (table);

  set_counted (dialog, FALSE);
  assert_shows (dialog, "Correction: Ana gets 1 yellowcake.");
  set_amount (dialog, -1);
  g_assert_false (can_record (dialog));
  assert_shows (dialog, "The pieces on the table do not allow it. Ana has 0 yellowcake.");
  set_amount (dialog, 4);
  record (table, "table adjust purple yellowcake +4");
  dialog = open_dialog (table);
  choose (dialog, "Player", "Bo");
  choose (dialog, "What", "Uranium");
  set_amount (dialog, 1);
  write_in (dialog, "Reason", "counted again");
  g_signal_emit_by_name (field (dialog, "Reason"), "entry-activated");
  settle ();
  assert_last (table, "table adjust yellow uranium =1 \"counted again\"");
  table_close (table);
}

/* Cards are given and taken in one correction, named or not. */
static void
test_chain_hand (void)
{
  Table *table = open_after ("older-card-2p", 0);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "Cards of the hand");
  g_assert_false (can_record (dialog));
  tap_card (table, dialog, YC_CARDS, "m5");
  tap_card (table, dialog, YC_CARDS, "m5");
  click_button (table, dialog, "A Card Nobody Told");
  choose (dialog, "Given or taken", "Taken from the player");
  tap_card (table, dialog, YC_CARDS, "e1");
  click_button (table, dialog, "A Card Nobody Told");
  assert_shows (dialog, "Correction: the hand of Ana gets");
  record (table, "table adjust purple hand +m5 +m5 +? -e1 -?");
  g_assert_cmpint (yc_chain_of (yc_session_get_position (table->session))->players[0].hand, ==, 6);
  table_close (table);
}

/* What cannot be in the hand or come from the deck is refused in words; nothing is recorded. */
static void
test_chain_hand_refused (void)
{
  Table *table = open_after ("older-card-2p", 0);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "Cards of the hand");
  tap_card (table, dialog, YC_CARDS, "m1"); /* there is one */
  g_assert_true (can_record (dialog));
  tap_card (table, dialog, YC_CARDS, "m1");
  g_assert_false (can_record (dialog));
  assert_shows (dialog, "The pieces on the table do not allow it.");
  skip_dialogs (table);
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  table_close (table);
}

/* Another player's hand is another tray: Bo's only copy cannot be taken from Ana, if hands are
 * shown. */
static void
test_chain_other_player (void)
{
  Table *table = open_after ("older-card-2p", 13); /* Bo has told e2 e3 e5 m2 u4 */
  GtkWidget *dialog;

  g_object_set (table->page, "hands-shown", TRUE, NULL);
  dialog = open_dialog (table);
  choose (dialog, "What", "Cards of the hand");
  choose (dialog, "Given or taken", "Taken from the player");
  choose (dialog, "Player", "Bo");
  g_assert_cmpuint (count_cards (table, dialog, "u4"), ==, 1);
  choose (dialog, "Player", "Ana");
  g_assert_cmpuint (count_cards (table, dialog, "u4"), ==, 0);
  table_close (table);
}

/* Amounts are of one player. */
static void
test_nothing_goes_along (void)
{
  Table *table = open_after ("board-3p-told", 0);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "Money");
  set_counted (dialog, FALSE);
  set_amount (dialog, 3);
  activate_row (dialog, "Another amount");
  choose (dialog, "Player", "Bo");
  choose (dialog, "What", "Yellowcake");
  set_amount (dialog, 2);
  record (table, "table adjust green yellowcake +2");
  table_close (table);
}

/* A card is of one drawer. */
static void
test_no_card_goes_along (void)
{
  Table *table = open_after ("board-3p-told", 40);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "A bomb that is built");
  activate_row (dialog, "Card");
  tap_card (table, dialog_over (dialog), YC_BOMBS, "20");
  g_assert_true (can_record (dialog));
  choose (dialog, "What", "A building");
  g_assert_false (can_record (dialog));
  assert_shows (dialog, "Choose the building.");
  choose (dialog, "What", "A bomb that is built");
  g_assert_false (can_record (dialog));
  assert_shows (dialog, "Choose the bomb.");
  table_close (table);
}

/* Bombs, stash, pool and deck, as they lie there. */
static void
test_chain_piles (void)
{
  Table *table = open_after ("older-card-2p", 0);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "Cards left in the deck");
  set_amount (dialog, 41);
  record (table, "table adjust deck =41");
  dialog = open_dialog (table);
  choose (dialog, "What", "The pool");
  g_assert_true (can_record (dialog));
  write_in (dialog, "Workers", "LLE");
  record (table, "table adjust pool =LLE");
  dialog = open_dialog (table);
  choose (dialog, "What", "The pool");
  g_assert_cmpstr (gtk_editable_get_text (field (dialog, "Workers")), ==, "LLE");
  write_in (dialog, "Workers", "");
  record (table, "table adjust pool =-");
  dialog = open_dialog (table);
  choose (dialog, "What", "The stash");
  record (table, "table adjust purple stash +?");
  dialog = open_dialog (table);
  choose (dialog, "What", "A Bomb Plan that is built");
  g_assert_false (can_record (dialog));
  activate_row (dialog, "Card");
  tap_card (table, dialog_over (dialog), YC_BOMBS, "p6");
  record (table, "table adjust purple bomb +p6");
  g_assert_true (says (table->page, "Correction: Ana gets"));
  table_close (table);
}

/* Cards of a hand stay off the shared screen, in the log too. */
static void
test_chain_hidden (void)
{
  Table *table = open_after ("older-card-2p", 0);
  GtkWidget *dialog = open_dialog (table);

  choose (dialog, "What", "Cards of the hand");
  tap_card (table, dialog, YC_CARDS, "m5");
  record (table, "table adjust purple hand +m5");
  YcEntry *entry = yc_view_get_entry (table->view, 1);
  g_assert_cmpstr (yc_entry_get_sentence (entry), ==,
                   "Correction: the hand of Ana gets a card nobody told.");
  g_object_set (table->page, "hands-shown", TRUE, NULL);
  g_assert_nonnull (strstr (yc_entry_get_sentence (entry), "Mine"));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/adjust-dialog/board-amounts", test_board_amounts);
  g_test_add_func ("/adjust-dialog/board-several", test_board_several);
  g_test_add_func ("/adjust-dialog/nothing-goes-along", test_nothing_goes_along);
  g_test_add_func ("/adjust-dialog/no-card-goes-along", test_no_card_goes_along);
  g_test_add_func ("/adjust-dialog/board-workers", test_board_workers);
  g_test_add_func ("/adjust-dialog/board-cards", test_board_cards);
  g_test_add_func ("/adjust-dialog/chain-amounts", test_chain_amounts);
  g_test_add_func ("/adjust-dialog/chain-hand", test_chain_hand);
  g_test_add_func ("/adjust-dialog/chain-hand-refused", test_chain_hand_refused);
  g_test_add_func ("/adjust-dialog/chain-other-player", test_chain_other_player);
  g_test_add_func ("/adjust-dialog/chain-piles", test_chain_piles);
  g_test_add_func ("/adjust-dialog/chain-hidden", test_chain_hidden);
  return g_test_run ();
}
