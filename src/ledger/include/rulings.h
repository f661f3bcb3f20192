/* rulings.h: what the table has settled for itself: its own cards. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* Keeps the table's own definitions of `n` cards, each a statement of the record format (`card 47
 * reactor …`); on an error none. A later one for the same game and card takes its place; the
 * earlier stays on file. */
gboolean yc_rulings_teach_all (YcDatabase *database,
                               const char *game,
                               const char *const *cards,
                               const char *const *texts,
                               unsigned n,
                               GError **error);

/* What the table has said of a card no longer counts: the catalogue's own numbers hold again, and
 * a card that was merged stands for itself. */
gboolean
yc_rulings_restore (YcDatabase *database, const char *game, const char *card, GError **error);

/* Settles that `card` is the printed card that the table also knows as `other` (`card m5`). Events
 * stay as they were written: whoever reads them takes the one name for the other. Teaching `card`
 * again, or restoring it, parts the two. `text`, unless it is NULL, is taught of `other` with it.
 */
gboolean yc_rulings_merge (YcDatabase *database,
                           const char *game,
                           const char *card,
                           const char *other,
                           const char *text,
                           GError **error);

/* What was said last of a card, "" if that was taken back; NULL on error, and if nothing ever was.
 * Free with g_free(). */
char *yc_rulings_said (YcDatabase *database, const char *game, const char *card, GError **error);

/* What is to be out of sight, as lines `hidden card m7`. Free with g_free(); NULL on error, ""
 * where there is nothing. */
char *yc_rulings_hidden (YcDatabase *database, const char *game, GError **error);

/* The merged cards of a game, as lines `same card m7 card m5` (the first stands for the second).
 * Free with g_free(); NULL on error, "" where there are none. */
char *yc_rulings_merged (YcDatabase *database, const char *game, GError **error);

/* What the table had last taught of each of these cards before it was merged, as lines of
 * definitions; nothing of those that only the catalogue knows. Free with g_free(); NULL on error.
 */
char *yc_rulings_before_merge (YcDatabase *database, const char *game, GError **error);

/* The definitions in force for a game, in the order of their cards, as lines each with its line
 * feed: a text the catalogue reader takes. Free with g_free(); NULL on error, "" where there are
 * none. */
char *yc_rulings_taught (YcDatabase *database, const char *game, GError **error);

G_END_DECLS
