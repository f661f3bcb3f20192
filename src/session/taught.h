/* taught.h: what the table has taught of the cards of one game, as it was at one moment, and
 * records read with it.
 *
 * A YcTaught never changes, so it may be read with in any thread. */

#pragma once

#include <glib.h>

#include "database.h"
#include "rules.h"

G_BEGIN_DECLS

typedef struct _YcTaught YcTaught;

/* How much of what the table knows of its cards a session is read with, from most to least. */
typedef enum {
  YC_CARDS_MERGED, /* all of it */
  YC_CARDS_APART,  /* merged cards stand for themselves: two of them lie side by side */
  YC_CARDS_OWN,    /* nothing: it does not go with the cards of the session's own head */
} YcCardsTaken;

/* What the ledger holds now; nothing if `database` is NULL. NULL on error. */
YcTaught *yc_taught_load (YcDatabase *database, const YcGame *game, GError **error);
/* Takes `known` over, in which nothing is merged. */
YcTaught *yc_taught_new (YcKnown *known);
YcTaught *yc_taught_ref (YcTaught *self);
void yc_taught_unref (YcTaught *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTaught, yc_taught_unref)

/* What a session is read with; NULL for YC_CARDS_OWN. */
const YcKnown *yc_taught_get (const YcTaught *self, YcCardsTaken cards);
/* The same with a line more, a definition or `same card m7 card m5`, in the place of what was known
 * of the card. */
YcTaught *yc_taught_with (const YcTaught *self, const char *line);
/* The same without what is known under `key`. */
YcTaught *yc_taught_without (const YcTaught *self, const char *key);

/* The record of a text that was kept, read with as much of the table's cards as goes with it: at
 * most with `cards`, which tells how much that was, and not with less than `least`. Cards that do
 * not go with a head are left out rather than the session be lost. The definitions of `over`, which
 * may be NULL, hold in the place of the head's own. `self` NULL: nothing is taught. NULL and `why`
 * if it cannot be read. */
YcRecord *yc_taught_read (const YcTaught *self,
                          const char *text,
                          const YcKnown *over,
                          YcCardsTaken least,
                          YcCardsTaken *cards,
                          YcError *why);

G_END_DECLS
