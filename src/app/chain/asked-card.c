/* asked-card.c: see asked-card.h. */

#include "asked-card.h"

#include "alike-cards.h"
#include "asked-field.h"
#include "chain/personnel.h"
#include "session.h"

static const YcSetup *
setup_of (YcView *view)
{
  return yc_session_get_setup (yc_view_get_session (view));
}

/* The card laid sideways by an item of the play, or NULL. */
static const YcCard *
laid_card (const YcCatalogue *catalogue, const YcPlay *wish, int item)
{
  const YcRef ref = wish->items[item].ref;

  return wish->items[item].list == YC_LIST_SIDE && ref >= 0 && ref < catalogue->n[YC_CARDS]
           ? &catalogue->cards[YC_CARDS][ref]
           : NULL;
}

static gboolean
may_be_another (YcView *view, const YcCard *card, const char *told)
{
  YcRef found;

  return card != NULL && g_strcmp0 (card->id, told) == 0
         && yc_alike_cards (view, card, FALSE, &found, 1) > 0;
}

const YcCard *
yc_card_to_ask_about (YcView *view, const YcPlay *wish, const char *told, guint *fields)
{
  const YcCatalogue *catalogue = &setup_of (view)->catalogue;
  const YcCard *activated = yc_activated_card (setup_of (view), wish);
  const YcCard *offered = may_be_another (view, activated, told) ? activated : NULL;

  *fields = activated != NULL ? yc_unknown_fields (activated) : 0;
  if (*fields != 0)
    return activated;
  for (int i = 0; i < wish->n_items; i++) {
    const YcCard *laid = laid_card (catalogue, wish, i);

    if (laid != NULL && laid->side_unknown) {
      *fields = YC_PRINTED_SIDE;
      return laid;
    }
    if (may_be_another (view, laid, told))
      offered = laid;
  }
  return offered;
}
