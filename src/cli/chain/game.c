/* game.c: Chain Reaction on the command line. */

#include "yc-config.h"

#include "chain/game.h"
#include "chain/chain.h"

#include <glib/gi18n.h>

static const YcCliCommand commands[] = {
  { "solve", yc_cli_solve, N_ ("find the best turn of the card game") },
};

const YcCliGame yc_cli_chain = {
  .game = &yc_chain_game,
  .random = &yc_chain_random,
  .commands = commands,
  .n_commands = G_N_ELEMENTS (commands),
};
