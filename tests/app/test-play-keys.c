/* test-play-keys.c: plays by single keys: letters point, digits choose, Enter records. */

#include "key-plays.h"
#include "play/play-bar.h"
#include "play/play-entry.h"
#include "play/tell-question.h"
#include "walk.h"
#include "widgets/tray.h"

static void
assert_wish (Table *table, const char *expected)
{
  g_autofree char *wish = wish_of (table);

  g_assert_cmpstr (wish, ==, expected);
}

/* What asks for what was not told. */
static GtkWidget *
untold_button (Table *table)
{
  return GTK_WIDGET (gtk_widget_get_template_child (table->page, YC_TYPE_TABLE_PAGE, "untold"));
}

/* Two players' turns: a letter for the section, Enter, and the next turn ends the one before. */
static void
test_turns (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  g_assert_true (press_key (table, GDK_KEY_u, 0));
  assert_wish (table, "blue place university-1 L");
  g_assert_true (press_key (table, GDK_KEY_u, 0));
  assert_wish (table, "blue place university-2 L");
  g_assert_true (press_key (table, GDK_KEY_Return, 0));
  assert_last (table, "blue place university-2 L");
  g_assert_true (press_key (table, GDK_KEY_i, 0));
  g_assert_true (press_key (table, GDK_KEY_Return, 0));
  assert_last (table, "green place fighters L");
  g_assert_true (press_key (table, GDK_KEY_e, 0));
  assert_last (table, "green end");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 4);
  table_close (table);
}

/* Digits choose what they stand beside, across the groups. */
static void
test_digits (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  g_assert_false (press_key (table, GDK_KEY_1, 0));
  g_assert_true (press_key (table, GDK_KEY_c, 0));
  assert_wish (table, "blue place construction L slot 1");
  g_assert_true (press_key (table, GDK_KEY_2, 0));
  g_autofree char *other = wish_of (table);
  g_assert_cmpstr (other, !=, "blue place construction L slot 1");
  g_assert_true (press_key (table, GDK_KEY_KP_1, 0));
  assert_wish (table, "blue place construction L slot 1");
  g_assert_false (press_key (table, GDK_KEY_9, 0));
  /* nothing has a key of its own, wherever it stands */
  g_assert_true (press_key (table, GDK_KEY_0, 0));
  assert_wish (table, "blue place construction L");
  g_assert_true (press_key (table, GDK_KEY_1, 0));
  assert_wish (table, "blue place construction L slot 1");
  g_assert_true (press_key (table, GDK_KEY_m, 0));
  g_assert_false (press_key (table, GDK_KEY_0, 0));
  table_close (table);
}

/* What is asked takes digits, and leaves the letters to the plays: one of them leaves it for later,
 * and so does Escape. */
static void
test_question (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  g_assert_true (press_key (table, GDK_KEY_C, GDK_SHIFT_MASK));
  g_assert_true (YC_IS_TELL_QUESTION (dialog_of (table)));
  g_assert_false (
    gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)), dialog_of (table)));
  g_assert_false (gtk_widget_get_mapped (untold_button (table)));
  g_assert_true (press_key (table, GDK_KEY_m, 0));
  g_assert_null (dialog_of (table));
  assert_wish (table, "green place mine-1 L");
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  assert_wish (table, "");
  g_assert_true (gtk_widget_get_mapped (untold_button (table)));
  g_assert_true (press_key (table, GDK_KEY_t, 0));
  g_assert_true (press_key (table, GDK_KEY_slash, 0));
  g_assert_true (
    gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)), dialog_of (table)));
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  g_assert_null (dialog_of (table));
  g_assert_true (press_key (table, GDK_KEY_t, 0));
  g_assert_true (press_key (table, GDK_KEY_1, 0));
  g_assert_true (press_key (table, GDK_KEY_2, 0));
  g_assert_null (dialog_of (table));
  g_assert_false (gtk_widget_get_mapped (untold_button (table)));
  g_assert_true (press_key (table, GDK_KEY_t, 0));
  g_assert_null (dialog_of (table));
  table_close (table);
}

/* Where nothing can be played the first is pointed at, and the ruling says why. */
static void
test_against (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  g_assert_true (press_key (table, GDK_KEY_a, 0));
  assert_wish (table, "blue place reactor L");
  g_assert_true (says (table->page, "Against the rules"));
  g_assert_false (press_key (table, GDK_KEY_o, 0));
  g_assert_true (press_key (table, GDK_KEY_x, 0));
  g_assert_true (press_key (table, GDK_KEY_r, 0));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 0);
  /* in the past the letters are those of looking back */
  type_play (table, "place mine-2 L");
  gtk_widget_activate_action (table->page, "table.look-at", "u", 0);
  g_assert_false (press_key (table, GDK_KEY_u, 0));
  table_close (table);
}

/* A building that can be used is recorded by one key, with what was taken there the last time; the
 * others keep their numbers, and what is composed and comes before it is recorded first. */
static void
test_at_hand (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  Table *table = table_open (text, 2);

  g_assert_true (press_key (table, GDK_KEY_1, GDK_ALT_MASK));
  assert_last (table, "blue use 01 L choose F");
  g_assert_false (press_key (table, GDK_KEY_1, GDK_ALT_MASK));
  table_close (table);

  table = table_open (text, 23);
  click_space (table, "university-3");
  g_assert_true (press_key (table, GDK_KEY_2, GDK_ALT_MASK));
  assert_last (table, "blue use 11 L");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 25);
  g_assert_false (press_key (table, GDK_KEY_2, GDK_ALT_MASK));
  g_assert_true (press_key (table, GDK_KEY_1, GDK_ALT_MASK));
  assert_last (table, "blue use 01 L choose $");
  g_assert_false (press_key (table, GDK_KEY_3, GDK_ALT_MASK));
  table_close (table);
}

/* With Shift a letter records what it leads to, and with Ctrl a digit what it chooses; a card that
 * is asked for is taken by its number. */
static void
test_at_once (void)
{
  Table *table = table_open_playthrough ("board-3p-told");

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  g_assert_true (press_key (table, GDK_KEY_U, GDK_SHIFT_MASK));
  assert_last (table, "blue place university-1 L");
  g_assert_true (press_key (table, GDK_KEY_I, GDK_SHIFT_MASK));
  assert_last (table, "green place fighters L");
  /* against the rules it is only composed */
  g_assert_true (press_key (table, GDK_KEY_A, GDK_SHIFT_MASK));
  assert_last (table, "green place fighters L");
  g_assert_true (press_key (table, GDK_KEY_c, 0));
  g_assert_true (press_key (table, GDK_KEY_2, GDK_CONTROL_MASK));
  g_autofree char *bought = yc_session_write_event (table->session, 5);
  g_assert_true (g_str_has_prefix (bought, "yellow place construction"));
  g_assert_true (press_key (table, GDK_KEY_1, 0));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 5);
  g_assert_true (press_key (table, GDK_KEY_2, 0));
  g_autofree char *told = yc_session_write_event (table->session, 6);
  g_assert_true (g_str_has_prefix (told, "table market"));
  table_close (table);
}

/* In the card game the letters lead to the parts of the table. */
static void
test_parts_of_cards (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 5);

  for (const char *key = "lbc"; *key != '\0'; key++) {
    g_assert_true (press_key (table, (guint) *key, 0));
    g_assert_true (GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (table->window))));
  }
  g_assert_false (press_key (table, GDK_KEY_t, 0));
  table_close (table);
}

static Table *
open_cards (guint n_events)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, n_events);

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  return table;
}

static GtkWidget *
tray_of (Table *table)
{
  g_autoptr (GPtrArray) trays = find_all (table->page, YC_TYPE_TRAY);

  return trays->pdata[0];
}

/* A card to play from. */
static GtkWidget *
hinted (Table *table, const char *id)
{
  return card_in (tray_of (table), ref_of (table, YC_CARDS, id));
}

/* Every card bears its own letter, or two, and keeps it from play to play; with Shift it is
 * recorded, where the rules allow it. */
static void
test_hints (void)
{
  Table *table = open_cards (0);

  g_autofree char *e3 = g_strdup (hint_on (hinted (table, "e3")));
  g_autofree char *m1 = g_strdup (hint_on (hinted (table, "m1")));
  g_assert_cmpuint (strlen (e3), ==, 1);
  g_assert_cmpuint (strlen (m1), ==, 2);
  g_assert_true (press_hint_on (table, hinted (table, "u1"), FALSE));
  assert_wish (table, "purple activate u1");
  g_assert_cmpstr (hint_on (hinted (table, "e3")), ==, e3);
  g_assert_true (press_hint_on (table, hinted (table, "e3"), TRUE));
  assert_last (table, "purple activate u1 side e3");
  g_assert_cmpstr (hint_on (hinted (table, "e3")), ==, e3);
  g_assert_cmpstr (hint_on (hinted (table, "m1")), ==, m1);
  /* against the rules it is only composed */
  g_assert_true (press_hint_on (table, hinted (table, "e1"), TRUE));
  assert_wish (table, "purple activate e1");
  assert_last (table, "purple activate u1 side e3");
  table_close (table);
}

/* Of two letters the first hides what does not begin with it, and is forgotten with another that
 * nothing bears. */
static void
test_two_letters (void)
{
  Table *table = open_cards (0);
  GtkWidget *label = hint_label (hinted (table, "e3"));
  g_autofree char *m1 = g_strdup (hint_on (hinted (table, "m1")));

  g_assert_true (press_key (table, (guint) m1[0], 0));
  g_assert_cmpfloat (gtk_widget_get_opacity (label), ==, 0);
  g_assert_cmpfloat (gtk_widget_get_opacity (hint_label (hinted (table, "m1"))), ==, 1);
  g_assert_true (press_key (table, GDK_KEY_c, 0));
  g_assert_cmpfloat (gtk_widget_get_opacity (label), ==, 1);
  assert_wish (table, "");
  g_assert_true (press_hint_on (table, hinted (table, "m1"), FALSE));
  assert_wish (table, "purple activate m1");
  table_close (table);
}

/* Where nothing is typed yet in the search, digits still choose; behind a word they are typed. */
static void
test_digits_in_search (void)
{
  Table *table = open_cards (15);
  GtkWidget *search = yc_tray_get_filter (YC_TRAY (tray_of (table)));

  g_assert_true (press_hint_on (table, hinted (table, "f1"), FALSE));
  gtk_widget_grab_focus (search);
  g_autofree char *before = wish_of (table);
  press (table, GDK_KEY_2, 0);
  g_autofree char *after = wish_of (table);
  g_assert_cmpstr (after, !=, before);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  press (table, GDK_KEY_m, 0);
  press (table, GDK_KEY_1, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "m1");
  assert_wish (table, after);
  table_close (table);
}

/* What only opens something tells nothing with Shift, and what names a card tells all. */
static void
test_hints_of_question (void)
{
  Table *table = open_cards (13); /* at the end of a turn */

  g_assert_true (press_key (table, GDK_KEY_e, 0));
  g_autoptr (GPtrArray) folded = find_all (dialog_of (table), GTK_TYPE_EXPANDER);
  g_assert_true (press_hint_on (table, folded->pdata[0], TRUE));
  g_assert_true (gtk_expander_get_expanded (folded->pdata[0]));
  g_assert_nonnull (dialog_of (table));
  g_assert_true (
    press_hint_on (table, card_in (dialog_of (table), ref_of (table, YC_CARDS, "u4")), FALSE));
  g_assert_true (
    press_hint_on (table, find_button (dialog_of (table), "A Card Nobody Told"), TRUE));
  g_assert_null (dialog_of (table));
  assert_last (table, "yellow end discard u4 ?");
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  adw_init ();
  g_test_add_func ("/play-keys/turns", test_turns);
  g_test_add_func ("/play-keys/digits", test_digits);
  g_test_add_func ("/play-keys/against", test_against);
  g_test_add_func ("/play-keys/question", test_question);
  g_test_add_func ("/play-keys/at-hand", test_at_hand);
  g_test_add_func ("/play-keys/at-once", test_at_once);
  g_test_add_func ("/play-keys/parts-of-cards", test_parts_of_cards);
  g_test_add_func ("/play-keys/hints", test_hints);
  g_test_add_func ("/play-keys/two-letters", test_two_letters);
  g_test_add_func ("/play-keys/hints-of-question", test_hints_of_question);
  g_test_add_func ("/play-keys/digits-in-search", test_digits_in_search);
  return g_test_run ();
}
