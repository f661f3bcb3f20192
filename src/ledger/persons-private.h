/* persons-private.h: what the queries about persons have in common. Private. */

#pragma once

#include "database-private.h"

/* Sessions that count: not those put away, and no what-ifs. */
#define COUNTS(session) session " NOT IN (SELECT session FROM aside WHERE how >= 4)"

/* Who sits at a seat, whatever they were called there. */
#define PERSON_OF(seat)                                                                            \
  "ifnull ((SELECT same_as FROM joined WHERE joined.person = " seat ".person), " seat ".person)"

/* The person that a name is one of, which a parameter gives. */
#define WHO_IS(parameter)                                                                          \
  "(SELECT ifnull (joined.same_as, id) FROM person LEFT JOIN joined ON joined.person = id"         \
  " WHERE name = " parameter ")"
#define WHO WHO_IS ("?1")

/* All names of that person. */
#define NAMES_OF(parameter)                                                                        \
  "(SELECT " WHO_IS (parameter) " UNION ALL SELECT person FROM joined WHERE same_as = " WHO_IS (   \
    parameter) ")"
#define ALL_NAMES NAMES_OF ("?1")

/* Makes somebody known by this name, if nobody is yet. */
gboolean yc_persons_remember (YcDatabase *database, const char *name, GError **error);

/* The columns of a YcPersonGame. */
#define GAME_COLUMNS                                                                               \
  "SELECT listed.session, game, begun_at, ifnull (place, location), n_seats, seat,"                \
  " winner IS NOT NULL, winner, iif (winner IS NULL, 0, points), rank, thought, n_timed, n_breaks" \
  " FROM sitting JOIN listed ON listed.session = sitting.session"
#define BY_TIME " ORDER BY begun, listed.session"

/* One item in an array of rows. */
typedef struct {
  guint size;
  GDestroyNotify clear;
  void (*add) (GArray *rows, sqlite3_stmt *row);
} YcPersonRow;

extern const YcPersonRow yc_person_game_row;

/* All rows of a query, which may ask for a name, or two; NULL on error. */
GArray *yc_persons_read_rows (YcDatabase *database,
                              const char *sql,
                              const char *name,
                              const char *other,
                              const YcPersonRow *kind,
                              GError **error);
