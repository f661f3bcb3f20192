/* dice.h: a small seeded generator that throws the same numbers on every machine. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct {
  guint64 state;
} YcDice;

YcDice yc_dice_new (guint64 seed);
/* A number from 0 to `sides` - 1; `sides` above 0. */
guint yc_dice_throw (YcDice *dice, guint sides);
/* Puts `n` numbers into a random order. */
void yc_dice_shuffle (YcDice *dice, int *numbers, guint n);
/* A UUID that depends on the seed alone. */
char *yc_dice_uuid (YcDice *dice);

G_END_DECLS
