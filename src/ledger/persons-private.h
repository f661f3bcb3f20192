/* persons-private.h: what the queries about persons have in common. Private. */

#pragma once

#include "database-private.h"

/* Sessions that count: not those put away, and no what-ifs. */
#define COUNTS(session) session " NOT IN (SELECT session FROM aside WHERE how >= 4)"

/* Who sits at a seat, whatever they were called there. */
#define PERSON_OF(seat)                                                                            \
  "ifnull ((SELECT same_as FROM joined WHERE joined.person = " seat ".person), " seat ".person)"

/* The person that a name is one of. */
#define WHO                                                                                        \
  "(SELECT ifnull (joined.same_as, id) FROM person LEFT JOIN joined ON joined.person = id"         \
  " WHERE name = ?1)"

/* All names of that person. */
#define ALL_NAMES "(SELECT " WHO " UNION ALL SELECT person FROM joined WHERE same_as = " WHO ")"

/* Makes somebody known by this name, if nobody is yet. */
gboolean yc_persons_remember (YcDatabase *database, const char *name, GError **error);

/* One item in an array of rows. */
typedef struct {
  guint size;
  GDestroyNotify clear;
  void (*add) (GArray *rows, sqlite3_stmt *row);
} YcPersonRow;

/* All rows of a query, which may ask for a name; NULL on error. */
GArray *yc_persons_read_rows (YcDatabase *database,
                              const char *sql,
                              const char *name,
                              const YcPersonRow *kind,
                              GError **error);
