/* search-private.h: searching as the other files of the ledger do it. Private. */

#pragma once

#include <sqlite3.h>

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

/* Of a row of `words` that was searched for: the first column of it that has what was found, with
 * marks around that (no text of a record has control characters) and its letter before it. Behind
 * the first no column is looked at, for to mark one takes its time. */
#define YC_SEARCH_MARKED                                                                                                                                                                                                                                                                                                                                                                                                          \
  "coalesce (" YC_SEARCH_MARKED_IN ("a", "0", "game") ", " YC_SEARCH_MARKED_IN (                                                                                                                                                                                                                                                                                                                                                  \
    "b", "1", "day") ", " YC_SEARCH_MARKED_IN ("c", "2", "player") ", " YC_SEARCH_MARKED_IN ("d",                                                                                                                                                                                                                                                                                                                                 \
                                                                                             "3",                                                                                                                                                                                                                                                                                                                                 \
                                                                                             "pla"                                                                                                                                                                                                                                                                                                                                \
                                                                                             "ce") ", " YC_SEARCH_MARKED_IN ("e",                                                                                                                                                                                                                                                                                                 \
                                                                                                                             "4", "said") ", " YC_SEARCH_MARKED_IN ("f", "5", "card") ", " YC_SEARCH_MARKED_IN ("g", "6", "name") ", " YC_SEARCH_MARKED_IN ("h", "7", "note") ", " YC_SEARCH_MARKED_IN ("i",                                                                                                                      \
                                                                                                                                                                                                                                                                                                        "8",                                                                                                                      \
                                                                                                                                                                                                                                                                                                        "winner") ", " YC_SEARCH_MARKED_IN ("j", "9", "month") ", " YC_SEARCH_MARKED_IN ("k",                                     \
                                                                                                                                                                                                                                                                                                                                                                                         "10",                                    \
                                                                                                                                                                                                                                                                                                                                                                                         "state") ", " YC_SEARCH_MARKED_IN ("l",  \
                                                                                                                                                                                                                                                                                                                                                                                                                            "11", \
                                                                                                                                                                                                                                                                                                                                                                                                                            "seats") ")"
#define YC_SEARCH_MARKED_IN(letter, number, column)                                                \
  "'" letter "' || nullif (highlight (words, " number ", char (1), char (1)), words." column ")"

/* Why a session was found, from a row whose columns from `first` on are YC_SEARCH_MARKED and
 * `said_at`; the caller owns its text. */
YcFound yc_search_found_in_row (sqlite3_stmt *row, int first, unsigned term);

/* Called for each term and session: why it was found; `found` is taken over. */
typedef void (*YcFoundFunc) (gint64 session, YcFound found, gpointer data);

/* Tells why sessions were found; `ids` is a JSON array of theirs. One question a term. */
gboolean yc_search_explain (YcDatabase *database,
                            const YcWordSearch *search,
                            const char *ids,
                            YcFoundFunc func,
                            gpointer data,
                            GError **error);
