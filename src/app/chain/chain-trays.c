/* chain-trays.c: see chain-trays.h. */

#include "chain-trays.h"

#include "chain/chain.h"
#include "chain/plans.h"
#include "chain/tray-order.h"

#include <glib/gi18n.h>

static const YcCatalogue *
catalogue_of (YcSession *session)
{
  return &yc_session_get_setup (session)->catalogue;
}

void
yc_chain_show_hand (YcTray *tray, YcSession *session, int seat, gboolean shown)
{
  yc_tray_show (tray, catalogue_of (session), YC_CARDS, yc_tray_of_hand (session, seat, shown),
                _ ("The hand is empty."));
}

void
yc_chain_show_discard (YcTray *tray, YcSession *session)
{
  yc_tray_show (tray, catalogue_of (session), YC_CARDS, yc_tray_of_discard (session),
                _ ("The discard pile holds nothing that a factory may take."));
}

void
yc_chain_show_plans (YcTray *tray, YcSession *session, gboolean stash)
{
  const YcPosition position = yc_session_get_open_position (session);
  const YcChain *chain = yc_chain_of (&position);
  GArray *plans = g_array_new (FALSE, FALSE, sizeof (YcTrayCard));

  for (YcRef ref = 0; ref < catalogue_of (session)->n[YC_BOMBS]; ref++)
    if (yc_plan_find (chain, (uint8_t) ref).place == YC_PLACE_DECK
        || (stash && chain->players[chain->active].stash == ref)) {
      const YcTrayCard plan = { .ref = ref, .part = YC_TRAY_REST };

      g_array_append_val (plans, plan);
    }
  yc_tray_show (tray, catalogue_of (session), YC_BOMBS, plans, NULL);
}
