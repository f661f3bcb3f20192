/* asked-card.h: the card of an activation of which something can be told now. */

#pragma once

#include "view.h"

/* A card of `wish`, an activation, of which numbers are not known that are seen now: the activated
 * one, or one laid sideways; in `fields` which (of YcPrintedField). Or the one with the id `told`,
 * NULL for none, if it may be another of which less is known; then no fields. NULL if there is
 * none. */
const YcCard *
yc_card_to_ask_about (YcView *view, const YcPlay *wish, const char *told, guint *fields);
