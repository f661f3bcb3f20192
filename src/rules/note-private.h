/* note-private.h: what the record and its fold need of notes. */

#pragma once

#include "record.h"

/* The rule that a note breaks as event number `event`, or `YC_NO_RULE`. */
YcRule yc_note_rule (uint32_t event, const YcPlay *play);
/* Takes in event `event`, which says `play`, if it is a note about an event that is there. */
void yc_note_keep (YcRecord *record, uint32_t event, const YcPlay *play);
