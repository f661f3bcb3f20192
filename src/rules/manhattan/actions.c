/* actions.c: a small function for each rule of strikes, repairs and bomb actions. */

#include "case.h"

/* ---- Air strikes ---- */

static int
clamped (int number)
{
  return number < INT16_MAX ? number : INT16_MAX;
}

static void
check_planes (YcCase *c, YcRule rule, YcGood good)
{
  const int planes = yc_board_good (c->player, good);
  if (c->play->number <= planes)
    return;
  YcReason *reason = yc_case_broken (c, rule);
  reason->need[good] = (int16_t) clamped (c->play->number);
  reason->have[good] = (int16_t) planes;
}

static void
check_deal (YcCase *c, int target)
{
  if (target >= 0 && target != c->seat && yc_board_have_deal (c->board, c->seat, target))
    yc_case_broken (c, YC_RULE_STRIKE_DEAL)->seat = (int8_t) target;
}

static void
check_fighter_strike (YcCase *c)
{
  int target = c->setup->seat_of_color[c->play->target_color];
  int there = yc_board_good (&c->board->players[target], (YcGood) c->play->good);

  if (target == c->seat)
    yc_case_broken (c, YC_RULE_STRIKE_OWN);
  check_deal (c, target);
  check_planes (c, YC_RULE_STRIKE_NO_FIGHTER, YC_FIGHTERS);
  if (c->play->number > there) {
    YcReason *reason = yc_case_broken (c, YC_RULE_STRIKE_NOTHING_TO_HIT);
    reason->seat = (int8_t) target;
    reason->limit = (int16_t) clamped (c->play->number);
    reason->number = (int16_t) there;
  }
}

static void
check_bomber_strike (YcCase *c)
{
  int owner = c->board->buildings[c->play->target].owner;

  if (owner == c->seat)
    yc_case_broken (c, YC_RULE_STRIKE_OWN);
  check_deal (c, owner);
  check_planes (c, YC_RULE_STRIKE_NO_BOMBER, YC_BOMBERS);
  if (owner < 0) {
    YcReason *reason = yc_case_broken (c, YC_RULE_STRIKE_NOTHING_TO_HIT);
    reason->drawer = YC_CARDS;
    reason->card = c->play->target;
  } else if (owner != c->seat && c->board->players[owner].fighters > 0) {
    YcReason *reason = yc_case_broken (c, YC_RULE_STRIKE_FIGHTERS_GUARD);
    reason->seat = (int8_t) owner;
    reason->number = c->board->players[owner].fighters;
  }
}

void
yc_board_check_strike (YcCase *c)
{
  if (!c->turn->strikes)
    yc_case_broken (c, YC_RULE_STRIKE_NOT_NOW);
  if (c->play->verb == YC_STRIKE_FIGHTER)
    check_fighter_strike (c);
  else
    check_bomber_strike (c);
}

/* ---- Repair ---- */

static void
check_repair_time (YcCase *c)
{
  const YcBoardTurn *turn = &c->board->turn;
  bool own = c->seat == c->board->active;

  if (!turn->repairs || (own && !turn->own_repairs))
    yc_case_broken (c, YC_RULE_REPAIR_NOT_NOW);
}

/* How often the whole statement repairs this building; it may be named twice. */
static int
times_named (const YcPlay *play, YcRef building)
{
  int times = 0;
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].ref == building)
      times += play->items[i].times;
  return times;
}

static void
check_repair_part (YcCase *c, YcRule rule, YcRef ref)
{
  const YcBuilding *building = &c->board->buildings[ref];
  int times = times_named (c->play, ref);
  bool own = building->owner == c->seat;

  if (rule == YC_RULE_REPAIR_NOT_YOURS ? own : !own || building->damage >= times)
    return;
  YcReason *reason = yc_case_broken (c, rule);
  reason->seat = building->owner;
  reason->drawer = YC_CARDS;
  reason->card = ref;
  reason->limit = (int16_t) clamped (building->damage);
  reason->number = (int16_t) clamped (times);
}

int
yc_board_repair_cost (int already, int times)
{
  static const int prices[YC_REPAIRS] = { 2, 3, 5 };
  int cost = 0;
  for (int i = already; i < already + times && i < YC_REPAIRS; i++)
    cost += prices[i];
  return cost;
}

static void
check_repair_price (YcCase *c, int already, int times)
{
  int cost = c->seat == c->board->active ? 0 : yc_board_repair_cost (already, times);

  if (cost <= c->player->money)
    return;
  YcReason *reason = yc_case_broken (c, YC_RULE_PAY_SHORT);
  reason->need[YC_MONEY] = (int16_t) cost;
  reason->have[YC_MONEY] = (int16_t) c->player->money;
}

/* Whether a building is named for the first time, so that each is judged once. */
static bool
is_first_mention (const YcPlay *play, int item)
{
  for (int i = 0; i < item; i++)
    if (play->items[i].ref == play->items[item].ref)
      return false;
  return true;
}

/* The ruling names the first rule of section 8, in whatever order the buildings are named. */
static void
check_repair_parts (YcCase *c, YcRule rule)
{
  for (int i = 0; i < c->play->n_items; i++)
    if (is_first_mention (c->play, i))
      check_repair_part (c, rule, c->play->items[i].ref);
}

void
yc_board_check_repair (YcCase *c)
{
  int already = c->board->turn.repairs ? c->board->turn.repaired[c->seat] : 0;
  int times = yc_board_repair_times (c->play);

  check_repair_time (c);
  check_repair_parts (c, YC_RULE_REPAIR_NOT_YOURS);
  check_repair_parts (c, YC_RULE_REPAIR_NOT_DAMAGED);
  if (already + times > YC_REPAIRS) {
    YcReason *reason = yc_case_broken (c, YC_RULE_REPAIR_MORE_THAN_THREE);
    reason->limit = YC_REPAIRS;
    reason->number = (int16_t) clamped (already + times);
  }
  check_repair_price (c, already, times);
}

int
yc_board_repair_times (const YcPlay *play)
{
  int times = 0;
  for (int i = 0; i < play->n_items; i++)
    times += play->items[i].times;
  return times;
}

/* ---- Bombs ---- */

static YcPlace
bomb_whereabouts (const YcBomb *bomb)
{
  switch ((YcBombPlace) bomb->place) {
  case YC_BOMB_ROW:
    return YC_PLACE_ROW;
  case YC_BOMB_HAND:
    return YC_PLACE_HAND;
  case YC_BOMB_BUILT:
    return YC_PLACE_BOARD;
  case YC_BOMB_TESTED:
    return YC_PLACE_UNDER_DECK;
  case YC_BOMB_UNSEEN:
  case YC_BOMB_DRAFTED:
  default:
    return YC_PLACE_NOWHERE;
  }
}

static YcReason *
add_about_bomb (YcCase *c, YcRule rule, YcVerdict verdict)
{
  const YcBomb *bomb = &c->board->bombs[c->play->target];
  YcReason *reason = yc_case_add (c->ruling, rule, verdict);
  reason->drawer = YC_BOMBS;
  reason->card = c->play->target;
  reason->place = bomb_whereabouts (bomb);
  reason->seat = bomb->holder;
  return reason;
}

static void
check_hand (YcCase *c)
{
  YcHeld held = yc_board_held (c->board, c->seat, c->play->target);

  if (held == YC_HELD_KNOWN)
    return;
  add_about_bomb (c, YC_RULE_BOMB_NOT_IN_HAND, held == YC_HELD_POSSIBLY ? YC_UNSEEN : YC_ILLEGAL);
}

static bool
workers_are_exact (const YcNeed *need, const YcWorkers *workers)
{
  int surplus = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int more = yc_workers_of_type (workers, (YcWorkerType) type) - need->type[type];
    if (more < 0)
      return false;
    surplus += more;
  }
  return surplus == need->any;
}

static void
check_fuel (YcCase *c, const YcCard *card)
{
  YcGood fuel = yc_bomb_fuel (card);
  int have = yc_board_good (c->player, fuel);

  if (card->fuel <= have)
    return;
  YcReason *reason = add_about_bomb (c, YC_RULE_BOMB_FUEL, YC_ILLEGAL);
  reason->need[fuel] = card->fuel;
  reason->have[fuel] = (int16_t) have;
}

void
yc_board_check_build (YcCase *c)
{
  const YcCard *card = yc_board_card (c->setup, YC_BOMBS, c->play->target);

  check_hand (c);
  if (card->needs_unknown || card->fuel == YC_UNKNOWN || card->points == YC_UNKNOWN)
    add_about_bomb (c, YC_RULE_CARD_UNKNOWN_NUMBER, YC_UNSEEN);
  if ((!card->needs_unknown && !workers_are_exact (&card->needs[0], &c->play->workers))
      || !yc_board_holds_workers (c->board, c->seat, &c->play->workers))
    add_about_bomb (c, YC_RULE_BOMB_WORKERS, YC_ILLEGAL)->crew = c->player->supply;
  check_fuel (c, card);
}

static bool
is_built_by (const YcCase *c, const YcBomb *bomb)
{
  return bomb->place == YC_BOMB_BUILT && bomb->holder == c->seat;
}

/* `!` cannot test or load what is not there. */
static bool
check_built (YcCase *c, YcRule rule)
{
  if (is_built_by (c, &c->board->bombs[c->play->target]))
    return true;
  add_about_bomb (c, rule, YC_ILLEGAL);
  return false;
}

void
yc_board_check_test (YcCase *c)
{
  if (!check_built (c, YC_RULE_TEST_NOT_BUILT))
    yc_ruling_leave (c->ruling, YC_RULE_TEST_URANIUM);
  else if (yc_board_card (c->setup, YC_BOMBS, c->play->target)->kind != YC_KIND_PLUTONIUM_BOMB)
    add_about_bomb (c, YC_RULE_TEST_URANIUM, YC_ILLEGAL);
  if (c->player->tested)
    yc_case_broken (c, YC_RULE_TEST_ONCE)->number = c->player->test_points;
}

static void
check_load_cost (YcCase *c, const YcCard *card)
{
  if (card->load == YC_UNKNOWN)
    add_about_bomb (c, YC_RULE_CARD_UNKNOWN_NUMBER, YC_UNSEEN);
  if (card->load > c->player->money) {
    YcReason *reason = add_about_bomb (c, YC_RULE_PAY_SHORT, YC_ILLEGAL);
    reason->need[YC_MONEY] = card->load;
    reason->have[YC_MONEY] = (int16_t) c->player->money;
  }
}

void
yc_board_check_load (YcCase *c)
{
  if (!check_built (c, YC_RULE_LOAD_NOT_BUILT)) {
    yc_ruling_stop (c->ruling, YC_RULE_LOAD_NOT_BUILT);
    return;
  }
  if (c->board->bombs[c->play->target].loaded)
    add_about_bomb (c, YC_RULE_LOAD_ONCE, YC_ILLEGAL);
  check_load_cost (c, yc_board_card (c->setup, YC_BOMBS, c->play->target));
  if (c->player->bombers == 0)
    yc_case_broken (c, YC_RULE_LOAD_NO_BOMBER);
}
