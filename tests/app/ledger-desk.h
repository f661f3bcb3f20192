/* ledger-desk.h: a window on a ledger that has a session of one play, for what happens to its file.
 */

#pragma once

#include "window-desk.h"

#define UUID "0197c2f0-1111-7000-8000-000000000005"
#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nsession " UUID "\nplayer red \"Ana\"\nplayer blue "       \
  "\"Bo\"\n"
#define FIRST "red place mine-2 L"

/* A fixture of GLib's; the window is not there yet. */
void ledger_desk_set_up (WindowDesk *desk, gconstpointer data);
void ledger_desk_tear_down (WindowDesk *desk, gconstpointer data);
/* When the copy has taken the place of the file, or could not. */
GtkWidget *ledger_desk_restore (WindowDesk *desk, const char *copy);
/* Closes every window but the desk's. */
void ledger_desk_dismiss (WindowDesk *desk);
/* Whether some words that are to be seen below `root` have these in them. */
gboolean ledger_desk_says (gpointer root, const char *words);
/* Fails the test unless the session has `n` plays. */
void ledger_desk_assert_kept (WindowDesk *desk, guint n);
