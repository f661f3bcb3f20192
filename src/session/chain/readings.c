/* readings.c: what tables argue about in Chain Reaction, and how its book is read here: section 7
 * of the rules page. */

#include "parts.h"

const YcReading yc_chain_readings[YC_N_CHAIN_READINGS] = {
  { YC_RULE_CHAIN_CARD_USED_TWICE,
    N_ ("Cards laid sideways serve one activation. There may be several chains in a turn, as a "
        "card can serve as personnel at any moment of it.") },
  { YC_RULE_CHAIN_PERSONNEL,
    N_ ("A Landmark can be paid with cards laid sideways, and its personnel serves anything. A "
        "card too many may be laid sideways; it is spent.") },
  { YC_RULE_CHAIN_POOL, N_ ("The laborers that one University makes serve only where any "
                            "personnel is shown.") },
  { YC_RULE_SPY_EMPTY_HAND,
    N_ ("Espionage takes a card of the hand or a Yellowcake, never both, and never Uranium or a "
        "Bomb Plan. Cards taken or drawn can be used in the same turn.") },
  { YC_RULE_FACTORY_CHOICE,
    N_ ("Who had to discard refills the hand at the end of the own turn, not at once. Who holds "
        "more than five cards at the end of a turn draws none and keeps all.") },
  { YC_RULE_PLAN_NOT_IN_ROW,
    N_ ("A Bomb Plan of the stash can be built in the turn in which it was taken.") },
  { YC_RULE_GAME_OVER,
    N_ ("When somebody has 10 points the current round is finished; nobody has a turn more.") },
};
