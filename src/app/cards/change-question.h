/* change-question.h: before a card is known otherwise, the sessions that would change are shown. */

#pragma once

#include "collection.h"

#include <gtk/gtk.h>

/* What is done with a card, as it was asked. */
typedef void (*YcChangeFunc) (GObject *data, const char *key, const char *line);

/* Calls `go_on` with `data` once nobody objects: at once where no session would change, else when
 * what changes was read and agreed to. `line` is a definition, `same card m7 card m5`, or NULL for
 * a card that is to be forgotten. `introduction` is said first, in any case; NULL: nothing is to be
 * asked where nothing changes. `data` is held meanwhile. Where `parent` goes out of sight while
 * the sessions are read, or something else is asked of it, nothing is asked and nothing done. */
void yc_change_ask (GtkWidget *parent,
                    YcCollection *collection,
                    const char *key,
                    const char *line,
                    const char *heading,
                    const char *introduction,
                    const char *action,
                    YcChangeFunc go_on,
                    GObject *data);
