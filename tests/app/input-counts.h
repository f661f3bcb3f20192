/* input-counts.h: how many inputs the plays and the turns of a game took at the table page. */

#pragma once

#include "table-fixture.h"

/* Kinds of statements. */
typedef enum { PLACE, BUY, DESIGN, USE, STRIKE, REPAIR, BOMB, RETRIEVE, END, TOLD, N_KINDS } Kind;

typedef struct {
  GArray *plays; /* the inputs (gint) of each play, 0 for an end that came with the next play */
  GArray *turns; /* of each turn, with what the table told in it */
  GArray *of_kind[N_KINDS];
} Counts;

Counts counts_new (void);
void counts_clear (Counts *counts);
/* `taken` inputs were made for `play`; with the end of a turn the next one begins. */
void counts_add (Table *table, Counts *counts, const YcPlay *play, gint taken);
gint counts_percentile (GArray *counts, guint percent);
double counts_mean (GArray *counts);
/* What each kind of statement took. */
void counts_print (Counts *counts);
