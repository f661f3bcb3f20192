/* clauses.h: the clauses of definitions: `needs SS pays U1/Y3 …`. */

#pragma once

#include "lexer.h"
#include "names.h"

/* The clauses of a definition in the order in which they are written. */
typedef enum {
  YC_CLAUSE_NEEDS,
  YC_CLAUSE_PAYS,
  YC_CLAUSE_GIVES,
  YC_CLAUSE_OTHERS,
  YC_CLAUSE_DRAWS,
  YC_CLAUSE_DISCARDS,
  YC_CLAUSE_FUEL,
  YC_CLAUSE_POINTS,
  YC_CLAUSE_LOAD,
  YC_CLAUSE_SIDE,
  YC_CLAUSE_BRIBE,
  YC_CLAUSE_NOT_WITH_TWO,
  YC_CLAUSE_SOURCE,
  YC_CLAUSE_CONFIDENCE,
  YC_N_CLAUSES,
} YcClauseId;

#define YC_CLAUSE(CLAUSE) (1u << YC_CLAUSE_##CLAUSE)
/* Where the parts of a definition stand: what is before the clauses, and each clause. */
typedef struct {
  YcText before;
  YcText clause[YC_N_CLAUSES];
  unsigned int seen;
  bool moved; /* a clause stands behind one that is written after it */
} YcParts;

/* Reads the clauses up to the end of the line, each once, in any order: those of `may`, a source
 * and a confidence; all of `must`. `parts->before` begins at the first word of the line. */
bool
yc_clauses_read (YcLexer *lexer, unsigned int may, unsigned int must, YcCard *card, YcParts *parts);
/* A definition, of which `parts` are the parts, with its clauses in their order and one blank
 * between words. */
YcText yc_clauses_canonical (const YcParts *parts, YcText definition, YcArena *arena);
/* The word of a clause. */
const char *yc_clause_name (YcClauseId clause);
/* `high` …; not of `YC_CONFIDENCE_NONE`. */
const char *yc_confidence_name (YcConfidence confidence);
/* A number of a card, which is all of `word`. */
bool yc_read_number_of (YcLexer *lexer, YcText word, int16_t *number);
