/* compat.h: what newer versions of GTK and libadwaita than those written for want otherwise. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* adw_message_dialog_new() with a heading that may be measured for any width. Owned by GTK. */
GtkWidget *yc_message_dialog_new (GtkWindow *parent, const char *heading, const char *body);

G_END_DECLS
