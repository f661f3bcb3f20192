/* grammar.c: see grammar.h. */

#include "chain/grammar.h"

#include "chain/hands.h"
#include "chain/personnel.h"
#include "chain/plans.h"

#include <string.h>

static const YcChain *
chain_of (YcSession *session)
{
  return yc_chain_of (yc_session_get_position (session));
}

/* ---- Plays ---- */

static YcPlay
play_of (YcSession *session, YcVerb verb, YcDrawer drawer, YcRef target)
{
  const YcSetup *setup = yc_session_get_setup (session);

  return (YcPlay){
    .verb = (uint8_t) verb,
    .actor = (uint8_t) setup->seats[yc_session_get_active_seat (session)].color,
    .has_target = target != YC_NONE,
    .target = target,
    .target_drawer = (uint8_t) drawer,
    .spot_space = YC_NONE,
    .spot_building = YC_NONE,
  };
}

const YcCard *
yc_activated_card (const YcSetup *setup, const YcPlay *play)
{
  if (play->verb == YC_ACTIVATE_LOADED)
    return &setup->catalogue.loaded;
  if (play->verb != YC_ACTIVATE || play->target < 0
      || play->target >= setup->catalogue.n[play->target_drawer])
    return NULL;
  return &setup->catalogue.cards[play->target_drawer][play->target];
}

static YcPersonnel
sideways (const YcSetup *setup, const YcPlay *play)
{
  YcPersonnel personnel = { 0 };

  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE && play->items[i].ref >= 0
        && play->items[i].ref < setup->catalogue.n[YC_CARDS])
      yc_personnel_add_side (&personnel, &setup->catalogue.cards[YC_CARDS][play->items[i].ref], 1);
  return personnel;
}

YcWorkers
yc_sideways_personnel (const YcSetup *setup, const YcPlay *play)
{
  YcPersonnel personnel = sideways (setup, play);
  YcWorkers workers = { 0 };

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    workers.permanent[type] = (uint16_t) personnel.type[type];
  return workers;
}

/* ---- The pool ---- */

/* Who is missing for one printed need: the printed types first, then laborers, who serve nothing
 * else, for what is left. */
static YcWorkers
missing_from_pool (const YcNeed *need, YcPersonnel there, const uint16_t *pool)
{
  YcWorkers taken = { 0 };
  int any = need->any;

  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int missing = MAX (need->type[type] - there.type[type], 0);

    taken.permanent[type] = (uint16_t) MIN (missing, pool[type]);
    any -= MAX (there.type[type] - need->type[type], 0);
  }
  for (int type = 0; type < YC_WORKER_TYPES && any > 0; type++) {
    int more = MIN (any, pool[type] - taken.permanent[type]);

    taken.permanent[type] = (uint16_t) (taken.permanent[type] + more);
    any -= more;
  }
  return taken;
}

static int
shortfall (const YcNeed *need, YcPersonnel there, const YcWorkers *taken)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    there.type[type] += taken->permanent[type];
  return yc_need_shortfall (need, &there);
}

void
yc_fill_from_pool (const YcSetup *setup, const YcChain *chain, YcPlay *play)
{
  const YcCard *card = yc_activated_card (setup, play);
  YcPersonnel there = sideways (setup, play);
  int least = G_MAXINT;

  memset (&play->workers, 0, sizeof play->workers);
  if (card == NULL || (!setup->options[YC_OPTION_MIX_PERSONNEL] && yc_personnel_total (&there) > 0))
    return;
  for (int i = 0; i < card->n_needs; i++) {
    YcWorkers taken = missing_from_pool (&card->needs[i], there, chain->pool);
    int missing = shortfall (&card->needs[i], there, &taken);

    if (missing < least)
      play->workers = taken;
    least = MIN (least, missing);
  }
}

static void
wish_for (YcSession *session, YcComposer *wish, YcPlay *play)
{
  yc_fill_from_pool (yc_session_get_setup (session), chain_of (session), play);
  yc_composer_set_play (wish, play);
}

/* ---- What a play begins with ---- */

static YcColor
first_opponent (YcSession *session)
{
  const YcSetup *setup = yc_session_get_setup (session);

  return setup->seats[(yc_session_get_active_seat (session) + 1) % setup->n_seats].color;
}

static YcPlay
special_play (YcSession *session, const YcCard *card)
{
  gboolean alone = yc_session_get_setup (session)->n_seats == 1;
  YcPlay play = play_of (session, YC_DESIGN, YC_BOMBS, YC_NONE);

  if (strcmp (card->id, "espionage") == 0) {
    play.verb = alone ? YC_SPY_KEEP : YC_SPY_CARD;
    play.target_drawer = YC_CARDS;
  } else if (strcmp (card->id, "double-agent") == 0) {
    play = play_of (session, YC_AGENT_LANDMARK, YC_SPACES, 0);
  }
  play.target_color = (uint8_t) first_opponent (session);
  return play;
}

static YcPlay
card_play (YcSession *session, YcRef card)
{
  const YcCard *printed = &yc_session_get_setup (session)->catalogue.cards[YC_CARDS][card];
  YcPlay play = play_of (session, YC_ACTIVATE, YC_CARDS, card);

  if (printed->kind == YC_KIND_SPECIAL)
    return special_play (session, printed);
  if (printed->kind == YC_KIND_FACTORY)
    play.factory_use = YC_FACTORY_DRAW;
  return play;
}

gboolean
yc_compose_takes_sideways (YcComposer *wish)
{
  YcVerb verb = (YcVerb) yc_composer_get_play (wish)->verb;

  return !yc_composer_is_empty (wish) && (verb == YC_ACTIVATE || verb == YC_ACTIVATE_LOADED);
}

static gboolean
is_about (YcComposer *wish, YcVerb verb, YcDrawer drawer, YcRef target)
{
  const YcPlay *play = yc_composer_get_play (wish);

  return !yc_composer_is_empty (wish) && play->verb == verb && play->target_drawer == drawer
         && play->target == target;
}

static gboolean
is_legal (YcComposer *wish)
{
  return yc_composer_get_ruling (wish)->verdict != YC_ILLEGAL;
}

static void
lay_sideways (YcSession *session, YcComposer *wish, YcRef card)
{
  YcPlay play = *yc_composer_get_play (wish);

  if (play.n_items >= YC_CHAIN_CARDS)
    return;
  play.items[play.n_items++] = (YcItem){ .ref = card, .list = YC_LIST_SIDE, .times = 1 };
  wish_for (session, wish, &play);
}

/* A special card that bears nobody is always played for itself. */
static gboolean
may_lie_sideways (const YcCard *card)
{
  return card->kind != YC_KIND_SPECIAL || yc_card_bears_personnel (card);
}

gboolean
yc_compose_card (YcSession *session, YcComposer *wish, YcRef card)
{
  const YcCard *printed = &yc_session_get_setup (session)->catalogue.cards[YC_CARDS][card];
  YcPlay play = card_play (session, card);

  if (!yc_composer_is_empty (wish) && yc_composer_get_play (wish)->verb == YC_AGENT_PLAY
      && printed->kind != YC_KIND_SPECIAL) {
    if (is_about (wish, YC_AGENT_PLAY, YC_CARDS, card) && is_legal (wish))
      return TRUE;
    play.verb = YC_AGENT_PLAY;
    yc_composer_set_play (wish, &play);
    return FALSE;
  }
  if (is_legal (wish)
      && is_about (wish, (YcVerb) play.verb, (YcDrawer) play.target_drawer, play.target))
    return TRUE;
  if (yc_compose_takes_sideways (wish) && may_lie_sideways (printed))
    lay_sideways (session, wish, card);
  else
    wish_for (session, wish, &play);
  return FALSE;
}

gboolean
yc_compose_landmark (YcSession *session, YcComposer *wish, YcRef landmark)
{
  gboolean agent
    = !yc_composer_is_empty (wish) && yc_composer_get_play (wish)->verb == YC_AGENT_LANDMARK;
  YcVerb verb = agent ? YC_AGENT_LANDMARK : YC_ACTIVATE;
  YcPlay play = play_of (session, verb, YC_SPACES, landmark);

  if (is_about (wish, verb, YC_SPACES, landmark) && is_legal (wish))
    return TRUE;
  wish_for (session, wish, &play);
  return FALSE;
}

gboolean
yc_compose_plan (YcSession *session, YcComposer *wish, YcRef plan)
{
  YcPlanSpot spot = yc_plan_find (chain_of (session), (uint8_t) plan);
  YcVerb verb = spot.place == YC_PLACE_BOARD ? YC_ACTIVATE_LOADED : YC_ACTIVATE;
  YcPlay play = play_of (session, verb, YC_BOMBS, plan);

  if (is_about (wish, verb, YC_BOMBS, plan) && is_legal (wish))
    return TRUE;
  wish_for (session, wish, &play);
  return FALSE;
}

gboolean
yc_compose_loaded (YcSession *session, YcComposer *wish)
{
  const YcChainPlayer *player = &chain_of (session)->players[chain_of (session)->active];

  for (int i = 0; i < player->n_bombs; i++)
    if (!yc_bomb_is_loaded (player, i))
      return yc_compose_plan (session, wish, player->bombs[i]);
  /* there is none: the ruling says so of the first plan there is */
  YcPlay play
    = play_of (session, YC_ACTIVATE_LOADED, YC_BOMBS, player->n_bombs > 0 ? player->bombs[0] : 0);
  wish_for (session, wish, &play);
  return FALSE;
}

void
yc_compose_remove (YcSession *session, YcComposer *wish, guint item)
{
  YcPlay play = *yc_composer_get_play (wish);

  g_return_if_fail (item < play.n_items);

  play.n_items--;
  memmove (&play.items[item], &play.items[item + 1], (play.n_items - item) * sizeof play.items[0]);
  wish_for (session, wish, &play);
}
