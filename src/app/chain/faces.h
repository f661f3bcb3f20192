/* faces.h: what a choice within a play of the card game looks like. */

#pragma once

#include "session.h"

#include <gtk/gtk.h>

/* What a play is in an aspect (chain/aspects.h), drawn; NULL where words do. */
GtkWidget *yc_chain_face_new (YcSession *session, const YcPlay *play, guint aspect);
