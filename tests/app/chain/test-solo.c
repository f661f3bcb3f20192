/* test-chain-solo.c: the card table of one player alone: what a factory does there, and what the
 * end of the game counts. */

#include "chain-fixture.h"
#include "chain/aspects.h"
#include "chain/chain-panel.h"
#include "chain/tray-order.h"
#include "walk.h"
#include "chain/chain.h"

#include <adwaita.h>

/* All of a playthrough, with more Uranium before its last turn ends. */
static Table *
open_over (const char *name, const char *more_uranium)
{
  g_autofree char *text = yc_sample_text (name);
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
  Table *alone = open_after ("older-card-1p", 0);
  Table *several;

  assert_says (card_in (alone->page, ref_of (alone, YC_CARDS, "f4")),
               "draw 3 cards or take up to 3 cards from the discard pile");
  table_close (alone);
  several = open_after ("older-card-2p", 0);
  assert_says (card_in (several->page, ref_of (several, YC_CARDS, "f1")),
               "or an opponent discards");
  table_close (several);
}

/* The pile holds a factory, which no factory takes. */
static void
test_no_factory_taken (void)
{
  Table *table = open_after ("older-card-1p", 6);
  const YcSetup *setup = yc_session_get_setup (table->session);
  g_autoptr (GArray) cards = yc_tray_of_discard (table->view);

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
  Table *table = open_after ("older-card-1p", 0);

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
  Table *table = open_over ("older-card-1p", "table adjust yellow uranium +3\n");
  const YcPosition *position = yc_session_get_position (table->session);
  g_autofree char *final = g_strdup_printf (
    " %d", yc_chain_final_score (yc_session_get_setup (table->session), yc_chain_of (position), 0));
  g_autofree char *shown = points_shown (table);

  g_assert_true (yc_chain_of (position)->over);
  g_assert_cmpint (yc_chain_of (position)->players[0].uranium, ==, 4);
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
  Table *table = open_over ("older-card-2p", "");
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

/* ---- What is pointed at ---- */

/* In the second turn, with cards in the discard pile. */
static Table *
open_alone (const char *hand)
{
  Table *table = open_after ("older-card-1p", 6);

  if (hand != NULL)
    type_play (table, hand);
  return table;
}

static void
choose (Table *table, const char *label)
{
  g_autoptr (GPtrArray) buttons = find_all (table->page, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    g_autofree char *says = text_of (buttons->pdata[i]);

    if (strstr (says, label) != NULL) {
      g_signal_emit_by_name (buttons->pdata[i], "clicked");
      settle ();
      return;
    }
  }
  g_error ("there is no choice “%s”", label);
}

/* Before the card is pointed at that Double Agent plays, nothing is against the rules. */
static void
test_agent (void)
{
  Table *table = open_alone (NULL);

  tap_card (table, "double-agent");
  choose (table, "Play a card for nothing");
  g_autofree char *says = text_of (ruling_bar (table));
  g_assert_nonnull (strstr (says, "Tap the card that Double Agent plays."));
  g_assert_null (strstr (says, "Against the rules"));
  g_assert_false (gtk_widget_has_css_class (ruling_bar (table), "yc-illegal"));
  click_button (table, table->page, "Which Card Is Played…");
  g_signal_emit_by_name (card_in (dialog_of (table), ref_of (table, YC_CARDS, "f1")), "clicked");
  settle ();
  g_assert_null (dialog_of (table));
  assert_wish (table, "yellow agent play f1 draw");
  table_close (table);
}

static guint
ways_with (Table *table, const char *line)
{
  g_autoptr (YcComposer) composer = yc_composer_new (table->view);
  g_autoptr (GPtrArray) ways = NULL;
  YcPlay play;

  g_assert_true (yc_session_read_play (table->session, line, &play, NULL));
  yc_composer_set_play (composer, &play);
  ways = yc_composer_alternatives (composer, YC_CHAIN_ASPECT_MEANS);
  for (guint i = 0; i < ways->len; i++) {
    const YcPlay *way = &((YcAlternative *) ways->pdata[i])->play;
    g_autofree char *text = yc_session_write_play (table->session, way);

    g_assert_true (g_str_has_suffix (text, " from m4"));
  }
  return ways->len;
}

/* A way to activate a factory is offered once, whatever it may take, and keeps what it takes. */
static void
test_factory_ways (void)
{
  Table *table = open_alone ("table hand yellow f1 e4 m6");

  g_assert_cmpuint (ways_with (table, "yellow activate f1 side m6 from m4"), ==, 2);
  table_close (table);
}

/* What was told of a factory's cards is still there when it is asked for again. */
static void
test_factory_cards (void)
{
  Table *table = open_alone ("table hand yellow f1 e4 m6");

  tap_card (table, "f1");
  tap_card (table, "m6");
  choose (table, "Take from the discard pile");
  g_autofree char *empty = text_of (table->page);
  g_assert_nonnull (strstr (empty, "takes nothing from the discard pile."));
  click_button (table, table->page, "Which Cards Come…");
  g_signal_emit_by_name (card_in (dialog_of (table), ref_of (table, YC_CARDS, "m4")), "clicked");
  settle ();
  assert_wish (table, "yellow activate f1 side m6 from m4");
  click_button (table, table->page, "Which Cards Come…");
  click_button (table, dialog_of (table), "Tell");
  assert_wish (table, "yellow activate f1 side m6 from m4");
  table_close (table);
}

/* A Bomb Plan nobody told can be pointed at, and one nobody knows yet be taught. */
static void
test_untold_plan (void)
{
  Table *table = open_with ("older-card-1p", "plans p7 p11 ", "plans p7 ? ");
  GtkWidget *strip;

  g_signal_emit_by_name (card_in (table->page, YC_UNTOLD), "clicked");
  settle ();
  g_assert_null (dialog_of (table));
  strip = new_card_strip (table);
  g_assert_nonnull (card_in (strip, ref_of (table, YC_BOMBS, "p12")));
  g_assert_null (card_in (strip, ref_of (table, YC_BOMBS, "p7")));
  tap_printed (table, "Points", "4");
  g_assert_null (card_in (strip, ref_of (table, YC_BOMBS, "p12")));
  g_signal_emit_by_name (card_in (strip, ref_of (table, YC_BOMBS, "p11")), "clicked");
  settle ();
  assert_wish (table, "yellow activate p11");
  table_close (table);
}

/* Of an empty hand nothing can be discarded: nothing is asked. */
static void
test_end_of_empty_hand (void)
{
  Table *table = open_alone ("table adjust yellow hand -? -? -? -? -?");

  click_button (table, table->page, "End Turn");
  g_assert_null (dialog_of (table));
  assert_last (table, "yellow end");
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
  g_test_add_func ("/chain-solo/agent", test_agent);
  g_test_add_func ("/chain-solo/factory-ways", test_factory_ways);
  g_test_add_func ("/chain-solo/factory-cards", test_factory_cards);
  g_test_add_func ("/chain-solo/untold-plan", test_untold_plan);
  g_test_add_func ("/chain-solo/end-of-empty-hand", test_end_of_empty_hand);
  return g_test_run ();
}
