/* at-hand.c: the buildings that the player to move can use as they are. */

#include "composing.h"

#include "manhattan/pieces.h"

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
