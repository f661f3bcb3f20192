/* table-cards.h: what the tests of a table's own cards share. */

#pragma once

#include "collection.h"
#include "retelling.h"
#include "session.h"

#include "database.h"

G_BEGIN_DECLS

YcCollection *cards_of (YcDatabase *database, const YcGame *game);
/* Has to succeed. */
void cards_teach (YcCollection *collection, const char *definition);
/* Waits until it is done. */
gboolean cards_merge (YcCollection *collection, const char *key, const char *other, GError **error);
gboolean cards_restore (YcCollection *collection, const char *key, GError **error);
/* The card of a key, or NULL. */
const YcCard *cards_find (YcCollection *collection, const char *key);
/* Does what waits for the main loop to be idle. */
void cards_settle (YcDatabase *database);
/* What the first player of a kept session has, as it is judged now. */
int cards_yellowcake_of_red (YcDatabase *database, const char *uuid);

G_END_DECLS
