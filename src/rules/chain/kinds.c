/* kinds.c: the kinds of cards of Chain Reaction, and how a card may be called. */

#include "catalogue.h"
#include "clauses.h"
#include "format.h"

#define COST (YC_CLAUSE (NEEDS) | YC_CLAUSE (PAYS) | YC_CLAUSE (GIVES))
#define HAND (COST | YC_CLAUSE (SIDE))

#define A_CARD .word = "card", .drawer = YC_CARDS, .mark = YC_MARK_COPIES

/* The box holds so many of each kind (rules page, section 1). */
const YcKindInfo yc_chain_kinds[] = {
  { A_CARD, .name = "mine", .kind = YC_KIND_MINE, .may = HAND, .box = 20 },
  { A_CARD, .name = "factory", .kind = YC_KIND_FACTORY,
    .may = HAND | YC_CLAUSE (DRAWS) | YC_CLAUSE (DISCARDS) | YC_CLAUSE (NOT_WITH_TWO), .box = 8 },
  { A_CARD, .name = "university", .kind = YC_KIND_UNIVERSITY, .may = HAND, .box = 7 },
  { A_CARD, .name = "enrichment", .kind = YC_KIND_ENRICHMENT, .may = HAND, .box = 14 },
  { A_CARD, .name = "special", .kind = YC_KIND_SPECIAL, .may = YC_CLAUSE (SIDE), .box = 2,
    .each = true },
  { .word = "plan",
    .kind = YC_KIND_PLAN,
    .drawer = YC_BOMBS,
    .may = YC_CLAUSE (NEEDS) | YC_CLAUSE (PAYS) | YC_CLAUSE (POINTS) },
  { .word = "landmark",
    .kind = YC_KIND_LANDMARK,
    .drawer = YC_SPACES,
    .may = COST,
    .closed = N_ ("There is no such landmark") },
  { .word = "loaded",
    .kind = YC_KIND_LOADED,
    .drawer = YC_CARDS,
    .may = YC_CLAUSE (NEEDS) | YC_CLAUSE (PAYS),
    .mark = YC_MARK_COPIES,
    .nameless = true },
  { 0 },
};

/* Words that a card or plan cannot be called (rules page, section 8). */
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

/* One word can mean a card, a plan or a landmark: no two may share it. */
bool
yc_chain_check_name (const YcDefiner *definer, YcLexer *lexer, const YcKindInfo *kind)
{
  YcText id = lexer->word;
  if (kind->drawer != YC_SPACES && is_reserved (id))
    return yc_lexer_fail (lexer, N_ ("A card cannot be called like a word of the plays"));
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++)
    if (drawer != (int) kind->drawer && yc_names_find (definer->names, id, (YcDrawer) drawer) >= 0)
      return yc_lexer_fail (lexer, N_ ("Another kind of card has this name"));
  bool special = yc_word_is (id, "design-bomb") || yc_word_is (id, "espionage")
                 || yc_word_is (id, "double-agent");
  if (kind->drawer == YC_CARDS && special != (kind->kind == YC_KIND_SPECIAL))
    return yc_lexer_fail (lexer, N_ ("The three special cards have names of their own"));
  return true;
}
