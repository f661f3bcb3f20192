/* effect-view.h: what a play would pay and bring, drawn by icons. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

#define YC_TYPE_EFFECT_VIEW (yc_effect_view_get_type ())
G_DECLARE_FINAL_TYPE (YcEffectView, yc_effect_view, YC, EFFECT_VIEW, GtkWidget)

GtkWidget *yc_effect_view_new (void);
/* Hides itself if the play changes nothing that can be drawn. */
void yc_effect_view_show (YcEffectView *self,
                          YcSession *session,
                          const YcPosition *position,
                          const YcPlay *play);
