/* notation.c: the plays of Chain Reaction as text (record format, section 3). */

#include "format.h"

/* ---- Clauses of activations ---- */

typedef enum { CLAUSE_SIDE = 1 << 0, CLAUSE_POOL = 1 << 1, CLAUSE_FACTORY = 1 << 2 } Clause;

static Clause
clause_of (YcText word)
{
  if (yc_word_is (word, "side"))
    return CLAUSE_SIDE;
  if (yc_word_is (word, "pool"))
    return CLAUSE_POOL;
  if (yc_word_is (word, "draw") || yc_word_is (word, "discard") || yc_word_is (word, "from"))
    return CLAUSE_FACTORY;
  return (Clause) 0;
}

bool
yc_chain_is_keyword (YcText word)
{
  return clause_of (word) != 0;
}

/* Whether another name may follow in a list. */
static bool
at_name (const YcLexer *lexer)
{
  return !yc_lexer_at_end (lexer) && !yc_word_is (lexer->word, "!") && clause_of (lexer->word) == 0;
}

/* Names only: a card must be shown to be played. */
static bool
read_names (YcReader *reader, YcPlay *play, YcList list)
{
  do {
    YcItem item = { .list = (uint8_t) list, .times = 1 };
    if (!yc_read_name (reader, YC_CARDS, &item.ref) || !yc_add_item (reader, play, item))
      return false;
  } while (at_name (&reader->lexer));
  return true;
}

/* What the factory is used for; `word` has been passed over. */
static bool
read_factory (YcReader *reader, YcText word, YcPlay *play)
{
  if (yc_word_is (word, "draw")) {
    play->factory_use = YC_FACTORY_DRAW;
    return true;
  }
  if (yc_word_is (word, "from")) {
    play->factory_use = YC_FACTORY_FROM;
    return yc_read_items (reader, play, YC_CARDS, YC_LIST_FACTORY);
  }
  play->factory_use = YC_FACTORY_DISCARD;
  return yc_read_color (reader, &play->target_color)
         && (!at_name (&reader->lexer) || yc_read_items (reader, play, YC_CARDS, YC_LIST_FACTORY));
}

static bool
read_clause (YcReader *reader, Clause clause, YcText word, YcPlay *play)
{
  if (clause == CLAUSE_SIDE)
    return read_names (reader, play, YC_LIST_SIDE);
  if (clause == CLAUSE_POOL)
    return yc_read_workers (reader, false, &play->workers);
  return read_factory (reader, word, play);
}

static bool
read_clauses (YcReader *reader, unsigned int allowed, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  unsigned int seen = 0;
  Clause clause;
  while (!yc_lexer_at_end (lexer) && (clause = clause_of (lexer->word)) != 0) {
    YcText word = lexer->word;
    if ((allowed & clause) == 0)
      return yc_lexer_fail (lexer, N_ ("This word does not fit here"));
    if ((seen & clause) != 0)
      return yc_lexer_fail (lexer, N_ ("This is said twice"));
    seen |= clause;
    yc_lexer_advance (lexer);
    if (!read_clause (reader, clause, word, play))
      return false;
  }
  return true;
}

static void
write_factory (YcWriter *writer, const YcPlay *play)
{
  switch ((YcFactoryUse) play->factory_use) {
  case YC_FACTORY_NOTHING:
    break;
  case YC_FACTORY_DRAW:
    yc_write_word (writer, "draw");
    break;
  case YC_FACTORY_DISCARD:
    yc_write_word (writer, "discard");
    yc_write_color (writer, play->target_color);
    yc_write_items (writer, play, YC_CARDS, YC_LIST_FACTORY);
    break;
  case YC_FACTORY_FROM:
    yc_write_word (writer, "from");
    yc_write_items (writer, play, YC_CARDS, YC_LIST_FACTORY);
    break;
  default:
    break;
  }
}

static bool
has_items (const YcPlay *play, YcList list)
{
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == list)
      return true;
  return false;
}

static void
write_clauses (YcWriter *writer, const YcPlay *play)
{
  if (has_items (play, YC_LIST_SIDE)) {
    yc_write_word (writer, "side");
    yc_write_items (writer, play, YC_CARDS, YC_LIST_SIDE);
  }
  if (yc_workers_total (&play->workers) > 0) {
    yc_write_word (writer, "pool");
    yc_write_workers (writer, &play->workers);
  }
  write_factory (writer, play);
}

/* ---- Moves ---- */

/* A card, a plan or a landmark: whichever has the name. */
static bool
read_any_target (YcReader *reader, YcPlay *play)
{
  static const YcDrawer order[YC_DRAWERS] = { YC_SPACES, YC_BOMBS, YC_CARDS };
  return yc_read_any_target (reader, order, play);
}

static bool
read_activate (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  bool target;
  if (yc_word_is (lexer->word, "loaded")) {
    yc_lexer_advance (lexer);
    play->verb = YC_ACTIVATE_LOADED;
    target = yc_read_keyword (reader, "on") && yc_read_target (reader, YC_BOMBS, play);
  } else {
    play->verb = YC_ACTIVATE;
    target = read_any_target (reader, play);
  }
  return target && read_clauses (reader, CLAUSE_SIDE | CLAUSE_POOL | CLAUSE_FACTORY, play);
}

static void
write_activate (YcWriter *writer, const YcPlay *play)
{
  if (play->verb == YC_ACTIVATE_LOADED)
    yc_write_word (writer, "loaded on");
  yc_write_name (writer, (YcDrawer) play->target_drawer, play->target);
  write_clauses (writer, play);
}

/* A card named at the end of a play, if it was told. */
static bool
read_optional_target (YcReader *reader, YcDrawer drawer, YcPlay *play)
{
  return !at_name (&reader->lexer) || yc_read_target (reader, drawer, play);
}

static void
write_optional_target (YcWriter *writer, YcDrawer drawer, const YcPlay *play)
{
  if (play->has_target)
    yc_write_name (writer, drawer, play->target);
}

static bool
read_design (YcReader *reader, YcPlay *play)
{
  return read_optional_target (reader, YC_BOMBS, play);
}

static void
write_design (YcWriter *writer, const YcPlay *play)
{
  write_optional_target (writer, YC_BOMBS, play);
}

static bool
read_spy (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_word_is (lexer->word, "keep")) {
    yc_lexer_advance (lexer);
    play->verb = YC_SPY_KEEP;
    return read_optional_target (reader, YC_CARDS, play);
  }
  if (!yc_read_color (reader, &play->target_color))
    return false;
  if (yc_word_is (lexer->word, "card")) {
    yc_lexer_advance (lexer);
    play->verb = YC_SPY_CARD;
    return read_optional_target (reader, YC_CARDS, play);
  }
  play->verb = YC_SPY_YELLOWCAKE;
  return yc_read_keyword (reader, "yellowcake");
}

static void
write_spy (YcWriter *writer, const YcPlay *play)
{
  if (play->verb == YC_SPY_KEEP)
    yc_write_word (writer, "keep");
  else {
    yc_write_color (writer, play->target_color);
    yc_write_word (writer, play->verb == YC_SPY_CARD ? "card" : "yellowcake");
  }
  write_optional_target (writer, YC_CARDS, play);
}

static bool
read_agent (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_word_is (lexer->word, "play")) {
    yc_lexer_advance (lexer);
    play->verb = YC_AGENT_PLAY;
    return yc_read_target (reader, YC_CARDS, play) && read_clauses (reader, CLAUSE_FACTORY, play);
  }
  if (yc_read_optional_color (reader, &play->target_color)) {
    play->verb = YC_AGENT_YELLOWCAKE;
    return yc_read_keyword (reader, "yellowcake");
  }
  play->verb = YC_AGENT_LANDMARK;
  return yc_read_target (reader, YC_SPACES, play);
}

static void
write_agent (YcWriter *writer, const YcPlay *play)
{
  if (play->verb == YC_AGENT_PLAY) {
    yc_write_word (writer, "play");
    yc_write_name (writer, YC_CARDS, play->target);
    write_factory (writer, play);
  } else if (play->verb == YC_AGENT_YELLOWCAKE) {
    yc_write_color (writer, play->target_color);
    yc_write_word (writer, "yellowcake");
  } else
    yc_write_name (writer, YC_SPACES, play->target);
}

static bool
read_end (YcReader *reader, YcPlay *play)
{
  if (!yc_word_is (reader->lexer.word, "discard"))
    return true;
  yc_lexer_advance (&reader->lexer);
  return yc_read_items (reader, play, YC_CARDS, YC_LIST_MAIN);
}

static void
write_end (YcWriter *writer, const YcPlay *play)
{
  if (play->n_items > 0)
    yc_write_word (writer, "discard");
  yc_write_items (writer, play, YC_CARDS, YC_LIST_MAIN);
}

/* ---- Facts ---- */

static bool
read_plans (YcReader *reader, YcPlay *play)
{
  return yc_read_items (reader, play, YC_BOMBS, YC_LIST_MAIN);
}

static void
write_plans (YcWriter *writer, const YcPlay *play)
{
  yc_write_items (writer, play, YC_BOMBS, YC_LIST_MAIN);
}

static bool
read_hand (YcReader *reader, YcPlay *play)
{
  return yc_read_color (reader, &play->target_color) && read_names (reader, play, YC_LIST_MAIN);
}

static void
write_hand (YcWriter *writer, const YcPlay *play)
{
  yc_write_color (writer, play->target_color);
  yc_write_items (writer, play, YC_CARDS, YC_LIST_MAIN);
}

#define COUNTS (1u << YC_YELLOWCAKE | 1u << YC_URANIUM | 1u << YC_POINTS)

/* `+LE`, `-L`, `=LES`; `=-`: nobody. */
static bool
read_adjusted_pool (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  const YcText word = lexer->word;
  YcText workers = { word.start + 1, word.length - 1 };
  const bool counted = word.length > 1 && word.start[0] == '=';
  play->number = counted ? 0 : yc_read_sign (reader, &workers);
  if (!counted && play->number == 0)
    return false;
  if (!(counted && yc_word_is (workers, "-"))
      && !yc_read_workers_of (reader, workers, false, &play->workers))
    return false;
  yc_lexer_advance (lexer);
  return true;
}

static void
write_adjusted_pool (YcWriter *writer, const YcPlay *play)
{
  yc_write_word (writer, play->number == 0 ? "=" : play->number < 0 ? "-" : "+");
  if (yc_workers_total (&play->workers) == 0)
    yc_put (writer, "-", 1);
  else
    yc_put_workers (writer, &play->workers);
}

/* What is adjusted that is nobody's. */
static bool
read_adjusted_pile (YcReader *reader, bool pool, YcPlay *play)
{
  yc_lexer_advance (&reader->lexer);
  play->verb = pool ? YC_ADJUST_POOL : YC_ADJUST_DECK;
  return pool ? read_adjusted_pool (reader, play) : yc_read_adjusted_amount (reader, play);
}

/* What of a player. */
static const struct {
  const char *word;
  YcVerb verb;
  YcDrawer drawer;
  bool list; /* several cards, some untold */
} adjusted[] = {
  { "hand", YC_ADJUST_HAND, YC_CARDS, true },
  { "stash", YC_ADJUST_STASH, YC_BOMBS, true },
  { "bomb", YC_ADJUST_BOMB, YC_BOMBS, false },
  { "load", YC_ADJUST_LOAD, YC_BOMBS, false },
};

static bool
read_adjusted (YcReader *reader, YcText what, YcPlay *play)
{
  for (size_t i = 0; i < sizeof adjusted / sizeof adjusted[0]; i++) {
    if (!yc_word_equals (what, adjusted[i].word))
      continue;
    play->verb = adjusted[i].verb;
    return adjusted[i].list ? yc_read_adjusted_hand (reader, play, adjusted[i].drawer)
                            : yc_read_adjusted_card (reader, play, adjusted[i].drawer);
  }
  return yc_read_adjusted_goods (reader, what, COUNTS, play);
}

static bool
read_adjust (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  const bool pool = yc_word_is (lexer->word, "pool");
  if (pool || yc_word_is (lexer->word, "deck"))
    return read_adjusted_pile (reader, pool, play) && yc_read_reason (reader, play);
  if (!yc_read_color (reader, &play->target_color))
    return false;
  YcText what = lexer->word;
  yc_lexer_advance (lexer);
  return read_adjusted (reader, what, play) && yc_read_reason (reader, play);
}

static void
write_adjusted (YcWriter *writer, const YcPlay *play)
{
  yc_write_color (writer, play->target_color);
  for (size_t i = 0; i < sizeof adjusted / sizeof adjusted[0]; i++) {
    if (adjusted[i].verb != play->verb)
      continue;
    yc_write_word (writer, adjusted[i].word);
    if (adjusted[i].list)
      yc_write_adjusted_hand (writer, play, adjusted[i].drawer);
    else
      yc_write_adjusted_card (writer, play, adjusted[i].drawer);
    return;
  }
  yc_write_adjusted_goods (writer, play);
}

static void
write_adjust (YcWriter *writer, const YcPlay *play)
{
  if (play->verb == YC_ADJUST_POOL) {
    yc_write_word (writer, "pool");
    write_adjusted_pool (writer, play);
  } else if (play->verb == YC_ADJUST_DECK) {
    yc_write_word (writer, "deck");
    yc_write_adjusted_amount (writer, play);
  } else {
    write_adjusted (writer, play);
  }
  yc_write_reason (writer, play);
}

/* The most frequent first. */
const YcVerbInfo yc_chain_moves[] = {
  { "activate", YC_ACTIVATE, YC_ACTIVATE_LOADED, read_activate, write_activate, YC_SECRET_NOTHING,
    false },
  { "end", YC_END, YC_END, read_end, write_end, YC_SECRET_NOTHING, true },
  { "design", YC_DESIGN, YC_DESIGN, read_design, write_design, YC_SECRET_TARGET, false },
  { "spy", YC_SPY_CARD, YC_SPY_KEEP, read_spy, write_spy, YC_SECRET_TARGET, false },
  { "agent", YC_AGENT_LANDMARK, YC_AGENT_PLAY, read_agent, write_agent, YC_SECRET_NOTHING, false },
  { 0 },
};

const YcVerbInfo yc_chain_facts[] = {
  { "plans", YC_TELL_PLANS, YC_TELL_PLANS, read_plans, write_plans, YC_SECRET_NOTHING, false },
  { "hand", YC_TELL_HAND, YC_TELL_HAND, read_hand, write_hand, YC_SECRET_ITEMS, false },
  { "turn", YC_TELL_TURN, YC_TELL_TURN, yc_read_turn, yc_write_turn, YC_SECRET_NOTHING, false },
  { "adjust", YC_ADJUST_GOOD, YC_ADJUST_HAND, read_adjust, write_adjust, YC_SECRET_NAMES, false },
  { 0 },
};
