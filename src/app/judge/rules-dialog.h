/* rules-dialog.h: every rule of a game by the headings of the printed books, to be read and
 * searched. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

/* Shows the rules over the window of `parent`. `view` is that of the session at the table, or NULL;
 * `rule` stands opened, unless it is `YC_NO_RULE`. A play of the session that is chosen is looked
 * at by the action `table.look-at` of `parent`. */
void yc_rules_dialog_open (GtkWidget *parent, YcView *view, YcRule rule);
