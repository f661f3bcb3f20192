/* notation.h: how one play is read and written; what the notations of the games share.
 *
 * A game's notation is two tables of words, one for players and one for the table (`YcVerbInfo`):
 * each word has a small function that reads what stands behind it and one that writes it. Reading
 * functions begin at the word behind the verb and leave the word they do not understand; they
 * return false when they have said what is wrong. They may rely on the fields of the play before
 * `items` being 0 (names: `YC_NONE`). */

#pragma once

#include "lexer.h"
#include "names.h"

/* The largest number of times and of anything printed on a card. A hundred thousand of them still
 * fit the counts of a position. */
#define YC_MAX_NUMBER 10000
/* What one correction may give or take; the board keeps the sum within its own limits. */
#define YC_MAX_ADJUSTMENT 1000000

struct YcReader {
  YcLexer lexer;
  const YcGame *game;
  const YcNames *names;
  const YcColor *speaker; /* who says a statement that names nobody; NULL: it cannot be read */
  YcNames *intern;        /* where unknown names are kept, or NULL: they are there already */
  YcArena *arena;         /* for `intern` */
};

struct YcWriter {
  const YcRecord *record;
  const YcNames *names; /* of the unknown */
  const YcCatalogue *catalogue;
  char *out;
  size_t size;
  size_t length; /* what was written or would have been */
};

/* ---- One statement ---- */

/* Reads the statement that the lexer of `reader` stands at. */
bool yc_statement_read (YcReader *reader, YcPlay *play);
void yc_statement_write (YcWriter *writer, const YcPlay *play);

/* Whether a word begins a statement of the head that may be corrected later (head-correct.c). */
bool yc_head_word_is_corrected (const YcGame *game, YcText word);

/* ---- Reading ---- */

/* A colour and nothing else: `turn red`. */
bool yc_read_turn (YcReader *reader, YcPlay *play);
void yc_write_turn (YcWriter *writer, const YcPlay *play);

/* The colour of a word, or -1. */
int yc_color_of (YcText word);
bool yc_read_color (YcReader *reader, uint8_t *color);
/* A colour that may be there; false (and no error) if it is not. */
bool yc_read_optional_color (YcReader *reader, uint8_t *color);
bool yc_read_name (YcReader *reader, YcDrawer drawer, YcRef *ref);
bool yc_read_target (YcReader *reader, YcDrawer drawer, YcPlay *play);
/* The same in the first drawer of `order` that has the name, or else in the last. */
bool yc_read_any_target (YcReader *reader, const YcDrawer order[YC_DRAWERS], YcPlay *play);
/* A name or `?`; with `none` also `-`. */
bool yc_read_name_or_mark (YcReader *reader, YcDrawer drawer, bool none, YcRef *ref);
bool
yc_read_name_or_mark_of (YcReader *reader, YcText word, YcDrawer drawer, bool none, YcRef *ref);
/* Names (or `?`) up to the end or to a word of the grammar; at least one. */
bool yc_read_items (YcReader *reader, YcPlay *play, YcDrawer drawer, YcList list);
bool yc_add_item (YcReader *reader, YcPlay *play, YcItem item);
/* Workers; `contractors` says whether small letters may stand among them. */
bool yc_read_workers (YcReader *reader, bool contractors, YcWorkers *workers);
bool yc_read_workers_of (YcReader *reader, YcText word, bool contractors, YcWorkers *workers);
/* `x2`, if it is there; else 1. */
bool yc_read_times (YcReader *reader, int32_t *times);
/* `+2` or `-2`. */
bool yc_read_signed (YcReader *reader, int32_t *number);
/* Cuts the sign off a word: 1, -1, or 0 and an error. */
int yc_read_sign (YcReader *reader, YcText *rest);
/* Passes over the word if it is there; else an error. */
bool yc_read_keyword (YcReader *reader, const char *keyword);
/* `money +2 yellowcake =7 …` with any of `counts`, a bit for each; `what` is the word before the
 * first number. */
bool yc_read_adjusted_goods (YcReader *reader, YcText what, unsigned counts, YcPlay *play);
/* `+2` or `-2` as the number, `=7` as the only item. */
bool yc_read_adjusted_amount (YcReader *reader, YcPlay *play);
/* One card given or taken, `+24` or `-24`, as the target. */
bool yc_read_adjusted_card (YcReader *reader, YcPlay *play, YcDrawer drawer);
/* A quoted reason, if there is one. */
bool yc_read_reason (YcReader *reader, YcPlay *play);
bool yc_read_nothing (YcReader *reader, YcPlay *play);
/* Hand cards given and taken: `+24 -? …`. */
bool yc_read_adjusted_hand (YcReader *reader, YcPlay *play, YcDrawer drawer);

/* ---- Writing ---- */

/* A blank and then a word. */
void yc_write_word (YcWriter *writer, const char *word);
void yc_write_text (YcWriter *writer, YcText text);
void yc_write_color (YcWriter *writer, uint8_t color);
void yc_write_name (YcWriter *writer, YcDrawer drawer, YcRef ref);
void yc_write_items (YcWriter *writer, const YcPlay *play, YcDrawer drawer, YcList list);
void yc_write_workers (YcWriter *writer, const YcWorkers *workers);
void yc_write_number (YcWriter *writer, int32_t number);
void yc_write_signed (YcWriter *writer, int32_t number);
void yc_write_times (YcWriter *writer, int32_t times);
void yc_write_reason (YcWriter *writer, const YcPlay *play);
void yc_write_nothing (YcWriter *writer, const YcPlay *play);
void yc_write_adjusted_goods (YcWriter *writer, const YcPlay *play);
void yc_write_adjusted_amount (YcWriter *writer, const YcPlay *play);
void yc_write_adjusted_card (YcWriter *writer, const YcPlay *play, YcDrawer drawer);
void yc_write_adjusted_hand (YcWriter *writer, const YcPlay *play, YcDrawer drawer);
/* Without the blank before it. */
void yc_put (YcWriter *writer, const char *bytes, size_t length);
void yc_put_word (YcWriter *writer, const char *word);
void yc_put_name (YcWriter *writer, YcDrawer drawer, YcRef ref);
void yc_put_workers (YcWriter *writer, const YcWorkers *workers);
