/* deeds-section.h: what the players of a session did: what was used by whom and what it brought,
 * who took what from whom, and where the points came from; each line leads to a play. */

#pragma once

#include "study.h"
#include "view.h"

#include <gtk/gtk.h>

#define YC_TYPE_DEEDS_SECTION (yc_deeds_section_get_type ())
G_DECLARE_FINAL_TYPE (YcDeedsSection, yc_deeds_section, YC, DEEDS_SECTION, GtkBox)

/* Signal `looked-at (guint event)`: somebody chose a line. */

/* Fills it anew; the deeds are those of the session of `view`, which `study` is of, too. */
void yc_deeds_section_fill (YcDeedsSection *self, YcView *view, const YcStudy *study);
