/* moves.c: what the player to move can use in a turn. */

#include "turn.h"

#include "chain/solver.h"

/* Sources in the order in which a stage uses them. */
enum {
  SOURCE_THEFT = -1,
  SOURCE_FIELDS = 0,
  SOURCE_LANDMARKS = 100,
  SOURCE_PLANS = 400,
  SOURCE_LOADED = 700,
};

/* The move a play would be, to be filled in; NULL, and the turn too large, if there is no room. */
static YcMove *
add_move (YcTurn *turn)
{
  if (turn->n_moves == YC_MAX_MOVES) {
    turn->too_large = true;
    return NULL;
  }
  YcMove *move = &turn->moves[turn->n_moves++];
  *move = (YcMove){ .field = YC_NO_FIELD, .agent = YC_NO_FIELD };
  return move;
}

static bool
cost_is_known (const YcCard *card)
{
  return yc_card_needs_known (card) && yc_card_pays_known (card);
}

static void
read_needs (YcMove *move, const YcCard *card)
{
  move->n_needs = card->n_needs;
  for (int i = 0; i < card->n_needs; i++)
    move->needs[i] = card->needs[i];
  move->is_free = card->n_needs == 0;
}

static void
read_pays (YcMove *move, const YcCard *card)
{
  move->pays[0] = (int16_t) yc_card_pays (card, YC_YELLOWCAKE);
  move->pays[1] = (int16_t) yc_card_pays (card, YC_URANIUM);
}

static void
read_output (YcMove *move, const YcCard *card)
{
  move->gives[0] = (int16_t) yc_card_gives (card, YC_YELLOWCAKE);
  move->gives[1] = (int16_t) yc_card_gives (card, YC_URANIUM);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    move->makes[type] = (uint8_t) yc_card_makes (card, (YcWorkerType) type);
}

static YcMove *
add_use (YcTurn *turn, YcVerb verb, YcDrawer drawer, int target, int source)
{
  YcMove *move = add_move (turn);
  if (move == NULL)
    return NULL;
  move->verb = (uint8_t) verb;
  move->drawer = (uint8_t) drawer;
  move->target = (YcRef) target;
  move->source = (int16_t) source;
  return move;
}

static int
special_field (const YcTurn *turn, const char *id)
{
  uint8_t card = yc_chain_special (turn->setup, id);
  return card != YC_CHAIN_NONE ? turn->field_of_card[card] : YC_NO_FIELD;
}

/* A special card that is played as such; one that only bears personnel is not. */
static int
active_special (const YcTurn *turn, const char *id)
{
  int field = special_field (turn, id);
  return field != YC_NO_FIELD && !turn->fields[field].pure ? field : YC_NO_FIELD;
}

/* ---- Cards of the hand ---- */

static void
add_upright (YcTurn *turn, int field, uint8_t card)
{
  const YcCard *printed = &turn->setup->catalogue.cards[YC_CARDS][card];
  int agent = turn->solo ? active_special (turn, "double-agent") : YC_NO_FIELD;
  for (int free = 0; free <= (agent != YC_NO_FIELD); free++) {
    if (!free && !cost_is_known (printed))
      continue;
    YcMove *move
      = add_use (turn, free ? YC_AGENT_PLAY : YC_ACTIVATE, YC_CARDS, card, SOURCE_FIELDS + field);
    if (move == NULL)
      return;
    move->field = (int8_t) field;
    move->agent = (int8_t) (free ? agent : YC_NO_FIELD);
    move->is_free = free;
    read_output (move, printed);
    if (!free)
      read_needs (move, printed);
    if (!free)
      read_pays (move, printed);
    if (printed->kind == YC_KIND_FACTORY)
      move->takes_cards
        = (uint8_t) (printed->discards < YC_CHAIN_CARDS ? printed->discards : YC_CHAIN_CARDS);
  }
}

static bool
field_is_used (const YcTurn *turn, int field)
{
  for (int i = 0; i < turn->n_moves; i++)
    if (turn->moves[i].field == field && !turn->moves[i].only_asks)
      return true;
  return false;
}

/* ---- Factories, of which only the question counts whether one could be activated ---- */

static bool
cards_can_be_drawn (const YcTurn *turn)
{
  const YcChain *chain = turn->chain;
  return chain->deck > 0 || (!turn->solo && chain->discard.n > 0);
}

static void
ask_for_factory (YcTurn *turn, uint8_t card)
{
  const YcCard *printed = &turn->setup->catalogue.cards[YC_CARDS][card];
  if (printed->kind != YC_KIND_FACTORY || !yc_card_output_known (printed) || printed->draws <= 0
      || !cards_can_be_drawn (turn))
    return;
  bool pays = yc_card_pays (printed, YC_YELLOWCAKE) > 0 || yc_card_pays (printed, YC_URANIUM) > 0;
  if (turn->solo && active_special (turn, "double-agent") != YC_NO_FIELD)
    turn->open |= YC_OPEN_DRAW;
  if (!cost_is_known (printed))
    return;
  if (pays) /* a stage in which nobody has resources yet cannot tell */
    turn->open |= YC_OPEN_DRAW;
  YcMove *move = add_use (turn, YC_ACTIVATE, YC_CARDS, card, SOURCE_FIELDS);
  if (move == NULL)
    return;
  move->field = turn->field_of_card[card];
  move->only_asks = true;
  read_needs (move, printed);
}

static void
add_hand (YcTurn *turn)
{
  for (int card = 0; card < turn->setup->catalogue.n[YC_CARDS]; card++) {
    int field = turn->field_of_card[card];
    if (yc_hand_known (turn->player, (uint8_t) card) > 0)
      ask_for_factory (turn, (uint8_t) card);
    const YcCard *printed = &turn->setup->catalogue.cards[YC_CARDS][card];
    if (field == YC_NO_FIELD || turn->fields[field].pure || printed->kind == YC_KIND_SPECIAL
        || field_is_used (turn, field))
      continue;
    add_upright (turn, field, (uint8_t) card);
  }
}

/* ---- Special cards ---- */

static void
add_theft (YcTurn *turn, const char *special, YcVerb verb)
{
  int field = active_special (turn, special);
  if (field == YC_NO_FIELD || turn->solo)
    return;
  YcMove *move = add_use (turn, verb, YC_CARDS, YC_NONE, SOURCE_THEFT);
  if (move == NULL)
    return;
  move->agent = (int8_t) field;
  move->is_free = true;
  move->is_theft = true;
  move->gives[0] = 1;
}

/* ---- Landmarks ---- */

static void
add_landmark (YcTurn *turn, int landmark)
{
  const YcCard *printed = &turn->setup->catalogue.cards[YC_SPACES][landmark];
  int agent = active_special (turn, "double-agent");
  if (!yc_card_output_known (printed) || !yc_card_pays_known (printed))
    return;
  for (int free = 0; free <= (agent != YC_NO_FIELD); free++) {
    if (!free && !yc_card_needs_known (printed))
      continue;
    YcMove *move = add_use (turn, free ? YC_AGENT_LANDMARK : YC_ACTIVATE, YC_SPACES, landmark,
                            SOURCE_LANDMARKS + landmark);
    if (move == NULL)
      return;
    read_pays (move, printed);
    read_output (move, printed);
    move->agent = (int8_t) (free ? agent : YC_NO_FIELD);
    move->is_free = free;
    if (!free)
      read_needs (move, printed);
  }
}

/* ---- Bombs ---- */

static void
add_plan (YcTurn *turn, uint8_t plan)
{
  if (plan >= YC_CHAIN_NONE || (turn->plan != YC_NONE && turn->plan != plan))
    return;
  const YcCard *printed = &turn->setup->catalogue.cards[YC_BOMBS][plan];
  if (!cost_is_known (printed) || !yc_card_output_known (printed))
    return;
  YcMove *move = add_use (turn, YC_ACTIVATE, YC_BOMBS, plan, SOURCE_PLANS + plan);
  if (move == NULL)
    return;
  read_needs (move, printed);
  read_pays (move, printed);
  move->points = printed->points;
  move->bombs = 1;
  move->once = true;
}

/* One for each Bomb Loaded that may find a bomb. */
static void
add_loaded (YcTurn *turn, int plans)
{
  const YcCard *printed = &turn->setup->catalogue.loaded;
  int most = plans;
  for (int i = 0; i < turn->player->n_bombs; i++)
    most += !yc_bomb_is_loaded (turn->player, i);
  if (turn->plan != YC_NONE || !cost_is_known (printed))
    return;
  for (int i = 0; i < most && i < turn->chain->loaded_left; i++) {
    YcMove *move = add_use (turn, YC_ACTIVATE_LOADED, YC_BOMBS, YC_NONE, SOURCE_LOADED + i);
    if (move == NULL)
      return;
    read_needs (move, printed);
    read_pays (move, printed);
    move->points = YC_LOADED_POINTS;
    move->bombs = -1;
    move->once = true;
  }
}

void
yc_turn_find_moves (YcTurn *turn)
{
  add_theft (turn, "espionage", YC_SPY_YELLOWCAKE);
  add_theft (turn, "double-agent", YC_AGENT_YELLOWCAKE);
  add_hand (turn);
  for (int i = 0; i < turn->setup->catalogue.n[YC_SPACES]; i++)
    add_landmark (turn, i);
  int before = turn->n_moves;
  for (int i = 0; i < turn->chain->n_row; i++)
    add_plan (turn, turn->chain->row[i]);
  add_plan (turn, turn->player->stash);
  add_loaded (turn, turn->n_moves - before);
}
