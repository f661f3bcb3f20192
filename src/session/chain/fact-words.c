/* fact-words.c: what is seen and corrected at the table of Chain Reaction, in sentences, and what
 * the player to move may do. */

#include "parts.h"
#include "chain/chain.h"

static char *
tell_plans (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *plans = yc_words_items (record, YC_BOMBS, play, YC_LIST_MAIN);
  return g_strdup_printf (_ ("The row of Bomb Plans shows %s."), plans);
}

static char *
tell_hand (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  if (play->n_items == 0)
    return g_strdup_printf (_ ("%s tells cards of the hand."), player);
  g_autofree char *cards = yc_words_items (record, YC_CARDS, play, YC_LIST_MAIN);
  /* Translators: player, list of cards */
  return g_strdup_printf (_ ("%1$s tells of the hand: %2$s."), player, cards);
}

static char *
tell_adjusted_hand (const YcRecord *record, const YcPlay *play)
{
  return yc_words_adjusted_hand (record, play, YC_CARDS);
}

static char *
plans_of_stash (const YcRecord *record, const YcPlay *play, int sign)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].times == sign)
      return yc_words_cards (record, YC_BOMBS, &play->items[i].ref, 1);
  return NULL;
}

/* There is room for one plan in it. */
static char *
tell_adjusted_stash (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autofree char *coming = plans_of_stash (record, play, 1);
  g_autofree char *going = plans_of_stash (record, play, -1);
  if (coming != NULL)
    /* Translators: player, Bomb Plan */
    return g_strdup_printf (_ ("Correction: %2$s lies in the stash of %1$s."), player, coming);
  /* Translators: player, Bomb Plan */
  return g_strdup_printf (_ ("Correction: the stash of %1$s loses %2$s."), player,
                          going != NULL ? going : "");
}

static char *
tell_adjusted_pool (const YcRecord *record G_GNUC_UNUSED, const YcPlay *play)
{
  if (yc_workers_total (&play->workers) == 0)
    return g_strdup (_ ("Correction: nobody is in the pool."));
  g_autofree char *workers = yc_words_workers (&play->workers);
  if (play->number == 0)
    /* Translators: %s is personnel */
    return g_strdup_printf (_ ("Correction: in the pool: %s."), workers);
  return play->number > 0
           /* Translators: %s is personnel */
           ? g_strdup_printf (_ ("Correction: the pool gets %s."), workers)
           /* Translators: %s is personnel */
           : g_strdup_printf (_ ("Correction: the pool loses %s."), workers);
}

static char *
tell_adjusted_deck (const YcRecord *record G_GNUC_UNUSED, const YcPlay *play)
{
  const int n = play->n_items > 0 ? play->items[0].times : ABS (play->number);
  if (play->n_items > 0)
    return g_strdup_printf (ngettext ("Correction: %d card is left in the deck.",
                                      "Correction: %d cards are left in the deck.", (gulong) n),
                            n);
  return play->number > 0
           ? g_strdup_printf (
             ngettext ("Correction: %d card goes from the discard pile to the deck.",
                       "Correction: %d cards go from the discard pile to the deck.", (gulong) n),
             n)
           : g_strdup_printf (
             ngettext ("Correction: %d card goes from the deck to the discard pile.",
                       "Correction: %d cards go from the deck to the discard pile.", (gulong) n),
             n);
}

static const struct {
  YcVerb verb;
  char *(*tell) (const YcRecord *record, const YcPlay *play);
} tellers[] = {
  { YC_TELL_PLANS, tell_plans },
  { YC_TELL_HAND, tell_hand },
  { YC_ADJUST_GOOD, yc_words_adjusted_goods },
  { YC_ADJUST_STASH, tell_adjusted_stash },
  { YC_ADJUST_POOL, tell_adjusted_pool },
  { YC_ADJUST_DECK, tell_adjusted_deck },
  { YC_ADJUST_BOMB, yc_words_adjusted_bomb },
  { YC_ADJUST_LOAD, yc_words_adjusted_load },
  { YC_ADJUST_HAND, tell_adjusted_hand },
};

char *
yc_chain_fact_words (const YcRecord *record, const YcPlay *play)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tellers); i++)
    if (tellers[i].verb == play->verb)
      return tellers[i].tell (record, play);
  return NULL;
}

const char *
yc_chain_turn_words (const YcPosition *position)
{
  if (yc_chain_of (position)->last_round)
    /* Translators: %s is a player */
    return _ ("%s is to move in the last round.");
  if (yc_chain_of (position)->last_turn)
    return _ ("%s is to move: the last turn.");
  return _ ("%s is to move: activate cards or end the turn.");
}
