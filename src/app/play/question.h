/* question.h: something that the table is asked, in a strip of its page and never in its way: what
 * it asks can be told later, and whoever plays on leaves it. */

#pragma once

#include <adwaita.h>

#define YC_TYPE_QUESTION (yc_question_get_type ())
G_DECLARE_DERIVABLE_TYPE (YcQuestion, yc_question, YC, QUESTION, AdwBin)

struct _YcQuestionClass {
  AdwBinClass parent_class;
};

/* Signals: `told` (): the table has told; `closed` (), afterwards or instead, and once. */

/* What is asked, and what the button says that tells; NULL: there is none. */
void yc_question_set_title (YcQuestion *self, const char *title, const char *tell);
/* What stands on the button that leaves it: what is composed is cancelled, not told later. */
void yc_question_can_be_cancelled (YcQuestion *self);
/* An entry beside the title, and what stands below it. */
void yc_question_set_search (YcQuestion *self, GtkWidget *entry);
void yc_question_add (YcQuestion *self, GtkWidget *part);
void yc_question_tell (YcQuestion *self);
void yc_question_close (YcQuestion *self);
gboolean yc_question_is_answered (YcQuestion *self);
/* A digit, from 1: chooses the card with that number, or begins it; FALSE if there is none. */
gboolean yc_question_press (YcQuestion *self, guint digit);
/* The keyboard goes to the entry, or to the button. */
void yc_question_focus (YcQuestion *self);
