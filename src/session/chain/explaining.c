/* explaining.c: what helps to explain a table of Chain Reaction (explain.h). */

#include "parts.h"

#include "chain/hands.h"

static int
ref_of (const YcCatalogue *catalogue, const char *id)
{
  for (int ref = 0; ref < catalogue->n[YC_CARDS]; ref++)
    if (g_strcmp0 (catalogue->cards[YC_CARDS][ref].id, id) == 0)
      return ref;
  return -1;
}

/* Counts the cards of a pile as it was told; FALSE if it was not, or not all of it. */
static gboolean
count_pile (const YcCatalogue *catalogue, JsonObject *table, const char *key, guint *copies)
{
  JsonNode *pile = json_object_get_member (table, key);
  gboolean told = TRUE;
  if (!pile || !JSON_NODE_HOLDS_ARRAY (pile))
    return FALSE;
  JsonArray *cards = json_node_get_array (pile);
  for (guint i = 0; i < json_array_get_length (cards); i++) {
    JsonNode *card = json_array_get_element (cards, i);
    const int ref
      = JSON_NODE_HOLDS_VALUE (card) ? ref_of (catalogue, json_node_get_string (card)) : -1;
    if (ref >= 0)
      copies[ref]++;
    told = told && ref >= 0;
  }
  return told;
}

/* What lies on the piles now and was nowhere before was played from a hand that nobody told: it is
 * put into the hand beside what is known there, as if the hand were large enough. Where the piles
 * can have been made a deck again, nobody sees what was played. */
static gboolean
tell_hand (const YcSetup *setup, YcPosition *position, JsonObject *table)
{
  YcChain *chain = yc_chain_in (position);
  const YcChainPlayer *player = &chain->players[chain->active];
  guint copies[YC_MAX_CARDS] = { 0 }, n = 0;
  if (yc_hand_unknown (player) == 0)
    return TRUE;
  const gboolean discard_told = count_pile (&setup->catalogue, table, "discard", copies);
  const gboolean played_told = count_pile (&setup->catalogue, table, "played", copies);
  for (int card = 0; card < setup->catalogue.n[YC_CARDS]; card++) {
    const guint8 ref = (guint8) card;
    const int there = yc_pile_count (&chain->discard, ref) + yc_pile_count (&chain->played, ref);
    n += copies[card];
    while (there + yc_hand_known (player, ref) < (int) copies[card]
           && yc_copy_is_left (setup, chain, ref) && player->hand < YC_CHAIN_CARDS)
      yc_hand_gain (chain, chain->active, ref);
  }
  const gboolean shuffled = n < (guint) chain->discard.n + chain->played.n
                            && chain->deck < YC_EXPLAIN_PLAYS * YC_CHAIN_HAND;
  return discard_told && played_told && !shuffled;
}

/* A turn may end with any number of cards thrown away. */
static void
each_shape (const YcSetup *setup G_GNUC_UNUSED,
            const YcPosition *position,
            const YcPlay *play,
            YcPlayFunc found,
            void *data)
{
  const YcChain *chain = yc_chain_of (position);
  if (play->verb != YC_CHAIN_END)
    return;
  g_autofree YcPlay *end = g_memdup2 (play, sizeof *play);
  for (int n = 0; n < chain->players[chain->active].hand; n++) {
    yc_play_add (end, YC_LIST_MAIN, YC_UNTOLD);
    found (end, data);
  }
}

const YcExplaining yc_chain_explaining = {
  .tell_hand = tell_hand,
  .each_shape = each_shape,
};
