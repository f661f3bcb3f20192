/* chain-records.h: what the tests of the card game share: an invented box and judged records. */

#pragma once

#include "records.h"

/* A complete invented box: 55 industry cards, 13 Bomb Plans, all numbers known. */
extern const char chain_box[];

/* A record of so many players with that box, row p1 p2 …, and `lines`; `options` come first. */
char *chain_text (int players, const char *options, const char *lines);

/* Folds a record and fails the test where an event is not judged as `# => verdict rule` on its
 * line says; a line without that must be legal. */
YcStanding *chain_fold_expected (const YcRecord *record, const char *text);

/* The index of an industry card or Bomb Plan. */
uint8_t chain_card (const YcRecord *record, YcDrawer drawer, const char *id);
