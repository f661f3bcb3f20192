/* chain-records.h: what the tests of the card game share: an invented box and judged records. */

#pragma once

#include "records.h"
#include "chain/chain.h"

/* A complete invented box: 55 industry cards, 13 Bomb Plans, all numbers known. */
extern const char chain_box[];

/* A record of so many players with that box, row p1 p2 …, and `lines`; `options` come first. */
char *chain_text (int players, const char *options, const char *lines);

/* A record with its fold. */
typedef struct {
  YcRecord *record;
  YcTimeline *timeline;
  const YcSetup *setup;
  const YcChain *chain;
} ChainFold;

/* Folds `chain_text` and fails the test where an event is not judged as `# => verdict rule` on its
 * line says; a line without that must be legal. */
ChainFold chain_fold (int players, const char *options, const char *lines);
void chain_unfold (ChainFold *fold);

/* Judges one more statement after the fold. */
void chain_judge (const ChainFold *fold, const char *line, YcRuling *ruling);

/* Whether it turns, beside whatever else, on what nobody showed. */
gboolean chain_rests_on_unseen (const YcRuling *ruling);

/* The index of an industry card or Bomb Plan. */
uint8_t chain_card (const YcRecord *record, YcDrawer drawer, const char *id);
