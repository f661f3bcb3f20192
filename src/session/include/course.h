/* course.h: where there is to go in a session that is looked back on: the ends of its turns, and
 * what stands out. */

#pragma once

#include "moments.h"

G_BEGIN_DECLS

typedef struct _YcCourse YcCourse;

/* Of the events that the timeline has taken in, as they stand now; the caller frees. */
YcCourse *yc_course_new (const YcRecord *record, YcTimeline *timeline);
void yc_course_free (YcCourse *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcCourse, yc_course_free)

guint yc_course_get_n_events (const YcCourse *self);
/* An array of YcMoment. */
const GArray *yc_course_get_moments (const YcCourse *self);
/* The next event behind (`by` 1) or before (-1) `event` with which a turn ends; the beginning and
 * the last event are such ends, too. */
guint yc_course_next_turn (const YcCourse *self, guint event, int by);
/* The next moment behind or before `event` of one of `kinds` (bits of `YcMomentKind`); 0 if there
 * is none. */
guint yc_course_next_moment (const YcCourse *self, guint event, guint kinds, int by);

G_END_DECLS
