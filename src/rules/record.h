/* record.h: what a record holds in memory; for the files that read and write it only. */

#pragma once

#include "catalogue.h"
#include "known-private.h"
#include "notation.h"

/* The version of the record format and of the rules model that this program knows. */
#define YC_FORMAT_VERSION 1
#define YC_RULES_VERSION  1

/* The statements of the head in the order in which they are written. */
typedef enum {
  YC_LINE_FORMAT,
  YC_LINE_GAME,
  YC_LINE_RULES,
  YC_LINE_LIVE,
  YC_LINE_SESSION,
  YC_LINE_FROM,
  YC_LINE_DATE,
  YC_LINE_LOCATION,
  YC_LINE_TABLE, /* options and players */
  YC_LINE_DEFINITION,
  YC_LINE_ROW, /* and those that follow: the rows of the game */
} YcHeadKind;

/* One statement of the head in canonical form. */
typedef struct {
  YcHeadKind kind;
  YcText text;
  bool known; /* it is not of the head: the record was read with it */
} YcHeadLine;

/* One statement after the head: its text, and the play that was read from it, whose texts borrow
 * from this one. It is kept without the items that it does not have: read it with
 * yc_record_event(). */
typedef struct {
  const char *text;
  const YcPlay *play;
  uint32_t line;
  uint32_t dispute; /* the last objection to it or settlement of it; of one of these the one before;
                     * or 0 */
  uint32_t objected; /* the first objection to it; of one of these what it is about; or 0 */
  uint32_t noted;    /* the last note about it, or 0 */
  uint32_t before;   /* of a note about an event: the one before about the same, or 0 */
  uint16_t length;
  YcVerb verb;
} YcEvent;

struct YcRecord {
  YcSetup setup;
  YcArena arena;
  YcNames names;
  YcText fields[YC_HEAD_CALLED + 1];
  uint32_t rules_version; /* 0: not said */
  uint32_t from_event;    /* of the session in `YC_HEAD_FROM` */
  bool live;
  YcHeadLine *head;
  uint32_t n_head, head_size;
  YcEvent *events;
  uint32_t n_events, events_size;
  size_t events_length;   /* bytes of their texts */
  uint32_t n_corrections; /* of the head */
  /* what the limits of a file count */
  uint32_t n_lines;
  size_t n_bytes;
};

/* A line of a file, and the statement in it. */
typedef struct {
  const char *line;
  YcText statement;
  uint32_t number;
} YcLine;

/* ---- Life and events (record-life.c, record-events.c) ---- */

/* A record of no game yet. */
YcRecord *yc_record_new_empty (void);
/* What reads definitions into a record. */
YcDefiner yc_record_definer (YcRecord *record);
/* Takes in the play that was read from a line as the next event, the text of the line with it. */
void yc_record_keep_event (YcRecord *record, const YcLine *line, const YcPlay *play);

/* ---- Reading the head ---- */

/* A definition of the head that waits for those that are known. */
typedef struct {
  YcLine line;
  char *key;
} YcOwnDefinition;

typedef struct {
  YcRecord *record;
  YcError *error;
  bool catalogue; /* a catalogue file has no players and no events */
  YcBasis basis;
  YcOwnDefinition *own; /* of the head, if anything is known */
  uint32_t n_own, own_size;
  YcDefiner definer;
  unsigned int seen; /* bits of `YcHeadKind` */
  unsigned int seen_options;
  YcLine last;              /* the statement read last */
  YcLine rows[YC_MAX_ROWS]; /* they are read last: they need the cards and the players */
} YcHeadReader;

/* Reads one statement of the head. */
bool yc_head_read (YcHeadReader *head, const YcLine *line);
/* Takes the format and the game as read. */
void yc_head_reader_begin (YcHeadReader *head, const YcGame *game);
/* Checks what only the whole head can tell, and reads the rows. */
bool yc_head_finish (YcHeadReader *head);

void yc_head_reader_clear (YcHeadReader *head);

/* ---- What the head says, as it is kept (head-lines.c) ---- */

/* Keeps a statement of the head, or a definition that is known, in canonical form. */
void yc_head_add_line (YcRecord *record, YcHeadKind kind, YcText text, bool known);
/* The same for a statement of two words. */
void yc_head_add_statement (YcRecord *record, YcHeadKind kind, const char *word, const char *value);
/* A copy in the memory of the record. */
YcText yc_head_keep_text (YcRecord *record, YcText text);

/* ---- Options and players (head-table.c), rows (head-rows.c) ---- */

bool yc_head_read_option (YcHeadReader *head, YcLexer *lexer);
bool yc_head_read_player (YcHeadReader *head, YcLexer *lexer);
/* The option that a word names, or -1; reads its value. */
int yc_head_option_of (const YcGame *game, YcText word);
bool yc_head_read_value (YcSetup *setup, YcLexer *lexer, int option);
/* Reads `bonus E` or `bonus S`. */
bool yc_head_read_bonus (YcLexer *lexer, int8_t *bonus);
/* The row of a game that a word names, or -1; reads as many cards as lie there. */
int yc_head_row_of (const YcGame *game, YcText word);
bool yc_head_read_places (const YcRecord *record, YcLexer *lexer, int index, YcRef *row);
/* Reads the rows that were kept for the end; those that were not told are untold. */
bool yc_head_read_rows (YcHeadReader *head);

/* ---- What is corrected (head-correct.c) ---- */

/* Whether the set-up can really have been as a `table head …` says. */
bool yc_head_can_be (const YcRecord *record, const YcPlay *play);
/* Takes a correction over, if the play is one and can be. */
void yc_head_correct (YcRecord *record, const YcPlay *play);

/* ---- What is known (head-known.c) ---- */

/* Keeps a definition of the head until all of them are there. */
void yc_head_keep_definition (YcHeadReader *head, const YcLine *line);
/* Reads what is known and then what was kept. */
bool yc_head_read_definitions (YcHeadReader *head);
/* Reads the definition of a line; `known` says that it is not of the head. */
bool yc_head_read_definition (YcHeadReader *head, const YcLine *line, bool known);

/* ---- What is printed (printed.c) ---- */

/* Reads the program's own catalogue of the definer's game, which a head may override. */
void yc_printed_read (YcDefiner *definer);
/* The catalogue of a game, a record without players; read if it was not asked for before. */
const YcRecord *yc_printed_cards_get (YcPrintedCards *printed, const YcGame *game);

/* Whether `event` is the number of a play or fact. */
bool yc_record_is_play (const YcRecord *record, int64_t event);

/* A reader of statements of this record. Without `intern` unknown names must be known already. */
YcReader yc_record_reader (const YcRecord *record);
