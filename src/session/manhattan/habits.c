/* habits.c: what a player took from a card the last time is what is meant again. */

#include "composing.h"

#include "manhattan/pieces.h"

#define OTHER_SIDE  60  /* more than the second side of a card costs */
#define EVENTS_BACK 120 /* that are looked through: some rounds, however long the session is */

gboolean
yc_manhattan_same_subject (const YcPlay *a, const YcPlay *b)
{
  return a->verb == b->verb && a->target == b->target
         && (a->verb != YC_STRIKE_FIGHTER || a->target_color == b->target_color);
}

gboolean
yc_manhattan_find_habit (YcComposer *composer, const YcPlay *subject, YcPlay *habit)
{
  YcView *view = yc_composer_get_view (composer);
  const YcCard *card
    = yc_play_card (yc_session_get_setup (yc_composer_get_session (composer)), subject);

  if (card == NULL || (card->n_pays < 2 && card->n_gives < 2))
    return FALSE;
  const guint now = yc_view_get_event (view);

  for (guint event = now; event > 0 && now - event < EVENTS_BACK; event--) {
    yc_view_get_play (view, event, habit);
    if (yc_manhattan_same_subject (habit, subject) && habit->actor == subject->actor
        && !habit->decline && yc_view_event_stands (view, event))
      return TRUE;
  }
  return FALSE;
}

/* The workers taken may tell the side, which is then not named. */
int
yc_manhattan_unusual (const YcPlay *habit, const YcPlay *play)
{
  return OTHER_SIDE * (play->pay != habit->pay)
         + OTHER_SIDE * (habit->choose != '\0' && play->choose != habit->choose);
}
