/* teach-remedy.h: the remedy of a ruling that turns on a card or number nobody has told. */

#pragma once

#include "composer.h"

#include <gtk/gtk.h>

/* A button that opens the teaching of the card that the ruling is about, and afterwards wishes for
 * the same play again; NULL if nothing needs to be taught. */
GtkWidget *yc_teach_remedy_new (YcSession *session, YcComposer *wish, const YcRuling *ruling);
