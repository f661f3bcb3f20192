/* cards-list.h: the keys of all cards of a game in the order shown, with a heading before each
 * kind. */

#pragma once

#include "collection.h"

#include <gtk/gtk.h>

/* A list of GtkStringObject: a key, or for a heading "=" before the number of its kind. */
GListModel *yc_cards_list_new (YcCollection *collection);
/* Makes such a list what it would be now; what has stayed is not touched, so that a view of it
 * keeps its place. */
void yc_cards_list_update (GListModel *shown, YcCollection *collection);
/* Whether an item is a heading; then what it says, each for the caller to free. */
gboolean yc_cards_list_is_heading (const char *item);
char *yc_cards_list_title (const char *item);
/* "7 of 20 known; 2 with numbers missing". */
char *yc_cards_list_counts (YcCollection *collection, const char *item);
