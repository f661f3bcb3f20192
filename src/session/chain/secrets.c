/* secrets.c: what of a ruling of Chain Reaction only a player knows. */

#include "parts.h"

void
yc_chain_hide_reason (const YcSetup *setup G_GNUC_UNUSED, YcReason *reason, int seat)
{
  int8_t *holder = reason->holder >= 0 ? &reason->holder : &reason->seat;
  if (reason->rule == YC_RULE_CHAIN_NO_SUCH_CARD && reason->card != YC_NONE && reason->seat >= 0
      && reason->seat != seat)
    reason->number = reason->limit = 0; /* how many are known in that hand */
  if (reason->place != YC_PLACE_HAND || (seat >= 0 && *holder == seat))
    return;
  reason->place = YC_PLACE_NOWHERE;
  *holder = -1;
}
