/* wish.h: the play that the table is composing, and what else it could be.
 *
 * A wish knows nothing of the rules: what it proposes comes from the legal plays of the session,
 * and each change is judged by it. Signal `changed` (): the play, or that there is one. */

#pragma once

#include "session.h"

G_BEGIN_DECLS

#define YC_TYPE_WISH (yc_wish_get_type ())
G_DECLARE_FINAL_TYPE (YcWish, yc_wish, YC, WISH, GObject)

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

YcWish *yc_wish_new (YcSession *session);
/* Nothing is wished any more. */
void yc_wish_clear (YcWish *self);
gboolean yc_wish_is_empty (YcWish *self);
/* The play and its ruling; nothing to rely on while the wish is empty. */
const YcPlay *yc_wish_get_play (YcWish *self);
const YcRuling *yc_wish_get_ruling (YcWish *self);
/* Wishes for exactly this play; times and texts are left out. */
void yc_wish_set_play (YcWish *self, const YcPlay *play);
/* Judges the wish again, e.g. after the position has changed. */
void yc_wish_judge_again (YcWish *self);

/* What somebody pointed at. TRUE if the wish was about exactly this before: pointing twice means
 * "yes, that". */
gboolean yc_wish_choose_space (YcWish *self, YcRef space);
gboolean yc_wish_choose_slot (YcWish *self, int slot);
gboolean yc_wish_choose_building (YcWish *self, YcRef building);
gboolean yc_wish_choose_bomb (YcWish *self, YcRef bomb);
gboolean yc_wish_choose_player (YcWish *self, int seat);
/* Retrieve, or the end of the turn. */
void yc_wish_choose_verb (YcWish *self, YcVerb verb);

/* What the wish could be in one aspect, the present one among them, likeliest first: an array of
 * YcAlternative, empty if there is nothing to choose. */
GPtrArray *yc_wish_alternatives (YcWish *self, YcAspect aspect);

/* The other workers of a placement, one by one. */
void yc_wish_set_workers (YcWish *self, const YcWorkers *workers);
/* Who drafted which bomb (Design), in draft order; `n` 0: nothing is told. */
void yc_wish_set_picks (YcWish *self, const YcItem *picks, guint n);

G_END_DECLS
