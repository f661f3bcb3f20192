/* about.h: what the program is, who made it, and what somebody who helps with a trouble asks for.
 */

#pragma once

#include <gtk/gtk.h>

/* `ledger` is the file of the sessions. */
void yc_about_open (GtkWindow *parent, const char *ledger);
/* What the program runs on, a line each, in English, with nothing of what is in the ledger and not
 * the name of who uses it. The caller frees. */
char *yc_about_troubleshooting (GdkDisplay *display, const char *ledger);
