/* scrub-line.h: the plays of a session as a line: where one looks, and what stood out. A click or a
 * drag leads to a play; above the line stand the plays, below it what was said about them. */

#pragma once

#include "course.h"

#include <gtk/gtk.h>

#define YC_TYPE_SCRUB_LINE (yc_scrub_line_get_type ())
G_DECLARE_FINAL_TYPE (YcScrubLine, yc_scrub_line, YC, SCRUB_LINE, GtkWidget)

/* Signal `looked-at (guint event)`: somebody wants to see what stood after it. */

/* `course` and `setup` are borrowed until the next call; NULL: nothing is shown. */
void yc_scrub_line_set_course (YcScrubLine *self, const YcCourse *course, const YcSetup *setup);
/* Where one looks, and what is said of it to a screen reader. */
void yc_scrub_line_set_event (YcScrubLine *self, guint event, const char *words);
