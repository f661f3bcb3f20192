/* effect.c: see effect.h. */

#include "effect.h"

#include "grammar.h"

#include <string.h>

gboolean
yc_side_is_empty (const YcSide *side)
{
  static const YcSide nothing = { 0 };

  return memcmp (side->goods, nothing.goods, sizeof nothing.goods) == 0
         && memcmp (side->workers, nothing.workers, sizeof nothing.workers) == 0 && !side->unknown;
}

static gboolean
is_equal (const YcOtherEffect *one, const YcOtherEffect *other)
{
  return memcmp (one->loses.goods, other->loses.goods, sizeof one->loses.goods) == 0
         && memcmp (one->gets.goods, other->gets.goods, sizeof one->gets.goods) == 0
         && one->cards == other->cards;
}

gboolean
yc_effect_is_equal_for_others (const YcEffect *effect, int n_seats, int seat)
{
  const YcOtherEffect *first = &effect->others[seat == 0 ? 1 : 0];

  for (int other = 0; other < n_seats; other++)
    if (other != seat && !is_equal (first, &effect->others[other]))
      return FALSE;
  return n_seats > 2;
}

YcEffect
yc_effect_of_play (const YcSetup *setup,
                   const YcGame *game,
                   const YcPosition *position,
                   const YcPlay *play)
{
  const YcGrammar *grammar = yc_grammar_of (game);
  YcEffect effect = { 0 };
  YcPosition after = *position;
  int seat = play->actor < YC_COLORS ? setup->seat_of_color[play->actor] : -1;

  if (seat < 0)
    return effect;
  game->apply (setup, &after, play);
  effect.points = game->score (setup, &after, seat) - game->score (setup, position, seat);
  /* one that cannot be made spends nobody, who then would seem to come back */
  if (grammar->compare != NULL && memcmp (&after, position, game->position_size) != 0)
    grammar->compare (setup, position, &after, seat, play, &effect);
  if (grammar->find_surplus != NULL)
    grammar->find_surplus (setup, play, &effect);
  return effect;
}
