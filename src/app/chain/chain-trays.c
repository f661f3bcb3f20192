/* chain-trays.c: see chain-trays.h. */

#include "chain-trays.h"

#include "chain/chain.h"
#include "chain/plans.h"
#include "chain/tray-order.h"
#include "widgets/cards-ahead.h"

#include <glib/gi18n.h>

static const YcCatalogue *
catalogue_of (YcView *view)
{
  return &yc_session_get_setup (yc_view_get_session (view))->catalogue;
}

void
yc_chain_show_hand (YcTray *tray, YcView *view, int seat, gboolean shown)
{
  yc_tray_show (tray, catalogue_of (view), YC_CARDS, yc_tray_of_hand (view, seat, shown),
                _ ("The hand is empty."));
}

void
yc_chain_make_cards_ahead (YcTray *tray, YcView *view)
{
  yc_cards_make_ahead (G_OBJECT (tray), catalogue_of (view), YC_CARDS, yc_tray_get_cards (tray));
}

void
yc_chain_show_discard (YcTray *tray, YcView *view)
{
  yc_tray_show (tray, catalogue_of (view), YC_CARDS, yc_tray_of_discard (view),
                _ ("The discard pile holds nothing that a factory may take."));
}

void
yc_chain_show_plans (YcTray *tray, YcView *view, gboolean stash)
{
  const YcChain *chain = yc_chain_of (yc_view_get_position (view));
  GArray *plans = g_array_new (FALSE, FALSE, sizeof (YcTrayCard));

  for (YcRef ref = 0; ref < catalogue_of (view)->n[YC_BOMBS]; ref++)
    if (yc_plan_find (chain, (uint8_t) ref).place == YC_PLACE_DECK
        || (stash && chain->players[chain->active].stash == ref)) {
      const YcTrayCard plan = { .ref = ref, .part = YC_TRAY_REST };

      g_array_append_val (plans, plan);
    }
  yc_tray_show (tray, catalogue_of (view), YC_BOMBS, plans, NULL);
}
