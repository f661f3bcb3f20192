/* test-chain-new-card.c: cards nobody has taught are told in place: what is seen is tapped, the
 * rest stays not known, and what looks like a known card is offered first. */

#include "chain-fixture.h"
#include "chain/chain-view.h"
#include "play/play-entry.h"
#include "walk.h"
#include "widgets/card-button.h"
#include "widgets/later.h"

#define HEAD                                                                                       \
  "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                    \
  "landmark yellowcake needs unknown gives Y1\n"

/* A button of a kind has its words beside an icon. */
static void
ask_for (Table *table, const char *words)
{
  g_autoptr (GPtrArray) buttons = find_all (only (table->page, YC_TYPE_NEW_CARD), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (says (buttons->pdata[i], words)) {
      g_signal_emit_by_name (buttons->pdata[i], "clicked");
      table->inputs++;
      settle ();
      return;
    }
  g_error ("%s is not offered", words);
}

static void
assert_card (Table *table, const char *key, const char *expected)
{
  const YcCard *card = NULL;
  g_autofree char *definition = NULL;

  for (int drawer = 0; card == NULL && drawer < YC_DRAWERS; drawer++)
    for (int i = 0; i < yc_session_get_setup (table->session)->catalogue.n[drawer]; i++)
      if (g_str_equal (yc_session_get_setup (table->session)->catalogue.cards[drawer][i].id, key))
        card = &yc_session_get_setup (table->session)->catalogue.cards[drawer][i];
  g_assert_nonnull (card);
  definition = g_malloc (YC_MAX_LINE + 1);
  yc_card_write (card, definition, YC_MAX_LINE + 1);
  g_assert_cmpstr (definition, ==, expected);
}

/* An unknown mine with an unknown University: seven inputs, and no dialog. */
static void
test_activation (void)
{
  Table *table = table_open (HEAD, 0);

  ask_for (table, "New mine");
  tap_cost (table, 'S');
  tap_cost (table, 'S');
  tap_printed (table, "Output", "Y3");
  assert_wish (table, "red activate mine-ss-y3");
  ask_for (table, "New university");
  tap_printed (table, "Sideways personnel", "SS");
  assert_wish (table, "red activate mine-ss-y3 side univ-ss");
  g_assert_null (dialog_of (table));
  click_button (table, table->page, "Record");
  g_assert_cmpuint (table->inputs, ==, 7);
  assert_last (table, "red activate mine-ss-y3 side univ-ss");
  assert_card (table, "mine-ss-y3", "card mine-ss-y3 mine x? needs SS gives Y3 confidence high");
  assert_card (table, "univ-ss",
               "card univ-ss university x? needs unknown gives ? side SS confidence high");
  table_close (table);
}

/* Where the box is taken to be known, a card that is not there opens the kinds, in place. */
static void
test_not_here (void)
{
  Table *table = open_after ("card-2p", 4);

  g_assert_false (says (only (table->page, YC_TYPE_NEW_CARD), "New mine"));
  click_button (table, GTK_WIDGET (tray_of (table)), "A Card That Is Not Here…");
  g_assert_null (dialog_of (table));
  g_assert_null (find_button (GTK_WIDGET (tray_of (table)), "A Card That Is Not Here…"));
  ask_for (table, "New mine");
  tap_printed (table, "Output", "Y6");
  assert_wish (table, "yellow activate mine-y6");
  table_close (table);
}

/* A card that a list lacks is told in place, and stands in the list. */
static void
test_for_list (void)
{
  Table *table = table_open (HEAD, 0);
  g_autoptr (GPtrArray) kinds = NULL;

  gtk_widget_activate_action (table->page, "table.tell-hand", NULL);
  settle ();
  click_button (table, dialog_of (table), "A Card That Is Not Here…");
  kinds = find_all (new_card_strip (table), GTK_TYPE_BUTTON);
  for (guint i = 0; i < kinds->len; i++)
    if (says (kinds->pdata[i], "New mine")) {
      g_signal_emit_by_name (kinds->pdata[i], "clicked");
      break;
    }
  settle ();
  tap_printed (table, "Output", "Y2");
  assert_wish (table, "");
  g_assert_false (gtk_widget_get_visible (new_card_strip (table)));
  click_button (table, dialog_of (table), "Tell");
  assert_last (table, "table hand red mine-y2");
  table_close (table);
}

/* By its result: what came out is enough, and what it cost may be told later, in the same strip. */
static void
test_by_result (void)
{
  Table *table = table_open (HEAD, 0);

  ask_for (table, "New mine");
  tap_printed (table, "Output", "Y2");
  assert_wish (table, "red activate mine-y2");
  tap_cost (table, 'L');
  assert_card (table, "mine-y2", "card mine-y2 mine x? needs L gives Y2 confidence high");
  tap_cost (table, 'L');
  assert_card (table, "mine-y2", "card mine-y2 mine x? needs LL gives Y2 confidence high");
  assert_wish (table, "red activate mine-y2");
  table_close (table);
}

/* What was not told at all is recorded as a matter of course, and is no fault. */
static void
test_unseen (void)
{
  Table *table = table_open (HEAD, 0);

  ask_for (table, "New mine");
  tap_printed (table, "Output", "Y2");
  click_button (table, table->page, "Record");
  assert_last (table, "red activate mine-y2");
  g_assert_cmpint (yc_entry_get_verdict (yc_view_get_entry (table->view, 1)), ==, YC_UNSEEN);
  table_close (table);
}

/* What looks like a known card is that one with one tap, and only with another a new one. */
static void
test_known (void)
{
  Table *table = table_open (HEAD, 0);

  ask_for (table, "New mine");
  tap_cost (table, 'E');
  tap_cost (table, 'E');
  tap_printed (table, "Output", "Y3");
  g_assert_true (says (new_card_strip (table), "This looks like one already known:"));
  assert_wish (table, "");
  tap (table, new_card_strip (table), "mine-ee-y3");
  assert_wish (table, "red activate mine-ee-y3");
  table_close (table);
  table = table_open (HEAD, 0);
  ask_for (table, "New mine");
  tap_cost (table, 'E');
  tap_cost (table, 'E');
  tap_printed (table, "Output", "Y3");
  click_button (table, new_card_strip (table), "Another Card");
  assert_wish (table, "red activate mine-ee-y3-2");
  table_close (table);
}

static guint
count_children (GtkWidget *parent)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

static guint
count_alike_in (GtkWidget *strip)
{
  g_autoptr (GPtrArray) alike = find_all (strip, YC_TYPE_CARD_BUTTON);

  return alike->len;
}

static guint
count_alike (Table *table)
{
  return count_alike_in (new_card_strip (table));
}

/* What is asked is there at once, what it may be with the next frame or the first letter. */
static void
test_alike_later (void)
{
  Table *table = table_open (HEAD, 0);
  GtkWidget *board = only (table->page, YC_TYPE_CHAIN_VIEW);

  g_signal_emit_by_name (board, "plan-chosen", YC_UNTOLD);
  g_assert_true (gtk_widget_get_visible (new_card_strip (table)));
  g_assert_cmpuint (count_alike (table), ==, 0);
  settle ();
  g_assert_cmpuint (count_alike (table), >, 1);
  /* asked anew */
  g_signal_emit_by_name (board, "plan-chosen", YC_UNTOLD);
  g_assert_cmpuint (count_alike (table), ==, 0);
  yc_chain_view_press (YC_CHAIN_VIEW (board), 'z');
  g_assert_cmpuint (count_alike (table), >, 1);
  /* closed before they came */
  g_signal_emit_by_name (board, "plan-chosen", YC_UNTOLD);
  yc_new_card_close (yc_chain_view_get_new_card (YC_CHAIN_VIEW (board)));
  g_assert_false (yc_later_is_any_due ());
  table_close (table);
}

/* Many come a few with each frame, or all with the first letter. */
static void
test_many_alike (void)
{
  Table *table = open_after ("card-2p", 4);
  guint first, all;

  g_signal_emit_by_name (only (table->page, YC_TYPE_CHAIN_VIEW), "plan-chosen", YC_NONE);
  while ((first = count_alike (table)) == 0)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  all = count_alike (table);
  g_assert_cmpuint (first, <, all);
  table_close (table);
  table = open_after ("card-2p", 4);
  g_signal_emit_by_name (only (table->page, YC_TYPE_CHAIN_VIEW), "plan-chosen", YC_NONE);
  yc_chain_view_press (YC_CHAIN_VIEW (only (table->page, YC_TYPE_CHAIN_VIEW)), 'z');
  g_assert_cmpuint (count_alike (table), ==, all);
  table_close (table);
}

/* So it is where the cards of the hand, among which the kinds are, have yet to come back. */
static void
test_alike_after_past (void)
{
  Table *table = open_after ("card-2p", 4);
  GtkWidget *board = only (table->page, YC_TYPE_CHAIN_VIEW);
  GtkWidget *new_card = only (table->page, YC_TYPE_NEW_CARD);
  GtkWidget *strip = yc_new_card_get_strip (YC_NEW_CARD (new_card));

  gtk_widget_activate_action (table->page, "table.look-at", "u", 1);
  settle ();
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  g_assert_false (gtk_widget_get_mapped (new_card));
  g_signal_emit_by_name (board, "plan-chosen", YC_NONE);
  g_assert_true (gtk_widget_get_visible (strip));
  g_assert_cmpuint (count_alike_in (strip), ==, 0);
  settle ();
  g_assert_cmpuint (count_alike_in (strip), >, 1);
  table_close (table);
}

/* Those that are offered are as many as before, and the buttons of the others wait unseen for a
 * card that has more. */
static void
test_kept (void)
{
  Table *table = table_open (HEAD, 0);
  g_autoptr (GPtrArray) plans = NULL, mines = NULL;
  GtkWidget *alike;

  g_signal_emit_by_name (only (table->page, YC_TYPE_CHAIN_VIEW), "plan-chosen", YC_UNTOLD);
  settle ();
  plans = find_all (new_card_strip (table), YC_TYPE_CARD_BUTTON);
  g_assert_cmpuint (plans->len, >, 1);
  alike = gtk_widget_get_parent (plans->pdata[0]);
  g_assert_cmpuint (count_children (alike), ==, plans->len);

  ask_for (table, "New mine");
  tap_cost (table, 'E');
  tap_cost (table, 'E');
  tap_printed (table, "Output", "Y3");
  mines = find_all (new_card_strip (table), YC_TYPE_CARD_BUTTON);
  g_assert_cmpuint (mines->len, >, 0);
  g_assert_cmpuint (mines->len, <, plans->len);
  g_assert_true (mines->pdata[0] == plans->pdata[0]);
  g_assert_cmpuint (count_children (alike), ==, plans->len);
  tap (table, new_card_strip (table), "mine-ee-y3");
  assert_wish (table, "red activate mine-ee-y3");
  table_close (table);
}

static void
lay_plant_sideways (Table *table)
{
  ask_for (table, "New mine");
  tap_printed (table, "Output", "Y1");
  ask_for (table, "New plant");
  tap_printed (table, "Sideways personnel", "LS");
  click_button (table, table->page, "Record");
}

/* A card seen sideways is completed when it is seen upright, once somebody says that it is it. */
static void
test_completed (void)
{
  Table *table = table_open (HEAD, 0);

  lay_plant_sideways (table);
  type_play (table, "table adjust red hand +enrich-ls");
  ask_for (table, "New plant");
  tap_cost (table, 'S');
  tap (table, new_card_strip (table), "enrich-ls");
  assert_wish (table, "red activate enrich-ls");
  assert_card (table, "enrich-ls",
               "card enrich-ls enrichment x? needs S pays ? gives ? side LS confidence high");
  tap_printed (table, "Output", "U2");
  assert_card (table, "enrich-ls",
               "card enrich-ls enrichment x? needs S pays ? gives U2 side LS confidence high");
  table_close (table);
}

/* A card that was told may be one of which less is known: that is offered, and holds nothing up. */
static void
test_offered_afterwards (void)
{
  Table *table = table_open (HEAD, 0);

  lay_plant_sideways (table);
  g_assert_false (gtk_widget_get_visible (new_card_strip (table)));
  ask_for (table, "New plant");
  tap_cost (table, 'S');
  tap_printed (table, "Cost: resources", "Y2");
  tap_printed (table, "Output", "U2");
  assert_wish (table, "red activate enrich-s-y2-u2");
  g_assert_true (says (new_card_strip (table), "The same card as one of these?"));
  g_assert_nonnull (card_in (new_card_strip (table), ref_of (table, YC_CARDS, "enrich-ls")));
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  settle ();
  g_assert_false (gtk_widget_get_visible (new_card_strip (table)));
  table_close (table);
}

/* Landmarks are told as they are used. */
static void
test_landmark (void)
{
  Table *table = table_open (HEAD, 0);
  g_autoptr (GPtrArray) cards = find_all (table->page, YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < cards->len; i++)
    if (strstr (yc_card_button_get_words (cards->pdata[i]), "Landmark: Yellowcake") != NULL) {
      g_signal_emit_by_name (cards->pdata[i], "clicked");
      break;
    }
  settle ();
  tap_cost (table, '?');
  assert_card (table, "yellowcake", "landmark yellowcake needs ? gives Y1 confidence high");
  assert_wish (table, "red activate yellowcake");
  table_close (table);
}

/* A plan tapped where it lies in the row is told to lie there, and not built out of a stash. */
static void
test_row (void)
{
  Table *table = table_open (HEAD, 0);

  g_signal_emit_by_name (only (table->page, YC_TYPE_CHAIN_VIEW), "plan-chosen", YC_UNTOLD);
  settle ();
  tap_cost (table, 'S');
  tap_cost (table, 'E');
  click_button (table, new_card_strip (table), "Take It So");
  assert_wish (table, "red activate plan-se");
  assert_last (table, "table plans plan-se");
  table_close (table);
}

/* The judge records nothing: what lies there is asked about as any card is. */
static void
test_row_while_judging (void)
{
  Table *table = table_open (HEAD, 0);
  const guint n = yc_session_get_n_events (table->session);

  g_assert_true (gtk_widget_activate_action (table->page, "table.judging", NULL));
  settle ();
  g_signal_emit_by_name (only (table->page, YC_TYPE_CHAIN_VIEW), "plan-chosen", YC_UNTOLD);
  settle ();
  tap_cost (table, 'S');
  tap_cost (table, 'E');
  click_button (table, new_card_strip (table), "Take It So");
  assert_wish (table, "red activate plan-se");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  table_close (table);
}

/* A dialog that teaches nothing leaves what is composed as it was. */
static void
test_nothing_taught (void)
{
  Table *table = table_open (HEAD, 0);

  tap_card (table, "mine-eee-y5");
  g_autofree char *wish = wish_of (table);
  g_assert_cmpstr (wish, !=, "");
  g_assert_true (gtk_widget_activate_action (table->page, "table.teach", NULL));
  settle ();
  assert_wish (table, "");
  gtk_window_close (GTK_WINDOW (dialog_of (table)));
  settle ();
  assert_wish (table, wish);
  table_close (table);
}

/* What is tapped of a card comes before the next that is pointed at. */
static void
test_settled (void)
{
  Table *table = table_open (HEAD, 0);

  ask_for (table, "New factory");
  tap_cost (table, 'L');
  tap_card (table, "mine-eee-y5");
  assert_wish (table, "red activate factory-2 side mine-eee-y5 draw");
  table_close (table);
}

/* Typed in short, they are pointed at likewise; known cards are completed to. */
static void
test_typed (void)
{
  Table *table = table_open (HEAD, 0);
  YcPlayEntry *entry = YC_PLAY_ENTRY (only (table->page, YC_TYPE_PLAY_ENTRY));
  g_autoptr (GPtrArray) texts = find_all (GTK_WIDGET (entry), GTK_TYPE_ENTRY);

  type_play (table, "m SS Y3 /L");
  assert_wish (table, "red activate mine-ss-y3");
  gtk_editable_set_text (GTK_EDITABLE (texts->pdata[0]), "u ? SS /E");
  g_assert_cmpuint (g_list_model_get_n_items (yc_play_entry_get_completions (entry)), ==, 2);
  type_play (table, "u / SS");
  assert_wish (table, "red activate mine-ss-y3 side univ-ss");
  click_button (table, table->page, "Record");
  assert_card (table, "mine-ss-y3",
               "card mine-ss-y3 mine x? needs SS gives Y3 side L confidence high");
  g_assert_cmpuint (table->inputs, ==, 5);
  table_close (table);
}

/* What was told wrongly is mended in one tap, and what happened can be recorded. */
static void
test_mended (void)
{
  static const struct {
    const char *before, *play, *remedy;
  } cases[] = {
    { "table hand red m1 ? ? ? ?", "red activate m1 side m1", "There Is One More Copy" },
    { "table hand red m1 m2 m3 m4 m5", "red activate m1 side m9", "The Hand Was Told Wrongly" },
    { "table note \"begun\"", "red activate f1 side m1 discard blue",
      "The Sign Is Not on This Card" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    Table *table = table_open (HEAD "card m1 mine x1 needs L gives Y1 side L\n"
                                    "card m2 mine x1 needs L gives Y2 side L\n"
                                    "card m3 mine x1 needs L gives Y3 side L\n"
                                    "card m4 mine x1 needs L gives Y4 side L\n"
                                    "card m5 mine x1 needs L gives Y5 side L\n"
                                    "card m9 mine x1 needs L gives Y6 side L\n"
                                    "card f1 factory x1 needs L draws 1 discards 1 side L "
                                    "not-with-two\n",
                               0);

    type_play (table, cases[i].before);
    type_play (table, cases[i].play);
    g_assert_null (find_button (table->page, "Record"));
    click_button (table, table->page, cases[i].remedy);
    assert_wish (table, cases[i].play);
    click_button (table, table->page, "Record");
    assert_last (table, cases[i].play);
    table_close (table);
  }
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-new-card/activation", test_activation);
  g_test_add_func ("/chain-new-card/by-result", test_by_result);
  g_test_add_func ("/chain-new-card/unseen", test_unseen);
  g_test_add_func ("/chain-new-card/known", test_known);
  g_test_add_func ("/chain-new-card/alike-later", test_alike_later);
  g_test_add_func ("/chain-new-card/many-alike", test_many_alike);
  g_test_add_func ("/chain-new-card/alike-after-past", test_alike_after_past);
  g_test_add_func ("/chain-new-card/kept", test_kept);
  g_test_add_func ("/chain-new-card/completed", test_completed);
  g_test_add_func ("/chain-new-card/offered-afterwards", test_offered_afterwards);
  g_test_add_func ("/chain-new-card/landmark", test_landmark);
  g_test_add_func ("/chain-new-card/settled", test_settled);
  g_test_add_func ("/chain-new-card/row", test_row);
  g_test_add_func ("/chain-new-card/row-while-judging", test_row_while_judging);
  g_test_add_func ("/chain-new-card/nothing-taught", test_nothing_taught);
  g_test_add_func ("/chain-new-card/typed", test_typed);
  g_test_add_func ("/chain-new-card/mended", test_mended);
  g_test_add_func ("/chain-new-card/for-list", test_for_list);
  g_test_add_func ("/chain-new-card/not-here", test_not_here);
  return g_test_run ();
}
