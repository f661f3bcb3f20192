/* icon.h: the icons of the games. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

/* One icon of this program by its short name (`laborer`, `yellowcake`, `bomber` …), not focusable
 * and silent for the screen reader. */
GtkWidget *yc_icon_new (const char *name);
/* What the theme calls the icon of a short name; interned. */
const char *yc_icon_themed (const char *name);
/* The short names of the icons. */
const char *yc_icon_of_good (YcGood good);
const char *yc_icon_of_worker (YcWorkerType type);
const char *yc_icon_of_kind (YcKind kind);
