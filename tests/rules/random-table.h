/* random-table.h: a board game at a table of dice: statements made up from what lies there. */

#pragma once

#include "records.h"

typedef struct {
  GRand *random;
  YcRecord *record;
  const YcSetup *setup;
  const YcGame *game;
  YcPosition position; /* stepped play by play by the test itself */
} RandomTable;

/* A table of so many players with options, market and bomb row told or not, as the seed says. */
void random_table_open (RandomTable *table, int players, guint32 seed);
void random_table_close (RandomTable *table);

/* 0 to `n` - 1. */
int random_pick (RandomTable *table, int n);

/* A play of a player, well-formed and otherwise anything, though mostly about what is there. */
char *random_play (RandomTable *table);
/* Something seen or corrected at the table, possible or not. */
char *random_fact (RandomTable *table);

/* The canonical form of a play; the caller frees. */
char *random_written (RandomTable *table, const YcPlay *play);
