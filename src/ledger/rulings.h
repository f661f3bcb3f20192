/* rulings.h: what the table has settled for itself: its own cards, and the rulings it disputes. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* Keeps the table's own definition of a card: `text` is one statement of the record format (`card
 * 47 reactor …`). A later one for the same game and card takes its place; the earlier stays on
 * file. */
gboolean yc_rulings_teach (YcDatabase *database,
                           const char *game,
                           const char *card,
                           const char *text,
                           GError **error);

/* The definitions in force for a game, in the order of their cards, as lines each with its line
 * feed: a text the catalogue reader takes. Free with g_free(); NULL on error, "" where there are
 * none. */
char *yc_rulings_taught (YcDatabase *database, const char *game, GError **error);

/* Notes that the table holds the ruling on an event to be wrong. `rule` is the id of the rule. */
gboolean yc_rulings_dispute (YcDatabase *database,
                             gint64 session,
                             unsigned event,
                             const char *rule,
                             const char *note,
                             GError **error);

/* Called for each dispute in the order noted; the strings are only good during the call. */
typedef void (*YcDisputeFunc) (unsigned event, const char *rule, const char *note, gpointer data);

gboolean yc_rulings_disputes (YcDatabase *database,
                              gint64 session,
                              YcDisputeFunc func,
                              gpointer data,
                              GError **error);

G_END_DECLS
