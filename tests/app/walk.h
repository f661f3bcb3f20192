/* walk.h: looks for widgets in a tree, as a person looks for them on the screen. */

#pragma once

#include <gtk/gtk.h>
#include <stdbool.h>

/* All visible widgets of `type` below `root`, in the order of the tree; the caller frees the array.
 */
GPtrArray *find_all (GtkWidget *root, GType type);
/* Whether `widget` and all above it are shown. */
bool is_shown (GtkWidget *widget);
/* How many shown images below `root` have the icon `yc-NAME-symbolic`. */
guint count_icons (GtkWidget *root, const char *name);
/* The shown text of all labels below `root`, each after a blank; the caller frees. */
char *text_of (GtkWidget *root);
/* Whether `text` is in it. */
bool says (GtkWidget *root, const char *text);
/* Fails the test unless the widget says `text` somewhere in its tooltip, and all of the tooltip to
 * the screen reader. */
void assert_says (GtkWidget *widget, const char *text);
/* Whether gtk could be started; without a display tests of widgets are skipped. */
bool start_gtk (int *argc, char ***argv);
