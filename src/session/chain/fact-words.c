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

static const struct {
  YcVerb verb;
  char *(*tell) (const YcRecord *record, const YcPlay *play);
} tellers[] = {
  { YC_TELL_PLANS, tell_plans },
  { YC_TELL_HAND, tell_hand },
  { YC_ADJUST_GOOD, yc_words_adjusted_goods },
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
