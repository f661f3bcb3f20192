/* head-rows.c: the rows of cards of a head, which are read when its players and cards are known. */

#include "record.h"

int
yc_head_row_of (const YcGame *game, YcText word)
{
  for (int i = 0; i < game->n_rows; i++)
    if (yc_word_equals (word, game->rows[i].word))
      return i;
  return -1;
}

static bool
is_twice (const YcRef *row, int n)
{
  for (int i = 0; i < n; i++)
    if (row[i] == row[n] && row[n] != YC_UNTOLD)
      return true;
  return false;
}

static bool
read_place (const YcRecord *record, YcLexer *lexer, const YcRowInfo *info, YcRef *row, int i)
{
  row[i] = YC_UNTOLD;
  if (yc_lexer_at_end (lexer))
    return yc_lexer_fail (lexer, N_ ("The row is too short"));
  if (yc_word_is (lexer->word, "?"))
    return true;
  row[i] = yc_names_find (&record->names, lexer->word, info->drawer);
  if (row[i] < 0)
    return yc_lexer_fail (lexer, N_ ("This card is not known"));
  if (is_twice (row, i))
    return yc_lexer_fail (lexer, N_ ("This card lies there twice"));
  const YcCard *card = &record->setup.catalogue.cards[info->drawer][row[i]];
  const char *wrong = info->wrong ? info->wrong (card, (unsigned) i) : NULL;
  return wrong == NULL || yc_lexer_fail (lexer, wrong);
}

/* Writes the row with the names that those in it stand for; false if they are too long. */
static bool
write_resolved (YcRecord *record, int index)
{
  const YcSetup *setup = &record->setup;
  char text[YC_MAX_LINE + 1];
  YcWriter writer = { .out = text, .size = YC_MAX_LINE, .catalogue = &setup->catalogue };
  YcHeadLine *line = record->head;
  while ((int) line->kind != YC_LINE_ROW + index)
    line++;
  yc_put (&writer, line->text.start, strcspn (line->text.start, " "));
  for (int i = 0; i < setup->row_length[index]; i++)
    yc_write_name (&writer, setup->catalogue.game->rows[index].drawer, setup->rows[index][i]);
  if (writer.length > YC_MAX_LINE)
    return false;
  line->text = yc_head_keep_text (record, (YcText){ text, writer.length });
  return true;
}

bool
yc_head_read_places (const YcRecord *record, YcLexer *lexer, int index, YcRef *row)
{
  const YcRowInfo *info = &record->setup.catalogue.game->rows[index];
  for (int i = 0; i < record->setup.row_length[index]; i++) {
    if (!read_place (record, lexer, info, row, i))
      return false;
    yc_lexer_advance (lexer);
  }
  return yc_lexer_at_end (lexer) || yc_lexer_fail (lexer, N_ ("The row is too long"));
}

/* Reads the row told in the head, if it was. */
static bool
read_row (YcHeadReader *head, int index)
{
  YcSetup *setup = &head->record->setup;
  const YcRowInfo *info = &setup->catalogue.game->rows[index];
  const YcLine *line = &head->rows[index];
  const int n = (int) info->length (setup->n_seats);
  setup->row_length[index] = (uint8_t) n;
  for (int i = 0; i < n; i++)
    setup->rows[index][i] = YC_UNTOLD;
  if (line->line == NULL)
    return true;
  YcLexer lexer;
  yc_lexer_begin (&lexer, line->line, line->statement, line->number, head->error);
  yc_lexer_advance (&lexer);
  if (!yc_head_read_places (head->record, &lexer, index, setup->rows[index]))
    return false;
  return head->record->names.n_aliases == 0 || write_resolved (head->record, index)
         || yc_lexer_fail (&lexer, N_ ("The line is longer than 1,000 bytes"));
}

bool
yc_head_read_rows (YcHeadReader *head)
{
  for (int i = 0; i < head->record->setup.catalogue.game->n_rows; i++)
    if (!read_row (head, i))
      return false;
  return true;
}
