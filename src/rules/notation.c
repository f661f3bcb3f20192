/* notation.c: one statement after the head, and what the notations of the two games share. */

#include "notation.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- Reading: words ---- */

int
yc_color_of (YcText word)
{
  switch (word.length > 0 ? word.start[0] : '\0') {
  case 'r':
    return yc_word_is (word, "red") ? YC_RED : -1;
  case 'b':
    return yc_word_is (word, "blue") ? YC_BLUE : -1;
  case 'g':
    return yc_word_is (word, "green") ? YC_GREEN : -1;
  case 'y':
    return yc_word_is (word, "yellow") ? YC_YELLOW : -1;
  case 'p':
    return yc_word_is (word, "purple") ? YC_PURPLE : -1;
  default:
    return -1;
  }
}

bool
yc_read_optional_color (YcReader *reader, uint8_t *color)
{
  int found = yc_color_of (reader->lexer.word);
  if (found < 0)
    return false;
  *color = (uint8_t) found;
  yc_lexer_advance (&reader->lexer);
  return true;
}

bool
yc_read_color (YcReader *reader, uint8_t *color)
{
  return yc_read_optional_color (reader, color)
         || yc_lexer_fail (&reader->lexer, N_ ("A player's colour is expected here"));
}

/* Words of the card game's grammar, which therefore name no card (rules page, section 8). */
static bool
is_grammar (const YcReader *reader, YcText word)
{
  if (reader->game != YC_CHAIN_REACTION)
    return false;
  return yc_word_is (word, "side") || yc_word_is (word, "pool") || yc_word_is (word, "draw")
         || yc_word_is (word, "discard") || yc_word_is (word, "from");
}

static bool
intern_name (YcReader *reader, YcText word, YcRef *ref)
{
  if (!yc_word_is_id (word) || is_grammar (reader, word))
    return yc_lexer_fail_at (&reader->lexer, word, N_ ("A name is expected here"));
  if (reader->intern != NULL)
    *ref = yc_names_intern (reader->intern, reader->arena, word);
  return *ref != YC_NO_NAME
         || yc_lexer_fail_at (&reader->lexer, word, N_ ("There are too many unknown names"));
}

bool
yc_read_name_of (YcReader *reader, YcText word, YcDrawer drawer, YcRef *ref)
{
  *ref = yc_names_find (reader->names, word, drawer);
  return *ref != YC_NO_NAME || intern_name (reader, word, ref);
}

bool
yc_read_name (YcReader *reader, YcDrawer drawer, YcRef *ref)
{
  if (!yc_read_name_of (reader, reader->lexer.word, drawer, ref))
    return false;
  yc_lexer_advance (&reader->lexer);
  return true;
}

bool
yc_read_target (YcReader *reader, YcDrawer drawer, YcPlay *play)
{
  play->has_target = true;
  play->target_drawer = (uint8_t) drawer;
  return yc_read_name (reader, drawer, &play->target);
}

bool
yc_read_name_or_mark_of (YcReader *reader, YcText word, YcDrawer drawer, bool none, YcRef *ref)
{
  if (yc_word_is (word, "?")) {
    *ref = YC_UNTOLD;
    return true;
  }
  if (none && yc_word_is (word, "-")) {
    *ref = YC_NONE;
    return true;
  }
  return yc_read_name_of (reader, word, drawer, ref);
}

bool
yc_read_name_or_mark (YcReader *reader, YcDrawer drawer, bool none, YcRef *ref)
{
  if (!yc_read_name_or_mark_of (reader, reader->lexer.word, drawer, none, ref))
    return false;
  yc_lexer_advance (&reader->lexer);
  return true;
}

bool
yc_add_item (YcReader *reader, YcPlay *play, YcItem item)
{
  if (play->n_items == YC_MAX_ITEMS)
    return yc_lexer_fail (&reader->lexer, N_ ("There are too many names in one statement"));
  play->items[play->n_items++] = item;
  return true;
}

bool
yc_read_items (YcReader *reader, YcPlay *play, YcDrawer drawer, YcList list)
{
  YcLexer *lexer = &reader->lexer;
  do {
    YcItem item = { .list = (uint8_t) list, .times = 1 };
    if (!yc_read_name_or_mark (reader, drawer, false, &item.ref)
        || !yc_add_item (reader, play, item))
      return false;
  } while (!yc_lexer_at_end (lexer) && !is_grammar (reader, lexer->word)
           && lexer->word.start[0] != '!');
  return true;
}

static bool
count_worker (char letter, bool contractors, YcWorkers *workers)
{
  switch (letter) {
  case 'L':
    return ++workers->permanent[YC_LABORER];
  case 'E':
    return ++workers->permanent[YC_ENGINEER];
  case 'S':
    return ++workers->permanent[YC_SCIENTIST];
  case 'l':
    return contractors && ++workers->contractor[YC_LABORER];
  case 'e':
    return contractors && ++workers->contractor[YC_ENGINEER];
  case 's':
    return contractors && ++workers->contractor[YC_SCIENTIST];
  default:
    return false;
  }
}

bool
yc_read_workers_of (YcReader *reader, YcText word, bool contractors, YcWorkers *workers)
{
  *workers = (YcWorkers){ 0 };
  bool fine = word.length > 0;
  for (size_t i = 0; fine && i < word.length; i++)
    fine = count_worker (word.start[i], contractors, workers);
  if (fine)
    return true;
  return yc_lexer_fail_at (&reader->lexer, word,
                           contractors ? N_ ("Workers (letters of LESles) are expected here")
                                       : N_ ("Personnel (letters of L, E and S) is expected here"));
}

bool
yc_read_workers (YcReader *reader, bool contractors, YcWorkers *workers)
{
  if (!yc_read_workers_of (reader, reader->lexer.word, contractors, workers))
    return false;
  yc_lexer_advance (&reader->lexer);
  return true;
}

static bool
looks_like_times (YcText word)
{
  return word.length > 1 && word.start[0] == 'x' && word.start[1] >= '0' && word.start[1] <= '9';
}

bool
yc_read_times (YcReader *reader, int32_t *times)
{
  YcText word = reader->lexer.word;
  *times = 1;
  if (!looks_like_times (word))
    return true;
  uint32_t number;
  if (!yc_word_number ((YcText){ word.start + 1, word.length - 1 }, YC_MAX_NUMBER, &number)
      || number == 0)
    return yc_lexer_fail (&reader->lexer, N_ ("This number of times is not possible"));
  *times = (int32_t) number;
  yc_lexer_advance (&reader->lexer);
  return true;
}

int
yc_read_sign (YcReader *reader, YcText *rest)
{
  YcText word = reader->lexer.word;
  if (word.length < 2 || (word.start[0] != '+' && word.start[0] != '-')) {
    yc_lexer_fail (&reader->lexer, N_ ("+ or - with what is given or taken is expected here"));
    return 0;
  }
  *rest = (YcText){ word.start + 1, word.length - 1 };
  return word.start[0] == '+' ? 1 : -1;
}

bool
yc_read_signed (YcReader *reader, int32_t *number)
{
  YcText rest;
  uint32_t amount;
  int sign = yc_read_sign (reader, &rest);
  if (sign == 0)
    return false;
  if (!yc_word_number (rest, YC_MAX_NUMBER, &amount))
    return yc_lexer_fail (&reader->lexer, N_ ("A number up to 10,000 is expected here"));
  *number = sign * (int32_t) amount;
  yc_lexer_advance (&reader->lexer);
  return true;
}

bool
yc_read_keyword (YcReader *reader, const char *keyword)
{
  YcText word = reader->lexer.word;
  if (!yc_word_equals (word, keyword))
    return yc_lexer_fail (&reader->lexer, N_ ("This word does not fit here"));
  yc_lexer_advance (&reader->lexer);
  return true;
}

bool
yc_read_reason (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_word_is_quoted (lexer->word)) {
    play->text = lexer->word;
    yc_lexer_advance (lexer);
  }
  return true;
}

bool
yc_read_adjusted_good (YcReader *reader, YcText what, YcGood first, YcGood last, YcPlay *play)
{
  for (YcGood good = first; good <= last; good++) {
    if (!yc_word_equals (what, yc_good_name (good)))
      continue;
    play->verb = YC_ADJUST_GOOD;
    play->good = (uint8_t) good;
    return yc_read_signed (reader, &play->number);
  }
  return yc_lexer_fail_at (&reader->lexer, what, N_ ("This cannot be adjusted"));
}

bool
yc_read_nothing (YcReader *reader, YcPlay *play)
{
  (void) reader;
  (void) play;
  return true;
}

bool
yc_read_adjusted_hand (YcReader *reader, YcPlay *play, YcDrawer drawer)
{
  YcLexer *lexer = &reader->lexer;
  do {
    YcText card;
    int sign = yc_read_sign (reader, &card);
    YcItem item = { .list = YC_LIST_MAIN, .times = (int16_t) sign };
    if (sign == 0 || !yc_read_name_or_mark_of (reader, card, drawer, false, &item.ref)
        || !yc_add_item (reader, play, item))
      return false;
    yc_lexer_advance (lexer);
  } while (!yc_lexer_at_end (lexer) && !yc_word_is_quoted (lexer->word));
  return true;
}

/* ---- Writing: words ---- */

void
yc_put (YcWriter *writer, const char *bytes, size_t length)
{
  if (writer->length < writer->size) {
    size_t room = writer->size - writer->length;
    memcpy (writer->out + writer->length, bytes, length < room ? length : room);
  }
  writer->length += length;
}

static void
put_word (YcWriter *writer, const char *word)
{
  yc_put (writer, word, strlen (word));
}

void
yc_write_word (YcWriter *writer, const char *word)
{
  yc_put (writer, " ", 1);
  put_word (writer, word);
}

void
yc_write_text (YcWriter *writer, YcText text)
{
  yc_put (writer, " ", 1);
  yc_put (writer, text.start, text.length);
}

void
yc_write_color (YcWriter *writer, uint8_t color)
{
  yc_write_word (writer, yc_color_name ((YcColor) color));
}

void
yc_put_name (YcWriter *writer, YcDrawer drawer, YcRef ref)
{
  if (ref == YC_UNTOLD)
    put_word (writer, "?");
  else if (ref == YC_NONE)
    put_word (writer, "-");
  else if (ref < 0)
    put_word (writer, writer->names->unknown[-1 - ref]);
  else
    put_word (writer, writer->catalogue->cards[drawer][ref].id);
}

void
yc_write_name (YcWriter *writer, YcDrawer drawer, YcRef ref)
{
  yc_put (writer, " ", 1);
  yc_put_name (writer, drawer, ref);
}

void
yc_write_items (YcWriter *writer, const YcPlay *play, YcDrawer drawer, YcList list)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == list)
      yc_write_name (writer, drawer, play->items[i].ref);
}

static void
put_letters (YcWriter *writer, char letter, int count)
{
  for (int i = 0; i < count; i++)
    yc_put (writer, &letter, 1);
}

void
yc_put_workers (YcWriter *writer, const YcWorkers *workers)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    put_letters (writer, "LES"[type], workers -> permanent[type]);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    put_letters (writer, "les"[type], workers -> contractor[type]);
}

void
yc_write_workers (YcWriter *writer, const YcWorkers *workers)
{
  yc_put (writer, " ", 1);
  yc_put_workers (writer, workers);
}

static void
write_formatted (YcWriter *writer, const char *format, int32_t number)
{
  char word[16];
  snprintf (word, sizeof word, format, number);
  yc_write_word (writer, word);
}

void
yc_write_number (YcWriter *writer, int32_t number)
{
  write_formatted (writer, "%d", number);
}

void
yc_write_signed (YcWriter *writer, int32_t number)
{
  write_formatted (writer, "%+d", number);
}

void
yc_write_times (YcWriter *writer, int32_t times)
{
  if (times > 1)
    write_formatted (writer, "x%d", times);
}

void
yc_write_reason (YcWriter *writer, const YcPlay *play)
{
  if (play->text.length > 0)
    yc_write_text (writer, play->text);
}

void
yc_write_nothing (YcWriter *writer, const YcPlay *play)
{
  (void) writer;
  (void) play;
}

void
yc_write_adjusted_hand (YcWriter *writer, const YcPlay *play, YcDrawer drawer)
{
  for (int i = 0; i < play->n_items; i++) {
    yc_write_word (writer, play->items[i].times < 0 ? "-" : "+");
    yc_put_name (writer, drawer, play->items[i].ref);
  }
}

/* ---- The log about itself ---- */

static bool
read_note (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (!yc_word_is_quoted (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A text in double quotes is expected here"));
  return yc_read_reason (reader, play);
}

/* Reads a statement where no more than a play or fact may stand, to see that it can be read. */
static bool
read_replacement (YcReader *reader)
{
  YcPlay replacement;
  YcText first = reader->lexer.word;
  if (yc_lexer_at_end (&reader->lexer) || first.start[0] == '@')
    return yc_lexer_fail (&reader->lexer, N_ ("The play that really happened is expected here"));
  if (!yc_statement_read (reader, &replacement))
    return false;
  YcVerb verb = (YcVerb) replacement.verb;
  return yc_verb_is_move (verb) || yc_verb_is_fact (verb)
         || yc_lexer_fail_at (&reader->lexer, first, N_ ("Only plays and facts can be amended"));
}

static bool
read_amend (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  uint32_t event;
  if (!yc_word_number (lexer->word, INT32_MAX, &event))
    return yc_lexer_fail (lexer, N_ ("The number of an event is expected here"));
  play->number = (int32_t) event;
  yc_lexer_advance (lexer);
  if (yc_word_is (lexer->word, "nothing")) {
    yc_lexer_advance (lexer);
    return true;
  }
  play->amended = yc_lexer_rest (lexer);
  return read_replacement (reader);
}

static void
write_amend (YcWriter *writer, const YcPlay *play)
{
  yc_write_number (writer, play->number);
  if (play->amended.length == 0) {
    yc_write_word (writer, "nothing");
    return;
  }
  YcPlay replacement;
  YcReader reader = { .game = writer->catalogue->game, .names = writer->names };
  yc_lexer_begin (&reader.lexer, play->amended.start, play->amended, 0, NULL);
  if (!yc_statement_read (&reader, &replacement)) {
    yc_write_text (writer, play->amended);
    return;
  }
  yc_put (writer, " ", 1);
  yc_statement_write (writer, &replacement);
}

static const YcVerbNotation log_verbs[] = {
  { "undo", YC_UNDO, YC_UNDO, yc_read_nothing, yc_write_nothing },
  { "redo", YC_REDO, YC_REDO, yc_read_nothing, yc_write_nothing },
  { "amend", YC_AMEND, YC_AMEND, read_amend, write_amend },
  { "note", YC_NOTE, YC_NOTE, read_note, yc_write_reason },
  { "pause", YC_PAUSE, YC_PAUSE, yc_read_nothing, yc_write_nothing },
  { "resume", YC_RESUME, YC_RESUME, yc_read_nothing, yc_write_nothing },
  { 0 },
};

/* ---- Statements ---- */

static const YcNotation *
notation_of (YcGameId game)
{
  return game == YC_MANHATTAN_PROJECT ? &yc_manhattan_notation : &yc_chain_notation;
}

static const YcVerbNotation *
verb_of_word (const YcVerbNotation *verbs, YcText word)
{
  for (; verbs->name != NULL; verbs++)
    if (verbs->name[0] == word.start[0] && yc_word_equals (word, verbs->name))
      return verbs;
  return NULL;
}

static const YcVerbNotation *
verb_of_play (const YcVerbNotation *verbs, uint8_t verb)
{
  for (; verbs->name != NULL; verbs++)
    if (verbs->first <= verb && verb <= verbs->last)
      return verbs;
  return NULL;
}

/* Clears what a statement does not mention; the items are as many as are added. */
static void
clear_play (YcPlay *play)
{
  memset (play, 0, offsetof (YcPlay, items));
  play->target = YC_NONE;
  play->spot_space = YC_NONE;
  play->spot_building = YC_NONE;
}

static bool
read_when (YcLexer *lexer, YcPlay *play)
{
  YcText when = { lexer->word.start + 1, lexer->word.length - 1 };
  if (!yc_text_is_time (when))
    return yc_lexer_fail (lexer, N_ ("A time like @2026-11-21T20:05:12+01:00 is expected here"));
  play->when = when;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_flag (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (play->actor == YC_TABLE)
    return yc_lexer_fail (lexer, N_ ("The mark ! is for plays only"));
  play->let_stand = true;
  yc_lexer_advance (lexer);
  return yc_read_reason (reader, play);
}

static bool
read_end (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_word_is (lexer->word, "!") && !read_flag (reader, play))
    return false;
  return yc_lexer_at_end (lexer) || yc_lexer_fail (lexer, N_ ("This word does not fit here"));
}

static const YcVerbNotation *
read_verb (YcReader *reader, const YcPlay *play)
{
  const YcNotation *notation = notation_of (reader->game);
  YcText word = reader->lexer.word;
  if (word.length == 0)
    return NULL;
  if (play->actor != YC_TABLE)
    return verb_of_word (notation->moves, word);
  const YcVerbNotation *verb = verb_of_word (notation->facts, word);
  return verb != NULL ? verb : verb_of_word (log_verbs, word);
}

static bool
read_actor (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_read_optional_color (reader, &play->actor))
    return true;
  if (!yc_word_is (lexer->word, "table"))
    return yc_lexer_fail (lexer, N_ ("This statement is not known"));
  play->actor = YC_TABLE;
  yc_lexer_advance (lexer);
  return true;
}

bool
yc_statement_read (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  clear_play (play);
  if (lexer->word.length > 0 && lexer->word.start[0] == '@' && !read_when (lexer, play))
    return false;
  if (!read_actor (reader, play))
    return false;
  const YcVerbNotation *verb = read_verb (reader, play);
  if (verb == NULL)
    return yc_lexer_fail (lexer, N_ ("This is not a play of this game"));
  play->verb = verb->first;
  yc_lexer_advance (lexer);
  return verb->read (reader, play) && read_end (reader, play);
}

static void
write_verb (YcWriter *writer, const YcPlay *play)
{
  const YcNotation *notation = notation_of (writer->catalogue->game);
  const YcVerbNotation *verbs = play->actor == YC_TABLE ? notation->facts : notation->moves;
  const YcVerbNotation *verb = verb_of_play (verbs, play->verb);
  if (verb == NULL)
    verb = verb_of_play (log_verbs, play->verb);
  if (verb == NULL)
    return;
  yc_write_word (writer, verb->name);
  verb->write (writer, play);
}

void
yc_statement_write (YcWriter *writer, const YcPlay *play)
{
  if (play->when.length > 0) {
    yc_put (writer, "@", 1);
    yc_put (writer, play->when.start, play->when.length);
    yc_put (writer, " ", 1);
  }
  put_word (writer, play->actor == YC_TABLE ? "table" : yc_color_name ((YcColor) play->actor));
  write_verb (writer, play);
  if (play->let_stand) {
    yc_write_word (writer, "!");
    yc_write_reason (writer, play);
  }
}
