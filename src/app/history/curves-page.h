/* curves-page.h: the course of a session as curves, one or several series at a time, each with a
 * true sentence and, a key away, its numbers; and what is worth telling of it. Whatever is pointed
 * at leads to its play.
 *
 * A page of the window's leaflet with its own header bar, as table-page.h says. */

#pragma once

#include "view.h"

#include <adwaita.h>

#define YC_TYPE_CURVES_PAGE (yc_curves_page_get_type ())
G_DECLARE_FINAL_TYPE (YcCurvesPage, yc_curves_page, YC, CURVES_PAGE, AdwBin)

/* Moves the place of `view`, that of the table, which it holds. */
GtkWidget *yc_curves_page_new (YcView *view);
