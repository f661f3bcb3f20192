/* places.h: a file of sessions and another that is to stand in its place. Private. */

#pragma once

#include "database.h"

/* A name for what is set aside, `PATH.WHY-2026-11-22T20-15-00`, that nothing has. Free with
 * g_free(). */
char *yc_places_free_name (const char *path, const char *why);

/* Renames the file at `path`, if there is one, to `aside`, and `fresh` to `path`, each with its
 * WAL; at any time there is one at `path`. All of `fresh` is in the file, and its WAL empty.
 * FALSE: nothing was renamed. */
gboolean yc_places_change (const char *path, const char *fresh, const char *aside, GError **error);

/* Renames a file, over another if there is one, so that a power cut does not undo it. */
gboolean yc_places_rename (const char *from, const char *to, GError **error);
