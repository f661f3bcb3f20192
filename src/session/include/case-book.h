/* case-book.h: what this table has decided before, when it is asked again.
 *
 * A case never changes a verdict: it is only offered. */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "casebook.h"
#include "session.h"

G_BEGIN_DECLS

/* A case that is like a question. */
typedef struct {
  YcLedgerCase found;
  gboolean same; /* the same was asked with the same facts; else of the same rule only */
} YcPrecedent;

/* The decided cases of the session's ledger like the question of `ruling` on `play`: at most `max`,
 * the same before similar ones and the newest of each first. Cases that were taken up again decide
 * nothing. An array of YcPrecedent, whose contents go with it; empty without a ledger; NULL on
 * error. */
GArray *yc_case_book_like (YcSession *session,
                           const YcPlay *play,
                           const YcRuling *ruling,
                           guint max,
                           GError **error);

/* Number and play, rule, decision, and who objected when and where: a line each. The caller
 * frees. */
char *yc_case_book_words (YcDatabase *database, const YcLedgerCase *found);

/* As `yellowcake-cli cases --database` prints it; the caller owns the node. */
JsonNode *yc_case_book_json (const YcLedgerCase *found);

/* ---- Exchange (case-book-exchange.c) --------------------------------------------------------- */

/* Writes the record of every session in which something was settled into a folder, called by its
 * UUID; `n` is how many. */
gboolean yc_case_book_export (YcDatabase *database, GFile *folder, guint *n, GError **error);

/* What came of an import. */
typedef struct {
  guint sessions; /* that are new, or go on */
  guint differ;   /* that are told otherwise here: nothing was taken of them */
} YcCasesTaken;

/* Takes the records in files (GFile) into the ledger: all of them, or with an error none. What was
 * settled in them is in the case book as soon as they are retold. */
gboolean
yc_case_book_import (YcDatabase *database, GListModel *files, YcCasesTaken *taken, GError **error);

/* "2 sessions were imported with their cases." The caller frees. */
char *yc_words_cases_taken (const YcCasesTaken *taken);

/* ---- In words (words-cases.c) ---------------------------------------------------------------- */

/* "Case 7, the same: The ruling stands. Reason: …" */
char *yc_words_precedent (const YcPrecedent *precedent);
/* What was decided: "The ruling stands", "Played otherwise here", with how far it reaches. */
char *yc_words_decision (const YcLedgerCase *found);
/* The rule it was about in its sentence, or that it was legal; static. */
const char *yc_words_case_rule (const YcLedgerCase *found);
/* Who objected and why, and when and where it was settled. */
char *yc_words_case_origin (const YcLedgerCase *found);
/* All that a case says, to be searched in: as yc_text_fold() makes it. */
char *yc_words_case_text (const YcLedgerCase *found);

G_END_DECLS
