/* dice.c: splitmix64. */

#include "dice.h"

YcDice
yc_dice_new (guint64 seed)
{
  return (YcDice){ .state = seed };
}

static guint64
next (YcDice *dice)
{
  guint64 z = dice->state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

guint
yc_dice_throw (YcDice *dice, guint sides)
{
  return (guint) ((next (dice) >> 32) * sides >> 32);
}

void
yc_dice_shuffle (YcDice *dice, int *numbers, guint n)
{
  for (guint i = n; i > 1; i--) {
    const guint j = yc_dice_throw (dice, i);
    const int kept = numbers[i - 1];
    numbers[i - 1] = numbers[j];
    numbers[j] = kept;
  }
}

char *
yc_dice_uuid (YcDice *dice)
{
  const guint64 high = next (dice), low = next (dice);
  return g_strdup_printf ("%08x-%04x-4%03x-%04x-%012" G_GINT64_MODIFIER "x", (guint) (high >> 32),
                          (guint) (high >> 16 & 0xffff), (guint) (high & 0xfff),
                          (guint) (low >> 48 & 0x3fff) | 0x8000, low & 0xffffffffffffu);
}
