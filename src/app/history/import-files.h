/* import-files.h: files with records, as somebody chooses them or drops them on a window. */

#pragma once

#include <gtk/gtk.h>

/* Gets the GFiles of a list model. */
typedef void (*YcFilesFunc) (GtkWindow *window, GListModel *files);

/* Asks for files, several at once; `func` is only called if some are chosen. */
void yc_files_choose (GtkWindow *window, YcFilesFunc func);
/* From now on files may be dropped on the window. */
void yc_files_accept_drops (GtkWindow *window, YcFilesFunc func);
