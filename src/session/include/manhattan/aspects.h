/* aspects.h: in what plays of The Manhattan Project can be changed. */

#pragma once

#include "grammar.h"

G_BEGIN_DECLS

typedef enum {
  YC_ASPECT_VERB,    /* use or strike a building; build, test or load a bomb */
  YC_ASPECT_SLOT,    /* Construction */
  YC_ASPECT_WORKERS, /* who is placed */
  YC_ASPECT_COST,    /* which side of a cost is paid */
  YC_ASPECT_OUTPUT,  /* which side of an output is taken */
  YC_ASPECT_TAKE,    /* which workers are taken */
  YC_ASPECT_PLANE,   /* what a fighter shoots down */
  YC_ASPECT_TIMES,   /* strikes; damage repaired on the last building chosen */
  YC_ASPECT_DECLINE, /* whether the action is taken */
  YC_N_ASPECTS,
} YcManhattanAspect;

extern const YcGrammar yc_manhattan_grammar;

/* The printed side that a play names of a cost or an output, or NULL. */
const YcSide *yc_manhattan_side (const YcSetup *setup, const YcPlay *play, guint aspect);

G_END_DECLS
