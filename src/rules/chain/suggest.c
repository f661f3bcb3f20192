/* suggest.c: the plays of the player to move that the judge lets pass, from cards told to be in
 * the hand, with nobody put in who could be left out. */

#include "suggest.h"

#include "checks.h"
#include "chain/plans.h"

#include <string.h>

typedef struct {
  const YcSetup *setup;
  const YcPosition *position;
  const YcChain *chain;
  const YcChainPlayer *player;
  YcPlayFunc found;
  void *data;
  const YcCard *card; /* what is activated */
  YcPlay play;        /* the play being composed */
  YcPersonnel side;   /* personnel of its sideways cards */
} Search;

static void
offer (Search *search)
{
  YcRuling ruling;
  yc_chain_judge (search->setup, search->position, &search->play, &ruling);
  if (ruling.verdict != YC_ILLEGAL)
    search->found (&search->play, search->data);
}

static void
begin_play (Search *search, YcVerb verb)
{
  YcPlay *play = &search->play;
  play->verb = (uint8_t) verb;
  play->has_target = false;
  play->target = YC_NONE;
  play->target_color = 0;
  play->factory_use = YC_FACTORY_NOTHING;
  play->n_items = 0;
  memset (&play->workers, 0, sizeof play->workers);
}

static void
set_target (Search *search, YcDrawer drawer, int target)
{
  search->play.has_target = true;
  search->play.target_drawer = (uint8_t) drawer;
  search->play.target = (YcRef) target;
}

static void
push_item (Search *search, YcList list, uint8_t card)
{
  search->play.items[search->play.n_items++]
    = (YcItem){ .ref = card, .list = (uint8_t) list, .times = 1 };
}

/* Offers the play once for each opponent; the judge knows who has nothing to take. */
static void
offer_for_each_opponent (Search *search)
{
  for (int seat = 0; seat < search->chain->n_seats; seat++)
    if (seat != search->chain->active) {
      search->play.target_color = (uint8_t) search->setup->seats[seat].color;
      offer (search);
    }
}

/* ---- Factories ---- */

static bool
seen_before (const uint8_t *cards, int at)
{
  return memchr (cards, cards[at], (size_t) at) != NULL;
}

static void
offer_from_discard (Search *search)
{
  const YcChainPile *discard = &search->chain->discard;
  search->play.factory_use = YC_FACTORY_FROM;
  for (int i = 0; i < discard->n; i++) {
    if (discard->cards[i] == YC_CHAIN_UNTOLD || seen_before (discard->cards, i))
      continue;
    push_item (search, YC_LIST_FACTORY, discard->cards[i]);
    offer (search);
    search->play.n_items--;
  }
}

/* Offers the play, with each use of it if it is of a factory. */
static void
offer_with_use (Search *search)
{
  if (search->card->kind != YC_KIND_FACTORY) {
    offer (search);
    return;
  }
  search->play.factory_use = YC_FACTORY_DRAW;
  offer (search);
  search->play.factory_use = YC_FACTORY_DISCARD;
  offer_for_each_opponent (search);
  if (search->chain->n_seats == 1)
    offer_from_discard (search);
  search->play.factory_use = YC_FACTORY_NOTHING;
}

/* ---- Personnel ---- */

/* Whether a card laid sideways could stay in the hand. */
static bool
some_card_is_idle (const Search *search, const YcPersonnel *pool)
{
  for (int i = 0; i < search->play.n_items; i++) {
    YcRef ref = search->play.items[i].ref;
    YcPersonnel without = yc_personnel_together (&search->side, pool);
    yc_personnel_add_side (&without, &search->setup->catalogue.cards[YC_CARDS][ref], -1);
    if (yc_personnel_suffice (search->card, &without))
      return true;
  }
  return false;
}

static void
offer_with_pool (Search *search, const YcPersonnel *pool)
{
  if (!yc_pool_suffices_exactly (search->card, &search->side, pool)
      || some_card_is_idle (search, pool))
    return;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    search->play.workers.permanent[type] = (uint16_t) pool->type[type];
  offer_with_use (search);
  memset (&search->play.workers, 0, sizeof search->play.workers);
}

/* The most of a type that a play can take. */
static int
most_of (const Search *search, int type)
{
  int most = yc_card_most_needed (search->card, (YcWorkerType) type);
  return most < search->chain->pool[type] ? most : search->chain->pool[type];
}

static void
offer_with_each_pool (Search *search)
{
  YcPersonnel pool = { 0 };
  int *units = pool.type;
  for (units[0] = 0; units[0] <= most_of (search, 0); units[0]++)
    for (units[1] = 0; units[1] <= most_of (search, 1); units[1]++)
      for (units[2] = 0; units[2] <= most_of (search, 2); units[2]++)
        offer_with_pool (search, &pool);
}

/* Copies of a card in the hand that are not yet in the play. */
static int
copies_left (const Search *search, uint8_t card)
{
  const YcPlay *play = &search->play;
  int copies = yc_hand_known (search->player, card);
  copies -= play->verb == YC_ACTIVATE && play->target_drawer == YC_CARDS && play->target == card;
  for (int i = 0; i < play->n_items; i++)
    copies -= play->items[i].ref == card;
  return copies;
}

/* A card that serves nobody now will not be missed whatever else is put in. */
static bool
card_serves (const Search *search, const YcCard *printed)
{
  YcPersonnel with = search->side;
  yc_personnel_add_side (&with, printed, 1);
  for (int i = 0; i < search->card->n_needs; i++)
    if (yc_need_shortfall (&search->card->needs[i], &with)
        < yc_need_shortfall (&search->card->needs[i], &search->side))
      return true;
  return false;
}

/* Adds sideways cards from place `from` of the hand on; a set that is enough needs no more. */
static void
offer_with_sides (Search *search, int from)
{
  offer_with_each_pool (search);
  if (yc_personnel_suffice (search->card, &search->side))
    return;
  const YcChainPlayer *player = search->player;
  for (int i = from; i < player->n_known; i++) {
    uint8_t card = player->known[i];
    const YcCard *printed = &search->setup->catalogue.cards[YC_CARDS][card];
    bool same_again = i > from && player->known[i - 1] == card;
    if (same_again || copies_left (search, card) <= 0 || !card_serves (search, printed))
      continue;
    push_item (search, YC_LIST_SIDE, card);
    yc_personnel_add_side (&search->side, printed, 1);
    offer_with_sides (search, i + 1);
    yc_personnel_add_side (&search->side, printed, -1);
    search->play.n_items--;
  }
}

/* ---- Activation ---- */

static void
offer_activation (Search *search, YcVerb verb, YcDrawer drawer, int target)
{
  const YcCatalogue *catalogue = &search->setup->catalogue;
  begin_play (search, verb);
  set_target (search, drawer, target);
  search->card
    = verb == YC_ACTIVATE_LOADED ? &catalogue->loaded : &catalogue->cards[drawer][target];
  offer_with_sides (search, 0);
}

static void
offer_plans (Search *search)
{
  for (int i = 0; i < search->chain->n_row; i++)
    if (search->chain->row[i] != YC_CHAIN_UNTOLD)
      offer_activation (search, YC_ACTIVATE, YC_BOMBS, search->chain->row[i]);
  uint8_t stash = search->player->stash;
  if (stash != YC_CHAIN_UNTOLD && stash != YC_CHAIN_NONE)
    offer_activation (search, YC_ACTIVATE, YC_BOMBS, stash);
  for (int i = 0; i < search->player->n_bombs; i++)
    if (!yc_bomb_is_loaded (search->player, i))
      offer_activation (search, YC_ACTIVATE_LOADED, YC_BOMBS, search->player->bombs[i]);
}

static void
offer_activations (Search *search)
{
  const YcChainPlayer *player = search->player;
  for (int i = 0; i < player->n_known; i++)
    if (!seen_before (player->known, i))
      offer_activation (search, YC_ACTIVATE, YC_CARDS, player->known[i]);
  for (int i = 0; i < search->setup->catalogue.n[YC_SPACES]; i++)
    offer_activation (search, YC_ACTIVATE, YC_SPACES, i);
  offer_plans (search);
}

/* ---- Special cards ---- */

static bool
holds_special (const Search *search, const char *id)
{
  uint8_t card = yc_chain_special (search->setup, id);
  return card != YC_CHAIN_NONE && yc_hand_known (search->player, card) > 0;
}

static void
offer_espionage (Search *search)
{
  begin_play (search, YC_SPY_CARD);
  offer_for_each_opponent (search);
  begin_play (search, YC_SPY_YELLOWCAKE);
  offer_for_each_opponent (search);
  begin_play (search, YC_SPY_KEEP);
  if (search->chain->n_seats == 1)
    offer (search);
}

static void
offer_double_agent (Search *search)
{
  for (int i = 0; i < search->setup->catalogue.n[YC_SPACES]; i++) {
    begin_play (search, YC_AGENT_LANDMARK);
    set_target (search, YC_SPACES, i);
    offer (search);
  }
  begin_play (search, YC_AGENT_YELLOWCAKE);
  offer_for_each_opponent (search);
  for (int i = 0; i < search->player->n_known && search->chain->n_seats == 1; i++) {
    if (seen_before (search->player->known, i))
      continue;
    begin_play (search, YC_AGENT_PLAY);
    set_target (search, YC_CARDS, search->player->known[i]);
    search->card = &search->setup->catalogue.cards[YC_CARDS][search->player->known[i]];
    offer_with_use (search);
  }
}

static void
offer_specials (Search *search)
{
  begin_play (search, YC_DESIGN);
  if (holds_special (search, "design-bomb"))
    offer (search);
  if (holds_special (search, "espionage"))
    offer_espionage (search);
  if (holds_special (search, "double-agent"))
    offer_double_agent (search);
}

void
yc_chain_suggest (const YcSetup *setup, const YcPosition *position, YcPlayFunc found, void *data)
{
  const YcChain *chain = yc_chain_of (position);
  if (chain->over)
    return;
  Search search = { .setup = setup, .position = position, .chain = chain };
  search.player = &chain->players[chain->active];
  search.found = found;
  search.data = data;
  search.play.actor = (uint8_t) setup->seats[chain->active].color;
  offer_activations (&search);
  offer_specials (&search);
  begin_play (&search, YC_END);
  offer (&search);
}
