/* key-plays.h: keys pressed at the table page as they come from a keyboard: to what has the focus,
 * through all that stands around it. */

#pragma once

#include "table-fixture.h"

/* One input: the key goes to whatever has the focus, and so types where that is an entry. */
void press (Table *table, guint key, GdkModifierType state);
/* Ctrl+L, the line letter by letter, Enter, and F6: an input each. */
void type_line (Table *table, const char *line);
/* Presses the number that is drawn on a button, with the modifier; FALSE if there is none. */
gboolean press_number_on (Table *table, GtkWidget *button, GdkModifierType state);
/* The card in what is asked, by its number; FALSE if it has none. */
gboolean press_card (Table *table, YcRef card);
