/* hand-checks.c: whether named cards can come from where they are said to be (section 3.1). */

#include "wish.h"

#include <limits.h>

/* Where the cards of one check come from. */
typedef struct {
  YcPlace place;
  int seat;   /* whose hand, or -1 */
  int cards;  /* that lie there */
  int untold; /* of them */
  bool used;  /* they are shown to be used: one played this turn is used twice */
  const YcShown *shown;
  const YcShown *beside;
} Source;

static Source
source_of (const YcWish *wish, YcPlace place, int seat, const YcShown *shown, const YcShown *beside)
{
  const YcChain *chain = wish->chain;
  Source source = { .place = place, .seat = seat, .shown = shown, .beside = beside };
  if (place == YC_PLACE_HAND) {
    source.cards = chain->players[seat].hand;
    source.untold = yc_hand_unknown (&chain->players[seat]);
    source.used = shown == &wish->shown && wish->play->verb != YC_END;
  } else if (place == YC_PLACE_DISCARD) {
    source.cards = chain->discard.n;
    source.untold = yc_pile_count (&chain->discard, YC_CHAIN_UNTOLD);
  } else {
    source.cards = source.untold = chain->deck;
  }
  return source;
}

static int
known_there (const YcWish *wish, const Source *source, uint8_t card)
{
  if (source->place == YC_PLACE_HAND)
    return yc_hand_known (&wish->chain->players[source->seat], card);
  if (source->place == YC_PLACE_DISCARD)
    return yc_pile_count (&wish->chain->discard, card);
  return 0;
}

/* How many of the copies shown nobody has told to be there. */
static int
unknown_shown (const YcWish *wish, const Source *source, int i)
{
  int unknown = source->shown->count[i] - known_there (wish, source, source->shown->card[i]);
  return unknown > 0 ? unknown : 0;
}

/* Copies in the box that are not known to be elsewhere, those played this turn included. */
static int
free_copies (const YcWish *wish, const Source *source, uint8_t card)
{
  int copies = yc_wish_industry (wish, card)->copies;
  if (copies < 0)
    return INT_MAX;
  copies -= yc_copies_elsewhere (wish->chain, source->seat, card);
  if (source->place == YC_PLACE_DISCARD)
    copies += known_there (wish, source, card);
  if (source->beside != NULL) {
    int told = yc_hand_known (yc_wish_player (wish), card);
    int beside = yc_shown_count (source->beside, card);
    copies -= beside > told ? beside - told : 0;
  }
  return copies;
}

/* Where the copies are that are missing here. */
static void
tell_where (const YcWish *wish, const Source *source, YcReason *reason)
{
  uint8_t card = yc_chain_index (reason->card);
  if (source->place != YC_PLACE_DISCARD && yc_pile_count (&wish->chain->discard, card) > 0) {
    reason->place = YC_PLACE_DISCARD;
    return;
  }
  for (int seat = 0; seat < wish->chain->n_seats; seat++)
    if (seat != source->seat && yc_hand_known (&wish->chain->players[seat], card) > 0) {
      reason->place = YC_PLACE_HAND;
      reason->seat = (int8_t) seat;
      return;
    }
}

static YcReason *
missing (YcWish *wish, const Source *source, YcRule rule, YcRef card, int number, int limit)
{
  YcReason *reason = yc_wish_refuse (wish, rule, YC_CARDS, card);
  reason->seat = (int8_t) source->seat;
  reason->number = (int16_t) number;
  reason->limit = (int16_t) limit;
  if (card != YC_NONE)
    tell_where (wish, source, reason);
  return reason;
}

/* Whether so many cards lie there, and so many that nobody has told. */
static bool
pile_holds_them (YcWish *wish, const Source *source)
{
  const YcShown *shown = source->shown;
  int unknown = 0, named = 0;
  YcRef first = YC_NONE;
  for (int i = 0; i < shown->n; i++) {
    int more = unknown_shown (wish, source, i);
    if (more > 0 && first == YC_NONE)
      first = shown->card[i];
    unknown += more;
    named += shown->count[i];
  }
  if (source->place == YC_PLACE_DISCARD) /* it lies open: a `?` is a card nobody told */
    unknown += shown->total - named;
  if (shown->total <= source->cards && unknown <= source->untold)
    return true;
  missing (wish, source, YC_RULE_CHAIN_NO_SUCH_CARD, first, shown->total, source->cards);
  return false;
}

/* Whether a copy of each can be left: none in the box, or only those played this turn. */
static bool
copies_are_left (YcWish *wish, const Source *source, YcRule rule)
{
  bool left = true;
  for (int i = 0; i < source->shown->n; i++) {
    uint8_t card = source->shown->card[i];
    if (source->place == YC_PLACE_DISCARD && unknown_shown (wish, source, i) == 0)
      continue; /* they lie open, whatever else is said of copies */
    int free = free_copies (wish, source, card);
    int unplayed = free == INT_MAX ? free : free - yc_pile_count (&wish->chain->played, card);
    if (source->shown->count[i] <= unplayed)
      continue;
    left = false;
    bool twice = free > 0 && source->used;
    if (twice == (rule == YC_RULE_CHAIN_CARD_USED_TWICE))
      missing (wish, source, rule, card, source->shown->count[i], unplayed > 0 ? unplayed : 0);
  }
  return left;
}

static void
tell_unseen (YcWish *wish, const Source *source)
{
  for (int i = 0; i < source->shown->n; i++)
    if (unknown_shown (wish, source, i) > 0) {
      YcReason *reason = yc_wish_remark (wish, YC_RULE_CHAIN_NO_SUCH_CARD, YC_UNSEEN);
      reason->card = source->shown->card[i];
      reason->drawer = YC_CARDS;
      reason->seat = (int8_t) source->seat;
    }
}

void
yc_check_cards (YcWish *wish, YcPlace place, int seat, const YcShown *shown, const YcShown *beside)
{
  const Source source = source_of (wish, place, seat, shown, beside);
  bool there = pile_holds_them (wish, &source);
  if (!copies_are_left (wish, &source, YC_RULE_CHAIN_NO_SUCH_CARD)) {
    copies_are_left (wish, &source, YC_RULE_CHAIN_CARD_USED_TWICE);
    there = false;
  }
  if (there)
    tell_unseen (wish, &source);
}

void
yc_check_own_hand (YcWish *wish)
{
  yc_check_cards (wish, YC_PLACE_HAND, wish->seat, &wish->shown, NULL);
}
