/* window.h: the window of the program, a leaflet of pages: the sessions, a new session, the table,
 * or what keeps the file of the sessions from being opened.
 *
 * Actions for what lies in it: `win.back`, `win.new-session`, `win.toast` (a string). */

#pragma once

#include <adwaita.h>

#define YC_TYPE_WINDOW (yc_window_get_type ())
G_DECLARE_FINAL_TYPE (YcWindow, yc_window, YC, WINDOW, AdwApplicationWindow)

GtkWindow *yc_window_new (GtkApplication *application);
