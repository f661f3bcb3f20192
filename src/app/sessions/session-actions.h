/* session-actions.h: what can be done with a session of the list, whichever it is. */

#pragma once

#include <adwaita.h>

/* The actions `sessions.about`, `.hide` … of a session by its id, for the class of the page. */
void yc_session_actions_install (GtkWidgetClass *widget_class);
