/* option-words.h: what a choice of the play being composed looks like and is called. */

#pragma once

#include "composer.h"

#include <gtk/gtk.h>

/* "Workers", "Pays" …: static, translated. */
const char *yc_aspect_words (YcAspect aspect);
/* What the play is in this aspect, for a screen reader or tooltip; the caller frees. */
char *yc_alternative_words (YcSession *session, const YcPlay *play, YcAspect aspect);
/* The same drawn. */
GtkWidget *yc_alternative_face (YcSession *session, const YcPlay *play, YcAspect aspect);
