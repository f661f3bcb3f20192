/* what-if-name.h: asks what a branch is to be called. */

#pragma once

#include <adwaita.h>

/* `name` is what was entered, good during the call only. */
typedef void (*YcNamedFunc) (GtkWidget *widget, const char *name, gpointer data);

/* Asks over the window of `widget`, with `name` proposed, and calls `named` with both and `data`
 * (freed with `free_data` in any case, unless that is NULL) if the answer is not empty. `yes` is
 * the label of the button for it. */
void yc_what_if_ask_name (GtkWidget *widget,
                          const char *heading,
                          const char *body,
                          const char *name,
                          const char *yes,
                          YcNamedFunc named,
                          gpointer data,
                          GDestroyNotify free_data);
