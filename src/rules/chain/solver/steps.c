/* steps.c: turns the way to a position back into plays with cards, pool and opponents. */

#include "search.h"

#include <string.h>

/* The turn as it is played: which card is in which field, and what lies in the pool. */
typedef struct {
  const YcSearch *search;
  int n_cards;
  uint8_t card[2 * YC_CHAIN_CARDS];
  int8_t field[2 * YC_CHAIN_CARDS];
  bool from_discard[2 * YC_CHAIN_CARDS];
  int pool[YC_WORKER_TYPES];
  int32_t yellowcake[YC_MAX_SEATS];
  int n_unloaded;
  uint8_t unloaded[YC_CHAIN_PLANS];
  int layer;
  int still_asked[YC_WORKER_TYPES]; /* printed units that later plays take from the pool */
} Playing;

static void
begin (Playing *playing, const YcSearch *search)
{
  const YcTurn *turn = &search->turn;
  const YcChainPile *discard = &turn->chain->discard;
  *playing = (Playing){ .search = search };
  for (int i = 0; i < turn->player->n_known; i++) {
    playing->card[playing->n_cards] = turn->player->known[i];
    playing->field[playing->n_cards++] = turn->field_of_card[turn->player->known[i]];
  }
  for (int i = 0; i < discard->n; i++) {
    if (discard->cards[i] == YC_CHAIN_UNTOLD)
      continue;
    playing->card[playing->n_cards] = discard->cards[i];
    playing->from_discard[playing->n_cards] = true;
    playing->field[playing->n_cards++] = turn->field_of_discard[discard->cards[i]];
  }
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    playing->pool[type] = turn->chain->pool[type];
  for (int seat = 0; seat < turn->chain->n_seats; seat++)
    playing->yellowcake[seat] = turn->chain->players[seat].yellowcake;
  for (int i = 0; i < turn->player->n_bombs; i++)
    if (!yc_bomb_is_loaded (turn->player, i))
      playing->unloaded[playing->n_unloaded++] = turn->player->bombs[i];
}

static void
pass_layers (Playing *playing, int layer)
{
  const YcTurn *turn = &playing->search->turn;
  for (; playing->layer < layer; playing->layer++)
    for (int i = 0; i < playing->n_cards; i++) {
      int8_t field = playing->field[i];
      if (field != YC_NO_FIELD && turn->layers[playing->layer].leaves >> field & 1)
        playing->field[i] = turn->fields[field].becomes;
    }
}

/* Takes a card of a field; there always is one. */
static uint8_t
take_card (Playing *playing, int field)
{
  int i = 0;
  while (i < playing->n_cards - 1 && playing->field[i] != field)
    i++;
  playing->field[i] = YC_NO_FIELD;
  return playing->card[i];
}

static void
insert_sorted (uint8_t *cards, uint8_t *n, uint8_t card)
{
  int at = (*n)++;
  for (; at > 0 && cards[at - 1] > card; at--)
    cards[at] = cards[at - 1];
  cards[at] = card;
}

static void
take_sides (Playing *playing, const YcCover *cover, YcStep *step)
{
  const YcTurn *turn = &playing->search->turn;
  for (int field = 0; field < turn->n_fields; field++)
    for (int n = yc_held_count (cover->take, &turn->fields[field]); n > 0; n--)
      insert_sorted (step->side, &step->n_side, take_card (playing, field));
}

static void
take_haul (Playing *playing, uint32_t at, YcStep *step)
{
  const YcTurn *turn = &playing->search->turn;
  if (at == YC_NO_INDEX)
    return;
  step->factory_use = YC_FACTORY_FROM;
  for (int field = 0; field < turn->n_fields; field++)
    for (int n = yc_held_count (playing->search->hauls[at].take, &turn->fields[field]); n > 0;
         n--) {
      int i = 0;
      while (playing->field[i] != field)
        i++;
      playing->field[i] = turn->fields[field].comes_to;
      insert_sorted (step->from, &step->n_from, playing->card[i]);
    }
}

/* After the first stage laborers serve a `?` first, then whoever is not asked for later. */
static void
choose_any (Playing *playing, int any, uint8_t units[YC_WORKER_TYPES])
{
  static const YcWorkerType order[] = { YC_LABORER, YC_ENGINEER, YC_SCIENTIST };
  for (int i = 0; i < YC_WORKER_TYPES; i++)
    for (YcWorkerType type = order[i]; any > 0; any--) {
      int kept = type == YC_LABORER ? 0 : playing->still_asked[type];
      if (playing->pool[type] - units[type] <= kept)
        break;
      units[type]++;
    }
}

static void
take_pool (Playing *playing, const YcNode *node, const YcCover *cover, YcStep *step)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    step->pool[type] = cover->pool[type];
    if (node->layer > 0)
      playing->still_asked[type] -= cover->pool[type];
    else
      step->pool[type] = (uint8_t) (step->pool[type] + node->paid_any[type]);
  }
  if (node->layer > 0)
    choose_any (playing, cover->any, step->pool);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    playing->pool[type] -= step->pool[type];
}

static void
choose_opponent (Playing *playing, YcStep *step)
{
  const YcTurn *turn = &playing->search->turn;
  int seat = 0;
  while (seat == turn->chain->active || playing->yellowcake[seat] == 0)
    seat++;
  playing->yellowcake[seat]--;
  step->color = (uint8_t) turn->setup->seats[seat].color;
}

static void
choose_target (Playing *playing, const YcMove *move, YcStep *step)
{
  if (move->field != YC_NO_FIELD && move->drawer == YC_CARDS)
    step->target = take_card (playing, move->field);
  if (move->agent != YC_NO_FIELD)
    take_card (playing, move->agent);
  if (move->is_theft)
    choose_opponent (playing, step);
  if (move->bombs > 0)
    playing->unloaded[playing->n_unloaded++] = (uint8_t) move->target;
  if (move->bombs < 0)
    step->target = playing->unloaded[--playing->n_unloaded];
}

static void
play_step (Playing *playing, const YcNode *node, YcStep *step)
{
  const YcSearch *search = playing->search;
  const YcMove *move = &search->turn.moves[node->move];
  const YcCover *cover = &search->covers.all[node->cover];
  memset (step, 0, sizeof *step);
  step->verb = move->verb;
  step->drawer = move->drawer;
  step->target = move->target;
  pass_layers (playing, node->layer);
  choose_target (playing, move, step);
  take_sides (playing, cover, step);
  take_pool (playing, node, cover, step);
  take_haul (playing, node->haul, step);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    playing->pool[type] += move->makes[type];
}

int
yc_search_steps (const YcSearch *search, uint32_t node, YcStep *steps)
{
  uint32_t way[YC_SOLVER_PLAYS];
  int n = 0;
  Playing playing;
  begin (&playing, search);
  for (uint32_t at = node; at != 0 && n < YC_SOLVER_PLAYS; at = search->nodes[at].parent)
    way[n++] = at;
  for (int i = 0; i < n; i++)
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      if (search->nodes[way[i]].layer > 0)
        playing.still_asked[type] += search->covers.all[search->nodes[way[i]].cover].pool[type];
  for (int i = 0; i < n; i++)
    play_step (&playing, &search->nodes[way[n - 1 - i]], &steps[i]);
  return n;
}

static void
push_items (YcPlay *play, YcList list, const uint8_t *cards, int n)
{
  for (int i = 0; i < n; i++)
    play->items[play->n_items++] = (YcItem){ .ref = cards[i], .list = (uint8_t) list, .times = 1 };
}

void
yc_step_play (const YcSetup *setup, int seat, const YcStep *step, YcPlay *play)
{
  memset (play, 0, sizeof *play);
  play->verb = step->verb;
  play->actor = (uint8_t) setup->seats[seat].color;
  play->has_target = step->target != YC_NONE;
  play->target_drawer = step->drawer;
  play->target = step->target;
  play->target_color = step->color;
  play->factory_use = step->factory_use;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    play->workers.permanent[type] = step->pool[type];
  push_items (play, YC_LIST_SIDE, step->side, step->n_side);
  push_items (play, YC_LIST_FACTORY, step->from, step->n_from);
}
