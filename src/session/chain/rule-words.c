/* rule-words.c: the rules of Chain Reaction in words. */

#include "parts.h"

const YcRuleWords yc_chain_rule_words[YC_N_CHAIN_RULES] = {
  [YC_RULE_UNKNOWN_CARD] = {
    .sentence = N_ ("A card must be one that this session knows."),
    /* Translators: what stands in braces is replaced and must stay as it is. {actor} plays,
     * {active} is whose turn it is, {seat} is who is in the way or holds the card. */
    .reasons = {
      N_ ("{other} is no card of a hand, and only such a card can be named here."),
      N_ ("{nolandmark} is no Landmark."),
      N_ ("This session knows no card {card}."),
    },
  },
  [YC_RULE_TABLE_IMPOSSIBLE] = {
    .sentence = N_ ("The table tells only what the pieces allow."),
    .reasons = {
      N_ ("{card} is elsewhere. {whose}"),
      N_ ("{card} is elsewhere. {where}"),
      N_ ("{card} is named {times} times, and there can be {limit}."),
      N_ ("The pieces on the table do not allow it. {seat} has {owned}."),
      N_ ("The pieces on the table do not allow it."),
    },
  },
  [YC_RULE_CHAIN_WRONG_TARGET] = {
    .sentence = N_ ("A card is activated only in the way of its kind."),
    .reasons = {
      N_ ("{played} is a special card, and Double Agent plays none of these."),
      /* Translators: the words in quotes are what is typed, in English; those in capitals stand
       * for names */
      N_ ("{spy} costs nothing. It is played as “spy COLOR card” or “spy COLOR yellowcake”, alone "
          "as “spy keep”."),
      N_ ("{agent} costs nothing. It is played as “agent LANDMARK” or “agent COLOR yellowcake”, "
          "alone also as “agent play CARD”."),
      N_ ("{design} costs nothing. It is played as “design”, or as “design PLAN” if the plan that "
          "is kept is told."),
      N_ ("{card} is not activated in this way."),
    },
    .passage = YC_CHAIN_WORK,
  },
  [YC_RULE_CHAIN_NO_SUCH_CARD] = {
    .sentence = N_ ("A card must be where it is played from."),
    .reasons = {
      N_ ("{card} is named {number} times; known in the hand of {seat}: {limit}."),
      N_ ("{card} is named {number} times; in the discard pile: {limit}."),
      N_ ("{gone} is not there: it was played in this turn."),
      N_ ("Nobody has shown {card} in the hand of {seat}. {whose}"),
      N_ ("Nobody has shown {card} in the hand of {seat}. {where}"),
      N_ ("Nobody has shown {card} in the hand of {seat}."),
      N_ ("Nobody has shown {card} there. {whose}"),
      N_ ("Nobody has shown {card} there. {where}"),
      N_ ("Nobody has shown {card} there."),
      N_ ("Cards named: {number}; in the hand of {seat}: {limit}."),
      N_ ("The card is not known to be there."),
    },
    .passage = YC_CHAIN_OVERVIEW,
  },
  [YC_RULE_CHAIN_CARD_USED_TWICE] = {
    .sentence = N_ ("A card is played once in a turn, sideways or upright, never both."),
    .reasons = {
      N_ ("{card} is named {times} times, and there can be {limit}."),
      N_ ("{card} was already played in this turn."),
    },
    .passage = YC_CHAIN_WORK,
  },
  [YC_RULE_CHAIN_MIXED_PERSONNEL] = {
    .sentence = N_ ("Whether sideways cards and the pool go together is for the table to say."),
    .reasons = { N_ ("{actor} uses sideways cards and the pool together.") },
    .passage = YC_CHAIN_UNIVERSITY,
    .option = "mix-personnel",
  },
  [YC_RULE_CHAIN_POOL] = {
    .sentence = N_ ("Only personnel made in this turn and not yet used are in the pool."),
    .reasons = { N_ ("The pool does not hold the personnel that {actor} puts in.") },
    .passage = YC_CHAIN_UNIVERSITY,
  },
  [YC_RULE_CHAIN_PERSONNEL] = {
    .sentence = N_ ("The personnel put in must cover what the card shows, type for type."),
    .reasons = { N_ ("Still missing: {missing}."), N_ ("The personnel put in is not enough.") },
    .passage = YC_CHAIN_WORK,
    .shortage = YC_SHORT_OF_PERSONNEL,
  },
  [YC_RULE_CHAIN_RESOURCES] = {
    .sentence = N_ ("The Yellowcake and Uranium that the card shows must be paid in full."),
    .reasons = { N_ ("{actor} needs {need} and has {have}.") },
    .passage = YC_CHAIN_WORK,
    .shortage = YC_SHORT_OF_GOODS,
  },
  [YC_RULE_CHAIN_OWN_TARGET] = {
    .sentence = N_ ("The one chosen must be an opponent."),
    .reasons = { N_ ("{actor} would be the one chosen, too.") },
    .passage = YC_CHAIN_ESPIONAGE,
  },
  [YC_RULE_PLAN_NOT_IN_ROW] = {
    .sentence = N_ ("A Bomb Plan is built from the row or from the player's private stash."),
    .reasons = {
      N_ ("{elsewhere} lies neither in the row nor in the stash of {actor}."),
      N_ ("Nobody has shown this Bomb Plan."),
    },
    .passage = YC_CHAIN_BOMBS,
  },
  [YC_RULE_LOADED_NO_BOMB] = {
    .sentence = N_ ("Bomb Loaded goes on a bomb of the player that is built and not yet loaded."),
    .reasons = {
      N_ ("{actor} has no unloaded bomb {notloadable}."),
      N_ ("{actor} has no bomb to load."),
    },
    .passage = YC_CHAIN_BOMBS,
  },
  [YC_RULE_LOADED_STACK_EMPTY] = {
    .sentence = N_ ("There are only four Bomb Loaded cards."),
    .reasons = { N_ ("All four Bomb Loaded cards are in use.") },
    .passage = YC_CHAIN_COMPONENTS,
  },
  [YC_RULE_FACTORY_CHOICE] = {
    .sentence = N_ ("A factory is used either to draw its cards or for a discard, as it shows."),
    .reasons = {
      N_ ("Cards named: {number}; possible: {limit}."),
      N_ ("Nothing was said of what {idlefactory} is used for."),
      N_ ("{nofactory} is no factory and has no such use."),
      N_ ("What the factory is used for does not fit the card."),
    },
    .passage = YC_CHAIN_FACTORY,
  },
  [YC_RULE_FACTORY_NOT_WITH_TWO] = {
    .sentence = N_ ("A factory with this sign forces no discard in a game of two."),
    .reasons = { N_ ("Two play, and {card} bears the sign.") },
    .passage = YC_CHAIN_FACTORY,
  },
  [YC_RULE_DESIGN_NO_SUCH_PLAN] = {
    .sentence = N_ ("The plan kept comes from the top of the pile or from the own stash."),
    .reasons = {
      N_ ("{card} cannot be among the plans looked at. {where}"),
      N_ ("Nobody has shown {card} among the plans looked at."),
    },
    .passage = YC_CHAIN_DESIGN,
  },
  [YC_RULE_SPY_EMPTY_HAND] = {
    .sentence = N_ ("A card is taken only from an opponent who holds one."),
    .reasons = { N_ ("{seat} holds no card."), N_ ("That hand is empty.") },
    .passage = YC_CHAIN_ESPIONAGE,
  },
  [YC_RULE_SPY_NO_YELLOWCAKE] = {
    .sentence = N_ ("Yellowcake is taken only from an opponent who has some."),
    .reasons = { N_ ("{seat} has no Yellowcake."), N_ ("That player has no Yellowcake.") },
    .passage = YC_CHAIN_ESPIONAGE,
  },
  [YC_RULE_SPY_SOLO_ONLY] = {
    .sentence = N_ ("Drawing three cards by Espionage belongs to the solo game."),
    .reasons = { N_ ("More than one player takes part.") },
    .passage = YC_CHAIN_SOLO,
  },
  [YC_RULE_SOLO_ONLY] = {
    .sentence = N_ ("This use belongs to the solo game."),
    .reasons = { N_ ("More than one player takes part.") },
    .passage = YC_CHAIN_SOLO,
  },
  [YC_RULE_SOLO_DECK_OUT] = {
    .sentence = N_ ("The solo game goes through the deck once, without a reshuffle."),
    .reasons = { N_ ("The deck is empty.") },
    .passage = YC_CHAIN_SOLO,
  },
  [YC_RULE_SOLO_FACTORY_FROM_DISCARD] = {
    .sentence = N_ ("A solo factory takes no factory from the discard pile."),
    .reasons = { N_ ("{card} is a factory.") },
    .passage = YC_CHAIN_SOLO,
  },
};
