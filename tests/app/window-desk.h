/* window-desk.h: the window of the program with a file of sessions of its own, for the tests of it.
 */

#pragma once

#include "app-fixture.h"
#include "window.h"

typedef struct {
  char *path;
  YcWindow *window; /* NULL until it is opened */
} WindowDesk;

/* Makes everything ready that a window needs. */
void window_desk_init (int *argc, char ***argv);
/* A window on the file of sessions at `path`, which is not shown yet. */
YcWindow *window_desk_new (const char *path);

/* Adds a test that gets a desk. */
void window_desk_test (const char *path, void (*test) (WindowDesk *desk, gconstpointer data));
/* Opens the window and waits until its first page, which is returned, is filled. */
GtkWidget *window_desk_open (WindowDesk *desk);
/* The page that an action leads to, once it has come in. */
GtkWidget *window_desk_page_after (WindowDesk *desk,
                                   const char *action,
                                   const char *format,
                                   const char *value);
/* Begins a session as the set-up has it; returns the page of its table. */
GtkWidget *window_desk_begin_session (WindowDesk *desk);
/* Fails where the focus is not in `page`: no key would be heard. */
void window_desk_assert_focus_in (WindowDesk *desk, GtkWidget *page);
