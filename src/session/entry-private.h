/* entry-private.h: what a view and its entries know of each other. */

#pragma once

#include "view.h"

G_BEGIN_DECLS

YcEntry *yc_entry_new (YcView *view, guint event);
/* The view is going; the entry keeps what it has shown. */
void yc_entry_orphan (YcEntry *self);
/* Tells if the event stands otherwise than it did, or, with `all`, in any case. */
void yc_entry_refresh (YcEntry *self, gboolean all);
/* What an amend says really happened, without secrets; "" for `nothing`. The caller frees. */
char *yc_view_open_amendment (YcView *self, const YcPlay *amend);

G_END_DECLS
