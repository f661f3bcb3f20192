/* question.h: something that the table is asked, in a strip of its page and never in its way: what
 * it asks can be told later, and whoever plays on leaves it. */

#pragma once

#include <adwaita.h>

#define YC_TYPE_QUESTION (yc_question_get_type ())
G_DECLARE_DERIVABLE_TYPE (YcQuestion, yc_question, YC, QUESTION, AdwBin)

struct _YcQuestionClass {
  AdwBinClass parent_class;

  /* It is shown now, if that is still to come: a key is meant for it. Or NULL. */
  void (*come_in) (YcQuestion *self);
};

/* Signals: `told` (): the table has told; `closed` (), afterwards or instead, and once. */

/* What is asked, and what the button says that tells; NULL: there is none. */
void yc_question_set_title (YcQuestion *self, const char *title, const char *tell);
/* Owned by it. */
const char *yc_question_get_title (YcQuestion *self);
/* What stands on the button that leaves it: what is composed is cancelled, not told later. */
void yc_question_can_be_cancelled (YcQuestion *self);
/* An entry beside the title, and what stands below it. */
void yc_question_set_search (YcQuestion *self, GtkWidget *entry);
void yc_question_add (YcQuestion *self, GtkWidget *part);
void yc_question_tell (YcQuestion *self);
void yc_question_close (YcQuestion *self);
gboolean yc_question_is_answered (YcQuestion *self);
/* It leaves the keyboard where it is: wherever nobody types, a digit chooses in it, a slash leads
 * to its entry, and Enter tells once something was chosen. Other keys mean what they always mean.
 */
void yc_question_take_keys (YcQuestion *self);
gboolean yc_question_takes_keys (YcQuestion *self);
/* Something was chosen, by what has the focus now. */
void yc_question_chosen (YcQuestion *self);
/* Enter, while `focus` has the focus; FALSE if that is to mean something else. */
gboolean yc_question_enter (YcQuestion *self, GtkWidget *focus);
/* All that it shows is in sight at a width, if it is not higher than `most`; both in pixels. */
void yc_question_show_whole (YcQuestion *self, int width, int most);
/* Gives a button below it, whose child is a box, the next digit, drawn in it, while there are any.
 */
void yc_question_number (YcQuestion *self, GtkButton *button);
/* A digit, from 1: chooses the card with that number, or begins it; FALSE if there is none. */
gboolean yc_question_press (YcQuestion *self, guint digit);
/* Taps what bears that letter (hints.h), or begins with it; `at_once`: where that names something,
 * all is told with it, and is to be recorded with what it belongs to. FALSE if nothing bears it. */
gboolean yc_question_press_letter (YcQuestion *self, char letter, gboolean at_once);
/* Whether it is tapped so just now. */
gboolean yc_question_is_at_once (YcQuestion *self);
/* The keyboard goes to the entry, or to the button. */
void yc_question_focus (YcQuestion *self);
