/* secrets.c: what of a play of Chain Reaction only a player knows. */

#include "parts.h"
#include "chain/chain.h"

#include <string.h>

/* Whose cards a play names that nobody else has seen: those told or corrected of a hand, the plan
 * kept, the card drawn or taken by Espionage. `YC_COLORS` if all of it is seen by everybody. */
static guint
owner_of_secret (const YcPlay *play)
{
  if (play->verb == YC_TELL_HAND || play->verb == YC_ADJUST_HAND)
    return play->target_color;
  if (play->verb == YC_DESIGN || play->verb == YC_SPY_CARD || play->verb == YC_SPY_KEEP)
    return play->actor;
  return YC_COLORS;
}

void
yc_chain_hide_play (const YcSetup *setup, YcPlay *play, int seat)
{
  const guint owner = owner_of_secret (play);
  if (owner >= YC_COLORS || (seat >= 0 && setup->seat_of_color[owner] == seat))
    return;
  if (play->verb == YC_TELL_HAND) {
    memset (play->items, 0, play->n_items * sizeof play->items[0]);
    play->n_items = 0;
  } else if (play->verb == YC_ADJUST_HAND)
    for (int i = 0; i < play->n_items; i++)
      play->items[i].ref = YC_UNTOLD;
  else {
    play->has_target = false;
    play->target = YC_NONE;
  }
}

void
yc_chain_hide_reason (const YcSetup *setup G_GNUC_UNUSED, YcReason *reason, int seat)
{
  if (reason->place != YC_PLACE_HAND || (seat >= 0 && reason->seat == seat))
    return;
  reason->place = YC_PLACE_NOWHERE;
  reason->seat = -1;
}
