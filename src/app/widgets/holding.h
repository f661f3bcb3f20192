/* holding.h: what is pressed long, or with the other mouse button, means something else. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

typedef void (*YcHeldFunc) (GtkWidget *widget, gpointer data);

/* Calls `held` with `widget` when somebody holds it; `data` must live as long. */
void yc_holding_follow (GtkWidget *widget, YcHeldFunc held, gpointer data);
/* Held, what was told of `card` is mended, where the table can be taught (`table.mend-card`); NULL:
 * nothing any more. */
void yc_holding_mends (GtkWidget *widget, const YcCard *card);
