/* children.h: what a widget does with all of its children at once. */

#pragma once

#include <gtk/gtk.h>

/* Takes all children away from `parent`, which must be no GtkBox or the like. */
void yc_children_clear (GtkWidget *parent);
/* The same where a tap or a play pays for it: what each child is made of is given back when the
 * frame without them has been drawn. Nobody may count on their being gone. */
void yc_children_put_off (GtkWidget *parent);
/* Of `child` and its siblings behind it; NULL: nothing. */
void yc_children_put_off_from (GtkWidget *child);
/* Of one widget, which is about to lose its parent; NULL: nothing. */
void yc_widget_put_off (GtkWidget *widget);
/* Takes `child` and its siblings behind it away; NULL: nothing. */
void yc_children_drop_from (GtkWidget *child);
/* The child behind `before`, or the first where that is NULL; NULL if there is none. */
GtkWidget *yc_child_behind (GtkWidget *parent, GtkWidget *before);
/* Puts `child`, which is new or somewhere behind `before`, right behind it, or first where that is
 * NULL. GTK styles anew what is moved: where few children have left their places since, these are
 * moved to the end, and not all that come behind them. */
void yc_child_put_behind (GtkWidget *child, GtkWidget *parent, GtkWidget *before);
void yc_box_clear (GtkBox *box);
void yc_rows_clear (GtkListBox *list);
