/* intake.h: records from elsewhere on their way into a ledger.
 *
 * A session is the same wherever its record goes by its UUID. A record without one gets one that is
 * made from its head and, if that tells no date, from its plays: the same file is the same session
 * whenever it comes. One that was emptied here comes back as new. Persons are their names: the same
 * name is the same person, and nobody is joined with anybody else. */

#pragma once

#include <glib.h>

#include "database.h"

G_BEGIN_DECLS

typedef enum {
  YC_ARRIVAL_NEW,     /* taken */
  YC_ARRIVAL_KNOWN,   /* all of it is in the ledger */
  YC_ARRIVAL_LONGER,  /* a session of the ledger goes on; what is new of it was taken */
  YC_ARRIVAL_DIFFERS, /* tells a session of the ledger otherwise; nothing was taken */
} YcArrivalState;

/* What came of a record. */
typedef struct {
  YcArrivalState state;
  char *uuid;    /* of the session */
  guint events;  /* that were taken */
  guint here;    /* events that the ledger had of a session that is not new */
  guint there;   /* events that the record has of it */
  guint differs; /* the first event that differs, or that only the record has; 0: the head does */
  char *ours;    /* what the ledger says there, or NULL */
  char *theirs;  /* what the record says there, or NULL */
  char *emptied; /* of a new one that was emptied here before: a sentence that says when, or NULL */
} YcArrival;

void yc_arrival_clear (YcArrival *arrival);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (YcArrival, yc_arrival_clear)

/* "new", "known", "longer", "differs". */
const char *yc_arrival_name (YcArrivalState state);

/* From where on the record of an arrival differs, in a sentence; the caller frees. */
char *yc_words_difference (const YcArrival *arrival);
/* What one of the two says there, in the record's own words, also where it says nothing more. */
#define YC_STATEMENT_OR_NOTHING(statement) ((statement) != NULL ? (statement) : "–")

/* How a record stands to the session of the ledger that it is of: as yc_intake_take() says, but
 * nothing is taken. FALSE with YC_LEDGER_ERROR_NOT_FOUND if the ledger has no such session. */
gboolean yc_intake_compare (YcDatabase *database,
                            const char *text,
                            gsize length,
                            YcArrival *arrival,
                            GError **error);

/* Takes one record alone; errors as of yc_intake_take() and yc_intake_end(). */
gboolean yc_intake_take_one (YcDatabase *database,
                             const char *text,
                             gsize length,
                             YcArrival *arrival,
                             GError **error);

/* Some records that are taken in one transaction. */
typedef struct _YcIntake YcIntake;

/* NULL on error. Nothing else may be written into the ledger until the intake is ended. */
YcIntake *yc_intake_begin (YcDatabase *database, GError **error);
/* Takes a record as far as it is new. FALSE with YC_SESSION_ERROR_UNREADABLE, and `line:column:`,
 * if it cannot be read: the next may. FALSE with an error of the ledger: nothing can be taken any
 * more, and nothing was. */
gboolean
yc_intake_take (YcIntake *self, const char *text, gsize length, YcArrival *arrival, GError **error);
/* Puts on disk what was taken, and frees the intake. FALSE: nothing was taken. */
gboolean yc_intake_end (YcIntake *self, GError **error);
/* Takes nothing, and frees the intake. */
void yc_intake_drop (YcIntake *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcIntake, yc_intake_drop)

G_END_DECLS
