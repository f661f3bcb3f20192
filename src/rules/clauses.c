/* clauses.c: the clauses of definitions. */

#include "clauses.h"
#include "notation.h"

#define MAX_PERSONNEL 99 /* of one type on one card */
#define ABOUT         (YC_CLAUSE (SOURCE) | YC_CLAUSE (CONFIDENCE))

/* ---- Workers and amounts ---- */

static bool
does_not_fit (YcLexer *lexer)
{
  return yc_lexer_fail (lexer, N_ ("This word does not fit here"));
}

/* Counts the letters of a word; false if one is neither a worker nor (with `any`) a `?`. */
static bool
count_personnel (YcText word, uint8_t type[YC_WORKER_TYPES], uint8_t *any)
{
  for (size_t i = 0; i < word.length; i++) {
    int letter = yc_worker_of_letter (word.start[i]);
    uint8_t *count = letter >= 0 ? &type[letter] : any;
    if (count == NULL || (letter < 0 && word.start[i] != '?') || ++*count > MAX_PERSONNEL)
      return false;
  }
  return word.length > 0;
}

/* Cuts the part up to the next `separator` off a word; false if nothing is left. */
static bool
next_part (YcText *rest, char separator, YcText *part)
{
  if (rest->start == NULL)
    return false;
  const char *found = rest->length > 0 ? memchr (rest->start, separator, rest->length) : NULL;
  *part = *rest;
  if (found == NULL) {
    rest->start = NULL;
    return true;
  }
  part->length = (size_t) (found - rest->start);
  *rest = (YcText){ found + 1, rest->length - part->length - 1 };
  return true;
}

static bool
read_needs (YcLexer *lexer, YcCard *card)
{
  if (yc_word_is (lexer->word, "unknown")) {
    card->needs_unknown = true;
    yc_lexer_advance (lexer);
    return true;
  }
  YcText rest = lexer->word, part;
  while (next_part (&rest, '|', &part)) {
    if (card->n_needs == 2)
      return does_not_fit (lexer);
    YcNeed *need = &card->needs[card->n_needs++];
    if (!count_personnel (part, need->type, &need->any))
      return yc_lexer_fail (lexer, N_ ("Workers (letters of L, E, S and ?) are expected here"));
  }
  yc_lexer_advance (lexer);
  return true;
}

/* `Y3`, `Y?`, `EE` or `?`; `first` says that nothing else stands on this side yet. */
static bool
add_to_side (YcText part, YcSide *side, bool first)
{
  if (side->unknown || part.length == 0)
    return false;
  if (yc_word_is (part, "?")) {
    side->unknown = true;
    return first;
  }
  if (first)
    side->first = part.start[0];
  int good = yc_good_of_letter (part.start[0]);
  if (good < 0)
    return count_personnel (part, side->workers, NULL);
  YcText amount = { part.start + 1, part.length - 1 };
  uint32_t number = 0;
  bool unknown = yc_word_is (amount, "?");
  if (side->goods[good] != 0 || !(unknown || yc_word_number (amount, YC_MAX_NUMBER, &number)))
    return false;
  side->goods[good] = unknown ? YC_UNKNOWN : (int16_t) number;
  return true;
}

static bool
begins_amount (const YcLexer *lexer)
{
  return !yc_lexer_at_end (lexer) && strchr ("$YUPFBLES?/", lexer->word.start[0]) != NULL;
}

/* Reads one side of a cost or output, or two with a slash between them. */
static bool
read_sides (YcLexer *lexer, YcSide *sides, uint8_t *n, int max)
{
  bool first = true;
  *n = 1;
  do {
    YcText rest = lexer->word, part;
    for (bool again = false; next_part (&rest, '/', &part); again = true) {
      if (again) {
        if (*n == max)
          return does_not_fit (lexer);
        ++*n;
        first = true;
      }
      if (!add_to_side (part, &sides[*n - 1], first))
        return yc_lexer_fail (lexer, N_ ("An amount like $3, Y4 or EE is expected here"));
      first = false;
    }
    yc_lexer_advance (lexer);
  } while (begins_amount (lexer));
  if (*n == 1)
    sides[0].first = '\0'; /* nobody has to name it */
  return true;
}

static bool
read_pays (YcLexer *lexer, YcCard *card)
{
  YcText word = lexer->word;
  if (!read_sides (lexer, card->pays, &card->n_pays, 2))
    return false;
  for (int side = 0; side < card->n_pays; side++)
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      if (card->pays[side].workers[type] > 0)
        return yc_lexer_fail_at (lexer, word, N_ ("Workers are needed, not paid"));
  return true;
}

static bool
read_gives (YcLexer *lexer, YcCard *card)
{
  return read_sides (lexer, card->gives, &card->n_gives, 2);
}

static bool
read_others (YcLexer *lexer, YcCard *card)
{
  uint8_t n;
  return read_sides (lexer, &card->others, &n, 1);
}

/* ---- Numbers and words ---- */

bool
yc_read_number_of (YcLexer *lexer, YcText word, int16_t *number)
{
  uint32_t value;
  if (!yc_word_number (word, YC_MAX_NUMBER, &value))
    return yc_lexer_fail (lexer, N_ ("A number is expected here"));
  *number = (int16_t) value;
  return true;
}

/* A number, or `?` if it is not known. */
static bool
read_number (YcLexer *lexer, int16_t *number)
{
  if (yc_word_is (lexer->word, "?"))
    *number = YC_UNKNOWN;
  else if (!yc_read_number_of (lexer, lexer->word, number))
    return false;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_draws (YcLexer *lexer, YcCard *card)
{
  return read_number (lexer, &card->draws);
}

static bool
read_discards (YcLexer *lexer, YcCard *card)
{
  return read_number (lexer, &card->discards);
}

static bool
read_fuel (YcLexer *lexer, YcCard *card)
{
  return read_number (lexer, &card->fuel);
}

static bool
read_load (YcLexer *lexer, YcCard *card)
{
  return read_number (lexer, &card->load);
}

/* A plutonium bomb has two values, untested and tested. */
static bool
read_points (YcLexer *lexer, YcCard *card)
{
  YcText rest = lexer->word, part;
  if (card->kind != YC_KIND_PLUTONIUM_BOMB || yc_word_is (lexer->word, "?")) {
    card->points_tested = YC_UNKNOWN;
    return read_number (lexer, &card->points);
  }
  if (!next_part (&rest, '/', &part) || !yc_read_number_of (lexer, part, &card->points))
    return false;
  if (rest.start == NULL)
    return yc_lexer_fail (lexer, N_ ("A plutonium bomb has two values like 12/24"));
  if (!yc_read_number_of (lexer, rest, &card->points_tested))
    return false;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_side (YcLexer *lexer, YcCard *card)
{
  card->side_unknown = false;
  if (!yc_word_is (lexer->word, "-") && !count_personnel (lexer->word, card->side, NULL))
    return yc_lexer_fail (lexer, N_ ("Personnel (letters of L, E and S) or - is expected here"));
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_bribe (YcLexer *lexer, YcCard *card)
{
  (void) lexer;
  return card->bribe = true;
}

static bool
read_not_with_two (YcLexer *lexer, YcCard *card)
{
  (void) lexer;
  return card->not_with_two = true;
}

static bool
read_source (YcLexer *lexer, YcCard *card)
{
  if (!yc_word_is_quoted (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A text in double quotes is expected here"));
  card->source = lexer->word;
  yc_lexer_advance (lexer);
  return true;
}

static const char *const confidences[] = {
  [YC_CONFIDENCE_HIGH] = "high",
  [YC_CONFIDENCE_MEDIUM] = "medium",
  [YC_CONFIDENCE_LOW] = "low",
};

static bool
read_confidence (YcLexer *lexer, YcCard *card)
{
  for (int i = YC_CONFIDENCE_HIGH; i <= YC_CONFIDENCE_LOW; i++)
    if (yc_word_equals (lexer->word, confidences[i]))
      card->confidence = (YcConfidence) i;
  if (card->confidence == YC_CONFIDENCE_NONE)
    return yc_lexer_fail (lexer, N_ ("high, medium or low is expected here"));
  yc_lexer_advance (lexer);
  return true;
}

/* ---- Clauses ---- */

static const struct {
  const char *name;
  bool (*read) (YcLexer *lexer, YcCard *card);
} clauses[YC_N_CLAUSES] = {
  [YC_CLAUSE_NEEDS] = { "needs", read_needs },
  [YC_CLAUSE_PAYS] = { "pays", read_pays },
  [YC_CLAUSE_GIVES] = { "gives", read_gives },
  [YC_CLAUSE_OTHERS] = { "others", read_others },
  [YC_CLAUSE_DRAWS] = { "draws", read_draws },
  [YC_CLAUSE_DISCARDS] = { "discards", read_discards },
  [YC_CLAUSE_FUEL] = { "fuel", read_fuel },
  [YC_CLAUSE_POINTS] = { "points", read_points },
  [YC_CLAUSE_LOAD] = { "load", read_load },
  [YC_CLAUSE_SIDE] = { "side", read_side },
  [YC_CLAUSE_BRIBE] = { "bribe", read_bribe },
  [YC_CLAUSE_NOT_WITH_TWO] = { "not-with-two", read_not_with_two },
  [YC_CLAUSE_SOURCE] = { "source", read_source },
  [YC_CLAUSE_CONFIDENCE] = { "confidence", read_confidence },
};

static int
clause_of (YcText word)
{
  for (int i = 0; i < YC_N_CLAUSES; i++)
    if (yc_word_equals (word, clauses[i].name))
      return i;
  return -1;
}

static bool
read_clause (YcLexer *lexer, unsigned int may, YcCard *card, YcParts *parts)
{
  YcText word = lexer->word;
  int clause = clause_of (word);
  if (clause < 0 || (may & (1u << clause)) == 0)
    return does_not_fit (lexer);
  if ((parts->seen & (1u << clause)) != 0)
    return yc_lexer_fail (lexer, N_ ("This is said twice"));
  parts->moved |= parts->seen >> clause != 0;
  parts->seen |= 1u << clause;
  yc_lexer_advance (lexer);
  if (!clauses[clause].read (lexer, card))
    return false;
  parts->clause[clause] = (YcText){ word.start, (size_t) (lexer->word.start - word.start) };
  return true;
}

bool
yc_clauses_read (YcLexer *lexer, unsigned int may, unsigned int must, YcCard *card, YcParts *parts)
{
  parts->before.length = (size_t) (lexer->word.start - parts->before.start);
  while (!yc_lexer_at_end (lexer))
    if (!read_clause (lexer, may | ABOUT, card, parts))
      return false;
  for (int i = 0; i < YC_N_CLAUSES; i++)
    if ((must & ~parts->seen & (1u << i)) != 0)
      return yc_error_set (lexer->error, lexer->number, lexer->line, lexer->end,
                           N_ ("A clause is missing"),
                           (YcText){ clauses[i].name, strlen (clauses[i].name) });
  return true;
}

/* Appends the words of `text` with one blank before each but the first of all. */
static void
put_folded (YcWriter *writer, YcText text)
{
  YcLexer lexer;
  yc_lexer_begin (&lexer, text.start, text, 0, NULL);
  for (; !yc_lexer_at_end (&lexer); yc_lexer_advance (&lexer)) {
    if (writer->length > 0)
      yc_put (writer, " ", 1);
    yc_put (writer, lexer.word.start, lexer.word.length);
  }
}

YcText
yc_clauses_canonical (const YcParts *parts, YcText definition, YcArena *arena)
{
  if (!parts->moved && yc_text_is_folded (definition))
    return (YcText){ yc_arena_copy (arena, definition), definition.length };
  char line[YC_MAX_LINE];
  YcWriter writer = { .out = line, .size = sizeof line };
  put_folded (&writer, parts->before);
  for (int i = 0; i < YC_N_CLAUSES; i++)
    if ((parts->seen & (1u << i)) != 0)
      put_folded (&writer, parts->clause[i]);
  return (YcText){ yc_arena_copy (arena, (YcText){ line, writer.length }), writer.length };
}

const char *
yc_clause_name (YcClauseId clause)
{
  return clauses[clause].name;
}

const char *
yc_confidence_name (YcConfidence confidence)
{
  return confidences[confidence];
}
