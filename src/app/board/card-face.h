/* card-face.h: one building or bomb drawn by its icons: kind, needs, cost, output; points, fuel and
 * load of bombs. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_CARD_FACE (yc_card_face_get_type ())
G_DECLARE_FINAL_TYPE (YcCardFace, yc_card_face, YC, CARD_FACE, GtkWidget)

/* A blank face. It is no button; put it into one. */
GtkWidget *yc_card_face_new (void);
/* Shows `card` (only read); NULL shows a face-down card of which nobody told anything. */
void yc_card_face_show (YcCardFace *self, const YcCard *card);
/* Shows an untold card of a known sort: `words` is what is known of it. */
void yc_card_face_show_untold (YcCardFace *self, const char *words);
/* What is on the face, for a screen reader or a tooltip. */
const char *yc_card_face_get_words (YcCardFace *self);
