/* caches.h: what is known of the sessions beside the facts: how each of them stands.
 *
 * All of it can be found by reading the sessions again. The session layer does that and tells what
 * they came to, the newest session first; what is still to be read is kept in the file, so that
 * whoever was interrupted goes on the next time. */

#pragma once

#include "casebook.h"
#include "database.h"
#include "journal.h"
#include "search.h"

G_BEGIN_DECLS

/* How long somebody took for the plays that say when they were, breaks left out. */
typedef struct {
  gint64 thought;   /* milliseconds, of all together */
  unsigned n_timed; /* plays */
  unsigned n_breaks;
} YcLedgerPace;

/* What a session has come to, as the rules see it after `n_events` events. */
typedef struct {
  gint64 session;
  unsigned n_events;
  gboolean over;
  unsigned n_flags;          /* plays against the rules that the table let stand */
  unsigned n_disputes;       /* events that somebody objected to */
  const int *points;         /* by seat, in turn order */
  const gboolean *winner;    /* by seat */
  const YcLedgerPace *paces; /* by seat; NULL: not known */
  unsigned n_seats;
  const char *deeds; /* of a decided game, a JSON array of [seat, against, drawer, thing, n] as the
                        table `deed` has them; NULL: none */
  const YcLedgerCase *cases; /* what was settled in it: all that `casebook.h` says of the record */
  unsigned n_cases;
  const YcLedgerHead *really; /* when, where and who, as corrected since: its `begun_at`, `location`
                                 and seats count; NULL: as it was begun */
  YcSearchText text;          /* what it can be found by */
  const char *seal;           /* by which it is known whether its lines are still these; or NULL */
} YcOutcome;

/* Keeps the outcome of a session for the list; may be told again at any time. */
gboolean yc_caches_tell (YcDatabase *database, const YcOutcome *outcome, GError **error);

/* The seal of a session as it was last told, of as many events as it had then; NULL where none was,
 * and on error. Free with g_free(). */
char *yc_caches_get_seal (YcDatabase *database, gint64 session, GError **error);

/* No session with an id above this one is still to be read again; 0: none is. -1 on error. */
gint64 yc_caches_get_unread (YcDatabase *database, GError **error);

/* The newest session to be read with an id up to `unread` and, if that is not NULL, its game (free
 * with g_free()). 0 where there is none, and on error. */
gint64 yc_caches_next_unread (YcDatabase *database, gint64 unread, char **game, GError **error);

/* Keeps what came of reading sessions again, in one transaction: the outcomes, but of those that
 * have got another event since, and that of those that were left only the ones up to `unread` are.
 * Outcomes of 0 seats are not told: their sessions could not be read. */
gboolean yc_caches_tell_read (YcDatabase *database,
                              const YcOutcome *outcomes,
                              unsigned n,
                              gint64 unread,
                              GError **error);

/* A session came from elsewhere, or went on there: it is to be read, too. */
gboolean yc_caches_note_brought (YcDatabase *database, gint64 session, GError **error);

/* Everything is to be read again: the cards of the table have changed. */
gboolean yc_caches_forget (YcDatabase *database, GError **error);

/* Drops every cache and makes them anew, empty: everything is to be read again. */
gboolean yc_caches_drop (YcDatabase *database, GError **error);

G_END_DECLS
