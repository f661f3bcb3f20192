/* test-chain-tray.c: the cards to play from: their order, what is likely to be laid sideways, how
 * one is found by the keyboard, and that nothing moves or shows what is secret. */

#include "board/card-button.h"
#include "chain/chain-view.h"
#include "chain/likely-row.h"
#include "chain/tray.h"
#include "play/play-bar.h"
#include "play/line-dialog.h"
#include "play/log-row.h"
#include "table-fixture.h"
#include "walk.h"

static GtkWidget *
only (GtkWidget *root, GType type)
{
  g_autoptr (GPtrArray) found = find_all (root, type);

  g_assert_cmpuint (found->len, ==, 1);
  return found->pdata[0];
}

static YcTray *
tray_of (Table *table)
{
  return YC_TRAY (only (table->page, YC_TYPE_TRAY));
}

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

static GtkWidget *
card_below (Table *table, GtkWidget *root, const char *id)
{
  g_autoptr (GPtrArray) cards = find_all (root, YC_TYPE_CARD_BUTTON);
  YcRef ref = ref_of (table, YC_CARDS, id);

  for (guint i = 0; i < cards->len; i++)
    if (yc_card_button_get_ref (cards->pdata[i]) == ref)
      return cards->pdata[i];
  return NULL;
}

static void
tap (Table *table, GtkWidget *root, const char *id)
{
  GtkWidget *card = card_below (table, root, id);

  g_assert_nonnull (card);
  g_signal_emit_by_name (card, "clicked");
  settle ();
}

static Table *
open_after (guint events)
{
  g_autofree char *text = read_playthrough ("card-2p", ".ycr");

  return table_open (text, events);
}

/* ---- Order ---- */

/* Recent ones first, the last one named first, then the others by kind; what lies in the discard
 * pile with all its copies cannot be held. */
static void
test_order (void)
{
  Table *table = open_after (4); /* purple played u1 side e3, m4, m4 side e5 */

  assert_shown (table, GTK_WIDGET (tray_of (table)),
                "m4 e5 e3 m1 m2 m3 m5 m6 m7 m8 m9 f1 f2 f3 f4 u2 u3 u4 e1 e2 e4 e6");
  table_close (table);
}

/* No more than a line or two of recent ones. */
static void
test_few_recent (void)
{
  Table *table = open_after (12); /* both have played twice */

  assert_shown (table, GTK_WIDGET (tray_of (table)),
                "m8 m5 f4 e5 e1 u3 m2 m6 m7 m9 f1 f2 f3 u2 u4 e2 e3 e4 e6");
  table_close (table);
}

/* Who holds nothing can play nothing; to teach a card is still offered. */
static void
test_empty_hand (void)
{
  Table *table = open_after (4);
  g_autofree char *text = NULL;

  type_play (table, "table adjust yellow hand -? -? -? -? -?");
  assert_shown (table, GTK_WIDGET (tray_of (table)), "");
  text = text_of (GTK_WIDGET (tray_of (table)));
  g_assert_nonnull (strstr (text, "The hand is empty."));
  g_assert_nonnull (find_button (GTK_WIDGET (tray_of (table)), "A Card That Is Not Here…"));
  /* a correction may give it any card */
  g_autoptr (GArray) cards = yc_tray_of_hand (table->session, 1, FALSE);
  g_assert_cmpuint (cards->len, >, 20);
  table_close (table);
}

/* Within a turn the order stays; what was played last in it is gone, if that was the only one. */
static void
test_order_in_turn (void)
{
  Table *table = open_after (4);

  type_play (table, "yellow activate yellowcake side e6");
  assert_last (table, "yellow activate yellowcake side e6");
  assert_shown (table, GTK_WIDGET (tray_of (table)),
                "m4 e5 e3 m1 m2 m3 m5 m6 m7 m8 m9 f1 f2 f3 f4 u2 u3 u4 e1 e2 e4");
  table_close (table);
}

/* What is told of the hand comes first where it may be seen, each card once. */
static void
test_told_first (void)
{
  Table *table = open_after (28); /* yellow has told f1 f4 m9 u2 u2, which are all */

  g_object_set (table->page, "hands-shown", TRUE, NULL);
  settle ();
  assert_shown (table, GTK_WIDGET (tray_of (table)), "m9 f1 f4 u2");
  table_close (table);
}

/* What another player told is offered as before: that it is missing would tell. */
static void
test_secret_of_others (void)
{
  Table *table = open_after (8);

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

/* What covers all with nobody idle comes first; the row stays while cards are laid. */
static void
test_likely (void)
{
  Table *table = open_after (4);
  GtkWidget *row = only (table->page, YC_TYPE_LIKELY_ROW);
  g_autofree char *before = NULL;

  assert_shown (table, row, "");
  tap (table, GTK_WIDGET (tray_of (table)), "e6"); /* two scientists */
  before = shown_below (table, row);
  g_assert_cmpstr (before, ==, "m9 e4 e3 m2 m8 u4");
  tap (table, row, "e4");
  assert_shown (table, row, before);
  tap (table, row, "e3");
  assert_shown (table, row, before);
  g_assert_true (gtk_widget_has_css_class (card_below (table, row, "e3"), "yc-wished"));
  g_assert_false (gtk_widget_has_css_class (card_below (table, row, "m9"), "yc-wished"));
  g_autofree char *wish = wish_of (table);
  g_assert_cmpstr (wish, ==, "yellow activate e6 side e4 e3");
  table_close (table);
}

static void
test_nobody_likely (void)
{
  Table *table = open_after (4);
  GtkWidget *row = only (table->page, YC_TYPE_LIKELY_ROW);
  g_autofree char *text = NULL;

  tap (table, GTK_WIDGET (tray_of (table)), "design-bomb");
  text = text_of (row);
  g_assert_nonnull (strstr (text, "Nothing is laid sideways"));
  table_close (table);
}

/* ---- Nothing moves ---- */

/* Gives the window the frames that it needs to be laid out. */
static void
lay_out (void)
{
  for (int i = 0; i < 12; i++) {
    settle ();
    g_usleep (10000);
  }
}

static float
height_of (Table *table, const char *id)
{
  graphene_rect_t bounds;
  GtkWidget *view = only (table->page, YC_TYPE_CHAIN_VIEW);

  lay_out ();
  g_assert_true (gtk_widget_compute_bounds (card_below (table, GTK_WIDGET (tray_of (table)), id),
                                            view, &bounds));
  return bounds.origin.y;
}

static void
test_still (void)
{
  Table *table = open_after (4);
  const float before = height_of (table, "e2");

  g_assert_cmpfloat (before, >, 0);
  tap (table, GTK_WIDGET (tray_of (table)), "e6");
  g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  for (int i = 0; i < 3; i++) {
    tap (table, GTK_WIDGET (tray_of (table)), "e3");
    g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  }
  gtk_widget_activate_action (table->page, "table.escape", NULL);
  tap (table, GTK_WIDGET (tray_of (table)), "double-agent");
  g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  table_close (table);
}

/* The first play of a turn goes up into the line that is kept for it. */
static void
test_still_after_record (void)
{
  Table *table = open_after (4);
  const float before = height_of (table, "e2");

  type_play (table, "yellow activate yellowcake side e6");
  assert_last (table, "yellow activate yellowcake side e6");
  g_assert_cmpfloat (height_of (table, "e2"), ==, before);
  table_close (table);
}

/* A play that is wider than the window is seen at its end, where the next card comes. */
static void
test_long_wish (void)
{
  static const char *const tapped[] = { "e6", "m2", "m8", "m9", "e4", "e3" };
  Table *table = open_after (4);
  g_autoptr (GPtrArray) areas = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  graphene_rect_t first, last;

  gtk_window_set_default_size (GTK_WINDOW (table->window), 360, 740);
  lay_out ();
  for (gsize i = 0; i < G_N_ELEMENTS (tapped); i++) {
    tap (table, GTK_WIDGET (tray_of (table)), tapped[i]);
    lay_out ();
  }
  areas = find_all (only (table->page, YC_TYPE_CHAIN_VIEW), GTK_TYPE_SCROLLED_WINDOW);
  cards = find_all (areas->pdata[0], YC_TYPE_CARD_BUTTON);
  g_assert_cmpuint (cards->len, ==, 5);
  g_assert_true (gtk_widget_compute_bounds (cards->pdata[0], areas->pdata[0], &first));
  g_assert_true (gtk_widget_compute_bounds (cards->pdata[4], areas->pdata[0], &last));
  g_assert_cmpfloat (first.origin.x, <, 0);
  g_assert_cmpfloat (last.origin.x + last.size.width, <=,
                     (float) gtk_widget_get_width (areas->pdata[0]));
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
  Table *table = open_after (4);
  GtkWidget *tray = GTK_WIDGET (tray_of (table));

  g_assert_true (gtk_widget_activate_action (table->page, "table.find-card", NULL));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (table->window)),
                                         yc_tray_get_filter (tray_of (table))));
  type_filter (table, "M3");
  assert_shown (table, tray, "m3");
  type_filter (table, "univers");
  assert_shown (table, tray, "u2 u3 u4");
  type_filter (table, "mine 5");
  assert_shown (table, tray, "m5 m6"); /* m6 brings 5 */
  type_filter (table, "nothing like it");
  assert_shown (table, tray, "");
  press_enter (table);
  g_autofree char *none = wish_of (table);
  g_assert_cmpstr (none, ==, "");
  table_close (table);
}

/* Typed, entered; the next one; and with nothing typed Enter records. */
static void
test_play_by_typing (void)
{
  Table *table = open_after (4);

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

/* ---- What is secret ---- */

static gboolean
some_tooltip_says (GtkWidget *root, const char *text)
{
  g_autoptr (GPtrArray) widgets = find_all (root, GTK_TYPE_WIDGET);

  for (guint i = 0; i < widgets->len; i++) {
    const char *tooltip = gtk_widget_get_tooltip_text (widgets->pdata[i]);

    if (tooltip != NULL && strstr (tooltip, text) != NULL)
      return TRUE;
  }
  return FALSE;
}

/* Neither the log nor the dialog that amends shows a told hand, and leaving it as it stands there
 * does not forget it. */
static void
test_log_keeps_secrets (void)
{
  Table *table = open_after (28);
  YcEntry *entry = yc_session_get_entry (table->session, 28);
  GtkWidget *row = g_object_ref_sink (yc_log_row_new ());

  g_assert_nonnull (strstr (yc_entry_get_text (entry), "u2"));
  yc_log_row_set_entry (YC_LOG_ROW (row), entry);
  g_assert_false (some_tooltip_says (row, "u2"));
  g_assert_true (some_tooltip_says (row, "table hand yellow"));
  g_object_unref (row);
  yc_line_dialog_open_amend (table->page, table->session, 28);
  settle ();
  GtkWidget *entry_field = only (dialog_of (table), GTK_TYPE_ENTRY);
  GtkWidget *record = find_button (dialog_of (table), "Record");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry_field)), ==, "table hand yellow");
  g_assert_false (gtk_widget_get_sensitive (record));
  g_autofree char *says = text_of (dialog_of (table));
  g_assert_nonnull (strstr (says, "are left out"));
  g_assert_null (strstr (says, "u2"));
  gtk_editable_set_text (GTK_EDITABLE (entry_field), "table hand yellow f1 m9");
  g_assert_true (gtk_widget_get_sensitive (record));
  table_close (table);
}

static void
test_amend_of_shown_hand (void)
{
  Table *table = open_after (28);

  g_object_set (table->page, "hands-shown", TRUE, NULL);
  yc_line_dialog_open_amend (table->page, table->session, 28);
  settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (only (dialog_of (table), GTK_TYPE_ENTRY))),
                   ==, "table hand yellow f1 f4 m9 u2 u2");
  table_close (table);
}

/* ---- What is tapped stays where it is ---- */

static graphene_rect_t
bounds_in (GtkWidget *widget, GtkWidget *root)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, root, &bounds));
  return bounds;
}

/* However many cards of a hand are named, those still to be tapped do not move. */
static void
test_list_still (void)
{
  static const char *const ids[] = { "m1", "f1", "e1", "f2", "f3", "m2", "f4", "e2", "u3", "e4" };
  Table *table = open_after (4);
  GtkWidget *dialog, *tray;
  graphene_rect_t before, after;

  type_play (table, "table adjust yellow hand +? +? +? +? +?");
  gtk_widget_activate_action (table->page, "table.tell-hand", NULL);
  lay_out ();
  dialog = dialog_of (table);
  tray = only (dialog, YC_TYPE_TRAY);
  before = bounds_in (card_below (table, tray, "m1"), dialog);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++) {
    tap (table, tray, ids[i]);
    lay_out ();
    after = bounds_in (card_below (table, tray, "m1"), dialog);
    g_assert_cmpfloat (after.origin.y, ==, before.origin.y);
  }
  click_button (table, dialog, "Tell");
  assert_last (table, "table hand yellow m1 f1 e1 f2 f3 m2 f4 e2 u3 e4");
  table_close (table);
}

/* The bar gets no lower while a play is composed, and does when it is not composed any more. */
static void
test_bar_still (void)
{
  static const char *const ids[] = { "f1", "u3", "u3", "e1", "e1" };
  Table *table = open_after (4);
  GtkWidget *bar = only (table->page, YC_TYPE_PLAY_BAR);
  const int empty = gtk_widget_get_height (bar);
  int height = empty;

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++) {
    tap (table, GTK_WIDGET (tray_of (table)), ids[i]);
    lay_out ();
    g_assert_cmpint (gtk_widget_get_height (bar), >=, height);
    height = gtk_widget_get_height (bar);
  }
  g_assert_cmpint (height, >, empty);
  yc_wish_clear (yc_play_bar_get_wish (YC_PLAY_BAR (bar)));
  lay_out ();
  g_assert_cmpint (gtk_widget_get_height (bar), ==, empty);
  table_close (table);
}

/* The lowest card in view is tapped, and the bar opens: what may be laid sideways stays in view. */
static void
test_view_still (void)
{
  Table *table = open_after (4);
  GtkWidget *likely = only (table->page, YC_TYPE_LIKELY_ROW);
  GtkWidget *pane = gtk_widget_get_ancestor (likely, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *card = card_below (table, GTK_WIDGET (tray_of (table)), "e6");
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (pane));
  graphene_rect_t row = bounds_in (likely, pane);
  double at;

  g_assert_cmpfloat (row.origin.y + row.size.height, <, gtk_widget_get_height (pane));
  gtk_widget_grab_focus (card);
  lay_out ();
  at = gtk_adjustment_get_value (along);
  g_signal_emit_by_name (card, "clicked");
  lay_out ();
  row = bounds_in (likely, pane);
  g_assert_cmpfloat (bounds_in (card, pane).origin.y, >, gtk_widget_get_height (pane));
  g_assert_cmpfloat (gtk_adjustment_get_value (along), ==, at);
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-tray/order", test_order);
  g_test_add_func ("/chain-tray/few-recent", test_few_recent);
  g_test_add_func ("/chain-tray/empty-hand", test_empty_hand);
  g_test_add_func ("/chain-tray/order-in-turn", test_order_in_turn);
  g_test_add_func ("/chain-tray/told-first", test_told_first);
  g_test_add_func ("/chain-tray/secret-of-others", test_secret_of_others);
  g_test_add_func ("/chain-tray/likely", test_likely);
  g_test_add_func ("/chain-tray/nobody-likely", test_nobody_likely);
  g_test_add_func ("/chain-tray/still", test_still);
  g_test_add_func ("/chain-tray/still-after-record", test_still_after_record);
  g_test_add_func ("/chain-tray/long-wish", test_long_wish);
  g_test_add_func ("/chain-tray/find", test_find);
  g_test_add_func ("/chain-tray/play-by-typing", test_play_by_typing);
  g_test_add_func ("/chain-tray/log-keeps-secrets", test_log_keeps_secrets);
  g_test_add_func ("/chain-tray/amend-of-shown-hand", test_amend_of_shown_hand);
  g_test_add_func ("/chain-tray/list-still", test_list_still);
  g_test_add_func ("/chain-tray/bar-still", test_bar_still);
  g_test_add_func ("/chain-tray/view-still", test_view_still);
  return g_test_run ();
}
