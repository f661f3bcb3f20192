/* board-reasons.h: what the judge says of a wish, reason by reason with its facts. */

#pragma once

#include "records.h"

typedef struct {
  int players;
  const char *lines; /* statements after the head of `board_text`, all taken */
  const char *wish;
  const char *reasons; /* as `reasons_text` writes them */
} ReasonCase;

/* All reasons of a ruling, `; ` between them: `pay.short need=money:5/3`, with `seat=` `card=`
 * `place=` `limit=` `number=` `crew=` where they say something. Legal is `legal`; a ruling that `!`
 * cannot let stand ends with ` (refused)`. */
char *reasons_text (const YcSetup *setup, const YcRuling *ruling);

/* One test for all cases, by number. */
void add_reason_cases (const char *path, const ReasonCase *cases, size_t n);
