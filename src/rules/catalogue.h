/* catalogue.h: the definitions of cards, spaces and prices (record format, section 2). */

#pragma once

#include "lexer.h"
#include "names.h"

/* What definitions are read into. */
struct YcDefiner {
  YcCatalogue *catalogue;
  YcNames *names;
  YcArena *arena;
  bool built_in; /* spaces and landmarks may be new */
  /* what this file has defined already */
  bool prices, loaded;
  bool defined[YC_DRAWERS][YC_MAX_CARDS];
};

/* Whether a word begins a definition. */
bool yc_word_is_definition (YcText word);
/* Whether a definition that begins so names what it is about. */
bool yc_definition_is_named (YcText word);
/* Reads the definition that the lexer stands at; `canonical` is its canonical text, which lives as
 * long as the arena. */
bool yc_definition_read (YcDefiner *definer, YcLexer *lexer, YcText *canonical);
