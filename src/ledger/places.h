/* places.h: a file of sessions and another that is to stand in its place. Private. */

#pragma once

#include "database.h"

/* A name for what is set aside, `PATH.WHY-2026-11-22T20-15-00`, that nothing has. Free with
 * g_free(). */
char *yc_places_free_name (const char *path, const char *why);

/* Puts the file `fresh` in the place of that at `path`, if there is one, which keeps the name
 * `aside`, with its WAL. All of `fresh` is in the file. Torn away at any moment it leaves the one,
 * whole, or the other, once yc_places_finish() has looked. FALSE: nothing has changed. */
gboolean yc_places_change (const char *path, const char *fresh, const char *aside, GError **error);

/* Ends such a change at `path` that was begun and torn away; before the file there is opened. */
gboolean yc_places_finish (const char *path, GError **error);

/* Copies a file, over another if there is one: all of it is on the disk before it has its name. */
gboolean yc_places_copy (const char *from, const char *to, GError **error);

/* Renames a file, over another if there is one, so that a power cut does not undo it. */
gboolean yc_places_rename (const char *from, const char *to, GError **error);
