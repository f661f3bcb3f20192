/* search-private.h: searching as the other files of the ledger do it. Private. */

#pragma once

#include "search.h"

/* Puts what can be found of a session in the place of what could; `text` NULL: nothing was said.
 * Within a transaction, after who won was told. */
gboolean
yc_search_put (YcDatabase *database, gint64 session, const YcSearchText *text, GError **error);

/* What the table tells of a session (told-facts.h) has changed; nothing, if it was not put yet. */
gboolean yc_search_retell (YcDatabase *database, gint64 session, GError **error);

/* A session is not found any more. */
gboolean yc_search_forget (YcDatabase *database, gint64 session, GError **error);

/* A search as SQLite's FTS5 reads it: a name finds all names of its person. Free with g_free();
 * NULL on error. */
char *yc_search_expression (YcDatabase *database, const YcWordSearch *search, GError **error);

/* Called for each term and session: why it was found; `found` is taken over. */
typedef void (*YcFoundFunc) (gint64 session, YcFound found, gpointer data);

/* Tells why sessions were found; `ids` is a JSON array of theirs. One question a term. With
 * `side_by_side` few other sessions that are found lie between them; `func` may get those, too. */
gboolean yc_search_explain (YcDatabase *database,
                            const YcWordSearch *search,
                            const char *ids,
                            gboolean side_by_side,
                            YcFoundFunc func,
                            gpointer data,
                            GError **error);
