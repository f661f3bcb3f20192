/* known-private.h: what is known of a table's cards, for the files that read records only. */

#pragma once

#include "rules.h"

/* One thing known. */
typedef struct {
  char *key;        /* `card m5` */
  char *definition; /* its statement; or NULL: it is the same … */
  char *other;      /* … as what bears this name */
} YcKnownCard;

struct YcKnown {
  YcKnownCard *cards;
  uint32_t n, size;
};

/* What is known under `key`, or NULL. */
const YcKnownCard *yc_known_find (const YcKnown *known, const char *key);
