/* race.c: the rules of Counter Race. */

#include "race.h"

#include <string.h>

/* ---- Judging ---- */

static YcReason *
broken (YcRuling *ruling, YcRule rule, YcVerdict verdict)
{
  return yc_ruling_add (ruling, &race_game, rule, verdict);
}

int
race_known_at (const RacePlayer *player, YcRef card)
{
  for (int i = 0; i < player->n_known; i++)
    if (player->known[i] == card)
      return i;
  return -1;
}

int
race_cost (const YcSetup *setup, YcRef card)
{
  return setup->catalogue.cards[YC_CARDS][card].pays[0].goods[YC_MONEY];
}

/* A card nobody told may be there as long as the hand holds one that nobody told. */
static void
hand_holds_the_card (const RacePlayer *player, const YcPlay *play, YcRuling *ruling)
{
  if (race_known_at (player, play->target) >= 0)
    return;
  bool possible = player->hand > player->n_known;
  YcReason *reason = broken (ruling, RACE_RULE_NOT_IN_HAND, possible ? YC_UNSEEN : YC_ILLEGAL);
  reason->card = play->target;
  reason->drawer = YC_CARDS;
}

static void
money_covers_the_card (const YcSetup *setup,
                       const RacePlayer *player,
                       const YcPlay *play,
                       YcRuling *ruling)
{
  int cost = race_cost (setup, play->target);
  if (player->money >= cost)
    return;
  YcReason *reason = broken (ruling, RACE_RULE_SHORT, YC_ILLEGAL);
  reason->need[YC_MONEY] = (int16_t) cost;
  reason->have[YC_MONEY] = (int16_t) player->money;
}

static void
judge_move (const YcSetup *setup, const Race *race, const YcPlay *play, YcRuling *ruling)
{
  int seat = setup->seat_of_color[play->actor];
  if (race->over)
    broken (ruling, YC_RULE_GAME_OVER, YC_ILLEGAL);
  if (race->active != seat)
    broken (ruling, YC_RULE_TURN_NOT_YOURS, YC_ILLEGAL)->seat = (int8_t) race->active;
  if (play->verb != RACE_DASH)
    return;
  hand_holds_the_card (&race->players[seat], play, ruling);
  money_covers_the_card (setup, &race->players[seat], play, ruling);
}

/* What a player has after all the amounts of a correction; below 0 if it cannot be. */
static int64_t
money_after (const RacePlayer *player, const YcPlay *play)
{
  int64_t money = player->money;
  for (int i = 0; i < play->n_items && money >= 0; i++)
    money = yc_item_amount (&play->items[i], (int32_t) money);
  return money;
}

static void
judge_fact (const YcSetup *setup, const Race *race, const YcPlay *play, YcRuling *ruling)
{
  const RacePlayer *player = &race->players[setup->seat_of_color[play->target_color]];
  bool too_many = play->verb == RACE_TELL_HAND && play->n_items > player->hand;
  bool no_turn = play->verb == YC_TELL_TURN
                 && (race->over || race->active == setup->seat_of_color[play->target_color]);
  bool too_few = play->verb == RACE_ADJUST && money_after (player, play) < 0;
  if (too_many || too_few || no_turn)
    broken (ruling, YC_RULE_TABLE_IMPOSSIBLE, YC_ILLEGAL);
}

static bool
is_unknown_player (const YcSetup *setup, const YcPlay *play)
{
  uint8_t color = play->actor == YC_TABLE ? play->target_color : play->actor;
  return setup->seat_of_color[color] < 0;
}

static bool
names_unknown_card (const YcPlay *play)
{
  if (play->verb == RACE_DASH)
    return play->target < 0;
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].ref < 0)
      return true;
  return false;
}

static void
unknown (YcRuling *ruling, YcRule rule)
{
  broken (ruling, rule, YC_ILLEGAL);
  yc_ruling_stop (ruling, rule);
}

void
race_judge (const YcSetup *setup, const YcPosition *position, const YcPlay *play, YcRuling *ruling)
{
  yc_ruling_begin (ruling);
  if (is_unknown_player (setup, play))
    unknown (ruling, YC_RULE_UNKNOWN_PLAYER);
  else if (names_unknown_card (play))
    unknown (ruling, YC_RULE_UNKNOWN_CARD);
  else if (yc_verb_is_move (play->verb))
    judge_move (setup, race_of (position), play, ruling);
  else
    judge_fact (setup, race_of (position), play, ruling);
}

static unsigned
subject_to (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES])
{
  unsigned n = 0;
  (void) setup;
  rules[n++] = YC_RULE_UNKNOWN_PLAYER;
  rules[n++] = YC_RULE_UNKNOWN_CARD;
  if (!yc_verb_is_move (play->verb)) {
    rules[n++] = YC_RULE_TABLE_IMPOSSIBLE;
    return n;
  }
  rules[n++] = YC_RULE_GAME_OVER;
  rules[n++] = YC_RULE_TURN_NOT_YOURS;
  if (play->verb == RACE_DASH) {
    rules[n++] = RACE_RULE_NOT_IN_HAND;
    rules[n++] = RACE_RULE_SHORT;
  }
  return n;
}

/* ---- Applying ---- */

static void
lose_card (RacePlayer *player, YcRef card)
{
  int at = race_known_at (player, card);
  if (at >= 0)
    player->known[at] = player->known[--player->n_known];
  if (player->hand > 0)
    player->hand--;
}

static void
dash (const YcSetup *setup, RacePlayer *player, YcRef card)
{
  int cost = race_cost (setup, card);
  player->money -= cost < player->money ? cost : player->money;
  player->field += (uint16_t) setup->catalogue.cards[YC_CARDS][card].points;
  lose_card (player, card);
}

static void
move_on (const YcSetup *setup, Race *race, int seat)
{
  race->over = race->players[seat].field >= setup->options[RACE_GOAL];
  race->active = (uint8_t) (race->over ? seat : (seat + 1) % race->n_seats);
}

static void
tell_hand (RacePlayer *player, const YcPlay *play)
{
  player->n_known = 0;
  for (int i = 0; i < play->n_items && player->n_known < player->hand; i++)
    if (play->items[i].ref != YC_UNTOLD)
      player->known[player->n_known++] = (uint8_t) play->items[i].ref;
}

void
race_apply (const YcSetup *setup, YcPosition *position, const YcPlay *play)
{
  Race *race = race_in (position);
  if (!yc_verb_is_move (play->verb)) {
    RacePlayer *player = &race->players[setup->seat_of_color[play->target_color]];
    if (play->verb == RACE_TELL_HAND)
      tell_hand (player, play);
    else if (play->verb == YC_TELL_TURN)
      race->active = (uint8_t) setup->seat_of_color[play->target_color];
    else
      player->money = (int32_t) money_after (player, play);
    return;
  }
  int seat = setup->seat_of_color[play->actor];
  RacePlayer *player = &race->players[seat];
  if (play->verb == RACE_DASH) {
    dash (setup, player, play->target);
  } else {
    player->field++;
    player->money++;
  }
  move_on (setup, race, seat);
}

static void
pass_turn (const YcSetup *setup, YcPosition *position, int seat)
{
  (void) setup;
  race_in (position)->active = (uint8_t) seat;
}

/* ---- The game ---- */

static void
begin (const YcSetup *setup, YcPosition *position)
{
  Race *race = race_in (position);
  race->n_seats = setup->n_seats;
  for (int seat = 0; seat < setup->n_seats; seat++)
    race->players[seat] = (RacePlayer){ .money = RACE_MONEY, .hand = RACE_HAND };
}

static void
suggest (const YcSetup *setup, const YcPosition *position, YcPlayFunc found, void *data)
{
  const Race *race = race_of (position);
  const RacePlayer *player = &race->players[race->active];
  YcColor color = setup->seats[race->active].color;
  if (race->over)
    return;
  YcPlay step = yc_play_begin (RACE_STEP, color);
  found (&step, data);
  for (int i = 0; i < player->n_known; i++)
    if (race_cost (setup, player->known[i]) <= player->money) {
      YcPlay play = yc_play_begin_on (RACE_DASH, color, YC_CARDS, player->known[i]);
      found (&play, data);
    }
}

static int
score (const YcSetup *setup, const YcPosition *position, int seat)
{
  (void) setup;
  return race_of (position)->players[seat].field;
}

static const char *
sound (const YcSetup *setup, const YcPosition *position)
{
  const Race *race = race_of (position);
  for (int seat = 0; seat < setup->n_seats; seat++) {
    const RacePlayer *player = &race->players[seat];
    if (player->money < 0)
      return "money below nothing";
    if (player->n_known > player->hand || player->hand > RACE_HAND)
      return "more cards than there are";
  }
  return race->active < race->n_seats ? NULL : "nobody is to move";
}

static unsigned
winners (const YcSetup *setup, const YcPosition *position)
{
  (void) setup;
  return race_of (position)->over ? 1u << race_of (position)->active : 0;
}

static void
hide (const YcSetup *setup, YcPosition *position, int seat)
{
  for (int other = 0; other < setup->n_seats; other++)
    if (other != seat) {
      RacePlayer *player = &race_in (position)->players[other];
      memset (player->known, 0, sizeof player->known);
      player->n_known = 0;
    }
}

static int
active_seat (const YcPosition *position)
{
  return race_of (position)->active;
}

static bool
is_over (const YcPosition *position)
{
  return race_of (position)->over;
}

static YcSeatStart
seat_start (int seat)
{
  (void) seat;
  return (YcSeatStart){ .money = RACE_MONEY };
}

static const YcOptionInfo options[RACE_N_OPTIONS] = {
  [RACE_GOAL] = { "goal", 10, 5, 50, "The goal is 5 to 50 fields" },
};

static const YcRuleInfo rules[] = {
  { "dash.not-in-hand", false, YC_CANNOT_BE },
  { "dash.short", true, YC_FORBIDDEN },
};

static const char catalogue[] = "yellowcake 1\n"
                                "game counter-race\n"
                                "card d1 dash pays $1 points 2\n"
                                "card d2 dash pays $2 points 3\n"
                                "card d3 dash pays $4 points 5\n"
                                "card d4 dash pays $9 points 7\n";

const YcGame race_game = {
  .id = "counter-race",
  .position_size = sizeof (Race),
  .min_seats = 2,
  .max_seats = 4,
  .catalogue_text = catalogue,
  .moves = race_moves,
  .facts = race_facts,
  .kinds = race_kinds,
  .most_cards = { [YC_CARDS] = YC_MAX_CARDS },
  .options = options,
  .n_options = RACE_N_OPTIONS,
  .rules = rules,
  .n_rules = RACE_N_RULES,
  .seat_start = seat_start,
  .begin = begin,
  .judge = race_judge,
  .subject_to = subject_to,
  .apply = race_apply,
  .pass_turn = pass_turn,
  .suggest = suggest,
  .score = score,
  .sound = sound,
  .final_score = score,
  .winners = winners,
  .hide = hide,
  .active_seat = active_seat,
  .is_over = is_over,
};
