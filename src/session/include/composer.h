/* composer.h: the play that the table is composing, and what else it could be.
 *
 * A composer knows nothing of the rules: what it proposes comes from the legal plays of the
 * session, and each change is judged by it. Signal `changed` (): the play, or that there is one. */

#pragma once

#include "session.h"

G_BEGIN_DECLS

#define YC_TYPE_COMPOSER (yc_composer_get_type ())
G_DECLARE_FINAL_TYPE (YcComposer, yc_composer, YC, COMPOSER, GObject)

/* In what a play can be changed while it stays about the same thing. */
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
  /* card game */
  YC_ASPECT_MEANS,    /* which told cards are laid sideways */
  YC_ASPECT_POOL,     /* who comes from the pool */
  YC_ASPECT_FACTORY,  /* what a factory is used for */
  YC_ASPECT_OPPONENT, /* from whom something is taken */
  YC_ASPECT_LANDMARK, /* which one Double Agent uses */
  YC_ASPECT_BOMB,     /* which one is loaded */
  YC_N_ASPECTS,
} YcAspect;

/* One thing the wish could be instead. */
typedef struct {
  YcPlay play;
  int likely; /* see likely.h */
  gboolean chosen;
  gboolean legal;
} YcAlternative;

YcComposer *yc_composer_new (YcSession *session);
/* Nothing is wished any more. */
void yc_composer_clear (YcComposer *self);
gboolean yc_composer_is_empty (YcComposer *self);
/* The play and its ruling; nothing to rely on while the wish is empty. */
const YcPlay *yc_composer_get_play (YcComposer *self);
const YcRuling *yc_composer_get_ruling (YcComposer *self);
/* Wishes for exactly this play; times and texts are left out. */
void yc_composer_set_play (YcComposer *self, const YcPlay *play);
/* Judges the wish again, e.g. after the position has changed. */
void yc_composer_judge_again (YcComposer *self);

/* What somebody pointed at. TRUE if the wish was about exactly this before: pointing twice means
 * "yes, that". */
gboolean yc_composer_choose_space (YcComposer *self, YcRef space);
gboolean yc_composer_choose_slot (YcComposer *self, int slot);
gboolean yc_composer_choose_building (YcComposer *self, YcRef building);
gboolean yc_composer_choose_bomb (YcComposer *self, YcRef bomb);
gboolean yc_composer_choose_player (YcComposer *self, int seat);
/* Retrieve, or the end of the turn. */
void yc_composer_choose_verb (YcComposer *self, YcVerb verb);

/* What the wish could be in one aspect, the present one among them, likeliest first: an array of
 * YcAlternative, empty if there is nothing to choose. */
GPtrArray *yc_composer_alternatives (YcComposer *self, YcAspect aspect);

/* The other workers of a placement, one by one. */
void yc_composer_set_workers (YcComposer *self, const YcWorkers *workers);
/* Who drafted which bomb (Design), in draft order; `n` 0: nothing is told. */
void yc_composer_set_picks (YcComposer *self, const YcItem *picks, guint n);

G_END_DECLS
