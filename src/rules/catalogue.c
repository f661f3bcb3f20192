/* catalogue.c: the definitions of cards, spaces and prices. */

#include "catalogue.h"
#include "clauses.h"
#include "notation.h"
#include "manhattan/board.h"
#include "chain/chain.h"

/* What a kind of thing has printed on it: what may be said of it, and what must. */
typedef struct {
  const char *word; /* of the statement */
  const char *name; /* of the kind, or NULL */
  const YcGame *game;
  YcKind kind;
  YcDrawer drawer;
  unsigned int may, must;
} KindOf;

#define BOARD &yc_manhattan_game
#define CHAIN &yc_chain_game
#define COST  (YC_CLAUSE (NEEDS) | YC_CLAUSE (PAYS) | YC_CLAUSE (GIVES))
#define BOMB  (YC_CLAUSE (NEEDS) | YC_CLAUSE (FUEL) | YC_CLAUSE (POINTS) | YC_CLAUSE (LOAD))
#define HAND  (COST | YC_CLAUSE (SIDE))

static const KindOf kinds[] = {
  { "card", "mine", BOARD, YC_KIND_MINE, YC_CARDS, COST, YC_CLAUSE (NEEDS) },
  { "card", "factory", BOARD, YC_KIND_FACTORY, YC_CARDS, COST, YC_CLAUSE (NEEDS) },
  { "card", "university", BOARD, YC_KIND_UNIVERSITY, YC_CARDS, COST, YC_CLAUSE (NEEDS) },
  { "card", "reactor", BOARD, YC_KIND_REACTOR, YC_CARDS, COST, YC_CLAUSE (NEEDS) },
  { "card", "enrichment", BOARD, YC_KIND_ENRICHMENT, YC_CARDS, COST, YC_CLAUSE (NEEDS) },
  { "bomb", "uranium", BOARD, YC_KIND_URANIUM_BOMB, YC_BOMBS, BOMB, BOMB },
  { "bomb", "plutonium", BOARD, YC_KIND_PLUTONIUM_BOMB, YC_BOMBS, BOMB, BOMB },
  { "space", NULL, BOARD, YC_KIND_SPACE, YC_SPACES, COST | YC_CLAUSE (OTHERS) | YC_CLAUSE (BRIBE),
    YC_CLAUSE (NEEDS) },
  { "card", "mine", CHAIN, YC_KIND_MINE, YC_CARDS, HAND, 0 },
  { "card", "factory", CHAIN, YC_KIND_FACTORY, YC_CARDS,
    HAND | YC_CLAUSE (DRAWS) | YC_CLAUSE (DISCARDS) | YC_CLAUSE (NOT_WITH_TWO), 0 },
  { "card", "university", CHAIN, YC_KIND_UNIVERSITY, YC_CARDS, HAND, 0 },
  { "card", "enrichment", CHAIN, YC_KIND_ENRICHMENT, YC_CARDS, HAND, 0 },
  { "card", "special", CHAIN, YC_KIND_SPECIAL, YC_CARDS, YC_CLAUSE (SIDE), 0 },
  { "plan", NULL, CHAIN, YC_KIND_PLAN, YC_BOMBS,
    YC_CLAUSE (NEEDS) | YC_CLAUSE (PAYS) | YC_CLAUSE (POINTS), 0 },
  { "landmark", NULL, CHAIN, YC_KIND_LANDMARK, YC_SPACES, COST, 0 },
  { "loaded", NULL, CHAIN, YC_KIND_LOADED, YC_CARDS, YC_CLAUSE (NEEDS) | YC_CLAUSE (PAYS), 0 },
};
#define N_KINDS (sizeof kinds / sizeof kinds[0])

void
yc_kind_words (YcKind kind, const char **word, const char **name)
{
  const KindOf *of = kinds;
  while (of->kind != kind)
    of++;
  *word = of->word;
  *name = of->name;
}

bool
yc_word_is_definition (YcText word)
{
  if (yc_word_is (word, "prices"))
    return true;
  for (size_t i = 0; i < N_KINDS; i++)
    if (yc_word_equals (word, kinds[i].word))
      return true;
  return false;
}

bool
yc_definition_is_named (YcText word)
{
  return !yc_word_is (word, "prices") && !yc_word_is (word, "loaded");
}

/* ---- Things ---- */

static const KindOf *
kind_of (const YcGame *game, YcText word, YcText name)
{
  for (size_t i = 0; i < N_KINDS; i++)
    if (kinds[i].game == game && yc_word_equals (word, kinds[i].word)
        && (kinds[i].name == NULL || yc_word_equals (name, kinds[i].name)))
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
    if (yc_word_equals (word, reserved[i]))
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
drawer_limit (const YcGame *game, YcDrawer drawer)
{
  static const uint16_t limits[YC_DRAWERS] = {
    [YC_SPACES] = YC_MAX_SPACES,
    [YC_CARDS] = YC_MAX_BUILDINGS,
    [YC_BOMBS] = YC_MAX_BOMBS,
  };
  return game == &yc_manhattan_game ? limits[drawer] : YC_MAX_CARDS;
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
    if (!yc_read_number_of (lexer, number, &card->copies))
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
  YcCard card
    = { .game = kind->game, .kind = kind->kind, .draws = YC_UNKNOWN, .discards = YC_UNKNOWN };
  card.fuel = card.load = card.points = card.points_tested = YC_UNKNOWN;
  if (kind->game == &yc_chain_game && kind->drawer == YC_CARDS) {
    card.copies = YC_UNKNOWN;
    card.side_unknown = (kind->may & YC_CLAUSE (SIDE)) != 0 && kind->kind != YC_KIND_SPECIAL;
  }
  return card;
}

/* What a card of the card game does not say is not known. */
static void
settle_card (const KindOf *kind, unsigned int seen, YcCard *card)
{
  if ((kind->may & YC_CLAUSE (NEEDS)) != 0 && (seen & YC_CLAUSE (NEEDS)) == 0)
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
  if (kind->game == &yc_chain_game)
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
read_card (YcDefiner *definer, YcLexer *lexer, YcText word, YcParts *parts)
{
  YcLexer at_id = *lexer;
  YcText id = lexer->word;
  yc_lexer_advance (lexer);
  const KindOf *kind = kind_of (definer->catalogue->game, word, lexer->word);
  if (kind == NULL)
    return yc_lexer_fail (lexer, N_ ("There is no such kind of card in this game"));
  if (!check_id (definer, &at_id, kind)
      || (kind->game == &yc_chain_game && !check_chain_id (definer, &at_id, kind)))
    return false;
  YcCard card = blank_card (kind);
  if (!read_marks (lexer, kind, &card)
      || !yc_clauses_read (lexer, kind->may, kind->must, &card, parts))
    return false;
  settle_card (kind, parts->seen, &card);
  keep_source (definer, &card);
  store_card (definer, kind, id, &card);
  return kind->game == &yc_manhattan_game || copies_fit (definer->catalogue, kind->kind)
         || yc_lexer_fail_at (lexer, id, N_ ("The box does not hold so many of this kind"));
}

static bool
read_loaded (YcDefiner *definer, YcLexer *lexer, YcParts *parts)
{
  const KindOf *kind = &kinds[N_KINDS - 1];
  if (definer->catalogue->game != kind->game || definer->loaded)
    return yc_lexer_fail_at (lexer, parts->before,
                             definer->loaded ? N_ ("This name is defined twice")
                                             : N_ ("There is no such kind of card in this game"));
  definer->loaded = true;
  YcCard card = blank_card (kind);
  if (!read_copies (lexer, &card) || !yc_clauses_read (lexer, kind->may, kind->must, &card, parts))
    return false;
  settle_card (kind, parts->seen, &card);
  keep_source (definer, &card);
  card.id = "loaded";
  definer->catalogue->loaded = card;
  return true;
}

static bool
read_prices (YcDefiner *definer, YcLexer *lexer, YcParts *parts)
{
  if (definer->catalogue->game != &yc_manhattan_game || definer->prices)
    return yc_lexer_fail_at (lexer, parts->before,
                             definer->prices ? N_ ("This name is defined twice")
                                             : N_ ("There is no such kind of card in this game"));
  definer->prices = true;
  for (int slot = 0; slot < YC_SLOTS; slot++) {
    int16_t price = 0;
    if (!yc_read_number_of (lexer, lexer->word, &price))
      return false;
    definer->catalogue->prices[slot] = (uint16_t) price;
    yc_lexer_advance (lexer);
  }
  YcCard about = { 0 };
  return yc_clauses_read (lexer, 0, 0, &about, parts);
}

bool
yc_definition_read (YcDefiner *definer, YcLexer *lexer, YcText *canonical)
{
  YcText word = lexer->word;
  YcParts parts = { .before = word };
  yc_lexer_advance (lexer);
  bool read = yc_word_is (word, "prices")   ? read_prices (definer, lexer, &parts)
              : yc_word_is (word, "loaded") ? read_loaded (definer, lexer, &parts)
                                            : read_card (definer, lexer, word, &parts);
  if (read)
    *canonical = yc_clauses_canonical (&parts, definer->arena);
  return read;
}
