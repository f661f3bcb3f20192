/* rule-words.c: the rules of The Manhattan Project in words, and where the printed rulebooks say
 * so. */

#include "parts.h"

/* ---- The books (headings as printed) ---- */

static const YcHeadings aim = { "SEU OBJETIVO", "KONEC HRY SE BLÍŽÍ!", "Objeto del juego" };
static const YcHeadings turn = { "TURNO DO JOGADOR", "TAHY HRÁČŮ", "Como se Juega" };
static const YcHeadings retrieve
  = { "RECOLHER TRABALHADORES", "STAŽENÍ PRACOVNÍKŮ", "Recuperar trabajadores" };
static const YcHeadings place_turn
  = { "ALOCAR TRABALHADORES", "UMÍSTĚNÍ PRACOVNÍKŮ", "Trabajadores del lugar" };
static const YcHeadings on_main_board
  = { "ALOCANDO NO TABULEIRO CENTRAL", "UMÍSTĚNÍ PRACOVNÍKŮ NA HLAVNÍ DESKU",
      "Colocación de trabajadores en el tablero principal" };
static const YcHeadings on_buildings
  = { "ALOCANDO NAS CARTAS DE CONSTRUÇÃO", "UMÍSTĚNÍ PRACOVNÍKŮ NA KARTY BUDOV",
      "Colocación de trabajadores en tarjetas de construcción" };
static const YcHeadings requirements
  = { "REQUISITOS DO TRABALHADOR", "POŽADAVKY NA PRACOVNÍKY", "Requisitos del trabajador" };
static const YcHeadings actions
  = { "AÇÕES DOS TRABALHADORES", "PRACOVNÍ AKCE", "Acciones de los trabajadores" };
static const YcHeadings main_board_actions
  = { "AÇÕES NO TABULEIRO CENTRAL", "PRACOVNÍ AKCE NA HLAVNÍ DESCE",
      "Acciones de los trabajadores de la placa principal" };
static const YcHeadings building_actions = { "AÇÕES EM CONSTRUÇÕES", "PRACOVNÍ AKCE BUDOV", NULL };
static const YcHeadings air_strikes
  = { "ATAQUES AÉREOS CAUSAM SOFRIMENTO", "NÁLETY SI VYBÍRAJÍ SVOU DAŇ", NULL };
static const YcHeadings repair_and_design
  = { "REPARAR CONSTRUÇÕES, PROJETAR BOMBAS", "OPRAVA BUDOV, NÁVRHY BOMB", NULL };
static const YcHeadings espionage = { "AÇÕES NO TABULEIRO CENTRAL", "ŠPIONÁŽ ODHALENA!", NULL };
static const YcHeadings build
  = { "AÇÃO DE BOMBA 1: CONSTRUIR", "BOMBOVÁ AKCE 1: VÝROBA BOMBY", NULL };
static const YcHeadings test
  = { "AÇÃO DE BOMBA 2: TESTE DE IMPLOSÃO", "BOMBOVÁ AKCE 2: IMPLOZNÍ TEST", NULL };
static const YcHeadings load
  = { "AÇÃO DE BOMBA 3: CARREGAR BOMBA", "BOMBOVÁ AKCE 3: NALOŽENÍ BOMB", NULL };

const YcHeadings *const yc_manhattan_shared_sources[YC_N_SHARED_RULES] = {
  [YC_RULE_GAME_OVER] = &aim,
  [YC_RULE_TURN_NOT_YOURS] = &turn,
};

/* ---- The rules ---- */

const YcRuleWords yc_manhattan_rule_words[YC_N_BOARD_RULES] = {
  [YC_RULE_TURN_MUST_RETRIEVE] = {
    .sentence = N_ ("A player without a worker in the personal supply must retrieve workers."),
    /* Translators: what stands in braces is replaced and must stay as it is. {actor} plays,
     * {active} is whose turn it is, {seat} is who is in the way or holds the card. */
    .reasons = { N_ ("{actor} has no worker in the personal supply.") },
    .source = &turn,
  },
  [YC_RULE_TURN_NOTHING_PLACED] = {
    .sentence = N_ ("A place turn ends only after at least one worker has been placed."),
    .reasons = { N_ ("{actor} has not placed a worker in this turn.") },
    .source = &place_turn,
    .option = "bomb-workers-count",
  },
  [YC_RULE_PLACE_AFTER_BUILDINGS] = {
    .sentence = N_ ("A worker goes to the main board before any building is used, not after."),
    .reasons = { N_ ("{actor} has already used a building in this turn.") },
    .source = &place_turn,
  },
  [YC_RULE_PLACE_SECOND] = {
    .sentence = N_ ("A turn has only one placement on the main board."),
    .reasons = { N_ ("{actor} has already placed on the main board in this turn.") },
    .source = &on_main_board,
  },
  [YC_RULE_PLACE_OCCUPIED] = {
    .sentence = N_ ("A space or building where workers stand takes no others."),
    .reasons = {
      N_ ("Already on {card}: {crew}."),
      N_ ("Already there: {crew}."),
      N_ ("Somebody stands there already."),
    },
    .source = &on_main_board,
  },
  [YC_RULE_PLACE_WORKER_COUNT] = {
    .sentence = N_ ("Exactly as many workers must be placed as the space or card shows."),
    .reasons = {
      N_ ("Workers for {card}: {limit}; named: {number}."),
      N_ ("Workers needed: {limit}; named: {number}."),
    },
    .source = &requirements,
  },
  [YC_RULE_PLACE_WORKER_TYPE] = {
    .sentence = N_ ("The workers must be of the types that the space or card shows."),
    .reasons = {
      N_ ("{card} takes {needs}."),
      N_ ("{card} does not take workers of these types."),
    },
    .source = &requirements,
  },
  [YC_RULE_PLACE_NO_SUCH_WORKER] = {
    .sentence = N_ ("Only workers from the player's own personal supply can be placed."),
    .reasons = { N_ ("{actor} does not have these workers in the personal supply.") },
    .source = &place_turn,
  },
  [YC_RULE_PAY_SHORT] = {
    .sentence = N_ ("A cost must be paid in full from what the player had before."),
    .reasons = {
      N_ ("{seat} needs {need} and has {have}."),
      N_ ("{actor} needs {need} and has {have}."),
    },
    .source = &actions,
    .shortage = YC_SHORT_OF_GOODS,
  },
  [YC_RULE_CHOICE_MISSING] = {
    .sentence = N_ ("Where a slash separates two sides, the player chooses one of them."),
    .reasons = {
      N_ ("{card} offers two sides, and none was chosen."),
      N_ ("There are two sides, and none was chosen."),
    },
    .source = &actions,
  },
  [YC_RULE_CHOICE_NOT_OFFERED] = {
    .sentence = N_ ("Only a side that the space or card shows can be chosen."),
    .reasons = {
      N_ ("{card} does not offer what was chosen."),
      N_ ("What was chosen is not offered here."),
    },
    .source = &actions,
  },
  [YC_RULE_TAKE_NOT_OFFERED] = {
    .sentence = N_ ("Only workers of the types that the action produces can be taken."),
    .reasons = {
      N_ ("{card} does not produce these workers."),
      N_ ("These workers are not produced here."),
    },
    .source = &building_actions,
  },
  [YC_RULE_TAKE_TOO_MANY] = {
    .sentence = N_ ("No more workers can be taken than the action produces."),
    .reasons = {
      N_ ("Produced: {limit}; taken: {number}."),
      N_ ("More workers were taken than are produced."),
    },
    .source = &building_actions,
  },
  [YC_RULE_TAKE_NOT_AVAILABLE] = {
    .sentence = N_ ("Only workers that are in the general supply can be taken."),
    .reasons = {
      N_ ("The general supply has {number}, and {limit} were taken."),
      N_ ("The general supply does not hold these workers."),
    },
    .source = &actions,
  },
  [YC_RULE_CONSTRUCTION_NO_PURCHASE] = {
    .sentence
    = N_ ("Whether a worker may stand on Construction without buying is for the table to say."),
    .reasons = { N_ ("{actor} stands on Construction and buys nothing.") },
    .source = &main_board_actions,
    .option = "construction-without-purchase",
  },
  [YC_RULE_MARKET_EMPTY_SLOT] = {
    .sentence = N_ ("An empty slot of the market has nothing to buy."),
    .reasons = {
      N_ ("Slot {number} of the market is empty."),
      N_ ("This slot of the market is empty."),
    },
    .source = &main_board_actions,
  },
  [YC_RULE_MARKET_NOT_TOLD] = {
    .sentence = N_ ("A building can be bought once the table has told which one lies there."),
    .reasons = {
      N_ ("Nobody has told which building lies in slot {number}."),
      N_ ("Nobody has told which building lies in this slot."),
    },
    .source = &main_board_actions,
  },
  [YC_RULE_DESIGN_CLOSED] = {
    .sentence = N_ ("Design is closed when there are too few bomb cards for a new row."),
    .reasons = { N_ ("There is no row of bombs to draft from.") },
    .source = &repair_and_design,
  },
  [YC_RULE_DESIGN_NO_DECLINE] = {
    .sentence = N_ ("Design cannot be declined, because everybody takes cards."),
    .reasons = { N_ ("{actor} cannot decline, because the others take cards too.") },
    .source = &repair_and_design,
  },
  [YC_RULE_PICKS_NOT_IN_ROW] = {
    .sentence = N_ ("Bombs are drafted from the row that lies face up."),
    .reasons = {
      N_ ("{card} does not lie in the row. {where}"),
      N_ ("{card} does not lie in the row."),
      N_ ("Nobody has told this card of the row."),
    },
    .source = &repair_and_design,
  },
  [YC_RULE_PICKS_ORDER] = {
    .sentence = N_ ("The draft goes from the player to the left, and the last card comes back."),
    .reasons = { N_ ("The picks do not follow the order of the draft.") },
    .source = &repair_and_design,
  },
  [YC_RULE_BUILDING_NOT_BUILT] = {
    .sentence = N_ ("Only a building that lies before a player can be used."),
    .reasons = {
      N_ ("{card} lies before no player. {where}"),
      N_ ("{card} lies before no player."),
    },
    .source = &on_buildings,
  },
  [YC_RULE_BUILDING_NOT_YOURS] = {
    .sentence = N_ ("Other players' buildings are open only in a turn with Espionage."),
    .reasons = {
      N_ ("{card} is a building of {seat}, and {actor} did not place on Espionage in this turn."),
      N_ ("This building belongs to {seat}."),
    },
    .source = &on_buildings,
  },
  [YC_RULE_BUILDING_DAMAGED] = {
    .sentence = N_ ("A damaged building takes no workers until it is repaired."),
    .reasons = { N_ ("{card} has {number} damage."), N_ ("{card} is damaged.") },
    .source = &on_buildings,
  },
  [YC_RULE_SPY_NONE] = {
    .sentence = N_ ("Without a spy no building of another player can be used."),
    .reasons = { N_ ("{actor} has no spy.") },
    .source = &espionage,
  },
  [YC_RULE_SPY_LIMIT] = {
    .sentence = N_ ("Each spy opens one building of another player in the turn."),
    .reasons = { N_ ("{actor} has {limit} on the spy track and used as many buildings.") },
    .source = &espionage,
  },
  [YC_RULE_STRIKE_NOT_NOW] = {
    .sentence = N_ ("Air strikes follow a placement on Air Strike, before any building is used."),
    .reasons = { N_ ("{actor} does not stand on Air Strike now.") },
    .source = &air_strikes,
  },
  [YC_RULE_STRIKE_OWN] = {
    .sentence = N_ ("Air strikes go against opponents, never against oneself."),
    .reasons = { N_ ("{actor} would strike own pieces.") },
    .source = &air_strikes,
  },
  [YC_RULE_STRIKE_NO_FIGHTER] = {
    .sentence = N_ ("Each strike by a fighter spends one fighter of the attacker."),
    .reasons = {
      N_ ("{actor} has {number} of {limit} fighters."),
      N_ ("{actor} has too few fighters."),
    },
    .source = &air_strikes,
  },
  [YC_RULE_STRIKE_NO_BOMBER] = {
    .sentence = N_ ("Each strike by a bomber spends one bomber of the attacker."),
    .reasons = {
      N_ ("{actor} has {number} of {limit} bombers."),
      N_ ("{actor} has too few bombers."),
    },
    .source = &air_strikes,
  },
  [YC_RULE_STRIKE_NOTHING_TO_HIT] = {
    .sentence = N_ ("A strike must hit something that the opponent has."),
    .reasons = {
      N_ ("{seat} has nothing of this kind to lose."),
      N_ ("There is nothing of this kind to hit."),
    },
    .source = &air_strikes,
  },
  [YC_RULE_STRIKE_FIGHTERS_GUARD] = {
    .sentence = N_ ("Bombers cannot strike an opponent who has fighters at that moment."),
    .reasons = { N_ ("{seat} still has fighters: {number}."), N_ ("{seat} still has fighters.") },
    .source = &air_strikes,
  },
  [YC_RULE_REPAIR_NOT_NOW] = {
    .sentence = N_ ("Repairs follow a placement on Repair, before any building is used."),
    .reasons = { N_ ("Nobody stands on Repair now, or the repairs are over.") },
    .source = &repair_and_design,
  },
  [YC_RULE_REPAIR_ORDER] = {
    .sentence = N_ ("The player on Repair repairs first, then the others in turn order."),
    .reasons = {
      N_ ("{seat} has already repaired after {actor}."),
      N_ ("Another player comes first or has already repaired."),
    },
    .source = &repair_and_design,
  },
  [YC_RULE_REPAIR_NOT_YOURS] = {
    .sentence = N_ ("A player repairs only own buildings."),
    .reasons = { N_ ("{card} belongs to {seat}."), N_ ("{card} does not belong to {actor}.") },
    .source = &repair_and_design,
  },
  [YC_RULE_REPAIR_NOT_DAMAGED] = {
    .sentence = N_ ("No more damage can be repaired than a building has."),
    .reasons = {
      N_ ("{card} has {limit} damage, and {number} were to go."),
      N_ ("{card} does not have so much damage."),
    },
    .source = &repair_and_design,
  },
  [YC_RULE_REPAIR_MORE_THAN_THREE] = {
    .sentence = N_ ("One repair takes away at most three damage from a player."),
    .reasons = {
      N_ ("{actor} would repair {number} in all."),
      N_ ("{actor} would repair more than three in all."),
    },
    .source = &repair_and_design,
  },
  [YC_RULE_BOMB_NOT_IN_HAND] = {
    .sentence = N_ ("A bomb is built from a card in the player's hand."),
    .reasons = {
      N_ ("{card} is not in the hand of {actor}. {whose}"),
      N_ ("{card} is not in the hand of {actor}. {where}"),
      N_ ("Nobody has shown {card} in the hand of {actor}."),
    },
    .source = &build,
  },
  [YC_RULE_BOMB_WORKERS] = {
    .sentence = N_ ("A bomb takes exactly the scientists and engineers shown, from the supply."),
    .reasons = { N_ ("{card} does not go with these workers of {actor}.") },
    .source = &build,
  },
  [YC_RULE_BOMB_FUEL] = {
    .sentence = N_ ("A bomb takes its fuel in full from the player's track."),
    .reasons = { N_ ("{actor} needs {need} and has {have}.") },
    .source = &build,
    .shortage = YC_SHORT_OF_GOODS,
  },
  [YC_RULE_TEST_NOT_BUILT] = {
    .sentence = N_ ("Only a bomb that the player has built can be tested."),
    .reasons = {
      N_ ("{card} is not built by {actor}. {whose}"),
      N_ ("{card} is not built by {actor}."),
    },
    .source = &test,
  },
  [YC_RULE_TEST_URANIUM] = {
    .sentence = N_ ("Only plutonium bombs are tested."),
    .reasons = { N_ ("{card} is no plutonium bomb.") },
    .source = &test,
  },
  [YC_RULE_TEST_ONCE] = {
    .sentence = N_ ("A player makes only one implosion test in a game."),
    .reasons = { N_ ("{actor} has already tested a bomb.") },
    .source = &test,
  },
  [YC_RULE_LOAD_NOT_BUILT] = {
    .sentence = N_ ("Only a bomb that the player has built can be loaded."),
    .reasons = {
      N_ ("{card} is not built by {actor}. {whose}"),
      N_ ("{card} is not built by {actor}."),
    },
    .source = &load,
  },
  [YC_RULE_LOAD_ONCE] = {
    .sentence = N_ ("A bomb is loaded only once."),
    .reasons = { N_ ("{card} is already loaded.") },
    .source = &load,
  },
  [YC_RULE_LOAD_NO_BOMBER] = {
    .sentence = N_ ("Loading a bomb takes one bomber."),
    .reasons = { N_ ("{actor} has no bomber.") },
    .source = &load,
  },
  [YC_RULE_RETRIEVE_NOT_ALONE] = {
    .sentence = N_ ("Retrieving is a whole turn of its own."),
    .reasons = { N_ ("{actor} has already played something in this turn.") },
    .source = &turn,
  },
  [YC_RULE_RETRIEVE_NOTHING_OF_OWN] = {
    .sentence = N_ ("Retrieving must bring back at least one of the player's own workers."),
    .reasons = { N_ ("No own worker of {actor} would come back.") },
    .source = &retrieve,
  },
};
