/* alike-cards.c: see alike-cards.h. */

#include "alike-cards.h"

#include "card-name.h"
#include "chain/chain.h"
#include "chain/plans.h"
#include "telling.h"

/* A plan lies there, or face down in the own stash, or anywhere as far as is told. */
static gboolean
may_lie_there (YcView *view, const YcCard *draft, YcRef plan)
{
  const YcChain *chain = yc_chain_of (yc_view_get_position (view));

  return draft->kind != YC_KIND_PLAN || chain->players[chain->active].stash == plan
         || yc_plan_find (chain, (uint8_t) plan).place == YC_PLACE_DECK;
}

static gboolean
may_be (YcView *view, const YcCard *draft, YcRef ref, const YcCard *known)
{
  g_autofree char *key = yc_card_key (known);

  return g_strcmp0 (draft->id, known->id) != 0 && yc_card_agrees (draft, known)
         && may_lie_there (view, draft, ref)
         && yc_teachable_get_merged (YC_TEACHABLE (yc_view_get_session (view)), key) == NULL;
}

guint
yc_alike_cards (YcView *view, const YcCard *draft, gboolean looks_known, YcRef *found, guint room)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (yc_view_get_session (view))->catalogue;
  const YcDrawer drawer = yc_kind_info (catalogue->game, draft->kind)->drawer;
  guint n = 0;

  for (YcRef ref = 0; ref < catalogue->n[drawer] && n < room; ref++) {
    const YcCard *known = &catalogue->cards[drawer][ref];

    if (may_be (view, draft, ref, known) && yc_card_tells_more (draft, known) != looks_known)
      found[n++] = ref;
  }
  return n;
}
