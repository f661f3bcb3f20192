/* bgstats.h: what a play of BG Stats says of a session, wherever it stands. */

#pragma once

#include "rules.h"

#include <glib.h>

/* Minutes between the plays that say when they were, without breaks. */
gint64 yc_bgstats_minutes (const YcRecord *record);
/* 1 for who has won; for others by points, and equal points share a place. */
int yc_bgstats_rank (const YcRecord *record, const YcPosition *position, int seat);
