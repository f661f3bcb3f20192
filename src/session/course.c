/* course.c: see course.h. */

#include "course.h"

struct _YcCourse {
  guint n_events;
  GArray *moments;
  GArray *turns; /* the events (guint) with which a turn ends */
};

static gboolean
ends_turn (const YcRecord *record, YcTimeline *timeline, guint event)
{
  const YcStand stand = yc_timeline_stand (timeline, event);
  YcPlay play;
  yc_timeline_play (timeline, event, &play);
  return (stand == YC_STANDS || stand == YC_ACCEPTED) && yc_verb_is_move (play.verb)
         && yc_verb_info (yc_record_game (record), play.verb)->ends_turn;
}

YcCourse *
yc_course_new (const YcRecord *record, YcTimeline *timeline)
{
  YcCourse *self = g_new0 (YcCourse, 1);
  self->n_events = yc_timeline_event (timeline);
  self->moments = yc_moments_of (record, timeline);
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint event = 0; event <= self->n_events; event++)
    if (event == 0 || event == self->n_events || ends_turn (record, timeline, event))
      g_array_append_val (self->turns, event);
  return self;
}

void
yc_course_free (YcCourse *self)
{
  g_array_unref (self->moments);
  g_array_unref (self->turns);
  g_free (self);
}

guint
yc_course_get_n_events (const YcCourse *self)
{
  return self->n_events;
}

const GArray *
yc_course_get_moments (const YcCourse *self)
{
  return self->moments;
}

guint
yc_course_next_turn (const YcCourse *self, guint event, int by)
{
  guint before = 0;
  for (guint i = 0; i < self->turns->len; i++) {
    const guint turn = g_array_index (self->turns, guint, i);
    if (turn > event && by > 0)
      return turn;
    if (turn < event)
      before = turn;
  }
  return by > 0 ? self->n_events : before;
}

guint
yc_course_next_moment (const YcCourse *self, guint event, guint kinds, int by)
{
  guint before = 0;
  for (guint i = 0; i < self->moments->len; i++) {
    const YcMoment *moment = &g_array_index (self->moments, YcMoment, i);
    if (!(kinds >> moment->kind & 1))
      continue;
    if (moment->event > event && by > 0)
      return moment->event;
    if (moment->event < event)
      before = moment->event;
  }
  return by > 0 ? 0 : before;
}
