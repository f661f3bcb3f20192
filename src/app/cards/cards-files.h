/* cards-files.h: the table's cards out into a file, and in from one. */

#pragma once

#include <gtk/gtk.h>

/* The actions `cards.export` and `cards.import`, for the class of the page. */
void yc_cards_files_install (GtkWidgetClass *widget_class);
