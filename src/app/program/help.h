/* help.h: a page on what a table needs to know about the program. */

#pragma once

#include <gtk/gtk.h>

/* Shows it beside `parent`, or brings it to the front where it is open. */
void yc_help_open (GtkWindow *parent);
