/* ask.h: a question to the judge: a play that nobody made, with every rule that was asked of it.
 *
 * Nothing is written anywhere. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* What a rule says to a play. */
typedef enum {
  YC_ANSWER_KEPT,
  YC_ANSWER_BROKEN,
  YC_ANSWER_UNSEEN,
  YC_ANSWER_UNSAID,
  YC_ANSWER_MOOT, /* an earlier answer leaves nothing to ask */
} YcAnswer;

/* The same for people: "Kept" …; static. */
const char *yc_words_answer (YcAnswer answer);

typedef struct {
  YcRule rule;
  YcAnswer answer;
  const YcReason *reason; /* the gravest of the rule, or NULL of one that is kept or moot */
} YcAsked;

/* A play on top of a position, with the ruling on it. */
typedef struct {
  YcPlay play;
  YcPosition position; /* that it was asked in */
  YcRuling ruling;
  guint event;   /* after which it is asked */
  gboolean live; /* if it were recorded there, it would be taken as having happened */
  guint n_asked;
  YcAsked asked[YC_MAX_RULES]; /* the first `n_asked`, in the order of the rules page */
} YcInquiry;

/* Asks for the ruling on a play, of any seat, as the timeline stands; with `in_turn` as if it were
 * the turn of whoever makes it. The play's texts are borrowed. The caller frees the answer. */
YcInquiry *
yc_inquiry_new (const YcRecord *record, YcTimeline *timeline, const YcPlay *play, gboolean in_turn);
void yc_inquiry_free (YcInquiry *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcInquiry, yc_inquiry_free)

/* How it would stand if it were recorded there. */
YcStand yc_inquiry_stand (const YcInquiry *self);

/* As `yellowcake-cli ask --json` prints it; the caller owns the node. */
JsonNode *yc_inquiry_json (const YcInquiry *self, const YcRecord *record);

G_END_DECLS
