/* catalogue.c: the definitions of cards, spaces and prices. */

#include "catalogue.h"
#include "clauses.h"
#include "notation.h"

/* The first row of any game for definitions that begin with `word`, or NULL. */
static const YcKindInfo *
kind_of_word (YcText word)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    for (const YcKindInfo *kind = (*game)->kinds; kind->word; kind++)
      if (yc_word_equals (word, kind->word))
        return kind;
  return NULL;
}

bool
yc_word_is_definition (YcText word)
{
  return yc_word_is (word, "prices") || kind_of_word (word);
}

bool
yc_definition_is_named (YcText word)
{
  const YcKindInfo *kind = kind_of_word (word);
  return !yc_word_is (word, "prices") && !(kind && kind->nameless);
}

/* ---- Things ---- */

/* The row of a game for `word` and, where there are several, the name of the kind. */
static const YcKindInfo *
kind_of (const YcGame *game, YcText word, YcText name)
{
  for (const YcKindInfo *kind = game->kinds; kind->word; kind++)
    if (yc_word_equals (word, kind->word)
        && (kind->name == NULL || yc_word_equals (name, kind->name)))
      return kind;
  return NULL;
}

/* Whether the id at the lexer may be defined here. */
static bool
check_id (const YcDefiner *definer, YcLexer *lexer, const YcKindInfo *kind)
{
  YcText id = lexer->word;
  const YcCatalogue *catalogue = definer->catalogue;
  if (!yc_word_is_id (id))
    return yc_lexer_fail (lexer, N_ ("A name is expected here"));
  YcRef index = yc_names_find (definer->names, id, kind->drawer);
  if (index >= 0)
    return !definer->defined[kind->drawer][index]
           || yc_lexer_fail (lexer, N_ ("This name is defined twice"));
  if (!definer->built_in && kind->closed)
    return yc_lexer_fail (lexer, kind->closed);
  return catalogue->n[kind->drawer] < catalogue->game->most_cards[kind->drawer]
         || yc_lexer_fail (lexer, N_ ("There are too many cards"));
}

/* Puts a card into its drawer, in the place of one of the same name. */
static void
store_card (YcDefiner *definer, const YcKindInfo *kind, YcText id, YcCard *card)
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
blank_card (const YcGame *game, const YcKindInfo *kind)
{
  YcCard card = { .game = game, .kind = kind->kind, .draws = YC_UNKNOWN, .discards = YC_UNKNOWN };
  card.fuel = card.load = card.points = card.points_tested = YC_UNKNOWN;
  if (kind->mark == YC_MARK_COPIES)
    card.copies = YC_UNKNOWN;
  card.side_unknown = (kind->may & YC_CLAUSE (SIDE)) != 0 && (kind->may & YC_CLAUSE (NEEDS)) != 0;
  return card;
}

/* What a card does not say, and need not, is not known. */
static void
settle_card (const YcKindInfo *kind, unsigned int seen, YcCard *card)
{
  if ((kind->may & YC_CLAUSE (NEEDS)) != 0 && (seen & YC_CLAUSE (NEEDS)) == 0)
    card->needs_unknown = true;
}

/* Whether the box holds so many of a kind. */
static bool
copies_fit (const YcCatalogue *catalogue, const YcKindInfo *kind)
{
  int total = 0;
  for (int i = 0; i < catalogue->n[kind->drawer] && kind->box > 0; i++) {
    const YcCard *card = &catalogue->cards[kind->drawer][i];
    if (card->kind != kind->kind || card->copies <= 0)
      continue;
    total = kind->each ? card->copies : total + card->copies;
    if (total > kind->box)
      return false;
  }
  return true;
}

/* `card 01 factory starting`, `card m5 mine x2`: what stands between the name and the clauses. */
static bool
read_marks (YcLexer *lexer, const YcKindInfo *kind, YcCard *card)
{
  if (kind->name != NULL)
    yc_lexer_advance (lexer);
  if (kind->mark == YC_MARK_COPIES)
    return read_copies (lexer, card);
  if (kind->mark == YC_MARK_STARTING && yc_word_is (lexer->word, "starting")) {
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
  const YcGame *game = definer->catalogue->game;
  const YcKindInfo *kind = kind_of (game, word, lexer->word);
  if (kind == NULL)
    return yc_lexer_fail (lexer, N_ ("There is no such kind of card in this game"));
  if (!check_id (definer, &at_id, kind)
      || (game->check_name && !game->check_name (definer, &at_id, kind)))
    return false;
  YcCard card = blank_card (game, kind);
  if (!read_marks (lexer, kind, &card)
      || !yc_clauses_read (lexer, kind->may, kind->must, &card, parts))
    return false;
  settle_card (kind, parts->seen, &card);
  keep_source (definer, &card);
  store_card (definer, kind, id, &card);
  return copies_fit (definer->catalogue, kind)
         || yc_lexer_fail_at (lexer, id, N_ ("The box does not hold so many of this kind"));
}

/* A card that has no name; `word` has been passed over. */
static bool
read_nameless (YcDefiner *definer, YcLexer *lexer, YcText word, YcParts *parts)
{
  const YcGame *game = definer->catalogue->game;
  const YcKindInfo *kind = kind_of (game, word, word);
  if (kind == NULL || definer->loaded)
    return yc_lexer_fail_at (lexer, parts->before,
                             definer->loaded ? N_ ("This name is defined twice")
                                             : N_ ("There is no such kind of card in this game"));
  definer->loaded = true;
  YcCard card = blank_card (game, kind);
  if (!read_marks (lexer, kind, &card)
      || !yc_clauses_read (lexer, kind->may, kind->must, &card, parts))
    return false;
  settle_card (kind, parts->seen, &card);
  keep_source (definer, &card);
  card.id = kind->word;
  definer->catalogue->loaded = card;
  return true;
}

static bool
read_prices (YcDefiner *definer, YcLexer *lexer, YcParts *parts)
{
  if (definer->catalogue->game->n_prices == 0 || definer->prices)
    return yc_lexer_fail_at (lexer, parts->before,
                             definer->prices ? N_ ("This name is defined twice")
                                             : N_ ("There is no such kind of card in this game"));
  definer->prices = true;
  for (int slot = 0; slot < definer->catalogue->game->n_prices; slot++) {
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
  const YcText definition = yc_lexer_rest (lexer);
  YcText word = lexer->word;
  YcParts parts = { .before = word };
  yc_lexer_advance (lexer);
  bool read = yc_word_is (word, "prices")     ? read_prices (definer, lexer, &parts)
              : kind_of_word (word)->nameless ? read_nameless (definer, lexer, word, &parts)
                                              : read_card (definer, lexer, word, &parts);
  if (read)
    *canonical = yc_clauses_canonical (&parts, definition, definer->arena);
  return read;
}
