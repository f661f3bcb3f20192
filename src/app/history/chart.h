/* chart.h: the course of one series of a session: a line for each player over the events, in layers
 * over an axis. What is drawn is made ready when the series is set; drawing computes nothing new.
 *
 * Each player has a colour, a dash and a shape at the end of the line. What stood out is marked on
 * the lines, a vertical line is the event looked at. */

#pragma once

#include "course.h"
#include "study.h"

#include <gtk/gtk.h>

#define YC_TYPE_CHART (yc_chart_get_type ())
G_DECLARE_FINAL_TYPE (YcChart, yc_chart, YC, CHART, GtkWidget)

/* Signal `looked-at (guint event)`: somebody pointed at what stood after it; near a mark, at the
 * mark. */

GtkWidget *yc_chart_new (void);
/* Draws a series; `study` and `course` are borrowed until the next call, NULL: nothing is drawn. */
void
yc_chart_set_series (YcChart *self, const YcStudy *study, const YcCourse *course, guint series);
/* The event looked at. */
void yc_chart_set_event (YcChart *self, guint event);
