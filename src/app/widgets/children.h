/* children.h: what a widget does with all of its children at once. */

#pragma once

#include <gtk/gtk.h>

/* Takes all children away from `parent`, which must be no GtkBox or the like. */
void yc_children_clear (GtkWidget *parent);
/* Takes `child` and its siblings behind it away; NULL: nothing. */
void yc_children_drop_from (GtkWidget *child);
void yc_box_clear (GtkBox *box);
void yc_rows_clear (GtkListBox *list);
