/* chain-table.c: the table of Chain Reaction: what is pointed at among the cards goes to the play
 * bar; chain-asking.c asks for what a play leaves open. */

#include "widgets/keep-in-view.h"
#include "play/table-private.h"

#include "chain-actions.h"
#include "chain-asking.h"
#include "chain-panel.h"
#include "chain-view.h"
#include "chain/grammar.h"

#include <glib/gi18n.h>

static YcComposer *
wish_of (YcTablePage *self)
{
  return yc_play_bar_get_composer (self->bar);
}

static gboolean
is_playing (YcTablePage *self)
{
  return yc_table_page_is_now (self) && !yc_session_is_over (self->session);
}

/* ---- Pointing ---- */

static void
card_chosen (YcTablePage *self, int card)
{
  if (is_playing (self))
    yc_table_page_pointed (self, yc_compose_card (self->session, wish_of (self), (YcRef) card));
}

static void
landmark_chosen (YcTablePage *self, int landmark)
{
  if (is_playing (self))
    yc_table_page_pointed (self,
                           yc_compose_landmark (self->session, wish_of (self), (YcRef) landmark));
}

static void
plan_chosen (YcTablePage *self, int plan)
{
  if (!is_playing (self))
    return;
  if (plan == YC_UNTOLD)
    yc_chain_ask_plan (self);
  else
    yc_table_page_pointed (self, yc_compose_plan (self->session, wish_of (self), (YcRef) plan));
}

static void
loaded_chosen (YcTablePage *self)
{
  if (is_playing (self))
    yc_table_page_pointed (self, yc_compose_loaded (self->session, wish_of (self)));
}

static void
hand_chosen (YcTablePage *self, int seat)
{
  yc_chain_tell_hand (self, seat);
}

static void
side_removed (YcTablePage *self, int item)
{
  yc_compose_remove (self->session, wish_of (self), (guint) item);
}

/* ---- Drawing ---- */

static GtkWidget *
board_new (YcTablePage *self)
{
  GtkWidget *board = yc_chain_view_new ();

  g_signal_connect_swapped (board, "card-chosen", G_CALLBACK (card_chosen), self);
  g_signal_connect_swapped (board, "landmark-chosen", G_CALLBACK (landmark_chosen), self);
  g_signal_connect_swapped (board, "plan-chosen", G_CALLBACK (plan_chosen), self);
  g_signal_connect_swapped (board, "loaded-chosen", G_CALLBACK (loaded_chosen), self);
  g_signal_connect_swapped (board, "side-removed", G_CALLBACK (side_removed), self);
  g_signal_connect_swapped (board, "unknown-chosen", G_CALLBACK (yc_chain_teach), self);
  yc_keep_next_in_view (self->board_pane, yc_chain_view_get_likely (YC_CHAIN_VIEW (board)));
  /* what players told of their hands is not for everybody at the table to see, where there is
   * somebody else */
  yc_session_set_hands_shown (self->session, yc_session_get_setup (self->session)->n_seats == 1);
  return board;
}

static GtkWidget *
panel_new (YcTablePage *self, int seat)
{
  GtkWidget *panel = yc_chain_panel_new (seat);

  g_signal_connect_swapped (panel, "bomb-chosen", G_CALLBACK (plan_chosen), self);
  g_signal_connect_swapped (panel, "hand-chosen", G_CALLBACK (hand_chosen), self);
  return panel;
}

static void
show_wish (YcTablePage *self)
{
  YcComposer *wish = wish_of (self);

  yc_chain_view_set_wish (YC_CHAIN_VIEW (self->board), self->session,
                          yc_composer_is_empty (wish) ? NULL : yc_composer_get_play (wish));
}

static void
show (YcTablePage *self, gboolean playing)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPosition *position = yc_session_get_shown_position (self->session);
  gboolean hands_shown = yc_session_get_hands_shown (self->session);

  yc_chain_view_show (YC_CHAIN_VIEW (self->board), self->session, playing, hands_shown);
  for (int seat = 0; seat < setup->n_seats; seat++)
    yc_chain_panel_show (YC_CHAIN_PANEL (self->panels[seat]), setup, position, hands_shown);
}

/* What the table turns up is asked for with the end of the turn; what remains is to say that the
 * last round has begun, and to take that back if it is undone or over. */
static void
notice (YcTablePage *self)
{
  const YcChain *chain = &yc_session_get_position (self->session)->chain;

  self->last_round = (chain->last_round || chain->last_turn) && !chain->over;
}

static void
announce (YcTablePage *self)
{
  gboolean before = self->last_round;

  notice (self);
  if (self->last_round == before)
    return;
  if (!self->last_round)
    yc_table_page_announce (self, NULL);
  else if (yc_session_get_setup (self->session)->n_seats == 1)
    yc_table_page_announce (self, _ ("The deck is out: this is the last turn."));
  else
    yc_table_page_announce (
      self, _ ("The target is reached: the last round. It ends with the player to the right of "
               "the starting player."));
}

const YcTableGame yc_chain_table = {
  .board_new = board_new,
  .panel_new = panel_new,
  .show = show,
  .show_wish = show_wish,
  .notice = notice,
  .ask_after = announce,
  .ask_details = yc_chain_ask_details,
  .end_turn = yc_chain_ask_end,
};
