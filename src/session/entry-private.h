/* entry-private.h: what a view and its entries know of each other. */

#pragma once

#include "entry.h"
#include "sight.h"

G_BEGIN_DECLS

/* Of what is seen so; that is borrowed. */
YcEntry *yc_entry_new (const YcSight *sight, guint event);
/* The view is going; the entry keeps what it has shown. */
void yc_entry_orphan (YcEntry *self);
/* Tells if the event stands otherwise than it did. */
void yc_entry_refresh (YcEntry *self);
/* It is told to others: tells in any case. */
void yc_entry_readdress (YcEntry *self);
/* The same events were read with other cards, by which it may stand otherwise, too. */
void yc_entry_retell (YcEntry *self);

G_END_DECLS
