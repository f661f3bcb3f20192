/* cases.h: what somebody objected to, how the table settled it, and what the question was.
 *
 * All of it follows from the statements of the record. A case changes no verdict. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

typedef struct {
  guint event;       /* to which somebody objects */
  char *play;        /* its statement as it stood then, without its time */
  const char *rule;  /* that it was judged by then; static, NULL of a legal one */
  char *facts;       /* of the question, see `yc_case_facts` */
  YcDispute dispute; /* the texts are borrowed from the record */
  guint settled;     /* the event that settled it first, or 0 */
} YcCase;

void yc_case_free (YcCase *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcCase, yc_case_free)

/* The disputes of a record as far as the timeline has taken it in, by the event that they are
 * about: an array of YcCase, which is the caller's. */
GPtrArray *yc_cases_of (const YcRecord *record, YcTimeline *timeline);

/* The question that a ruling on a play answers, in a text without colours, numbers of events or
 * words of any language: the rule, the kind of play, the card or space, the option that decides
 * it, and the facts of the reason. It is the same for two plays if and only if the same was asked
 * with the same facts. The caller frees. */
char *yc_case_facts (const YcRecord *record, const YcPlay *play, const YcRuling *ruling);

/* What the ledger is to keep of them, the settled ones alone: an array of YcLedgerCase
 * (casebook.h), whose contents go with it. */
GArray *yc_cases_for_ledger (const YcRecord *record, YcTimeline *timeline);

/* As `yellowcake-cli cases --json` prints it; `file` may be NULL. The caller owns the node. */
JsonNode *yc_case_json (const YcCase *self, const char *file);

G_END_DECLS
