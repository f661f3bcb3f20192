/* play.h: plays built as values.
 *
 * What is not told is as the reader of the notation leaves it: no target, no spot, nothing of
 * everything else. */

#pragma once

#include "rules.h"

/* A play of `actor` (a `YcColor` or `YC_TABLE`) that says nothing but its verb. */
YcPlay yc_play_begin (YcVerb verb, unsigned actor);
/* The same about the card, space, bomb … `target` of `drawer`; `YC_NONE` for none. */
YcPlay yc_play_begin_on (YcVerb verb, unsigned actor, YcDrawer drawer, YcRef target);
/* Names one more thing in `list`; false if a play holds no more. */
bool yc_play_add (YcPlay *play, YcList list, YcRef ref);
/* The play happened anyway; `reason` is still quoted, or empty, and is borrowed. */
void yc_play_let_stand (YcPlay *play, YcText reason);

/* ---- The log about itself ---- */

YcPlay yc_play_undo (void);
YcPlay yc_play_redo (void);
/* Event `event` was really the statement `really`, which is borrowed; empty: it never happened. */
YcPlay yc_play_amend (uint32_t event, YcText really);
/* `quoted`: in double quotes as it is written; borrowed. */
YcPlay yc_play_note (YcText quoted);

/* Whether two plays say the same: every field that the notation writes but the time. */
bool yc_play_says (const YcPlay *play, const YcPlay *other);
