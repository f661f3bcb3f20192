/* save-file.h: asks for a file to write into. */

#pragma once

#include <gtk/gtk.h>

/* Writes into the file that was chosen, and says what came of it. */
typedef void (*YcSaveFunc) (GtkWidget *widget, GFile *file);

/* Asks over the window of `widget`; `name` is proposed, without its slashes. If a file is chosen
 * while `widget` is still there, `save` is called with both. */
void yc_save_file (GtkWidget *widget, const char *title, const char *name, YcSaveFunc save);
