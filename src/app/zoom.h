/* zoom.h: how large the whole program is drawn: text, and with it icons and what is tapped. */

#pragma once

#include <gtk/gtk.h>

/* Draws everything as large as it was chosen last, and gives the application the actions
 * `app.zoom-in`, `app.zoom-out` and `app.zoom-usual` with their keys. To be called once, when it
 * has started up. */
void yc_zoom_install (GtkApplication *application);
