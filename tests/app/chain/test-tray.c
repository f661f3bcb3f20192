/* test-chain-tray.c: the cards to play from: their order, what is likely to be laid sideways, how
 * one is found by the keyboard, and that nothing shows what is secret. */

#include "widgets/card-buttons.h"
#include "widgets/card-list.h"
#include "widgets/children.h"
#include "widgets/description.h"
#include "chain-fixture.h"
#include "chain/chain-view.h"
#include "chain/likely-row.h"
#include "walk.h"

/* The ids of the record's own cards shown below `root`, with blanks between them; those of the
 * catalogue have longer ones. */
static char *
shown_below (Table *table, GtkWidget *root)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (table->session)->catalogue;
  g_autoptr (GPtrArray) cards = find_all (root, YC_TYPE_CARD_BUTTON);
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < cards->len; i++) {
    const char *id = catalogue->cards[YC_CARDS][yc_card_button_get_ref (cards->pdata[i])].id;

    if (strlen (id) == 2)
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", id);
  }
  return g_string_free (g_steal_pointer (&ids), FALSE);
}

static void
assert_shown (Table *table, GtkWidget *root, const char *expected)
{
  g_autofree char *ids = shown_below (table, root);

  g_assert_cmpstr (ids, ==, expected);
}

/* ---- Order ---- */

/* By kind, and of each kind what lies in the discard pile last; with all its copies there it cannot
 * be held. */
static void
test_order (void)
{
  Table *table = open_after ("older-card-2p", 4); /* purple played u1 side e3, m4, m4 side e5 */

  assert_shown (table, GTK_WIDGET (tray_of (table)),
                "m1 m2 m3 m5 m6 m7 m8 m9 m4 f1 f2 f3 f4 u2 u3 u4 e1 e2 e4 e6 e3 e5");
  table_close (table);
}

/* What lies in the tray after the next play, too, keeps its button, and is as that play left it;
 * what comes again gets the button that it had. */
static void
test_kept (void)
{
  Table *table = open_after ("older-card-2p", 4);
  GtkWidget *m1 = card_below (table, GTK_WIDGET (tray_of (table)), "m1");
  GtkWidget *e6 = card_below (table, GTK_WIDGET (tray_of (table)), "e6");

  type_play (table, "yellow activate yellowcake side e6");
  g_assert_true (card_below (table, GTK_WIDGET (tray_of (table)), "m1") == m1);
  g_assert_null (card_below (table, GTK_WIDGET (tray_of (table)), "e6"));
  type_play (table, "table undo");
  g_assert_true (card_below (table, GTK_WIDGET (tray_of (table)), "e6") == e6);
  tap_card (table, "m1");
  table_close (table);
}

static void
count_move (guint *moves)
{
  ++*moves;
}

/* Orders five labels as the letters say; returns how many places of the list have changed. */
static guint
order (GtkWidget *box, GtkWidget *const labels[5], const char *letters)
{
  g_autoptr (GListModel) children = gtk_widget_observe_children (box);
  GtkWidget *before = NULL;
  guint moves = 0, n = 0;

  g_signal_connect_swapped (children, "items-changed", G_CALLBACK (count_move), &moves);
  for (const char *letter = letters; *letter != '\0'; letter++) {
    yc_child_put_behind (labels[*letter - 'a'], box, before);
    before = labels[*letter - 'a'];
  }
  for (GtkWidget *child = gtk_widget_get_first_child (box); letters[n] != '\0';
       child = gtk_widget_get_next_sibling (child))
    g_assert_true (child == labels[letters[n++] - 'a']);
  return moves;
}

/* Of those that stay in their order none is moved where others leave it. */
static void
test_few_moved (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkWidget *labels[5];

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    labels[i] = gtk_label_new (NULL);
  g_assert_cmpuint (order (box, labels, "abcde"), ==, 5);
  g_assert_cmpuint (order (box, labels, "abcde"), ==, 0);
  g_assert_cmpuint (order (box, labels, "acdeb"), ==, 1);
  g_assert_cmpuint (order (box, labels, "abcde"), ==, 1);
  g_assert_cmpuint (order (box, labels, "cde"), ==, 2);
  g_assert_cmpuint (order (box, labels, "edcba"), <=, 5);
  g_object_unref (box);
}

/* To teach a card stays where it is. */
static void
test_unknown_kept (void)
{
  Table *table = open_after ("older-card-2p", 4);
  GtkWidget *tray = GTK_WIDGET (tray_of (table));
  GtkWidget *unknown = find_button (tray, "A Card That Is Not Here…");

  g_assert_true (gtk_widget_get_last_child (tray) == unknown);
  type_play (table, "yellow activate yellowcake side e6");
  g_assert_true (gtk_widget_get_last_child (tray) == unknown);
  type_play (table, "table adjust yellow hand -? -? -? -? -?");
  g_assert_true (gtk_widget_get_last_child (tray) == unknown);
  table_close (table);
}

/* What does not lie there has its button already when it comes. */
static void
test_made_ahead (void)
{
  Table *table = open_after ("older-card-2p", 4);
  const YcCatalogue *catalogue = &yc_session_get_setup (table->session)->catalogue;
  gboolean lies_there[YC_MAX_CARDS] = { FALSE };
  const GArray *cards = yc_tray_get_cards (tray_of (table));
  int made = 0;

  for (guint i = 0; i < cards->len; i++)
    lies_there[g_array_index (cards, YcTrayCard, i).ref] = TRUE;
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (YcRef ref = 0; ref < catalogue->n[YC_CARDS]; ref++)
    if (!lies_there[ref]) {
      g_autoptr (GtkWidget) button = yc_card_button_take (ref);

      g_assert_cmpint (yc_card_button_get_ref (YC_CARD_BUTTON (button)), ==, ref);
      g_assert_nonnull (yc_card_button_get_words (YC_CARD_BUTTON (button)));
      made++;
    }
  g_assert_cmpint (made, >, 0);
  table_close (table);
}

/* Those that are seen for the first time are counted until they are gone. */
#define COUNTED "test-counted"

static void
count_gone (gpointer alive, GObject *button G_GNUC_UNUSED)
{
  --*(guint *) alive;
}

static void
count_buttons (GtkWidget *root, guint *alive)
{
  g_autoptr (GPtrArray) buttons = find_all (root, YC_TYPE_CARD_BUTTON);

  for (guint i = 0; i < buttons->len; i++) {
    if (g_object_get_data (buttons->pdata[i], COUNTED) != NULL)
      continue;
    g_object_set_data (buttons->pdata[i], COUNTED, alive);
    g_object_weak_ref (buttons->pdata[i], count_gone, alive);
    ++*alive;
  }
}

static void
open_and_close (guint *alive)
{
  Table *table = open_after ("older-card-2p", 4);

  count_buttons (table->page, alive);
  g_assert_cmpuint (*alive, >, 0);
  table_close (table);
}

/* What is kept for the hands that come again goes with the last table. */
static void
test_let_go (void)
{
  GObject *keeper = g_object_new (G_TYPE_OBJECT, NULL);
  guint alive = 0;

  yc_card_buttons_keep_for (keeper);
  for (int i = 0; i < 2; i++) {
    open_and_close (&alive);
    g_assert_cmpuint (alive, >, 0);
  }
  g_object_unref (keeper);
  g_assert_cmpuint (alive, ==, 0);
}

static void
test_let_go_with_table (void)
{
  guint alive = 0;

  open_and_close (&alive);
  g_assert_cmpuint (alive, ==, 0);
}

/* Who holds nothing can play nothing; to teach a card is still offered. */
static void
test_empty_hand (void)
{
  Table *table = open_after ("older-card-2p", 4);
  g_autofree char *text = NULL;

  type_play (table, "table adjust yellow hand -? -? -? -? -?");
  assert_shown (table, GTK_WIDGET (tray_of (table)), "");
  text = text_of (GTK_WIDGET (tray_of (table)));
  g_assert_nonnull (strstr (text, "The hand is empty."));
  g_assert_nonnull (find_button (GTK_WIDGET (tray_of (table)), "A Card That Is Not Here…"));
  /* a correction may give it any card */
  g_autoptr (GArray) cards = yc_tray_of_hand (table->view, 1, FALSE);
  g_assert_cmpuint (cards->len, >, 20);
  table_close (table);
}

/* Within a turn the order stays; what was played last in it is gone, if that was the only one. */
static void
test_order_in_turn (void)
{
  Table *table = open_after ("older-card-2p", 4);

  type_play (table, "yellow activate yellowcake side e6");
  assert_last (table, "yellow activate yellowcake side e6");
  assert_shown (table, GTK_WIDGET (tray_of (table)),
                "m1 m2 m3 m5 m6 m7 m8 m9 m4 f1 f2 f3 f4 u2 u3 u4 e1 e2 e4 e3 e5");
  table_close (table);
}

/* What is told of the hand comes first where it may be seen, each card once. */
static void
test_told_first (void)
{
  Table *table
    = open_after ("older-card-2p", 28); /* yellow has told f1 f4 m9 u2 u2, which are all */

  g_object_set (table->page, "hands-shown", TRUE, NULL);
  settle ();
  assert_shown (table, GTK_WIDGET (tray_of (table)), "m9 f1 f4 u2");
  table_close (table);
}

/* What another player told is offered as before: that it is missing would tell. */
static void
test_secret_of_others (void)
{
  Table *table = open_after ("older-card-2p", 8);

  g_assert_nonnull (card_below (table, GTK_WIDGET (tray_of (table)), "f2"));
  type_play (table, "table hand yellow f2"); /* the only one */
  assert_last (table, "table hand yellow f2");
  g_assert_nonnull (card_below (table, GTK_WIDGET (tray_of (table)), "f2"));
  g_object_set (table->page, "hands-shown", TRUE, NULL);
  settle ();
  g_assert_null (card_below (table, GTK_WIDGET (tray_of (table)), "f2"));
  table_close (table);
}

/* ---- Likely to lie sideways ---- */

static void
tap_side (Table *table, const char *people)
{
  g_autoptr (GPtrArray) sides = find_all (only (table->page, YC_TYPE_LIKELY_ROW), GTK_TYPE_BUTTON);

  for (guint i = 0; i < sides->len; i++)
    if (g_str_has_prefix (yc_tooltip_get (sides->pdata[i]), people)) {
      g_signal_emit_by_name (sides->pdata[i], "clicked");
      settle ();
      return;
    }
  g_error ("nobody gives %s", people);
}

/* Each side once, with its people and no more; what covers all with nobody idle comes first. */
static void
assert_sides (Table *table, const char *expected)
{
  g_autoptr (GPtrArray) sides = find_all (only (table->page, YC_TYPE_LIKELY_ROW), GTK_TYPE_BUTTON);
  g_autoptr (GString) people = g_string_new (NULL);

  for (guint i = 0; i < sides->len; i++) {
    g_auto (GStrv) words = g_strsplit (yc_tooltip_get (sides->pdata[i]), ":", 2);
    g_string_append_printf (people, "%s%s", i > 0 ? ", " : "", words[0]);
  }
  g_assert_cmpstr (people->str, ==, expected);
}

/* A side is tapped once for each card that lies there; the row stays while they are laid. */
static void
test_likely (void)
{
  Table *table = open_after ("older-card-2p", 4);

  assert_sides (table, "");
  tap_card (table, "e6"); /* two scientists */
  assert_sides (table, "2 scientists, 1 scientist, 1 engineer and 1 scientist");
  tap_side (table, "1 scientist:");
  tap_side (table, "1 engineer and 1 scientist:");
  tap_side (table, "1 engineer and 1 scientist:");
  assert_sides (table, "2 scientists, 1 scientist, 1 engineer and 1 scientist");
  assert_wish (table, "yellow activate e6 side e4 m2 m8");
  table_close (table);
}

static void
test_nobody_likely (void)
{
  Table *table = open_after ("older-card-2p", 4);
  GtkWidget *row = only (table->page, YC_TYPE_LIKELY_ROW);
  g_autofree char *text = NULL;

  tap_card (table, "design-bomb");
  text = text_of (row);
  g_assert_nonnull (strstr (text, "Nothing is laid sideways"));
  table_close (table);
}

/* ---- Finding a card ---- */

static void
type_filter (Table *table, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (yc_tray_get_filter (tray_of (table))), text);
  settle ();
}

static void
press_enter (Table *table)
{
  g_signal_emit_by_name (yc_tray_get_filter (tray_of (table)), "activate");
  settle ();
}

static void
test_find (void)
{
  Table *table = open_after ("older-card-2p", 4);
  GtkWidget *tray = GTK_WIDGET (tray_of (table));

  g_assert_true (gtk_widget_activate_action (table->page, "table.find-card", NULL));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (table->window)),
                                         yc_tray_get_filter (tray_of (table))));
  type_filter (table, "M3");
  assert_shown (table, tray, "m3");
  type_filter (table, "univers");
  assert_shown (table, tray, "u2 u3 u4");
  type_filter (table, "mine 5");
  assert_shown (table, tray, "m6"); /* it brings 5 */
  type_filter (table, "ee y3");
  assert_shown (table, tray, "m1 m2 m9");
  type_filter (table, "/ss");
  assert_shown (table, tray, "m9");
  type_filter (table, "nothing like it");
  assert_shown (table, tray, "");
  press_enter (table);
  g_autofree char *none = wish_of (table);
  g_assert_cmpstr (none, ==, "");
  table_close (table);
}

/* Landmarks and plans are found, too, and nothing else is shown then. */
static void
test_find_elsewhere (void)
{
  Table *table = open_after ("older-card-2p", 4);

  type_filter (table, "landmark y");
  assert_shown (table, GTK_WIDGET (tray_of (table)), "");
  press_enter (table);
  assert_wish (table, "yellow activate yellowcake");
  type_filter (table, "bomb plan");
  assert_shown (table, GTK_WIDGET (tray_of (table)), "");
  table_close (table);
}

/* Typed, entered; the next one; and with nothing typed Enter records. */
static void
test_play_by_typing (void)
{
  Table *table = open_after ("older-card-2p", 4);

  type_filter (table, "u3");
  press_enter (table);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (yc_tray_get_filter (tray_of (table)))), ==,
                   "");
  type_filter (table, "e1");
  press_enter (table);
  g_autofree char *wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "yellow activate u3 side e1");
  press_enter (table);
  assert_last (table, "yellow activate u3 side e1");
  table_close (table);
}

/* What is asked may stand there while a card becomes known otherwise: all are found as before. */
static void
test_known_otherwise (void)
{
  Table *table = open_after ("card-3p", 4);
  g_autoptr (GPtrArray) lists = NULL;
  YcTray *tray;

  gtk_widget_activate_action (table->page, "table.tell-hand", NULL);
  settle ();
  lists = find_all (dialog_of (table), YC_TYPE_CARD_LIST);
  tray = yc_card_list_get_tray (lists->pdata[0]);
  g_assert_true (yc_teachable_teach (YC_TEACHABLE (table->session), "plan p8 points 9", NULL));
  gtk_editable_set_text (GTK_EDITABLE (yc_tray_get_filter (tray)), "m5");
  settle ();
  g_assert_nonnull (card_below (table, GTK_WIDGET (tray), "m5"));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-tray/order", test_order);
  g_test_add_func ("/chain-tray/kept", test_kept);
  g_test_add_func ("/chain-tray/few-moved", test_few_moved);
  g_test_add_func ("/chain-tray/unknown-kept", test_unknown_kept);
  g_test_add_func ("/chain-tray/made-ahead", test_made_ahead);
  g_test_add_func ("/chain-tray/let-go", test_let_go);
  g_test_add_func ("/chain-tray/let-go-with-table", test_let_go_with_table);
  g_test_add_func ("/chain-tray/empty-hand", test_empty_hand);
  g_test_add_func ("/chain-tray/order-in-turn", test_order_in_turn);
  g_test_add_func ("/chain-tray/told-first", test_told_first);
  g_test_add_func ("/chain-tray/secret-of-others", test_secret_of_others);
  g_test_add_func ("/chain-tray/likely", test_likely);
  g_test_add_func ("/chain-tray/nobody-likely", test_nobody_likely);
  g_test_add_func ("/chain-tray/find", test_find);
  g_test_add_func ("/chain-tray/find-elsewhere", test_find_elsewhere);
  g_test_add_func ("/chain-tray/play-by-typing", test_play_by_typing);
  g_test_add_func ("/chain-tray/known-otherwise", test_known_otherwise);
  return g_test_run ();
}
