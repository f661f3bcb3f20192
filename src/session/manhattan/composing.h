/* composing.h: the parts of the grammar of The Manhattan Project. */

#pragma once

#include "yc-config.h"

#include <glib/gi18n-lib.h>

#include "manhattan/aspects.h"
#include "manhattan/board.h"

G_BEGIN_DECLS

/* Whether two plays are about the same thing and differ in aspects only. */
gboolean yc_manhattan_same_subject (const YcPlay *a, const YcPlay *b);
/* Fills in the likeliest play about `subject`. */
void yc_manhattan_complete (YcComposer *composer, YcPlay *subject);
/* A play about `building`, to be completed. */
YcPlay yc_manhattan_about_building (YcComposer *composer, YcVerb verb, YcRef building);

/* It favours the cheapest workers, the first choice, the whole output, and acting over declining;
 * see `YcGrammar.likely`. */
int yc_manhattan_likely (const YcSetup *setup, const YcPlay *play);
/* The workers most likely put there when no play is legal: what is printed as far as the supply
 * of `seat` has it, whoever is there for the rest. */
YcWorkers yc_manhattan_likely_workers (const YcNeed *need, YcCrew supply, int seat);

/* The last play of the same player about the same card, where its sides leave a choice (habits.c);
 * FALSE if there is none in the last rounds. */
gboolean yc_manhattan_find_habit (YcComposer *composer, const YcPlay *subject, YcPlay *habit);
/* What is added to `yc_manhattan_likely` where a play differs from that habit. */
int yc_manhattan_unusual (const YcPlay *habit, const YcPlay *play);

/* See `YcGrammar`. */
void yc_manhattan_add_at_hand (YcComposer *composer, GArray *found);
void yc_manhattan_add_alternatives (YcComposer *composer, guint aspect, GPtrArray *found);
char *yc_manhattan_aspect_words (YcSession *session, const YcPlay *play, guint aspect);
void yc_manhattan_compare (const YcSetup *setup,
                           const YcPosition *before,
                           const YcPosition *after,
                           int seat,
                           const YcPlay *play,
                           YcEffect *effect);

G_END_DECLS
