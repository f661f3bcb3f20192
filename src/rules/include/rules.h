/* rules.h: what the books say. What all games have in common; a game has
 * its own headers in a folder beside this one.
 *
 * The rules need libc only. `judge` and `apply` allocate nothing, know no clock, no files and no
 * chance; positions and plays are plain values that may be copied, compared and thrown away.
 * Only records (`YcRecord`) and what folds them (`YcTimeline`) own memory.
 *
 * Sources: the numbers of sections below are those of the rules pages; the place in the printed
 * books that a rule comes from is in `yc_rule_sources`. */

#pragma once

#include "game.h"

#include <stdio.h>

/* ---- Reading and writing (notation) ------------------------------------------------------------
 */

typedef struct {
  uint32_t line;     /* from 1 */
  uint32_t column;   /* in characters, from 1 */
  char message[160]; /* an English sentence without the full stop; a key for translation */
  char detail[80];   /* the word it is about, or empty */
} YcError;

typedef struct YcRecord YcRecord;

/* Reads a whole record; NULL and `error` if it cannot be read. The text is copied. */
YcRecord *yc_record_read (const char *text, size_t length, YcError *error);
/* Reads a catalogue file (no players). */
YcRecord *yc_record_read_catalogue (const char *text, size_t length, YcError *error);
void yc_record_free (YcRecord *record);

const YcSetup *yc_record_setup (const YcRecord *record);
const YcGame *yc_record_game (const YcRecord *record);
/* Events are the statements after the head, numbered from 1. */
uint32_t yc_record_n_events (const YcRecord *record);
uint32_t yc_record_event_line (const YcRecord *record, uint32_t event);
/* The line as read, without comment; borrowed as long as the record. */
YcText yc_record_event_text (const YcRecord *record, uint32_t event);
/* What event `event` does, as it was recorded. */
YcVerb yc_record_verb (const YcRecord *record, uint32_t event);
/* Copies event `event` into `play`, whose texts are borrowed as long as the record. */
void yc_record_event (const YcRecord *record, uint32_t event, YcPlay *play);
/* The same without a copy, borrowed as long as the record. There is no more of it than its items:
 * the whole value is not to be copied. */
const YcPlay *yc_record_look_at (const YcRecord *record, uint32_t event);
/* Whether event `event` corrects the head, and the set-up can have been so. */
bool yc_record_corrects_head (const YcRecord *record, uint32_t event);
/* Appends one statement; returns its event number, or 0 and `error`, with nothing taken over. */
uint32_t yc_record_append (YcRecord *record, const char *line, size_t length, YcError *error);
/* Whether the limits of a file (the first page) leave room for one more line of `length` bytes. */
bool yc_record_has_room (const YcRecord *record, size_t length, YcError *error);
/* Appends a line that `yc_record_read_play` has read as `play`, and for which there is room: it is
 * not read again. A canonical line: no blanks around it. */
uint32_t yc_record_keep (YcRecord *record, const char *line, size_t length, const YcPlay *play);
/* Reads one statement without appending it. Unknown names are kept in the record's name table. */
bool yc_record_read_play (YcRecord *record,
                          const char *line,
                          size_t length,
                          YcPlay *play,
                          YcError *error);
/* The same of what a player says: a statement that names nobody is one of `speaker`. */
bool yc_record_read_said (YcRecord *record,
                          YcColor speaker,
                          const char *line,
                          size_t length,
                          YcPlay *play,
                          YcError *error);
/* Who says a statement that begins so, be it finished or not: a colour, `YC_TABLE`, or -1 if its
 * first word names nobody. */
int yc_line_actor (const char *line);
/* The name behind a `YcRef` below 0. */
const char *yc_record_unknown_name (const YcRecord *record, YcRef ref);
/* Whether a statement of the record names something that nothing has this name of. */
bool yc_record_has_unknown (const YcRecord *record, const char *name);

typedef enum {
  YC_HEAD_SESSION,
  YC_HEAD_DATE,
  YC_HEAD_LOCATION,
  YC_HEAD_FROM,   /* the session of which this one is a branch */
  YC_HEAD_CALLED, /* what that branch is called */
} YcHeadField;
/* The value as read (quoted if it is a text), or empty. */
YcText yc_record_head (const YcRecord *record, YcHeadField field);
/* Up to which event a branch says what happened in the session that it comes from: no further than
 * it goes itself; 0 of what is no branch. */
uint32_t yc_record_fork (const YcRecord *record);

/* Writes the canonical form of `play` into `out` (terminated, without line feed); returns its
 * length, which is below `YC_MAX_LINE` + 1 for anything that was read. */
size_t yc_play_write (const YcRecord *record, const YcPlay *play, char *out, size_t size);
/* The canonical form of the whole record; malloc'd, the caller frees. */
char *yc_record_write (const YcRecord *record, size_t *length);

/* What a head says of its record alone. What is empty is not said. */
typedef struct {
  YcText session; /* its id */
  YcText origin;  /* of which session it is a branch, */
  uint32_t event; /* after which event, */
  YcText called;  /* and what that is called, quoted */
} YcIdentity;

YcIdentity yc_record_identity (const YcRecord *record);
/* The whole record, or its head alone (`own`: without what it was read with), as that of another
 * identity; malloc'd, the caller frees. */
char *yc_record_write_as (const YcRecord *record, const YcIdentity *identity);
char *yc_record_write_head_as (const YcRecord *record, const YcIdentity *identity, bool own);
/* One definition in canonical form (`card 47 reactor needs SS …`); returns its length. */
size_t yc_card_write (const YcCard *card, char *out, size_t size);
/* A quoted text of the record without quotes and escapes; returns its length in bytes. */
size_t yc_text_unquote (YcText quoted, char *out, size_t size);

#include "dispute.h"
#include "known.h"
#include "note.h"

/* ---- Help
 * ---------------------------------------------------------------------------------------- */

/* What a legal play is to a refused wish. */
typedef enum {
  YC_REMEDY_VARIANT,   /* the same with other workers, another choice … */
  YC_REMEDY_BEFORE,    /* made before it, the wish is legal */
  YC_REMEDY_ELSEWHERE, /* the same on another space, with another card … */
  YC_REMEDY_INSTEAD,   /* the end of the turn, where nothing else is left */
  YC_REMEDY_KINDS
} YcRemedyKind;

#define YC_MAX_REMEDIES   8    /* of a kind */
#define YC_REMEDIES_TRIED 4000 /* plays of which it is tried whether they make a wish legal */

/* Nearest first. */
typedef struct {
  size_t n;
  int far[YC_MAX_REMEDIES];
  YcVerdict verdict[YC_MAX_REMEDIES];
  YcPlay plays[YC_MAX_REMEDIES];
} YcRemedyList;

/* The search for remedies: begun, then told of every play of the player to move, then ended. All
 * that is given to it must outlive it. Large: not for the stack. */
typedef struct {
  const YcSetup *setup;
  const YcGame *game;
  const YcPosition *position;
  const YcPlay *wish;
  bool out_of_turn;
  int n_tried;
  YcRemedyList list[YC_REMEDY_KINDS];
  YcPosition after; /* a play that is tried */
} YcRemedies;

void yc_remedies_begin (YcRemedies *self,
                        const YcSetup *setup,
                        const YcGame *game,
                        const YcPosition *position,
                        const YcPlay *wish);
/* A `YcPlayFunc`; `remedies` is a YcRemedies. */
void yc_remedies_consider (const YcPlay *play, void *remedies);
/* Up to `max` plays that help, the best first and none that asks another question before one that
 * is plainly legal; returns how many. */
size_t yc_remedies_end (YcRemedies *self, YcPlay *plays, size_t max);

/* ---- Plays as they stand: the fold over the events ---- */

#include "timeline.h"
