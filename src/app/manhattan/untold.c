/* untold.c: see untold.h. */

#include "untold.h"

#include <glib/gi18n.h>

guint
yc_untold_in_row (const YcBoard *board)
{
  guint untold = 0;

  for (int i = 0; i < board->n_row; i++)
    untold += board->row[i] < 0;
  return untold;
}

guint
yc_untold_in_market (const YcBoard *board, int *last)
{
  guint untold = 0;

  for (int slot = 1; slot <= YC_SLOTS; slot++)
    if (board->market[slot - 1] == YC_SLOT_UNTOLD
        || board->market[slot - 1] == YC_SLOT_UNTOLD_STARTING) {
      untold++;
      *last = slot;
    }
  return untold;
}

guint
yc_untold_on_table (const YcBoard *board)
{
  int slot = 0;

  return yc_untold_in_market (board, &slot) + yc_untold_in_row (board);
}

char *
yc_untold_words (const YcBoard *board)
{
  int slot = 0;
  const guint market = yc_untold_in_market (board, &slot);
  const guint row = yc_untold_in_row (board);

  if (market == 0 && row == 0)
    return NULL;
  if (market > 0 && row > 0)
    return g_strdup (_ ("Tell Market and Bombs"));
  if (market == 0)
    return g_strdup (_ ("Tell the Bombs"));
  /* Translators: the number of a place in the market */
  return market == 1 ? g_strdup_printf (_ ("Tell Slot %d"), slot)
                     : g_strdup (_ ("Tell the Market"));
}
