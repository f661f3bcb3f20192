/* program-button.h: the button of the menu of a page that has nothing of its own in it. */

#pragma once

#include <adwaita.h>

#define YC_TYPE_PROGRAM_BUTTON (yc_program_button_get_type ())
G_DECLARE_FINAL_TYPE (YcProgramButton, yc_program_button, YC, PROGRAM_BUTTON, AdwBin)
