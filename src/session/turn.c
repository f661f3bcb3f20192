/* turn.c: see turn.h. */

#include "turn.h"

gboolean
yc_event_stands (const YcTimeline *timeline, guint event)
{
  YcStand stand = yc_timeline_stand (timeline, event);

  return stand == YC_STANDS || stand == YC_ACCEPTED;
}

GArray *
yc_turn_plays (YcSession *session)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcPosition *position = yc_session_get_shown_position (session);
  const YcTimeline *timeline = yc_session_get_shown_timeline (session);
  YcColor color = setup->seats[yc_session_get_game (session)->active_seat (position)].color;
  GArray *plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  YcPlay play;

  for (guint event = yc_timeline_event (timeline); event > 0; event--) {
    yc_timeline_play (timeline, event, &play);
    if (!yc_verb_is_move ((YcVerb) play.verb) || !yc_event_stands (timeline, event))
      continue;
    /* a play out of turn that stands clears the table, too */
    if (play.verb == YC_END || play.actor != color)
      break;
    play.text = (YcText){ 0 };
    play.when = (YcText){ 0 };
    g_array_prepend_val (plays, play);
  }
  return plays;
}
