/* overlay.h: the table's own cards between the catalogue and the head of a record.
 *
 * What the head defines itself stays; what it leaves to the catalogue is taken from the cards that
 * the table has taught. Texts are lines of the record format; the caller frees what is returned. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Word `n` of a line (from 0), or NULL. */
char *yc_overlay_word (const char *line, guint n);
/* What a definition is about: `card m5`, `bomb 01`, `prices` …; NULL if the line defines nothing.
 */
char *yc_overlay_key (const char *line);
/* The record with those of the taught definitions that it does not make itself, and with the names
 * that its plays use for merged cards (`same card m7 card m5` in `taught`) exchanged. */
char *yc_overlay_add (const char *text, const char *taught);
/* Which names stand for others in the record, from lines `same card m7 card m5`; see merged.h. */
GHashTable *yc_overlay_merged_names (const char *text, const char *lines);
/* A head without the definitions that `yc_overlay_add` brought into `text`. */
char *yc_overlay_remove (const char *head, const char *text, const char *taught);
/* The record with `definition` in the place of its own for the same thing, or added to them. */
char *yc_overlay_replace (const char *text, const char *definition);

/* ---- Definitions alone: lines, each with its line feed ----------------------------------------
 */

/* The definitions of a whole text. */
char *yc_overlay_definitions (const char *text);
/* The line that defines `key`, without its line feed; NULL if none does. */
char *yc_overlay_find (const char *definitions, const char *key);
char *yc_overlay_without (const char *definitions, const char *key);
/* `newer` instead of what `definitions` say of the same things, and added to them. */
char *yc_overlay_exchange (const char *definitions, const char *newer);

G_END_DECLS
