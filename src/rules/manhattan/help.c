/* help.c: what may help a refused play beside the plays of the player to move. */

#include "case.h"

typedef struct {
  const YcSetup *setup;
  const YcBoard *board;
  const YcPlay *wish;
  YcPlayFunc found;
  void *data;
} Help;

static int
seat_of (const Help *h)
{
  return h->setup->seat_of_color[h->wish->actor];
}

/* As many strikes by fighters as there are planes for on both sides. */
static void
offer_fighters (const Help *h, int victim, YcGood good)
{
  const int own = h->board->players[seat_of (h)].fighters;
  const int there = yc_board_good (&h->board->players[victim], good);
  YcPlay play = yc_play_begin (YC_STRIKE_FIGHTER, h->wish->actor);

  play.target_color = (uint8_t) h->setup->seats[victim].color;
  play.good = (uint8_t) good;
  play.number = own < there ? own : there;
  if (play.number > 1)
    h->found (&play, h->data);
}

/* Whose untold building the card may be is for the table to tell. */
static void
offer_to_tell (const Help *h, YcRef building)
{
  if (!yc_board_knows (h->setup, YC_CARDS, building))
    return;
  for (int seat = 0; seat < h->board->n_seats; seat++) {
    YcPlay play = yc_play_begin_on (YC_TELL_BUILDING, YC_TABLE, YC_CARDS, building);
    play.target_color = (uint8_t) h->setup->seats[seat].color;
    if (yc_board_untold_for (h->setup, h->board, seat, building) >= 0)
      h->found (&play, h->data);
  }
}

static void
help_repair (const Help *h, const YcPosition *position)
{
  for (int i = 0; i < h->wish->n_items; i++)
    offer_to_tell (h, h->wish->items[i].ref);
  if (seat_of (h) != h->board->active)
    yc_board_suggest_repairs (h->setup, position, seat_of (h), h->found, h->data);
}

/* First the fighters that guard the owner. */
static void
help_bomber_strike (const Help *h)
{
  if (!yc_board_knows (h->setup, YC_CARDS, h->wish->target))
    return;
  const YcBuilding *building = &h->board->buildings[h->wish->target];
  YcPlay play = *h->wish;

  if (building->owner >= 0)
    offer_fighters (h, building->owner, YC_FIGHTERS);
  play.number = h->board->players[seat_of (h)].bombers;
  if (play.number > 1)
    h->found (&play, h->data);
}

static void
help_fighter_strike (const Help *h)
{
  const int victim = h->setup->seat_of_color[h->wish->target_color];
  if (victim >= 0)
    offer_fighters (h, victim, (YcGood) h->wish->good);
}

/* The building that a correction is about; `YC_NONE`: about none. */
static YcRef
corrected_building (const YcPlay *fact)
{
  switch (fact->verb) {
  case YC_ADJUST_WORKERS:
    return fact->spot_building;
  case YC_ADJUST_BUILDING:
  case YC_ADJUST_DAMAGE:
    return fact->target;
  default:
    return YC_NONE;
  }
}

void
yc_board_help (const YcSetup *setup,
               const YcPosition *position,
               const YcPlay *wish,
               YcPlayFunc found,
               void *data)
{
  const Help h = { setup, yc_board_of (position), wish, found, data };

  if (wish->actor == YC_TABLE)
    offer_to_tell (&h, corrected_building (wish));
  if (wish->actor >= YC_COLORS || seat_of (&h) < 0)
    return;
  if (wish->verb == YC_USE || wish->verb == YC_STRIKE_BOMBER)
    offer_to_tell (&h, wish->target);
  if (wish->verb == YC_STRIKE_BOMBER)
    help_bomber_strike (&h);
  if (wish->verb == YC_STRIKE_FIGHTER)
    help_fighter_strike (&h);
  if (wish->verb == YC_REPAIR)
    help_repair (&h, position);
}
