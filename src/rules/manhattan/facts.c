/* facts.c: what is seen or corrected at the table.
 *
 * Each fact is one function that carries it out on a board, or says why it cannot be. */

#include "bomb-facts.h"
#include "case.h"
#include "fact-reasons.h"
#include "turns.h"
#include "victory.h"

static bool
building_elsewhere (YcReason *why, const YcSetup *setup, const YcBoard *board, YcRef building)
{
  return yc_fact_elsewhere (why, YC_CARDS, building,
                            yc_board_building_place (setup, board, building),
                            board->buildings[building].owner);
}

/* ---- The market ---- */

static bool
building_is_free (const YcBoard *board, YcRef building, int slot, YcReason *why)
{
  int lies = yc_board_market_slot (board, building);

  if (board->buildings[building].owner >= 0)
    return yc_fact_elsewhere (why, YC_CARDS, building, YC_PLACE_BOARD,
                              board->buildings[building].owner);
  if (lies >= 0 && lies != slot)
    return yc_fact_elsewhere (why, YC_CARDS, building, YC_PLACE_MARKET, -1);
  return true;
}

static bool
tell_slot (const YcSetup *setup, YcBoard *board, int slot, YcRef told, YcReason *why)
{
  int content = board->market[slot];

  if (told == YC_NONE)
    return content == YC_SLOT_EMPTY
           || yc_fact_elsewhere (why, YC_CARDS, YC_NONE, YC_PLACE_MARKET, -1);
  if (content == YC_SLOT_EMPTY)
    return yc_fact_elsewhere (why, YC_CARDS, told == YC_UNTOLD ? YC_NONE : told, YC_PLACE_NOWHERE,
                              -1);
  if (told == YC_UNTOLD)
    return true;
  if (content >= 0)
    return content == told; /* no card is in the way, the slot was told already */
  if (!building_is_free (board, told, slot, why))
    return false;
  if (yc_board_card (setup, YC_CARDS, told)->starting != (content == YC_SLOT_UNTOLD_STARTING))
    return yc_fact_elsewhere (why, YC_CARDS, told, YC_PLACE_NOWHERE, -1);
  board->market[slot] = told;
  return true;
}

static bool
tell_market (const YcSetup *setup, YcBoard *board, const YcPlay *play, YcReason *why)
{
  int first = play->n_items == 1 ? YC_SLOTS - 1 : 0;

  if (play->n_items != 1 && play->n_items != YC_SLOTS)
    return yc_fact_beyond (why, YC_SLOTS, play->n_items);
  for (int i = 0; i < play->n_items; i++) {
    YcRef told = play->items[i].ref;
    if (told != YC_UNTOLD && told != YC_NONE && yc_fact_names (play, told, i))
      return false;
    if (!tell_slot (setup, board, first + i, told, why))
      return false;
  }
  return true;
}

/* ---- Buildings that nobody told ---- */

static bool
tell_building (const YcSetup *setup, YcBoard *board, int seat, YcRef building, YcReason *why)
{
  int oldest = yc_board_oldest_untold (board, seat);

  if (!building_is_free (board, building, -1, why))
    return false;
  if (oldest < 0 || yc_board_untold_for (setup, board, seat, building) != oldest)
    return yc_fact_elsewhere (why, YC_CARDS, building, YC_PLACE_NOWHERE, -1);
  yc_board_tell_building (board, oldest, building);
  return true;
}

/* ---- Deals ---- */

static bool
tell_deal (const YcSetup *setup, YcBoard *board, int maker, const YcPlay *play, YcReason *why)
{
  YcDeal deal = { .n_seats = 1, .seats = { (int8_t) maker } };

  for (int i = 0; i < play->n_items; i++) {
    int partner = setup->seat_of_color[play->items[i].color];
    if (yc_deal_binds (&deal, partner)) {
      why->seat = (int8_t) partner;
      return false;
    }
    deal.seats[deal.n_seats++] = (int8_t) partner;
  }
  yc_board_make_deal (board, &deal);
  return true;
}

/* ---- Amounts ---- */

static int32_t
count_of (const YcSetup *setup, const YcBoard *board, int seat, int count)
{
  const YcBoardPlayer *player = &board->players[seat];
  switch (count) {
  case YC_SPIES:
    return player->spies;
  case YC_POINTS:
    return yc_board_points (setup, board, seat);
  case YC_HITS:
    return player->told_damage;
  default:
    return yc_board_good (player, (YcGood) count);
  }
}

static int64_t
limit_of (int count)
{
  if (count == YC_SPIES)
    return YC_SPY_LIMIT;
  return count < YC_GOODS ? yc_board_good_limit ((YcGood) count) : YC_TOLD_LIMIT;
}

static void
gain (const YcSetup *setup, YcBoard *board, int seat, int count, int32_t more)
{
  YcBoardPlayer *player = &board->players[seat];
  if (count < YC_GOODS)
    yc_board_gain (player, (YcGood) count, more);
  else if (count == YC_SPIES)
    player->spies = (uint8_t) (player->spies + more);
  else if (count == YC_HITS)
    player->told_damage = (int16_t) (player->told_damage + more);
  else {
    player->told_points = (int16_t) (player->told_points + more);
    yc_board_settle_victory (setup, board, seat);
  }
}

static bool
adjust_goods (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play, YcReason *why)
{
  for (int i = 0; i < play->n_items; i++) {
    const YcItem *item = &play->items[i];
    const int32_t before = count_of (setup, board, seat, item->count);
    const int64_t now = yc_item_amount (item, before);
    const int64_t limit = limit_of (item->count);
    if (now < 0 || now > limit)
      return yc_fact_beyond (why, now < 0 ? 0 : limit, now);
    gain (setup, board, seat, item->count, (int32_t) now - before);
  }
  return true;
}

static bool
adjust_bribe (YcBoard *board, const YcPlay *play, YcReason *why)
{
  const int64_t now = yc_play_amount (play, board->bribe);

  if (now < 0 || now > YC_BOARD_NO_LIMIT)
    return yc_fact_beyond (why, 0, now);
  board->bribe = (int32_t) now;
  return true;
}

static bool
adjust_damage (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play, YcReason *why)
{
  YcBuilding *building = &board->buildings[play->target];
  int64_t now = (int64_t) building->damage + play->number;

  if (building->owner != seat)
    return building_elsewhere (why, setup, board, play->target);
  if (now < 0 || now > UINT16_MAX)
    return yc_fact_beyond (why, now < 0 ? 0 : UINT16_MAX, now);
  building->damage = (uint16_t) now;
  return true;
}

/* ---- Workers ---- */

static bool
crew_holds (YcCrew crew, int seat, const YcWorkers *workers)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (workers->permanent[type] > yc_crew_count (crew, seat, type)
        || workers->contractor[type] > yc_crew_count (crew, YC_CONTRACTOR, type))
      return false;
  return true;
}

static bool
move_workers (YcCrew *from, YcCrew *to, int seat, const YcWorkers *workers, YcReason *why)
{
  if (!crew_holds (*from, seat, workers)) {
    why->crew = *from;
    why->seat = (int8_t) seat;
    return false;
  }
  YcCrew moved = yc_crew_from_workers (workers, seat);
  *from -= moved;
  *to += moved;
  return true;
}

static bool
adjust_workers (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play, YcReason *why)
{
  YcCrew *supply = &board->players[seat].supply;
  bool coming = play->number > 0;

  if (play->spot_space != YC_NONE || play->spot_building != YC_NONE) {
    YcCrew *spot = play->spot_space != YC_NONE ? &board->spaces[play->spot_space]
                                               : &board->buildings[play->spot_building].crew;
    if (play->spot_building != YC_NONE && board->buildings[play->spot_building].owner < 0)
      return building_elsewhere (why, setup, board, play->spot_building);
    return move_workers (coming ? supply : spot, coming ? spot : supply, seat, &play->workers, why);
  }
  return move_workers (coming ? &board->general : supply, coming ? supply : &board->general, seat,
                       &play->workers, why);
}

/* ---- Buildings ---- */

static bool
give_building (YcBoard *board, int seat, YcRef building, YcReason *why)
{
  int slot = yc_board_market_slot (board, building);

  if (board->buildings[building].owner >= 0)
    return yc_fact_elsewhere (why, YC_CARDS, building, YC_PLACE_BOARD,
                              board->buildings[building].owner);
  if (slot >= 0)
    yc_board_slide_market (board, slot);
  else if (board->building_deck > 0)
    board->building_deck--;
  else
    return yc_fact_elsewhere (why, YC_CARDS, building, YC_PLACE_NOWHERE, -1);
  yc_board_give_building (board, seat, building);
  return true;
}

/* The building goes back to the deck; workers on it go home. */
static bool
take_building (const YcSetup *setup, YcBoard *board, int seat, YcRef building, YcReason *why)
{
  YcBuilding *card = &board->buildings[building];

  if (card->owner != seat)
    return building_elsewhere (why, setup, board, building);
  yc_board_send_home (board, card->crew);
  *card = (YcBuilding){ .owner = -1 };
  board->building_deck++;
  return true;
}

/* ---- Whose turn it is ---- */

static bool
tell_turn (YcBoard *board, int seat)
{
  if (board->over || board->active == seat)
    return false;
  yc_board_pass_turn_to (board, seat);
  return true;
}

bool
yc_board_tell (const YcSetup *setup, YcBoard *board, const YcPlay *play, YcReason *why)
{
  int seat = play->target_color < YC_COLORS ? setup->seat_of_color[play->target_color] : -1;

  switch (play->verb) {
  case YC_TELL_MARKET:
    return tell_market (setup, board, play, why);
  case YC_TELL_BOMBS:
  case YC_ADJUST_HAND:
  case YC_ADJUST_BOMB:
  case YC_ADJUST_LOAD:
    return yc_board_tell_of_bombs (setup, board, seat, play, why);
  case YC_TELL_BUILDING:
    return tell_building (setup, board, seat, play->target, why);
  case YC_TELL_DEAL:
    return tell_deal (setup, board, seat, play, why);
  case YC_TELL_TURN:
    return tell_turn (board, seat);
  case YC_ADJUST_GOOD:
    return adjust_goods (setup, board, seat, play, why);
  case YC_ADJUST_BRIBE:
    return adjust_bribe (board, play, why);
  case YC_ADJUST_WORKERS:
    return adjust_workers (setup, board, seat, play, why);
  case YC_ADJUST_BUILDING:
    return play->number > 0 ? give_building (board, seat, play->target, why)
                            : take_building (setup, board, seat, play->target, why);
  case YC_ADJUST_DAMAGE:
    return adjust_damage (setup, board, seat, play, why);
  default:
    return false;
  }
}
