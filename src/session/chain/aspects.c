/* aspects.c: what else the play of the card game being composed could be, aspect by aspect. */

#include "composing.h"

#include "chain/personnel.h"
#include "chain/plans.h"
#include "words.h"

#include <string.h>

typedef struct {
  YcComposer *composer;
  YcSession *session;
  const YcSetup *setup;
  const YcChain *chain;
  const YcPlay *draft;
  GPtrArray *found;
} Search;

static YcAlternative *
add (Search *search, const YcPlay *play, gboolean chosen)
{
  YcAlternative *alternative
    = yc_alternatives_add (search->found, play, yc_composer_allows (search->composer, play));

  alternative->chosen = chosen;
  return alternative;
}

/* ---- Special cards ---- */

void
yc_chain_choose_victim (YcComposer *composer, YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (yc_composer_get_session (composer));
  const int active = yc_chain_of (yc_composer_get_position (composer))->active;
  const uint8_t meant = play->target_color;

  if (yc_composer_allows (composer, play))
    return;
  for (int i = 1; i < setup->n_seats; i++) {
    play->target_color = (uint8_t) setup->seats[(active + i) % setup->n_seats].color;
    if (yc_composer_allows (composer, play))
      return;
  }
  play->target_color = meant;
}

static gboolean
takes_from_somebody (YcVerb verb)
{
  return verb == YC_SPY_CARD || verb == YC_SPY_YELLOWCAKE || verb == YC_AGENT_YELLOWCAKE;
}

static YcPlay
with_verb (Search *search, YcVerb verb)
{
  YcPlay play = *search->draft;
  gboolean landmark = verb == YC_AGENT_LANDMARK;

  if (play.verb == verb)
    return play;
  play.verb = (uint8_t) verb;
  play.has_target = landmark;
  play.target = landmark ? 0 : YC_NONE;
  play.target_drawer = landmark ? YC_SPACES : YC_CARDS;
  play.factory_use = YC_FACTORY_NOTHING;
  play.n_items = 0;
  if (takes_from_somebody (verb))
    yc_chain_choose_victim (search->composer, &play);
  return play;
}

static void
add_verbs (Search *search)
{
  static const struct {
    gboolean agent;
    gboolean alone, together;
    YcVerb verb;
  } verbs[] = {
    { FALSE, FALSE, TRUE, YC_SPY_CARD },        { FALSE, FALSE, TRUE, YC_SPY_YELLOWCAKE },
    { FALSE, TRUE, FALSE, YC_SPY_KEEP },        { TRUE, TRUE, TRUE, YC_AGENT_LANDMARK },
    { TRUE, FALSE, TRUE, YC_AGENT_YELLOWCAKE }, { TRUE, TRUE, FALSE, YC_AGENT_PLAY },
  };
  YcVerb now = (YcVerb) search->draft->verb;
  gboolean agent = now == YC_AGENT_LANDMARK || now == YC_AGENT_YELLOWCAKE || now == YC_AGENT_PLAY;
  gboolean spy = now == YC_SPY_CARD || now == YC_SPY_YELLOWCAKE || now == YC_SPY_KEEP;

  if (!agent && !spy)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (verbs[i].agent == agent
        && (search->setup->n_seats == 1 ? verbs[i].alone : verbs[i].together)) {
      YcPlay play = with_verb (search, verbs[i].verb);
      YcAlternative *alternative = add (search, &play, verbs[i].verb == now);

      /* which card is played is still to be pointed at */
      if (play.verb == YC_AGENT_PLAY && !play.has_target)
        alternative->legal = TRUE;
    }
}

static void
add_opponents (Search *search)
{
  YcPlay play = *search->draft;

  if (!takes_from_somebody ((YcVerb) play.verb))
    return;
  for (int seat = 0; seat < search->setup->n_seats; seat++) {
    play.target_color = (uint8_t) search->setup->seats[seat].color;
    if (seat != search->chain->active)
      add (search, &play, play.target_color == search->draft->target_color);
  }
}

static void
add_landmarks (Search *search)
{
  YcPlay play = *search->draft;

  for (YcRef ref = 0; play.verb == YC_AGENT_LANDMARK && ref < search->setup->catalogue.n[YC_SPACES];
       ref++) {
    play.target = ref;
    add (search, &play, ref == search->draft->target);
  }
}

static void
add_bombs (Search *search)
{
  const YcChainPlayer *player = &search->chain->players[search->chain->active];
  YcPlay play = *search->draft;

  for (int i = 0; play.verb == YC_ACTIVATE_LOADED && i < player->n_bombs; i++) {
    play.target = player->bombs[i];
    if (!yc_bomb_is_loaded (player, i) || play.target == search->draft->target)
      add (search, &play, play.target == search->draft->target);
  }
}

/* ---- Factories ---- */

static void
keep_sideways_only (YcPlay *play)
{
  guint n = 0;

  for (guint i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE)
      play->items[n++] = play->items[i];
  play->n_items = (uint16_t) n;
}

static void
add_use (Search *search, YcFactoryUse use, YcColor color)
{
  YcPlay play = *search->draft;
  gboolean chosen
    = play.factory_use == use && (use != YC_FACTORY_DISCARD || play.target_color == color);

  if (!chosen)
    keep_sideways_only (&play);
  play.factory_use = (uint8_t) use;
  play.target_color = (uint8_t) color;
  add (search, &play, chosen);
}

static gboolean
is_factory (Search *search)
{
  const YcPlay *draft = search->draft;
  const YcCard *card = yc_play_card (search->setup, draft);

  return (draft->verb == YC_ACTIVATE || draft->verb == YC_AGENT_PLAY) && card != NULL
         && card->kind == YC_KIND_FACTORY;
}

static void
add_factory_uses (Search *search)
{
  if (!is_factory (search))
    return;
  add_use (search, YC_FACTORY_DRAW, YC_RED);
  for (int seat = 0; seat < search->setup->n_seats; seat++)
    if (seat != search->chain->active)
      add_use (search, YC_FACTORY_DISCARD, search->setup->seats[seat].color);
  if (search->setup->n_seats == 1)
    add_use (search, YC_FACTORY_FROM, YC_RED);
}

/* ---- Personnel ---- */

static void
add_pool (Search *search, const YcPersonnel *pool)
{
  YcPlay play = *search->draft;

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    play.workers.permanent[type] = (uint16_t) pool->type[type];
  add (search, &play, memcmp (&play.workers, &search->draft->workers, sizeof play.workers) == 0);
}

static int
most_of (Search *search, const YcCard *card, YcWorkerType type)
{
  return MIN (search->chain->pool[type], yc_card_most_needed (card, type));
}

/* Those with the fewest scientists first. */
static void
add_pools (Search *search)
{
  const YcCard *card = yc_activated_card (search->setup, search->draft);
  const YcPersonnel side = yc_sideways_personnel (search->setup, search->draft);
  YcPersonnel pool = { 0 };
  int *n = pool.type;

  if (card == NULL)
    return;
  for (n[2] = 0; n[2] <= most_of (search, card, YC_SCIENTIST); n[2]++)
    for (n[1] = 0; n[1] <= most_of (search, card, YC_ENGINEER); n[1]++)
      for (n[0] = 0; n[0] <= most_of (search, card, YC_LABORER); n[0]++)
        if (yc_pool_suffices_exactly (card, &side, &pool))
          add_pool (search, &pool);
}

/* ---- Ways that the told hand offers ---- */

static gboolean
same_subject (const YcPlay *a, const YcPlay *b)
{
  return a->verb == b->verb && a->target_drawer == b->target_drawer && a->target == b->target
         && a->factory_use == b->factory_use
         && (a->factory_use != YC_FACTORY_DISCARD || a->target_color == b->target_color);
}

static gboolean
same_means (const YcPlay *a, const YcPlay *b)
{
  if (a->n_items != b->n_items || memcmp (&a->workers, &b->workers, sizeof a->workers) != 0)
    return FALSE;
  for (int i = 0; i < a->n_items; i++)
    if (a->items[i].ref != b->items[i].ref || a->items[i].list != b->items[i].list)
      return FALSE;
  return TRUE;
}

/* The same cards laid sideways, for what the draft is used for. */
static YcPlay
with_use_of (const YcPlay *play, const YcPlay *draft)
{
  YcPlay way = *play;

  keep_sideways_only (&way);
  for (guint i = 0; i < draft->n_items && way.n_items < YC_CHAIN_CARDS; i++)
    if (draft->items[i].list != YC_LIST_SIDE)
      way.items[way.n_items++] = draft->items[i];
  return way;
}

static gboolean
is_found (Search *search, const YcPlay *way)
{
  for (guint i = 0; i < search->found->len; i++)
    if (same_means (&((YcAlternative *) search->found->pdata[i])->play, way))
      return TRUE;
  return FALSE;
}

/* What a factory takes is another question, so each way is offered once. */
static void
collect (const YcPlay *play, void *data)
{
  Search *search = data;
  YcPlay way = with_use_of (play, search->draft);

  if (same_subject (play, search->draft) && play->n_items > 0 && !is_found (search, &way))
    add (search, &way, same_means (&way, search->draft));
}

static void
add_means (Search *search)
{
  guint chosen = 0;

  if (yc_activated_card (search->setup, search->draft) == NULL)
    return;
  yc_view_each_legal_play (yc_composer_get_view (search->composer), collect, search);
  for (guint i = 0; i < search->found->len; i++)
    chosen += ((YcAlternative *) search->found->pdata[i])->chosen;
  if (search->found->len > 0 && chosen == 0)
    add (search, search->draft, TRUE);
}

void
yc_chain_add_alternatives (YcComposer *composer, guint aspect, GPtrArray *found)
{
  static void (*const adders[]) (Search *) = {
    [YC_CHAIN_ASPECT_VERB] = add_verbs,         [YC_CHAIN_ASPECT_MEANS] = add_means,
    [YC_CHAIN_ASPECT_POOL] = add_pools,         [YC_CHAIN_ASPECT_FACTORY] = add_factory_uses,
    [YC_CHAIN_ASPECT_OPPONENT] = add_opponents, [YC_CHAIN_ASPECT_LANDMARK] = add_landmarks,
    [YC_CHAIN_ASPECT_BOMB] = add_bombs,
  };
  YcSession *session = yc_composer_get_session (composer);
  Search search = {
    .composer = composer,
    .session = session,
    .setup = yc_session_get_setup (session),
    .chain = yc_chain_of (yc_composer_get_position (composer)),
    .draft = yc_composer_get_play (composer),
    .found = found,
  };

  adders[aspect](&search);
}

/* ---- In words ---- */

static char *
factory_words (YcSession *session, const YcPlay *play)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcCard *card = &setup->catalogue.cards[YC_CARDS][play->target];
  g_autofree char *name = NULL;

  if (play->factory_use == YC_FACTORY_DRAW && card->draws >= 0)
    return g_strdup_printf (ngettext ("Draw %d card", "Draw %d cards", (gulong) card->draws),
                            card->draws);
  if (play->factory_use == YC_FACTORY_DRAW)
    return g_strdup (_ ("Draw cards"));
  if (play->factory_use == YC_FACTORY_FROM)
    return g_strdup (_ ("Take from the discard pile"));
  name = yc_words_player (setup, setup->seat_of_color[play->target_color]);
  /* Translators: %s is a player who must discard cards */
  return g_strdup_printf (_ ("%s discards"), name);
}

static char *
means_words (YcSession *session, const YcPlay *play)
{
  const YcRecord *record = yc_session_get_record (session);
  g_autoptr (GString) words = g_string_new (NULL);

  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE) {
      g_autofree char *card = yc_words_thing (record, YC_CARDS, play->items[i].ref);
      g_string_append_printf (words, "%s%s", words->len > 0 ? " + " : "", card);
    }
  if (yc_workers_total (&play->workers) > 0) {
    g_autofree char *pool = yc_words_workers (&play->workers);
    g_autofree char *from = g_strdup_printf (_ ("%s from the pool"), pool);
    g_string_append_printf (words, "%s%s", words->len > 0 ? " + " : "", from);
  }
  if (words->len == 0)
    g_string_append (words, C_ ("laid sideways", "Others"));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

/* By what it gives: that it is a Landmark stands before. */
static char *
landmark_words (const YcSetup *setup, YcRef landmark)
{
  if (landmark < 0 || landmark >= setup->catalogue.n[YC_SPACES])
    return g_strdup ("?");
  return yc_words_gives (&setup->catalogue.cards[YC_SPACES][landmark]);
}

static const char *
verb_words (YcVerb verb)
{
  if (verb == YC_SPY_CARD)
    return C_ ("choice of a play", "Take a card");
  if (verb == YC_SPY_YELLOWCAKE || verb == YC_AGENT_YELLOWCAKE)
    return C_ ("choice of a play", "Take 1 yellowcake");
  if (verb == YC_SPY_KEEP)
    return C_ ("choice of a play", "Draw three, keep one");
  if (verb == YC_AGENT_LANDMARK)
    return C_ ("choice of a play", "Use a Landmark");
  return verb == YC_AGENT_PLAY ? C_ ("choice of a play", "Play a card for nothing") : "";
}

char *
yc_chain_aspect_words (YcSession *session, const YcPlay *play, guint aspect)
{
  const YcSetup *setup = yc_session_get_setup (session);

  switch ((YcChainAspect) aspect) {
  case YC_CHAIN_ASPECT_VERB:
    return g_strdup (verb_words ((YcVerb) play->verb));
  case YC_CHAIN_ASPECT_FACTORY:
    return factory_words (session, play);
  case YC_CHAIN_ASPECT_OPPONENT:
    return yc_words_player (setup, setup->seat_of_color[play->target_color]);
  case YC_CHAIN_ASPECT_LANDMARK:
    return landmark_words (setup, play->target);
  case YC_CHAIN_ASPECT_BOMB:
    return yc_words_thing (yc_session_get_record (session), YC_BOMBS, play->target);
  case YC_CHAIN_ASPECT_POOL:
    return yc_workers_total (&play->workers) > 0 ? yc_words_workers (&play->workers)
                                                 : g_strdup (C_ ("from the pool", "Nobody"));
  case YC_CHAIN_ASPECT_MEANS:
  default:
    return means_words (session, play);
  }
}
