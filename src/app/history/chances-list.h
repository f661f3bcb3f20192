/* chances-list.h: what could have been played in a session, found in a thread while the window goes
 * on, as rows that lead to their plays. Nothing is seen where there is nothing to tell. */

#pragma once

#include "rules.h"

#include <adwaita.h>

#define YC_TYPE_CHANCES_LIST (yc_chances_list_get_type ())
G_DECLARE_FINAL_TYPE (YcChancesList, yc_chances_list, YC, CHANCES_LIST, AdwBin)

/* Signal `looked-at (guint event)`: somebody chose what could have been played behind it. */

/* Looks for it in what stands of a record, both borrowed until the next call; NULL: nothing is
 * shown, and a search that runs is given up. */
void yc_chances_list_set_record (YcChancesList *self, const YcRecord *record, YcTimeline *timeline);
