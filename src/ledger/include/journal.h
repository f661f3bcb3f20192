/* journal.h: sessions as they are written: a head, the seats, and one line of text a play.
 *
 * When a function that writes returns TRUE, what it wrote is on disk. When it returns FALSE nothing
 * of it was taken over, and the same call may be made again. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* A player of a session: the colour as the record writes it, and the person's name. */
typedef struct {
  const char *color;
  const char *person;
} YcLedgerSeat;

/* A session as it is begun or was begun. Strings are borrowed on writing. */
typedef struct {
  const char *uuid;
  const char *game;          /* "manhattan-project", "chain-reaction" */
  int rules_version;         /* of the rules model it was begun under */
  const char *begun_at;      /* ISO 8601; NULL or unreadable: now */
  const char *location;      /* NULL: not told */
  const char *head;          /* the whole canonical head, each line with its line feed */
  const YcLedgerSeat *seats; /* in turn order */
  unsigned n_seats;
} YcLedgerHead;

/* Writes a session in one transaction: its head, its seats and, for a record that is brought in,
 * its `events` (statements in order, without line feeds; NULL-terminated, or NULL for none).
 * Returns the id of the session, above 0; 0 on error, EXISTS for a UUID that is already there. */
gint64 yc_journal_begin (YcDatabase *database,
                         const YcLedgerHead *head,
                         const char *const *events,
                         GError **error);

/* What is begun and appended between the two goes to disk in one transaction: all of it when the
 * batch is ended, or nothing where that, or anything in it, is FALSE. Dropping a batch takes
 * nothing over, and does nothing where it has ended. */
gboolean yc_journal_begin_batch (YcDatabase *database, GError **error);
gboolean yc_journal_end_batch (YcDatabase *database, GError **error);
void yc_journal_drop_batch (YcDatabase *database);

/* The id of the session with this UUID; 0 with NOT_FOUND where there is none. */
gint64 yc_journal_find (YcDatabase *database, const char *uuid, GError **error);

/* Writes event `number` (the first is 1, then without a gap): `text` is one statement of the record
 * format without its line feed; it may begin with `@time`. One durable transaction. */
gboolean yc_journal_append (YcDatabase *database,
                            gint64 session,
                            unsigned number,
                            const char *text,
                            GError **error);

/* The canonical head of a session as text. Free with g_free(). */
char *yc_journal_read_head (YcDatabase *database, gint64 session, GError **error);

/* Called for each event in order; `text` is only good during the call. */
typedef void (*YcJournalEventFunc) (unsigned number, const char *text, gpointer data);

/* All events of a session from number 1, in one pass. */
gboolean yc_journal_read (YcDatabase *database,
                          gint64 session,
                          YcJournalEventFunc func,
                          gpointer data,
                          GError **error);

/* At most `limit` events of a session that come after number `after`. */
gboolean yc_journal_read_some (YcDatabase *database,
                               gint64 session,
                               unsigned after,
                               unsigned limit,
                               YcJournalEventFunc func,
                               gpointer data,
                               GError **error);

/* The session as one text that the record reader takes: the head and every event, each line with
 * its line feed. Free with g_free(). */
char *yc_journal_read_record (YcDatabase *database, gint64 session, GError **error);

G_END_DECLS
