/* consequences-view.h: what would be different had an event been another: the tracks at the end
 * side by side, and the later events that would be judged otherwise. */

#pragma once

#include "consequences.h"
#include "view.h"

#include <adwaita.h>

#define YC_TYPE_CONSEQUENCES_VIEW (yc_consequences_view_get_type ())
G_DECLARE_FINAL_TYPE (YcConsequencesView, yc_consequences_view, YC, CONSEQUENCES_VIEW, AdwBin)

/* `consequences` of an event of the view's session are read at once and not kept; NULL shows
 * nothing. */
void yc_consequences_view_show (YcConsequencesView *self,
                                YcView *view,
                                const YcConsequences *consequences);
