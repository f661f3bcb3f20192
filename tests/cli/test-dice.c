/* test-dice.c: the generator throws the same on every machine. */

#include "dice.h"

/* Pinned: records made from a seed must stay the same. */
static void
test_pinned (void)
{
  static const guint throws[] = { 56, 74, 97, 44, 44, 76, 87, 52 };
  YcDice dice = yc_dice_new (1);
  for (gsize i = 0; i < G_N_ELEMENTS (throws); i++)
    g_assert_cmpuint (yc_dice_throw (&dice, 100), ==, throws[i]);
}

static void
test_even (void)
{
  guint count[6] = { 0 };
  YcDice dice = yc_dice_new (7);
  for (int i = 0; i < 60000; i++)
    count[yc_dice_throw (&dice, 6)]++;
  for (int side = 0; side < 6; side++) {
    g_assert_cmpuint (count[side], >, 9600);
    g_assert_cmpuint (count[side], <, 10400);
  }
}

static void
test_shuffle (void)
{
  int numbers[20];
  gboolean seen[20] = { FALSE };
  guint moved = 0;
  YcDice dice = yc_dice_new (3);
  for (int i = 0; i < 20; i++)
    numbers[i] = i;
  yc_dice_shuffle (&dice, numbers, 20);
  for (int i = 0; i < 20; i++) {
    g_assert_false (seen[numbers[i]]);
    seen[numbers[i]] = TRUE;
    moved += numbers[i] != i;
  }
  g_assert_cmpuint (moved, >, 10);
}

static void
test_uuid (void)
{
  YcDice one = yc_dice_new (1), same = yc_dice_new (1), other = yc_dice_new (2);
  g_autofree char *a = yc_dice_uuid (&one);
  g_autofree char *b = yc_dice_uuid (&same);
  g_autofree char *c = yc_dice_uuid (&other);
  g_assert_true (g_uuid_string_is_valid (a));
  g_assert_cmpstr (a, ==, b);
  g_assert_cmpstr (a, !=, c);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/pinned", test_pinned);
  g_test_add_func ("/dice/even", test_even);
  g_test_add_func ("/dice/shuffle", test_shuffle);
  g_test_add_func ("/dice/uuid", test_uuid);
  return g_test_run ();
}
