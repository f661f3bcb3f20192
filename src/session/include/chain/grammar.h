/* grammar.h: what somebody points at on the card table becomes a play: first what is used, then the
 * cards laid sideways; who is needed besides comes from the pool by itself. */

#pragma once

#include "composer.h"
#include "chain/chain.h"

/* Each returns TRUE if the wish was about exactly this before and may be recorded: pointing twice
 * means "yes, that". An industry card begins a play, or lies sideways in the one being composed. */
gboolean yc_compose_card (YcSession *session, YcComposer *wish, YcRef card);
gboolean yc_compose_landmark (YcSession *session, YcComposer *wish, YcRef landmark);
/* A plan of the row or the stash is built, one that stands before the player is loaded. */
gboolean yc_compose_plan (YcSession *session, YcComposer *wish, YcRef plan);
/* Loads the first bomb that is not. */
gboolean yc_compose_loaded (YcSession *session, YcComposer *wish);
/* Takes back the sideways card that is item `item` of the wish. */
void yc_compose_remove (YcSession *session, YcComposer *wish, guint item);

/* Whether the wish is an activation or a loading, so that cards can be laid sideways in it. */
gboolean yc_compose_takes_sideways (YcComposer *wish);
/* The card whose cost is to be met; NULL for what is no activation. */
const YcCard *yc_activated_card (const YcSetup *setup, const YcPlay *play);
/* The personnel that the sideways cards of a play bear. */
YcWorkers yc_sideways_personnel (const YcSetup *setup, const YcPlay *play);
/* Takes from the pool whoever is needed besides the sideways cards, as far as they are there. */
void yc_fill_from_pool (const YcSetup *setup, const YcChain *chain, YcPlay *play);
