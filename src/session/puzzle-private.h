/* puzzle-private.h: what a puzzle is made of; for the files that find and show it. */

#pragma once

#include "puzzles.h"

G_BEGIN_DECLS

struct _YcPuzzle {
  GObject parent_instance;

  gint64 session; /* in the ledger */
  guint event;    /* behind which it is played */
  char *text;     /* the record of the table as it was */
  char *player, *day, *begun_at;
  int seat, goal;
  char **answer;  /* statements */
  char *tried_at; /* the last time; NULL: never */
  guint n_solved; /* how often in a row */
};

/* When it comes back; NULL if it was never tried. The caller unrefs. */
GDateTime *yc_puzzle_get_due (YcPuzzle *self);

G_END_DECLS
