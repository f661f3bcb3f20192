/* rule-words.c: the rules of The Manhattan Project in words. */

#include "parts.h"

const YcRuleWords yc_manhattan_rule_words[YC_N_BOARD_RULES] = {
  [YC_RULE_TURN_MUST_RETRIEVE] = {
    .sentence = N_ ("A player without a worker in the personal supply must retrieve workers."),
    /* Translators: what stands in braces is replaced and must stay as it is. {actor} plays,
     * {active} is whose turn it is, {seat} is who is in the way or holds the card. */
    .reasons = { N_ ("{actor} has no worker in the personal supply.") },
    .passage = YC_MANHATTAN_TURN,
  },
  [YC_RULE_TURN_NOTHING_PLACED] = {
    .sentence = N_ ("A place turn ends only after at least one worker has been placed."),
    .reasons = { N_ ("{actor} has not placed a worker in this turn.") },
    .passage = YC_MANHATTAN_PLACE_TURN,
    .option = "bomb-workers-count",
  },
  [YC_RULE_PLACE_AFTER_BUILDINGS] = {
    .sentence = N_ ("A worker goes to the main board before any building is used, not after."),
    .reasons = { N_ ("{actor} has already used a building in this turn.") },
    .passage = YC_MANHATTAN_PLACE_TURN,
  },
  [YC_RULE_PLACE_SECOND] = {
    .sentence = N_ ("A turn has only one placement on the main board."),
    .reasons = { N_ ("{actor} has already placed on the main board in this turn.") },
    .passage = YC_MANHATTAN_ON_MAIN_BOARD,
  },
  [YC_RULE_PLACE_OCCUPIED] = {
    .sentence = N_ ("A space or building where workers stand takes no others, except Construction."),
    .reasons = {
      N_ ("Already on {card}: {crew}."),
      N_ ("Already there: {crew}."),
      N_ ("Somebody stands there already."),
    },
    .passage = YC_MANHATTAN_ON_MAIN_BOARD,
  },
  [YC_RULE_PLACE_WORKER_COUNT] = {
    .sentence = N_ ("Exactly as many workers must be placed as the space or card shows."),
    .reasons = {
      N_ ("Workers for {card}: {limit}; named: {number}."),
      N_ ("Workers needed: {limit}; named: {number}."),
    },
    .passage = YC_MANHATTAN_REQUIREMENTS,
  },
  [YC_RULE_PLACE_WORKER_TYPE] = {
    .sentence = N_ ("The workers must be of the types that the space or card shows."),
    .reasons = {
      N_ ("{card} takes {needs}."),
      N_ ("{card} does not take workers of these types."),
    },
    .passage = YC_MANHATTAN_REQUIREMENTS,
  },
  [YC_RULE_PLACE_NO_SUCH_WORKER] = {
    .sentence = N_ ("Only workers from the player's own personal supply can be placed."),
    .reasons = { N_ ("{actor} does not have these workers in the personal supply.") },
    .passage = YC_MANHATTAN_SUPPLIES,
  },
  [YC_RULE_PAY_SHORT] = {
    .sentence = N_ ("A cost must be paid in full from what the player had before."),
    .reasons = {
      N_ ("{seat} needs {need} and has {have}."),
      N_ ("{actor} needs {need} and has {have}."),
    },
    .passage = YC_MANHATTAN_ACTIONS,
    .shortage = YC_SHORT_OF_GOODS,
  },
  [YC_RULE_CHOICE_MISSING] = {
    .sentence = N_ ("Where a slash separates two sides, the player chooses one of them."),
    .reasons = {
      N_ ("{card} offers two sides, and none was chosen."),
      N_ ("There are two sides, and none was chosen."),
    },
    .passage = YC_MANHATTAN_ACTIONS,
  },
  [YC_RULE_CHOICE_NOT_OFFERED] = {
    .sentence = N_ ("Only a side that the space or card shows can be chosen."),
    .reasons = {
      N_ ("{card} does not offer what was chosen."),
      N_ ("What was chosen is not offered here."),
    },
    .passage = YC_MANHATTAN_ACTIONS,
  },
  [YC_RULE_TAKE_NOT_OFFERED] = {
    .sentence = N_ ("Only workers of the types that the action produces can be taken."),
    .reasons = {
      N_ ("{card} produces {sides}: one side, not both."),
      N_ ("{card} does not produce these workers."),
      N_ ("These workers are not produced here."),
    },
    .passage = YC_MANHATTAN_BUILDING_ACTIONS,
  },
  [YC_RULE_TAKE_TOO_MANY] = {
    .sentence = N_ ("No more workers can be taken than the action produces."),
    .reasons = {
      N_ ("Produced: {limit}; taken: {number}."),
      N_ ("More workers were taken than are produced."),
    },
    .passage = YC_MANHATTAN_BUILDING_ACTIONS,
  },
  [YC_RULE_TAKE_NOT_AVAILABLE] = {
    .sentence = N_ ("Only workers that are in the general supply can be taken."),
    .reasons = {
      N_ ("In the general supply: {number}; taken: {limit}."),
      N_ ("The general supply does not hold these workers."),
    },
    .passage = YC_MANHATTAN_ACTIONS,
  },
  [YC_RULE_CONSTRUCTION_NO_PURCHASE] = {
    .sentence = N_ ("At this table a worker on Construction must buy a building."),
    .reasons = { N_ ("{actor} stands on Construction and buys nothing.") },
    .passage = YC_MANHATTAN_ACTIONS,
    .option = "construction-without-purchase",
  },
  [YC_RULE_MARKET_EMPTY_SLOT] = {
    .sentence = N_ ("An empty slot of the market has nothing to buy."),
    .reasons = {
      N_ ("Slot {number} of the market is empty."),
      N_ ("This slot of the market is empty."),
    },
    .passage = YC_MANHATTAN_CONSTRUCTION,
  },
  [YC_RULE_MARKET_NOT_TOLD] = {
    .sentence = N_ ("A building that nobody told can be bought; which one it is can be told later."),
    .reasons = {
      N_ ("Nobody has told which building lies in slot {number}."),
      N_ ("Nobody has told which building lies in this slot."),
    },
    .passage = YC_MANHATTAN_CONSTRUCTION,
  },
  [YC_RULE_DESIGN_CLOSED] = {
    .sentence = N_ ("With too few bomb cards for a new row the action of Design is gone, not its space."),
    .reasons = {
      N_ ("Bomb cards left: {number}; needed for a new row: {limit}. The workers only stand there. "
          "{closing}"),
    },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_DESIGN_NO_DECLINE] = {
    .sentence = N_ ("Design cannot be declined, because everybody takes cards."),
    .reasons = { N_ ("{actor} cannot decline, because the others take cards too.") },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_PICKS_NOT_IN_ROW] = {
    .sentence = N_ ("Bombs are drafted from the row that lies face up."),
    .reasons = {
      N_ ("Nobody has told {untoldpick} in the row."),
      N_ ("{pickedtwice} is picked twice."),
      N_ ("{card} does not lie in the row. {where}"),
      N_ ("{card} does not lie in the row."),
      N_ ("Nobody has told this card of the row."),
    },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_PICKS_ORDER] = {
    .sentence = N_ ("The draft goes from the player to the left, and the last card comes back."),
    .reasons = { N_ ("The picks do not follow the order of the draft.") },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_BUILDING_NOT_BUILT] = {
    .sentence = N_ ("Only a building that lies before a player can be used."),
    .reasons = {
      N_ ("{seat} has a building that nobody told: from now on it is {card}."),
      N_ ("{card} lies before no player. {where}"),
      N_ ("{card} lies before no player."),
    },
    .passage = YC_MANHATTAN_ON_BUILDINGS,
  },
  [YC_RULE_BUILDING_NOT_YOURS] = {
    .sentence = N_ ("Other players' buildings are open only in a turn with Espionage."),
    .reasons = {
      N_ ("{card} is a building of {seat}, and {actor} did not place on Espionage in this turn."),
      N_ ("This building belongs to {seat}."),
    },
    .passage = YC_MANHATTAN_ON_BUILDINGS,
  },
  [YC_RULE_BUILDING_DAMAGED] = {
    .sentence = N_ ("A damaged building takes no workers until it is repaired."),
    .reasons = { N_ ("{card} has {number} damage."), N_ ("{card} is damaged.") },
    .passage = YC_MANHATTAN_ON_BUILDINGS,
  },
  [YC_RULE_SPY_NONE] = {
    .sentence = N_ ("Without a spy no building of another player can be used."),
    .reasons = { N_ ("{actor} has no spy.") },
    .passage = YC_MANHATTAN_ESPIONAGE,
  },
  [YC_RULE_SPY_LIMIT] = {
    .sentence = N_ ("Each spy opens one building of another player in the turn."),
    .reasons = { N_ ("{actor} has {limit} on the spy track and used as many buildings.") },
    .passage = YC_MANHATTAN_ESPIONAGE,
  },
  [YC_RULE_STRIKE_NOT_NOW] = {
    .sentence = N_ ("Air strikes follow a placement on Air Strike, before any building is used."),
    .reasons = {
      N_ ("{actor} cannot strike now: no placement on Air Strike in this turn, the action "
          "declined, or a building used since."),
    },
    .passage = YC_MANHATTAN_AIR_STRIKES,
  },
  [YC_RULE_STRIKE_OWN] = {
    .sentence = N_ ("Air strikes go against opponents, never against oneself."),
    .reasons = { N_ ("{actor} would strike own pieces.") },
    .passage = YC_MANHATTAN_AIR_STRIKES,
  },
  [YC_RULE_STRIKE_DEAL] = {
    .sentence = N_ ("A deal about strikes is kept until the next turn of its maker begins."),
    .reasons = { N_ ("{actor} and {seat} have a deal: no strikes between them.") },
    .passage = YC_MANHATTAN_DEALS,
  },
  [YC_RULE_STRIKE_NO_FIGHTER] = {
    .sentence = N_ ("Each strike by a fighter spends one fighter of the attacker."),
    .reasons = {
      N_ ("{actor} needs {need} and has {have}."),
      N_ ("{actor} has too few fighters."),
    },
    .passage = YC_MANHATTAN_AIR_STRIKES,
  },
  [YC_RULE_STRIKE_NO_BOMBER] = {
    .sentence = N_ ("Each strike by a bomber spends one bomber of the attacker."),
    .reasons = {
      N_ ("{actor} needs {need} and has {have}."),
      N_ ("{actor} has too few bombers."),
    },
    .passage = YC_MANHATTAN_AIR_STRIKES,
  },
  [YC_RULE_STRIKE_NOTHING_TO_HIT] = {
    .sentence = N_ ("A strike must hit something that the opponent has."),
    .reasons = {
      N_ ("{seat} has {planes}; strikes announced: {limit}."),
      N_ ("{card} lies before no player."),
      N_ ("There is nothing of this kind to hit."),
    },
    .passage = YC_MANHATTAN_AIR_STRIKES,
  },
  [YC_RULE_STRIKE_FIGHTERS_GUARD] = {
    .sentence = N_ ("Bombers cannot strike an opponent who has fighters at that moment."),
    .reasons = { N_ ("{seat} still has fighters: {number}."), N_ ("{seat} still has fighters.") },
    .passage = YC_MANHATTAN_AIR_STRIKES,
  },
  [YC_RULE_REPAIR_NOT_NOW] = {
    .sentence = N_ ("Repairs follow a placement on Repair, before any building is used."),
    .reasons = {
      N_ ("This repair is not possible now: no placement on Repair in this turn, the action "
          "declined, or a building used since."),
    },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_REPAIR_NOT_YOURS] = {
    .sentence = N_ ("A player repairs only own buildings."),
    .reasons = { N_ ("{card} belongs to {seat}."), N_ ("{card} does not belong to {actor}.") },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_REPAIR_NOT_DAMAGED] = {
    .sentence = N_ ("No more damage can be repaired than a building has."),
    .reasons = {
      N_ ("Damage of {card}: {limit}; to be repaired: {number}."),
      N_ ("{card} does not have so much damage."),
    },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_REPAIR_MORE_THAN_THREE] = {
    .sentence = N_ ("One repair takes away at most three damage from a player."),
    .reasons = {
      N_ ("{actor} would repair {number} in all."),
      N_ ("{actor} would repair more than three in all."),
    },
    .passage = YC_MANHATTAN_REPAIR_AND_DESIGN,
  },
  [YC_RULE_BOMB_NOT_IN_HAND] = {
    .sentence = N_ ("A bomb is built from a card in the player's hand."),
    .reasons = {
      N_ ("{card} is not in the hand of {actor}. {whose}"),
      N_ ("{card} is not in the hand of {actor}. {where}"),
      N_ ("{emptyhand} has no bomb card in the hand."),
      N_ ("All bomb cards in the hand of {knownhand} are known; {card} is not among them."),
      N_ ("Nobody has shown {card} in the hand of {actor}."),
    },
    .passage = YC_MANHATTAN_BUILD,
  },
  [YC_RULE_BOMB_WORKERS] = {
    .sentence = N_ ("A bomb takes exactly the scientists and engineers shown, from the supply."),
    .reasons = {
      N_ ("{card} needs {bombneeds}; {actor} has {bombhas}."),
      N_ ("{card} needs {bombneeds}; named: {bombnamed}."),
      N_ ("{card} does not go with these workers of {actor}."),
    },
    .passage = YC_MANHATTAN_BUILD,
  },
  [YC_RULE_BOMB_FUEL] = {
    .sentence = N_ ("A bomb takes its fuel in full from the player's track."),
    .reasons = { N_ ("{actor} needs {need} and has {have}.") },
    .passage = YC_MANHATTAN_BUILD,
    .shortage = YC_SHORT_OF_GOODS,
  },
  [YC_RULE_TEST_NOT_BUILT] = {
    .sentence = N_ ("Only a bomb that the player has built can be tested."),
    .reasons = {
      N_ ("{card} is not built by {actor}. {whose}"),
      N_ ("{card} is not built by {actor}."),
    },
    .passage = YC_MANHATTAN_TEST,
  },
  [YC_RULE_TEST_URANIUM] = {
    .sentence = N_ ("Only plutonium bombs are tested."),
    .reasons = { N_ ("{card} is no plutonium bomb.") },
    .passage = YC_MANHATTAN_TEST,
  },
  [YC_RULE_TEST_ONCE] = {
    .sentence = N_ ("A player makes only one implosion test in a game."),
    .reasons = { N_ ("{actor} has already tested a bomb.") },
    .passage = YC_MANHATTAN_TEST,
  },
  [YC_RULE_LOAD_NOT_BUILT] = {
    .sentence = N_ ("Only a bomb that the player has built can be loaded."),
    .reasons = {
      N_ ("{card} is not built by {actor}. {whose}"),
      N_ ("{card} is not built by {actor}."),
    },
    .passage = YC_MANHATTAN_LOAD,
  },
  [YC_RULE_LOAD_ONCE] = {
    .sentence = N_ ("A bomb is loaded only once."),
    .reasons = { N_ ("{card} is already loaded.") },
    .passage = YC_MANHATTAN_LOAD,
  },
  [YC_RULE_LOAD_NO_BOMBER] = {
    .sentence = N_ ("Loading a bomb takes one bomber."),
    .reasons = { N_ ("{actor} has no bomber.") },
    .passage = YC_MANHATTAN_LOAD,
  },
  [YC_RULE_RETRIEVE_NOT_ALONE] = {
    .sentence = N_ ("Retrieving is a whole turn of its own."),
    .reasons = { N_ ("{actor} has already played something in this turn.") },
    .passage = YC_MANHATTAN_TURN,
  },
  [YC_RULE_RETRIEVE_NOTHING_OF_OWN] = {
    .sentence
    = N_ ("Retrieving must bring back at least one of the player's own permanent workers."),
    .reasons = { N_ ("No permanent worker of {actor} would come back.") },
    .passage = YC_MANHATTAN_RETRIEVE,
  },
};
