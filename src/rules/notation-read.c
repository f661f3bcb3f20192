/* notation-read.c: the words that the plays of all games are read from. */

#include "notation.h"

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

static bool
is_grammar (const YcReader *reader, YcText word)
{
  return reader->game->is_keyword && reader->game->is_keyword (word);
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

/* A name that is a word or part of one. */
static bool
read_name_of (YcReader *reader, YcText word, YcDrawer drawer, YcRef *ref)
{
  *ref = yc_names_find (reader->names, word, drawer);
  return *ref != YC_NO_NAME || intern_name (reader, word, ref);
}

bool
yc_read_name (YcReader *reader, YcDrawer drawer, YcRef *ref)
{
  if (!read_name_of (reader, reader->lexer.word, drawer, ref))
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
yc_read_any_target (YcReader *reader, const YcDrawer order[YC_DRAWERS], YcPlay *play)
{
  const YcText word = reader->lexer.word;
  YcDrawer drawer;
  play->target = yc_names_find_any (reader->names, word, order, &drawer);
  play->has_target = true;
  play->target_drawer = (uint8_t) drawer;
  if (play->target == YC_NO_NAME && !intern_name (reader, word, &play->target))
    return false;
  yc_lexer_advance (&reader->lexer);
  return true;
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
  return read_name_of (reader, word, drawer, ref);
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
has_contractors (const YcWorkers *workers)
{
  return workers->contractor[YC_LABORER] + workers->contractor[YC_ENGINEER]
           + workers->contractor[YC_SCIENTIST]
         > 0;
}

bool
yc_read_workers_of (YcReader *reader, YcText word, bool contractors, YcWorkers *workers)
{
  if (yc_workers_read (word.start, word.length, workers)
      && (contractors || !has_contractors (workers)))
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

bool
yc_read_times (YcReader *reader, int32_t *times)
{
  YcText word = reader->lexer.word;
  *times = 1;
  if (!yc_word_is_times (word))
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
  if (!yc_word_number (rest, YC_MAX_ADJUSTMENT, &amount))
    return yc_lexer_fail (&reader->lexer, N_ ("A number up to 1,000,000 is expected here"));
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

/* What of a player is adjusted, one of `counts`, a bit for each. */
static bool
count_of (YcReader *reader, YcText what, unsigned counts, uint8_t *count)
{
  for (int i = 0; i < YC_COUNTS; i++)
    if ((counts >> i & 1) != 0 && yc_word_equals (what, yc_count_name (i))) {
      *count = (uint8_t) i;
      return true;
    }
  return yc_lexer_fail_at (&reader->lexer, what, N_ ("This cannot be adjusted"));
}

/* `+2` and `-2` change, `=2` sets. */
static bool
read_amount (YcReader *reader, YcItem *item)
{
  const YcText word = reader->lexer.word;
  uint32_t amount;
  if (word.length == 0 || word.start[0] != '=')
    return yc_read_signed (reader, &item->times);
  if (!yc_word_number ((YcText){ word.start + 1, word.length - 1 }, YC_MAX_ADJUSTMENT, &amount))
    return yc_lexer_fail (&reader->lexer, N_ ("A number up to 1,000,000 is expected here"));
  item->list = YC_LIST_COUNTED;
  item->times = (int32_t) amount;
  yc_lexer_advance (&reader->lexer);
  return true;
}

bool
yc_read_adjusted_goods (YcReader *reader, YcText what, unsigned counts, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  play->verb = YC_ADJUST_GOOD;
  for (;;) {
    YcItem item = { .ref = YC_UNTOLD, .list = YC_LIST_MAIN };
    if (!count_of (reader, what, counts, &item.count) || !read_amount (reader, &item)
        || !yc_add_item (reader, play, item))
      return false;
    if (yc_lexer_at_end (lexer) || yc_word_is_quoted (lexer->word) || lexer->word.start[0] == '!')
      return true;
    what = lexer->word;
    yc_lexer_advance (lexer);
  }
}

bool
yc_read_adjusted_amount (YcReader *reader, YcPlay *play)
{
  YcItem item = { .ref = YC_UNTOLD, .list = YC_LIST_MAIN };
  if (!read_amount (reader, &item))
    return false;
  if (item.list == YC_LIST_COUNTED)
    return yc_add_item (reader, play, item);
  play->number = item.times;
  return true;
}

bool
yc_read_adjusted_card (YcReader *reader, YcPlay *play, YcDrawer drawer)
{
  YcText card;
  play->number = yc_read_sign (reader, &card);
  play->has_target = true;
  play->target_drawer = (uint8_t) drawer;
  if (play->number == 0 || !read_name_of (reader, card, drawer, &play->target))
    return false;
  yc_lexer_advance (&reader->lexer);
  return true;
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

bool
yc_read_turn (YcReader *reader, YcPlay *play)
{
  return yc_read_color (reader, &play->target_color);
}
