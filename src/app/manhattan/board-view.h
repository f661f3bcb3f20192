/* board-view.h: the main board of The Manhattan Project, section by section in the printed order.
 */

#pragma once

#include "legal-marks.h"

#include <gtk/gtk.h>

#define YC_TYPE_BOARD_VIEW (yc_board_view_get_type ())
G_DECLARE_FINAL_TYPE (YcBoardView, yc_board_view, YC, BOARD_VIEW, GtkWidget)

/* Signals, each saying only what was chosen, legal or not:
 *   `space-chosen (int ref)`
 *   `slot-chosen (int slot)`  1 to 7, also empty and untold ones
 *   `bomb-chosen (int ref)`   a bomb of the face-up row; `YC_UNTOLD` for one nobody told
 * The view does not scroll by itself. */
GtkWidget *yc_board_view_new (void);
/* Draws the position. Nothing is kept but what is drawn. */
void yc_board_view_show (YcBoardView *self, const YcSetup *setup, const YcPosition *position);
/* What stands out as legal; NULL: nothing (when looking back, or when the game is over). */
void yc_board_view_set_legal (YcBoardView *self, const YcLegalMarks *marks);
/* Marks the spaces that are otherwise occupied than in `before`; NULL: none. */
void
yc_board_view_set_change (YcBoardView *self, const YcPosition *before, const YcPosition *position);
/* Gives a space the keyboard. */
void yc_board_view_focus_space (YcBoardView *self, YcRef space);
/* What the play being composed is about: a space or `YC_NONE`, a slot 1 to 7 or 0. */
void yc_board_view_set_wish (YcBoardView *self, YcRef space, int slot);
