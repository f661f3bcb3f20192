/* head-correct.c: what a later statement says the set-up really was: `table head …`.
 *
 * A head is corrected in when and where it was, and in what makes a set-up: options, who has which
 * colour, in which order, and the rows that lay open. Colours and cards stay those of the head, so
 * that what can be said of it does not turn on what was said before. */

#include "record.h"

#include <stdlib.h>

/* What of a record a correction can change. */
typedef struct {
  YcSetup setup;
  YcText date, location;
} Head;

/* ---- When and where ---- */

static bool
correct_date (const YcRecord *record, Head *head, YcLexer *lexer)
{
  (void) record;
  head->date = lexer->word;
  bool possible = yc_text_is_time (lexer->word) && yc_time_is_possible (lexer->word);
  yc_lexer_advance (lexer);
  return possible;
}

/* An empty place says that none was told. */
static bool
correct_location (const YcRecord *record, Head *head, YcLexer *lexer)
{
  (void) record;
  head->location = lexer->word;
  bool quoted = yc_word_is_quoted (lexer->word);
  yc_lexer_advance (lexer);
  return quoted;
}

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
correct_player (const YcRecord *record, Head *head, YcLexer *lexer)
{
  YcSetup *setup = &head->setup;
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
correct_order (const YcRecord *record, Head *head, YcLexer *lexer)
{
  YcSetup *setup = &head->setup;
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
correct_option (const YcRecord *record, Head *head, YcLexer *lexer)
{
  YcSetup *setup = &head->setup;
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
  bool (*correct) (const YcRecord *record, Head *head, YcLexer *lexer);
} corrections[] = {
  { "date", correct_date },     { "location", correct_location }, { "option", correct_option },
  { "player", correct_player }, { "order", correct_order },
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

/* Reads the correction into what the head says; false if it cannot be. */
static bool
correct (const YcRecord *record, YcText line, Head *head)
{
  YcLexer lexer;
  yc_lexer_begin (&lexer, line.start, line, 0, NULL);
  YcText word = lexer.word;
  int kind = correction_of (word);
  yc_lexer_advance (&lexer);
  bool done = kind >= 0 ? corrections[kind].correct (record, head, &lexer)
                        : correct_row (record, &head->setup, &lexer, word);
  return done && yc_lexer_at_end (&lexer);
}

/* What the head says as corrected, which the caller frees; NULL if it cannot be. */
static Head *
corrected (const YcRecord *record, const YcPlay *play)
{
  Head *head = yc_alloc_again (NULL, sizeof *head);
  head->setup = record->setup;
  head->date = record->fields[YC_HEAD_DATE];
  head->location = record->fields[YC_HEAD_LOCATION];
  if (correct (record, play->amended, head))
    return head;
  free (head);
  return NULL;
}

bool
yc_head_can_be (const YcRecord *record, const YcPlay *play)
{
  Head *head = corrected (record, play);
  bool can = head != NULL;
  free (head);
  return can;
}

void
yc_head_correct (YcRecord *record, const YcPlay *play)
{
  Head *head = play->verb == YC_HEAD ? corrected (record, play) : NULL;
  if (head == NULL)
    return;
  record->setup = head->setup;
  record->fields[YC_HEAD_DATE] = head->date;
  record->fields[YC_HEAD_LOCATION] = head->location;
  record->n_corrections++;
  free (head);
}

bool
yc_record_corrects_head (const YcRecord *record, uint32_t event)
{
  const YcEvent *entry = &record->events[event - 1];
  return entry->verb == YC_HEAD && yc_head_can_be (record, entry->play);
}
