/* test-play-tell.c: what the physical game turns up and hides is told where it lies. */

#include "widgets/card-button.h"
#include "manhattan/player-panel.h"
#include "play/table-private.h"
#include "play/tell-question.h"
#include "random-hand.h"
#include "table-fixture.h"
#include "walk.h"

/* Ana is to move; nobody has told the row, nor the cards that she and Bo hold. */
static const char secret[] = "yellowcake 1\ngame manhattan-project\n"
                             "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                             "table adjust red hand +?\n"
                             "table adjust blue hand +?\n";

/* The first untold card before a player, or of the row on the board (`seat` below 0). */
static GtkWidget *
untold_bomb (Table *table, int seat)
{
  g_autoptr (GPtrArray) panels = find_all (table->page, YC_TYPE_PLAYER_PANEL);
  if (seat >= 0)
    yc_player_panel_set_folded (panels->pdata[seat], FALSE, TRUE);
  g_autoptr (GPtrArray) cards
    = find_all (seat < 0 ? table->page : panels->pdata[seat], YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < cards->len; i++) {
    const char *words = yc_card_button_get_words (cards->pdata[i]);

    if (yc_card_button_get_ref (cards->pdata[i]) == YC_UNTOLD
        && strstr (words, seat < 0 ? "In the bomb row." : "In the hand.") != NULL)
      return cards->pdata[i];
  }
  g_error ("no untold bomb");
}

static void
click (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  settle ();
}

/* ---- Untold bombs ---- */

static void
test_row (void)
{
  Table *table = table_open (secret, 2);
  GtkWidget *dialog;

  click (untold_bomb (table, -1));
  dialog = dialog_of (table);
  g_assert_true (YC_IS_TELL_QUESTION (dialog));
  g_assert_true (says (dialog, "Which bombs lie face up?"));
  click (card_in (dialog, ref_of (table, YC_BOMBS, "07")));
  click_button (table, dialog, "Tell");
  assert_last (table, "table bombs 07 ? ? ?");
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* A row takes a tap a card, and the draft of it one less: with the last card all is told. */
static void
test_tap_a_card (void)
{
  static const char *const row[] = { "07", "09", "11", "12" };
  Table *table = table_open (secret, 2);

  click (untold_bomb (table, -1));
  for (gsize i = 0; i < G_N_ELEMENTS (row); i++)
    click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, row[i])));
  g_assert_null (dialog_of (table));
  assert_last (table, "table bombs 07 09 11 12");
  type_play (table, "table adjust red workers +ES");
  click_space (table, "design");
  click_button (table, table->page, "Who Drafted What…");
  for (gsize i = 0; i + 1 < G_N_ELEMENTS (row); i++)
    click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, row[i])));
  g_assert_null (dialog_of (table));
  g_assert_nonnull (find_button (table->page, "Draft: 4 Picks Told…"));
  table_close (table);
}

/* What was told keeps its place and its number; another tap takes it back. */
static void
test_told_stays (void)
{
  Table *table = table_open (secret, 2);

  click (untold_bomb (table, -1));
  click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, "07")));
  click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, "09")));
  click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, "07")));
  click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, "11")));
  click_button (table, dialog_of (table), "Tell");
  assert_last (table, "table bombs 11 09 ? ?");
  table_close (table);
}

/* How many widgets of a type a question has, which need not be in sight. */
static guint
n_in_question (Table *table, GType type)
{
  GtkWidget *question = adw_bin_get_child (YC_TABLE_PAGE (table->page)->asked);
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (question); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    g_autoptr (GPtrArray) found = find_all (child, type);
    n += found->len;
  }
  return n;
}

/* The input itself makes nothing of what is asked: its places and its cards come after the next
 * frame, or with the first key that is meant for them. */
static void
test_cards_come_in (void)
{
  Table *table = table_open (secret, 2);
  GtkWidget *untold = untold_bomb (table, -1);
  guint made = 0;

  settle ();
  const gulong hook = count_made (&made);
  g_signal_emit_by_name (untold, "clicked");
  g_assert_cmpuint (made, <, 10);
  g_assert_cmpuint (n_in_question (table, GTK_TYPE_TOGGLE_BUTTON), ==, 0);
  g_assert_null (dialog_of (table));
  while (n_in_question (table, YC_TYPE_CARD_BUTTON) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (dialog_of (table)); /* they are measured in another turn */
  settle ();
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  g_assert_cmpuint (n_in_question (table, GTK_TYPE_TOGGLE_BUTTON), >, 0);
  stop_counting (hook);
  skip_dialogs (table);
  g_signal_emit_by_name (untold, "clicked");
  g_assert_true (press_key (table, GDK_KEY_1, 0));
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  /* or never */
  skip_dialogs (table);
  g_signal_emit_by_name (untold, "clicked");
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  settle ();
  g_assert_null (dialog_of (table));
  table_close (table);
}

#define A_WHILE (G_USEC_PER_SEC / 10) /* in which its first part would be made */

/* It makes nothing between an input and its frame. */
static void
test_gives_way (void)
{
  Table *table = table_open (secret, 2);
  GtkWidget *untold = untold_bomb (table, -1);

  settle ();
  g_signal_emit_by_name (untold, "clicked");
  for (const gint64 end = g_get_monotonic_time () + A_WHILE; g_get_monotonic_time () < end;) {
    yc_later_asked ();
    g_main_context_iteration (NULL, TRUE);
  }
  g_assert_cmpuint (n_in_question (table, GTK_TYPE_TOGGLE_BUTTON), ==, 0);
  settle ();
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  table_close (table);
}

static gboolean
go_on (gpointer data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

#define PATIENCE (10 * G_USEC_PER_SEC)

/* Also where one frame follows another without a pause. */
static void
test_comes_in_while_drawing (void)
{
  Table *table = table_open (secret, 2);
  const guint drawing = g_idle_add_full (GDK_PRIORITY_REDRAW, go_on, NULL, NULL);
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  g_signal_emit_by_name (untold_bomb (table, -1), "clicked");
  while (dialog_of (table) == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (dialog_of (table));
  g_source_remove (drawing);
  table_close (table);
}

/* The log, which has less room then, still ends with what was recorded. */
static void
test_play_stays_in_sight (void)
{
  g_autofree char *text = yc_sample_text ("board-5p-told");
  Table *table = table_open (text, 60);
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  g_object_set (table->page, "log-shown", TRUE, NULL);
  click_space (table, "construction");
  click_button (table, table->page, "Record");
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  while (!hand_sees_last_line (table) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (hand_sees_last_line (table));
  table_close (table);
}

/* ---- The market ---- */

static GtkWidget *
untold_button (Table *table)
{
  return GTK_WIDGET (gtk_widget_get_template_child (table->page, YC_TYPE_TABLE_PAGE, "untold"));
}

/* A tap, and a tap a card: of as many starting buildings as places the last goes without saying,
 * and the bombs are asked for next. */
static void
test_nothing_told (void)
{
  static const char *const market[] = { "22", "12", "01", "02", "21", "42" };
  static const char *const row[] = { "15", "09", "14", "12" };
  Table *table = table_open (secret, 2);

  g_assert_true (gtk_widget_get_mapped (untold_button (table)));
  click (untold_button (table));
  g_assert_false (gtk_widget_get_mapped (untold_button (table)));
  for (gsize i = 0; i < G_N_ELEMENTS (market); i++)
    click (card_in (dialog_of (table), ref_of (table, YC_CARDS, market[i])));
  assert_last (table, "table market 22 12 01 02 21 11 42");
  for (gsize i = 0; i < G_N_ELEMENTS (row); i++)
    click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, row[i])));
  assert_last (table, "table bombs 15 09 14 12");
  g_assert_null (dialog_of (table));
  g_assert_false (gtk_widget_get_mapped (untold_button (table)));
  /* told wrongly: undone, it is asked once more */
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  g_assert_nonnull (dialog_of (table));
  for (gsize i = G_N_ELEMENTS (row); i-- > 0;)
    click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, row[i])));
  assert_last (table, "table bombs 12 14 09 15");
  table_close (table);
}

/* A slot that nobody told is asked for; a second tap buys what lies there, and so does one when
 * something is bought already. */
static void
test_untold_slot (void)
{
  Table *table = table_open (secret, 2);
  g_autofree char *none = NULL;
  g_autofree char *wish = NULL;
  g_autofree char *other = NULL;

  click_slot (table, 3);
  none = wish_of (table);
  g_assert_cmpstr (none, ==, "");
  g_assert_true (says (dialog_of (table), "Which building lies in slot 3?"));
  click (card_in (dialog_of (table), ref_of (table, YC_CARDS, "01")));
  assert_last (table, "table market ? ? 01 ? ? ? ?");
  g_assert_null (dialog_of (table));
  click_slot (table, 2);
  g_assert_nonnull (dialog_of (table));
  click_slot (table, 2);
  wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "red place construction L slot 2");
  g_assert_null (dialog_of (table));
  click_slot (table, 1);
  other = wish_of (table);
  g_assert_cmpstr (other, ==, "red place construction L slot 1");
  table_close (table);
}

/* ---- Secret bombs ---- */

/* The player to move may build it, if it is told which it is. */
static void
test_own_hand (void)
{
  Table *table = table_open (secret, 2);
  g_autofree char *wish = NULL;

  click (untold_bomb (table, 0));
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  g_assert_true (says (dialog_of (table), "Which bomb is built?"));
  click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, "07")));
  g_assert_null (dialog_of (table));
  wish = wish_of (table);
  g_assert_true (g_str_has_prefix (wish, "red build 07"));
  table_close (table);
}

/* Nobody else builds now: nothing is asked, and it is said whose turn it is. */
static void
test_hand_of_another (void)
{
  Table *table = table_open (secret, 2);
  g_autofree char *wish = NULL;

  g_assert_null (find_button (table->page, "Understood"));
  click (untold_bomb (table, 1));
  g_assert_null (dialog_of (table));
  g_assert_nonnull (find_button (table->page, "Understood"));
  g_assert_true (says (gtk_widget_get_parent (find_button (table->page, "Understood")),
                       "Bo holds this card, but it is the turn of Ana."));
  wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "");
  table_close (table);
}

/* A card that goes into a hand leaves the row as it lies. */
static void
test_correction_asks_nothing (void)
{
  Table *table = table_open (secret, 0);

  type_play (table, "table adjust red hand +?");
  assert_last (table, "table adjust red hand +?");
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* Looking back, nothing is asked. */
static void
test_only_now (void)
{
  Table *table = table_open (secret, 2);

  g_assert_true (gtk_widget_activate_action (table->page, "table.look-at", "u", 1));
  settle ();
  click (untold_bomb (table, -1));
  click (untold_bomb (table, 0));
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* ---- Untold buildings ---- */

/* Bo has bought from slots 1 and 7 what nobody told. */
static const char bought[] = "yellowcake 1\ngame manhattan-project\n"
                             "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                             "red place mine-2 L\n"
                             "red end\n"
                             "table adjust blue money +20\n"
                             "blue place construction L slot 1\n"
                             "blue end\n"
                             "green place mine-1 L\n"
                             "green end\n"
                             "red retrieve\n"
                             "blue place construction L slot 7\n";

/* The untold building before Bo whose words begin so, or NULL. */
static GtkWidget *
untold_building (Table *table, const char *words)
{
  g_autoptr (GPtrArray) panels = find_all (table->page, YC_TYPE_PLAYER_PANEL);
  g_autoptr (GPtrArray) cards = find_all (panels->pdata[1], YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == YC_UNTOLD
        && g_str_has_prefix (yc_card_button_get_words (cards->pdata[i]), words))
      return cards->pdata[i];
  return NULL;
}

/* Whichever is pointed at, the oldest is told first; only what can be it is offered. */
static void
test_untold_buildings (void)
{
  Table *table = table_open (bought, 9);

  g_assert_nonnull (untold_building (table, "Starting building, not told"));
  click (untold_building (table, "Not told"));
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  g_assert_true (says (dialog_of (table), "Which building does Bo have there?"));
  g_assert_null (card_in (dialog_of (table), ref_of (table, YC_CARDS, "14")));
  click (card_in (dialog_of (table), ref_of (table, YC_CARDS, "01")));
  assert_last (table, "table building blue 01");
  g_assert_null (untold_building (table, "Starting building, not told"));

  click (untold_building (table, "Not told"));
  click (card_in (dialog_of (table), ref_of (table, YC_CARDS, "14")));
  assert_last (table, "table building blue 14");
  g_assert_null (untold_building (table, "Not told"));
  table_close (table);
}

/* ---- Deals ---- */

/* The player to move comes first, then the next one; with one, with another, or with both. */
static void
test_deal (void)
{
  Table *table = table_open (secret, 2);

  g_assert_true (press_key (table, GDK_KEY_g, 0));
  g_assert_true (says (dialog_of (table), "A Deal About Air Strikes"));
  g_assert_true (press_key (table, GDK_KEY_2, 0));
  assert_last (table, "table deal red green");
  g_assert_null (dialog_of (table));
  g_assert_true (gtk_widget_activate_action (table->page, "table.tell-deal", NULL));
  settle ();
  g_assert_true (press_key (table, GDK_KEY_6, 0));
  assert_last (table, "table deal blue red green");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 4);
  g_assert_true (press_key (table, GDK_KEY_g, 0));
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  g_assert_null (dialog_of (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 4);
  table_close (table);
}

/* A deal of the next player is made when the turn has ended, and is undone with its end. */
static void
test_deal_of_next (void)
{
  Table *table = table_open (secret, 2);
  g_autofree char *end = NULL;

  click_space (table, "mine-2");
  g_assert_true (press_key (table, GDK_KEY_Return, 0));
  assert_last (table, "red place mine-2 L");
  g_assert_true (press_key (table, GDK_KEY_g, 0));
  g_assert_true (press_key (table, GDK_KEY_5, 0));
  assert_last (table, "table deal blue green");
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 1);
  end = yc_session_write_event (table->session, 4);
  g_assert_cmpstr (end, ==, "red end");
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 0);
  table_close (table);
}

/* ---- The draft ---- */

/* What is asked takes no room before it comes in, whatever was asked before. */
static int
least_height_asked (Table *table)
{
  GtkWidget *asked
    = GTK_WIDGET (gtk_widget_get_template_child (table->page, YC_TYPE_TABLE_PAGE, "asked"));
  int height;

  gtk_widget_measure (asked, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

/* After the picks are told Enter records, and does not ask for them again. */
static void
test_draft_leads_to_record (void)
{
  Table *table = table_open (secret, 2);
  GtkWidget *record;

  type_play (table, "table adjust red workers +ES");
  click_space (table, "design");
  click_button (table, table->page, "Who Drafted What…");
  g_assert_true (says (dialog_of (table), "Who drafted which bomb?"));
  click (card_in (dialog_of (table), ref_of (table, YC_BOMBS, "07")));
  click_button (table, dialog_of (table), "Tell");
  g_assert_null (dialog_of (table));
  g_assert_nonnull (find_button (table->page, "Draft: 1 Pick Told…"));
  record = find_button (table->page, "Record");
  g_assert_true (gtk_root_get_focus (gtk_widget_get_root (table->page)) == record);
  g_signal_emit_by_name (record, "clicked");
  g_assert_cmpint (least_height_asked (table), ==, 0);
  settle ();
  g_assert_cmpint (least_height_asked (table), >, 0);
  assert_last (table, "red place design ES picks red:07");
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/tell/row", test_row);
  g_test_add_func ("/play-tell/tap-a-card", test_tap_a_card);
  g_test_add_func ("/tell/told-stays", test_told_stays);
  g_test_add_func ("/tell/cards-come-in", test_cards_come_in);
  g_test_add_func ("/tell/gives-way", test_gives_way);
  g_test_add_func ("/tell/comes-in-while-drawing", test_comes_in_while_drawing);
  g_test_add_func ("/tell/play-stays-in-sight", test_play_stays_in_sight);
  g_test_add_func ("/tell/nothing-told", test_nothing_told);
  g_test_add_func ("/tell/untold-slot", test_untold_slot);
  g_test_add_func ("/tell/own-hand", test_own_hand);
  g_test_add_func ("/tell/hand-of-another", test_hand_of_another);
  g_test_add_func ("/tell/correction-asks-nothing", test_correction_asks_nothing);
  g_test_add_func ("/tell/only-now", test_only_now);
  g_test_add_func ("/tell/untold-buildings", test_untold_buildings);
  g_test_add_func ("/tell/deal", test_deal);
  g_test_add_func ("/tell/deal-of-next", test_deal_of_next);
  g_test_add_func ("/tell/draft-leads-to-record", test_draft_leads_to_record);
  return g_test_run ();
}
