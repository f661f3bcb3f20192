/* turn.c: reads the cards of a turn into fields. */

#include "turn.h"

#include "chain/solver.h"

#include <string.h>

typedef enum { ROLE_NOTHING, ROLE_SIDE, ROLE_UPRIGHT, ROLE_SPECIAL } Role;

/* What is known of a field while it is made. */
typedef struct {
  YcTurn *turn;
  Role role[YC_MAX_FIELDS];
  const YcCard *like[YC_MAX_FIELDS]; /* one of its cards */
  bool can_take;                     /* alone, with a factory */
} Reading;

/* ---- What a card can be ---- */

static const YcCard *
industry (const YcTurn *turn, uint8_t card)
{
  return &turn->setup->catalogue.cards[YC_CARDS][card];
}

static bool
opponents_have_yellowcake (const YcTurn *turn)
{
  for (int seat = 0; seat < turn->chain->n_seats; seat++)
    if (seat != turn->chain->active && turn->chain->players[seat].yellowcake > 0)
      return true;
  return false;
}

static bool
brings_something (const YcTurn *turn, const YcCard *card)
{
  bool brings = yc_card_gives (card, YC_YELLOWCAKE) > 0 || yc_card_gives (card, YC_URANIUM) > 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    brings = brings || yc_card_makes (card, (YcWorkerType) type) > 0;
  return brings || (card->kind == YC_KIND_FACTORY && turn->solo && card->discards > 0);
}

/* Alone, Double Agent plays a card whatever it costs. */
static bool
can_stand_upright (const YcTurn *turn, const YcCard *card)
{
  bool cost_known = yc_card_needs_known (card) && yc_card_pays_known (card);
  return yc_card_output_known (card) && (cost_known || turn->solo) && brings_something (turn, card);
}

static Role
role_of (const YcTurn *turn, uint8_t card)
{
  const YcCard *printed = industry (turn, card);
  if (printed->kind != YC_KIND_SPECIAL && can_stand_upright (turn, printed))
    return ROLE_UPRIGHT;
  if (card == yc_chain_special (turn->setup, "double-agent"))
    return ROLE_SPECIAL;
  if (card == yc_chain_special (turn->setup, "espionage") && opponents_have_yellowcake (turn))
    return ROLE_SPECIAL;
  return yc_card_bears_personnel (printed) ? ROLE_SIDE : ROLE_NOTHING;
}

static bool
bears_the_same (const YcCard *a, const YcCard *b)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if ((a->side_unknown ? 0 : a->side[type]) != (b->side_unknown ? 0 : b->side[type]))
      return false;
  return true;
}

static bool
asks_the_same (const YcCard *a, const YcCard *b)
{
  if (a->needs_unknown != b->needs_unknown || a->n_needs != b->n_needs
      || yc_card_pays_known (a) != yc_card_pays_known (b))
    return false;
  for (int i = 0; i < a->n_needs; i++)
    if (memcmp (&a->needs[i], &b->needs[i], sizeof a->needs[i]) != 0)
      return false;
  return true;
}

static bool
pays_and_brings_the_same (const YcCard *a, const YcCard *b)
{
  for (int good = YC_YELLOWCAKE; good <= YC_URANIUM; good++)
    if (yc_card_pays (a, (YcGood) good) != yc_card_pays (b, (YcGood) good)
        || yc_card_gives (a, (YcGood) good) != yc_card_gives (b, (YcGood) good))
      return false;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (yc_card_makes (a, (YcWorkerType) type) != yc_card_makes (b, (YcWorkerType) type))
      return false;
  return a->kind != YC_KIND_FACTORY || a->discards == b->discards;
}

static bool
is_like (Role role, const YcCard *a, const YcCard *b)
{
  if (role == ROLE_SPECIAL || a == b)
    return a == b;
  if (role == ROLE_SIDE)
    return bears_the_same (a, b);
  return (a->kind == YC_KIND_FACTORY) == (b->kind == YC_KIND_FACTORY) && bears_the_same (a, b)
         && asks_the_same (a, b) && pays_and_brings_the_same (a, b);
}

/* ---- Fields ---- */

/* The field of a card in the hand, made if there is none yet. */
static int
field_for (Reading *reading, Role role, const YcCard *card)
{
  YcTurn *turn = reading->turn;
  for (int i = 0; i < turn->n_fields; i++)
    if (!turn->fields[i].in_discard && reading->role[i] == role
        && is_like (role, reading->like[i], card))
      return i;
  int made = yc_turn_add_field (turn, 0);
  if (made == YC_NO_FIELD)
    return made;
  YcField *field = &turn->fields[made];
  reading->role[made] = role;
  reading->like[made] = card;
  field->pure = role == ROLE_SIDE;
  if (!card->side_unknown)
    memcpy (field->side, card->side, sizeof field->side);
  if (role != ROLE_SIDE && yc_card_bears_personnel (card))
    turn->fields[made].becomes = (int8_t) field_for (reading, ROLE_SIDE, card);
  return made;
}

/* A card comes to be counted in its field; none if it is good for nothing. */
static int
count_in_hand (Reading *reading, uint8_t card)
{
  YcTurn *turn = reading->turn;
  Role role = role_of (turn, card);
  if (role == ROLE_NOTHING)
    return YC_NO_FIELD;
  int at = field_for (reading, role, industry (turn, card));
  if (at == YC_NO_FIELD)
    return at;
  turn->fields[at].most++;
  if (turn->fields[at].becomes != YC_NO_FIELD)
    turn->fields[turn->fields[at].becomes].most++;
  return at;
}

static void
read_hand (Reading *reading)
{
  YcTurn *turn = reading->turn;
  for (int i = 0; i < turn->player->n_known; i++) {
    uint8_t card = turn->player->known[i];
    int field = count_in_hand (reading, card);
    turn->field_of_card[card] = (int8_t) field;
    if (field != YC_NO_FIELD && turn->solo && industry (turn, card)->kind == YC_KIND_FACTORY
        && reading->role[field] == ROLE_UPRIGHT)
      reading->can_take = true;
  }
}

static int
discard_field_for (Reading *reading, int hand_field)
{
  YcTurn *turn = reading->turn;
  for (int i = 0; i < turn->n_fields; i++)
    if (turn->fields[i].in_discard && turn->fields[i].comes_to == hand_field)
      return i;
  int made = yc_turn_add_field (turn, 0);
  if (made != YC_NO_FIELD) {
    turn->fields[made].in_discard = true;
    turn->fields[made].comes_to = (int8_t) hand_field;
  }
  return made;
}

/* Alone: what a factory can take. */
static void
read_discard (Reading *reading)
{
  YcTurn *turn = reading->turn;
  const YcChainPile *discard = &turn->chain->discard;
  for (int i = 0; i < discard->n; i++) {
    uint8_t card = discard->cards[i];
    if (card == YC_CHAIN_UNTOLD || !yc_factory_may_take (turn->setup, card))
      continue;
    int to = count_in_hand (reading, card);
    if (to == YC_NO_FIELD)
      continue;
    int from = discard_field_for (reading, to);
    turn->field_of_discard[card] = (int8_t) from;
    if (from != YC_NO_FIELD) {
      turn->fields[from].most++;
      turn->field_of_card[card] = (int8_t) to;
    }
  }
}

static void
place_fields (YcTurn *turn)
{
  for (int i = 0; i < turn->n_fields && !turn->too_large; i++)
    yc_turn_place_field (turn, &turn->fields[i]);
}

static void
count_start (YcTurn *turn)
{
  for (int i = 0; i < turn->player->n_known && !turn->too_large; i++) {
    int field = turn->field_of_card[turn->player->known[i]];
    if (field != YC_NO_FIELD)
      turn->start = yc_held_plus (turn->start, yc_held_unit (&turn->fields[field]));
  }
  for (int i = 0; i < turn->n_fields && !turn->too_large; i++)
    if (turn->fields[i].in_discard)
      for (int n = 0; n < turn->fields[i].most; n++)
        turn->start = yc_held_plus (turn->start, yc_held_unit (&turn->fields[i]));
}

void
yc_turn_read (YcTurn *turn, const YcSetup *setup, const YcChain *chain, YcRef plan)
{
  memset (turn, 0, sizeof *turn);
  turn->setup = setup;
  turn->chain = chain;
  turn->player = &chain->players[chain->active];
  turn->plan = plan;
  turn->solo = chain->n_seats == 1;
  memset (turn->field_of_card, YC_NO_FIELD, sizeof turn->field_of_card);
  memset (turn->field_of_discard, YC_NO_FIELD, sizeof turn->field_of_discard);
  Reading reading = { .turn = turn };
  read_hand (&reading);
  if (reading.can_take)
    read_discard (&reading);
  place_fields (turn);
  count_start (turn);
  if (!turn->too_large)
    yc_turn_find_moves (turn);
  if (!turn->too_large)
    yc_turn_sort_moves (turn);
}
