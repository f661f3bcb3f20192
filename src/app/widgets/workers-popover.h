/* workers-popover.h: any workers at all for the play being composed, also such as no rule allows:
 * what happened at the table can be told. */

#pragma once

#include "composer.h"

#include <gtk/gtk.h>

/* A popover for the wish's workers as they are now; `wish` must outlive it. */
GtkWidget *yc_workers_popover_new (YcComposer *wish);
