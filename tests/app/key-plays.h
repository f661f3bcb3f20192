/* key-plays.h: keys pressed at the table page as they come from a keyboard: to what has the focus,
 * through all that stands around it. */

#pragma once

#include "table-fixture.h"

/* One input: the key goes to whatever has the focus, and so types where that is an entry. */
void press (Table *table, guint key, GdkModifierType state);
/* Ctrl+L, the line letter by letter, Enter, and F6: an input each. */
void type_line (Table *table, const char *line);
/* Where a number or a hint is drawn on a button, and which; NULL if there is no room for one. */
GtkWidget *hint_label (GtkWidget *button);
const char *hint_on (GtkWidget *button);
/* Presses the number that is drawn on a button, with the modifier; FALSE if there is none. */
gboolean press_number_on (Table *table, GtkWidget *button, GdkModifierType state);
/* Presses the letters that are drawn on it; `records`: the last of them with Shift. */
gboolean press_hint_on (Table *table, GtkWidget *button, gboolean records);
/* The card in what is asked, by its number; FALSE if it has none. */
gboolean press_card (Table *table, YcRef card);
