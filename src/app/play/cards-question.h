/* cards-question.h: asks in one step for cards at the card table: which were discarded or taken,
 * what a hand holds, what was turned up. Everything may be left open. */

#pragma once

#include "question.h"
#include "widgets/card-list.h"

#define YC_TYPE_CARDS_QUESTION (yc_cards_question_get_type ())
G_DECLARE_FINAL_TYPE (YcCardsQuestion, yc_cards_question, YC, CARDS_QUESTION, YcQuestion)

/* `tell` is the label of the button that tells. */
YcCardsQuestion *yc_cards_question_new (YcSession *session, const char *title, const char *tell);
/* A line of what will happen; told again where it is another one by now. */
GtkLabel *yc_cards_question_add_text (YcCardsQuestion *self, const char *text);
void yc_cards_question_set_text (YcCardsQuestion *self, GtkLabel *line, const char *text);
/* A list under a heading; `folded`: behind it, until somebody opens it. Where there is only one
 * list, all is told as soon as it is as long as it can be. `untold`: cards may be told that nobody
 * showed; how many of them takes one tap. Enter after a tap tells, and never adds again. */
YcCardList *yc_cards_question_add_list (YcCardsQuestion *self,
                                        const char *heading,
                                        YcDrawer drawer,
                                        guint most,
                                        gboolean untold,
                                        gboolean folded);
