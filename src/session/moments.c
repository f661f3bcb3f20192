/* moments.c: see moments.h. */

#include "yc-config.h"

#include "moments.h"

#include <glib/gi18n-lib.h>

#include "telling.h"

static void
add (GArray *moments, guint event, YcMomentKind kind, int seat)
{
  const YcMoment moment = { event, kind, seat };
  if (kind != YC_MOMENT_NONE)
    g_array_append_val (moments, moment);
}

/* What a play is that is in force. */
static YcMomentKind
kind_of (const YcRecord *record, const YcPlay *play)
{
  const YcGameTelling *telling = yc_telling_of (yc_record_game (record));
  if (play->verb == YC_NOTE)
    return play->has_target ? YC_MOMENT_NONE : YC_MOMENT_NOTE;
  return yc_verb_is_move (play->verb) && telling->moment ? telling->moment (play) : YC_MOMENT_NONE;
}

/* Whether somebody has noted something about an event, by the time of the timeline. */
static gboolean
is_noted (const YcRecord *record, const YcTimeline *timeline, guint event)
{
  guint note = yc_record_last_note (record, event);
  while (note > 0 && (note > yc_timeline_event (timeline) || yc_record_is_bookmark (record, note)))
    note = yc_record_note_before (record, note);
  return note > 0;
}

static void
add_event (GArray *moments, const YcRecord *record, YcTimeline *timeline, guint event)
{
  const YcStand stand = yc_timeline_stand (timeline, event);
  YcDispute dispute;
  YcPlay play;
  yc_timeline_play (timeline, event, &play);
  const int seat
    = play.actor < YC_COLORS ? yc_record_setup (record)->seat_of_color[play.actor] : -1;
  if (stand == YC_STANDS || stand == YC_ACCEPTED)
    add (moments, event, kind_of (record, &play), seat);
  if (stand == YC_ACCEPTED)
    add (moments, event, YC_MOMENT_FLAG, seat);
  if (yc_timeline_dispute (timeline, event, &dispute))
    add (moments, event, YC_MOMENT_DISPUTE, seat);
  if (play.verb != YC_NOTE && is_noted (record, timeline, event))
    add (moments, event, YC_MOMENT_NOTE, -1);
  if (yc_record_is_marked (record, event, yc_timeline_event (timeline)))
    add (moments, event, YC_MOMENT_BOOKMARK, -1);
}

GArray *
yc_moments_of (const YcRecord *record, YcTimeline *timeline)
{
  GArray *moments = g_array_new (FALSE, FALSE, sizeof (YcMoment));
  for (guint event = 1; event <= yc_timeline_event (timeline); event++)
    add_event (moments, record, timeline, event);
  return moments;
}

const char *
yc_words_moment (YcMomentKind kind)
{
  static const char *const names[YC_N_MOMENTS] = {
    [YC_MOMENT_NONE] = "",
    [YC_MOMENT_BOMB] = NC_ ("moment", "Bomb built"),
    [YC_MOMENT_TEST] = NC_ ("moment", "Bomb tested"),
    [YC_MOMENT_LOAD] = NC_ ("moment", "Bomb loaded"),
    [YC_MOMENT_STRIKE] = NC_ ("moment", "Air strike"),
    [YC_MOMENT_FLAG] = NC_ ("moment", "Against the rules, and it stands"),
    [YC_MOMENT_DISPUTE] = NC_ ("moment", "Disputed"),
    [YC_MOMENT_NOTE] = NC_ ("moment", "Note"),
    [YC_MOMENT_BOOKMARK] = NC_ ("moment", "Bookmark"),
  };
  return *names[kind] ? g_dpgettext2 (GETTEXT_PACKAGE, "moment", names[kind]) : "";
}
