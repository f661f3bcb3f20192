/* tray-order.c: see tray-order.h. */

#include "chain/tray-order.h"

#include "card-name.h"
#include "chain/hands.h"
#include "chain/personnel.h"

#define MOST_RECENT 6

typedef struct {
  const YcSetup *setup;
  GArray *cards;
  gboolean may_be[YC_MAX_CARDS];
  gboolean last[YC_MAX_CARDS]; /* of its kind */
  gboolean added[YC_MAX_CARDS];
  guint n_recent;
} Order;

static Order
order_new (const YcSetup *setup)
{
  return (Order){ .setup = setup, .cards = g_array_new (FALSE, FALSE, sizeof (YcTrayCard)) };
}

static void
add (Order *order, YcRef ref, YcTrayPart part, int copies)
{
  const YcTrayCard card = { .ref = ref, .part = part, .copies = copies };

  if (ref < 0 || ref >= order->setup->catalogue.n[YC_CARDS] || order->added[ref])
    return;
  order->added[ref] = TRUE;
  g_array_append_val (order->cards, card);
}

static void
add_recent (Order *order, YcRef ref)
{
  const guint before = order->cards->len;

  if (ref < 0 || ref >= YC_MAX_CARDS || !order->may_be[ref] || order->n_recent >= MOST_RECENT)
    return;
  add (order, ref, YC_TRAY_RECENT, 0);
  order->n_recent += order->cards->len - before;
}

static void
add_of_kind (Order *order, YcKind kind, gboolean last)
{
  const YcCatalogue *catalogue = &order->setup->catalogue;

  for (YcRef ref = 0; ref < catalogue->n[YC_CARDS]; ref++)
    if (order->may_be[ref] && order->last[ref] == last
        && catalogue->cards[YC_CARDS][ref].kind == kind)
      add (order, ref, YC_TRAY_REST, 0);
}

static GArray *
add_rest (Order *order)
{
  for (int kind = YC_KIND_MINE; kind <= YC_KIND_SPECIAL; kind++) {
    add_of_kind (order, (YcKind) kind, FALSE);
    add_of_kind (order, (YcKind) kind, TRUE);
  }
  return order->cards;
}

/* A card that was merged is played as the one that it stands for, and judged with its numbers; one
 * that the table has put out of sight is not offered. */
static gboolean
is_itself (YcSession *session, YcRef ref)
{
  const YcCard *card = &yc_session_get_setup (session)->catalogue.cards[YC_CARDS][ref];
  YcCollection *collection = yc_session_get_collection (session, NULL);
  g_autofree char *key = yc_card_key (card);

  return yc_record_card_of (yc_session_get_record (session), YC_CARDS, ref) == ref
         && (collection == NULL || !yc_collection_is_hidden (collection, key));
}

/* ---- Hands ---- */

static gboolean
may_be_held (const Order *order, const YcChain *chain, int seat, YcRef ref)
{
  return yc_hand_known (&chain->players[seat], (uint8_t) ref) > 0
         || yc_copies_left (order->setup, chain, seat, (uint8_t) ref) > 0;
}

GArray *
yc_tray_of_hand (YcView *view, int seat, gboolean told)
{
  YcSession *session = yc_view_get_session (view);
  const YcPosition position = *yc_view_get_position (view);
  const YcChainPlayer *player = &yc_chain_of (&position)->players[seat];
  Order order = order_new (yc_session_get_setup (session));

  for (int i = 0; told && i < player->n_known; i++)
    add (&order, player->known[i], YC_TRAY_TOLD, yc_hand_known (player, player->known[i]));
  if (told && yc_hand_unknown (player) == 0)
    return order.cards;
  for (YcRef ref = 0; ref < order.setup->catalogue.n[YC_CARDS]; ref++) {
    order.may_be[ref]
      = is_itself (session, ref) && may_be_held (&order, yc_chain_of (&position), seat, ref);
    /* until the pile is shuffled there would have to be another copy */
    order.last[ref] = yc_pile_count (&yc_chain_of (&position)->discard, (uint8_t) ref) > 0;
  }
  return add_rest (&order);
}

/* ---- The discard pile ---- */

static gboolean
may_be_taken (const Order *order, const YcChain *chain, YcRef ref)
{
  gboolean untold = yc_pile_count (&chain->discard, YC_CHAIN_UNTOLD) > 0;

  if (!yc_factory_may_take (order->setup, ref))
    return FALSE;
  return yc_pile_count (&chain->discard, (uint8_t) ref) > 0
         || (untold && yc_copy_is_left (order->setup, chain, (uint8_t) ref));
}

GArray *
yc_tray_of_discard (YcView *view)
{
  YcSession *session = yc_view_get_session (view);
  const YcPosition position = *yc_view_get_position (view);
  const YcChainPile *discard = &yc_chain_of (&position)->discard;
  Order order = order_new (yc_session_get_setup (session));

  for (YcRef ref = 0; ref < order.setup->catalogue.n[YC_CARDS]; ref++)
    order.may_be[ref]
      = is_itself (session, ref) && may_be_taken (&order, yc_chain_of (&position), ref);
  for (int i = discard->n - 1; i >= 0; i--)
    add_recent (&order, discard->cards[i]);
  return add_rest (&order);
}

/* ---- Likely ones ---- */

typedef struct {
  YcTrayCard card;
  int missing; /* who is still missing with it */
  int idle;    /* who would be idle */
  guint place; /* among all cards */
} Likely;

static int
missing_with (const YcCard *target, YcPersonnel there, const YcCard *side)
{
  yc_personnel_add_side (&there, side, 1);
  return yc_card_shortfall (target, &there);
}

static gint
compare_likely (gconstpointer a, gconstpointer b)
{
  const Likely *first = a, *second = b;
  const int keys[][2] = {
    { first->card.part != YC_TRAY_TOLD, second->card.part != YC_TRAY_TOLD },
    { first->missing, second->missing },
    { first->idle, second->idle },
    { (int) first->place, (int) second->place },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i][0] != keys[i][1])
      return keys[i][0] < keys[i][1] ? -1 : 1;
  return 0;
}

static GArray *
cards_of (GArray *likely)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (YcTrayCard));

  g_array_sort (likely, compare_likely);
  for (guint i = 0; i < likely->len; i++)
    g_array_append_val (cards, g_array_index (likely, Likely, i).card);
  return cards;
}

gboolean
yc_misses_personnel (const YcSetup *setup, const YcPlay *play)
{
  const YcCard *target = yc_activated_card (setup, play);
  const YcPersonnel there = yc_personnel_put_in (setup, play);

  return target != NULL && yc_card_shortfall (target, &there) > 0;
}

GArray *
yc_tray_likely (const YcSetup *setup, const GArray *cards, const YcPlay *play)
{
  g_autoptr (GArray) likely = g_array_new (FALSE, FALSE, sizeof (Likely));
  const YcCard *target = yc_activated_card (setup, play);
  const YcPersonnel there = yc_personnel_put_in (setup, play);
  const int missing = target != NULL ? yc_card_shortfall (target, &there) : 0;

  for (guint i = 0; missing > 0 && i < cards->len; i++) {
    Likely one = { .card = g_array_index (cards, YcTrayCard, i), .place = i };
    const YcCard *side = &setup->catalogue.cards[YC_CARDS][one.card.ref];
    YcPersonnel borne = { 0 };

    yc_personnel_add_side (&borne, side, 1);
    one.missing = missing_with (target, there, side);
    one.idle = yc_personnel_total (&borne) - (missing - one.missing);
    if (one.missing < missing && yc_card_side_known (side))
      g_array_append_val (likely, one);
  }
  return cards_of (likely);
}
