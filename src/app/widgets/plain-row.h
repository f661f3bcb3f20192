/* plain-row.h: a row of a list whose words are shown as they are: a name may hold an ampersand. */

#pragma once

#include <adwaita.h>

/* `subtitle` may be NULL. An AdwActionRow. */
GtkWidget *yc_plain_row_new (const char *title, const char *subtitle);
/* The same about an event of the log; `leads`: a tap on it is heard. */
GtkWidget *yc_event_row_new (const char *title, const char *subtitle, gboolean leads, guint event);
/* What such a row is about. */
guint yc_event_row_get (GtkListBoxRow *row);
