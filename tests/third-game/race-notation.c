/* race-notation.c: how plays and cards of Counter Race are written. */

#include "race.h"

#include "catalogue.h"
#include "clauses.h"
#include "notation.h"

static bool
read_dash (YcReader *reader, YcPlay *play)
{
  play->verb = RACE_DASH;
  return yc_read_target (reader, YC_CARDS, play);
}

static void
write_dash (YcWriter *writer, const YcPlay *play)
{
  yc_write_name (writer, YC_CARDS, play->target);
}

static bool
read_hand (YcReader *reader, YcPlay *play)
{
  return yc_read_color (reader, &play->target_color)
         && yc_read_items (reader, play, YC_CARDS, YC_LIST_MAIN);
}

static void
write_hand (YcWriter *writer, const YcPlay *play)
{
  yc_write_color (writer, play->target_color);
  yc_write_items (writer, play, YC_CARDS, YC_LIST_MAIN);
}

static bool
read_adjust (YcReader *reader, YcPlay *play)
{
  if (!yc_read_color (reader, &play->target_color))
    return false;
  YcText what = reader->lexer.word;
  yc_lexer_advance (&reader->lexer);
  return yc_read_adjusted_goods (reader, what, 1u << YC_MONEY, play)
         && yc_read_reason (reader, play);
}

static void
write_adjust (YcWriter *writer, const YcPlay *play)
{
  yc_write_color (writer, play->target_color);
  yc_write_adjusted_goods (writer, play);
  yc_write_reason (writer, play);
}

const YcVerbInfo race_moves[] = {
  { "step", RACE_STEP, RACE_STEP, yc_read_nothing, yc_write_nothing, .ends_turn = true },
  { "dash", RACE_DASH, RACE_DASH, read_dash, write_dash, .ends_turn = true },
  { 0 },
};

const YcVerbInfo race_facts[] = {
  { "hand", RACE_TELL_HAND, RACE_TELL_HAND, read_hand, write_hand, .secret = YC_SECRET_NAMES },
  { "turn", YC_TELL_TURN, YC_TELL_TURN, yc_read_turn, yc_write_turn, .ends_turn = false },
  { "adjust", RACE_ADJUST, RACE_ADJUST, read_adjust, write_adjust, .ends_turn = false },
  { 0 },
};

const YcKindInfo race_kinds[] = {
  { .word = "card",
    .name = "dash",
    .kind = YC_KIND_OWN,
    .drawer = YC_CARDS,
    .may = YC_CLAUSE (PAYS) | YC_CLAUSE (POINTS),
    .must = YC_CLAUSE (PAYS) | YC_CLAUSE (POINTS) },
  { 0 },
};
