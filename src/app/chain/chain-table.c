/* chain-table.c: the table of Chain Reaction: what is pointed at among the cards goes to the play
 * bar; chain-asking.c asks for what a play leaves open. */

#include "chain-table.h"

#include "play/table-private.h"
#include "widgets/keep-in-view.h"

#include "chain-actions.h"
#include "chain-cards.h"
#include "chain-trays.h"
#include "chain-asking.h"
#include "chain-panel.h"
#include "chain-teaching.h"
#include "faces.h"
#include "link-view.h"
#include "mending.h"
#include "chain-view.h"
#include "chain/aspects.h"

#include "chain/plans.h"
#include "words.h"

#include <glib/gi18n.h>

static YcComposer *
wish_of (YcTablePage *self)
{
  return yc_play_bar_get_composer (self->bar);
}

static gboolean
may_point (YcTablePage *self)
{
  return yc_table_page_is_judging (self)
         || (yc_table_page_is_now (self) && !yc_session_is_over (self->session));
}

/* ---- Pointing ---- */

static YcNewCard *
new_card_of (YcTablePage *self)
{
  return yc_chain_view_get_new_card (YC_CHAIN_VIEW (self->board));
}

/* A card that is still being told comes before what is pointed at next. */
static void
point (YcTablePage *self, YcPoint at, YcDrawer drawer, int ref)
{
  ref = yc_chain_settle (self, new_card_of (self), drawer, (YcRef) ref);
  yc_table_page_pointed (self, yc_composer_point (wish_of (self), at, ref));
}

static void
card_chosen (YcTablePage *self, int card)
{
  if (may_point (self))
    point (self, YC_POINT_CARD, YC_CARDS, card);
}

static void
landmark_chosen (YcTablePage *self, int landmark)
{
  if (may_point (self))
    point (self, YC_POINT_SPACE, YC_SPACES, landmark);
}

static void
plan_chosen (YcTablePage *self, int plan)
{
  if (!may_point (self))
    return;
  if (plan == YC_UNTOLD && yc_table_page_may_tell (self))
    yc_new_card_ask_of_row (new_card_of (self));
  else if (plan == YC_UNTOLD || plan == YC_NONE)
    yc_new_card_ask_for_list (new_card_of (self), YC_BOMBS, NULL);
  else
    point (self, YC_POINT_BOMB, YC_BOMBS, plan);
}

static void
loaded_chosen (YcTablePage *self)
{
  if (may_point (self))
    point (self, YC_POINT_LOADED, YC_BOMBS, 0);
}

static void
hand_chosen (YcTablePage *self, int seat)
{
  yc_chain_tell_hand (self, seat);
}

static void
side_removed (YcTablePage *self, int item)
{
  yc_chain_take_back (wish_of (self), (guint) item);
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
  yc_chain_follow_new_card (self, yc_chain_view_get_new_card (YC_CHAIN_VIEW (board)));
  yc_keep_next_in_view (self->board_pane, yc_chain_view_get_likely (YC_CHAIN_VIEW (board)));
  /* what players told of their hands is not for everybody at the table to see, where there is
   * somebody else */
  if (yc_session_get_setup (self->session)->n_seats > 1)
    yc_view_set_audience (self->view, YC_AUDIENCE_TABLE);
  return board;
}

static GtkWidget *
top_of (YcTablePage *self)
{
  return yc_chain_view_get_turn (YC_CHAIN_VIEW (self->board));
}

static GtkWidget *
strip_of (YcTablePage *self)
{
  return yc_new_card_get_strip (new_card_of (self));
}

static GtkWidget *
aside_of (YcTablePage *self)
{
  return yc_chain_view_get_aside (YC_CHAIN_VIEW (self->board));
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

  yc_chain_view_set_wish (YC_CHAIN_VIEW (self->board), self->view,
                          yc_composer_is_empty (wish) ? NULL : yc_composer_get_play (wish));
}

static void
show (YcTablePage *self, gboolean playing)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const YcPosition *position = yc_view_get_position (self->view);

  yc_chain_view_show (YC_CHAIN_VIEW (self->board), self->view, playing,
                      yc_view_sees_hand (self->view, yc_chain_of (position)->active));
  for (int seat = 0; seat < setup->n_seats; seat++)
    yc_chain_panel_show (YC_CHAIN_PANEL (self->panels[seat]), setup, position,
                         yc_view_sees_hand (self->view, seat));
}

static void
show_change (YcTablePage *self, const YcPosition *before)
{
  yc_chain_view_set_change (YC_CHAIN_VIEW (self->board), before, yc_view_get_position (self->view));
}

/* ---- A screen for everybody ---- */

/* The parts of the table that are open to everybody; the cards to play from are not among them. */
static GtkWidget *
screen_board_new (YcView *view G_GNUC_UNUSED)
{
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *cards = g_object_ref_sink (yc_chain_view_new ());

  gtk_box_append (GTK_BOX (parts), yc_chain_view_get_turn (YC_CHAIN_VIEW (cards)));
  gtk_box_append (GTK_BOX (parts), yc_chain_view_get_aside (YC_CHAIN_VIEW (cards)));
  g_object_set_data_full (G_OBJECT (parts), "cards", cards, g_object_unref);
  return parts;
}

static GtkWidget *
screen_panel_new (YcView *view G_GNUC_UNUSED, int seat)
{
  return yc_chain_panel_new (seat);
}

static void
screen_show (GtkWidget *board, GtkWidget *const panels[], YcView *view)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (view));

  yc_chain_view_show (g_object_get_data (G_OBJECT (board), "cards"), view, FALSE, FALSE);
  for (int seat = 0; seat < setup->n_seats; seat++)
    yc_chain_panel_show (YC_CHAIN_PANEL (panels[seat]), setup, yc_view_get_position (view), FALSE);
}

/* ---- What is turned up ---- */

/* What the table turns up is asked for with the end of the turn; what remains is to say that the
 * last round has begun, and to take that back if it is undone or over. */
typedef struct {
  gboolean last_round; /* it has been announced */
} Noticed;

static void
notice (YcTablePage *self)
{
  const YcChain *chain = yc_chain_of (yc_session_get_position (self->session));
  Noticed *noticed = self->noticed;

  noticed->last_round = (chain->last_round || chain->last_turn) && !chain->over;
}

static void
announce (YcTablePage *self)
{
  Noticed *noticed = self->noticed;
  gboolean before = noticed->last_round;

  notice (self);
  if (noticed->last_round == before)
    return;
  if (!noticed->last_round)
    yc_table_page_announce (self, NULL);
  else if (yc_session_get_setup (self->session)->n_seats == 1)
    yc_table_page_announce (self, _ ("The deck is out: this is the last turn."));
  else
    yc_table_page_announce (
      self, _ ("The target is reached: the last round. It ends with the player to the right of "
               "the starting player."));
}

/* ---- The play being composed ---- */

static char *
details_words (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play)
{
  return g_strdup (yc_chain_details_words (play));
}

/* Double Agent, before the card is pointed at that it plays. */
static const char *
missing_words (const YcPlay *play)
{
  return play->verb == YC_AGENT_PLAY && !play->has_target
           ? N_ ("Tap the card that Double Agent plays.")
           : NULL;
}

/* What covers whoever is missing, or else all cards. */
static void
find_missing (YcTablePage *self)
{
  YcChainView *board = YC_CHAIN_VIEW (self->board);

  if (!yc_chain_view_focus_part (board, 'o'))
    yc_chain_view_focus_part (board, 'c');
}

/* While cards are still being laid sideways, whoever is missing breaks no rule yet. */
static gboolean
is_for_now (const YcReason *reason)
{
  return reason->rule == YC_RULE_CHAIN_PERSONNEL;
}

static const guint8 extra_points[] = { YC_LOADED_POINTS, 0 };

static const YcTopic topics[] = {
  { YC_ADJUST_GOOD, YC_POINTS, NC_ ("to be adjusted", "Points"), YC_ASK_PLAYER | YC_ASK_AMOUNT,
    YC_CARDS, NULL, NULL },
  { YC_ADJUST_HAND, 0, NC_ ("to be adjusted", "Cards of the hand"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARDS, YC_CARDS, NULL, NULL },
  { YC_ADJUST_BOMB, 0, NC_ ("to be adjusted", "A Bomb Plan that is built"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD, YC_BOMBS, N_ ("Choose the Bomb Plan."), NULL },
  { YC_ADJUST_LOAD, 0, NC_ ("to be adjusted", "Whether a Bomb Plan is loaded"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD, YC_BOMBS, N_ ("Choose the Bomb Plan."), NULL },
  { YC_ADJUST_STASH, 0, NC_ ("to be adjusted", "The stash"),
    YC_ASK_PLAYER | YC_ASK_DIRECTION | YC_ASK_CARD | YC_ASK_LISTED, YC_BOMBS, NULL, NULL },
  { YC_ADJUST_POOL, 0, NC_ ("to be adjusted", "The pool"), YC_ASK_WORKERS, YC_CARDS, NULL, "pool" },
  { YC_ADJUST_DECK, 0, NC_ ("to be adjusted", "Cards left in the deck"), YC_ASK_AMOUNT, YC_CARDS,
    NULL, "deck" },
  { .title = NULL },
};

/* The deck is out, and the turns are played that follow; one act. */
static void
end_alone (YcTablePage *self)
{
  YcPlay deck = yc_play_begin (YC_ADJUST_DECK, YC_TABLE);
  const YcPlay end = yc_play_begin (YC_END, yc_session_get_setup (self->session)->seats[0].color);

  yc_play_add_amount (&deck, YC_LIST_COUNTED, 0, 0);
  if (!yc_table_page_record (self, &deck))
    return;
  while (!yc_session_is_over (self->session) && yc_table_page_record (self, &end))
    yc_session_join_last (self->session);
}

/* What is built lies before its player; anything else may be given. */
static gboolean
may_adjust (const YcPosition *position, const YcTopic *topic, YcRef plan, int seat, gboolean given)
{
  const YcChain *chain = yc_chain_of (position);

  for (int owner = 0; owner < chain->n_seats; owner++)
    for (int i = 0; i < chain->players[owner].n_bombs; i++)
      if (chain->players[owner].bombs[i] == plan)
        return owner == seat && (topic->verb == YC_ADJUST_LOAD || !given);
  return topic->verb == YC_ADJUST_STASH || (topic->verb == YC_ADJUST_BOMB && given);
}

/* What bears the letter comes before the part that it leads to. Where it only opens something, what
 * was composed before is not what was meant. */
static gboolean
press (YcTablePage *self, char key, gboolean records)
{
  YcChainView *board = YC_CHAIN_VIEW (self->board);
  YcComposer *wish = wish_of (self);
  const gboolean was_empty = yc_composer_is_empty (wish);
  const YcPlay before = *yc_composer_get_play (wish);

  if (!yc_chain_view_press (board, key))
    return yc_chain_view_focus_part (board, key);
  if (records && !yc_composer_is_empty (wish)
      && (was_empty || !yc_play_says (&before, yc_composer_get_play (wish))))
    yc_play_bar_record (self->bar);
  return TRUE;
}

const YcTableGame yc_chain_table = {
  .game = &yc_chain_game,
  .cards = &yc_chain_cards,
  .board_new = board_new,
  .top_of = top_of,
  .strip_of = strip_of,
  .aside_of = aside_of,
  .panel_new = panel_new,
  .show = show,
  .show_change = show_change,
  .show_wish = show_wish,
  .press = press,
  .screen_board_new = screen_board_new,
  .screen_panel_new = screen_panel_new,
  .screen_show = screen_show,
  .actions = yc_chain_actions,
  .noticed_size = sizeof (Noticed),
  .notice = notice,
  .announce = announce,
  .end_turn = yc_chain_ask_end,
  .face_new = yc_chain_face_new,
  .picture_new = yc_link_picture_new,
  .take_card = yc_chain_take_typed_card,
  .mend_card = yc_chain_mend_card,
  .details_words = details_words,
  .ask_details = yc_chain_ask_details,
  .mend = yc_chain_mend,
  .missing_words = missing_words,
  .find_missing = find_missing,
  .is_for_now = is_for_now,
  .first_good = YC_YELLOWCAKE,
  .last_good = YC_URANIUM,
  .extra_points = extra_points,
  .topics = topics,
  .may_adjust = may_adjust,
  .end_alone = end_alone,
  .show_hand = yc_chain_show_hand,
};
