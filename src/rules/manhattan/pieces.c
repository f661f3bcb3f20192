/* pieces.c: where the pieces of the board game are and how they move. */

#include "manhattan/pieces.h"

#include <string.h>

/* ---- What a card or space is ---- */

YcSpaceRule
yc_space_rule (const YcCard *space)
{
  switch (space->id[0]) {
  case 'c':
    return strcmp (space->id, "construction") == 0 ? YC_SPACE_CONSTRUCTION : YC_SPACE_PLAIN;
  case 's':
    return strncmp (space->id, "strike-", 7) == 0 ? YC_SPACE_STRIKE : YC_SPACE_PLAIN;
  case 'r':
    return strcmp (space->id, "repair") == 0 ? YC_SPACE_REPAIR : YC_SPACE_PLAIN;
  case 'd':
    return strcmp (space->id, "design") == 0 ? YC_SPACE_DESIGN : YC_SPACE_PLAIN;
  case 'e':
    return strcmp (space->id, "espionage") == 0 ? YC_SPACE_ESPIONAGE : YC_SPACE_PLAIN;
  default:
    return YC_SPACE_PLAIN;
  }
}

const YcCard *
yc_board_card (const YcSetup *setup, YcDrawer drawer, YcRef ref)
{
  return &setup->catalogue.cards[drawer][ref];
}

bool
yc_board_knows (const YcSetup *setup, YcDrawer drawer, YcRef ref)
{
  return ref >= 0 && ref < setup->catalogue.n[drawer];
}

/* ---- Resources ---- */

int
yc_board_good (const YcBoardPlayer *player, YcGood good)
{
  switch (good) {
  case YC_MONEY:
    return player->money;
  case YC_YELLOWCAKE:
    return player->yellowcake;
  case YC_URANIUM:
    return player->uranium;
  case YC_PLUTONIUM:
    return player->plutonium;
  case YC_FIGHTERS:
    return player->fighters;
  case YC_BOMBERS:
    return player->bombers;
  default:
    return 0;
  }
}

int
yc_board_good_limit (YcGood good)
{
  switch (good) {
  case YC_URANIUM:
  case YC_PLUTONIUM:
    return YC_FUEL_LIMIT;
  case YC_FIGHTERS:
  case YC_BOMBERS:
    return YC_PLANE_LIMIT;
  case YC_MONEY:
  case YC_YELLOWCAKE:
  default:
    return YC_BOARD_NO_LIMIT;
  }
}

void
yc_board_gain (YcBoardPlayer *player, YcGood good, int amount)
{
  int limit = yc_board_good_limit (good);
  int64_t sum = (int64_t) yc_board_good (player, good) + amount;
  int now = sum < 0 ? 0 : sum > limit ? limit : (int) sum;

  switch (good) {
  case YC_MONEY:
    player->money = now;
    break;
  case YC_YELLOWCAKE:
    player->yellowcake = now;
    break;
  case YC_URANIUM:
    player->uranium = (uint8_t) now;
    break;
  case YC_PLUTONIUM:
    player->plutonium = (uint8_t) now;
    break;
  case YC_FIGHTERS:
    player->fighters = (uint8_t) now;
    break;
  case YC_BOMBERS:
    player->bombers = (uint8_t) now;
    break;
  default:
    break;
  }
}

/* ---- Workers ---- */

static YcCrew
move_some (YcCrew *from, int owner, int type, int wished)
{
  int there = yc_crew_count (*from, owner, type);
  YcCrew moved = yc_crew_of (owner, type, wished < there ? wished : there);
  *from -= moved;
  return moved;
}

static YcCrew
take_some (YcBoard *board, int seat, int owner, int type, int wished)
{
  YcCrew taken = move_some (&board->players[seat].supply, owner, type, wished);
  int got = yc_crew_count (taken, owner, type);
  return taken + move_some (&board->general, owner, type, wished - got);
}

YcCrew
yc_board_take_workers (YcBoard *board, int seat, const YcWorkers *workers)
{
  YcCrew taken = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    if (workers->permanent[type] > 0)
      taken += take_some (board, seat, seat, type, workers->permanent[type]);
    if (workers->contractor[type] > 0)
      taken += take_some (board, seat, YC_CONTRACTOR, type, workers->contractor[type]);
  }
  return taken;
}

bool
yc_board_holds_workers (const YcBoard *board, int seat, const YcWorkers *workers)
{
  YcCrew supply = board->players[seat].supply;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (workers->permanent[type] > yc_crew_count (supply, seat, type)
        || workers->contractor[type] > yc_crew_count (supply, YC_CONTRACTOR, type))
      return false;
  return true;
}

void
yc_board_send_home (YcBoard *board, YcCrew crew)
{
  for (int seat = 0; seat < board->n_seats; seat++)
    board->players[seat].supply += yc_crew_owned (crew, seat);
  board->general += yc_crew_owned (crew, YC_CONTRACTOR);
}

void
yc_board_hire (YcBoard *board, int seat, const YcWorkers *workers)
{
  YcCrew hired = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    hired += move_some (&board->general, seat, type, workers->permanent[type]);
    hired += move_some (&board->general, YC_CONTRACTOR, type, workers->contractor[type]);
  }
  board->players[seat].supply += hired;
}

static int
smaller (int a, int b)
{
  return a < b ? a : b;
}

YcWorkers
yc_board_default_take (const YcBoard *board, int seat, const YcSide *side)
{
  YcWorkers take = { 0 };
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int printed = side->workers[type];
    int own = smaller (printed, yc_crew_count (board->general, seat, type));
    int grey = smaller (printed - own, yc_crew_count (board->general, YC_CONTRACTOR, type));
    take.permanent[type] = (uint16_t) own;
    take.contractor[type] = (uint16_t) grey;
  }
  return take;
}

bool
yc_board_has_retrievable (const YcSetup *setup, const YcBoard *board, int seat)
{
  YcCrew own = board->players[seat].token;
  for (int i = 0; i < setup->catalogue.n[YC_SPACES]; i++)
    own |= board->spaces[i];
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    own |= board->buildings[i].crew;
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (board->bombs[i].holder == seat)
      own |= board->bombs[i].crew;
  return yc_crew_owned (own, seat) != 0;
}

/* ---- Market, bomb row, decks ---- */

void
yc_board_slide_market (YcBoard *board, int slot)
{
  for (int i = slot; i < YC_SLOTS - 1; i++)
    board->market[i] = board->market[i + 1];
  board->market[YC_SLOTS - 1] = YC_SLOT_EMPTY;
  if (board->building_deck > 0) {
    board->building_deck--;
    board->market[YC_SLOTS - 1] = YC_SLOT_UNTOLD;
  }
}

int
yc_board_market_slot (const YcBoard *board, int building)
{
  for (int i = 0; i < YC_SLOTS; i++)
    if (board->market[i] == building)
      return i;
  return -1;
}

void
yc_board_give_building (YcBoard *board, int seat, int building)
{
  board->buildings[building].owner = (int8_t) seat;
  board->buildings[building].order = board->next_order++;
  board->buildings[building].damage = 0;
}

int
yc_board_bomb_deck (const YcBoard *board)
{
  return board->untested_deck + board->tested_deck;
}

int
yc_board_row_length (const YcBoard *board)
{
  return board->n_seats + 1;
}

int
yc_board_row_untold (const YcBoard *board)
{
  int untold = 0;
  for (int i = 0; i < board->n_row; i++)
    untold += board->row[i] < 0;
  return untold;
}

/* The tested card that lies highest is turned up; from now on nobody knows where it is. */
static void
reach_tested_card (const YcSetup *setup, YcBoard *board)
{
  YcBomb *top = NULL;
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++) {
    YcBomb *bomb = &board->bombs[i];
    if (bomb->place == YC_BOMB_TESTED && (top == NULL || bomb->order < top->order))
      top = bomb;
  }
  if (top != NULL)
    top->place = YC_BOMB_UNSEEN;
  board->tested_deck--;
}

void
yc_board_deal_row (const YcSetup *setup, YcBoard *board)
{
  int length = yc_board_row_length (board);

  board->n_row = 0;
  if (yc_board_bomb_deck (board) < length)
    return;
  for (int i = 0; i < length; i++) {
    if (board->untested_deck > 0)
      board->untested_deck--;
    else
      reach_tested_card (setup, board);
    board->row[i] = -1;
  }
  board->n_row = (uint8_t) length;
}

YcHeld
yc_board_held (const YcBoard *board, int seat, int bomb)
{
  const YcBoardPlayer *player = &board->players[seat];
  const YcBomb *card = &board->bombs[bomb];

  if (card->place == YC_BOMB_HAND && card->holder == seat)
    return YC_HELD_KNOWN;
  if (player->hand == player->hand_known)
    return YC_HELD_NO;
  if (card->place == YC_BOMB_DRAFTED)
    return YC_HELD_POSSIBLY;
  return card->place == YC_BOMB_UNSEEN && board->untold > 0 ? YC_HELD_POSSIBLY : YC_HELD_NO;
}

/* Cards said to be in hands beyond those that the hands have room for: an untold card that the
 * table put back may have been any of those drafted before. */
static int
drafted_cards_put_back (const YcSetup *setup, const YcBoard *board)
{
  int n = board->untold;
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    n += board->bombs[i].place == YC_BOMB_DRAFTED;
  for (int seat = 0; seat < board->n_seats; seat++)
    n -= board->players[seat].hand - board->players[seat].hand_known;
  return n;
}

bool
yc_board_may_be_in_deck (const YcSetup *setup, const YcBoard *board, int bomb)
{
  YcBombPlace place = (YcBombPlace) board->bombs[bomb].place;
  return place == YC_BOMB_UNSEEN
         || (place == YC_BOMB_DRAFTED && board->bombs[bomb].loose
             && drafted_cards_put_back (setup, board) > 0);
}

void
yc_board_leave_hand (YcBoard *board, int seat, int bomb)
{
  YcBoardPlayer *player = &board->players[seat];
  YcBomb *card = &board->bombs[bomb];

  if (card->place == YC_BOMB_HAND)
    player->hand_known--;
  else if (card->place == YC_BOMB_UNSEEN)
    board->untold--;
  player->hand--;
  card->place = YC_BOMB_UNSEEN;
  card->holder = -1;
}

YcGood
yc_bomb_fuel (const YcCard *bomb)
{
  return bomb->kind == YC_KIND_PLUTONIUM_BOMB ? YC_PLUTONIUM : YC_URANIUM;
}

/* ---- Points ---- */

int
yc_board_goal (const YcBoard *board)
{
  static const uint8_t goals[YC_MAX_SEATS + 1] = { 0, 0, 70, 60, 50, 45 };
  return goals[board->n_seats];
}

int
yc_board_bomb_points (const YcSetup *setup, const YcBoard *board, int bomb)
{
  const YcCard *card = yc_board_card (setup, YC_BOMBS, (YcRef) bomb);
  const YcBomb *built = &board->bombs[bomb];
  bool higher = card->kind == YC_KIND_PLUTONIUM_BOMB && built->holder >= 0
                && board->players[built->holder].tested;
  int points = higher ? card->points_tested : card->points;

  return (points > 0 ? points : 0) + (built->loaded ? YC_LOAD_POINTS : 0);
}

int
yc_board_points (const YcSetup *setup, const YcBoard *board, int seat)
{
  int points = board->players[seat].test_points + board->players[seat].told_points;
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (board->bombs[i].place == YC_BOMB_BUILT && board->bombs[i].holder == seat)
      points += yc_board_bomb_points (setup, board, i);
  return points;
}

int
yc_board_test_tokens (const YcBoard *board, uint8_t tokens[YC_MAX_SEATS])
{
  static const uint8_t by_seats[YC_MAX_SEATS + 1][YC_MAX_SEATS] = {
    [2] = { 0, 6 },
    [3] = { 0, 4, 8 },
    [4] = { 0, 2, 4, 6 },
    [5] = { 0, 2, 4, 6, 8 },
  };
  memcpy (tokens, by_seats[board->n_seats], YC_MAX_SEATS);
  return board->n_seats;
}
