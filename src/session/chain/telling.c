/* telling.c: all that is told of Chain Reaction. */

#include "parts.h"
#include "chain/chain.h"

#include "chain/aspects.h"

/* ---- Goods and people ------------------------------------------------------------------------ */

static const YcGood goods[] = { YC_YELLOWCAKE, YC_URANIUM };

static int
amount_of (const YcPosition *position, int seat, YcGood good)
{
  const YcChainPlayer *player = &yc_chain_of (position)->players[seat];
  return good == YC_URANIUM ? player->uranium : player->yellowcake;
}

static const char *
good_words (YcGood good)
{
  if (good == YC_YELLOWCAKE)
    /* Translators: as the printed edition of Chain Reaction in your language calls it */
    return C_ ("card game", "Yellowcake");
  /* Translators: the card game has no other word for it */
  return good == YC_URANIUM ? C_ ("good", "Uranium") : NULL;
}

/* A plural with a context, for which there is no function. */
#define NP_(context, one, many, n) plural_in_context (context "\004" one, sizeof context, many, n)

static const char *
plural_in_context (const char *one, gsize behind_context, const char *many, int n)
{
  const char *translated = g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) ABS (n));
  return translated == one ? one + behind_context : translated;
}

static char *
amount_words (YcGood good, int amount)
{
  if (good == YC_YELLOWCAKE)
    /* Translators: as the printed edition of Chain Reaction in your language calls it */
    return g_strdup_printf (NP_ ("card game", "%d yellowcake", "%d yellowcake", amount), amount);
  if (good != YC_URANIUM)
    return NULL;
  /* Translators: the card game has no other word for it */
  return g_strdup_printf (ngettext ("%d uranium", "%d uranium", (gulong) ABS (amount)), amount);
}

static char *
anybody (int n)
{
  /* Translators: of any type: "University: 2 personnel → 2 engineers" */
  return g_strdup_printf (ngettext ("%d personnel", "%d personnel", (gulong) n), n);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

static const YcNameWords names[] = {
  { "engineer", NC_ ("space", "Landmark: Engineer") },
  { "scientist", NC_ ("space", "Landmark: Scientist") },
  { "yellowcake", NC_ ("space", "Landmark: Yellowcake") },
  { "uranium", NC_ ("space", "Landmark: Uranium") },
  { "design-bomb", NC_ ("space", "Design Bomb") },
  { "espionage", NC_ ("space", "Espionage") },
  { "double-agent", NC_ ("space", "Double Agent") },
};

static char *
factory_words (const YcCard *card)
{
  if (card->draws == YC_UNKNOWN || card->discards == YC_UNKNOWN)
    return g_strdup (C_ ("numbers of a card", "not known"));
  g_autofree char *draws
    = g_strdup_printf (ngettext ("draw %d card", "draw %d cards", card->draws), card->draws);
  if (card->only_draws)
    return g_steal_pointer (&draws);
  if (card->alone)
    /* Translators: what a factory of the card game is used for in a solo game; the first is
     * "draw 2 cards" */
    return g_strdup_printf (ngettext ("%1$s or take up to %2$d card from the discard pile",
                                      "%1$s or take up to %2$d cards from the discard pile",
                                      card->discards),
                            draws, card->discards);
  /* Translators: what a factory of the card game is used for; the first is "draw 2 cards" */
  return g_strdup_printf (ngettext ("%1$s or an opponent discards %2$d",
                                    "%1$s or an opponent discards %2$d", card->discards),
                          draws, card->discards);
}

static char *
card_gives (const YcCard *card)
{
  if (card->kind == YC_KIND_PLAN)
    return yc_words_points (card->points);
  return card->kind == YC_KIND_FACTORY && card->n_gives == 0 ? factory_words (card) : NULL;
}

static const YcPrinted printed[] = {
  { YC_KIND_MINE, YC_CARDS, 20, TRUE },       { YC_KIND_FACTORY, YC_CARDS, 8, TRUE },
  { YC_KIND_ENRICHMENT, YC_CARDS, 14, TRUE }, { YC_KIND_UNIVERSITY, YC_CARDS, 7, TRUE },
  { YC_KIND_PLAN, YC_BOMBS, 13, TRUE },       { YC_KIND_SPECIAL, YC_CARDS, 6, FALSE },
  { YC_KIND_LANDMARK, YC_SPACES, 4, FALSE },  { YC_KIND_LOADED, YC_CARDS, 4, FALSE },
};

/* ---- What lies on the table ------------------------------------------------------------------ */

static const YcStateWords state[] = {
  { "bombs", NC_ ("state", "Bombs"), YC_BOMBS },
  { "score", NC_ ("state", "Points at the end"), YC_BOMBS },
  { "played", NC_ ("state", "Cards played"), YC_CARDS },
  { "pool.L", NC_ ("state", "Laborers in the pool"), YC_CARDS },
  { "pool.E", NC_ ("state", "Engineers in the pool"), YC_CARDS },
  { "pool.S", NC_ ("state", "Scientists in the pool"), YC_CARDS },
  { "deck", NC_ ("state", "Cards in the deck"), YC_CARDS },
  { "discard", NC_ ("state", "Discard pile"), YC_CARDS },
  { "row", NC_ ("state", "Bomb Plans face up"), YC_BOMBS },
  { "plan_deck", NC_ ("state", "Bomb Plans in the deck"), YC_BOMBS },
  { "loaded_left", NC_ ("state", "Loaded Bombs left"), YC_CARDS },
  { "last_round", NC_ ("state", "The last round has begun"), YC_CARDS },
};

/* ---- Options --------------------------------------------------------------------------------- */

static const YcOptionWords options[] = {
  { YC_OPTION_MIX_PERSONNEL, N_ ("Sideways cards and pool together"),
    N_ ("The book does not say whether one activation may use both kinds of personnel.") },
  { YC_OPTION_TARGET, N_ ("Points that start the last round"),
    N_ ("The book allows a higher number than ten for a longer game.") },
  { YC_OPTION_SOLO_LAST_TURN, N_ ("Solo: one more turn after the deck"),
    N_ ("The book does not say whether the game ends with the last card or a turn later.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (options) == YC_N_CHAIN_OPTIONS);

/* ---- What people call things ----------------------------------------------------------------- */

static const YcCommonWords common_words[] = {
  { NC_ ("words people use", "worker, laborer, engineer, scientist, personnel, staff"),
    "chain.personnel chain.pool chain.mixed" },
  { NC_ ("words people use", "grey worker, gray worker, any worker, idle worker, pool"),
    "chain.personnel chain.pool chain.mixed" },
  { NC_ ("words people use", "sideways, tap, turn a card, upright, twice"),
    "chain.card chain.mixed chain.no-such" },
  { NC_ ("words people use", "cost, price, pay, uranium, resources"), "chain.resources" },
  { NC_ ("words people use", "bomb, nuke, plan, blueprint, row, stash"), "plan. loaded. design." },
  { NC_ ("words people use", "bomber, load, aircraft, points"), "loaded." },
  { NC_ ("words people use", "spy, espionage, steal, rob, double agent"),
    "spy. chain.own-target solo.only" },
  { NC_ ("words people use", "discard, force, attack, draw, refill"), "factory. solo." },
  { NC_ ("words people use", "alone, solitaire, one player"), "solo. spy.solo" },
  { NC_ ("words people use", "win, winner, end of the game, last round"), "game." },
  { NC_ ("words people use", "turn order, out of turn, whose turn"), "turn.not-yours" },
};

/* ---- The whole ------------------------------------------------------------------------------- */

const YcGameTelling yc_chain_telling = {
  .game = &yc_chain_game,
  .name = N_ ("Chain Reaction"),
  .goods = goods,
  .n_goods = G_N_ELEMENTS (goods),
  .amount_of = amount_of,
  .good = good_words,
  .amount = amount_words,
  .anybody = anybody,
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .gives = card_gives,
  .read_card = yc_chain_read_card,
  .printed = printed,
  .n_printed = G_N_ELEMENTS (printed),
  .play = yc_chain_play_words,
  .fact = yc_chain_fact_words,
  .turn = yc_chain_turn_words,
  .rules = yc_chain_rule_words,
  .passages = yc_chain_passages,
  .shared_passages = yc_chain_shared_passages,
  .elsewhere = yc_chain_elsewhere,
  .n_elsewhere = YC_N_CHAIN_ELSEWHERE,
  .facts = yc_chain_reason_facts,
  .n_facts = YC_N_CHAIN_REASON_FACTS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .common_words = common_words,
  .n_common_words = G_N_ELEMENTS (common_words),
  .readings = yc_chain_readings,
  .n_readings = YC_N_CHAIN_READINGS,
  .hide_reason = yc_chain_hide_reason,
  .n_seen = yc_chain_n_seen,
  .grammar = &yc_chain_grammar,
  .tell_points = yc_chain_tell_points,
  .tell_table = yc_chain_tell_table,
  .tell_player = yc_chain_tell_player,
  .state = state,
  .n_state = G_N_ELEMENTS (state),
  .series = yc_chain_series,
  .n_series = YC_N_CHAIN_SERIES,
  .count = yc_chain_count,
  .moment = yc_chain_moment,
  .hindsight = &yc_chain_hindsight,
  .explaining = &yc_chain_explaining,
};
