/* archive.h: the history of sessions as a list, the names of the persons, and what came of it all.
 *
 * Results are a cache: the session layer judges a record and tells the caches what it came to. */

#pragma once

#include "database.h"
#include "search.h"

G_BEGIN_DECLS

/* Where a session stands, a bit each. */
typedef enum {
  YC_SHELF_OPEN = 1 << 0,   /* in the list */
  YC_SHELF_HIDDEN = 1 << 1, /* left out of the list; it counts all the same */
  YC_SHELF_AWAY = 1 << 2,   /* begun by mistake and put away: counts nowhere */
  YC_SHELF_BRANCH = 1 << 3, /* a what-if */
  YC_SHELF_STRAY = 1 << 4,  /* a what-if whose origin is not here: in the list, counts nowhere */
} YcShelf;

/* What the list has, as long as nobody asks for something else. */
#define YC_SHELVES_LISTED (YC_SHELF_OPEN | YC_SHELF_STRAY)
/* All sessions that somebody played. */
#define YC_SHELVES_PLAYED (YC_SHELF_OPEN | YC_SHELF_HIDDEN | YC_SHELF_AWAY)
/* All of which there are events. */
#define YC_SHELVES_ALL (YC_SHELVES_PLAYED | YC_SHELF_BRANCH | YC_SHELF_STRAY)

typedef enum {
  YC_ORDER_NEWEST, /* first, as of all that are equal in another order */
  YC_ORDER_OLDEST,
  YC_ORDER_POINTS, /* the most that anybody has; sessions that nobody has read yet come last */
  YC_ORDER_LENGTH, /* the most events; as above */
} YcOrder;

/* Which sessions a list has. One of zeros, as NULL, is all that are open. */
typedef struct {
  YcWordSearch words; /* that each of them has to have */
  unsigned shelves;   /* of YcShelf; 0 is YC_SHELVES_LISTED */
  YcOrder order;
} YcChoice;

/* One player of a listed session. */
typedef struct {
  char *color;
  char *person;
  int points; /* 0 while the result is not known */
  gboolean winner;
} YcArchiveSeat;

/* One session of the list. */
typedef struct {
  gint64 id;
  char *uuid;
  char *game;
  char *begun_at; /* ISO 8601 */
  char *location; /* where it was, as the table told later or else its head does; or NULL */
  char *name;     /* what the table told of it (told-facts.h): each NULL where nothing is */
  char *note;
  char *match; /* the UUID of the match that it is a part of */
  YcShelf shelf;
  char *last_played_at; /* ISO 8601: when the last event was written; begun_at without any */
  unsigned n_events;
  gboolean outcome_known; /* what stands below is told and up to date */
  gboolean over;          /* the game is decided */
  unsigned n_flags;       /* plays against the rules that the table let stand */
  unsigned n_disputes;    /* events that somebody objected to */
  YcArchiveSeat *seats;   /* in turn order */
  unsigned n_seats;
  YcFound *found; /* why a search found it, at most one of a term */
  unsigned n_found;
  gboolean ranked; /* by the points or the length that follow, in a list that is ordered so */
  gint64 rank;
} YcArchiveEntry;

void yc_archive_entry_free (YcArchiveEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcArchiveEntry, yc_archive_entry_free)

/* A page of the sessions of a choice, in its order: at most `limit` of those that come after the
 * entry `after` of the same list (NULL: from the first on), and why a search has found them.
 * However long the page, the ledger is asked twice, and once more for each term; and once where a
 * list by points or length comes to the sessions that were not read yet. Returns YcArchiveEntry
 * items that are freed with the array; NULL on error. */
GPtrArray *yc_archive_list (YcDatabase *database,
                            const YcChoice *choice,
                            const YcArchiveEntry *after,
                            unsigned limit,
                            GError **error);

/* How many sessions a list has without an end; 0 on error. */
unsigned yc_archive_count (YcDatabase *database, const YcChoice *choice);

/* One session, wherever it stands; NULL with NOT_FOUND where there is none. */
YcArchiveEntry *yc_archive_get (YcDatabase *database, gint64 session, GError **error);

/* The session of the list that was played at last and is not known to be over; NULL without an
 * error where there is none. */
YcArchiveEntry *yc_archive_get_running (YcDatabase *database, GError **error);

/* Persons of whose names one begins with `prefix` (case does not matter; "" for all), by the name
 * that they go by (persons.h), those who played last first. A NULL-terminated array, free with
 * g_strfreev(); NULL on error. */
char **yc_archive_names (YcDatabase *database, const char *prefix, unsigned limit, GError **error);

G_END_DECLS
