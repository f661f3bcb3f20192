/* answer-view.h: how a play was judged: every rule that was asked, with what it says. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

#define YC_TYPE_ANSWER_VIEW (yc_answer_view_get_type ())
G_DECLARE_FINAL_TYPE (YcAnswerView, yc_answer_view, YC, ANSWER_VIEW, GtkWidget)

/* Shows an answer, which is the caller's and must stay until another is shown; NULL: hides. */
void yc_answer_view_show (YcAnswerView *self, YcSession *session, const YcInquiry *inquiry);
