/* secrets.c: what of a ruling of Chain Reaction only a player knows. */

#include "parts.h"

void
yc_chain_hide_reason (const YcSetup *setup G_GNUC_UNUSED, YcReason *reason, int seat)
{
  if (reason->place != YC_PLACE_HAND || (seat >= 0 && reason->seat == seat))
    return;
  reason->place = YC_PLACE_NOWHERE;
  reason->seat = -1;
}
