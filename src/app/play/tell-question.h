/* tell-question.h: asks which cards lie where: the market, the bomb row, the draft. Cards are
 * tapped by kind and by their icons, by their numbers, or searched; every place may be left untold.
 */

#pragma once

#include "question.h"
#include "session.h"

#define YC_TYPE_TELL_QUESTION (yc_tell_question_get_type ())
G_DECLARE_FINAL_TYPE (YcTellQuestion, yc_tell_question, YC, TELL_QUESTION, YcQuestion)

/* Where not all was told before, all is told with the last card. The session must outlive it. */
YcTellQuestion *yc_tell_question_new (YcSession *session, YcDrawer drawer, const char *title);
/* A place with its name, what is told of it now (or `YC_UNTOLD`), and the sort of cards that can
 * lie there. With one place only, the first card picked is the answer. */
void
yc_tell_question_add_place (YcTellQuestion *self, const char *name, YcRef now, gboolean starting);
/* Cards that cannot lie in any place, because they are known to be elsewhere. */
void yc_tell_question_exclude (YcTellQuestion *self, YcRef card);
/* The only cards there are to tell of; without a call, all. */
void yc_tell_question_offer (YcTellQuestion *self, YcRef card);
/* A card that comes before the others. */
void yc_tell_question_prefer (YcTellQuestion *self, YcRef card);
/* To be called when all of this is known. It comes in sight with its cards after the frame that
 * shows what was recorded, or with the first key that is meant for it. */
void yc_tell_question_begin (YcTellQuestion *self);
/* Before it comes in sight: all cards are in sight at a width, if they are not higher than `most`;
 * both in pixels, and 0 while nobody knows. */
void yc_tell_question_give_room (YcTellQuestion *self, int width, int most);
guint yc_tell_question_get_n_places (YcTellQuestion *self);
YcRef yc_tell_question_get_card (YcTellQuestion *self, guint place);
