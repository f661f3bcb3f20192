/* dispute.h: objections to plays and facts, and how the table settled them (record format,
 * section 3). Included by rules.h only.
 *
 * They change no verdict and no position. Neither undo nor amend is about them, so that what became
 * of an objection follows from the record alone. */

#pragma once

/* What somebody objects to, and how it stands. */
typedef struct {
  YcDisputeState state;
  YcScope scope;       /* of the settlement */
  uint8_t objector;    /* who objected last: a `YcColor` or `YC_TABLE` */
  uint32_t objection;  /* the event that says so */
  uint32_t settlement; /* the event that settled it, or 0 while it is open */
  YcText why;          /* of the objection, in quotes as written, or empty; … */
  YcText decision;     /* … and of the settlement: good as long as the record */
} YcDispute;

/* The dispute about an event after events 1 to `until`: the last objection and, unless it is open,
 * the settlement that counts. False, and undisputed, if nobody objects. */
bool yc_record_dispute (const YcRecord *record, uint32_t event, uint32_t until, YcDispute *dispute);
/* The event that an objection or settlement is about; 0 of anything else and of one that is
 * refused. */
uint32_t yc_record_disputed (const YcRecord *record, uint32_t statement);
/* The objection or settlement before `statement` that is about the same event; 0 if it is the
 * first. */
uint32_t yc_record_dispute_before (const YcRecord *record, uint32_t statement);
/* The first event behind `event` (0: of all) to which somebody objects anywhere in the record; 0 if
 * there is none. */
uint32_t yc_record_next_disputed (const YcRecord *record, uint32_t event);
/* `open`, `upheld`, `overruled`, `left`, as the record writes them, and NULL of none; static. */
const char *yc_dispute_name (YcDisputeState state);
/* `session` or `table`; NULL where a settlement is about the play alone; static. */
const char *yc_scope_name (YcScope scope);
