/* head-correct.c: what a later statement says the set-up really was: `table head …`.
 *
 * A head is corrected in what makes a set-up: options, who has which colour, in which order, and
 * the rows that lay open. Colours and cards stay those of the head, so that what can be said of it
 * does not turn on what was said before. */

#include "record.h"

#include <stdlib.h>

/* ---- Who sits where ---- */

static int
read_seat (const YcSetup *setup, YcLexer *lexer)
{
  int color = yc_color_of (lexer->word);
  if (color < 0 || setup->seat_of_color[color] < 0)
    return -1;
  yc_lexer_advance (lexer);
  return setup->seat_of_color[color];
}

/* As in the head; a bonus that is not said stays. */
static bool
correct_player (const YcRecord *record, YcSetup *setup, YcLexer *lexer)
{
  int seat = read_seat (setup, lexer);
  (void) record;
  if (seat < 0 || !yc_word_is_quoted (lexer->word))
    return false;
  setup->seats[seat].name = lexer->word;
  yc_lexer_advance (lexer);
  return yc_lexer_at_end (lexer)
         || (setup->seats[seat].bonus >= 0
             && yc_head_read_bonus (lexer, &setup->seats[seat].bonus));
}

/* All colours from the one who begins; a bonus is that of the place. */
static bool
correct_order (const YcRecord *record, YcSetup *setup, YcLexer *lexer)
{
  YcSeat before[YC_MAX_SEATS];
  unsigned sit = 0;
  (void) record;
  memcpy (before, setup->seats, sizeof before);
  for (int place = 0; place < setup->n_seats; place++) {
    int seat = read_seat (&record->setup, lexer);
    if (seat < 0 || (sit & (1u << seat)) != 0)
      return false;
    sit |= 1u << seat;
    setup->seats[place].color = before[seat].color;
    setup->seats[place].name = before[seat].name;
  }
  for (int place = 0; place < setup->n_seats; place++)
    setup->seat_of_color[setup->seats[place].color] = (int8_t) place;
  return true;
}

/* ---- Options and rows ---- */

static bool
correct_option (const YcRecord *record, YcSetup *setup, YcLexer *lexer)
{
  int option = yc_head_option_of (setup->catalogue.game, lexer->word);
  (void) record;
  if (option < 0)
    return false;
  yc_lexer_advance (lexer);
  return yc_head_read_value (setup, lexer, option);
}

static bool
correct_row (const YcRecord *record, YcSetup *setup, YcLexer *lexer, YcText word)
{
  int row = yc_head_row_of (setup->catalogue.game, word);
  return row >= 0 && yc_head_read_places (record, lexer, row, setup->rows[row]);
}

/* ---- The statement ---- */

static const struct {
  const char *word;
  bool (*correct) (const YcRecord *record, YcSetup *setup, YcLexer *lexer);
} corrections[] = {
  { "option", correct_option },
  { "player", correct_player },
  { "order", correct_order },
};
#define N_CORRECTIONS (int) (sizeof corrections / sizeof corrections[0])

static int
correction_of (YcText word)
{
  for (int i = 0; i < N_CORRECTIONS; i++)
    if (yc_word_equals (word, corrections[i].word))
      return i;
  return -1;
}

bool
yc_head_word_is_corrected (const YcGame *game, YcText word)
{
  return correction_of (word) >= 0 || yc_head_row_of (game, word) >= 0;
}

/* Reads the correction into a set-up; false if it cannot be. */
static bool
correct (const YcRecord *record, YcText line, YcSetup *setup)
{
  YcLexer lexer;
  yc_lexer_begin (&lexer, line.start, line, 0, NULL);
  YcText word = lexer.word;
  int kind = correction_of (word);
  yc_lexer_advance (&lexer);
  bool done = kind >= 0 ? corrections[kind].correct (record, setup, &lexer)
                        : correct_row (record, setup, &lexer, word);
  return done && yc_lexer_at_end (&lexer);
}

/* The set-up as corrected, which the caller frees; NULL if it cannot be. */
static YcSetup *
corrected (const YcRecord *record, const YcPlay *play)
{
  YcSetup *setup = yc_alloc_again (NULL, sizeof *setup);
  *setup = record->setup;
  if (correct (record, play->amended, setup))
    return setup;
  free (setup);
  return NULL;
}

bool
yc_head_can_be (const YcRecord *record, const YcPlay *play)
{
  YcSetup *setup = corrected (record, play);
  bool can = setup != NULL;
  free (setup);
  return can;
}

void
yc_head_correct (YcRecord *record, const YcPlay *play)
{
  YcSetup *setup = play->verb == YC_HEAD ? corrected (record, play) : NULL;
  if (setup == NULL)
    return;
  record->setup = *setup;
  record->n_corrections++;
  free (setup);
}

bool
yc_record_corrects_head (const YcRecord *record, uint32_t event)
{
  const YcEvent *entry = &record->events[event - 1];
  return entry->verb == YC_HEAD && yc_head_can_be (record, entry->play);
}
