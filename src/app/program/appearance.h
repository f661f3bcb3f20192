/* appearance.h: whether the program is light or dark. */

#pragma once

#include <adwaita.h>

/* From here on as the settings say, whenever they change. To be called once, when the application
 * has started up. */
void yc_appearance_follow_settings (AdwApplication *application);
