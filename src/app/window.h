/* window.h: the window of the program, a leaflet of pages: the sessions, a new session, the table,
 * the cards, or what keeps the file of the sessions from being opened.
 *
 * Actions for what lies in it: `win.back`, `win.new-session`, `win.open-session` (a UUID),
 * `win.cards`, `win.import`, `win.export`, `win.keep-record` (the one that is shown), `win.toast`
 * (a string that is shown for a moment). */

#pragma once

#include "session.h"

#include <adwaita.h>

#define YC_TYPE_WINDOW (yc_window_get_type ())
G_DECLARE_FINAL_TYPE (YcWindow, yc_window, YC, WINDOW, AdwApplicationWindow)

/* Opens the file of sessions at `path`; NULL is the usual one. */
GtkWindow *yc_window_new (GtkApplication *application, const char *path);
/* Where the file of sessions is. */
const char *yc_window_get_path (YcWindow *self);
/* NULL while it cannot be opened. */
YcDatabase *yc_window_get_database (YcWindow *self);
/* Shows a session on a table page; the window keeps a reference while it does. */
void yc_window_show_session (YcWindow *self, YcSession *session);
/* Shows the record in a file, without taking it into the sessions. */
void yc_window_show_record (YcWindow *self, GFile *file);
/* The page in front: a YcSessionsPage, YcNewSessionPage, YcTablePage or YcFailurePage. */
GtkWidget *yc_window_get_page (YcWindow *self);
