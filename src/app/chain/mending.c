/* mending.c: see mending.h. */

#include "mending.h"

#include "chain/chain.h"
#include "chain/hands.h"

#include <glib/gi18n.h>

static const YcCard *
card_of (YcSession *session, const YcReason *reason)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;

  return reason->drawer == YC_CARDS && reason->card >= 0 && reason->card < catalogue->n[YC_CARDS]
           ? &catalogue->cards[YC_CARDS][reason->card]
           : NULL;
}

static char *
define (const YcCard *card)
{
  char line[YC_MAX_LINE + 1];

  yc_card_write (card, line, sizeof line);
  return g_strdup (line);
}

/* How often the play names a card from the hand of its player. */
static int
named (const YcPlay *play, YcRef card)
{
  YcShown shown;

  yc_shown_clear (&shown);
  if (play->verb == YC_ACTIVATE && play->target_drawer == YC_CARDS)
    yc_shown_add (&shown, yc_chain_index (play->target));
  yc_shown_add_items (&shown, play, YC_LIST_SIDE);
  return yc_shown_count (&shown, yc_chain_index (card));
}

/* More of the card are on the table than it was told to have copies. */
static char *
count_again (YcSession *session, const YcPlay *play, const YcReason *reason)
{
  const YcCard *told = card_of (session, reason);
  const YcSetup *setup = yc_session_get_setup (session);
  const YcChain *chain = yc_chain_of (yc_session_get_position (session));
  const int seat = setup->seat_of_color[play->actor % YC_COLORS];
  const uint8_t index = yc_chain_index (reason->card);
  YcCard card;

  if (told == NULL || told->copies <= 0 || told->kind == YC_KIND_SPECIAL
      || yc_copies_left (setup, chain, seat, index) >= named (play, reason->card))
    return NULL;
  card = *told;
  card.copies = (int16_t) (told->copies + named (play, reason->card)
                           - MAX (yc_copies_left (setup, chain, seat, index), 0));
  return define (&card);
}

/* The hand was told, and holds other cards: just those that are shown are known of it now. */
static char *
tell_hand_again (YcSession *session, const YcPlay *play, const YcReason *reason)
{
  const YcSetup *setup = yc_session_get_setup (session);
  const YcChain *chain = yc_chain_of (yc_session_get_position (session));
  const int seat = setup->seat_of_color[play->actor % YC_COLORS];
  YcPlay hand = yc_play_begin (YC_TELL_HAND, YC_TABLE);

  if (reason->card == YC_NONE || reason->seat != seat || chain->players[seat].n_known == 0)
    return NULL;
  hand.target_color = play->actor;
  if (play->verb == YC_ACTIVATE && play->target_drawer == YC_CARDS)
    yc_play_add (&hand, YC_LIST_MAIN, play->target);
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == YC_LIST_SIDE)
      yc_play_add (&hand, YC_LIST_MAIN, play->items[i].ref);
  return yc_session_write_play (session, &hand);
}

static char *
take_sign_off (YcSession *session, const YcPlay *play)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  YcCard card;

  if (play->target_drawer != YC_CARDS || play->target < 0 || play->target >= catalogue->n[YC_CARDS])
    return NULL;
  card = catalogue->cards[YC_CARDS][play->target];
  card.not_with_two = false;
  return define (&card);
}

char *
yc_chain_mend (YcSession *session, const YcPlay *play, const YcReason *reason, const char **label)
{
  char *mended = NULL;

  if (reason->rule == YC_RULE_FACTORY_NOT_WITH_TWO) {
    *label = N_ ("The Sign Is Not on This Card");
    return take_sign_off (session, play);
  }
  if (reason->rule != YC_RULE_CHAIN_NO_SUCH_CARD && reason->rule != YC_RULE_CHAIN_CARD_USED_TWICE)
    return NULL;
  *label = N_ ("There Is One More Copy");
  mended = count_again (session, play, reason);
  if (mended != NULL)
    return mended;
  *label = N_ ("The Hand Was Told Wrongly");
  return tell_hand_again (session, play, reason);
}
