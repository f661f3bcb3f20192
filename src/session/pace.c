/* pace.c: how long each player took for a play, where the plays say when they were. */

#include "pace.h"

#include "text.h"

typedef struct {
  GTimeSpan thought, longest;
  guint n_plays, longest_event;
  guint n_breaks;
} Pace;

static GDateTime *
time_of (const YcRecord *record, guint event)
{
  YcPlay play;
  yc_record_event (record, event, &play);
  return yc_text_time (play.when);
}

/* What stands, and the end of a break: from there on somebody thinks. */
static gboolean
begins_thought (const YcTimeline *timeline, guint event, YcVerb verb)
{
  const YcStand stand = yc_timeline_stand (timeline, event);
  return verb == YC_RESUME || verb == YC_PAUSE
         || ((stand == YC_STANDS || stand == YC_ACCEPTED)
             && (yc_verb_is_move (verb) || yc_verb_is_fact (verb)));
}

static void
see (Pace *pace, guint event, GTimeSpan thought)
{
  if (thought < 0)
    return;
  if (thought > YC_LONGEST_THOUGHT) {
    pace->n_breaks++;
    return;
  }
  pace->thought += thought;
  pace->n_plays++;
  if (thought >= pace->longest) {
    pace->longest = thought;
    pace->longest_event = event;
  }
}

static void
measure (const YcRecord *record, YcTimeline *timeline, Pace *paces)
{
  g_autoptr (GDateTime) before = NULL;
  for (guint event = 1; event <= yc_timeline_event (timeline); event++) {
    YcPlay play;
    yc_timeline_play (timeline, event, &play);
    if (!begins_thought (timeline, event, play.verb))
      continue;
    g_autoptr (GDateTime) when = time_of (record, event);
    if (before && when && yc_verb_is_move (play.verb))
      see (&paces[yc_record_setup (record)->seat_of_color[play.actor]], event,
           g_date_time_difference (when, before));
    g_clear_pointer (&before, g_date_time_unref);
    before = g_steal_pointer (&when);
  }
}

void
yc_pace_add (const YcRecord *record, YcTimeline *timeline, GArray *findings)
{
  Pace paces[YC_MAX_SEATS] = { 0 };
  measure (record, timeline, paces);
  for (int seat = 0; seat < yc_record_setup (record)->n_seats; seat++) {
    const Pace *pace = &paces[seat];
    if (pace->n_plays == 0)
      continue;
    YcFinding *finding = yc_findings_add (findings, YC_FINDING_PACE, pace->longest_event, seat);
    finding->number
      = (int) ((pace->thought / pace->n_plays + G_TIME_SPAN_SECOND / 2) / G_TIME_SPAN_SECOND);
    finding->set = pace->n_breaks;
  }
}

void
yc_pace_measure (const YcRecord *record, YcTimeline *timeline, YcLedgerPace *paces)
{
  Pace measured[YC_MAX_SEATS] = { 0 };
  measure (record, timeline, measured);
  for (int seat = 0; seat < yc_record_setup (record)->n_seats; seat++)
    paces[seat] = (YcLedgerPace){
      .thought = measured[seat].thought / G_TIME_SPAN_MILLISECOND,
      .n_timed = measured[seat].n_plays,
      .n_breaks = measured[seat].n_breaks,
    };
}
