/* message-dialog.h: a question or a notice in a window of its own, and how it is heard. */

#pragma once

#include <adwaita.h>

/* adw_message_dialog_new() with a heading that may be measured for any width, and a body that is
 * read out when it opens. Owned by GTK. */
GtkWidget *yc_message_dialog_new (GtkWindow *parent, const char *heading, const char *body);
