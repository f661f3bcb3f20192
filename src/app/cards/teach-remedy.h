/* teach-remedy.h: the remedy of a ruling that turns on a card or number nobody has told, or that
 * was told wrongly. */

#pragma once

#include "composer.h"

#include <gtk/gtk.h>

/* A button that opens the teaching of the card that the ruling is about, and afterwards wishes for
 * the same play again; or one that mends what was told of hand or card. NULL if neither helps. */
GtkWidget *yc_teach_remedy_new (YcSession *session, YcComposer *wish, const YcRuling *ruling);
