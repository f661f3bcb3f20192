/* habits.c: what a player took from a card the last time is what is meant again, and the buildings
 * that the player to move can use as they are. */

#include "composing.h"

#include "manhattan/pieces.h"

#define OTHER_SIDE  60  /* more than the second side of a card costs */
#define EVENTS_BACK 120 /* that are looked through: some rounds, however long the session is */

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

/* ---- At hand ---- */

typedef struct {
  const YcBoard *board;
  gboolean met[YC_MAX_BUILDINGS];
} Meeting;

static void
meet (const YcPlay *play, void *data)
{
  Meeting *meeting = data;

  if (play->verb == YC_USE && !play->decline
      && meeting->board->buildings[play->target].owner == meeting->board->active)
    meeting->met[play->target] = TRUE;
}

void
yc_manhattan_add_at_hand (YcComposer *composer, GArray *found)
{
  YcView *view = yc_composer_get_view (composer);
  Meeting meeting = { .board = yc_board_of (yc_view_get_position (view)) };

  yc_view_each_legal_play (view, meet, &meeting);
  for (YcRef building = 0; building < YC_MAX_BUILDINGS; building++) {
    if (!meeting.met[building])
      continue;
    YcPlay play = yc_manhattan_about_building (composer, YC_USE, building);
    yc_manhattan_complete (composer, &play);
    g_array_append_val (found, play);
  }
}
