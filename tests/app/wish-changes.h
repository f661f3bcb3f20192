/* wish-changes.h: makes the play composed on the table page of The Manhattan Project into another
 * one, with the clicks of a person. */

#pragma once

#include "play/play-bar.h"
#include "table-fixture.h"

YcPlayBar *only_bar (Table *table);
YcComposer *wish_at (Table *table);
/* Whether the wish could be made into `target`. */
gboolean change_wish (Table *table, const YcPlay *target);
/* The same by the numbers on what is clicked; with the last of them it is recorded. */
gboolean change_wish_by_keys (Table *table, const YcPlay *target);
/* Whether `a` and `b`, played now, leave the same behind. */
gboolean comes_to_the_same (Table *table, const YcPlay *a, const YcPlay *b);
/* What stands at hand about a building, or NULL. */
GtkWidget *building_at_hand (Table *table, YcRef building);
/* The button that records this play at once, or NULL. */
GtkWidget *at_hand (Table *table, const YcPlay *play);
/* What something is called in the record. */
const char *id_of_card (Table *table, YcDrawer drawer, YcRef ref);
