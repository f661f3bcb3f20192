/* setting-up.c: see setting-up.h. */

#include "setting-up.h"

#include <glib/gi18n.h>

/* ---- The market ---- */

static char *
price (const YcCatalogue *catalogue, guint place)
{
  return g_strdup_printf ("$%d", catalogue->prices[place]);
}

static char *
slot (const YcCatalogue *catalogue, guint place)
{
  g_autofree char *dollars = price (catalogue, place);

  return g_strdup_printf (_ ("Slot %u, %s."), place + 1, dollars);
}

static char *
which_building (guint place)
{
  return g_strdup_printf (_ ("Which building lies in slot %u?"), place + 1);
}

/* The starting buildings lie in the first six slots, the first of the deck in the seventh. */
static gboolean
may_lie_in_slot (const YcCard *card, guint place)
{
  return card->starting == (place < YC_SLOTS - 1);
}

/* ---- The bombs ---- */

static char *
card_of_row (const YcCatalogue *catalogue G_GNUC_UNUSED, guint place)
{
  return g_strdup_printf (_ ("Card %u of the row."), place + 1);
}

static char *
which_bomb (guint place)
{
  return g_strdup_printf (_ ("Which bomb is card %u of the row?"), place + 1);
}

const YcTableRow yc_manhattan_rows[YC_MANHATTAN_ROWS] = {
  {
    .title = N_ ("Building Market"),
    .drawer = YC_CARDS,
    .caption = price,
    .where = slot,
    .question = which_building,
    .may_lie = may_lie_in_slot,
  },
  {
    .title = N_ ("Bomb Row"),
    .drawer = YC_BOMBS,
    .where = card_of_row,
    .question = which_bomb,
  },
};

/* ---- The players ---- */

char *
yc_manhattan_place_words (const YcHead *head, guint place)
{
  static const char *const words[YC_MAX_SEATS] = {
    N_ ("Begins"),
    N_ ("Second, with $%u more"),
    N_ ("Third, with $%u more"),
    N_ ("Fourth, with $%u more and a worker:"),
    N_ ("Fifth, with $%u more and a worker:"),
  };
  guint turn = yc_head_turn_of (head, place);

  if (turn == 0)
    return g_strdup (_ (words[turn]));
  return g_strdup_printf (_ (words[turn]), yc_head_extra_money (head, place));
}
