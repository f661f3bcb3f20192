/* bomb-facts.c: where bomb cards are seen to lie, and what is corrected of them. */

#include "bomb-facts.h"

#include "fact-reasons.h"
#include "victory.h"

/* ---- The bomb row ---- */

static YcPlace
place_of_bomb (const YcBomb *bomb)
{
  static const YcPlace places[] = {
    [YC_BOMB_UNSEEN] = YC_PLACE_NOWHERE, [YC_BOMB_ROW] = YC_PLACE_ROW,
    [YC_BOMB_DRAFTED] = YC_PLACE_HAND,   [YC_BOMB_HAND] = YC_PLACE_HAND,
    [YC_BOMB_BUILT] = YC_PLACE_BOARD,    [YC_BOMB_TESTED] = YC_PLACE_UNDER_DECK,
  };
  return places[bomb->place];
}

static bool
can_lie_in_row (const YcSetup *setup,
                const YcBoard *board,
                const YcPlay *play,
                int item,
                YcReason *why)
{
  YcRef ref = play->items[item].ref;
  const YcBomb *bomb = &board->bombs[ref];

  if (yc_fact_names (play, ref, item))
    return false;
  if (bomb->place != YC_BOMB_ROW && !yc_board_may_be_in_deck (setup, board, ref))
    return yc_fact_elsewhere (why, YC_BOMBS, ref, place_of_bomb (bomb), bomb->holder);
  return true;
}

static bool
tell_bombs (const YcSetup *setup, YcBoard *board, const YcPlay *play, YcReason *why)
{
  if (play->n_items != board->n_row || board->n_row == 0)
    return yc_fact_beyond (why, board->n_row, play->n_items);
  for (int i = 0; i < board->n_row; i++)
    if (board->row[i] >= 0 && !yc_fact_names (play, board->row[i], play->n_items))
      return yc_fact_elsewhere (why, YC_BOMBS, board->row[i], YC_PLACE_ROW, -1);
  for (int i = 0; i < play->n_items; i++) {
    YcRef ref = play->items[i].ref;
    if (ref == YC_NONE || (ref != YC_UNTOLD && !can_lie_in_row (setup, board, play, i, why)))
      return false;
    board->row[i] = ref == YC_UNTOLD ? -1 : ref;
    if (ref != YC_UNTOLD)
      board->bombs[ref].place = YC_BOMB_ROW;
  }
  return true;
}

/* ---- Hands ---- */

static bool
give_bomb (const YcSetup *setup, YcBoard *board, int seat, YcRef ref, YcReason *why)
{
  YcBoardPlayer *player = &board->players[seat];

  if (board->untested_deck == 0)
    return yc_fact_elsewhere (why, YC_BOMBS, ref == YC_UNTOLD ? YC_NONE : ref, YC_PLACE_NOWHERE,
                              -1);
  if (ref == YC_UNTOLD) {
    board->untold++;
  } else {
    YcBomb *bomb = &board->bombs[ref];
    if (!yc_board_may_be_in_deck (setup, board, ref))
      return yc_fact_elsewhere (why, YC_BOMBS, ref, place_of_bomb (bomb), bomb->holder);
    bomb->place = YC_BOMB_HAND;
    bomb->holder = (int8_t) seat;
    player->hand_known++;
  }
  player->hand++;
  board->untested_deck--;
  return true;
}

/* One of the cards goes that nobody tells: of no card of the hand it is known any more. */
static void
forget_hand (const YcSetup *setup, YcBoard *board, int seat)
{
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (board->bombs[i].place == YC_BOMB_HAND && board->bombs[i].holder == seat) {
      board->bombs[i].place = YC_BOMB_DRAFTED;
      board->bombs[i].holder = -1;
    }
  board->players[seat].hand_known = 0;
}

static bool
take_bomb (const YcSetup *setup, YcBoard *board, int seat, YcRef ref, YcReason *why)
{
  YcBoardPlayer *player = &board->players[seat];

  if (ref == YC_UNTOLD) {
    if (player->hand == 0)
      return yc_fact_elsewhere (why, YC_BOMBS, YC_NONE, YC_PLACE_NOWHERE, seat);
    if (player->hand == player->hand_known)
      forget_hand (setup, board, seat);
    player->hand--;
    for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
      board->bombs[i].loose = true; /* it may have been any that nobody told */
  } else {
    if (yc_board_held (board, seat, ref) == YC_HELD_NO)
      return yc_fact_elsewhere (why, YC_BOMBS, ref, place_of_bomb (&board->bombs[ref]),
                                board->bombs[ref].holder);
    yc_board_leave_hand (board, seat, ref);
  }
  board->untested_deck++;
  return true;
}

static bool
adjust_hand (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play, YcReason *why)
{
  for (int i = 0; i < play->n_items; i++) {
    YcRef ref = play->items[i].ref;
    bool done = play->items[i].times > 0 ? give_bomb (setup, board, seat, ref, why)
                                         : take_bomb (setup, board, seat, ref, why);
    if (!done)
      return false;
  }
  return true;
}

/* ---- Bombs before a player ---- */

/* Out of the hand, if it may be there, or else out of the deck. */
static bool
give_built_bomb (const YcSetup *setup, YcBoard *board, int seat, YcRef ref, YcReason *why)
{
  if (yc_board_held (board, seat, ref) == YC_HELD_NO && !give_bomb (setup, board, seat, ref, why))
    return false;
  yc_board_leave_hand (board, seat, ref);
  board->bombs[ref]
    = (YcBomb){ .place = YC_BOMB_BUILT, .holder = (int8_t) seat, .order = board->next_order++ };
  yc_board_settle_victory (setup, board, seat);
  return true;
}

static bool
is_built (const YcBoard *board, int seat, YcRef ref, YcReason *why)
{
  const YcBomb *bomb = &board->bombs[ref];

  return (bomb->place == YC_BOMB_BUILT && bomb->holder == seat)
         || yc_fact_elsewhere (why, YC_BOMBS, ref, place_of_bomb (bomb), bomb->holder);
}

/* The card goes back to the deck; workers on it go home. */
static bool
take_built_bomb (const YcSetup *setup, YcBoard *board, int seat, YcRef ref, YcReason *why)
{
  if (!is_built (board, seat, ref, why))
    return false;
  yc_board_send_home (board, board->bombs[ref].crew);
  board->bombs[ref] = (YcBomb){ .place = YC_BOMB_UNSEEN, .holder = -1 };
  board->untested_deck++;
  yc_board_settle_victory (setup, board, seat);
  return true;
}

/* The bomber on it is told apart. */
static bool
adjust_load (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play, YcReason *why)
{
  const bool loaded = play->number > 0;

  if (!is_built (board, seat, play->target, why))
    return false;
  if (board->bombs[play->target].loaded == loaded)
    return yc_fact_elsewhere (why, YC_BOMBS, play->target, YC_PLACE_BOARD, seat);
  board->bombs[play->target].loaded = loaded;
  yc_board_settle_victory (setup, board, seat);
  return true;
}

/* ---- Binding ---- */

bool
yc_board_tell_of_bombs (const YcSetup *setup,
                        YcBoard *board,
                        int seat,
                        const YcPlay *play,
                        YcReason *why)
{
  switch (play->verb) {
  case YC_TELL_BOMBS:
    return tell_bombs (setup, board, play, why);
  case YC_ADJUST_HAND:
    return adjust_hand (setup, board, seat, play, why);
  case YC_ADJUST_BOMB:
    return play->number > 0 ? give_built_bomb (setup, board, seat, play->target, why)
                            : take_built_bomb (setup, board, seat, play->target, why);
  case YC_ADJUST_LOAD:
    return adjust_load (setup, board, seat, play, why);
  default:
    return false;
  }
}
