/* manhattan-table.c: the table of The Manhattan Project: what is pointed at on the main board and
 * before the players goes to the play bar. Twice at the same thing records it. */

#include "manhattan-table.h"

#include "adjusting.h"
#include "board-keys.h"
#include "board-view.h"
#include "deal-question.h"
#include "faces.h"
#include "follow-up.h"
#include "manhattan-cards.h"
#include "play/table-private.h"
#include "player-panel.h"
#include "setting-up.h"
#include "widgets/keep-in-view.h"
#include "words.h"

#include <glib/gi18n.h>

static YcComposer *
wish_of (YcTablePage *self)
{
  return yc_play_bar_get_composer (self->bar);
}

/* ---- Pointing ---- */

static void
space_chosen (YcTablePage *self, int space)
{
  if (yc_table_page_may_point (self))
    yc_table_page_point (self, YC_POINT_SPACE, space);
}

/* What nobody told is asked for first: a second tap buys it untold, and so does one for what is
 * bought on Construction. */
static gboolean
is_asked_for (YcTablePage *self, int slot)
{
  const YcPlay *play = yc_composer_get_play (wish_of (self));

  return yc_table_page_may_tell (self) && yc_table_page_is_playing (self)
         && (yc_composer_is_empty (wish_of (self)) || play->slot == 0)
         && yc_manhattan_tell_slot (self, slot);
}

static void
slot_chosen (YcTablePage *self, int slot)
{
  if (yc_table_page_may_point (self) && !is_asked_for (self, slot))
    yc_table_page_point (self, YC_POINT_SLOT, slot);
}

static int
seat_of_panel (YcTablePage *self, GtkWidget *panel)
{
  int seat = 0;

  while (self->panels[seat] != panel)
    seat++;
  return seat;
}

static void
building_chosen (YcTablePage *self, int building, GtkWidget *panel)
{
  if (building == YC_UNTOLD && yc_table_page_may_tell (self))
    yc_manhattan_tell_building (self, seat_of_panel (self, panel));
  else if (building != YC_UNTOLD && yc_table_page_may_point (self))
    yc_table_page_point (self, YC_POINT_CARD, building);
}

static void
say_whose_card (YcTablePage *self, int holder)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autofree char *name = yc_words_player (setup, holder);
  g_autofree char *active = yc_words_player (setup, yc_view_get_active_seat (self->view));
  /* Translators: who holds a card, and whose turn it is */
  g_autofree char *sentence
    = g_strdup_printf (_ ("%1$s holds this card, but it is the turn of %2$s."), name, active);

  yc_table_page_say (self, sentence);
}

static void
row_bomb_chosen (YcTablePage *self, int bomb)
{
  if (bomb == YC_UNTOLD && yc_table_page_may_tell (self))
    yc_manhattan_tell_bombs (self);
  else if (bomb != YC_UNTOLD && yc_table_page_may_point (self))
    yc_table_page_point (self, YC_POINT_BOMB, bomb);
}

/* An untold card is asked for only in the hand of the player to move: nobody else builds now. */
static void
player_bomb_chosen (YcTablePage *self, int bomb, GtkWidget *panel)
{
  if (!yc_table_page_may_point (self))
    return;
  if (bomb != YC_UNTOLD)
    yc_table_page_point (self, YC_POINT_BOMB, bomb);
  else if (seat_of_panel (self, panel) == yc_view_get_active_seat (self->view))
    yc_manhattan_pick_bomb (self);
  else
    say_whose_card (self, seat_of_panel (self, panel));
}

static void
player_chosen (YcTablePage *self, int seat)
{
  if (yc_table_page_may_point (self)
      && (seat != yc_view_get_active_seat (self->view)
          || yc_composer_goes_on (wish_of (self), YC_POINT_PLAYER, seat)))
    yc_table_page_point (self, YC_POINT_PLAYER, seat);
}

/* ---- Drawing ---- */

static GtkWidget *
board_new (YcTablePage *self)
{
  GtkWidget *board = yc_board_view_new ();

  g_signal_connect_swapped (board, "space-chosen", G_CALLBACK (space_chosen), self);
  g_signal_connect_swapped (board, "slot-chosen", G_CALLBACK (slot_chosen), self);
  g_signal_connect_swapped (board, "bomb-chosen", G_CALLBACK (row_bomb_chosen), self);
  return board;
}

static GtkWidget *
panel_new (YcTablePage *self, int seat G_GNUC_UNUSED)
{
  GtkWidget *panel = yc_player_panel_new ();

  g_signal_connect_swapped (panel, "building-chosen", G_CALLBACK (building_chosen), self);
  g_signal_connect_swapped (panel, "bomb-chosen", G_CALLBACK (player_bomb_chosen), self);
  g_signal_connect_swapped (panel, "player-chosen", G_CALLBACK (player_chosen), self);
  return panel;
}

/* Players whose cards are there with the first frame: more than a usual window shows. Those below
 * them follow, a player a frame, so that nobody waits for what is out of sight. */
#define AT_ONCE 2

static void
show_player (YcTablePage *self, int seat, const YcLegalMarks *marks, gboolean with_cards)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPosition *position = yc_view_get_position (self->view);
  YcPlayerPanel *panel = YC_PLAYER_PANEL (self->panels[seat]);

  yc_player_panel_show (panel, setup, position, seat);
  if (with_cards)
    yc_player_panel_show_cards (panel, setup, position);
  yc_player_panel_set_legal (panel, marks);
}

/* Whether something of a player can be used, struck or repaired. */
static gboolean
can_be_meant (YcTablePage *self, const YcLegalMarks *marks, int seat)
{
  const YcBoard *board = yc_board_of (yc_view_get_position (self->view));

  if (marks == NULL)
    return FALSE;
  for (int building = 0; building < YC_MAX_BUILDINGS; building++)
    if (marks->buildings[building] && board->buildings[building].owner == seat)
      return TRUE;
  return marks->hit[yc_session_get_setup (self->session)->seats[seat].color];
}

/* The room that the players have while nothing is asked or composed below them: they are not folded
 * and unfolded within a turn. */
static int
room_of_players (YcTablePage *self)
{
  YcNoticedDecks *noticed = self->noticed;
  const int page_height = gtk_widget_get_height (GTK_WIDGET (self));
  const int room = gtk_widget_get_height (GTK_WIDGET (self->players_pane));

  noticed->players_room
    = noticed->page_height == page_height ? MAX (noticed->players_room, room) : room;
  noticed->page_height = page_height;
  return noticed->players_room;
}

/* How high the players are as they are folded now. */
static int
height_of_players (YcTablePage *self)
{
  int height;

  gtk_widget_measure (GTK_WIDGET (self->players), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (GTK_WIDGET (self->players)), &height, NULL, NULL, NULL);
  return height;
}

/* Whether there is room for all that the players have; before there is a window nobody knows. They
 * are unfolded only if there may be. */
static gboolean
unfold_into_room (YcTablePage *self, int n_seats)
{
  const int room = room_of_players (self);
  const int width = gtk_widget_get_width (GTK_WIDGET (self->players));
  int height = room > 0 ? height_of_players (self) : 0;

  for (int seat = 0; room > 0 && seat < n_seats; seat++) {
    const int folded
      = yc_player_panel_get_folded_height (YC_PLAYER_PANEL (self->panels[seat]), width);

    height += folded;
    if (folded > 0 && height > room)
      return FALSE;
  }
  for (int seat = 0; seat < n_seats; seat++)
    yc_player_panel_set_folded (YC_PLAYER_PANEL (self->panels[seat]), FALSE, n_seats > AT_ONCE);
  return n_seats <= AT_ONCE || (room > 0 && height_of_players (self) <= room);
}

/* The player to move is in sight, whoever else is: where there is no room for all, the others are a
 * line, unless something of theirs can be meant. */
static void
fold_players (YcTablePage *self, const YcLegalMarks *marks)
{
  const int n_seats = yc_session_get_setup (self->session)->n_seats;
  const int active = yc_view_get_active_seat (self->view);

  if (unfold_into_room (self, n_seats))
    return;
  for (int seat = 0; seat < n_seats; seat++)
    yc_player_panel_set_folded (YC_PLAYER_PANEL (self->panels[seat]),
                                seat != active && !can_be_meant (self, marks, seat), TRUE);
}

/* Once everything has its place. */
static gboolean
bring_up_active (GtkWidget *page, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (page);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->players_pane);
  GtkWidget *panel = self->panels[yc_view_get_active_seat (self->view)];
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (panel, GTK_WIDGET (self->players), &bounds))
    return G_SOURCE_REMOVE;
  gtk_adjustment_clamp_page (place, bounds.origin.y, bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

static const YcLegalMarks *
mark_legal (YcTablePage *self, gboolean playing, YcLegalMarks *marks)
{
  if (!playing)
    return NULL;
  yc_view_each_legal_play (self->view, yc_legal_marks_add, marks);
  return marks;
}

static gboolean
show_next_cards (GtkWidget *page, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (page);
  const int n_seats = yc_session_get_setup (self->session)->n_seats;
  YcLegalMarks marks = { 0 };
  int seat = 0;

  /* what comes before the first frame is waited for */
  if (gtk_widget_get_width (page) == 0)
    return G_SOURCE_CONTINUE;
  const YcLegalMarks *legal = mark_legal (self, yc_table_page_is_playing (self), &marks);
  while (seat < n_seats && yc_player_panel_has_cards (YC_PLAYER_PANEL (self->panels[seat])))
    seat++;
  if (seat < n_seats) {
    show_player (self, seat, legal, TRUE);
    return G_SOURCE_CONTINUE;
  }
  /* only now is it known how much room they take */
  fold_players (self, legal);
  return G_SOURCE_REMOVE;
}

/* Whoever is next, and what players had at another time: the frame that shows the play is not to
 * wait for their room. */
static void
turn_to_active (gpointer page)
{
  YcTablePage *self = page;
  YcNoticedDecks *noticed = self->noticed;
  const int n_seats = yc_session_get_setup (self->session)->n_seats;
  YcLegalMarks marks = { 0 };
  const YcLegalMarks *legal = mark_legal (self, yc_table_page_is_playing (self), &marks);

  for (int seat = 0; noticed->players_due && seat < n_seats; seat++)
    show_player (self, seat, legal, TRUE);
  noticed->players_due = FALSE;
  fold_players (self, legal);
  if (gtk_widget_get_mapped (page))
    gtk_widget_add_tick_callback (page, bring_up_active, NULL, NULL);
}

/* A play changes a thing or two; a look at another time all that everybody has. */
static void
notice_event (YcTablePage *self, gboolean is_seen)
{
  YcNoticedDecks *noticed = self->noticed;
  const guint event = yc_view_get_event (self->view), before = noticed->event;

  noticed->event = event;
  /* a step that follows at once shows them, too; unseen, they are there at once if they are due */
  if (is_seen)
    noticed->players_due = MAX (event, before) - MIN (event, before) > 1;
}

static void
show (YcTablePage *self, gboolean playing)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcNoticedDecks *noticed = self->noticed;
  const gboolean is_seen = gtk_widget_get_mapped (GTK_WIDGET (self));
  YcLegalMarks marks = { 0 };
  const YcLegalMarks *legal = mark_legal (self, playing, &marks);

  notice_event (self, is_seen);
  yc_board_view_show (YC_BOARD_VIEW (self->board), setup, yc_view_get_position (self->view));
  yc_board_view_set_legal (YC_BOARD_VIEW (self->board), legal);
  for (int seat = 0; !noticed->players_due && seat < setup->n_seats; seat++)
    show_player (self, seat, legal, is_seen || seat < AT_ONCE);
  yc_later_begin (&self->later, GTK_WIDGET (self), turn_to_active, self);
  yc_keep_next_in_view (self->players_pane, self->panels[yc_view_get_active_seat (self->view)]);
  if (!is_seen && setup->n_seats > AT_ONCE)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), show_next_cards, NULL, NULL);
}

static void
show_change (YcTablePage *self, const YcPosition *before)
{
  yc_board_view_set_change (YC_BOARD_VIEW (self->board), before, yc_view_get_position (self->view));
}

static void
show_wish (YcTablePage *self)
{
  const YcPlay *play = yc_composer_get_play (wish_of (self));
  gboolean on_space = !yc_composer_is_empty (wish_of (self)) && play->verb == YC_PLACE;

  yc_board_view_set_wish (YC_BOARD_VIEW (self->board), on_space ? play->target : YC_NONE,
                          on_space ? play->slot : 0);
}

/* ---- A screen for everybody ---- */

static GtkWidget *
screen_board_new (YcView *view G_GNUC_UNUSED)
{
  return yc_board_view_new ();
}

static GtkWidget *
screen_panel_new (YcView *view G_GNUC_UNUSED, int seat G_GNUC_UNUSED)
{
  return yc_player_panel_new ();
}

/* Without buildings and bombs: five players with theirs fill more than a screen. */
static void
screen_show (GtkWidget *board, GtkWidget *const panels[], YcView *view)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (view));
  const YcPosition *position = yc_view_get_position (view);

  yc_board_view_show (YC_BOARD_VIEW (board), setup, position);
  for (int seat = 0; seat < setup->n_seats; seat++)
    yc_player_panel_show (YC_PLAYER_PANEL (panels[seat]), setup, position, seat);
}

/* ---- What is done there ---- */

static void
end_turn (YcTablePage *self)
{
  yc_play_bar_record_verb (self->bar, YC_END);
}

static void
retrieve (YcTablePage *self)
{
  if (yc_table_page_may_point (self))
    yc_play_bar_record_verb (self->bar, YC_RETRIEVE);
}

static const YcTableAction actions[] = {
  { "tell-market", N_ ("Tell the _Market…"), NULL, TRUE, yc_manhattan_tell_market },
  { "tell-bombs", N_ ("Tell the _Bomb Row…"), NULL, TRUE, yc_manhattan_tell_bombs },
  { "tell-untold", NULL, NULL, TRUE, yc_manhattan_tell_untold },
  { "tell-deal", N_ ("Make a _Deal…"), NULL, TRUE, yc_manhattan_tell_deal },
  { "retrieve", NULL, "F7", FALSE, retrieve },
  { .name = NULL },
};

static const YcTableButton retrieve_button = {
  .verb = YC_RETRIEVE,
  .label = N_ ("Re_trieve"),
  .legal = N_ ("Take the workers back (F7)"),
  .illegal = N_ ("Retrieving is not legal now; a click says why"),
};

const YcTableGame yc_manhattan_table = {
  .game = &yc_manhattan_game,
  .cards = &yc_manhattan_cards,
  .turn_words = yc_manhattan_place_words,
  .board_new = board_new,
  .panel_new = panel_new,
  .show = show,
  .show_change = show_change,
  .show_wish = show_wish,
  .press = yc_manhattan_press,
  .screen_board_new = screen_board_new,
  .screen_panel_new = screen_panel_new,
  .screen_show = screen_show,
  .actions = actions,
  .button = &retrieve_button,
  .noticed_size = sizeof (YcNoticedDecks),
  .notice = yc_manhattan_notice_decks,
  .ask_after = yc_manhattan_ask_for_turned_up,
  .untold_words = yc_manhattan_untold_words,
  .end_turn = end_turn,
  .face_new = yc_manhattan_face_new,
  .details_words = yc_manhattan_draft_words,
  .ask_details = yc_manhattan_tell_draft,
  .first_good = YC_MONEY,
  .last_good = YC_BOMBERS,
  .extra_points = yc_manhattan_extra_points,
  .topics = yc_manhattan_topics,
  .list_spots = yc_manhattan_list_spots,
  .list_workers = yc_manhattan_list_workers,
  .may_adjust = yc_manhattan_may_adjust,
};
