/* games.c: the games whose words this program knows. */

#include "chain/parts.h"
#include "manhattan/parts.h"

const YcGameTelling *const yc_tellings[] = { &yc_manhattan_telling, &yc_chain_telling, NULL };
