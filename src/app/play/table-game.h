/* table-game.h: what the table page shows and asks differently for each game: the board area, the
 * players area, what follows a play and what a play leaves to be told. */

#pragma once

#include "table-page.h"

typedef struct {
  /* The board area; called once. */
  GtkWidget *(*board_new) (YcTablePage *page);
  /* What shows one player; called once for each seat. */
  GtkWidget *(*panel_new) (YcTablePage *page, int seat);
  /* Draws the shown position; `playing`: plays can be made from it. */
  void (*show) (YcTablePage *page, gboolean playing);
  /* Marks what the wish is about. */
  void (*show_wish) (YcTablePage *page);
  /* Remembers what lies there, so that `ask_after` finds what is new. */
  void (*notice) (YcTablePage *page);
  /* Asks what the table has turned up, after an event was recorded. */
  void (*ask_after) (YcTablePage *page);
  /* Asks for what the wish leaves open, see `YcPlayBar::draft-asked`. */
  void (*ask_details) (YcTablePage *page);
  /* Ends the turn, with what has to be told about it. */
  void (*end_turn) (YcTablePage *page);
} YcTableGame;

extern const YcTableGame yc_manhattan_table; /* manhattan-table.c */
extern const YcTableGame yc_chain_table;     /* ../chain/chain-table.c */
