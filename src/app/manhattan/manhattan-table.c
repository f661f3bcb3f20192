/* manhattan-table.c: the table of The Manhattan Project: what is pointed at on the main board and
 * before the players goes to the play bar. Twice at the same thing records it. */

#include "play/table-private.h"

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
  if (yc_table_page_is_now (self))
    yc_table_page_pointed (self, yc_composer_choose_space (wish_of (self), (YcRef) space));
}

static void
slot_chosen (YcTablePage *self, int slot)
{
  if (yc_table_page_is_now (self))
    yc_table_page_pointed (self, yc_composer_choose_slot (wish_of (self), slot));
}

static void
building_chosen (YcTablePage *self, int building)
{
  if (yc_table_page_is_now (self))
    yc_table_page_pointed (self, yc_composer_choose_building (wish_of (self), (YcRef) building));
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
say_whose_card (YcTablePage *self, int holder)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autofree char *name = yc_words_player (setup, holder);
  g_autofree char *active = yc_words_player (setup, yc_session_get_active_seat (self->session));
  /* Translators: who holds a card, and whose turn it is */
  g_autofree char *sentence
    = g_strdup_printf (_ ("%1$s holds this card, but it is the turn of %2$s."), name, active);

  yc_table_page_say (self, sentence);
}

static void
row_bomb_chosen (YcTablePage *self, int bomb)
{
  if (!yc_table_page_is_now (self))
    return;
  if (bomb == YC_UNTOLD)
    yc_table_page_tell_bombs (self);
  else
    yc_table_page_pointed (self, yc_composer_choose_bomb (wish_of (self), (YcRef) bomb));
}

/* An untold card is asked for only in the hand of the player to move: nobody else builds now. */
static void
player_bomb_chosen (YcTablePage *self, int bomb, GtkWidget *panel)
{
  if (!yc_table_page_is_now (self))
    return;
  if (bomb != YC_UNTOLD)
    yc_table_page_pointed (self, yc_composer_choose_bomb (wish_of (self), (YcRef) bomb));
  else if (seat_of_panel (self, panel) == yc_session_get_active_seat (self->session))
    yc_table_page_pick_bomb (self);
  else
    say_whose_card (self, seat_of_panel (self, panel));
}

static void
player_chosen (YcTablePage *self, int seat)
{
  if (yc_table_page_is_now (self) && seat != yc_session_get_active_seat (self->session))
    yc_table_page_pointed (self, yc_composer_choose_player (wish_of (self), seat));
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

static void
show (YcTablePage *self, gboolean playing)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPosition *position = yc_session_get_shown_position (self->session);
  YcLegalMarks marks = { 0 };

  if (playing)
    yc_session_each_legal_play (self->session, yc_legal_marks_add, &marks);
  yc_board_view_show (YC_BOARD_VIEW (self->board), setup, position);
  yc_board_view_set_legal (YC_BOARD_VIEW (self->board), playing ? &marks : NULL);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    yc_player_panel_show (YC_PLAYER_PANEL (self->panels[seat]), setup, position, seat);
    yc_player_panel_set_legal (YC_PLAYER_PANEL (self->panels[seat]), playing ? &marks : NULL);
  }
}

static void
show_wish (YcTablePage *self)
{
  const YcPlay *play = yc_composer_get_play (wish_of (self));
  gboolean on_space = !yc_composer_is_empty (wish_of (self)) && play->verb == YC_PLACE;

  yc_board_view_set_wish (YC_BOARD_VIEW (self->board), on_space ? play->target : YC_NONE,
                          on_space ? play->slot : 0);
}

static void
end_turn (YcTablePage *self)
{
  yc_composer_choose_verb (wish_of (self), YC_END);
  yc_play_bar_record (self->bar);
}

const YcTableGame yc_manhattan_table = {
  .board_new = board_new,
  .panel_new = panel_new,
  .show = show,
  .show_wish = show_wish,
  .notice = yc_table_page_notice_decks,
  .ask_after = yc_table_page_ask_for_turned_up,
  .ask_details = yc_table_page_tell_draft,
  .end_turn = end_turn,
};
