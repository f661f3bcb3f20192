/* preferences.h: the window of what a table prefers; each choice holds at once. */

#pragma once

#include <adwaita.h>

/* Nothing where the settings are not installed. */
void yc_preferences_open (GtkWindow *parent);
