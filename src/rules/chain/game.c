/* game.c: binds the parts of Chain Reaction together. */

#include "game.h"

extern const char yc_chain_reaction_catalogue[];

const YcGame yc_chain_game = {
  .id = "chain-reaction",
  .position_size = sizeof (YcChain),
  .min_seats = 1,
  .max_seats = 5,
  .catalogue_text = yc_chain_reaction_catalogue,
};
