/* search.h: the sessions that have all of some words.
 *
 * A cache: the session layer reads the statements and tells the caches what was said in them. Case
 * and diacritics do not matter, and the beginning of a word is enough. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* Where in a session something can be found. */
typedef enum {
  YC_FIELD_GAME,   /* its id */
  YC_FIELD_DAY,    /* `2026-11-21` */
  YC_FIELD_PLAYER, /* a name */
  YC_FIELD_PLACE,  /* the location */
  YC_FIELD_SAID,   /* a note, a reason, an objection, a decision */
  YC_FIELD_CARD,   /* its id and kind: `24 university` */
  YC_FIELD_NAME,   /* what the table calls it */
  YC_FIELD_NOTE,   /* what the table noted of it */
  YC_FIELD_ANY,    /* any of those above */
  YC_FIELD_WINNER, /* the name of one who won */
  YC_FIELD_STATE,  /* `over` or `stopped` */
  YC_FIELD_SEATS,  /* how many players */
  YC_FIELD_MONTH,  /* `11` */
  YC_FIELDS
} YcField;

/* One way to say a word: the beginning of one, or several that follow one another. */
typedef struct {
  YcField field;
  char *text;
  gboolean whole; /* its last word, too */
} YcForm;

/* A word of a search: any of its forms is as good. */
typedef struct {
  const YcForm *forms;
  unsigned n_forms;
} YcTerm;

/* All terms have to be there. */
typedef struct {
  const YcTerm *terms;
  unsigned n_terms;
  unsigned n_silent; /* the last of them narrow the search, and nobody asks why */
} YcWordSearch;

/* Whether a word begins one of the text, whatever the size and the accents of its letters; a word
 * of signs alone begins none. */
gboolean yc_search_word_begins (const char *word, const char *text);

/* Why a session was found: the first thing in it that has this term. */
typedef struct {
  unsigned term;
  YcField field;
  unsigned event; /* that says it; 0 of what no event says */
  char *text;
} YcFound;

/* Whether any session on one of the shelves (archive.h) has the term; -1 on error. */
int yc_search_is_found (YcDatabase *database, const YcTerm *term, unsigned shelves, GError **error);

/* ---- What can be found ----------------------------------------------------------------------- */

/* What the statements of a session say beside what the ledger knows of it. */
typedef struct {
  char *said;    /* a line each */
  char *said_at; /* the numbers of their events, a line each */
  char *cards;   /* a line each */
} YcSearchText;

void yc_search_text_clear (YcSearchText *text);

G_END_DECLS
