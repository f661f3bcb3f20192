/* test-chain-solo.c: the card table of one player alone: what a factory does there, and what the
 * end of the game counts. */

#include "chain/chain-panel.h"
#include "chain/tray-order.h"
#include "table-fixture.h"
#include "walk.h"

#include <adwaita.h>

static Table *
open_after (const char *name, guint n_events)
{
  g_autofree char *text = read_playthrough (name, ".ycr");

  return table_open (text, n_events);
}

/* All of a playthrough, with more Uranium before its last turn ends. */
static Table *
open_over (const char *name, const char *more_uranium)
{
  g_autofree char *text = read_playthrough (name, ".ycr");
  g_autoptr (GString) record = g_string_new (text);
  char *last = g_strrstr (record->str, " end\n");

  while (last > record->str && last[-1] != '\n')
    last--;
  g_string_insert (record, last - record->str, more_uranium);
  return table_open (record->str, G_MAXUINT);
}

/* ---- Factories ---- */

/* Nobody is there to discard: its words say what it takes instead. */
static void
test_factory_words (void)
{
  Table *alone = open_after ("card-1p", 0);
  Table *several;

  assert_says (card_in (alone->page, ref_of (alone, YC_CARDS, "f4")),
               "draw 3 cards or take up to 3 cards from the discard pile");
  table_close (alone);
  several = open_after ("card-2p", 0);
  assert_says (card_in (several->page, ref_of (several, YC_CARDS, "f1")),
               "or an opponent discards");
  table_close (several);
}

/* The pile holds a factory, which no factory takes. */
static void
test_no_factory_taken (void)
{
  Table *table = open_after ("card-1p", 6);
  const YcSetup *setup = yc_session_get_setup (table->session);
  g_autoptr (GArray) cards = yc_tray_of_discard (table->session);

  g_assert_cmpuint (cards->len, >, 0);
  for (guint i = 0; i < cards->len; i++)
    g_assert_cmpint (
      setup->catalogue.cards[YC_CARDS][g_array_index (cards, YcTrayCard, i).ref].kind, !=,
      YC_KIND_FACTORY);
  table_close (table);
}

/* ---- The hand ---- */

/* Alone there is nobody to hide it from. */
static void
test_hand (void)
{
  Table *table = open_after ("card-1p", 0);

  g_assert_true (gtk_widget_activate_action (table->page, "table.tell-hand", NULL));
  g_autofree char *asked = text_of (dialog_of (table));
  g_assert_nonnull (strstr (asked, "At least these cards."));
  g_assert_null (strstr (asked, "not shown on the table"));
  table_close (table);
}

/* ---- The end of the game ---- */

/* The points in the heads of the panels, each after a blank; the caller frees. */
static char *
points_shown (Table *table)
{
  g_autoptr (GPtrArray) panels = find_all (table->page, YC_TYPE_CHAIN_PANEL);
  GString *points = g_string_new (NULL);

  for (guint i = 0; i < panels->len; i++) {
    g_autoptr (GPtrArray) labels
      = find_all (gtk_widget_get_first_child (panels->pdata[i]), GTK_TYPE_LABEL);
    GtkLabel *last = labels->pdata[labels->len - 1];

    g_string_append_printf (points, " %s", gtk_label_get_text (last));
  }
  return g_string_free (points, FALSE);
}

/* Half of the Uranium counts there as in the result; nobody ties with nobody. */
static void
test_result (void)
{
  Table *table = open_over ("card-1p", "table adjust yellow uranium +3\n");
  const YcPosition *position = yc_session_get_position (table->session);
  g_autofree char *final = g_strdup_printf (
    " %d", yc_chain_final_score (yc_session_get_setup (table->session), &position->chain, 0));
  g_autofree char *shown = points_shown (table);

  g_assert_true (position->chain.over);
  g_assert_cmpint (position->chain.players[0].uranium, ==, 4);
  g_assert_cmpstr (shown, ==, final);
  g_assert_true (gtk_widget_activate_action (table->page, "table.result", NULL));
  settle ();
  g_autofree char *result = text_of (dialog_of (table));
  g_assert_nonnull (strstr (result, "Half of 4 Uranium"));
  g_assert_nonnull (strstr (result, final));
  g_assert_null (strstr (result, "In a tie"));
  table_close (table);
}

/* With several a tie is told, and no target is aimed at any more. */
static void
test_result_of_several (void)
{
  Table *table = open_over ("card-2p", "");
  g_autofree char *shown = points_shown (table);

  g_assert_true (yc_session_is_over (table->session));
  g_assert_true (g_str_has_prefix (shown, " 11 "));
  g_assert_null (strchr (shown, '/'));
  g_assert_true (gtk_widget_activate_action (table->page, "table.result", NULL));
  settle ();
  g_autofree char *result = text_of (dialog_of (table));
  g_assert_nonnull (strstr (result, "In a tie"));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-solo/factory-words", test_factory_words);
  g_test_add_func ("/chain-solo/no-factory-taken", test_no_factory_taken);
  g_test_add_func ("/chain-solo/hand", test_hand);
  g_test_add_func ("/chain-solo/result", test_result);
  g_test_add_func ("/chain-solo/result-of-several", test_result_of_several);
  return g_test_run ();
}
