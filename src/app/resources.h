/* resources.h: what is built into or installed beside the program: templates, styles,
 * icons, settings. */

#pragma once

#include <adwaita.h>

/* Makes them known to GTK. The application does this at start; a test of one widget without an
 * application calls it before it makes widgets. Calling it again does nothing. */
void yc_resources_use (void);

/* The settings of the program, or NULL where the schema is not installed (nothing is kept then).
 * The caller owns it. */
GSettings *yc_settings_open (void);
/* A choice of the table, as it is now; `usual` where nothing is kept. */
gboolean yc_settings_get_flag (const char *key, gboolean usual);
