/* crew-view.h: the workers who stand at one place, by owner: the owner's shape and colour, then a
 * figure for each worker; contractors hollow and grey. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_CREW_VIEW (yc_crew_view_get_type ())
G_DECLARE_FINAL_TYPE (YcCrewView, yc_crew_view, YC, CREW_VIEW, GtkWidget)

GtkWidget *yc_crew_view_new (void);
void yc_crew_view_show (YcCrewView *self, const YcSetup *setup, YcCrew crew);
/* From this many workers of one type on, a number stands before one figure; 0: never. Holds from
 * the next `show` on. */
void yc_crew_view_set_count_from (YcCrewView *self, int count);
