/* head-table.c: the options and the players of a head. */

#include "record.h"

/* ---- Options ---- */

int
yc_head_option_of (const YcGame *game, YcText word)
{
  for (int i = 0; i < game->n_options; i++)
    if (yc_word_equals (word, game->options[i].id))
      return i;
  return -1;
}

static bool
read_number (YcLexer *lexer, const YcOptionInfo *option, uint16_t *value)
{
  uint32_t number;
  if (!yc_word_number (lexer->word, option->max, &number) || number < option->min)
    return yc_lexer_fail (lexer, option->wrong);
  *value = (uint16_t) number;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_truth (YcLexer *lexer, uint16_t *truth)
{
  if (!yc_word_is (lexer->word, "yes") && !yc_word_is (lexer->word, "no"))
    return yc_lexer_fail (lexer, N_ ("yes or no is expected here"));
  *truth = lexer->word.start[0] == 'y';
  yc_lexer_advance (lexer);
  return true;
}

bool
yc_head_read_value (YcSetup *setup, YcLexer *lexer, int option)
{
  const YcOptionInfo *info = &setup->catalogue.game->options[option];
  return info->wrong ? read_number (lexer, info, &setup->options[option])
                     : read_truth (lexer, &setup->options[option]);
}

bool
yc_head_read_option (YcHeadReader *head, YcLexer *lexer)
{
  YcSetup *setup = &head->record->setup;
  int option = yc_head_option_of (setup->catalogue.game, lexer->word);
  if (option < 0)
    return yc_lexer_fail (lexer, N_ ("This game has no such option"));
  if ((head->seen_options & (1u << option)) != 0)
    return yc_lexer_fail (lexer, N_ ("This is said twice"));
  head->seen_options |= 1u << option;
  yc_lexer_advance (lexer);
  return yc_head_read_value (setup, lexer, option);
}

/* ---- Players ---- */

bool
yc_head_read_bonus (YcLexer *lexer, int8_t *bonus)
{
  if (!yc_word_is (lexer->word, "bonus"))
    return yc_lexer_fail (lexer, N_ ("The bonus of this player, E or S, is missing"));
  yc_lexer_advance (lexer);
  if (!yc_word_is (lexer->word, "E") && !yc_word_is (lexer->word, "S"))
    return yc_lexer_fail (lexer, N_ ("The bonus of this player, E or S, is missing"));
  *bonus = lexer->word.start[0] == 'E' ? YC_ENGINEER : YC_SCIENTIST;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_bonus (YcHeadReader *head, YcLexer *lexer, YcSeat *seat)
{
  const YcSetup *setup = &head->record->setup;
  if (!setup->catalogue.game->seat_start (setup->n_seats).bonus)
    return yc_lexer_at_end (lexer)
           || yc_lexer_fail (lexer, N_ ("Only the fourth and fifth player have a bonus"));
  return yc_head_read_bonus (lexer, &seat->bonus);
}

bool
yc_head_read_player (YcHeadReader *head, YcLexer *lexer)
{
  YcSetup *setup = &head->record->setup;
  YcSeat seat = { .bonus = -1 };
  int color = yc_color_of (lexer->word);
  if (color < 0)
    return yc_lexer_fail (lexer, N_ ("A player's colour is expected here"));
  if (setup->seat_of_color[color] >= 0)
    return yc_lexer_fail (lexer, N_ ("Two players have this colour"));
  seat.color = (YcColor) color;
  yc_lexer_advance (lexer);
  if (!yc_word_is_quoted (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A text in double quotes is expected here"));
  seat.name = yc_head_keep_text (head->record, lexer->word);
  yc_lexer_advance (lexer);
  if (!read_bonus (head, lexer, &seat))
    return false;
  setup->seat_of_color[color] = (int8_t) setup->n_seats;
  setup->seats[setup->n_seats++] = seat;
  return true;
}
