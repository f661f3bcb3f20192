/* graft.h: a file whose schema cannot be read gets the schema of a fresh one. Private. */

#pragma once

#include "database.h"

/* Makes the file `copy`: the damaged file at `path`, and its WAL, with the pages of the schema
 * taken from a fresh database. Tables are made in the same order in every file, so they lie where
 * the fresh schema says; where they do not (the newer tables of a file that was migrated), what is
 * read there does not pass the checks of the schema. An earlier file `copy` goes. FALSE if it
 * cannot be written, or the damaged file cannot be read. */
gboolean yc_graft_schema (const char *path, const char *copy, GError **error);

/* Removes a database file with its WAL, where there is one. */
void yc_graft_remove (const char *copy);
