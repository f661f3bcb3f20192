/* player-row.h: one player on the New Session page: colour, name, turn, seat bonus, order.
 *
 * The row shows a YcHead and keeps nothing; what is done to it is said by signals:
 * `name-changed (string)`, `color-chosen (uint)`, `bonus-chosen (uint)`, `moved-up ()`,
 * `removed ()`, and `name-done ()` when Enter ends the name. */

#pragma once

#include "setup-head.h"

#include <adwaita.h>

#define YC_TYPE_PLAYER_ROW (yc_player_row_get_type ())
G_DECLARE_FINAL_TYPE (YcPlayerRow, yc_player_row, YC, PLAYER_ROW, AdwPreferencesRow)

/* `names` are offered while a name is typed. */
GtkWidget *yc_player_row_new (GtkTreeModel *names);
/* Shows the player at `place` of `head`; `can_remove` when the game can do with fewer. */
void yc_player_row_show (YcPlayerRow *self, const YcHead *head, guint place, gboolean can_remove);
void yc_player_row_focus_name (YcPlayerRow *self);
