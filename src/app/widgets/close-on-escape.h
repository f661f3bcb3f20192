/* close-on-escape.h: windows that are only read, and closed by Escape. */

#pragma once

#include <gtk/gtk.h>

void yc_close_on_escape (GtkWidget *window);
