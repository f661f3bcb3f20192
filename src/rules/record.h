/* record.h: what a record holds in memory; for the files that read and write it only. */

#pragma once

#include "catalogue.h"
#include "notation.h"

/* The version of the record format and of the rules model that this program knows. */
#define YC_FORMAT_VERSION 1
#define YC_RULES_VERSION  1

/* The statements of the head in the order in which they are written. */
typedef enum {
  YC_LINE_FORMAT,
  YC_LINE_GAME,
  YC_LINE_RULES,
  YC_LINE_SESSION,
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
} YcHeadLine;

/* One statement after the head: where its text stands in `texts`. */
typedef struct {
  uint32_t offset;
  uint32_t line;
  uint16_t length;
  uint8_t verb;
} YcEvent;

struct YcRecord {
  YcSetup setup;
  YcArena arena;
  YcNames names;
  YcText fields[YC_HEAD_LOCATION + 1];
  YcHeadLine *head;
  uint32_t n_head, head_size;
  YcEvent *events;
  uint32_t n_events, events_size;
  char *texts;
  size_t texts_used, texts_size;
  /* what the limits of a file count */
  uint32_t n_lines;
  size_t n_bytes;
};

/* ---- Reading the head ---- */

typedef struct {
  const char *line;
  YcText statement;
  uint32_t number;
} YcLine;

typedef struct {
  YcRecord *record;
  YcError *error;
  bool catalogue; /* a catalogue file has no players and no events */
  YcDefiner definer;
  unsigned int seen; /* bits of `YcHeadKind` */
  unsigned int seen_options;
  YcLine last;              /* the statement read last */
  YcLine rows[YC_MAX_ROWS]; /* they are read last: they need the cards and the players */
} YcHeadReader;

/* Reads one statement of the head. */
bool yc_head_read (YcHeadReader *head, const YcLine *line);
/* Checks what only the whole head can tell, and reads the rows. */
bool yc_head_finish (YcHeadReader *head);

/* A reader of statements of this record. Without `intern` unknown names must be known already. */
YcReader yc_record_reader (const YcRecord *record);
