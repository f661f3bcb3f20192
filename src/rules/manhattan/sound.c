/* sound.c: the invariants of a position: no piece is ever created or lost. */

#include "case.h"

static bool
workers_are_all_there (const YcSetup *setup, const YcBoard *board)
{
  YcCrew all = board->general;
  YcCrew box = 0;

  for (int i = 0; i < setup->catalogue.n[YC_SPACES]; i++)
    all += board->spaces[i];
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    all += board->buildings[i].crew;
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    all += board->bombs[i].crew;
  for (int seat = 0; seat < board->n_seats; seat++)
    all += board->players[seat].supply + board->players[seat].token;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    box += yc_crew_of (YC_CONTRACTOR, type, YC_PIECES);
    for (int seat = 0; seat < board->n_seats; seat++)
      box += yc_crew_of (seat, type, YC_PIECES);
  }
  return all == box;
}

static bool
supplies_are_own (const YcBoard *board)
{
  for (int seat = 0; seat < board->n_seats; seat++) {
    YcCrew supply = board->players[seat].supply;
    if (yc_crew_owned (supply, seat) + yc_crew_owned (supply, YC_CONTRACTOR) != supply)
      return false;
  }
  return true;
}

static bool
buildings_are_all_there (const YcSetup *setup, const YcBoard *board)
{
  int n = board->building_deck + board->n_untold_buildings;
  for (int i = 0; i < YC_SLOTS; i++)
    n += board->market[i] != YC_SLOT_EMPTY;
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    n += board->buildings[i].owner >= 0;
  return n == YC_BOARD_BUILDINGS;
}

static bool
untold_buildings_have_owners (const YcBoard *board)
{
  for (int i = 0; i < board->n_untold_buildings; i++) {
    const YcUntoldBuilding *untold = &board->untold_buildings[i];
    if (untold->owner < 0 || untold->owner >= board->n_seats
        || (i > 0 && untold->order <= untold[-1].order))
      return false;
  }
  return true;
}

static bool
deal_is_between_players (const YcBoard *board, const YcDeal *deal)
{
  unsigned seats = 0;
  if (deal->n_seats < 2 || deal->n_seats > board->n_seats)
    return false;
  for (int i = 0; i < deal->n_seats; i++) {
    int seat = deal->seats[i];
    if (seat < 0 || seat >= board->n_seats || ((seats >> seat) & 1) != 0)
      return false;
    seats |= 1u << seat;
  }
  return true;
}

static bool
deals_are_between_players (const YcBoard *board)
{
  for (int i = 0; i < board->n_deals; i++) {
    if (!deal_is_between_players (board, &board->deals[i]))
      return false;
    for (int j = 0; j < i; j++)
      if (board->deals[j].seats[0] == board->deals[i].seats[0])
        return false;
  }
  return true;
}

/* Cards of each `YcBombPlace`, of one holder or (with -1) of all. */
static int
bombs_at (const YcSetup *setup, const YcBoard *board, YcBombPlace place, int holder)
{
  int n = 0;
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    n += board->bombs[i].place == place && (holder < 0 || board->bombs[i].holder == holder);
  return n;
}

static bool
bombs_are_all_there (const YcSetup *setup, const YcBoard *board)
{
  int n = yc_board_bomb_deck (board) + board->n_row;
  n += bombs_at (setup, board, YC_BOMB_BUILT, -1);
  for (int seat = 0; seat < board->n_seats; seat++)
    n += board->players[seat].hand;
  return n == YC_BOARD_BOMBS && board->tested_deck == bombs_at (setup, board, YC_BOMB_TESTED, -1)
         && board->n_row - yc_board_row_untold (board) == bombs_at (setup, board, YC_BOMB_ROW, -1);
}

static bool
hands_are_counted (const YcSetup *setup, const YcBoard *board)
{
  for (int seat = 0; seat < board->n_seats; seat++)
    if (board->players[seat].hand_known != bombs_at (setup, board, YC_BOMB_HAND, seat)
        || board->players[seat].hand_known > board->players[seat].hand)
      return false;
  return true;
}

static bool
tokens_are_all_there (const YcBoard *board)
{
  int n = 0;
  for (int seat = 0; seat < board->n_seats; seat++)
    n += board->players[seat].tested + ((board->tests_left >> seat) & 1);
  return n == board->n_seats;
}

static bool
limits_hold (const YcBoard *board)
{
  for (int seat = 0; seat < board->n_seats; seat++) {
    const YcBoardPlayer *player = &board->players[seat];
    for (int good = 0; good < YC_GOODS; good++) {
      int amount = yc_board_good (player, (YcGood) good);
      if (amount < 0 || amount > yc_board_good_limit ((YcGood) good))
        return false;
    }
    if (player->spies > YC_SPY_LIMIT)
      return false;
  }
  return board->bribe >= 0;
}

const char *
yc_board_sound (const YcSetup *setup, const YcPosition *position)
{
  const YcBoard *board = yc_board_of (position);

  if (!workers_are_all_there (setup, board))
    return "a worker was created or lost";
  if (!supplies_are_own (board))
    return "a personal supply holds another player's worker";
  if (!buildings_are_all_there (setup, board))
    return "a building was created or lost";
  if (!untold_buildings_have_owners (board))
    return "an untold building is nobody's, or out of order";
  if (!deals_are_between_players (board))
    return "a deal is nobody's, or there are two of one maker";
  if (!bombs_are_all_there (setup, board))
    return "a bomb card was created or lost";
  if (!hands_are_counted (setup, board))
    return "a hand is miscounted";
  if (!tokens_are_all_there (board))
    return "a test token was created or lost";
  if (!limits_hold (board))
    return "an amount is below zero or over its limit";
  if (board->active >= board->n_seats || board->over != (board->winner >= 0))
    return "it is nobody's turn, or the game is over without a winner";
  return NULL;
}
