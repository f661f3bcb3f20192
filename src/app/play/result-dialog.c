/* result-dialog.c: see result-dialog.h. */

#include "result-dialog.h"

#include "chain/plans.h"
#include "widgets/player-shape.h"
#include "words.h"

#include <glib/gi18n.h>

/* ---- Where the points come from ---- */

static int
bomb_points (const YcCard *card, gboolean tested)
{
  return card->kind == YC_KIND_PLUTONIUM_BOMB && tested ? card->points_tested : card->points;
}

static void
add_line (GtkWidget *expander, const char *words, int points)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *number = g_strdup_printf ("%d", points);
  GtkWidget *label = gtk_label_new (number);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
}

static int
add_bombs (GtkWidget *expander, const YcSetup *setup, const YcBoard *board, int seat)
{
  int n = 0;

  for (YcRef ref = 0; ref < setup->catalogue.n[YC_BOMBS]; ref++) {
    const YcBomb *bomb = &board->bombs[ref];
    const YcCard *card = &setup->catalogue.cards[YC_BOMBS][ref];

    if (bomb->place != YC_BOMB_BUILT || bomb->holder != seat)
      continue;
    g_autofree char *words = yc_words_card (card);
    add_line (expander, words, bomb_points (card, board->players[seat].tested));
    if (bomb->loaded)
      add_line (expander, _ ("… loaded on a bomber"), YC_LOAD_POINTS);
    n++;
  }
  return n;
}

static void
add_board_lines (GtkWidget *expander, YcSession *session, int seat)
{
  const YcBoard *board = &yc_session_get_position (session)->board;
  const YcBoardPlayer *player = &board->players[seat];

  if (add_bombs (expander, yc_session_get_setup (session), board, seat) == 0 && !player->tested)
    add_line (expander, _ ("No bomb built"), 0);
  if (player->tested)
    add_line (expander, _ ("Implosion test"), player->test_points);
}

/* Section 4 of the card game. Half of the Uranium counts at the end only, but is told before, too.
 */
static void
add_chain_lines (GtkWidget *expander, YcSession *session, int seat)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcChainPlayer *player = &yc_session_get_position (session)->chain.players[seat];
  g_autofree char *uranium
    = g_strdup_printf (_ ("Half of %d Uranium, counted at the end"), player->uranium);
  g_autofree char *yellowcake = yc_words_amount (&yc_chain_game, YC_YELLOWCAKE, player->yellowcake);
  /* Translators: %s is an amount of yellowcake */
  g_autofree char *tie = g_strdup_printf (_ ("In a tie: %s"), yellowcake);

  for (int i = 0; i < player->n_bombs; i++) {
    const YcCard *plan = &setup->catalogue.cards[YC_BOMBS][player->bombs[i]];
    g_autofree char *words = yc_words_card (plan);

    add_line (expander, words, MAX (plan->points, 0));
    if (yc_bomb_is_loaded (player, i))
      add_line (expander, _ ("… loaded"), YC_LOADED_POINTS);
  }
  add_line (expander, uranium, player->uranium / 2);
  if (setup->n_seats > 1)
    add_line (expander, tie, 0);
}

static int
points_of (YcSession *session, int seat)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcPosition *position = yc_session_get_position (session);

  if (yc_session_get_game (session) == &yc_chain_game && yc_session_is_over (session))
    return yc_chain_final_score (setup, &position->chain, seat);
  return yc_session_get_game (session)->score (setup, position, seat);
}

static GtkWidget *
player_row_new (YcSession *session, int seat)
{
  const YcSetup *setup = yc_session_get_setup (session);
  int points = points_of (session, seat);
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *name = yc_words_player (setup, seat);
  g_autofree char *total
    = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), total);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row),
                               yc_player_shape_new (setup->seats[seat].color));
  if (yc_session_get_game (session) == &yc_manhattan_game)
    add_board_lines (row, session, seat);
  else
    add_chain_lines (row, session, seat);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), yc_session_is_over (session));
  return row;
}

/* When the game is over, the winner comes first; among equals the order of the turns stays. */
static void
order_seats (YcSession *session, int seats[YC_MAX_SEATS])
{
  const int n_seats = yc_session_get_setup (session)->n_seats;

  for (int seat = 0; seat < n_seats; seat++) {
    int at = seat;

    while (yc_session_is_over (session) && at > 0
           && points_of (session, seats[at - 1]) < points_of (session, seat)) {
      seats[at] = seats[at - 1];
      at--;
    }
    seats[at] = seat;
  }
}

/* ---- The dialog ---- */

static GtkWidget *
content_new (YcSession *session)
{
  const YcSetup *setup = yc_session_get_setup (session);
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  int seats[YC_MAX_SEATS] = { 0 };
  g_autofree char *result
    = yc_words_result (yc_session_get_record (session), yc_session_get_position (session));

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), yc_session_is_over (session)
                                                                    ? _ ("The game is over")
                                                                    : _ ("Points so far"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), result);
  order_seats (session, seats);
  for (int i = 0; i < setup->n_seats; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), player_row_new (session, seats[i]));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return page;
}

static void
close_on_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}

void
yc_result_dialog_open (GtkWidget *parent, YcSession *session)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = content_new (session);
  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_set_title (GTK_WINDOW (window), _ ("Points"));
  gtk_window_set_default_size (GTK_WINDOW (window), 480, 600);
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (parent)));
  close_on_escape (window);
  gtk_window_present (GTK_WINDOW (window));
}
