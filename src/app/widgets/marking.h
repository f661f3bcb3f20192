/* marking.h: how a button on the board stands out: a legal play begins here, or the play being
 * composed is about it. By outline and sign, and in words; never by colour alone. */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* `sign` is the tick inside the button that comes and goes. */
void yc_marking_set_legal (GtkWidget *button, GtkWidget *sign, gboolean legal);
void yc_marking_set_wished (GtkWidget *button, gboolean wished);
/* Whether the play that is looked at has changed it. */
void yc_marking_set_changed (GtkWidget *button, gboolean changed);
/* The edge of a panel whose player is to move, drawn over the rest: a class would style all that
 * stands in the panel anew. For a `snapshot`. */
void yc_marking_draw_active (GtkWidget *panel, GtkSnapshot *snapshot);
