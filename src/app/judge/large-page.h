/* large-page.h: an answer of the judge in letters that the whole table can read. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

/* Fills the screen of the window of `parent`; Escape closes it. The answer is only read. */
void yc_large_page_open (GtkWidget *parent, YcSession *session, const YcInquiry *inquiry);
