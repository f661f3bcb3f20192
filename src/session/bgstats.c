/* bgstats.c: see bgstats.h. */

#include "bgstats.h"

#include "outcome.h"
#include "pace.h"
#include "text.h"

gint64
yc_bgstats_minutes (const YcRecord *record)
{
  g_autoptr (GDateTime) before = NULL;
  GTimeSpan played = 0;

  for (guint event = 1; event <= yc_record_n_events (record); event++) {
    g_autoptr (GDateTime) when = NULL;
    GTimeSpan between;
    YcPlay play;

    yc_record_event (record, event, &play);
    when = yc_text_time (play.when);
    if (when == NULL)
      continue;
    between = before == NULL ? 0 : g_date_time_difference (when, before);
    played += between > 0 && between <= YC_LONGEST_THOUGHT ? between : 0;
    g_clear_pointer (&before, g_date_time_unref);
    before = g_steal_pointer (&when);
  }
  return (played + G_TIME_SPAN_MINUTE / 2) / G_TIME_SPAN_MINUTE;
}

int
yc_bgstats_rank (const YcRecord *record, const YcPosition *position, int seat)
{
  const int points = yc_outcome_points (record, position, seat);
  int rank = 1;

  if (yc_outcome_is_winner (record, position, seat))
    return 1;
  for (int other = 0; other < yc_record_setup (record)->n_seats; other++)
    rank += yc_outcome_points (record, position, other) > points;
  return rank;
}
