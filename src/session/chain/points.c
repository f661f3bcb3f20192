/* points.c: where the points of a player of the card game come from. */

#include "parts.h"

#include "chain/plans.h"
#include "words.h"

#include <glib/gi18n-lib.h>

/* Section 4 of the card game. Half of the Uranium counts at the end only, but is told before, too.
 */
void
yc_chain_tell_points (const YcRecord *record,
                      const YcPosition *position,
                      int seat,
                      YcPointsFunc tell,
                      gpointer data)
{
  const YcSetup *setup = yc_record_setup (record);
  const YcChainPlayer *player = &yc_chain_of (position)->players[seat];
  g_autofree char *uranium
    = g_strdup_printf (_ ("Half of %d Uranium, counted at the end"), player->uranium);
  g_autofree char *yellowcake = yc_words_amount (&yc_chain_game, YC_YELLOWCAKE, player->yellowcake);
  /* Translators: %s is an amount of yellowcake */
  g_autofree char *tie = g_strdup_printf (_ ("In a tie: %s"), yellowcake);

  for (int i = 0; i < player->n_bombs; i++) {
    const YcCard *plan = &setup->catalogue.cards[YC_BOMBS][player->bombs[i]];
    g_autofree char *words = yc_words_card (plan);

    tell (data, words, MAX (plan->points, 0));
    if (yc_bomb_is_loaded (player, i))
      tell (data, _ ("… loaded"), YC_LOADED_POINTS);
  }
  if (player->told_points != 0)
    tell (data, _ ("Counted at the table"), player->told_points);
  tell (data, uranium, player->uranium / 2);
  if (setup->n_seats > 1)
    tell (data, tie, 0);
}
