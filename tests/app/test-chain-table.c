/* test-chain-table.c: the card table: activations composed by pointing, the end of the turn, hands.
 */

#include "board/card-button.h"
#include "chain/chain-view.h"
#include "chain/tray.h"
#include "table-fixture.h"
#include "walk.h"

/* A card to play from, by its id. */
static void
tap_card (Table *table, const char *id)
{
  g_autoptr (GPtrArray) trays = find_all (table->page, YC_TYPE_TRAY);
  g_autoptr (GPtrArray) cards = find_all (trays->pdata[0], YC_TYPE_CARD_BUTTON);
  YcRef ref = ref_of (table, YC_CARDS, id);

  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == ref) {
      g_signal_emit_by_name (cards->pdata[i], "clicked");
      table->inputs++;
      settle ();
      return;
    }
  g_error ("%s is not offered", id);
}

static void
assert_wish (Table *table, const char *expected)
{
  g_autofree char *wish = wish_of (table);

  g_assert_cmpstr (wish, ==, expected);
}

/* What is used, what lies sideways under it, recorded: and the pool fills in by itself. */
static void
test_activation (void)
{
  Table *table = table_open_playthrough ("card-2p");

  tap_card (table, "u1");
  assert_wish (table, "purple activate u1");
  tap_card (table, "e3");
  click_button (table, table->page, "Record");
  assert_last (table, "purple activate u1 side e3");
  g_assert_cmpuint (table->inputs, ==, 3);
  tap_card (table, "m4");
  assert_wish (table, "purple activate m4 pool EE");
  tap_card (table, "m4");
  assert_last (table, "purple activate m4 pool EE");
  table_close (table);
}

/* Ending the turn takes two clicks, and passes it on. */
static void
test_end (void)
{
  Table *table = table_open_playthrough ("card-2p");

  click_button (table, table->page, "End Turn");
  g_assert_nonnull (dialog_of (table));
  click_button (table, dialog_of (table), "End the Turn");
  assert_last (table, "purple end");
  g_assert_null (dialog_of (table));
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 1);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-table/activation", test_activation);
  g_test_add_func ("/chain-table/end", test_end);
  return g_test_run ();
}
