/* new-kinds.h: the kinds of which somebody may meet a card that nobody has taught. */

#pragma once

#include "cards.h"
#include "widgets/wrap.h"

/* Adds a button for each of them; when it is clicked, `tapped (GtkButton *, object)` is called. */
void yc_new_kinds_add (YcWrap *wrap, GCallback tapped, gpointer object);
/* The kind that such a button is for. */
YcKind yc_new_kind_of (GtkButton *button);
/* What is said of a new card of the kind; NULL if it is none of these. */
const char *yc_new_kind_title (YcKind kind);
/* Whether the box may hold more of them than are known. */
gboolean yc_new_kinds_may_be (const YcCatalogue *catalogue);
