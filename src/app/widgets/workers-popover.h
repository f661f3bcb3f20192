/* workers-popover.h: any workers at all for the play being composed, also such as no rule allows:
 * what happened at the table can be told. */

#pragma once

#include "composer.h"

#include <gtk/gtk.h>

#define YC_TYPE_WORKERS_POPOVER (yc_workers_popover_get_type ())
G_DECLARE_FINAL_TYPE (YcWorkersPopover, yc_workers_popover, YC, WORKERS_POPOVER, GtkPopover)

/* A popover for the wish's workers as they are now; `wish` must outlive it. */
GtkWidget *yc_workers_popover_new (YcComposer *wish);
