/* grammar.h: what a game knows of composing its plays: what pointing at a thing means, in what a
 * play can be changed, which play is likely, what it brings.
 *
 * The composer (composer.h) holds the play being made and asks the grammar of its game. A game
 * without one has plays that are typed. */

#pragma once

#include "composer.h"
#include "effect.h"

G_BEGIN_DECLS

/* In what a play can be changed while it stays about the same thing. */
typedef struct {
  const char *title;   /* "Workers": to be translated, context `choice of a play` */
  guint in_view;       /* how many choices there is room for; 0: as many as usual */
  gboolean only_legal; /* while the play itself is legal, nothing else is offered */
  /* Whether the workers of such a play can also be told one by one, legal or not; or NULL. */
  gboolean (*takes_workers) (const YcPlay *play);
  /* Whether a play has nothing of it, which one key chooses, whatever else there is; or NULL. */
  gboolean (*is_none) (const YcPlay *play);
} YcAspect;

/* One thing that the play could be instead. */
typedef struct {
  YcPlay play;
  int likely; /* see below */
  gboolean chosen;
  gboolean legal;
} YcAlternative;

typedef struct {
  const YcAspect *aspects;
  guint n_aspects;
  /* Makes of the draft what pointing at `which` means (`yc_composer_set_play`), or leaves it; TRUE
   * if it was about exactly this before. */
  gboolean (*point) (YcComposer *composer, YcPoint at, int which);
  /* Whether pointing at `which` means what comes after the draft, and not another play in its
   * place: the draft is then taken as said. NULL: never. */
  gboolean (*comes_after) (YcComposer *composer, YcPoint at, int which);
  /* Whether the player to move holds cards that could still be played; NULL: whatever a player
   * plays with lies open. */
  gboolean (*holds_cards) (const YcPosition *position);
  /* Adds the plays (YcPlay) that the player to move is likely to make as they are, each about
   * another thing, whatever is drafted. NULL: nothing is offered so. */
  void (*add_at_hand) (YcComposer *composer, GArray *found);
  /* Adds what the draft could be in one aspect, the present one among them, likeliest first. */
  void (*add_alternatives) (YcComposer *composer, guint aspect, GPtrArray *found);
  /* What a play is in this aspect, for people; the caller frees. */
  char *(*words) (YcSession *session, const YcPlay *play, guint aspect);
  /* A measure: the lower, the likelier that a table means this of several plays about the same. It
   * says nothing about what is legal. NULL: all are alike. */
  int (*likely) (const YcSetup *setup, const YcPlay *play);
  /* Fills in what `play` of `seat` has changed; points are there already. NULL: nothing to tell. */
  void (*compare) (const YcSetup *setup,
                   const YcPosition *before,
                   const YcPosition *after,
                   int seat,
                   const YcPlay *play,
                   YcEffect *effect);
  /* Fills in what `play` spends and does not need. NULL: nothing ever. */
  void (*find_surplus) (const YcSetup *setup, const YcPlay *play, YcEffect *effect);
  /* Tells plays that are `wish` but for one thing that may be what is wrong with it, legal or not,
   * nearest first. NULL: those that can be found among all legal plays are near enough. */
  void (*vary) (const YcPlay *wish, YcPlayFunc found, gpointer data);
} YcGrammar;

/* That of a game; an empty one if it has none. */
const YcGrammar *yc_grammar_of (const YcGame *game);
/* The title of an aspect in the language of the user. */
const char *yc_aspect_title (const YcAspect *aspect);
/* An aspect by its number, and what a play is in it, for people; the caller frees. */
const YcAspect *yc_composer_get_aspect (YcComposer *self, guint aspect);
char *yc_composer_words (YcComposer *self, const YcPlay *play, guint aspect);

/* ---- For the grammars ------------------------------------------------------------------------ */

/* A play of the player to move, about `target` or `YC_NONE`. */
YcPlay yc_composer_begin (YcComposer *self, YcVerb verb, YcDrawer drawer, YcRef target);
/* Whether the rules let a play pass. */
gboolean yc_composer_allows (YcComposer *self, const YcPlay *play);
/* Whether the draft is a play of this verb about this thing. */
gboolean yc_composer_is_about (YcComposer *self, YcVerb verb, YcDrawer drawer, YcRef target);
/* Adds a play to what is found; owned by the array, so that it may still be changed. */
YcAlternative *yc_alternatives_add (GPtrArray *found, const YcPlay *play, gboolean legal);

G_END_DECLS
