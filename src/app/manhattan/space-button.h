/* space-button.h: one space of the main board: its name, what it takes and brings, who stands
 * there, and whether a legal placement exists. Can be chosen either way. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_SPACE_BUTTON (yc_space_button_get_type ())
G_DECLARE_FINAL_TYPE (YcSpaceButton, yc_space_button, YC, SPACE_BUTTON, GtkButton)

/* Signal `chosen (int ref)`: somebody chose the space. */
GtkWidget *yc_space_button_new (void);
void yc_space_button_show (YcSpaceButton *self,
                           const YcSetup *setup,
                           const YcPosition *position,
                           YcRef space);
/* Leaves the name to the ear, where a heading beside the button says it already. */
void yc_space_button_hide_name (YcSpaceButton *self);
void yc_space_button_set_legal (YcSpaceButton *self, gboolean legal);
/* Whether the play being composed is about this space. */
void yc_space_button_set_wished (YcSpaceButton *self, gboolean wished);
