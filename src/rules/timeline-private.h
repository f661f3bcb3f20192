/* timeline-private.h: what a timeline holds; for the files that fold it and ask it only. */

#pragma once

#include "dispute-private.h"
#include "note-private.h"
#include "outcomes.h"

typedef struct {
  uint32_t event;  /* the amend */
  uint32_t target; /* what it amends */
} YcAmend;

/* What an event is taken to have been, instead of what the record says. */
typedef struct {
  uint32_t event;
  bool nothing; /* it never happened */
  YcPlay play;
} YcSupposed;

struct YcTimeline {
  const YcRecord *record;
  const YcGame *game;
  const YcSetup *setup;
  uint32_t event; /* the last one folded */
  YcOutcomes outcomes;
  YcAmend *amends; /* those of events 1 to `event` that name a play */
  uint32_t n_amends, amends_size;
  YcPlayNode *root;
  YcBranch branch;     /* after `event` … */
  YcPosition position; /* … and its position */
  YcPlayNode *shown;   /* the node looked at last, or NULL … */
  YcPosition view;     /* … and its position */
  YcTimeline *past;    /* or NULL */
  uint64_t n_applied, n_judged;
  YcSupposed *supposed;   /* or NULL */
  uint32_t n_corrections; /* of the head, that it begins with */
  uint32_t last_undo;     /* no event after this one has undone anything */
};

/* ---- What was amended (timeline-amends.c) ---- */

/* Event `event` as amend `amend` has it; 0: as it was recorded. */
void
yc_timeline_read_play (const YcTimeline *timeline, uint32_t event, uint32_t amend, YcPlay *play);
/* Whether the event was amended to nothing. */
bool yc_timeline_is_nothing (const YcTimeline *timeline, uint32_t event);
void yc_timeline_add_amend (YcTimeline *timeline, YcAmend amend);
/* Keeps in mind the amends of events `from` to `to`; returns the first event that one of them
 * amends, or `from`. */
uint32_t yc_timeline_collect_amends (YcTimeline *timeline, uint32_t from, uint32_t to);
/* Event `event` as it is taken to have been, or NULL if it never happened; read into `room` only if
 * it is not as it was recorded. */
const YcPlay *yc_timeline_look_at (const YcTimeline *timeline, uint32_t event, YcPlay *room);
/* Notes on the events which of the amends from number `i` on hold for them. */
void yc_timeline_note_amends (YcTimeline *timeline, uint32_t i);
/* The first event up to `to` that an amend from number `i` on amends; 0 if none. */
uint32_t yc_timeline_first_amended (const YcTimeline *timeline, uint32_t i, uint32_t to);

/* ---- What stood (timeline.c) ---- */

/* The position at a node, good until another is shown. */
const YcPosition *yc_timeline_show (YcTimeline *timeline, YcPlayNode *node);
/* What stands after an event. */
YcBranch yc_timeline_branch_after (const YcTimeline *timeline, uint32_t event);
/* The timeline that stood after `event` as it was known then: this one, unless a later amend
 * changed what was before. */
YcTimeline *yc_timeline_known_at (YcTimeline *timeline, uint32_t event);
/* Judges any statement as event number `event`. */
void
yc_timeline_judge_as (YcTimeline *timeline, uint32_t event, const YcPlay *play, YcRuling *ruling);
