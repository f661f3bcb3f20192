/* fact-notation.c: what is seen and corrected at the table of The Manhattan Project, as text. */

#include "format.h"

/* Names or marks up to the end of the line. */
static bool
read_row (YcReader *reader, YcPlay *play, YcDrawer drawer, bool none)
{
  do {
    YcItem item = { .list = YC_LIST_MAIN, .times = 1 };
    if (!yc_read_name_or_mark (reader, drawer, none, &item.ref)
        || !yc_add_item (reader, play, item))
      return false;
  } while (!yc_lexer_at_end (&reader->lexer));
  return true;
}

static bool
read_market (YcReader *reader, YcPlay *play)
{
  if (!read_row (reader, play, YC_CARDS, true))
    return false;
  bool one = play->n_items == 1 && play->items[0].ref != YC_NONE;
  return one || play->n_items == YC_SLOTS
         || yc_lexer_fail (&reader->lexer, N_ ("One building or all seven slots are expected"));
}

static void
write_market (YcWriter *writer, const YcPlay *play)
{
  yc_write_items (writer, play, YC_CARDS, YC_LIST_MAIN);
}

static bool
read_bombs (YcReader *reader, YcPlay *play)
{
  return read_row (reader, play, YC_BOMBS, false);
}

static void
write_bombs (YcWriter *writer, const YcPlay *play)
{
  yc_write_items (writer, play, YC_BOMBS, YC_LIST_MAIN);
}

static bool
read_building (YcReader *reader, YcPlay *play)
{
  play->verb = YC_TELL_BUILDING;
  return yc_read_color (reader, &play->target_color) && yc_read_target (reader, YC_CARDS, play);
}

static void
write_building (YcWriter *writer, const YcPlay *play)
{
  yc_write_color (writer, play->target_color);
  yc_write_name (writer, YC_CARDS, play->target);
}

/* The maker, then one or more others. */
static bool
read_deal (YcReader *reader, YcPlay *play)
{
  play->verb = YC_TELL_DEAL;
  if (!yc_read_color (reader, &play->target_color))
    return false;
  do {
    YcItem item = { .ref = YC_NONE, .list = YC_LIST_MAIN, .times = 1 };
    if (!yc_read_color (reader, &item.color) || !yc_add_item (reader, play, item))
      return false;
  } while (!yc_lexer_at_end (&reader->lexer));
  return true;
}

static void
write_deal (YcWriter *writer, const YcPlay *play)
{
  yc_write_color (writer, play->target_color);
  for (int i = 0; i < play->n_items; i++)
    yc_write_color (writer, play->items[i].color);
}

/* `on SPACE` or `on BUILDING`. */
static bool
read_spot (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (!yc_word_is (lexer->word, "on"))
    return true;
  yc_lexer_advance (lexer);
  YcText word = lexer->word;
  YcRef building;
  if (!yc_read_name (reader, YC_SPACES, &play->spot_space))
    return false;
  building = yc_names_find (reader->names, word, YC_CARDS);
  if (play->spot_space < 0 && building >= 0) {
    play->spot_space = YC_NONE;
    play->spot_building = building;
  }
  return true;
}

static bool
read_adjusted_workers (YcReader *reader, YcPlay *play)
{
  YcText workers;
  play->number = yc_read_sign (reader, &workers);
  if (play->number == 0 || !yc_read_workers_of (reader, workers, true, &play->workers))
    return false;
  yc_lexer_advance (&reader->lexer);
  return read_spot (reader, play);
}

/* All that is counted of a player. */
#define COUNTS ((1u << YC_COUNTS) - 1)

/* Damage of a building, or told of the player alone and perhaps with other amounts. */
static bool
read_adjusted_damage (YcReader *reader, YcText what, YcPlay *play)
{
  YcLexer ahead = reader->lexer;
  yc_lexer_advance (&ahead);
  if (!yc_word_is (ahead.word, "on"))
    return yc_read_adjusted_goods (reader, what, COUNTS, play);
  play->verb = YC_ADJUST_DAMAGE;
  return yc_read_signed (reader, &play->number) && yc_read_keyword (reader, "on")
         && yc_read_target (reader, YC_CARDS, play);
}

/* What of a player is adjusted. */
static bool
read_adjusted (YcReader *reader, YcText what, YcPlay *play)
{
  if (yc_word_is (what, "workers")) {
    play->verb = YC_ADJUST_WORKERS;
    return read_adjusted_workers (reader, play);
  }
  if (yc_word_is (what, "building")) {
    play->verb = YC_ADJUST_BUILDING;
    return yc_read_adjusted_card (reader, play, YC_CARDS);
  }
  if (yc_word_is (what, "bomb") || yc_word_is (what, "load")) {
    play->verb = yc_word_is (what, "bomb") ? YC_ADJUST_BOMB : YC_ADJUST_LOAD;
    return yc_read_adjusted_card (reader, play, YC_BOMBS);
  }
  if (yc_word_is (what, "damage"))
    return read_adjusted_damage (reader, what, play);
  if (yc_word_is (what, "hand")) {
    play->verb = YC_ADJUST_HAND;
    return yc_read_adjusted_hand (reader, play, YC_BOMBS);
  }
  return yc_read_adjusted_goods (reader, what, COUNTS, play);
}

static bool
read_adjust (YcReader *reader, YcPlay *play)
{
  YcLexer *lexer = &reader->lexer;
  if (yc_word_is (lexer->word, "bribe")) {
    yc_lexer_advance (lexer);
    play->verb = YC_ADJUST_BRIBE;
    return yc_read_adjusted_amount (reader, play) && yc_read_reason (reader, play);
  }
  if (!yc_read_color (reader, &play->target_color))
    return false;
  YcText what = lexer->word;
  yc_lexer_advance (lexer);
  return read_adjusted (reader, what, play) && yc_read_reason (reader, play);
}

static void
write_adjusted_workers (YcWriter *writer, const YcPlay *play)
{
  yc_write_word (writer, play->number < 0 ? "-" : "+");
  yc_put_workers (writer, &play->workers);
  if (play->spot_space != YC_NONE || play->spot_building != YC_NONE) {
    bool space = play->spot_space != YC_NONE;
    yc_write_word (writer, "on");
    yc_write_name (writer, space ? YC_SPACES : YC_CARDS,
                   space ? play->spot_space : play->spot_building);
  }
}

static void
write_adjusted (YcWriter *writer, const YcPlay *play)
{
  if (play->verb == YC_ADJUST_WORKERS) {
    yc_write_word (writer, "workers");
    write_adjusted_workers (writer, play);
  } else if (play->verb == YC_ADJUST_BUILDING) {
    yc_write_word (writer, "building");
    yc_write_adjusted_card (writer, play, YC_CARDS);
  } else if (play->verb == YC_ADJUST_BOMB || play->verb == YC_ADJUST_LOAD) {
    yc_write_word (writer, play->verb == YC_ADJUST_BOMB ? "bomb" : "load");
    yc_write_adjusted_card (writer, play, YC_BOMBS);
  } else if (play->verb == YC_ADJUST_HAND) {
    yc_write_word (writer, "hand");
    yc_write_adjusted_hand (writer, play, YC_BOMBS);
  } else if (play->verb == YC_ADJUST_DAMAGE) {
    yc_write_word (writer, "damage");
    yc_write_signed (writer, play->number);
    yc_write_word (writer, "on");
    yc_write_name (writer, YC_CARDS, play->target);
  } else {
    yc_write_adjusted_goods (writer, play);
  }
}

static void
write_adjust (YcWriter *writer, const YcPlay *play)
{
  if (play->verb == YC_ADJUST_BRIBE) {
    yc_write_word (writer, "bribe");
    yc_write_adjusted_amount (writer, play);
  } else {
    yc_write_color (writer, play->target_color);
    write_adjusted (writer, play);
  }
  yc_write_reason (writer, play);
}

const YcVerbInfo yc_board_facts[] = {
  { "market", YC_TELL_MARKET, YC_TELL_MARKET, read_market, write_market, YC_SECRET_NOTHING, false },
  { "bombs", YC_TELL_BOMBS, YC_TELL_BOMBS, read_bombs, write_bombs, YC_SECRET_NOTHING, false },
  { "building", YC_TELL_BUILDING, YC_TELL_BUILDING, read_building, write_building,
    YC_SECRET_NOTHING, false },
  { "deal", YC_TELL_DEAL, YC_TELL_DEAL, read_deal, write_deal, YC_SECRET_NOTHING, false },
  { "turn", YC_TELL_TURN, YC_TELL_TURN, yc_read_turn, yc_write_turn, YC_SECRET_NOTHING, false },
  { "adjust", YC_ADJUST_GOOD, YC_ADJUST_HAND, read_adjust, write_adjust, YC_SECRET_NOTHING, false },
  { 0 },
};
