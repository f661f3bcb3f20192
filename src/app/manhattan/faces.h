/* faces.h: what a choice within a play of the board game looks like. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

/* What a play is in an aspect (manhattan/aspects.h), drawn; NULL where words do. */
GtkWidget *yc_manhattan_face_new (YcSession *session, const YcPlay *play, guint aspect);
