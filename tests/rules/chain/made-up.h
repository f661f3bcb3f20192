/* made-up.h: statements of the card game made up at random, good and bad ones. */

#pragma once

#include "chain-records.h"

G_BEGIN_DECLS

/* How often something happened, so that the test cannot pass on nothing. */
typedef struct {
  guint applied, unseen, unknown, refused, let_stand, over, compared;
} Counts;

typedef struct {
  GRand *random;
  YcRecord *record;
  const YcSetup *setup;
  const YcGame *game;
  YcPosition position;
  GPtrArray *offered; /* lines, of the step */
  Counts *counts;
} Table;

/* 0 to `n` - 1. */
int made_up_pick (Table *table, int n);
/* A line of somebody or of the table; the caller frees. */
char *made_up_line (Table *table);

G_END_DECLS
