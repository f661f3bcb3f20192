/* words-correction.c: the corrections that all games know. */

#include "words-private.h"

char *
yc_words_correction (const char *name, const char *what, gboolean gets)
{
  /* Translators: a player or a building, and an amount, workers, or a building */
  return gets ? g_strdup_printf (_ ("Correction: %1$s gets %2$s."), name, what)
              /* Translators: a player or a building, and an amount, workers, or a building */
              : g_strdup_printf (_ ("Correction: %1$s loses %2$s."), name, what);
}

char *
yc_words_adjusted_good (const YcRecord *record, const YcPlay *play)
{
  const YcGood good = (YcGood) play->good;
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autofree char *amount = yc_words_amount (yc_record_game (record), good, ABS (play->number));
  return yc_words_correction (player, amount, play->number >= 0);
}

/* The cards that come (`sign` 1) or go (-1). */
static char *
adjusted_cards (const YcRecord *record, YcDrawer drawer, const YcPlay *play, int sign)
{
  YcRef refs[YC_MAX_ITEMS];
  guint n = 0;
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].times == sign)
      refs[n++] = play->items[i].ref;
  return yc_words_cards (record, drawer, refs, n);
}

char *
yc_words_adjusted_hand (const YcRecord *record, const YcPlay *play, YcDrawer drawer)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);
  g_autofree char *coming = adjusted_cards (record, drawer, play, 1);
  g_autofree char *going = adjusted_cards (record, drawer, play, -1);
  if (*coming && *going)
    /* Translators: player, cards that come, cards that go */
    return g_strdup_printf (_ ("Correction: the hand of %1$s gets %2$s and loses %3$s."), player,
                            coming, going);
  if (*coming)
    /* Translators: player, cards */
    return g_strdup_printf (_ ("Correction: the hand of %1$s gets %2$s."), player, coming);
  /* Translators: player, cards */
  return g_strdup_printf (_ ("Correction: the hand of %1$s loses %2$s."), player, going);
}
