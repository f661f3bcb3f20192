/* branches.h: what-ifs: sessions that went on from an event of another.
 *
 * A branch is written and read as any session (journal.h), by its own id and UUID. No person and no
 * case knows of it, and no list and no search while its origin is in the ledger; it goes when that
 * is emptied. */

#pragma once

#include "journal.h"

G_BEGIN_DECLS

typedef struct {
  gint64 session;
  char *uuid;
  char *name;
  unsigned event;    /* of the origin, from which it went on */
  unsigned n_events; /* of its own, with those that it shares */
} YcBranch;

/* Writes a branch in one transaction: a session with `head` (of a UUID of its own) and `events`, as
 * yc_journal_begin() does, that went on from event `event` of the session with the UUID `origin`.
 * Returns its id; 0 on error. */
gint64 yc_branches_begin (YcDatabase *database,
                          const YcLedgerHead *head,
                          const char *const *events,
                          const char *origin,
                          unsigned event,
                          const char *name,
                          GError **error);

/* The branches of a session, the oldest first, without those that were thrown away: an array of
 * YcBranch. NULL on error. */
GArray *yc_branches_list (YcDatabase *database, const char *origin, GError **error);

gboolean
yc_branches_rename (YcDatabase *database, gint64 session, const char *name, GError **error);

/* It stays on file, in no list any more; `away` FALSE takes it back. */
gboolean
yc_branches_throw_away (YcDatabase *database, gint64 session, gboolean away, GError **error);

G_END_DECLS
