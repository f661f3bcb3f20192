/* composer.h: the play that the table is composing, and what else it could be.
 *
 * A composer knows no rules and no game: what it proposes comes from the legal plays of the view
 * by the grammar of its game (grammar.h), and each change is judged once. Signal `changed` (): the
 * play, or that there is one. */

#pragma once

#include "view.h"

G_BEGIN_DECLS

#define YC_TYPE_COMPOSER (yc_composer_get_type ())
G_DECLARE_FINAL_TYPE (YcComposer, yc_composer, YC, COMPOSER, GObject)

/* What somebody can point at. */
typedef enum {
  YC_POINT_SPACE,  /* a space or Landmark, by its reference */
  YC_POINT_CARD,   /* a building or industry card, by its reference */
  YC_POINT_BOMB,   /* a bomb or Bomb Plan, by its reference */
  YC_POINT_SLOT,   /* a place where cards are for sale, from 1 */
  YC_POINT_PLAYER, /* by seat */
  YC_POINT_LOADED, /* the pile of Bomb Loaded cards; 0 */
} YcPoint;

YcComposer *yc_composer_new (YcView *view);
YcView *yc_composer_get_view (YcComposer *self);
YcSession *yc_composer_get_session (YcComposer *self);
/* Nothing is composed any more. */
void yc_composer_clear (YcComposer *self);
gboolean yc_composer_is_empty (YcComposer *self);
/* Whether there is a play that may be recorded as it is. */
gboolean yc_composer_is_legal (YcComposer *self);
/* The play and its ruling; nothing to rely on while the composer is empty. */
const YcPlay *yc_composer_get_play (YcComposer *self);
const YcRuling *yc_composer_get_ruling (YcComposer *self);
/* The position that the play is composed in: all that is known of the present, or as much of
 * another as the audience of the view may see. */
const YcPosition *yc_composer_get_position (YcComposer *self);
/* Composes exactly this play; times and texts are left out. */
void yc_composer_set_play (YcComposer *self, const YcPlay *play);
/* Judges the play again, e.g. after the position has changed. */
void yc_composer_judge_again (YcComposer *self);

/* What somebody pointed at. TRUE if the play was about exactly this before: pointing twice means
 * "yes, that". */
gboolean yc_composer_point (YcComposer *self, YcPoint at, int which);
/* Whether who points at this goes on after the play, which is to be recorded first: it is legal,
 * and what is pointed at comes behind it. Never unless turns run on. */
gboolean yc_composer_goes_on (YcComposer *self, YcPoint at, int which);
/* Points at the first of several things that makes a play which may be recorded, or at the first of
 * all; returns its index. Nothing happens to what is composed about it already. */
guint yc_composer_point_first (YcComposer *self, YcPoint at, const int *which, guint n);
/* Whether the next player's first play may end the turn before it; at first it may not. Only while
 * nothing is supposed and nobody looks back. */
void yc_composer_set_runs_on (YcComposer *self, gboolean runs_on);
/* Whether the play is such a one; `end` is then filled in with what is to be recorded first. */
gboolean yc_composer_ends_turn (YcComposer *self, YcPlay *end);
/* Whether a play of this verb is all that is left to the player to move, as far as can be known. */
gboolean yc_composer_has_only (YcComposer *self, YcVerb verb);

/* A play that says nothing but its verb: Retrieve, or the end of the turn. */
void yc_composer_choose_verb (YcComposer *self, YcVerb verb);

/* The plays that the player to move is likely to make as they are, all legal, each about another
 * thing, whatever is composed: an array of YcPlay, the caller frees. */
GArray *yc_composer_plays_at_hand (YcComposer *self);

/* In how many aspects plays of this game can be changed. */
guint yc_composer_get_n_aspects (YcComposer *self);
/* What the play could be in one aspect, the present one among them, likeliest first: an array of
 * YcAlternative (grammar.h), empty if there is nothing to choose. */
GPtrArray *yc_composer_alternatives (YcComposer *self, guint aspect);

/* The other workers of a placement, one by one. */
void yc_composer_set_workers (YcComposer *self, const YcWorkers *workers);
/* The things that the play names, in their order, e.g. who drafted which bomb. */
void yc_composer_set_items (YcComposer *self, const YcItem *items, guint n);

G_END_DECLS
