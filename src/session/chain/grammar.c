/* grammar.c: what pointing at something on the card table means as a play. An industry card begins
 * a play, or lies sideways in the one being composed. */

#include "composing.h"

#include "chain/hands.h"
#include "chain/personnel.h"
#include "chain/plans.h"

#include <string.h>

static const YcSetup *
setup_of (YcComposer *composer)
{
  return yc_session_get_setup (yc_composer_get_session (composer));
}

static const YcChain *
chain_of (YcComposer *composer)
{
  return yc_chain_of (yc_composer_get_position (composer));
}

static void
compose (YcComposer *composer, YcPlay *play)
{
  yc_play_fill_from_pool (setup_of (composer), chain_of (composer), play);
  yc_composer_set_play (composer, play);
}

/* Pointed at twice, a play is meant as it is, unless it cannot be recorded. */
static gboolean
is_meant (YcComposer *composer, const YcPlay *play)
{
  return yc_composer_is_legal (composer)
         && yc_composer_is_about (composer, (YcVerb) play->verb, (YcDrawer) play->target_drawer,
                                  play->target);
}

static gboolean
compose_unless_meant (YcComposer *composer, YcPlay *play)
{
  if (is_meant (composer, play))
    return TRUE;
  compose (composer, play);
  return FALSE;
}

static gboolean
has_verb (YcComposer *composer, YcVerb verb)
{
  return !yc_composer_is_empty (composer) && yc_composer_get_play (composer)->verb == verb;
}

/* ---- What a play begins with ---- */

static YcColor
first_opponent (YcComposer *composer)
{
  const YcSetup *setup = setup_of (composer);

  return setup->seats[(chain_of (composer)->active + 1) % setup->n_seats].color;
}

static YcPlay
special_play (YcComposer *composer, const YcCard *card)
{
  gboolean alone = setup_of (composer)->n_seats == 1;
  YcPlay play;

  if (strcmp (card->id, "espionage") == 0)
    play = yc_composer_begin (composer, alone ? YC_SPY_KEEP : YC_SPY_CARD, YC_CARDS, YC_NONE);
  else if (strcmp (card->id, "double-agent") == 0)
    play = yc_composer_begin (composer, YC_AGENT_LANDMARK, YC_SPACES, 0);
  else
    play = yc_composer_begin (composer, YC_DESIGN, YC_BOMBS, YC_NONE);
  play.target_color = (uint8_t) first_opponent (composer);
  if (play.verb == YC_SPY_CARD)
    yc_chain_choose_victim (composer, &play);
  return play;
}

static YcPlay
card_play (YcComposer *composer, YcRef card)
{
  const YcCard *printed = &setup_of (composer)->catalogue.cards[YC_CARDS][card];
  YcPlay play = yc_composer_begin (composer, YC_ACTIVATE, YC_CARDS, card);

  if (printed->kind == YC_KIND_SPECIAL)
    return special_play (composer, printed);
  if (printed->kind == YC_KIND_FACTORY)
    play.factory_use = YC_FACTORY_DRAW;
  return play;
}

/* ---- Cards ---- */

static void
lay_sideways (YcComposer *composer, YcRef card)
{
  YcPlay play = *yc_composer_get_play (composer);

  if (play.n_items >= YC_CHAIN_CARDS)
    return;
  yc_play_add (&play, YC_LIST_SIDE, card);
  compose (composer, &play);
}

/* A special card that bears nobody is always played for itself. */
static gboolean
may_lie_sideways (const YcCard *card)
{
  return card->kind != YC_KIND_SPECIAL || yc_card_bears_personnel (card);
}

static gboolean
choose_card (YcComposer *composer, YcRef card)
{
  const YcCard *printed = &setup_of (composer)->catalogue.cards[YC_CARDS][card];
  YcPlay play = card_play (composer, card);

  if (has_verb (composer, YC_AGENT_PLAY) && printed->kind != YC_KIND_SPECIAL) {
    play.verb = YC_AGENT_PLAY;
    return compose_unless_meant (composer, &play);
  }
  if (is_meant (composer, &play))
    return TRUE;
  if ((has_verb (composer, YC_ACTIVATE) || has_verb (composer, YC_ACTIVATE_LOADED))
      && may_lie_sideways (printed))
    lay_sideways (composer, card);
  else
    compose (composer, &play);
  return FALSE;
}

/* ---- Landmarks and Bomb Plans ---- */

static gboolean
choose_landmark (YcComposer *composer, YcRef landmark)
{
  YcVerb verb = has_verb (composer, YC_AGENT_LANDMARK) ? YC_AGENT_LANDMARK : YC_ACTIVATE;
  YcPlay play = yc_composer_begin (composer, verb, YC_SPACES, landmark);

  return compose_unless_meant (composer, &play);
}

/* A plan of the row or the stash is built, one that stands before a player is loaded. */
static gboolean
choose_plan (YcComposer *composer, YcRef plan)
{
  YcPlanSpot spot = yc_plan_find (chain_of (composer), (uint8_t) plan);
  YcVerb verb = spot.place == YC_PLACE_BOARD ? YC_ACTIVATE_LOADED : YC_ACTIVATE;
  YcPlay play = yc_composer_begin (composer, verb, YC_BOMBS, plan);

  return compose_unless_meant (composer, &play);
}

/* The first bomb that is not loaded yet. */
static gboolean
choose_loaded (YcComposer *composer)
{
  const YcChainPlayer *player = &chain_of (composer)->players[chain_of (composer)->active];

  for (int i = 0; i < player->n_bombs; i++)
    if (!yc_bomb_is_loaded (player, i))
      return choose_plan (composer, player->bombs[i]);
  /* there is none: the ruling says so of the first plan there is */
  YcPlay play = yc_composer_begin (composer, YC_ACTIVATE_LOADED, YC_BOMBS,
                                   player->n_bombs > 0 ? player->bombs[0] : 0);
  compose (composer, &play);
  return FALSE;
}

static gboolean
point (YcComposer *composer, YcPoint at, int which)
{
  switch (at) {
  case YC_POINT_SPACE:
    return choose_landmark (composer, (YcRef) which);
  case YC_POINT_CARD:
    return choose_card (composer, (YcRef) which);
  case YC_POINT_BOMB:
    return choose_plan (composer, (YcRef) which);
  case YC_POINT_LOADED:
    return choose_loaded (composer);
  case YC_POINT_SLOT:
  case YC_POINT_PLAYER:
  default:
    return FALSE;
  }
}

void
yc_chain_take_back (YcComposer *composer, guint item)
{
  YcPlay play = *yc_composer_get_play (composer);

  g_return_if_fail (item < play.n_items);

  play.n_items--;
  memmove (&play.items[item], &play.items[item + 1], (play.n_items - item) * sizeof play.items[0]);
  compose (composer, &play);
}

/* ---- The grammar ---- */

static gboolean
holds_cards (const YcPosition *position)
{
  const YcChain *chain = yc_chain_of (position);

  return chain->players[chain->active].hand > 0;
}

/* Personnel that is hard to come by is spared. */
static int
likely (const YcSetup *setup G_GNUC_UNUSED, const YcPlay *play)
{
  static const int worth[YC_WORKER_TYPES] = { 2, 7, 11 };
  int sum = 0;

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    sum += play->workers.permanent[type] * worth[type];
  return sum;
}

static const YcAspect aspects[] = {
  [YC_CHAIN_ASPECT_VERB] = { .title = NC_ ("choice of a play", "Act"), .only_legal = TRUE },
  [YC_CHAIN_ASPECT_MEANS] = { .title = NC_ ("choice of a play", "With") },
  [YC_CHAIN_ASPECT_POOL] = { .title = NC_ ("choice of a play", "From the pool") },
  [YC_CHAIN_ASPECT_FACTORY] = { .title = NC_ ("choice of a play", "Used to") },
  [YC_CHAIN_ASPECT_OPPONENT] = { .title = NC_ ("choice of a play", "From") },
  [YC_CHAIN_ASPECT_LANDMARK] = { .title = NC_ ("choice of a play", "Landmark") },
  [YC_CHAIN_ASPECT_BOMB] = { .title = NC_ ("choice of a play", "Bomb") },
};

const YcGrammar yc_chain_grammar = {
  .aspects = aspects,
  .n_aspects = G_N_ELEMENTS (aspects),
  .point = point,
  .holds_cards = holds_cards,
  .add_alternatives = yc_chain_add_alternatives,
  .words = yc_chain_aspect_words,
  .likely = likely,
  .compare = yc_chain_compare,
  .find_surplus = yc_chain_find_surplus,
  .vary = yc_chain_vary,
};
