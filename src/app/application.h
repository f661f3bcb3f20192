/* application.h: the running program: its command line, its file, its windows, its menu. */

#pragma once

#include <adwaita.h>

#define YC_TYPE_APPLICATION (yc_application_get_type ())
G_DECLARE_FINAL_TYPE (YcApplication, yc_application, YC, APPLICATION, AdwApplication)

YcApplication *yc_application_new (void);
