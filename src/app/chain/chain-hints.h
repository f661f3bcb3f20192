/* chain-hints.h: where the hints of what is no industry card stand at the card table (hints.h):
 * each has its own place, so that it keeps it. */

#pragma once

typedef enum {
  YC_HINT_LANDMARKS = 0, /* up to four */
  YC_HINT_LOADED = 4,
  YC_HINT_KINDS,         /* of new cards: five … */
  YC_HINT_NOT_HERE = 10, /* … or what leads to them */
  YC_HINT_STASH,
  YC_HINT_ROW,        /* up to eight */
  YC_HINT_ALIKE = 20, /* what a new card may be */
} YcChainHint;
