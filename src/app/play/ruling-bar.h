/* ruling-bar.h: what the rules say to the play being composed, what would be legal instead, and
 * "It happened anyway". */

#pragma once

#include "table-game.h"

#include <gtk/gtk.h>

#define YC_TYPE_RULING_BAR (yc_ruling_bar_get_type ())
G_DECLARE_FINAL_TYPE (YcRulingBar, yc_ruling_bar, YC, RULING_BAR, GtkWidget)

/* Signal `let-stand (const char *reason)`: it happened anyway; the reason may be empty. */
GtkWidget *yc_ruling_bar_new (void);
/* Hides itself while the wish is empty or plainly legal. All must outlive the bar. */
void
yc_ruling_bar_show (YcRulingBar *self, YcView *view, const YcTableGame *table, YcComposer *wish);
