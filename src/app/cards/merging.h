/* merging.h: asks which other card of its kind a card is, and whether the two shall be merged. */

#pragma once

#include "collection.h"

#include <gtk/gtk.h>

/* Settles that the card `key` is `other`. */
typedef void (*YcMergeFunc) (GtkWidget *page, const char *key, const char *other);

/* Opens a picker of the other cards over the page; what is picked is settled by `func`, once
 * somebody has read what that does. FALSE, and nothing opened, if there is no other card of this
 * kind. */
gboolean
yc_merging_ask (GtkWidget *page, YcCollection *collection, const char *key, YcMergeFunc func);
