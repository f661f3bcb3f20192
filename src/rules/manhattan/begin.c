/* begin.c: the position after set-up ("FAÇA SEUS PREPARATIVOS"). */

#include "case.h"

#include <string.h>

YcSeatStart
yc_board_seat_start (int seat)
{
  static const YcSeatStart starts[YC_MAX_SEATS]
    = { { 10, false }, { 12, false }, { 14, false }, { 12, true }, { 14, true } };
  return starts[seat];
}

static void
seat_player (const YcSetup *setup, YcBoard *board, int seat)
{
  YcBoardPlayer *player = &board->players[seat];
  int bonus = setup->seats[seat].bonus;

  player->money = yc_board_seat_start (seat).money;
  player->fighters = player->bombers = 1;
  player->supply = yc_crew_of (seat, YC_LABORER, YC_PIECES);
  board->general += yc_crew_of (seat, YC_ENGINEER, YC_PIECES);
  board->general += yc_crew_of (seat, YC_SCIENTIST, YC_PIECES);
  if (bonus >= 0) {
    board->general -= yc_crew_of (seat, bonus, 1);
    player->supply += yc_crew_of (seat, bonus, 1);
  }
}

static void
lay_out_market (const YcSetup *setup, YcBoard *board)
{
  for (int i = 0; i < YC_SLOTS; i++) {
    int untold = i < YC_BOARD_STARTING ? YC_SLOT_UNTOLD_STARTING : YC_SLOT_UNTOLD;
    board->market[i]
      = setup->rows[YC_ROW_MARKET][i] >= 0 && setup->rows[YC_ROW_MARKET][i] < YC_MAX_BUILDINGS
          ? setup->rows[YC_ROW_MARKET][i]
          : (int16_t) untold;
  }
  board->building_deck = YC_BOARD_BUILDINGS - YC_SLOTS;
}

static void
lay_out_bombs (const YcSetup *setup, YcBoard *board)
{
  board->untested_deck = YC_BOARD_BOMBS;
  yc_board_deal_row (setup, board);
  for (int i = 0; i < board->n_row; i++)
    if (i < setup->row_length[YC_ROW_BOMBS] && setup->rows[YC_ROW_BOMBS][i] >= 0
        && setup->rows[YC_ROW_BOMBS][i] < YC_MAX_BOMBS) {
      board->row[i] = setup->rows[YC_ROW_BOMBS][i];
      board->bombs[setup->rows[YC_ROW_BOMBS][i]].place = YC_BOMB_ROW;
    }
}

void
yc_board_begin (const YcSetup *setup, YcPosition *position)
{
  YcBoard *board = yc_board_in (position);

  memset (position, 0, sizeof *position);
  board->n_seats = setup->n_seats;
  board->winner = -1;
  board->tests_left = (uint8_t) ((1 << setup->n_seats) - 1);
  for (int i = 0; i < YC_MAX_BUILDINGS; i++)
    board->buildings[i].owner = -1;
  for (int i = 0; i < YC_MAX_BOMBS; i++)
    board->bombs[i].holder = -1;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    board->general += yc_crew_of (YC_CONTRACTOR, type, YC_PIECES);
  for (int seat = 0; seat < board->n_seats; seat++)
    seat_player (setup, board, seat);
  lay_out_market (setup, board);
  lay_out_bombs (setup, board);
}
