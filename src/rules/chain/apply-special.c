/* apply-special.c: what Design Bomb, Espionage and Double Agent do (sections 3.2 and 6). */

#include "apply.h"

#include "chain/hands.h"
#include "chain/plans.h"

static bool
play_special (const YcSetup *setup, YcChain *chain, const char *id)
{
  uint8_t card = yc_chain_special (setup, id);
  return card != YC_CHAIN_NONE && yc_chain_play_card (setup, chain, card);
}

/* The seat taken from, or -1: nobody, or oneself. */
static int
victim_of (const YcSetup *setup, const YcChain *chain, const YcPlay *play)
{
  int seat = play->target_color < YC_COLORS ? setup->seat_of_color[play->target_color] : -1;
  return seat == chain->active ? -1 : seat;
}

static uint8_t
named_card (const YcSetup *setup, const YcPlay *play)
{
  bool named = yc_play_tells_target (play) && yc_chain_names (setup, YC_CARDS, play->target);
  return named ? (uint8_t) play->target : YC_CHAIN_UNTOLD;
}

/* ---- Design Bomb ---- */

/* The stash after one of the pile and the old stash was kept. */
static uint8_t
kept_plan (const YcSetup *setup, const YcChain *chain, const YcPlay *play)
{
  uint8_t stash = chain->players[chain->active].stash;
  bool hidden = chain->plan_deck > 0 || stash == YC_CHAIN_UNTOLD;
  if (!hidden)
    return stash;
  if (!yc_play_tells_target (play) || !yc_chain_names (setup, YC_BOMBS, play->target))
    return YC_CHAIN_UNTOLD;
  uint8_t plan = (uint8_t) play->target;
  bool may_be = stash == plan || yc_plan_find (chain, plan).place == YC_PLACE_DECK;
  return may_be ? plan : YC_CHAIN_UNTOLD;
}

static void
design (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  YcChainPlayer *player = &chain->players[chain->active];
  if (!play_special (setup, chain, "design-bomb"))
    return;
  uint8_t kept = kept_plan (setup, chain, play);
  if (player->stash == YC_CHAIN_NONE && chain->plan_deck > 0)
    chain->plan_deck--;
  player->stash = kept;
}

/* ---- Espionage ---- */

static void
take_card (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  int victim = victim_of (setup, chain, play);
  if (victim < 0 || !play_special (setup, chain, "espionage"))
    return;
  uint8_t card = named_card (setup, play);
  if (yc_hand_lose (setup, chain, victim, card))
    yc_hand_gain (chain, chain->active, card);
}

static void
keep_card (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  if (chain->deck == 0 || !play_special (setup, chain, "espionage"))
    return;
  uint8_t card = named_card (setup, play);
  if (card != YC_CHAIN_UNTOLD && !yc_copy_is_left (setup, chain, card))
    card = YC_CHAIN_UNTOLD;
  chain->deck--;
  yc_hand_gain (chain, chain->active, card);
}

static void
take_yellowcake (const YcSetup *setup, YcChain *chain, const YcPlay *play, const char *special)
{
  int victim = victim_of (setup, chain, play);
  if (victim < 0 || !play_special (setup, chain, special))
    return;
  YcChainPlayer *player = &chain->players[chain->active];
  if (chain->players[victim].yellowcake > 0 && player->yellowcake < INT32_MAX) {
    chain->players[victim].yellowcake--;
    player->yellowcake++;
  }
}

/* ---- Double Agent ---- */

static void
use_landmark (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  if (!yc_chain_names (setup, YC_SPACES, play->target)
      || !play_special (setup, chain, "double-agent"))
    return;
  const YcCard *landmark = &setup->catalogue.cards[YC_SPACES][play->target];
  yc_chain_pay (chain, landmark);
  yc_chain_output (setup, chain, landmark, play);
}

static void
play_for_nothing (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  if (!yc_chain_names (setup, YC_CARDS, play->target)
      || !play_special (setup, chain, "double-agent"))
    return;
  if (yc_chain_play_card (setup, chain, (uint8_t) play->target))
    yc_chain_output (setup, chain, &setup->catalogue.cards[YC_CARDS][play->target], play);
}

void
yc_chain_apply_special (const YcSetup *setup, YcChain *chain, const YcPlay *play)
{
  switch (play->verb) {
  case YC_DESIGN:
    design (setup, chain, play);
    break;
  case YC_SPY_CARD:
    take_card (setup, chain, play);
    break;
  case YC_SPY_YELLOWCAKE:
    take_yellowcake (setup, chain, play, "espionage");
    break;
  case YC_SPY_KEEP:
    keep_card (setup, chain, play);
    break;
  case YC_AGENT_LANDMARK:
    use_landmark (setup, chain, play);
    break;
  case YC_AGENT_YELLOWCAKE:
    take_yellowcake (setup, chain, play, "double-agent");
    break;
  case YC_AGENT_PLAY:
    play_for_nothing (setup, chain, play);
    break;
  default:
    break;
  }
}
