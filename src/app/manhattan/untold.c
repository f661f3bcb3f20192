/* untold.c: see untold.h. */

#include "untold.h"

#include <glib/gi18n.h>

guint
yc_untold_in_market (const YcBoard *board, int *last)
{
  guint untold = 0;

  for (int slot = 1; slot <= YC_SLOTS; slot++)
    if (board->market[slot - 1] == YC_SLOT_UNTOLD
        || board->market[slot - 1] == YC_SLOT_UNTOLD_STARTING) {
      untold++;
      if (last != NULL)
        *last = slot;
    }
  return untold;
}

guint
yc_untold_on_table (const YcBoard *board)
{
  return yc_untold_in_market (board, NULL) + (guint) yc_board_row_untold (board);
}

char *
yc_untold_words (const YcBoard *board)
{
  int slot = 0;
  const guint market = yc_untold_in_market (board, &slot);
  const int row = yc_board_row_untold (board);

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
