/* casebook.h: the settled disputes of all sessions, numbered.
 *
 * A cache: the session layer reads the statements and tells the caches what was settled in them. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* One case. What the record says of it is told with the outcome of its session; what the ledger
 * knows beside is found by listing. Texts that nobody gave are NULL. */
typedef struct {
  unsigned event;   /* what somebody objected to */
  unsigned settled; /* the event that settled it first */
  char *rule;       /* the id of the rule that it was judged by; NULL: it was legal */
  char *facts;      /* of the question: equal ones are the same question */
  char *play;       /* its statement as it stood */
  char *objector;   /* a colour, or `table` */
  char *why;
  char *state; /* `upheld`, `overruled`, `left`; `open`: it was taken up again */
  char *scope; /* `session` or `table`; NULL: that play */
  char *decision;

  unsigned number; /* in the case book, from 1 */
  char *uuid;      /* of the session */
  char *game;
  char *begun_at; /* of the session, ISO 8601 */
  char *location;
  char *person;     /* who objected; NULL: the table */
  char *settled_at; /* when it was settled first, ISO 8601 */
} YcLedgerCase;

/* Frees what a case points at. */
void yc_ledger_case_clear (YcLedgerCase *self);

/* All cases by their numbers: an array of YcLedgerCase, whose contents go with it. NULL on
 * error. */
GArray *yc_casebook_list (YcDatabase *database, GError **error);
/* Those of a game about one rule (NULL: about what was legal). */
GArray *
yc_casebook_of_rule (YcDatabase *database, const char *game, const char *rule, GError **error);

G_END_DECLS
