/* what-if.h: what if: a session that goes on otherwise from an event of another, and did not
 * happen.
 *
 * A branch is a session of its own, with a name: its record begins with the events of its origin up
 * to there and says so in its head. All that can be done in a session can be done in it; an undo
 * may go back below the event it began at, for what it takes away is a copy. Its origin is never
 * written to. It stands in no list and no count; who wants it asks its origin.
 *
 * An amend that came after the event stays behind, as it was not known then; a correction of the
 * set-up holds whatever event is looked at, and comes along. A branch of a branch is one more of
 * the same origin, and begins with what was tried up to there. */

#pragma once

#include "branches.h"
#include "session.h"

G_BEGIN_DECLS

/* Whether it is in a file, where a branch of it can be; one in memory, as a puzzle, is not. */
gboolean yc_what_if_is_possible (YcSession *session);
/* Begins a branch after event `event` (0: the beginning) and opens it. NULL on error; a session in
 * memory has none. */
YcSession *yc_what_if_begin (YcSession *session, guint event, const char *name, GError **error);

/* The UUID of the session that this one is a branch of; NULL of one that happened. The caller
 * frees. */
char *yc_what_if_get_origin (YcSession *session);
/* The event of its origin after which it goes on. */
guint yc_what_if_get_event (YcSession *session);
/* What it is called; NULL of a branch that is in memory only. The caller frees. */
char *yc_what_if_get_name (YcSession *session);

/* A name for the next one of the same origin; the caller frees. */
char *yc_what_if_propose_name (YcSession *session);

/* The branches of a session, or of the origin of a branch, the oldest first: an array of YcBranch.
 * NULL on error. */
GArray *yc_what_if_list (YcSession *session, GError **error);
/* How many go on from the table after an event; see yc_what_if_look_again(). */
guint yc_what_if_count (YcSession *session, guint event);
/* Looks what branches there are now, and emits `forked`. */
void yc_what_if_look_again (YcSession *session);

/* Both of the branch with this UUID, from any session of its ledger. It stays on file when it is
 * thrown away, but nothing leads to it any more, unless its record is brought in again. */
gboolean yc_what_if_rename (YcSession *session, const char *uuid, const char *name, GError **error);
gboolean yc_what_if_throw_away (YcSession *session, const char *uuid, GError **error);

/* Whether the ledger of a branch has the session that it comes from. */
gboolean yc_what_if_knows_origin (YcSession *session);
/* The session that a branch comes from, to be compared; NULL with NOT_FOUND where the ledger does
 * not have it. */
YcSession *yc_what_if_open_origin (YcSession *branch, GError **error);
/* How the branch differs in the end from what happened, in the end or after as many events; `event`
 * is the one of the origin that was compared. See comparison.h. */
GArray *yc_what_if_compare (YcSession *branch,
                            YcSession *origin,
                            gboolean after_as_many,
                            guint *event,
                            guint *others);

/* "What if: NAME, from play 41 of the evening of 12 March 2026. This did not happen."; NULL of a
 * session that is no branch. The caller frees. */
char *yc_words_what_if (YcSession *session);

G_END_DECLS
