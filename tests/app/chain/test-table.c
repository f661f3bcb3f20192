/* test-chain-table.c: the card table: activations composed by pointing, the end of the turn, hands.
 */

#include "widgets/card-button.h"
#include "chain-fixture.h"
#include "legal-lines.h"
#include "chain/aspects.h"
#include "chain/chain-view.h"
#include "chain/likely-row.h"
#include "play/play-bar.h"
#include "play/ruling-bar.h"
#include "widgets/player-shape.h"
#include "widgets/wrap.h"
#include "walk.h"

/* What is used, what lies sideways under it, recorded: and the pool fills in by itself. */
static void
test_activation (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

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

static GtkWidget *
link_at (Table *table, guint position)
{
  g_autoptr (GPtrArray) wraps = find_all (table->page, YC_TYPE_WRAP);
  GtkWidget *link;

  while (!gtk_widget_has_css_class (wraps->pdata[0], "yc-links"))
    g_ptr_array_remove_index (wraps, 0);
  link = gtk_widget_get_first_child (wraps->pdata[0]);
  for (; position > 0 && link != NULL; position--)
    link = gtk_widget_get_next_sibling (link);
  return link;
}

/* What lies in the chain stays as it is, until another thing is known of a card in it. */
static void
test_links_stay (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  g_autoptr (GtkWidget) first = NULL;

  type_play (table, "activate u1 side e3");
  g_set_object (&first, link_at (table, 0));
  type_play (table, "activate m4 pool EE");
  g_assert_true (link_at (table, 0) == first);
  g_assert_nonnull (link_at (table, 1));
  gtk_widget_activate_action (table->page, "table.undo", NULL);
  settle ();
  g_assert_true (link_at (table, 0) == first);
  g_assert_null (link_at (table, 1));
  g_assert_true (
    yc_session_teach (table->session, "card e3 enrichment x1 needs ? gives ? side LLL", NULL));
  settle ();
  g_assert_nonnull (link_at (table, 0));
  g_assert_true (link_at (table, 0) != first);
  table_close (table);
}

/* Ending the turn takes two clicks, and passes it on. */
static void
test_end (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

  click_button (table, table->page, "End Turn");
  g_assert_nonnull (dialog_of (table));
  click_button (table, dialog_of (table), "End the Turn");
  assert_last (table, "purple end");
  g_assert_null (dialog_of (table));
  g_assert_cmpint (yc_session_get_active_seat (table->session), ==, 1);
  table_close (table);
}

/* Where nobody plays any more no turn is ended, by F8 either. */
static void
test_end_of_none (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, G_MAXUINT);

  const guint n = yc_session_get_n_events (table->session);

  g_assert_true (yc_session_is_over (table->session));
  gtk_widget_activate_action (table->page, "table.end", NULL);
  settle ();
  g_assert_null (dialog_of (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, n);
  table_close (table);
}

/* Who looks back leaves what is asked: it would be recorded now. */
static void
test_end_looked_back (void)
{
  g_autofree char *text = yc_sample_text ("card-3p");
  Table *table = table_open (text, 4);

  click_button (table, table->page, "End Turn");
  g_assert_nonnull (dialog_of (table));
  gtk_widget_activate_action (table->page, "table.look-at", "u", 1);
  settle ();
  g_assert_false (yc_view_is_now (table->view));
  g_assert_null (dialog_of (table));
  gtk_widget_activate_action (table->page, "table.now", NULL);
  click_button (table, table->page, "End Turn");
  g_assert_nonnull (dialog_of (table));
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 4);
  table_close (table);
}

/* What is drawn follows what is told of the discards, untold ones by one tap; the cards below are
 * not tapped by mistake, and Enter goes on. */
static void
test_discards (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  GtkWidget *question;

  click_button (table, table->page, "End Turn");
  question = dialog_of (table);
  g_assert_true (says (question, "No card is drawn, unless cards are discarded."));
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (tray_of (table))));
  click_button (table, question, "3");
  g_assert_true (says (question, "3 cards are drawn."));
  click_button (table, question, "2");
  g_assert_true (says (question, "2 cards are drawn."));
  gtk_expander_set_expanded (GTK_EXPANDER (only (question, GTK_TYPE_EXPANDER)), TRUE);
  settle ();
  gtk_widget_grab_focus (find_button (question, "A Card Nobody Told"));
  click_button (table, question, "A Card Nobody Told");
  g_assert_true (press_key_in (table, question, GDK_KEY_Return, 0));
  assert_last (table, "purple end discard ? ? ?");
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (tray_of (table))));
  table_close (table);
}

/* The search runs beside the window; its first play becomes the wish and is legal. */
static void
test_reach (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 28); /* yellow has told f1 f4 m9 u2 u2 */
  GtkWidget *compose = NULL;

  g_assert_true (gtk_widget_activate_action (table->page, "table.reach", NULL));
  click_button (table, dialog_of (table), "Show");
  for (int i = 0; i < 2000 && compose == NULL; i++) {
    settle ();
    g_usleep (5000);
    compose = find_button (dialog_of (table), "Compose the First Play");
  }
  g_assert_nonnull (compose);
  g_autofree char *says = text_of (dialog_of (table));
  g_assert_nonnull (strstr (says, "can end this turn with"));
  g_assert_nonnull (strstr (says, "looked at"));
  g_assert_nonnull (strstr (says, "A factory could draw"));
  g_signal_emit_by_name (compose, "clicked");
  settle ();
  g_assert_nonnull (find_button (table->page, "Record"));
  table_close (table);
}

/* A told hand is neither drawn nor proposed until somebody asks for it. */
static void
test_hidden_hand (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 28);
  g_auto (GStrv) hidden = yc_legal_lines (table->view);
  g_autofree char *before = g_strjoinv ("\n", hidden);

  g_assert_null (strstr (before, "u2"));
  YcEntry *told = yc_view_get_entry (table->view, 28);
  g_assert_cmpstr (yc_entry_get_sentence (told), ==, "Bo tells cards of the hand.");
  g_object_set (table->page, "hands-shown", TRUE, NULL);
  settle ();
  g_auto (GStrv) shown = yc_legal_lines (table->view);
  g_autofree char *after = g_strjoinv ("\n", shown);
  g_assert_nonnull (strstr (yc_entry_get_sentence (told), "University"));
  g_assert_nonnull (strstr (after, "yellow activate f1 side f4 u2 draw"));
  table_close (table);
}

/* What lies sideways can be taken back with a click. */
static void
test_take_back (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  g_autoptr (GPtrArray) cards = NULL;

  tap_card (table, "u1");
  tap_card (table, "e3");
  tap_card (table, "m2");
  assert_wish (table, "purple activate u1 side e3 m2");
  cards = find_all (table->page, YC_TYPE_CARD_BUTTON);
  g_signal_emit_by_name (cards->pdata[1], "clicked");
  settle ();
  assert_wish (table, "purple activate u1 side e3");
  table_close (table);
}

/* ---- The last round ---- */

/* What the page tells a screen reader to say at once; NULL if nothing. */
static GtkWidget *
find_alert (Table *table)
{
  g_autoptr (GPtrArray) boxes = find_all (table->page, GTK_TYPE_BOX);

  for (guint i = 0; i < boxes->len; i++)
    if (gtk_accessible_get_accessible_role (boxes->pdata[i]) == GTK_ACCESSIBLE_ROLE_ALERT)
      return boxes->pdata[i];
  return NULL;
}

/* It is announced as news and not as a failure, to the eye and the screen reader, until somebody
 * has understood. */
static void
test_last_round (void)
{
  g_autofree char *text = yc_sample_text ("older-card-3p");
  Table *table = table_open (text, 91);

  g_assert_null (find_alert (table));
  type_play (table, "blue end");
  g_assert_true (gtk_widget_has_css_class (find_alert (table), "yc-news"));
  g_autofree char *says = text_of (find_alert (table));
  g_assert_nonnull (strstr (says, "The target is reached"));
  g_autoptr (GPtrArray) icons = find_all (find_alert (table), GTK_TYPE_IMAGE);
  g_assert_cmpuint (icons->len, ==, 1);
  type_play (table, "purple activate yellowcake side m3 m4");
  g_assert_nonnull (find_alert (table));
  click_button (table, find_alert (table), "Understood");
  g_assert_null (find_alert (table));
  table_close (table);
}

/* Alone, the deck ends the game: one more turn, which the line of the turn says too. */
static void
test_last_turn (void)
{
  g_autofree char *text = yc_sample_text ("older-card-1p");
  Table *table = table_open (text, 47);

  type_play (table, "yellow end");
  g_autofree char *says = text_of (find_alert (table));
  g_assert_nonnull (strstr (says, "The deck is out: this is the last turn."));
  g_autofree char *page = text_of (table->page);
  g_assert_nonnull (strstr (page, "is to move: the last turn."));
  click_button (table, table->page, "End Turn");
  g_autofree char *end = text_of (dialog_of (table));
  g_assert_nonnull (strstr (end, "The game ends with this turn."));
  table_close (table);
}

/* What is undone is no news any more, and done again it is. */
static void
test_last_round_undone (void)
{
  g_autofree char *text = yc_sample_text ("older-card-3p");
  Table *table = table_open (text, 91);

  type_play (table, "blue end");
  g_assert_true (gtk_widget_activate_action (table->page, "table.undo", NULL));
  settle ();
  g_assert_null (find_alert (table));
  g_assert_true (gtk_widget_activate_action (table->page, "table.redo", NULL));
  settle ();
  g_assert_nonnull (find_alert (table));
  type_play (table, "purple end");
  g_assert_true (yc_session_is_over (table->session));
  g_assert_null (find_alert (table));
  g_assert_nonnull (dialog_of (table));
  table_close (table);
}

/* The mark before the last sentence is that of the winner, who need not have moved last. */
static void
test_winner_is_marked (void)
{
  g_autofree char *text = yc_sample_text ("card-5p");
  Table *table = table_open (text, G_MAXUINT);
  g_autoptr (GPtrArray) shapes = find_all (table->page, YC_TYPE_PLAYER_SHAPE);
  guint color = YC_COLORS;

  g_assert_true (yc_session_is_over (table->session));
  g_object_get (shapes->pdata[0], "color", &color, NULL);
  g_assert_cmpuint (color, ==, YC_PURPLE);
  table_close (table);
}

/* ---- Wishes against the rules ---- */

/* What is missing is said at every tap; what happened all the same is recorded with its reason. */
static void
test_let_stand (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  g_autoptr (GPtrArray) entries = NULL;

  tap_card (table, "m6"); /* three engineers */
  tap_card (table, "m1");
  g_autofree char *line = text_of (ruling_bar (table));
  g_assert_nonnull (strstr (line, "Still missing: 2 engineers."));
  g_assert_null (strstr (line, "must cover what the card shows"));
  g_assert_null (find_button (table->page, "It Happened Anyway"));
  click_button (table, table->page, "Why?");
  g_autofree char *says = text_of (ruling_bar (table));
  g_assert_nonnull (strstr (says, "must cover what the card shows"));
  g_assert_nonnull (strstr (says, "Not enough yet"));
  g_assert_null (strstr (says, "where it is played from")); /* nobody showed the hand */
  g_assert_false (gtk_widget_has_css_class (ruling_bar (table), "yc-illegal"));
  g_assert_null (find_button (table->page, "Record"));
  entries = find_all (only (table->page, YC_TYPE_PLAY_BAR), GTK_TYPE_ENTRY);
  gtk_editable_set_text (entries->pdata[0], "nobody noticed");
  click_button (table, table->page, "It Happened Anyway");
  assert_last (table, "purple activate m6 side m1 ! \"nobody noticed\"");
  assert_wish (table, "");
  table_close (table);
}

/* What nobody showed is only signed, while a play is composed and in the log; whoever asks is
 * told. */
static void
test_quiet (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

  tap_card (table, "u1");
  tap_card (table, "e3");
  g_assert_nonnull (find_button (table->page, "Record"));
  g_assert_false (says (table->page, "Rests on what nobody showed"));
  click_button (table, table->page, "?");
  g_assert_true (says (table->page, "Rests on what nobody showed"));
  click_button (table, table->page, "Record");
  assert_last (table, "purple activate u1 side e3");
  g_assert_false (says (table->page, "Rests on what nobody showed"));
  /* the next play is quiet again */
  tap_card (table, "m4");
  g_assert_false (says (table->page, "Rests on what nobody showed"));
  table_close (table);
}

/* Who comes from the pool is no longer missing. */
static void
test_missing (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

  type_play (table, "purple activate u1 side e3"); /* makes two engineers */
  tap_card (table, "m6");
  g_autofree char *says = text_of (ruling_bar (table));
  g_assert_nonnull (strstr (says, "Still missing: 1 engineer."));
  gtk_window_set_focus (GTK_WINDOW (table->window), NULL);
  g_assert_true (gtk_widget_activate_action (table->page, "table.record", NULL));
  settle ();
  g_assert_true (gtk_widget_has_css_class (ruling_bar (table), "yc-stressed"));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (table->window)),
                                         only (table->page, YC_TYPE_LIKELY_ROW)));
  tap_card (table, "e2");
  g_assert_false (gtk_widget_has_css_class (ruling_bar (table), "yc-stressed"));
  table_close (table);
}

/* A card more than is needed is no fault, but its loss is said. */
static void
test_surplus (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

  tap_card (table, "u1");
  tap_card (table, "u3");
  g_autofree char *enough = text_of (table->page);
  tap_card (table, "e1");
  g_autofree char *more = text_of (table->page);
  g_assert_null (strstr (enough, "Spent, not needed"));
  g_assert_nonnull (strstr (more, "Spent, not needed"));
  click_button (table, table->page, "Record");
  assert_last (table, "purple activate u1 side u3 e1");
  table_close (table);
}

/* ---- What is refused, and what nobody knows ---- */

/* Of an empty hand there is nothing to tell, and that is said. */
static void
test_empty_hand (void)
{
  Table *table = table_open_playthrough ("older-card-2p");

  type_play (table, "table adjust purple hand -? -? -? -? -?");
  g_assert_true (gtk_widget_activate_action (table->page, "table.tell-hand", NULL));
  settle ();
  g_assert_null (dialog_of (table));
  g_autofree char *page = text_of (table->page);
  g_assert_nonnull (strstr (page, "Ana holds no cards."));
  table_close (table);
}

/* A card that nobody knows is drawn as that, not as another. */
static void
test_unknown_drawn (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  g_autofree char *before = text_of (table->page);

  type_play (table, "purple activate e77 side e3");
  g_autofree char *after = text_of (table->page);
  g_assert_null (strstr (before, "Not told"));
  g_assert_nonnull (strstr (after, "Not told"));
  table_close (table);
}

/* A card that is not there cannot be let stand. */
static void
test_refused (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  Table *table = table_open (text, 28); /* yellow has told f1 f4 m9 u2 u2, which are all */

  tap_card (table, "e3");
  g_autofree char *says = text_of (ruling_bar (table));
  g_assert_nonnull (strstr (says, "in the hand of Bo."));
  g_assert_nonnull (strstr (says, "This cannot be"));
  g_assert_true (gtk_widget_has_css_class (ruling_bar (table), "yc-illegal"));
  g_assert_null (find_button (table->page, "Record"));
  g_assert_null (find_button (table->page, "It Happened Anyway"));
  table_close (table);
}

/* What is still being laid is not sent to the end of the turn; a remedy becomes the wish. */
static void
test_remedy (void)
{
  Table *table = table_open_playthrough ("older-card-2p");
  GtkWidget *remedy = NULL;

  tap_card (table, "m6");
  g_autofree char *says = text_of (ruling_bar (table));
  g_assert_null (strstr (says, "ends the turn"));
  type_play (table, "purple activate u1 pool E"); /* the pool is empty */
  g_autoptr (GPtrArray) buttons = find_all (ruling_bar (table), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len && remedy == NULL; i++)
    if (gtk_widget_has_css_class (buttons->pdata[i], "yc-remedy"))
      remedy = buttons->pdata[i];
  g_assert_nonnull (remedy);
  g_signal_emit_by_name (remedy, "clicked");
  settle ();
  g_assert_nonnull (find_button (table->page, "Record"));
  table_close (table);
}

/* A number nobody knows yet is no fault of who plays the card: it is to be taught. */
static void
test_unknown_number (void)
{
  Table *table = open_with ("older-card-2p", "mine x2 needs EEE gives Y5 side L\n",
                            "mine x2 needs unknown gives Y5 side L\n");

  tap_card (table, "m6"); /* of two things that nobody showed the hand comes first */
  g_autofree char *untold = text_of (ruling_bar (table));
  g_assert_nonnull (strstr (untold, "Rests on what nobody showed"));
  g_assert_nonnull (find_button (ruling_bar (table), "Teach This Card…"));
  tap_card (table, "m6"); /* recorded as it is, and undone */
  assert_last (table, "purple activate m6");
  type_play (table, "table undo");
  type_play (table, "table hand purple m6");
  tap_card (table, "m6");
  g_autofree char *ruling = text_of (ruling_bar (table));
  g_assert_nonnull (strstr (ruling, "Not known yet"));
  g_assert_null (strstr (ruling, "Against the rules"));
  g_assert_null (strstr (ruling, "ends the turn"));
  g_assert_null (strstr (ruling, "Legal instead:"));
  g_assert_nonnull (find_button (ruling_bar (table), "Teach This Card…"));
  g_assert_false (gtk_widget_has_css_class (ruling_bar (table), "yc-illegal"));
  g_autofree char *page = text_of (table->page);
  g_assert_nonnull (strstr (page, "The cost of this card is not known yet."));
  g_assert_null (strstr (page, "Nobody is missing."));
  table_close (table);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/chain-table/activation", test_activation);
  g_test_add_func ("/chain-table/links-stay", test_links_stay);
  g_test_add_func ("/chain-table/end", test_end);
  g_test_add_func ("/chain-table/end-looked-back", test_end_looked_back);
  g_test_add_func ("/chain-table/end-of-none", test_end_of_none);
  g_test_add_func ("/chain-table/discards", test_discards);
  g_test_add_func ("/chain-table/reach", test_reach);
  g_test_add_func ("/chain-table/hidden-hand", test_hidden_hand);
  g_test_add_func ("/chain-table/take-back", test_take_back);
  g_test_add_func ("/chain-table/last-round", test_last_round);
  g_test_add_func ("/chain-table/last-turn", test_last_turn);
  g_test_add_func ("/chain-table/last-round-undone", test_last_round_undone);
  g_test_add_func ("/chain-table/winner-is-marked", test_winner_is_marked);
  g_test_add_func ("/chain-table/let-stand", test_let_stand);
  g_test_add_func ("/chain-table/missing", test_missing);
  g_test_add_func ("/chain-table/quiet", test_quiet);
  g_test_add_func ("/chain-table/surplus", test_surplus);
  g_test_add_func ("/chain-table/empty-hand", test_empty_hand);
  g_test_add_func ("/chain-table/unknown-drawn", test_unknown_drawn);
  g_test_add_func ("/chain-table/refused", test_refused);
  g_test_add_func ("/chain-table/remedy", test_remedy);
  g_test_add_func ("/chain-table/unknown-number", test_unknown_number);
  return g_test_run ();
}
