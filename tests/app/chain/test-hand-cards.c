/* test-chain-hand-cards.c: the hand of whoever is next comes one frame after the end of a turn, and
 * at once where somebody asks for it. */

#include "chain-fixture.h"
#include "chain/chain-view.h"
#include "play/table-private.h"
#include "walk.h"
#include "widgets/focus.h"

/* Purple is to move and has told all of the hand, four kinds of cards; yellow has told nothing. */
#define TOLD_CARDS 4

static YcChainView *
cards_of (Table *table)
{
  return YC_CHAIN_VIEW (YC_TABLE_PAGE (table->page)->board);
}

static void
assert_told_hand (Table *table)
{
  g_assert_cmpuint (yc_tray_get_cards (tray_of (table))->len, ==, TOLD_CARDS);
}

static void
assert_untold_hand (Table *table)
{
  g_assert_cmpuint (yc_tray_get_cards (tray_of (table))->len, >, TOLD_CARDS);
}

static Table *
open_told (void)
{
  Table *table = open_after ("card-2p", 1);

  g_object_set (table->page, "hands-shown", TRUE, NULL);
  settle ();
  assert_told_hand (table);
  return table;
}

/* Without letting the window do anything. */
static void
end_turn (Table *table)
{
  yc_session_record (table->session, "purple end", NULL);
  assert_last (table, "purple end");
  assert_told_hand (table);
}

static void
test_after_end (void)
{
  Table *table = open_told ();

  end_turn (table);
  settle ();
  assert_untold_hand (table);
  table_close (table);
}

/* A card is looked for, a letter pressed, the keyboard brought there: with what is to come. */
static void
test_asked_for (void)
{
  Table *table = open_told ();

  end_turn (table);
  yc_chain_view_find_card (cards_of (table));
  assert_untold_hand (table);
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  end_turn (table);
  yc_chain_view_press (cards_of (table), 'z');
  assert_untold_hand (table);
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  end_turn (table);
  g_assert_true (yc_chain_view_focus_part (cards_of (table), 'c'));
  assert_untold_hand (table);
  g_assert_nonnull (yc_focus_in (GTK_WIDGET (tray_of (table))));
  table_close (table);
}

/* What is taken back before the next frame leaves nothing to come. */
static void
test_undone (void)
{
  Table *table = open_told ();

  end_turn (table);
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  assert_told_hand (table);
  settle ();
  assert_told_hand (table);
  table_close (table);
}

/* In the past nothing is played, and back from it the board comes before the cards. */
static void
test_after_past (void)
{
  Table *table = open_told ();
  GtkWidget *tray = GTK_WIDGET (tray_of (table));

  end_turn (table);
  settle ();
  gtk_widget_activate_action (table->page, "table.look-at", "u", 1U);
  g_assert_false (gtk_widget_get_mapped (tray));
  settle ();
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  g_assert_false (gtk_widget_get_mapped (tray));
  settle ();
  g_assert_true (gtk_widget_get_mapped (tray));
  assert_untold_hand (table);
  table_close (table);
}

/* Who looks back right after the end of a turn is asked for no cards. */
static void
test_past_meanwhile (void)
{
  Table *table = open_told ();
  YcTray *tray = tray_of (table);

  end_turn (table);
  gtk_widget_activate_action (table->page, "table.look-at", "u", 1U);
  settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (tray)));
  g_assert_cmpuint (yc_tray_get_cards (tray)->len, ==, TOLD_CARDS);
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  settle ();
  assert_untold_hand (table);
  table_close (table);
}

/* A card that is taught draws no other anew, though the record is read again. */
static void
test_taught (void)
{
  Table *table = open_told ();
  g_autoptr (GError) error = NULL;
  const YcRecord *record = yc_session_get_record (table->session);
  guint made = 0;

  const gulong hook = count_made (&made);
  yc_session_teach (table->session, "card m3 mine x1 needs EE gives Y1 side L", &error);
  g_assert_no_error (error);
  g_assert_true (yc_session_get_record (table->session) != record);
  settle ();
  stop_counting (hook);
  g_test_message ("%u widgets", made);
  g_assert_cmpuint (made, <, 20);
  table_close (table);
}

/* Nothing comes to a table that is left. */
static void
test_left (void)
{
  Table *table = open_told ();

  end_turn (table);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-hand-cards/after-end", test_after_end);
  g_test_add_func ("/chain-hand-cards/asked-for", test_asked_for);
  g_test_add_func ("/chain-hand-cards/undone", test_undone);
  g_test_add_func ("/chain-hand-cards/after-past", test_after_past);
  g_test_add_func ("/chain-hand-cards/past-meanwhile", test_past_meanwhile);
  g_test_add_func ("/chain-hand-cards/taught", test_taught);
  g_test_add_func ("/chain-hand-cards/left", test_left);
  return g_test_run ();
}
