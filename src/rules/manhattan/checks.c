/* checks.c: a small function for each rule of placing, and how they bind together.
 *
 * A check that says no fills in the facts of its reason there and then. The order of the calls is
 * the order of section 8 of the rules page. */

#include "case.h"

#include <string.h>

/* ---- Reasons ---- */

YcReason *
yc_case_add (YcRuling *ruling, YcRule rule, YcVerdict verdict)
{
  return yc_ruling_add (ruling, &yc_manhattan_game, rule, verdict);
}

YcReason *
yc_case_broken (YcCase *c, YcRule rule)
{
  return yc_case_add (c->ruling, rule, YC_ILLEGAL);
}

static YcReason *
broken_about (YcCase *c, YcRule rule, YcDrawer drawer, YcRef ref)
{
  YcReason *reason = yc_case_broken (c, rule);
  reason->drawer = drawer;
  reason->card = ref;
  return reason;
}

/* Ignorance is never held against a player: the play rests on a number that nobody told. */
static void
tell_unknown (YcCase *c, YcDrawer drawer)
{
  YcReason *reason = yc_case_add (c->ruling, YC_RULE_CARD_UNKNOWN_NUMBER, YC_UNSEEN);
  reason->drawer = drawer;
  reason->card = c->play->target;
}

/* ---- Workers ---- */

static bool
check_empty (YcCase *c, YcDrawer drawer, YcCrew crew)
{
  if (crew == 0)
    return true;
  broken_about (c, YC_RULE_PLACE_OCCUPIED, drawer, c->play->target)->crew = crew;
  return false;
}

static int
need_total (const YcNeed *need)
{
  return need->type[0] + need->type[1] + need->type[2] + need->any;
}

/* The `any` of a need covers what the printed types leave over; the count is checked before. */
static bool
need_is_met (const YcNeed *need, const YcWorkers *workers)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (yc_workers_of_type (workers, (YcWorkerType) type) < need->type[type])
      return false;
  return need_total (need) == yc_workers_total (workers);
}

static void
check_workers (YcCase *c, YcDrawer drawer, const YcCard *card)
{
  const YcWorkers *workers = &c->play->workers;
  int total = yc_workers_total (workers);
  bool count_fits = false, type_fits = false;

  if (card->needs_unknown) {
    tell_unknown (c, drawer);
    yc_ruling_leave (c->ruling, YC_RULE_PLACE_WORKER_COUNT);
    yc_ruling_leave (c->ruling, YC_RULE_PLACE_WORKER_TYPE);
    return;
  }
  for (int i = 0; i < card->n_needs; i++) {
    count_fits |= need_total (&card->needs[i]) == total;
    type_fits |= need_is_met (&card->needs[i], workers);
  }
  if (!count_fits) {
    YcReason *reason = broken_about (c, YC_RULE_PLACE_WORKER_COUNT, drawer, c->play->target);
    reason->limit = (int16_t) (card->n_needs > 0 ? need_total (&card->needs[0]) : 0);
    reason->number = (int16_t) total;
    yc_ruling_leave (c->ruling, YC_RULE_PLACE_WORKER_TYPE);
  } else if (!type_fits) {
    broken_about (c, YC_RULE_PLACE_WORKER_TYPE, drawer, c->play->target);
  }
}

static void
check_supply (YcCase *c)
{
  if (!yc_board_holds_workers (c->board, c->seat, &c->play->workers))
    yc_case_broken (c, YC_RULE_PLACE_NO_SUCH_WORKER)->crew = c->player->supply;
}

/* ---- Costs and output ---- */

static bool
side_is_unknown (const YcSide *side)
{
  bool unknown = side->unknown;
  for (int good = 0; good < YC_GOODS; good++)
    unknown |= side->goods[good] == YC_UNKNOWN;
  return unknown;
}

/* Whether a number that nobody told decides about the side chosen; where none is chosen, whether
 * one may be meant of which nothing is known. */
static bool
turns_on_unknown (const YcSide *sides, int n, int side)
{
  bool unknown = false;
  if (side >= 0)
    return side_is_unknown (&sides[side]);
  for (int i = 0; i < n; i++)
    unknown |= sides[i].unknown;
  return unknown;
}

static void
check_goods (YcCase *c, const int16_t *goods)
{
  YcReason *reason = NULL;

  for (int good = 0; good < YC_GOODS; good++) {
    int have = yc_board_good (c->player, (YcGood) good);
    if (goods[good] <= have)
      continue;
    if (reason == NULL)
      reason = yc_case_broken (c, YC_RULE_PAY_SHORT);
    reason->need[good] = goods[good];
    reason->have[good] = (int16_t) have; /* below the need, so it fits */
  }
}

static void
check_money (YcCase *c, int dollars)
{
  int16_t goods[YC_GOODS] = { [YC_MONEY] = (int16_t) dollars };
  check_goods (c, goods);
}

static void
check_cost (YcCase *c, YcDrawer drawer, const YcCard *card)
{
  YcRule rule;
  int side = yc_play_cost (c->play, card, &rule);

  if (side < 0 && rule != YC_NO_RULE)
    yc_ruling_leave (c->ruling, YC_RULE_PAY_SHORT);
  if (turns_on_unknown (card->pays, card->n_pays, side))
    tell_unknown (c, drawer);
  else if (rule != YC_NO_RULE)
    broken_about (c, rule, drawer, c->play->target);
  if (side >= 0)
    check_goods (c, card->pays[side].goods);
}

/* Says how many of the first kind of worker are too few. */
static void
check_available (YcCase *c)
{
  const YcWorkers *take = &c->play->take;
  for (int kind = 0; kind < 2 * YC_WORKER_TYPES; kind++) {
    int type = kind % YC_WORKER_TYPES;
    bool own = kind < YC_WORKER_TYPES;
    int there = yc_crew_count (c->board->general, own ? c->seat : YC_CONTRACTOR, type);
    int wished = own ? take->permanent[type] : take->contractor[type];
    if (wished <= there)
      continue;
    YcReason *reason = yc_case_broken (c, YC_RULE_TAKE_NOT_AVAILABLE);
    reason->crew = c->board->general;
    reason->limit = (int16_t) wished;
    reason->number = (int16_t) there;
    return;
  }
}

static void
check_take (YcCase *c, YcDrawer drawer, const YcSide *side)
{
  bool offered = true;
  int too_many = -1; /* the first type of them */

  for (int type = YC_WORKER_TYPES - 1; type >= 0; type--) {
    int wished = yc_workers_of_type (&c->play->take, (YcWorkerType) type);
    int printed = side != NULL ? side->workers[type] : 0;
    offered &= wished == 0 || printed > 0;
    too_many = printed > 0 && wished > printed ? type : too_many;
  }
  if (!offered)
    broken_about (c, YC_RULE_TAKE_NOT_OFFERED, drawer, c->play->target);
  if (too_many >= 0) {
    YcReason *reason = broken_about (c, YC_RULE_TAKE_TOO_MANY, drawer, c->play->target);
    reason->limit = (int16_t) side->workers[too_many];
    reason->number = (int16_t) yc_workers_of_type (&c->play->take, (YcWorkerType) too_many);
  }
  check_available (c);
}

/* Nobody knows what there is to take. */
static void
leave_take (YcCase *c)
{
  yc_ruling_leave (c->ruling, YC_RULE_TAKE_NOT_OFFERED);
  yc_ruling_leave (c->ruling, YC_RULE_TAKE_TOO_MANY);
  yc_ruling_leave (c->ruling, YC_RULE_TAKE_NOT_AVAILABLE);
}

static void
check_output (YcCase *c, YcDrawer drawer, const YcCard *card)
{
  YcRule rule;
  int side;

  if (c->play->decline)
    return;
  side = yc_play_output (c->play, card, &rule);
  if (turns_on_unknown (card->gives, card->n_gives, side)) {
    tell_unknown (c, drawer);
    leave_take (c);
    return;
  }
  if (rule != YC_NO_RULE)
    broken_about (c, rule, drawer, c->play->target);
  if (side == YC_SIDE_UNCLEAR)
    leave_take (c);
  else if (c->play->has_take)
    check_take (c, drawer, side >= 0 ? &card->gives[side] : NULL);
}

/* On Construction and Design there is nothing to choose and no worker to take. */
static void
check_no_output (YcCase *c)
{
  if (c->play->choose != '\0')
    broken_about (c, YC_RULE_CHOICE_NOT_OFFERED, YC_SPACES, c->play->target);
  if (c->play->has_take)
    broken_about (c, YC_RULE_TAKE_NOT_OFFERED, YC_SPACES, c->play->target);
}

/* ---- Construction ---- */

/* An action need not be taken; a table can say that this one must be. */
static void
check_no_purchase (YcCase *c)
{
  if (!c->setup->options[YC_OPTION_CONSTRUCTION_WITHOUT_PURCHASE])
    broken_about (c, YC_RULE_CONSTRUCTION_NO_PURCHASE, YC_SPACES, c->play->target);
}

static void
check_slot (YcCase *c)
{
  int content = c->board->market[c->play->slot - 1];

  if (content == YC_SLOT_EMPTY)
    yc_case_broken (c, YC_RULE_MARKET_EMPTY_SLOT)->number = c->play->slot;
  else if (content < 0)
    yc_case_add (c->ruling, YC_RULE_MARKET_NOT_TOLD, YC_UNSEEN)->number = c->play->slot;
}

static void
check_purchase (YcCase *c)
{
  check_slot (c);
  check_money (c, yc_board_price (c->setup, c->play->slot, &c->play->workers));
}

static void
check_construction (YcCase *c)
{
  if (c->play->slot == 0)
    check_no_purchase (c);
  else
    check_purchase (c);
  check_no_output (c);
}

/* ---- Design ---- */

static void
check_picked_cards (YcCase *c, const YcPick *picks, int n)
{
  YcVerdict worst = YC_LEGAL;
  int item = -1;

  for (int i = 0; i < n; i++)
    if (picks[i].card > worst) {
      worst = picks[i].card;
      item = i;
    }
  if (item >= 0) {
    YcReason *reason = yc_case_add (c->ruling, YC_RULE_PICKS_NOT_IN_ROW, worst);
    reason->drawer = YC_BOMBS;
    reason->card = c->play->items[item].ref;
    reason->number = picks[item].again ? 2 : 0;
  }
}

static void
check_picks (YcCase *c)
{
  YcPick picks[YC_MAX_ROW + 1];
  int n = c->play->n_items < YC_MAX_ROW + 1 ? c->play->n_items : YC_MAX_ROW + 1;

  yc_board_picks (c->setup, c->board, c->seat, c->play, picks, YC_MAX_ROW + 1);
  check_picked_cards (c, picks, n);
  for (int i = 0; i < n; i++)
    if (!picks[i].in_order) {
      yc_case_broken (c, YC_RULE_PICKS_ORDER)->seat
        = c->setup->seat_of_color[c->play->items[i].color];
      return;
    }
}

static bool
design_is_closed (const YcCase *c)
{
  return c->board->n_row == 0;
}

/* Workers may stand where the action cannot be. */
static void
check_design_open (YcCase *c)
{
  if (!design_is_closed (c))
    return;
  YcReason *reason = yc_case_add (c->ruling, YC_RULE_DESIGN_CLOSED, YC_UNSAID);
  reason->drawer = YC_SPACES;
  reason->card = c->play->target;
  reason->limit = (int16_t) yc_board_row_length (c->board);
  reason->number = (int16_t) yc_board_bomb_deck (c->board);
}

static void
check_design_taken (YcCase *c)
{
  if (c->play->decline && !design_is_closed (c))
    broken_about (c, YC_RULE_DESIGN_NO_DECLINE, YC_SPACES, c->play->target);
}

static void
check_design (YcCase *c)
{
  check_design_open (c);
  check_design_taken (c);
  check_picks (c);
  check_no_output (c);
}

/* ---- A main-board space ---- */

static void
check_step (YcCase *c)
{
  if (c->turn->placed_building)
    broken_about (c, YC_RULE_PLACE_AFTER_BUILDINGS, YC_SPACES, c->play->target);
  if (c->turn->placed_space)
    broken_about (c, YC_RULE_PLACE_SECOND, YC_SPACES, c->play->target);
}

static void
check_action (YcCase *c, YcSpaceRule rule, const YcCard *space)
{
  switch (rule) {
  case YC_SPACE_CONSTRUCTION:
    check_construction (c);
    break;
  case YC_SPACE_DESIGN:
    check_design (c);
    break;
  case YC_SPACE_PLAIN:
  case YC_SPACE_STRIKE:
  case YC_SPACE_REPAIR:
  case YC_SPACE_ESPIONAGE:
  default:
    check_output (c, YC_SPACES, space);
    break;
  }
}

void
yc_board_check_place (YcCase *c)
{
  const YcCard *space = yc_board_card (c->setup, YC_SPACES, c->play->target);
  YcSpaceRule rule = yc_space_rule (space);

  check_step (c);
  if (rule != YC_SPACE_CONSTRUCTION)
    check_empty (c, YC_SPACES, c->board->spaces[c->play->target]);
  check_workers (c, YC_SPACES, space);
  check_supply (c);
  check_cost (c, YC_SPACES, space);
  check_action (c, rule, space);
}

/* ---- A building ---- */

static void
check_spying (YcCase *c, const YcBuilding *building)
{
  YcReason *reason = NULL;

  if (building->owner < 0 || building->owner == c->seat)
    return;
  if (!c->turn->spying)
    reason = broken_about (c, YC_RULE_BUILDING_NOT_YOURS, YC_CARDS, c->play->target);
  else if (c->player->spies == 0)
    reason = broken_about (c, YC_RULE_SPY_NONE, YC_CARDS, c->play->target);
  else if (c->turn->spied >= c->player->spies)
    reason = broken_about (c, YC_RULE_SPY_LIMIT, YC_CARDS, c->play->target);
  if (reason != NULL) {
    reason->seat = building->owner;
    reason->limit = c->player->spies;
    reason->number = c->turn->spied;
  }
}

/* On no board it may be an untold one of the actor, who says by using it which one that is. */
static bool
check_is_built (YcCase *c, const YcBuilding *building)
{
  bool telling = yc_board_untold_for (c->setup, c->board, c->seat, c->play->target) >= 0;
  int slot = yc_board_market_slot (c->board, c->play->target);

  if (building->owner >= 0)
    return true;
  YcReason *reason
    = yc_case_add (c->ruling, YC_RULE_BUILDING_NOT_BUILT, telling ? YC_UNSEEN : YC_ILLEGAL);
  reason->drawer = YC_CARDS;
  reason->card = c->play->target;
  if (telling) {
    reason->seat = (int8_t) c->seat;
  } else {
    reason->place = yc_board_building_place (c->setup, c->board, c->play->target);
    reason->number = (int16_t) (slot + 1);
    yc_ruling_stop (c->ruling, YC_RULE_BUILDING_NOT_BUILT);
  }
  return telling;
}

static void
check_damage (YcCase *c, const YcBuilding *building)
{
  if (building->damage > 0)
    broken_about (c, YC_RULE_BUILDING_DAMAGED, YC_CARDS, c->play->target)->number
      = (int16_t) (building->damage < INT16_MAX ? building->damage : INT16_MAX);
}

void
yc_board_check_use (YcCase *c)
{
  const YcCard *card = yc_board_card (c->setup, YC_CARDS, c->play->target);
  const YcBuilding *building = &c->board->buildings[c->play->target];

  if (!check_is_built (c, building))
    return;
  check_spying (c, building);
  check_damage (c, building);
  check_empty (c, YC_CARDS, building->crew);
  check_workers (c, YC_CARDS, card);
  check_supply (c);
  check_cost (c, YC_CARDS, card);
  check_output (c, YC_CARDS, card);
}
