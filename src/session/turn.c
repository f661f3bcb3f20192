/* turn.c: see turn.h. */

#include "turn.h"

GArray *
yc_turn_plays (YcView *view)
{
  const YcSetup *setup = yc_session_get_setup (yc_view_get_session (view));
  const YcPosition *position = yc_view_get_position (view);
  YcColor color = setup->seats[setup->catalogue.game->active_seat (position)].color;
  GArray *plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  YcPlay play;

  for (guint event = yc_view_get_event (view); event > 0; event--) {
    yc_view_get_play (view, event, &play);
    if (!yc_verb_is_move ((YcVerb) play.verb) || !yc_view_event_stands (view, event))
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
