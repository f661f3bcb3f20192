/* table-past.h: the past of a table as somebody looks at it, what is said about it, and the place
 * in it that was left. */

#pragma once

#include "table-page.h"

/* Shows whether, and at which event, somebody looks back, and lets nothing be played there. */
void yc_table_show_past (YcTablePage *self);

/* Asks for a note about the play that is looked at, or about none; about an event. */
void yc_table_note (YcTablePage *self);
void yc_table_note_on (YcTablePage *self, GVariant *event);
/* Puts a bookmark at the play that is looked at, or takes it away; at an event. */
void yc_table_bookmark (YcTablePage *self);
void yc_table_bookmark_on (YcTablePage *self, GVariant *event);

/* Goes where somebody looked last, or offers to, and remembers the place from now on. */
void yc_table_recall_place (YcTablePage *self);
