/* lexer.h: the words of one line of a record, and where a line goes wrong.
 *
 * `yc_line_trim` settles once what no later reader has to ask again: length, UTF-8, control
 * characters, quotes. After it, taking a line apart into words cannot fail. */

#pragma once

#include "rules.h"

#include <string.h>

/* Marks a message for translation; what shows it looks it up. */
#define N_(message) message

struct YcLexer {
  const char *line; /* the whole line, to count columns from */
  const char *next; /* where reading goes on */
  const char *end;
  YcText word; /* the current word; of length 0 at the end */
  uint32_t number;
  YcError *error;
};

/* The words "…" of a line are compared with a literal by length and bytes. */
#define yc_word_is(word, literal)                                                                  \
  ((word).length == sizeof (literal) - 1                                                           \
   && memcmp ((word).start, (literal), sizeof (literal) - 1) == 0)

/* The same for a text that is no literal; most that are tried differ in the first letter. */
static inline bool
yc_word_equals (YcText word, const char *text)
{
  return word.length > 0 && word.start[0] == text[0] && word.length == strlen (text)
         && memcmp (word.start, text, word.length) == 0;
}

/* Finds the statement of a line (without comment and outer blanks; may be empty), or fills
 * `error`. `length` is without the line feed. */
bool
yc_line_trim (const char *line, size_t length, uint32_t number, YcText *statement, YcError *error);

/* Whether a statement has one blank, and no tab, between its words. False as well, which does no
 * harm, if a quoted text has more. */
bool yc_text_is_folded (YcText text);

/* Begins to read a statement that `yc_line_trim` found, at its first word. */
void yc_lexer_begin (YcLexer *lexer,
                     const char *line,
                     YcText statement,
                     uint32_t number,
                     YcError *error);
void yc_lexer_advance (YcLexer *lexer);

/* Says what is wrong with a word of the line; always false. At the end of the line the error is
 * about the place behind it. */
bool yc_lexer_fail (YcLexer *lexer, const char *message);
bool yc_lexer_fail_at (YcLexer *lexer, YcText word, const char *message);
/* The same for any place of a line; always false. */
bool yc_error_set (YcError *error,
                   uint32_t number,
                   const char *line,
                   const char *at,
                   const char *message,
                   YcText detail);

static inline bool
yc_lexer_at_end (const YcLexer *lexer)
{
  return lexer->word.length == 0;
}

static inline bool
yc_word_is_quoted (YcText word)
{
  return word.length > 0 && word.start[0] == '"';
}

/* The rest of the line from the current word on. */
static inline YcText
yc_lexer_rest (const YcLexer *lexer)
{
  return (YcText){ lexer->word.start, (size_t) (lexer->end - lexer->word.start) };
}

/* Whether a word is an id: `[a-z0-9][a-z0-9-]*`, and not of the form `x2`. */
bool yc_word_is_id (YcText word);
/* Whether a word is of the form `x2`. */
bool yc_word_is_times (YcText word);
/* Reads decimal digits up to `max`; false if the word is anything else. */
bool yc_word_number (YcText word, uint32_t max, uint32_t *number);
/* Whether a text is written as a time: `2026-11-21T20:05:12+01:00`. */
bool yc_text_is_time (YcText text);
/* Whether the numbers of such a text are those of a clock and a calendar. A leap second and the end
 * of a day (24:00) are, and every month may have 31 days, as the ledger takes it. */
bool yc_time_is_possible (YcText time);

/* The game that a word names, or NULL. */
const YcGame *yc_game_of_word (YcText word);
