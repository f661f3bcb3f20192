/* race-telling.c: Counter Race in words and JSON, and played at random. */

#include "race.h"

#include "telling.h"
#include "words-private.h"

/* The tests know it in English only: nothing here is translated. */

static const YcGood goods[] = { YC_MONEY };

static int
amount_of (const YcPosition *position, int seat, YcGood good)
{
  return good == YC_MONEY ? race_of (position)->players[seat].money : 0;
}

static char *
play_words (const YcRecord *record, const YcPosition *before G_GNUC_UNUSED, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->actor);

  if (play->verb == RACE_STEP)
    return g_strdup_printf ("%s goes one field on.", player);
  g_autofree char *card = yc_words_quoted (record, YC_CARDS, play->target);
  return g_strdup_printf ("%s dashes with %s.", player, card);
}

static char *
fact_words (const YcRecord *record, const YcPlay *play)
{
  g_autofree char *player = yc_words_player_of (yc_record_setup (record), play->target_color);

  if (play->verb == RACE_ADJUST)
    return yc_words_adjusted_goods (record, play);
  g_autofree char *cards = yc_words_items (record, YC_CARDS, play, YC_LIST_MAIN);
  return g_strdup_printf ("%s tells %s of the hand.", player, cards);
}

static const char *
turn_words (const YcPosition *position G_GNUC_UNUSED)
{
  return "%s steps or dashes.";
}

static const YcRuleWords rule_words[RACE_N_RULES] = {
  [RACE_RULE_NOT_IN_HAND] = {
    .sentence = "A dash needs its card in the hand.",
    .reasons = { "{card} is not in the hand of {actor}." },
  },
  [RACE_RULE_SHORT] = {
    .sentence = "A dash is paid in full.",
    .reasons = { "{actor} cannot pay for this dash." },
    .shortage = YC_SHORT_OF_GOODS,
  },
};

static const YcOptionWords options[] = {
  { RACE_GOAL, "Fields to the goal", "How long a race is, the table decides." },
};

static const YcKindWords kinds[] = { { YC_KIND_OWN, "Dash" } };

static char *
card_name (const YcCatalogue *catalogue G_GNUC_UNUSED, const YcCard *card)
{
  return g_strdup_printf ("Dash of %d", card->points);
}

static void
tell_table (YcState *state, const YcRecord *record G_GNUC_UNUSED, const YcPosition *position)
{
  yc_state_bool (state, "over", race_of (position)->over);
}

static void
tell_player (YcState *state, const YcRecord *record, const YcPosition *position, int seat)
{
  const YcSetup *setup = yc_record_setup (record);
  const RacePlayer *player = &race_of (position)->players[seat];
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (int i = 0; i < player->n_known; i++)
    g_ptr_array_add (known, (gpointer) setup->catalogue.cards[YC_CARDS][player->known[i]].id);
  yc_state_int (state, "money", player->money);
  yc_state_int (state, "hand", player->hand);
  yc_state_sorted (state, "known", known);
  yc_state_int (state, "field", player->field);
}

static const YcSeriesInfo series[] = {
  { "points", "Points", 0 },
  { "money", NULL, YC_MONEY },
  { "hand", "Cards", 0 },
  { "field", "Fields", 0 },
};

static gboolean
count (const YcSetup *setup,
       const YcPosition *position,
       const YcPlay *since G_GNUC_UNUSED,
       int *numbers,
       guint stride)
{
  for (int seat = 0; seat < setup->n_seats; seat++, numbers += stride) {
    const RacePlayer *player = &race_of (position)->players[seat];

    numbers[0] = race_game.score (setup, position, seat);
    numbers[1] = player->money;
    numbers[2] = player->hand;
    numbers[3] = player->field;
  }
  return TRUE;
}

const YcGameTelling race_telling = {
  .game = &race_game,
  .name = "Counter Race",
  .goods = goods,
  .n_goods = G_N_ELEMENTS (goods),
  .amount_of = amount_of,
  .kinds = kinds,
  .n_kinds = G_N_ELEMENTS (kinds),
  .short_name = card_name,
  .play = play_words,
  .fact = fact_words,
  .turn = turn_words,
  .rules = rule_words,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .tell_table = tell_table,
  .tell_player = tell_player,
  .series = series,
  .n_series = G_N_ELEMENTS (series),
  .count = count,
};
