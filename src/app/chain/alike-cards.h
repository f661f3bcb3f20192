/* alike-cards.h: the cards known that one just being told of may be, as far as it was seen. */

#pragma once

#include "view.h"

/* Finds those of which as much is known as is told in `draft` (`looks_known`), or the others, into
 * `found`, at most `room`; returns how many. The name of `draft` is that of the card of the play
 * that it tells of, which it is not itself; NULL of a new one. */
guint
yc_alike_cards (YcView *view, const YcCard *draft, gboolean looks_known, YcRef *found, guint room);
