/* player-panel.h: one player of The Manhattan Project: points, goods, workers, tracks, buildings,
 * bombs, hand and test. */

#pragma once

#include "legal-marks.h"

#include <gtk/gtk.h>

#define YC_TYPE_PLAYER_PANEL (yc_player_panel_get_type ())
G_DECLARE_FINAL_TYPE (YcPlayerPanel, yc_player_panel, YC, PLAYER_PANEL, GtkWidget)

/* Signals, each saying only what was chosen, legal or not:
 *   `building-chosen (int ref)`
 *   `bomb-chosen (int ref)`    built, or known in the hand; `YC_UNTOLD` for one nobody told
 *   `player-chosen (int seat)` the head of the panel */
GtkWidget *yc_player_panel_new (void);
/* Draws the seat but for its buildings and bombs. Nothing is kept but what is drawn. */
void yc_player_panel_show (YcPlayerPanel *self,
                           const YcSetup *setup,
                           const YcPosition *position,
                           int seat);
/* Draws these, for the seat that was drawn last: most of the work, where they are many. */
void
yc_player_panel_show_cards (YcPlayerPanel *self, const YcSetup *setup, const YcPosition *position);
/* Whether they were drawn at least once. */
/* Whether only a line is shown of the player, until somebody unfolds it; `can_fold`: whether it can
 * be unfolded and folded at all. */
void yc_player_panel_set_folded (YcPlayerPanel *self, gboolean folded, gboolean can_fold);
/* Whether it is that line. */
gboolean yc_player_panel_is_folded (YcPlayerPanel *self);
/* How much higher the panel would be at least if it were not folded, in pixels; 0 if it is not. */
int yc_player_panel_get_folded_height (YcPlayerPanel *self, int width);
gboolean yc_player_panel_has_cards (YcPlayerPanel *self);
/* What stands out as legal; NULL: nothing. To be called after `show`. */
void yc_player_panel_set_legal (YcPlayerPanel *self, const YcLegalMarks *marks);
