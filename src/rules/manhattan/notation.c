/* notation.c: the plays of The Manhattan Project as text (record format, section 3). */

#include "format.h"

/* ---- Clauses of placements and uses ---- */

typedef enum {
  CLAUSE_DECLINE = 1 << 0,
  CLAUSE_SLOT = 1 << 1,
  CLAUSE_CHOOSE = 1 << 2,
  CLAUSE_PAY = 1 << 3,
  CLAUSE_TAKE = 1 << 4,
  CLAUSE_PICKS = 1 << 5,
} Clause;

/* What a declined action has nothing to say about. */
#define CLAUSES_OF_ACTION (CLAUSE_CHOOSE | CLAUSE_TAKE | CLAUSE_SLOT | CLAUSE_PICKS)

static Clause
clause_of (YcText word)
{
  if (yc_word_is (word, "take"))
    return CLAUSE_TAKE;
  if (yc_word_is (word, "choose"))
    return CLAUSE_CHOOSE;
  if (yc_word_is (word, "slot"))
    return CLAUSE_SLOT;
  if (yc_word_is (word, "pay"))
    return CLAUSE_PAY;
  if (yc_word_is (word, "picks"))
    return CLAUSE_PICKS;
  if (yc_word_is (word, "decline"))
    return CLAUSE_DECLINE;
  return (Clause) 0;
}

static bool
read_slot (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (lexer->word.length != 1 || lexer->word.start[0] < '1' || lexer->word.start[0] > '7')
    return yc_lexer_fail (lexer, N_ ("A market slot is a number from 1 to 7"));
  play->slot = (uint8_t) (lexer->word.start[0] - '0');
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_letter (YcReader *reader, char *letter)
{
  YcLexer *lexer = &reader->lexer;
  char c = lexer->word.length == 1 ? lexer->word.start[0] : '\0';
  if (yc_worker_of_letter (c) < 0 && yc_good_of_letter (c) < 0)
    return yc_lexer_fail (lexer, N_ ("One letter of $ Y U P F B L E S is expected here"));
  *letter = c;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_take (YcReader *reader, YcPlay *play)
{
  play->has_take = true;
  if (!yc_word_is (reader->lexer.word, "-"))
    return yc_read_workers (reader, true, &play->take);
  yc_lexer_advance (&reader->lexer);
  return true;
}

/* One `red:03`. */
static bool
read_pick (YcReader *reader, const char *colon, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  YcText word = lexer->word;
  YcText card = { colon + 1, (size_t) (word.start + word.length - colon) - 1 };
  YcItem item = { .list = YC_LIST_MAIN, .times = 1 };
  int color = yc_color_of ((YcText){ word.start, (size_t) (colon - word.start) });
  if (color < 0)
    return yc_lexer_fail (lexer, N_ ("A pick like red:03 is expected here"));
  item.color = (uint8_t) color;
  if (!yc_read_name_or_mark_of (reader, card, YC_BOMBS, false, &item.ref)
      || !yc_add_item (reader, play, item))
    return false;
  yc_lexer_advance (lexer);
  return true;
}

static const char *
colon_in (YcText word)
{
  return word.length > 0 ? memchr (word.start, ':', word.length) : NULL;
}

static bool
read_picks (YcReader *reader, YcPlay *play)
{
  const char *colon = colon_in (reader->lexer.word);
  if (colon == NULL)
    return yc_lexer_fail (&reader->lexer, N_ ("A pick like red:03 is expected here"));
  for (; colon != NULL; colon = colon_in (reader->lexer.word))
    if (!read_pick (reader, colon, play))
      return false;
  return true;
}

static bool
read_clause (YcReader *reader, Clause clause, YcPlay *play)
{
  switch (clause) {
  case CLAUSE_DECLINE:
    play->decline = true;
    return true;
  case CLAUSE_SLOT:
    return read_slot (reader, play);
  case CLAUSE_CHOOSE:
    return read_letter (reader, &play->choose);
  case CLAUSE_PAY:
    return read_letter (reader, &play->pay);
  case CLAUSE_TAKE:
    return read_take (reader, play);
  case CLAUSE_PICKS:
    return read_picks (reader, play);
  default:
    return true;
  }
}

/* Reads clauses in any order, each once; `allowed` are those that may stand here. */
static bool
read_clauses (YcReader *reader, unsigned int allowed, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  unsigned int seen = 0;
  Clause clause;
  while (!yc_lexer_at_end (lexer) && (clause = clause_of (lexer->word)) != 0) {
    if ((allowed & clause) == 0)
      return yc_lexer_fail (lexer, N_ ("This word does not fit here"));
    if ((seen & clause) != 0)
      return yc_lexer_fail (lexer, N_ ("This is said twice"));
    seen |= clause;
    if ((seen & CLAUSE_DECLINE) != 0 && (seen & CLAUSES_OF_ACTION) != 0)
      return yc_lexer_fail (lexer, N_ ("A declined action has no choice, slot, take or picks"));
    yc_lexer_advance (lexer);
    if (!read_clause (reader, clause, play))
      return false;
  }
  return true;
}

static void
write_letter (YcWriter *writer, const char *clause, char letter)
{
  if (letter == '\0')
    return;
  yc_write_word (writer, clause);
  yc_write_text (writer, (YcText){ &letter, 1 });
}

static void
write_take (YcWriter *writer, const YcPlay *play)
{
  if (!play->has_take)
    return;
  yc_write_word (writer, "take");
  if (yc_workers_total (&play->take) == 0)
    yc_write_word (writer, "-");
  else
    yc_write_workers (writer, &play->take);
}

static void
write_picks (YcWriter *writer, const YcPlay *play)
{
  if (play->n_items > 0)
    yc_write_word (writer, "picks");
  for (int i = 0; i < play->n_items; i++) {
    yc_write_color (writer, play->items[i].color);
    yc_put (writer, ":", 1);
    yc_put_name (writer, YC_BOMBS, play->items[i].ref);
  }
}

static void
write_clauses (YcWriter *writer, const YcPlay *play)
{
  if (play->decline)
    yc_write_word (writer, "decline");
  if (play->slot > 0) {
    yc_write_word (writer, "slot");
    yc_write_number (writer, play->slot);
  }
  write_letter (writer, "choose", play->choose);
  write_letter (writer, "pay", play->pay);
  write_take (writer, play);
  write_picks (writer, play);
}

/* ---- Moves ---- */

static bool
read_place (YcReader *reader, YcPlay *play)
{
  YcText space = reader->lexer.word;
  unsigned int allowed = CLAUSE_DECLINE | CLAUSE_CHOOSE | CLAUSE_PAY | CLAUSE_TAKE;
  if (yc_word_is (space, "construction"))
    allowed |= CLAUSE_SLOT;
  if (yc_word_is (space, "design"))
    allowed |= CLAUSE_PICKS;
  return yc_read_target (reader, YC_SPACES, play) && yc_read_workers (reader, true, &play->workers)
         && read_clauses (reader, allowed, play);
}

static void
write_place (YcWriter *writer, const YcPlay *play)
{
  yc_write_name (writer, YC_SPACES, play->target);
  yc_write_workers (writer, &play->workers);
  write_clauses (writer, play);
}

static bool
read_use (YcReader *reader, YcPlay *play)
{
  return yc_read_target (reader, YC_CARDS, play) && yc_read_workers (reader, true, &play->workers)
         && read_clauses (reader, CLAUSE_DECLINE | CLAUSE_CHOOSE | CLAUSE_PAY | CLAUSE_TAKE, play);
}

static void
write_use (YcWriter *writer, const YcPlay *play)
{
  yc_write_name (writer, YC_CARDS, play->target);
  yc_write_workers (writer, &play->workers);
  write_clauses (writer, play);
}

static bool
read_plane (YcReader *reader, YcPlay *play)
{
  YcText word = reader->lexer.word;
  if (!yc_word_is (word, "F") && !yc_word_is (word, "B"))
    return yc_lexer_fail (&reader->lexer, N_ ("F or B, the plane that is hit, is expected here"));
  play->good = word.start[0] == 'F' ? YC_FIGHTERS : YC_BOMBERS;
  yc_lexer_advance (&reader->lexer);
  return true;
}

static bool
read_strike (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_word_is (lexer->word, "fighter")) {
    yc_lexer_advance (lexer);
    play->verb = YC_STRIKE_FIGHTER;
    return yc_read_color (reader, &play->target_color) && read_plane (reader, play)
           && yc_read_times (reader, &play->number);
  }
  play->verb = YC_STRIKE_BOMBER;
  return yc_read_keyword (reader, "bomber") && yc_read_target (reader, YC_CARDS, play)
         && yc_read_times (reader, &play->number);
}

static void
write_strike (YcWriter *writer, const YcPlay *play)
{
  if (play->verb == YC_STRIKE_FIGHTER) {
    yc_write_word (writer, "fighter");
    yc_write_color (writer, play->target_color);
    yc_write_word (writer, play->good == YC_FIGHTERS ? "F" : "B");
  } else {
    yc_write_word (writer, "bomber");
    yc_write_name (writer, YC_CARDS, play->target);
  }
  yc_write_times (writer, play->number);
}

static bool
read_repair (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  do {
    YcItem item = { .list = YC_LIST_MAIN };
    int32_t times;
    if (!yc_read_name (reader, YC_CARDS, &item.ref) || !yc_read_times (reader, &times))
      return false;
    item.times = (int16_t) times;
    if (!yc_add_item (reader, play, item))
      return false;
  } while (!yc_lexer_at_end (lexer) && !yc_word_is (lexer->word, "!"));
  return true;
}

static void
write_repair (YcWriter *writer, const YcPlay *play)
{
  for (int i = 0; i < play->n_items; i++) {
    yc_write_name (writer, YC_CARDS, play->items[i].ref);
    yc_write_times (writer, play->items[i].times);
  }
}

static bool
read_build (YcReader *reader, YcPlay *play)
{
  return yc_read_target (reader, YC_BOMBS, play) && yc_read_workers (reader, true, &play->workers);
}

static void
write_build (YcWriter *writer, const YcPlay *play)
{
  yc_write_name (writer, YC_BOMBS, play->target);
  yc_write_workers (writer, &play->workers);
}

static bool
read_bomb (YcReader *reader, YcPlay *play)
{
  return yc_read_target (reader, YC_BOMBS, play);
}

static void
write_bomb (YcWriter *writer, const YcPlay *play)
{
  yc_write_name (writer, YC_BOMBS, play->target);
}

/* The most frequent first. */
const YcVerbInfo yc_board_moves[] = {
  { "end", YC_END, YC_END, yc_read_nothing, yc_write_nothing, YC_SECRET_NOTHING, true },
  { "use", YC_USE, YC_USE, read_use, write_use, YC_SECRET_NOTHING, false },
  { "place", YC_PLACE, YC_PLACE, read_place, write_place, YC_SECRET_NOTHING, false },
  { "retrieve", YC_RETRIEVE, YC_RETRIEVE, yc_read_nothing, yc_write_nothing, YC_SECRET_NOTHING,
    true },
  { "strike", YC_STRIKE_FIGHTER, YC_STRIKE_BOMBER, read_strike, write_strike, YC_SECRET_NOTHING,
    false },
  { "build", YC_BUILD, YC_BUILD, read_build, write_build, YC_SECRET_NOTHING, false },
  { "load", YC_LOAD, YC_LOAD, read_bomb, write_bomb, YC_SECRET_NOTHING, false },
  { "repair", YC_REPAIR, YC_REPAIR, read_repair, write_repair, YC_SECRET_NOTHING, false },
  { "test", YC_TEST, YC_TEST, read_bomb, write_bomb, YC_SECRET_NOTHING, false },
  { 0 },
};
