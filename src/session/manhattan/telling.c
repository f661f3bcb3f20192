/* telling.c: all that is told of The Manhattan Project. */

#include "parts.h"
#include "manhattan/board.h"

#include "manhattan/aspects.h"

/* ---- Goods ----------------------------------------------------------------------------------- */

static const YcGood goods[YC_GOODS]
  = { YC_MONEY, YC_YELLOWCAKE, YC_URANIUM, YC_PLUTONIUM, YC_FIGHTERS, YC_BOMBERS };

static int
amount_of (const YcPosition *position, int seat, YcGood good)
{
  return yc_board_good (&yc_board_of (position)->players[seat], good);
}

/* ---- Names ----------------------------------------------------------------------------------- */

static const YcNameWords names[] = {
  { "construction", NC_ ("space", "Construction") },
  { "factory", NC_ ("space", "Factory") },
  { "fighters", NC_ ("space", "Aircraft Factory (fighters)") },
  { "bombers", NC_ ("space", "Aircraft Factory (bombers)") },
  { "mine", NC_ ("space", "Mine") },
  { "university", NC_ ("space", "University") },
  { "reactor", NC_ ("space", "Reactor") },
  { "enrichment", NC_ ("space", "Enrichment Plant") },
  { "strike", NC_ ("space", "Air Strike") },
  { "repair", NC_ ("space", "Repair") },
  { "design", NC_ ("space", "Design Bombs") },
  { "espionage", NC_ ("space", "Espionage") },
};

/* ---- What lies on the table ------------------------------------------------------------------ */

static const YcStateWords state[] = {
  { "buildings", NC_ ("state", "Buildings"), YC_CARDS },
  { "bombs", NC_ ("state", "Bombs"), YC_BOMBS },
  { "damage", NC_ ("state", "Damage counted at the table"), YC_CARDS },
  { "test.points", NC_ ("state", "Points of the test"), YC_BOMBS },
  { "general.L", NC_ ("state", "Laborers in the general supply"), YC_CARDS },
  { "general.E", NC_ ("state", "Engineers in the general supply"), YC_CARDS },
  { "general.S", NC_ ("state", "Scientists in the general supply"), YC_CARDS },
  { "supply.l", NC_ ("state", "Contractors at hand: laborers"), YC_CARDS },
  { "supply.e", NC_ ("state", "Contractors at hand: engineers"), YC_CARDS },
  { "supply.s", NC_ ("state", "Contractors at hand: scientists"), YC_CARDS },
  { "market", NC_ ("state", "Market"), YC_CARDS },
  { "building_deck", NC_ ("state", "Buildings in the deck"), YC_CARDS },
  { "bomb_row", NC_ ("state", "Face-up bombs"), YC_BOMBS },
  { "bomb_deck", NC_ ("state", "Bombs in the deck"), YC_BOMBS },
  { "bribe", NC_ ("state", "Bribe"), YC_CARDS },
  { "design_open", NC_ ("state", "Design is open"), YC_SPACES },
  { "tests_left", NC_ ("state", "Test tokens left"), YC_BOMBS },
  { "contractors.L", NC_ ("state", "Contractors left: laborers"), YC_CARDS },
  { "contractors.E", NC_ ("state", "Contractors left: engineers"), YC_CARDS },
  { "contractors.S", NC_ ("state", "Contractors left: scientists"), YC_CARDS },
};

/* ---- Options --------------------------------------------------------------------------------- */

static const YcOptionWords options[] = {
  { YC_OPTION_BOMB_WORKERS_COUNT, N_ ("Building a bomb counts as placing a worker"),
    N_ ("The books do not say whether workers on a bomb are enough for a place turn.") },
  { YC_OPTION_CONSTRUCTION_WITHOUT_PURCHASE, N_ ("Construction without buying"),
    N_ ("An action need not be taken; some tables want a worker on Construction to buy.") },
  { YC_OPTION_DESIGN_REOPENS, N_ ("Design opens again"),
    N_ (
      "The books close Design when bombs run out; some tables open it when a test returns one.") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (options) == YC_N_BOARD_OPTIONS);

/* ---- What people call things ----------------------------------------------------------------- */

static const YcCommonWords common_words[] = {
  { NC_ ("words people use", "worker, meeple, laborer, engineer, scientist, put, action space"),
    "place. turn." },
  { NC_ ("words people use", "grey worker, gray worker, neutral worker, contractor"),
    "place.no-such-worker place.worker- take. retrieve. bomb.workers" },
  { NC_ ("words people use", "university, school, train, new workers"), "take. choice." },
  { NC_ ("words people use", "money, coins, cost, price, bribe, afford"),
    "pay. market. construction." },
  { NC_ ("words people use", "buy, purchase, market, card row, slot"),
    "construction. market. pay." },
  { NC_ ("words people use", "draft, pick, blueprint, bomb card, bomb row, hand"),
    "design. picks. bomb." },
  { NC_ ("words people use", "bomb, nuke, warhead"), "bomb. test. load. design. picks." },
  { NC_ ("words people use", "plutonium, uranium, fuel, implosion, secret bomb"), "bomb. test." },
  { NC_ ("words people use", "bomber, load, points"), "load. strike." },
  { NC_ ("words people use", "fighter, plane, attack, air strike, raid, damage, war"),
    "strike. repair. building." },
  { NC_ ("words people use", "deal, bargain, negotiation, promise, trade"), "strike.deal" },
  { NC_ ("words people use", "fix, broken building, damage token"), "repair. building.damaged" },
  { NC_ ("words people use", "factory, mine, reactor, enrichment, own building"),
    "building. choice. place." },
  { NC_ ("words people use", "spy, spies, espionage, agent, the others' buildings"),
    "spy. building.not-yours" },
  { NC_ ("words people use", "take back, return, recall workers, pass"), "retrieve. turn." },
  { NC_ ("words people use", "win, winner, end of the game, last round"), "game." },
  { NC_ ("words people use", "turn order, out of turn, whose turn"), "turn.not-yours" },
};

static const char *const sparse[] = { "spaces", "workers", NULL };
static const YcExplaining explaining = { .sparse = sparse };

/* ---- The whole ------------------------------------------------------------------------------- */

const YcGameTelling yc_manhattan_telling = {
  .game = &yc_manhattan_game,
  .name = N_ ("The Manhattan Project"),
  .bgg_id = 63628,
  .goods = goods,
  .n_goods = G_N_ELEMENTS (goods),
  .amount_of = amount_of,
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .pays = yc_manhattan_card_pays,
  .gives = yc_manhattan_card_gives,
  .short_name = yc_manhattan_short_name,
  .play = yc_manhattan_play_words,
  .fact = yc_manhattan_fact_words,
  .turn = yc_manhattan_turn_words,
  .rules = yc_manhattan_rule_words,
  .passages = yc_manhattan_passages,
  .shared_passages = yc_manhattan_shared_passages,
  .elsewhere = yc_manhattan_elsewhere,
  .n_elsewhere = YC_N_MANHATTAN_ELSEWHERE,
  .facts = yc_manhattan_facts,
  .n_facts = YC_N_MANHATTAN_FACTS,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .common_words = common_words,
  .n_common_words = G_N_ELEMENTS (common_words),
  .readings = yc_manhattan_readings,
  .n_readings = YC_N_MANHATTAN_READINGS,
  .grammar = &yc_manhattan_grammar,
  .tell_points = yc_manhattan_tell_points,
  .tell_table = yc_manhattan_tell_table,
  .tell_player = yc_manhattan_tell_player,
  .state = state,
  .n_state = G_N_ELEMENTS (state),
  .series = yc_manhattan_series,
  .n_series = YC_N_MANHATTAN_SERIES,
  .count = yc_manhattan_count,
  .harms = YC_MANHATTAN_HARMS,
  .moment = yc_manhattan_moment,
  .search = &yc_manhattan_search,
  .acts = &yc_manhattan_acts,
  .explaining = &explaining,
};
