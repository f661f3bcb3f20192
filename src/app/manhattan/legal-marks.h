/* legal-marks.h: what on the board a legal play could begin with, as marks to be drawn. */

#pragma once

#include "rules.h"
#include "manhattan/board.h"

#include <glib.h>

/* Indexed by the references of the catalogue. A plain value; all FALSE to begin with. */
typedef struct {
  gboolean spaces[YC_MAX_SPACES];
  gboolean slots[YC_SLOTS];             /* by slot number less one: Construction may buy here */
  gboolean buildings[YC_MAX_BUILDINGS]; /* to use, to hit or to repair */
  gboolean bombs[YC_MAX_BOMBS];         /* to build, test or load */
  gboolean hit[YC_COLORS];              /* players whose planes may be struck */
} YcLegalMarks;

/* Adds one play to the marks (a `YcLegalMarks`). A `YcPlayFunc`, so that
 * `game->suggest (setup, position, yc_legal_marks_add, &marks)` fills them. */
void yc_legal_marks_add (const YcPlay *play, void *marks);
