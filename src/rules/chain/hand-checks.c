/* hand-checks.c: whether named cards can come from where they are said to be (section 3.1). */

#include "wish.h"

#include <limits.h>

/* Where the cards of one check come from. */
typedef struct {
  YcPlace place;
  int seat;   /* whose hand, or -1 */
  int cards;  /* that lie there */
  int untold; /* of them */
  const YcShown *shown;
  bool own; /* it is what the actor shows; else what is shown cannot be there too */
} Source;

static Source
source_of (const YcWish *wish, YcPlace place, int seat, const YcShown *shown)
{
  const YcChain *chain = wish->chain;
  Source source = { .place = place, .seat = seat, .shown = shown };
  if (place == YC_PLACE_HAND) {
    source.cards = chain->players[seat].hand;
    source.untold = yc_hand_unknown (&chain->players[seat]);
  } else if (place == YC_PLACE_DISCARD) {
    source.cards = chain->discard.n;
    source.untold = yc_pile_count (&chain->discard, YC_CHAIN_UNTOLD);
  } else {
    source.cards = source.untold = chain->deck;
  }
  return source;
}

static Source
own_hand (const YcWish *wish, const YcShown *shown)
{
  Source source = source_of (wish, YC_PLACE_HAND, wish->seat, shown);
  source.own = true;
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

/* Copies in the box that are not known to be elsewhere, or played this turn; none if more are known
 * than there are. */
static int
copies_left (const YcWish *wish, const Source *source, uint8_t card)
{
  int left = yc_copies_left (wish->setup, wish->chain, source->seat, card);
  if (left == INT_MAX)
    return left;
  if (source->place == YC_PLACE_DISCARD)
    left += known_there (wish, source, card);
  if (!source->own) {
    int told = yc_hand_known (yc_wish_player (wish), card);
    int beside = yc_shown_count (&wish->shown, card);
    left -= beside > told ? beside - told : 0;
  }
  return left > 0 ? left : 0;
}

/* Whether all that is shown was told to be there, and no card of it is known more often than there
 * are. */
static bool
all_was_told (const YcWish *wish, const Source *source)
{
  const YcShown *shown = source->shown;
  for (int i = 0; i < shown->n; i++)
    if (unknown_shown (wish, source, i) > 0
        || yc_copies_are_exceeded (wish->setup, wish->chain, shown->card[i]))
      return false;
  return shown->total <= source->cards;
}

void
yc_wish_look_at_hand (YcWish *wish)
{
  const Source hand = own_hand (wish, &wish->shown);
  wish->hand_was_told = all_was_told (wish, &hand);
}

/* ---- Reasons ---- */

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
      reason->holder = (int8_t) seat;
      return;
    }
}

static void
tell_count (YcReason *reason, int number, int limit)
{
  reason->number = (int16_t) number;
  reason->limit = (int16_t) limit;
}

/* How many are named of a card of which some are known there: not that nobody has shown it. */
static void
tell_known (const YcWish *wish, const Source *source, YcReason *reason)
{
  uint8_t card = yc_chain_index (reason->card);
  const YcShown *named = source->own ? &wish->shown : source->shown;
  int known = known_there (wish, source, card);
  int count = yc_shown_count (named, card);
  if (known > 0 && count > known)
    tell_count (reason, count, known);
}

static YcReason *
missing (YcWish *wish, const Source *source, YcRule rule, YcRef card)
{
  YcReason *reason = yc_wish_refuse (wish, rule, YC_CARDS, card);
  reason->seat = (int8_t) source->seat;
  if (card != YC_NONE)
    tell_where (wish, source, reason);
  return reason;
}

/* ---- Cards played again ---- */

/* How many of the copies shown were played before, or are named once more than there are; `most`
 * are how many the hand can hold or, of a card that was not played before, how many there are. */
static int
played_again (const YcWish *wish, const Source *hand, int i, int *most)
{
  uint8_t card = hand->shown->card[i];
  int shown = hand->shown->count[i];
  int there = known_there (wish, hand, card) + hand->untold;
  int left = copies_left (wish, hand, card);
  *most = left < there ? left : there;
  if (shown <= *most)
    return 0;
  if (yc_pile_count (&wish->chain->played, card) > 0)
    return shown - *most;
  *most = left;
  return left > 0 && shown > left ? shown - left : 0;
}

bool
yc_shown_cards_are_played_once (YcWish *wish)
{
  if (wish->hand_was_told)
    return true;
  const Source hand = own_hand (wish, &wish->shown);
  for (int i = 0; i < wish->shown.n; i++) {
    int most;
    if (played_again (wish, &hand, i, &most) > 0)
      tell_count (missing (wish, &hand, YC_RULE_CHAIN_CARD_USED_TWICE, wish->shown.card[i]),
                  wish->shown.count[i], most);
  }
  return true;
}

/* What is shown without the copies that another rule speaks of. Of the list only what is used is
 * written: it has room for any statement. */
static void
take_shown_once (const YcWish *wish, YcShown *once)
{
  const Source hand = own_hand (wish, &wish->shown);
  once->n = wish->shown.n;
  once->total = wish->shown.total;
  for (int i = 0; i < once->n; i++) {
    int most;
    int again = played_again (wish, &hand, i, &most);
    once->card[i] = wish->shown.card[i];
    once->count[i] = (uint16_t) (wish->shown.count[i] - again);
    once->total = (uint16_t) (once->total - again);
  }
}

/* ---- Cards that must be there ---- */

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
  YcReason *reason = missing (wish, source, YC_RULE_CHAIN_NO_SUCH_CARD, first);
  if (first == YC_NONE)
    tell_count (reason, shown->total, source->cards);
  else
    tell_known (wish, source, reason);
  return false;
}

/* Whether a copy of each can be left. */
static bool
copies_are_left (YcWish *wish, const Source *source)
{
  bool left = true;
  for (int i = 0; i < source->shown->n; i++) {
    if (source->place == YC_PLACE_DISCARD && unknown_shown (wish, source, i) == 0)
      continue; /* they lie open, whatever else is said of copies */
    uint8_t card = source->shown->card[i];
    if (source->shown->count[i] <= copies_left (wish, source, card))
      continue;
    left = false;
    tell_known (wish, source, missing (wish, source, YC_RULE_CHAIN_NO_SUCH_CARD, card));
  }
  return left;
}

static void
tell_unseen (YcWish *wish, const Source *source)
{
  for (int i = 0; i < source->shown->n; i++) {
    if (unknown_shown (wish, source, i) == 0)
      continue;
    YcReason *reason
      = yc_wish_tell_unseen (wish, YC_RULE_CHAIN_NO_SUCH_CARD, YC_CARDS, source->shown->card[i]);
    reason->seat = (int8_t) source->seat;
    tell_known (wish, source, reason);
  }
}

static void
check_source (YcWish *wish, const Source *source)
{
  bool there = pile_holds_them (wish, source);
  if (copies_are_left (wish, source) && there)
    tell_unseen (wish, source);
}

void
yc_check_cards (YcWish *wish, YcPlace place, int seat, const YcShown *named)
{
  const Source source = source_of (wish, place, seat, named);
  check_source (wish, &source);
}

bool
yc_shown_cards_are_in_hand (YcWish *wish)
{
  YcShown once;
  if (wish->hand_was_told)
    return true;
  take_shown_once (wish, &once);
  const Source hand = own_hand (wish, &once);
  check_source (wish, &hand);
  return true;
}
