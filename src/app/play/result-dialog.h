/* result-dialog.h: the points of each player, how they came about, and who has won. */

#pragma once

#include "session.h"

#include <adwaita.h>

/* Opens over `parent`; shows what stands after the last event and keeps nothing. */
void yc_result_dialog_open (GtkWidget *parent, YcSession *session);
