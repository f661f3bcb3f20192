/* card-face.h: one building or bomb drawn by its icons: kind, needs, cost, output; points, fuel and
 * load of bombs. */

#pragma once

#include "rules.h"

#include <gtk/gtk.h>

#define YC_TYPE_CARD_FACE (yc_card_face_get_type ())
G_DECLARE_FINAL_TYPE (YcCardFace, yc_card_face, YC, CARD_FACE, GtkWidget)

/* A blank face. It is no button; put it into one. */
GtkWidget *yc_card_face_new (void);
/* Shows `card` (only read); NULL shows a face-down card of which is known only what `untold` says
 * in a word or two ("Not told"), or nothing (NULL). */
void yc_card_face_show (YcCardFace *self, const YcCard *card, const char *untold);
/* Whether everything stands in one line, the kind shown by its icon alone (default no). */
void yc_card_face_set_compact (YcCardFace *self, gboolean compact);
/* Whether a plutonium bomb counts its higher number alone, because its owner has made a test. Holds
 * from the next `show` on. */
void yc_card_face_set_tested (YcCardFace *self, gboolean tested);
/* Whether the bomb is built, so that only its points are drawn. Holds from the next `show` on. */
void yc_card_face_set_built (YcCardFace *self, gboolean built);
/* What is on the face in sentences; owned by the face. */
const char *yc_card_face_get_words (YcCardFace *self);
