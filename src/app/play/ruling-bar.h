/* ruling-bar.h: what the rules say to the play being composed, where that is printed, and what
 * would be legal instead. */

#pragma once

#include "table-game.h"

#include <gtk/gtk.h>

#define YC_TYPE_RULING_BAR (yc_ruling_bar_get_type ())
G_DECLARE_FINAL_TYPE (YcRulingBar, yc_ruling_bar, YC, RULING_BAR, GtkWidget)

/* Hides itself while the wish is empty or plainly legal, unless the judge is asked about it:
 * `inquiry` is its answer then, else NULL. All must outlive the bar, the answer until the next. */
void yc_ruling_bar_show (YcRulingBar *self,
                         YcView *view,
                         const YcTableGame *table,
                         YcComposer *wish,
                         const YcInquiry *inquiry,
                         gboolean explained);
/* Whether the play is not against the rules as it stands, so that whoever composes it need not read
 * why: unless that is `explained`, a line says what is still missing, or nothing. */
gboolean yc_ruling_bar_is_quiet (YcRulingBar *self);
/* What it comes to, in a few words. */
const char *yc_ruling_bar_get_headline (YcRulingBar *self);
/* Where the proof, from the headline to the printed place, ends and begins (`top`) within another
 * widget, once it has its place there: pixels from above. */
double yc_ruling_bar_get_proof (YcRulingBar *self, GtkWidget *within, double *top);
/* The verdict, the rule and why here as it is read out; "" while it is hidden. The caller frees. */
char *yc_ruling_bar_get_words (YcRulingBar *self);
