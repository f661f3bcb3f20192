/* aspects.c: see aspects.h. */

#include "yc-config.h"

#include "chain/aspects.h"

#include "chain/grammar.h"
#include "chain/personnel.h"
#include "chain/plans.h"
#include "words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  YcSession *session;
  const YcSetup *setup;
  const YcChain *chain;
  const YcPlay *wish;
  GPtrArray *found;
} Search;

static void
add (Search *search, const YcPlay *play, gboolean chosen)
{
  YcAlternative *alternative = g_new (YcAlternative, 1);
  YcRuling ruling;

  yc_session_judge_play (search->session, play, &ruling);
  *alternative = (YcAlternative){
    .play = *play,
    .likely = (int) search->found->len,
    .chosen = chosen,
    .legal = ruling.verdict != YC_ILLEGAL,
  };
  g_ptr_array_add (search->found, alternative);
}

/* ---- Special cards ---- */

static YcPlay
with_verb (Search *search, YcVerb verb)
{
  YcPlay play = *search->wish;
  gboolean landmark = verb == YC_AGENT_LANDMARK;

  if (play.verb == verb)
    return play;
  play.verb = (uint8_t) verb;
  play.has_target = landmark;
  play.target = landmark ? 0 : YC_NONE;
  play.target_drawer = landmark ? YC_SPACES : YC_CARDS;
  play.factory_use = YC_FACTORY_NOTHING;
  play.n_items = 0;
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
  YcVerb now = (YcVerb) search->wish->verb;
  gboolean agent = now == YC_AGENT_LANDMARK || now == YC_AGENT_YELLOWCAKE || now == YC_AGENT_PLAY;
  gboolean spy = now == YC_SPY_CARD || now == YC_SPY_YELLOWCAKE || now == YC_SPY_KEEP;

  if (!agent && !spy)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (verbs[i].agent == agent
        && (search->setup->n_seats == 1 ? verbs[i].alone : verbs[i].together)) {
      YcPlay play = with_verb (search, verbs[i].verb);
      add (search, &play, verbs[i].verb == now);
      /* which card is played is still to be pointed at */
      if (play.verb == YC_AGENT_PLAY && !play.has_target)
        ((YcAlternative *) search->found->pdata[search->found->len - 1])->legal = TRUE;
    }
}

static void
add_opponents (Search *search)
{
  YcPlay play = *search->wish;

  if (play.verb != YC_SPY_CARD && play.verb != YC_SPY_YELLOWCAKE
      && play.verb != YC_AGENT_YELLOWCAKE)
    return;
  for (int seat = 0; seat < search->setup->n_seats; seat++) {
    play.target_color = (uint8_t) search->setup->seats[seat].color;
    if (seat != search->chain->active)
      add (search, &play, play.target_color == search->wish->target_color);
  }
}

static void
add_landmarks (Search *search)
{
  YcPlay play = *search->wish;

  for (YcRef ref = 0; play.verb == YC_AGENT_LANDMARK && ref < search->setup->catalogue.n[YC_SPACES];
       ref++) {
    play.target = ref;
    add (search, &play, ref == search->wish->target);
  }
}

static void
add_bombs (Search *search)
{
  const YcChainPlayer *player = &search->chain->players[search->chain->active];
  YcPlay play = *search->wish;

  for (int i = 0; play.verb == YC_ACTIVATE_LOADED && i < player->n_bombs; i++) {
    play.target = player->bombs[i];
    if (!yc_bomb_is_loaded (player, i) || play.target == search->wish->target)
      add (search, &play, play.target == search->wish->target);
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
  YcPlay play = *search->wish;
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
  const YcPlay *wish = search->wish;

  return (wish->verb == YC_ACTIVATE || wish->verb == YC_AGENT_PLAY)
         && wish->target_drawer == YC_CARDS && wish->target >= 0
         && wish->target < search->setup->catalogue.n[YC_CARDS]
         && search->setup->catalogue.cards[YC_CARDS][wish->target].kind == YC_KIND_FACTORY;
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

static gboolean
is_enough (const YcCard *card, const YcWorkers *sideways, const int *pool)
{
  YcPersonnel personnel;

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    personnel.type[type] = sideways->permanent[type] + pool[type];
  return yc_personnel_suffice (card, &personnel);
}

static gboolean
nobody_idle (const YcCard *card, const YcWorkers *sideways, int *pool)
{
  gboolean idle = FALSE;

  for (int type = 0; type < YC_WORKER_TYPES && !idle; type++) {
    pool[type]--;
    idle = pool[type] >= 0 && is_enough (card, sideways, pool);
    pool[type]++;
  }
  return !idle;
}

static void
add_pool (Search *search, const int *pool)
{
  YcPlay play = *search->wish;

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    play.workers.permanent[type] = (uint16_t) pool[type];
  add (search, &play, memcmp (&play.workers, &search->wish->workers, sizeof play.workers) == 0);
}

#define MOST_OF_A_TYPE 9 /* a need is never larger */

static void
add_pools (Search *search)
{
  const YcCard *card = yc_activated_card (search->setup, search->wish);
  YcWorkers sideways = yc_sideways_personnel (search->setup, search->wish);
  int most[YC_WORKER_TYPES], pool[YC_WORKER_TYPES];

  if (card == NULL)
    return;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    most[type] = MIN (search->chain->pool[type], MOST_OF_A_TYPE);
  for (pool[2] = 0; pool[2] <= most[2]; pool[2]++)
    for (pool[1] = 0; pool[1] <= most[1]; pool[1]++)
      for (pool[0] = 0; pool[0] <= most[0]; pool[0]++)
        if (is_enough (card, &sideways, pool) && nobody_idle (card, &sideways, pool))
          add_pool (search, pool);
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

/* The same cards laid sideways, for what the wish is used for. */
static YcPlay
with_use_of (const YcPlay *play, const YcPlay *wish)
{
  YcPlay way = *play;

  keep_sideways_only (&way);
  for (guint i = 0; i < wish->n_items && way.n_items < YC_CHAIN_CARDS; i++)
    if (wish->items[i].list != YC_LIST_SIDE)
      way.items[way.n_items++] = wish->items[i];
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
  YcPlay way = with_use_of (play, search->wish);

  if (same_subject (play, search->wish) && play->n_items > 0 && !is_found (search, &way))
    add (search, &way, same_means (&way, search->wish));
}

static void
add_means (Search *search)
{
  guint chosen = 0;

  if (yc_activated_card (search->setup, search->wish) == NULL)
    return;
  yc_session_each_legal_play (search->session, collect, search);
  for (guint i = 0; i < search->found->len; i++)
    chosen += ((YcAlternative *) search->found->pdata[i])->chosen;
  if (search->found->len > 0 && chosen == 0)
    add (search, search->wish, TRUE);
}

GPtrArray *
yc_chain_alternatives (YcSession *session, const YcPlay *play, YcAspect aspect)
{
  Search search = {
    .session = session,
    .setup = yc_session_get_setup (session),
    .chain = yc_chain_of (yc_session_get_position (session)),
    .wish = play,
    .found = g_ptr_array_new_with_free_func (g_free),
  };

  if (aspect == YC_ASPECT_VERB)
    add_verbs (&search);
  else if (aspect == YC_ASPECT_OPPONENT)
    add_opponents (&search);
  else if (aspect == YC_ASPECT_LANDMARK)
    add_landmarks (&search);
  else if (aspect == YC_ASPECT_BOMB)
    add_bombs (&search);
  else if (aspect == YC_ASPECT_FACTORY)
    add_factory_uses (&search);
  else if (aspect == YC_ASPECT_POOL)
    add_pools (&search);
  else if (aspect == YC_ASPECT_MEANS)
    add_means (&search);
  if (search.found->len < 2)
    g_ptr_array_set_size (search.found, 0);
  return search.found;
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

char *
yc_chain_alternative_words (YcSession *session, const YcPlay *play, YcAspect aspect)
{
  const YcSetup *setup = yc_session_get_setup (session);

  if (aspect == YC_ASPECT_FACTORY)
    return factory_words (session, play);
  if (aspect == YC_ASPECT_OPPONENT)
    return yc_words_player (setup, setup->seat_of_color[play->target_color]);
  if (aspect == YC_ASPECT_LANDMARK)
    return yc_words_space (setup, play->target);
  if (aspect == YC_ASPECT_BOMB)
    return yc_words_thing (yc_session_get_record (session), YC_BOMBS, play->target);
  if (aspect == YC_ASPECT_POOL && yc_workers_total (&play->workers) > 0)
    return yc_words_workers (&play->workers);
  if (aspect == YC_ASPECT_POOL)
    return g_strdup (C_ ("from the pool", "Nobody"));
  return means_words (session, play);
}
