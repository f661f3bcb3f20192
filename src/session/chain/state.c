/* state.c: a position of Chain Reaction, member by member. */

#include "parts.h"

#include "outcome.h"
#include "chain/chain.h"

static const char *
id_of (const YcSetup *setup, YcDrawer drawer, guint8 index)
{
  return index == YC_CHAIN_UNTOLD ? "?" : setup->catalogue.cards[drawer][index].id;
}

static void
ids (YcState *state,
     const YcSetup *setup,
     const char *key,
     YcDrawer drawer,
     const guint8 *cards,
     int n)
{
  yc_state_begin_list (state, key);
  for (int i = 0; i < n; i++)
    yc_state_text (state, NULL, id_of (setup, drawer, cards[i]));
  yc_state_end (state);
}

static void
pool (YcState *state, const YcChain *chain)
{
  static const char *const letters[YC_WORKER_TYPES] = { "L", "E", "S" };
  yc_state_begin_object (state, "pool");
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    yc_state_int (state, letters[type], chain->pool[type]);
  yc_state_end (state);
}

static void
hand (YcState *state, const YcSetup *setup, const YcChainPlayer *player)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  for (int i = 0; i < player->n_known; i++)
    g_ptr_array_add (known, (gpointer) id_of (setup, YC_CARDS, player->known[i]));
  yc_state_begin_object (state, "hand");
  yc_state_int (state, "count", player->hand);
  yc_state_sorted (state, "known", known);
  yc_state_end (state);
}

static void
bombs (YcState *state, const YcSetup *setup, const YcChainPlayer *player)
{
  yc_state_begin_list (state, "bombs");
  for (int i = 0; i < player->n_bombs; i++) {
    yc_state_begin_object (state, NULL);
    yc_state_text (state, "plan", id_of (setup, YC_BOMBS, player->bombs[i]));
    yc_state_bool (state, "loaded", player->loaded >> i & 1);
    yc_state_end (state);
  }
  yc_state_end (state);
}

void
yc_chain_tell_player (YcState *state, const YcRecord *record, const YcPosition *position, int seat)
{
  const YcChain *chain = yc_chain_of (position);
  const YcSetup *setup = yc_record_setup (record);
  const YcChainPlayer *self = &chain->players[seat];
  hand (state, setup, self);
  yc_state_int (state, "yellowcake", self->yellowcake);
  yc_state_int (state, "uranium", self->uranium);
  bombs (state, setup, self);
  yc_state_text (state, "stash",
                 self->stash == YC_CHAIN_NONE ? NULL : id_of (setup, YC_BOMBS, self->stash));
  yc_state_int (state, "points", yc_record_game (record)->score (setup, position, seat));
  if (chain->over)
    yc_state_int (state, "score", yc_outcome_points (record, position, seat));
}

static void
winners (YcState *state, const YcRecord *record, const YcPosition *position)
{
  const YcSetup *setup = yc_record_setup (record);
  yc_state_begin_list (state, "winners");
  for (int seat = 0; seat < setup->n_seats; seat++)
    if (yc_outcome_is_winner (record, position, seat))
      yc_state_text (state, NULL, yc_color_name (setup->seats[seat].color));
  yc_state_end (state);
}

void
yc_chain_tell_table (YcState *state, const YcRecord *record, const YcPosition *position)
{
  const YcChain *chain = yc_chain_of (position);
  const YcSetup *setup = yc_record_setup (record);
  yc_state_text (state, "phase", chain->over ? "over" : "turn");
  winners (state, record, position);
  yc_state_int (state, "target", setup->options[YC_OPTION_TARGET]);
  yc_state_bool (state, "last_round", chain->last_round);
  pool (state, chain);
  yc_state_int (state, "deck", chain->deck);
  ids (state, setup, "discard", YC_CARDS, chain->discard.cards, chain->discard.n);
  ids (state, setup, "played", YC_CARDS, chain->played.cards, chain->played.n);
  ids (state, setup, "row", YC_BOMBS, chain->row, chain->n_row);
  yc_state_int (state, "plan_deck", chain->plan_deck);
  yc_state_int (state, "loaded_left", chain->loaded_left);
}
