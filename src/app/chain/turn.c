/* turn.c: see turn.h. */

#include "turn.h"

static gboolean
stands (const YcStanding *standing, guint event)
{
  YcStand stand = yc_standing_of (standing, event);

  return stand == YC_STANDS || stand == YC_ACCEPTED;
}

GArray *
yc_turn_plays (YcSession *session)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcPosition *position = yc_session_get_shown_position (session);
  YcColor color = setup->seats[yc_session_get_game (session)->active_seat (position)].color;
  int looked_at = yc_session_get_looked_at (session);
  guint event = looked_at == YC_SESSION_NOW ? yc_session_get_n_events (session) : (guint) looked_at;
  YcStanding *standing = yc_standing_new (yc_session_get_record (session), event);
  GArray *plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  YcPlay play;

  for (; event > 0; event--) {
    yc_standing_play (standing, event, &play);
    if (!yc_verb_is_move ((YcVerb) play.verb) || !stands (standing, event))
      continue;
    /* a play out of turn that stands clears the table, too */
    if (play.verb == YC_END || play.actor != color)
      break;
    play.text = (YcText){ 0 };
    play.when = (YcText){ 0 };
    g_array_prepend_val (plays, play);
  }
  yc_standing_free (standing);
  return plays;
}
