/* play-entry.h: a play typed in the record's own words, completed to legal plays only. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

#define YC_TYPE_PLAY_ENTRY (yc_play_entry_get_type ())
G_DECLARE_FINAL_TYPE (YcPlayEntry, yc_play_entry, YC, PLAY_ENTRY, GtkWidget)

/* Signal `typed (const YcPlay *play)`: somebody entered a statement that can be read, legal or not;
 * its texts are good only meanwhile. */
/* The view must outlive the entry. */
void yc_play_entry_set_view (YcPlayEntry *self, YcView *view);
/* The position has changed: the plays offered are others. */
void yc_play_entry_position_changed (YcPlayEntry *self);
/* Does what Enter does. */
void yc_play_entry_enter (YcPlayEntry *self);
void yc_play_entry_clear (YcPlayEntry *self);
/* The entry itself gets the focus. */
void yc_play_entry_focus (YcPlayEntry *self);
/* What may be typed now, likeliest first; owned by the entry. */
GListModel *yc_play_entry_get_completions (YcPlayEntry *self);
