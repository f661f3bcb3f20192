/* random.c: random play of Chain Reaction with an invented deck, every hand told.
 *
 * Most printed cards are not known in public. The deck below is made up to have something to play
 * with; the record says so in its location. */

#include "chain/game.h"
#include "chain/chain.h"

#include <string.h>

static const char invented_deck[]
  = "card m1 mine x4 needs ? gives Y1 side L\n"
    "card m2 mine x4 needs E gives Y2 side L\n"
    "card m3 mine x4 needs ?? gives Y2 side E\n"
    "card m4 mine x4 needs EE gives Y3 side S\n"
    "card m5 mine x4 needs EEE gives Y5 side LL\n"
    "card f1 factory x4 needs ? draws 1 discards 1 side E not-with-two\n"
    "card f2 factory x4 needs ?? draws 2 discards 2 side S\n"
    "card e1 enrichment x4 needs S pays Y1 gives U1 side E\n"
    "card e2 enrichment x4 needs S pays Y3 gives U2 side EE\n"
    "card e3 enrichment x3 needs SS pays Y3 gives U3 side S\n"
    "card e4 enrichment x3 needs SS pays Y4 gives U4 side SE\n"
    "card u1 university x2 needs ? gives SS side E\n"
    "card u2 university x2 needs ? gives EE side S\n"
    "card u3 university x2 needs ?? gives SSE side LL\n"
    "card u4 university x1 needs ? gives LLL side SE\n"
    "plan p1 needs SE pays U2 points 4\n"
    "plan p2 needs SE pays U3 points 4\n"
    "plan p3 needs SEE pays U2 points 4\n"
    "plan p4 needs SSE pays U3 points 5\n"
    "plan p5 needs SEE pays U3 points 5\n"
    "plan p6 needs SSE pays U4 points 6\n"
    "plan p7 needs SSEE pays U2 points 5\n"
    "plan p8 needs SSEE pays U3 points 6\n"
    "plan p9 needs SE pays U4 points 5\n"
    "plan p10 needs SSE pays U5 points 7\n"
    "plan p11 needs SEE pays U4 points 6\n"
    "plan p12 needs SSEE pays U4 points 7\n"
    "plan p13 needs SE pays U5 points 6\n"
    "landmark yellowcake needs ?? gives Y1\n"
    "landmark uranium needs ?? pays Y2 gives U1\n"
    "loaded x4 needs S pays U1\n";

#define N_INVENTED_PLANS 13

static void
write_head (YcDice *dice, int n_players, GString *head)
{
  int plans[N_INVENTED_PLANS];
  const int n_row = n_players == 1 ? 4 : n_players;
  for (int i = 0; i < N_INVENTED_PLANS; i++)
    plans[i] = i + 1;
  yc_dice_shuffle (dice, plans, N_INVENTED_PLANS);
  g_string_append (head, "location \"invented cards\"\n");
  yc_random_write_players (dice, n_players, FALSE, head);
  g_string_append (head, invented_deck);
  g_string_append (head, "plans");
  for (int i = 0; i < n_row; i++)
    g_string_append_printf (head, " p%d", plans[i]);
  g_string_append_c (head, '\n');
}

/* ---- Choosing ---------------------------------------------------------------------------------
 */

static guint
weight_of_activation (const YcSetup *setup, const YcPlay *play)
{
  static const guint weights[] = {
    [YC_KIND_MINE] = 40,        [YC_KIND_FACTORY] = 20, [YC_KIND_UNIVERSITY] = 60,
    [YC_KIND_ENRICHMENT] = 120, [YC_KIND_SPECIAL] = 20,
  };
  if (play->target_drawer == YC_BOMBS)
    return 4000;
  if (play->target_drawer == YC_SPACES)
    return 1;
  return weights[setup->catalogue.cards[YC_CARDS][play->target].kind];
}

static guint
weight (const YcSetup *setup, const YcPosition *position, const YcPlay *play)
{
  (void) position;
  if (play->verb == YC_ACTIVATE)
    return weight_of_activation (setup, play);
  if (play->verb == YC_ACTIVATE_LOADED)
    return 2000;
  return play->verb == YC_END ? 12 : 30;
}

/* Puts up to `most` different known cards of a hand into the statement. */
static void
name_cards (YcRandom *self, YcPlay *play, int seat, guint most, YcList list)
{
  const YcChainPlayer *player = &yc_chain_of (yc_random_position (self))->players[seat];
  int cards[YC_CHAIN_CARDS];
  for (int i = 0; i < player->n_known; i++)
    cards[i] = player->known[i];
  yc_dice_shuffle (&self->dice, cards, player->n_known);
  for (guint i = 0; i < most && i < player->n_known; i++)
    play->items[play->n_items++]
      = (YcItem){ .ref = (YcRef) cards[i], .list = (uint8_t) list, .times = 1 };
}

static void
complete (YcRandom *self, YcPlay *play)
{
  const YcSetup *setup = yc_random_setup (self);
  const YcChain *chain = yc_chain_of (yc_random_position (self));
  if (play->verb == YC_END) {
    const guint held = chain->players[chain->active].n_known;
    name_cards (self, play, chain->active, yc_dice_throw (&self->dice, held + 1), YC_LIST_MAIN);
  } else if (play->verb == YC_SPY_CARD) {
    const YcChainPlayer *victim = &chain->players[setup->seat_of_color[play->target_color]];
    play->target = victim->known[yc_dice_throw (&self->dice, victim->n_known)];
    play->target_drawer = YC_CARDS;
    play->has_target = true;
  } else if (play->factory_use == YC_FACTORY_DISCARD) {
    const int discards = setup->catalogue.cards[YC_CARDS][play->target].discards;
    name_cards (self, play, setup->seat_of_color[play->target_color], (guint) discards,
                YC_LIST_FACTORY);
  }
}

/* ---- What is drawn and turned up --------------------------------------------------------------
 */

static void
take_out (const guint8 *cards, int n, int *copies)
{
  for (int i = 0; i < n; i++)
    if (cards[i] != YC_CHAIN_UNTOLD)
      copies[cards[i]]--;
}

/* The cards that nobody has seen since they were shuffled, a number for each copy. */
static guint
unseen_cards (const YcSetup *setup, const YcChain *chain, int *cards)
{
  int copies[YC_MAX_CARDS];
  guint n = 0;
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    copies[i] = MAX (setup->catalogue.cards[YC_CARDS][i].copies, 0);
  take_out (chain->discard.cards, chain->discard.n, copies);
  take_out (chain->played.cards, chain->played.n, copies);
  for (int seat = 0; seat < chain->n_seats; seat++)
    take_out (chain->players[seat].known, chain->players[seat].n_known, copies);
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    for (int copy = 0; copy < copies[i] && n < YC_CHAIN_CARDS; copy++)
      cards[n++] = i;
  return n;
}

static void
add_item (YcPlay *fact, int ref)
{
  fact->items[fact->n_items++] = (YcItem){ .ref = (YcRef) ref, .times = 1 };
}

/* The whole hand, with cards for those that were drawn unseen. */
static void
tell_hand (YcRandom *self, int seat)
{
  const YcSetup *setup = yc_random_setup (self);
  const YcChain *chain = yc_chain_of (yc_random_position (self));
  const YcChainPlayer *player = &chain->players[seat];
  int cards[YC_CHAIN_CARDS];
  if (player->n_known == player->hand)
    return;
  const guint n = unseen_cards (setup, chain, cards);
  yc_dice_shuffle (&self->dice, cards, n);
  g_autofree YcPlay *fact = g_new0 (YcPlay, 1);
  fact->verb = YC_TELL_HAND;
  fact->actor = YC_TABLE;
  fact->target_color = (uint8_t) setup->seats[seat].color;
  for (int i = 0; i < player->n_known; i++)
    add_item (fact, player->known[i]);
  for (guint i = 0; i + player->n_known < player->hand && i < n; i++)
    add_item (fact, cards[i]);
  yc_random_append (self, fact);
}

static guint
unseen_plans (const YcSetup *setup, const YcChain *chain, int *plans)
{
  gboolean seen[YC_MAX_CARDS] = { FALSE };
  guint n = 0;
  for (int i = 0; i < chain->n_row; i++)
    if (chain->row[i] != YC_CHAIN_UNTOLD)
      seen[chain->row[i]] = TRUE;
  for (int seat = 0; seat < chain->n_seats; seat++) {
    const YcChainPlayer *player = &chain->players[seat];
    for (int i = 0; i < player->n_bombs; i++)
      seen[player->bombs[i]] = TRUE;
    if (player->stash < YC_CHAIN_NONE)
      seen[player->stash] = TRUE;
  }
  /* of the plans in the catalogue only those of the invented deck are in the box */
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (!seen[i] && !strchr (setup->catalogue.cards[YC_BOMBS][i].id, '-'))
      plans[n++] = i;
  return n;
}

static void
tell_plans (YcRandom *self)
{
  const YcSetup *setup = yc_random_setup (self);
  const YcChain *chain = yc_chain_of (yc_random_position (self));
  int plans[YC_MAX_CARDS];
  const guint n = unseen_plans (setup, chain, plans);
  yc_dice_shuffle (&self->dice, plans, n);
  g_autofree YcPlay *fact = g_new0 (YcPlay, 1);
  fact->verb = YC_TELL_PLANS;
  fact->actor = YC_TABLE;
  for (int i = 0; i < chain->n_row; i++)
    if (chain->row[i] == YC_CHAIN_UNTOLD && fact->n_items < n)
      add_item (fact, plans[fact->n_items]);
  if (fact->n_items > 0)
    yc_random_append (self, fact);
}

static void
tell (YcRandom *self)
{
  for (int seat = 0; seat < yc_random_setup (self)->n_seats; seat++)
    tell_hand (self, seat);
  tell_plans (self);
}

const YcRandomGame yc_chain_random = {
  .write_head = write_head,
  .weight = weight,
  .complete = complete,
  .tell = tell,
};
