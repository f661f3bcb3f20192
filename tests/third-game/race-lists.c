/* race-lists.c: the lists of games of a program that knows Counter Race, too: they stand in the
 * place of those of the libraries. */

#include "chain/parts.h"
#include "manhattan/parts.h"
#include "chain/chain.h"
#include "manhattan/board.h"
#include "race.h"

extern const YcGameTelling race_telling;

const YcGame *const yc_games[] = { &yc_manhattan_game, &yc_chain_game, &race_game, NULL };

const YcGameTelling *const yc_tellings[]
  = { &yc_manhattan_telling, &yc_chain_telling, &race_telling, NULL };
