/* apply.c: what a play does to the position. It never fails: what the pieces do not allow is done
 * as far as they allow, and a play without meaning changes nothing. */

#include "case.h"
#include "turns.h"
#include "victory.h"

static YcBoardPlayer *
player_at (YcBoard *board, int seat)
{
  return &board->players[seat];
}

/* ---- Costs and output ---- */

static int
known (int amount)
{
  return amount > 0 ? amount : 0;
}

static void
pay (YcBoardPlayer *player, const YcPlay *play, const YcCard *card)
{
  YcRule rule;
  int side = yc_play_cost (play, card, &rule);

  for (int good = 0; side >= 0 && good < YC_GOODS; good++)
    if (card->pays[side].goods[good] > 0)
      yc_board_gain (player, (YcGood) good, -card->pays[side].goods[good]);
}

static void
receive (YcBoardPlayer *player, const YcSide *side)
{
  for (int good = 0; good < YC_GOODS; good++)
    if (side->goods[good] > 0)
      yc_board_gain (player, (YcGood) good, side->goods[good]);
}

static void
give_output (YcBoard *board, int seat, const YcPlay *play, const YcCard *card)
{
  YcRule rule;
  int side = yc_play_output (play, card, &rule);

  if (side < 0)
    return;
  YcWorkers take
    = play->has_take ? play->take : yc_board_default_take (board, seat, &card->gives[side]);
  receive (player_at (board, seat), &card->gives[side]);
  yc_board_hire (board, seat, &take);
}

/* Workers taken where none are made: the table let it stand. */
static void
hire_told (YcBoard *board, int seat, const YcPlay *play)
{
  if (play->has_take && play->choose == '\0')
    yc_board_hire (board, seat, &play->take);
}

static void
give_others (const YcCard *space, YcBoard *board, int seat)
{
  for (int other = 0; other < board->n_seats; other++)
    if (other != seat)
      receive (player_at (board, other), &space->others);
}

/* ---- Construction ---- */

static void
buy (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  int slot = play->slot;
  int content = slot > 0 ? board->market[slot - 1] : YC_SLOT_EMPTY;

  if (content == YC_SLOT_EMPTY)
    return;
  yc_board_gain (player_at (board, seat), YC_MONEY, -yc_board_price (setup, slot, &play->workers));
  yc_board_slide_market (board, slot - 1);
  if (content >= 0)
    yc_board_give_building (board, seat, content);
  else
    yc_board_give_untold_building (board, seat, content == YC_SLOT_UNTOLD_STARTING);
  if (slot == 1) {
    yc_board_gain (player_at (board, seat), YC_MONEY, board->bribe);
    board->bribe = 0;
  } else if (slot >= 5) {
    board->bribe++;
  }
}

/* ---- Design ---- */

static void
tell_pick (YcBoard *board, int seat, int bomb)
{
  YcBomb *card = &board->bombs[bomb];

  if (card->place == YC_BOMB_UNSEEN || card->loose) /* not told in this row */
    board->untold--;
  card->place = YC_BOMB_HAND;
  card->holder = (int8_t) seat;
  board->players[seat].hand_known++;
}

/* Everybody gets a card, the drafting player two; whoever got which nobody knows yet. */
static void
hand_out_row (YcBoard *board, int drafter)
{
  board->untold += (uint8_t) yc_board_row_untold (board);
  for (int i = 0; i < board->n_row; i++)
    if (board->row[i] >= 0) {
      board->bombs[board->row[i]].place = YC_BOMB_DRAFTED;
      board->bombs[board->row[i]].loose = false;
    }
  for (int seat = 0; seat < board->n_seats; seat++)
    board->players[seat].hand += seat == drafter ? 2 : 1;
}

static void
draft (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  YcPick picks[YC_MAX_ROW + 1];
  int n = play->n_items < YC_MAX_ROW + 1 ? play->n_items : YC_MAX_ROW + 1;

  if (board->n_row == 0)
    return;
  yc_board_picks (setup, board, seat, play, picks, n);
  hand_out_row (board, seat);
  for (int i = 0; i < n; i++)
    if (picks[i].possible)
      tell_pick (board, picks[i].seat, play->items[i].ref);
  yc_board_deal_row (setup, board);
}

/* ---- Placing ---- */

static void
act_on_space (const YcSetup *setup,
              YcBoard *board,
              int seat,
              const YcPlay *play,
              const YcCard *space)
{
  YcBoardTurn *turn = &board->turn;

  if (yc_space_rule (space) != YC_SPACE_PLAIN)
    hire_told (board, seat, play);
  switch (yc_space_rule (space)) {
  case YC_SPACE_CONSTRUCTION:
    buy (setup, board, seat, play);
    break;
  case YC_SPACE_STRIKE:
    turn->strikes = true;
    break;
  case YC_SPACE_REPAIR:
    turn->own_repairs = true;
    break;
  case YC_SPACE_DESIGN:
    draft (setup, board, seat, play);
    break;
  case YC_SPACE_ESPIONAGE:
    if (board->players[seat].spies < YC_SPY_LIMIT)
      board->players[seat].spies++;
    turn->spying = true;
    break;
  case YC_SPACE_PLAIN:
  default:
    give_output (board, seat, play, space);
    break;
  }
}

/* Everybody but a player who declined may repair while somebody stands on Repair. */
static void
open_repairs (YcBoardTurn *turn)
{
  turn->repairs = true;
  turn->own_repairs = false;
  for (int seat = 0; seat < YC_MAX_SEATS; seat++)
    turn->repaired[seat] = 0;
}

static void
apply_place (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  const YcCard *space = yc_board_card (setup, YC_SPACES, play->target);

  board->turn.placed_space = true;
  board->spaces[play->target] += yc_board_take_workers (board, seat, &play->workers);
  pay (player_at (board, seat), play, space);
  give_others (space, board, seat);
  if (space->bribe)
    board->bribe++;
  if (yc_space_rule (space) == YC_SPACE_REPAIR)
    open_repairs (&board->turn);
  if (!play->decline)
    act_on_space (setup, board, seat, play, space);
}

static void
apply_use (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  const YcCard *card = yc_board_card (setup, YC_CARDS, play->target);
  YcBuilding *building = &board->buildings[play->target];
  int untold = yc_board_untold_for (setup, board, seat, play->target);

  if (untold >= 0)
    yc_board_tell_building (board, untold, play->target);
  if (building->owner < 0)
    return;
  if (building->owner != seat)
    board->turn.spied++;
  board->turn.placed_building = true;
  board->turn.strikes = board->turn.repairs = false;
  building->crew += yc_board_take_workers (board, seat, &play->workers);
  pay (player_at (board, seat), play, card);
  if (!play->decline)
    give_output (board, seat, play, card);
}

/* ---- Strikes and repairs ---- */

static void
apply_strike (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  YcBoardPlayer *player = player_at (board, seat);

  if (play->verb == YC_STRIKE_FIGHTER) {
    int target = setup->seat_of_color[play->target_color];
    yc_board_gain (player, YC_FIGHTERS, -play->number);
    yc_board_gain (player_at (board, target), (YcGood) play->good, -play->number);
  } else {
    YcBuilding *building = &board->buildings[play->target];
    int room = UINT16_MAX - building->damage;
    yc_board_gain (player, YC_BOMBERS, -play->number);
    if (building->owner >= 0)
      building->damage += (uint16_t) (play->number < room ? play->number : room);
  }
}

static void
apply_repair (YcBoard *board, int seat, const YcPlay *play)
{
  YcBoardTurn *turn = &board->turn;
  int already = turn->repairs ? turn->repaired[seat] : 0;
  int times = yc_board_repair_times (play);

  for (int i = 0; i < play->n_items; i++) {
    YcBuilding *building = &board->buildings[play->items[i].ref];
    int mended = play->items[i].times < building->damage ? play->items[i].times : building->damage;
    building->damage -= (uint16_t) mended;
  }
  if (seat != board->active)
    yc_board_gain (player_at (board, seat), YC_MONEY, -yc_board_repair_cost (already, times));
  if (turn->repairs)
    turn->repaired[seat] = (uint8_t) (already + times < UINT8_MAX ? already + times : UINT8_MAX);
}

/* ---- Bombs ---- */

static void
apply_build (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  const YcCard *card = yc_board_card (setup, YC_BOMBS, play->target);
  YcBomb *bomb = &board->bombs[play->target];

  if (yc_board_held (board, seat, play->target) == YC_HELD_NO)
    return;
  yc_board_leave_hand (board, seat, play->target);
  bomb->place = YC_BOMB_BUILT;
  bomb->holder = (int8_t) seat;
  bomb->order = board->next_order++;
  bomb->loaded = false;
  bomb->crew = yc_board_take_workers (board, seat, &play->workers);
  yc_board_gain (player_at (board, seat), yc_bomb_fuel (card), -known (card->fuel));
  board->turn.bombs_took_workers = true;
  yc_board_check_victory (setup, board, seat);
}

static void
take_token (YcBoard *board, YcBoardPlayer *player)
{
  uint8_t tokens[YC_MAX_SEATS];

  if (player->tested)
    return;
  for (int i = yc_board_test_tokens (board, tokens) - 1; i >= 0; i--)
    if ((board->tests_left & (1 << i)) != 0) {
      board->tests_left &= (uint8_t) ~(1 << i);
      player->tested = true;
      player->test_points = tokens[i];
      return;
    }
}

static void
apply_test (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  YcBomb *bomb = &board->bombs[play->target];
  YcBoardPlayer *player = player_at (board, seat);

  if (bomb->place != YC_BOMB_BUILT || bomb->holder != seat)
    return;
  take_token (board, player);
  player->token += bomb->crew;
  *bomb = (YcBomb){ .place = YC_BOMB_TESTED, .holder = -1, .order = board->next_order++ };
  board->tested_deck++;
  if (setup->options[YC_OPTION_DESIGN_REOPENS] && board->n_row == 0)
    yc_board_deal_row (setup, board);
  yc_board_check_victory (setup, board, seat);
}

static void
apply_load (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  YcBomb *bomb = &board->bombs[play->target];
  YcBoardPlayer *player = player_at (board, seat);

  if (bomb->place != YC_BOMB_BUILT || bomb->holder != seat)
    return;
  bomb->loaded = true;
  yc_board_gain (player, YC_MONEY, -known (yc_board_card (setup, YC_BOMBS, play->target)->load));
  yc_board_gain (player, YC_BOMBERS, -1);
  yc_board_check_victory (setup, board, seat);
}

/* ---- Turns ---- */

static void
fetch (YcBoard *board, YcCrew *place, YcCrew leaving)
{
  *place -= leaving;
  yc_board_send_home (board, leaving);
}

static void
empty_own_cards (const YcSetup *setup, YcBoard *board, int seat)
{
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++) {
    YcBuilding *building = &board->buildings[i];
    YcCrew crew = building->owner == seat ? building->crew : yc_crew_owned (building->crew, seat);
    if (crew != 0)
      fetch (board, &building->crew, crew);
  }
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (board->bombs[i].holder == seat && board->bombs[i].crew != 0)
      fetch (board, &board->bombs[i].crew, board->bombs[i].crew);
  fetch (board, &board->players[seat].token, board->players[seat].token);
}

static void
retrieve (const YcSetup *setup, YcBoard *board, int seat)
{
  YcBoardPlayer *player = player_at (board, seat);

  for (int i = 0; i < setup->catalogue.n[YC_SPACES]; i++) {
    YcCrew crew = board->spaces[i];
    if (crew != 0)
      fetch (board, &board->spaces[i],
             yc_crew_owned (crew, seat) + yc_crew_owned (crew, YC_CONTRACTOR));
  }
  empty_own_cards (setup, board, seat);
  fetch (board, &player->supply, yc_crew_owned (player->supply, YC_CONTRACTOR));
}

/* A strike or a repair never begins a turn: at its time the turn has begun. */
static bool
begins_turn (YcVerb verb)
{
  return verb != YC_STRIKE_FIGHTER && verb != YC_STRIKE_BOMBER && verb != YC_REPAIR;
}

static void
apply_move (const YcSetup *setup, YcBoard *board, int seat, const YcPlay *play)
{
  switch (play->verb) {
  case YC_PLACE:
    apply_place (setup, board, seat, play);
    break;
  case YC_USE:
    apply_use (setup, board, seat, play);
    break;
  case YC_STRIKE_FIGHTER:
  case YC_STRIKE_BOMBER:
    apply_strike (setup, board, seat, play);
    break;
  case YC_REPAIR:
    apply_repair (board, seat, play);
    break;
  case YC_BUILD:
    apply_build (setup, board, seat, play);
    break;
  case YC_TEST:
    apply_test (setup, board, seat, play);
    break;
  case YC_LOAD:
    apply_load (setup, board, seat, play);
    break;
  case YC_RETRIEVE:
    retrieve (setup, board, seat);
    yc_board_pass_turn_to (board, (seat + 1) % board->n_seats);
    break;
  default:
    yc_board_pass_turn_to (board, (seat + 1) % board->n_seats);
    break;
  }
}

static void
apply_fact (const YcSetup *setup, YcBoard *board, const YcPlay *play)
{
  YcBoard trial = *board;
  YcReason why;

  if (yc_board_tell (setup, &trial, play, &why))
    *board = trial;
}

void
yc_board_apply (const YcSetup *setup, YcPosition *position, const YcPlay *play)
{
  YcBoard *board = yc_board_in (position);

  if (yc_board_means_nothing (setup, play))
    return;
  if (yc_verb_is_fact (play->verb)) {
    apply_fact (setup, board, play);
    return;
  }
  if (board->over || !yc_verb_is_move (play->verb))
    return;
  int seat = setup->seat_of_color[play->actor];
  if (seat != board->active && play->verb != YC_REPAIR)
    yc_board_pass_turn_to (board, seat);
  if (begins_turn ((YcVerb) play->verb))
    board->turn.begun = true;
  apply_move (setup, board, seat, play);
}
