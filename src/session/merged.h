/* merged.h: cards that turned out to be the same: one name stands for the other when a session is
 * read. What was written stays as it was written. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The names that stand for others, from lines `same card m7 card m5`, each with the name at the end
 * of its chain. Names that `own` (a set of keys such as `card m7`) defines itself are left out. */
GHashTable *yc_merged_names (const char *lines, GHashTable *own);
/* The record with these names exchanged in its plays and rows, but not in its definitions and
 * texts; the caller frees. */
char *yc_merged_rename (const char *text, GHashTable *names);

G_END_DECLS
