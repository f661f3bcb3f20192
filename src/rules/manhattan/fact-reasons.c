/* fact-reasons.c: why a fact cannot be. */

#include "fact-reasons.h"

bool
yc_fact_elsewhere (YcReason *why, YcDrawer drawer, YcRef card, YcPlace place, int seat)
{
  why->drawer = drawer;
  why->card = card;
  why->place = place;
  why->seat = (int8_t) seat;
  return false;
}

bool
yc_fact_beyond (YcReason *why, int64_t limit, int64_t number)
{
  why->limit = (int16_t) (limit < INT16_MAX ? limit : INT16_MAX);
  why->number = (int16_t) (number > INT16_MAX   ? INT16_MAX
                           : number < INT16_MIN ? INT16_MIN
                                                : number);
  return false;
}

bool
yc_fact_names (const YcPlay *play, YcRef ref, int before)
{
  for (int i = 0; i < before; i++)
    if (play->items[i].ref == ref)
      return true;
  return false;
}
