/* catalogue.c: the definitions of cards, spaces and prices. */

#include "catalogue.h"
#include "notation.h"

#include <stdio.h>

#define MAX_PERSONNEL 99 /* of one type on one card */

/* The clauses of a definition in the order in which they are written. */
typedef enum {
  CLAUSE_NEEDS,
  CLAUSE_PAYS,
  CLAUSE_GIVES,
  CLAUSE_OTHERS,
  CLAUSE_DRAWS,
  CLAUSE_DISCARDS,
  CLAUSE_FUEL,
  CLAUSE_POINTS,
  CLAUSE_LOAD,
  CLAUSE_SIDE,
  CLAUSE_BRIBE,
  CLAUSE_NOT_WITH_TWO,
  CLAUSE_SOURCE,
  CLAUSE_CONFIDENCE,
  N_CLAUSES,
} ClauseId;

#define BIT(CLAUSE) (1u << CLAUSE_##CLAUSE)
#define ABOUT_TEXT  (BIT (SOURCE) | BIT (CONFIDENCE))

/* What a kind of thing has printed on it: what may be said of it, and what must. */
typedef struct {
  const char *word; /* of the statement */
  const char *name; /* of the kind, or NULL */
  YcGameId game;
  YcKind kind;
  YcDrawer drawer;
  unsigned int may, must;
} KindOf;

#define BOARD YC_MANHATTAN_PROJECT
#define CHAIN YC_CHAIN_REACTION
#define COST  (BIT (NEEDS) | BIT (PAYS) | BIT (GIVES))
#define BOMB  (BIT (NEEDS) | BIT (FUEL) | BIT (POINTS) | BIT (LOAD))
#define HAND  (COST | BIT (SIDE))

static const KindOf kinds[] = {
  { "card", "mine", BOARD, YC_KIND_MINE, YC_CARDS, COST, BIT (NEEDS) },
  { "card", "factory", BOARD, YC_KIND_FACTORY, YC_CARDS, COST, BIT (NEEDS) },
  { "card", "university", BOARD, YC_KIND_UNIVERSITY, YC_CARDS, COST, BIT (NEEDS) },
  { "card", "reactor", BOARD, YC_KIND_REACTOR, YC_CARDS, COST, BIT (NEEDS) },
  { "card", "enrichment", BOARD, YC_KIND_ENRICHMENT, YC_CARDS, COST, BIT (NEEDS) },
  { "bomb", "uranium", BOARD, YC_KIND_URANIUM_BOMB, YC_BOMBS, BOMB, BOMB },
  { "bomb", "plutonium", BOARD, YC_KIND_PLUTONIUM_BOMB, YC_BOMBS, BOMB, BOMB },
  { "space", NULL, BOARD, YC_KIND_SPACE, YC_SPACES, COST | BIT (OTHERS) | BIT (BRIBE),
    BIT (NEEDS) },
  { "card", "mine", CHAIN, YC_KIND_MINE, YC_CARDS, HAND, 0 },
  { "card", "factory", CHAIN, YC_KIND_FACTORY, YC_CARDS,
    HAND | BIT (DRAWS) | BIT (DISCARDS) | BIT (NOT_WITH_TWO), 0 },
  { "card", "university", CHAIN, YC_KIND_UNIVERSITY, YC_CARDS, HAND, 0 },
  { "card", "enrichment", CHAIN, YC_KIND_ENRICHMENT, YC_CARDS, HAND, 0 },
  { "card", "special", CHAIN, YC_KIND_SPECIAL, YC_CARDS, BIT (SIDE), 0 },
  { "plan", NULL, CHAIN, YC_KIND_PLAN, YC_BOMBS, BIT (NEEDS) | BIT (PAYS) | BIT (POINTS), 0 },
  { "landmark", NULL, CHAIN, YC_KIND_LANDMARK, YC_SPACES, COST, 0 },
  { "loaded", NULL, CHAIN, YC_KIND_LOADED, YC_CARDS, BIT (NEEDS) | BIT (PAYS), 0 },
};
#define N_KINDS (sizeof kinds / sizeof kinds[0])

static bool
word_equals (YcText word, const char *text)
{
  return word.length == strlen (text) && memcmp (word.start, text, word.length) == 0;
}

bool
yc_word_is_definition (YcText word)
{
  if (yc_word_is (word, "prices"))
    return true;
  for (size_t i = 0; i < N_KINDS; i++)
    if (word_equals (word, kinds[i].word))
      return true;
  return false;
}

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

static bool
read_number_of (YcLexer *lexer, YcText word, int16_t *number)
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
  else if (!read_number_of (lexer, lexer->word, number))
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
  if (!next_part (&rest, '/', &part) || !read_number_of (lexer, part, &card->points))
    return false;
  if (rest.start == NULL)
    return yc_lexer_fail (lexer, N_ ("A plutonium bomb has two values like 12/24"));
  if (!read_number_of (lexer, rest, &card->points_tested))
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
    if (word_equals (lexer->word, confidences[i]))
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
} clauses[N_CLAUSES] = {
  [CLAUSE_NEEDS] = { "needs", read_needs },
  [CLAUSE_PAYS] = { "pays", read_pays },
  [CLAUSE_GIVES] = { "gives", read_gives },
  [CLAUSE_OTHERS] = { "others", read_others },
  [CLAUSE_DRAWS] = { "draws", read_draws },
  [CLAUSE_DISCARDS] = { "discards", read_discards },
  [CLAUSE_FUEL] = { "fuel", read_fuel },
  [CLAUSE_POINTS] = { "points", read_points },
  [CLAUSE_LOAD] = { "load", read_load },
  [CLAUSE_SIDE] = { "side", read_side },
  [CLAUSE_BRIBE] = { "bribe", read_bribe },
  [CLAUSE_NOT_WITH_TWO] = { "not-with-two", read_not_with_two },
  [CLAUSE_SOURCE] = { "source", read_source },
  [CLAUSE_CONFIDENCE] = { "confidence", read_confidence },
};

/* Where the parts of a definition stand: what is before the clauses, and each clause. */
typedef struct {
  YcText before;
  YcText clause[N_CLAUSES];
  unsigned int seen;
} Parts;

static int
clause_of (YcText word)
{
  for (int i = 0; i < N_CLAUSES; i++)
    if (word_equals (word, clauses[i].name))
      return i;
  return -1;
}

static bool
read_clause (YcLexer *lexer, unsigned int may, YcCard *card, Parts *parts)
{
  YcText word = lexer->word;
  int clause = clause_of (word);
  if (clause < 0 || (may & (1u << clause)) == 0)
    return does_not_fit (lexer);
  if ((parts->seen & (1u << clause)) != 0)
    return yc_lexer_fail (lexer, N_ ("This is said twice"));
  parts->seen |= 1u << clause;
  yc_lexer_advance (lexer);
  if (!clauses[clause].read (lexer, card))
    return false;
  parts->clause[clause] = (YcText){ word.start, (size_t) (lexer->word.start - word.start) };
  return true;
}

static bool
read_clauses (YcLexer *lexer, unsigned int may, unsigned int must, YcCard *card, Parts *parts)
{
  parts->before.length = (size_t) (lexer->word.start - parts->before.start);
  while (!yc_lexer_at_end (lexer))
    if (!read_clause (lexer, may | ABOUT_TEXT, card, parts))
      return false;
  for (int i = 0; i < N_CLAUSES; i++)
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

static YcText
canonical_of (const Parts *parts, YcArena *arena)
{
  char line[YC_MAX_LINE];
  YcWriter writer = { .out = line, .size = sizeof line };
  put_folded (&writer, parts->before);
  for (int i = 0; i < N_CLAUSES; i++)
    if ((parts->seen & (1u << i)) != 0)
      put_folded (&writer, parts->clause[i]);
  return (YcText){ yc_arena_copy (arena, (YcText){ line, writer.length }), writer.length };
}

/* ---- Things ---- */

static const KindOf *
kind_of (YcGameId game, YcText word, YcText name)
{
  for (size_t i = 0; i < N_KINDS; i++)
    if (kinds[i].game == game && word_equals (word, kinds[i].word)
        && (kinds[i].name == NULL || word_equals (name, kinds[i].name)))
      return &kinds[i];
  return NULL;
}

/* Words that a card or plan of the card game cannot be called (rules page, section 8). */
static bool
is_reserved (YcText word)
{
  static const char *const reserved[] = { "loaded", "on",   "side", "pool",    "draw",  "discard",
                                          "from",   "keep", "play", "nothing", "table", "card" };
  for (size_t i = 0; i < sizeof reserved / sizeof reserved[0]; i++)
    if (word_equals (word, reserved[i]))
      return true;
  return yc_color_of (word) >= 0;
}

static bool
is_defined (const YcDefiner *definer, YcText id, YcDrawer drawer)
{
  return yc_names_find (definer->names, id, drawer) >= 0;
}

/* In the card game one word can mean a card, a plan or a landmark: no two may share it. */
static bool
check_chain_id (const YcDefiner *definer, YcLexer *lexer, const KindOf *kind)
{
  YcText id = lexer->word;
  if (kind->drawer != YC_SPACES && is_reserved (id))
    return yc_lexer_fail (lexer, N_ ("A card cannot be called like a word of the plays"));
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    if (drawer != (int) kind->drawer && is_defined (definer, id, (YcDrawer) drawer))
      return yc_lexer_fail (lexer, N_ ("Another kind of card has this name"));
  bool special = yc_word_is (id, "design-bomb") || yc_word_is (id, "espionage")
                 || yc_word_is (id, "double-agent");
  if (kind->drawer == YC_CARDS && special != (kind->kind == YC_KIND_SPECIAL))
    return yc_lexer_fail (lexer, N_ ("The three special cards have names of their own"));
  return true;
}

static uint16_t
drawer_limit (YcGameId game, YcDrawer drawer)
{
  static const uint16_t limits[YC_DRAWERS] = {
    [YC_SPACES] = YC_MAX_SPACES,
    [YC_CARDS] = YC_MAX_BUILDINGS,
    [YC_BOMBS] = YC_MAX_BOMBS,
  };
  return game == YC_MANHATTAN_PROJECT ? limits[drawer] : YC_MAX_CARDS;
}

/* Whether the id at the lexer may be defined here. */
static bool
check_id (const YcDefiner *definer, YcLexer *lexer, const KindOf *kind)
{
  YcText id = lexer->word;
  const YcCatalogue *catalogue = definer->catalogue;
  if (!yc_word_is_id (id))
    return yc_lexer_fail (lexer, N_ ("A name is expected here"));
  YcRef index = yc_names_find (definer->names, id, kind->drawer);
  if (index >= 0)
    return !definer->defined[kind->drawer][index]
           || yc_lexer_fail (lexer, N_ ("This name is defined twice"));
  if (!definer->built_in && kind->kind == YC_KIND_SPACE)
    return yc_lexer_fail (lexer, N_ ("The board has no such space"));
  if (!definer->built_in && kind->kind == YC_KIND_LANDMARK)
    return yc_lexer_fail (lexer, N_ ("There is no such landmark"));
  return catalogue->n[kind->drawer] < drawer_limit (catalogue->game, kind->drawer)
         || yc_lexer_fail (lexer, N_ ("There are too many cards"));
}

/* Puts a card into its drawer, in the place of one of the same name. */
static void
store_card (YcDefiner *definer, const KindOf *kind, YcText id, YcCard *card)
{
  YcCatalogue *catalogue = definer->catalogue;
  YcRef index = yc_names_find (definer->names, id, kind->drawer);
  if (index < 0)
    index = (YcRef) catalogue->n[kind->drawer]++;
  card->id = yc_names_define (definer->names, definer->arena, id, kind->drawer, index);
  catalogue->cards[kind->drawer][index] = *card;
  definer->defined[kind->drawer][index] = true;
}

/* `x2`, `x?`: how many are in the box. */
static bool
read_copies (YcLexer *lexer, YcCard *card)
{
  YcText word = lexer->word;
  if (word.length < 2 || word.start[0] != 'x')
    return true;
  YcText number = { word.start + 1, word.length - 1 };
  if (!yc_word_is (number, "?")) {
    if (!read_number_of (lexer, number, &card->copies))
      return false;
    if (card->copies == 0)
      return yc_lexer_fail (lexer, N_ ("This number of times is not possible"));
  }
  yc_lexer_advance (lexer);
  return true;
}

static YcCard
blank_card (const KindOf *kind)
{
  YcCard card = { .kind = kind->kind, .draws = YC_UNKNOWN, .discards = YC_UNKNOWN };
  card.fuel = card.load = card.points = card.points_tested = YC_UNKNOWN;
  if (kind->game == YC_CHAIN_REACTION && kind->drawer == YC_CARDS) {
    card.copies = YC_UNKNOWN;
    card.side_unknown = (kind->may & BIT (SIDE)) != 0 && kind->kind != YC_KIND_SPECIAL;
  }
  return card;
}

/* What a card of the card game does not say is not known. */
static void
settle_card (const KindOf *kind, unsigned int seen, YcCard *card)
{
  if ((kind->may & BIT (NEEDS)) != 0 && (seen & BIT (NEEDS)) == 0)
    card->needs_unknown = true;
}

/* The box holds no more of a kind (rules page of the card game, section 1). */
static bool
copies_fit (const YcCatalogue *catalogue, YcKind kind)
{
  static const int limits[YC_KIND_LOADED + 1] = {
    [YC_KIND_MINE] = 20,      [YC_KIND_FACTORY] = 8, [YC_KIND_ENRICHMENT] = 14,
    [YC_KIND_UNIVERSITY] = 7, [YC_KIND_SPECIAL] = 2, /* of each */
  };
  int total = 0;
  for (int i = 0; i < catalogue->n[YC_CARDS]; i++) {
    const YcCard *card = &catalogue->cards[YC_CARDS][i];
    if (card->kind != kind || card->copies <= 0)
      continue;
    total = kind == YC_KIND_SPECIAL ? 0 : total;
    total += card->copies;
    if (total > limits[kind])
      return false;
  }
  return true;
}

/* `card 01 factory starting`, `card m5 mine x2`: what stands between the name and the clauses. */
static bool
read_marks (YcLexer *lexer, const KindOf *kind, YcCard *card)
{
  if (kind->name != NULL)
    yc_lexer_advance (lexer);
  if (kind->drawer != YC_CARDS)
    return true;
  if (kind->game == YC_CHAIN_REACTION)
    return read_copies (lexer, card);
  if (yc_word_is (lexer->word, "starting")) {
    card->starting = true;
    yc_lexer_advance (lexer);
  }
  return true;
}

static void
keep_source (YcDefiner *definer, YcCard *card)
{
  if (card->source.length > 0)
    card->source.start = yc_arena_copy (definer->arena, card->source);
}

/* The lexer stands at the name; `word` is the word before it. */
static bool
read_card (YcDefiner *definer, YcLexer *lexer, YcText word, Parts *parts)
{
  YcLexer at_id = *lexer;
  YcText id = lexer->word;
  yc_lexer_advance (lexer);
  const KindOf *kind = kind_of (definer->catalogue->game, word, lexer->word);
  if (kind == NULL)
    return yc_lexer_fail (lexer, N_ ("There is no such kind of card in this game"));
  if (!check_id (definer, &at_id, kind)
      || (kind->game == YC_CHAIN_REACTION && !check_chain_id (definer, &at_id, kind)))
    return false;
  YcCard card = blank_card (kind);
  if (!read_marks (lexer, kind, &card)
      || !read_clauses (lexer, kind->may, kind->must, &card, parts))
    return false;
  settle_card (kind, parts->seen, &card);
  keep_source (definer, &card);
  store_card (definer, kind, id, &card);
  return kind->game == YC_MANHATTAN_PROJECT || copies_fit (definer->catalogue, kind->kind)
         || yc_lexer_fail_at (lexer, id, N_ ("The box does not hold so many of this kind"));
}

static bool
read_loaded (YcDefiner *definer, YcLexer *lexer, Parts *parts)
{
  const KindOf *kind = &kinds[N_KINDS - 1];
  if (definer->catalogue->game != kind->game || definer->loaded)
    return yc_lexer_fail_at (lexer, parts->before,
                             definer->loaded ? N_ ("This name is defined twice")
                                             : N_ ("There is no such kind of card in this game"));
  definer->loaded = true;
  YcCard card = blank_card (kind);
  if (!read_copies (lexer, &card) || !read_clauses (lexer, kind->may, kind->must, &card, parts))
    return false;
  settle_card (kind, parts->seen, &card);
  keep_source (definer, &card);
  card.id = "loaded";
  definer->catalogue->loaded = card;
  return true;
}

static bool
read_prices (YcDefiner *definer, YcLexer *lexer, Parts *parts)
{
  if (definer->catalogue->game != YC_MANHATTAN_PROJECT || definer->prices)
    return yc_lexer_fail_at (lexer, parts->before,
                             definer->prices ? N_ ("This name is defined twice")
                                             : N_ ("There is no such kind of card in this game"));
  definer->prices = true;
  for (int slot = 0; slot < YC_SLOTS; slot++) {
    int16_t price = 0;
    if (!read_number_of (lexer, lexer->word, &price))
      return false;
    definer->catalogue->prices[slot] = (uint16_t) price;
    yc_lexer_advance (lexer);
  }
  YcCard about = { 0 };
  return read_clauses (lexer, 0, 0, &about, parts);
}

bool
yc_definition_read (YcDefiner *definer, YcLexer *lexer, YcText *canonical)
{
  YcText word = lexer->word;
  Parts parts = { .before = word };
  yc_lexer_advance (lexer);
  bool read = yc_word_is (word, "prices")   ? read_prices (definer, lexer, &parts)
              : yc_word_is (word, "loaded") ? read_loaded (definer, lexer, &parts)
                                            : read_card (definer, lexer, word, &parts);
  if (read)
    *canonical = canonical_of (&parts, definer->arena);
  return read;
}

/* ---- Writing a card ---- */

static void
write_personnel (YcWriter *writer, const uint8_t type[YC_WORKER_TYPES])
{
  YcWorkers workers = { 0 };
  for (int i = 0; i < YC_WORKER_TYPES; i++)
    workers.permanent[i] = type[i];
  yc_put_workers (writer, &workers);
}

static void
write_needs (YcWriter *writer, const YcCard *card)
{
  if (card->needs_unknown || card->n_needs > 0)
    yc_write_word (writer, card->needs_unknown ? "needs unknown" : "needs ");
  for (int i = 0; i < card->n_needs; i++) {
    if (i > 0)
      yc_put (writer, "|", 1);
    write_personnel (writer, card->needs[i].type);
    for (int any = 0; any < card->needs[i].any; any++)
      yc_put (writer, "?", 1);
  }
}

static void
put_amount (YcWriter *writer, YcGood good, int16_t number)
{
  char word[16];
  int length = number == YC_UNKNOWN
                 ? snprintf (word, sizeof word, "%c?", yc_good_letter (good))
                 : snprintf (word, sizeof word, "%c%d", yc_good_letter (good), number);
  yc_put (writer, word, (size_t) length);
}

/* One side; money last, as it is printed. */
static void
write_side (YcWriter *writer, const YcSide *side)
{
  static const YcGood order[YC_GOODS]
    = { YC_YELLOWCAKE, YC_URANIUM, YC_PLUTONIUM, YC_FIGHTERS, YC_BOMBERS, YC_MONEY };
  size_t begin = writer->length;
  if (side->unknown)
    yc_put (writer, "?", 1);
  for (int i = 0; i < YC_GOODS; i++) {
    if (side->goods[order[i]] == 0)
      continue;
    if (writer->length > begin)
      yc_put (writer, " ", 1);
    put_amount (writer, order[i], side->goods[order[i]]);
  }
  bool workers = side->workers[0] + side->workers[1] + side->workers[2] > 0;
  if (workers && writer->length > begin)
    yc_put (writer, " ", 1);
  write_personnel (writer, side->workers);
  if (writer->length == begin)
    yc_put (writer, "$0", 2);
}

static void
write_sides (YcWriter *writer, ClauseId clause, const YcSide *sides, int n)
{
  if (n == 0)
    return;
  yc_write_word (writer, clauses[clause].name);
  yc_put (writer, " ", 1);
  for (int i = 0; i < n; i++) {
    if (i > 0)
      yc_put (writer, "/", 1);
    write_side (writer, &sides[i]);
  }
}

static void
write_number (YcWriter *writer, ClauseId clause, int16_t number)
{
  yc_write_word (writer, clauses[clause].name);
  if (number == YC_UNKNOWN)
    yc_write_word (writer, "?");
  else
    yc_write_number (writer, number);
}

static void
write_known (YcWriter *writer, ClauseId clause, int16_t number)
{
  if (number != YC_UNKNOWN)
    write_number (writer, clause, number);
}

static void
write_points (YcWriter *writer, const YcCard *card)
{
  bool bomb = card->kind == YC_KIND_URANIUM_BOMB || card->kind == YC_KIND_PLUTONIUM_BOMB;
  if (!bomb && card->kind != YC_KIND_PLAN)
    return;
  if (bomb)
    write_number (writer, CLAUSE_FUEL, card->fuel);
  write_number (writer, CLAUSE_POINTS, card->points);
  if (card->kind == YC_KIND_PLUTONIUM_BOMB && card->points != YC_UNKNOWN) {
    char tested[16];
    int length = snprintf (tested, sizeof tested, "/%d", card->points_tested);
    yc_put (writer, tested, (size_t) length);
  }
  if (bomb)
    write_number (writer, CLAUSE_LOAD, card->load);
}

/* The personnel side: only industry cards of the card game, which alone count their copies. */
static void
write_personnel_side (YcWriter *writer, const YcCard *card)
{
  if (card->copies == 0 || card->kind == YC_KIND_LOADED || card->side_unknown)
    return;
  bool none = card->side[0] + card->side[1] + card->side[2] == 0;
  if (none && card->kind == YC_KIND_SPECIAL)
    return;
  yc_write_word (writer, none ? "side -" : "side ");
  write_personnel (writer, card->side);
}

static void
write_about (YcWriter *writer, const YcCard *card)
{
  if (card->bribe)
    yc_write_word (writer, "bribe");
  if (card->not_with_two)
    yc_write_word (writer, "not-with-two");
  if (card->source.length > 0) {
    yc_write_word (writer, "source");
    yc_write_text (writer, card->source);
  }
  if (card->confidence != YC_CONFIDENCE_NONE) {
    yc_write_word (writer, "confidence");
    yc_write_word (writer, confidences[card->confidence]);
  }
}

static void
write_begin (YcWriter *writer, const YcCard *card)
{
  const KindOf *kind = kinds;
  while (kind->kind != card->kind)
    kind++;
  yc_put (writer, kind->word, strlen (kind->word));
  if (card->kind != YC_KIND_LOADED)
    yc_write_word (writer, card->id);
  if (kind->name != NULL)
    yc_write_word (writer, kind->name);
  if (card->starting)
    yc_write_word (writer, "starting");
  if (card->copies == YC_UNKNOWN)
    yc_write_word (writer, "x?");
  else if (card->copies > 0) {
    yc_write_word (writer, "x");
    char number[8];
    yc_put (writer, number, (size_t) snprintf (number, sizeof number, "%d", card->copies));
  }
}

static bool
is_any (const YcSide *side)
{
  int any = side->unknown;
  for (int good = 0; good < YC_GOODS; good++)
    any |= side->goods[good] != 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    any |= side->workers[type] != 0;
  return any;
}

size_t
yc_card_write (const YcCard *card, char *out, size_t size)
{
  YcWriter writer = { .out = out, .size = size > 0 ? size - 1 : 0 };
  write_begin (&writer, card);
  if (card->kind != YC_KIND_SPECIAL)
    write_needs (&writer, card);
  write_sides (&writer, CLAUSE_PAYS, card->pays, card->n_pays);
  write_sides (&writer, CLAUSE_GIVES, card->gives, card->n_gives);
  write_sides (&writer, CLAUSE_OTHERS, &card->others, is_any (&card->others));
  write_known (&writer, CLAUSE_DRAWS, card->kind == YC_KIND_FACTORY ? card->draws : YC_UNKNOWN);
  write_known (&writer, CLAUSE_DISCARDS,
               card->kind == YC_KIND_FACTORY ? card->discards : YC_UNKNOWN);
  write_points (&writer, card);
  write_personnel_side (&writer, card);
  write_about (&writer, card);
  if (size > 0)
    out[writer.length < size ? writer.length : size - 1] = '\0';
  return writer.length;
}
