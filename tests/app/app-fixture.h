/* app-fixture.h: what a test of the window needs: a display, the program's resources, a file of
 * sessions of its own, and hands to use widgets with. */

#pragma once

#include "database.h"

#include <adwaita.h>

/* Calls g_test_init and makes GTK, libadwaita and the look of the program ready. */
void app_test_init (int *argc, char ***argv);

/* The same for a test that runs an application of its own. */
void app_test_init_bare (int *argc, char ***argv);

/* A path in a fresh folder for a file of sessions; the caller frees. */
char *app_test_path (void);
/* A fresh, empty file of sessions. */
YcDatabase *app_test_database (void);

/* Puts `child` into a window of this size and shows it; destroy it with gtk_window_destroy. */
GtkWindow *app_test_show (GtkWidget *child, int width, int height);
/* Lets everything happen that waits to happen, for `milliseconds` at least. */
void app_test_wait (guint milliseconds);

/* The newest window of this type that is shown; NULL if there is none. */
GtkWidget *app_test_window (GType type);

/* The first descendant of `root` (itself included) of this type that is visible and, unless `text`
 * is NULL, has it as its label, title or tooltip; NULL if there is none. */
GtkWidget *app_test_find (GtkWidget *root, GType type, const char *text);
/* The `index`th visible descendant of this type. */
GtkWidget *app_test_find_nth (GtkWidget *root, GType type, guint index);
/* Clicks the button with this label or tooltip; fails if there is none. */
void app_test_click (GtkWidget *root, const char *text);
/* The row of icons with this title; fails if there is none. */
GtkWidget *app_test_pad (GtkWidget *root, const char *title);
/* Taps an icon of it so often. */
void app_test_tap (GtkWidget *root, const char *title, const char *icon, int times);
