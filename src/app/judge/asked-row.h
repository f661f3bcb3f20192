/* asked-row.h: a rule that was asked: what it says to a play, with an icon, and why. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

#define YC_TYPE_ASKED_ROW (yc_asked_row_get_type ())
G_DECLARE_FINAL_TYPE (YcAskedRow, yc_asked_row, YC, ASKED_ROW, GtkWidget)

GtkWidget *yc_asked_row_new (void);
/* `asked` is one of the rules of `inquiry`; nothing of it is kept. */
void yc_asked_row_show (YcAskedRow *self,
                        const YcRecord *record,
                        const YcInquiry *inquiry,
                        const YcAsked *asked);
/* What is shown, as it is read out; the caller owns it. */
char *yc_asked_row_get_words (YcAskedRow *self);
