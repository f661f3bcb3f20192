/* head.c: the head of a record: set-up, players, options, rows (record format, section 1). */

#include "record.h"

#include <stdlib.h>

void
yc_head_add_line (YcRecord *record, YcHeadKind kind, YcText text, bool known)
{
  if (record->n_head == record->head_size) {
    record->head_size = record->head_size > 0 ? 2 * record->head_size : 32;
    record->head = yc_alloc_again (record->head, record->head_size * sizeof (YcHeadLine));
  }
  record->head[record->n_head++] = (YcHeadLine){ kind, text, known };
}

/* The statement with one blank between its words, in the memory of the record. */
static YcText
fold_line (YcRecord *record, YcText statement)
{
  char *folded = yc_arena_copy (&record->arena, statement);
  size_t length = 0;
  YcLexer lexer;
  yc_lexer_begin (&lexer, statement.start, statement, 0, NULL);
  for (; !yc_lexer_at_end (&lexer); yc_lexer_advance (&lexer)) {
    if (length > 0)
      folded[length++] = ' ';
    memcpy (folded + length, lexer.word.start, lexer.word.length);
    length += lexer.word.length;
  }
  folded[length] = '\0';
  return (YcText){ folded, length };
}

static YcText
keep_text (YcRecord *record, YcText text)
{
  return (YcText){ yc_arena_copy (&record->arena, text), text.length };
}

/* ---- Version, game, session ---- */

static bool
read_version (YcLexer *lexer, uint32_t newest, uint32_t *version)
{
  if (!yc_word_number (lexer->word, INT32_MAX, version) || *version == 0)
    return yc_lexer_fail (lexer, N_ ("A version number is expected here"));
  if (*version > newest)
    return yc_lexer_fail (lexer, N_ ("The record is of a newer version of Yellowcake"));
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_format (YcHeadReader *head, YcLexer *lexer)
{
  uint32_t version;
  (void) head;
  return read_version (lexer, YC_FORMAT_VERSION, &version);
}

static bool
read_rules (YcHeadReader *head, YcLexer *lexer)
{
  return read_version (lexer, YC_RULES_VERSION, &head->record->rules_version);
}

/* Reads the program's own catalogue of the game, which the head may override. */
static void
read_built_in (YcHeadReader *head)
{
  YcDefiner *definer = &head->definer;
  uint32_t number = 0;
  definer->built_in = true;
  for (const char *line = head->record->setup.catalogue.game->catalogue_text; *line != '\0';) {
    size_t length = strcspn (line, "\n");
    YcText statement, canonical;
    YcLexer lexer;
    if (!yc_line_trim (line, length, ++number, &statement, NULL))
      abort ();
    yc_lexer_begin (&lexer, line, statement, number, NULL);
    if (yc_word_is_definition (lexer.word) && !yc_definition_read (definer, &lexer, &canonical))
      abort ();
    line += length + (line[length] == '\n');
  }
  definer->built_in = definer->prices = definer->loaded = false;
  memset (definer->defined, 0, sizeof definer->defined);
}

/* Takes over the catalogue that was read for other records, its texts with it. */
static void
copy_printed (YcHeadReader *head, const YcRecord *printed)
{
  const YcCatalogue *catalogue = &printed->setup.catalogue;
  YcCatalogue *copy = &head->record->setup.catalogue;
  for (int drawer = 0; drawer < YC_DRAWERS; drawer++) {
    copy->n[drawer] = catalogue->n[drawer];
    memcpy (copy->cards[drawer], catalogue->cards[drawer], copy->n[drawer] * sizeof (YcCard));
  }
  copy->loaded = catalogue->loaded;
  memcpy (copy->prices, catalogue->prices, sizeof copy->prices);
  yc_names_copy (&head->record->names, &printed->names);
}

static void
set_game (YcHeadReader *head, const YcGame *game)
{
  head->record->setup.catalogue.game = game;
  for (int i = 0; i < game->n_options; i++)
    head->record->setup.options[i] = game->options[i].value;
  if (head->basis.printed != NULL)
    copy_printed (head, yc_printed_cards_get (head->basis.printed, game));
  else
    read_built_in (head);
}

static bool
read_game (YcHeadReader *head, YcLexer *lexer)
{
  const YcGame *game = yc_game_of_word (lexer->word);
  if (!game)
    return yc_lexer_fail (lexer, N_ ("manhattan-project or chain-reaction is expected here"));
  yc_lexer_advance (lexer);
  set_game (head, game);
  return true;
}

/* Whether a word is a UUID: 8-4-4-4-12 hexadecimal digits. */
static bool
is_uuid (YcText word)
{
  if (word.length != 36)
    return false;
  for (size_t i = 0; i < word.length; i++) {
    char c = word.start[i];
    bool dash = i == 8 || i == 13 || i == 18 || i == 23;
    bool hex = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
    if (dash ? c != '-' : !hex)
      return false;
  }
  return true;
}

static bool
keep_field (YcHeadReader *head, YcLexer *lexer, YcHeadField field)
{
  head->record->fields[field] = keep_text (head->record, lexer->word);
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_session (YcHeadReader *head, YcLexer *lexer)
{
  if (!is_uuid (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A UUID is expected here"));
  return keep_field (head, lexer, YC_HEAD_SESSION);
}

static bool
read_date (YcHeadReader *head, YcLexer *lexer)
{
  if (!yc_text_is_time (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A time like 2026-11-21T19:30:00+01:00 is expected here"));
  if (!yc_time_is_possible (lexer->word))
    return yc_lexer_fail (lexer, N_ ("There is no such date or time of day"));
  return keep_field (head, lexer, YC_HEAD_DATE);
}

static bool
read_live (YcHeadReader *head, YcLexer *lexer)
{
  (void) lexer;
  head->record->live = true;
  return true;
}

static bool
read_location (YcHeadReader *head, YcLexer *lexer)
{
  if (!yc_word_is_quoted (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A text in double quotes is expected here"));
  return keep_field (head, lexer, YC_HEAD_LOCATION);
}

/* ---- Options ---- */

static int
option_of (const YcGame *game, YcText word)
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

static bool
read_option (YcHeadReader *head, YcLexer *lexer)
{
  YcSetup *setup = &head->record->setup;
  int option = option_of (setup->catalogue.game, lexer->word);
  if (option < 0)
    return yc_lexer_fail (lexer, N_ ("This game has no such option"));
  if ((head->seen_options & (1u << option)) != 0)
    return yc_lexer_fail (lexer, N_ ("This is said twice"));
  head->seen_options |= 1u << option;
  yc_lexer_advance (lexer);
  const YcOptionInfo *info = &setup->catalogue.game->options[option];
  return info->wrong ? read_number (lexer, info, &setup->options[option])
                     : read_truth (lexer, &setup->options[option]);
}

/* ---- Players ---- */

static bool
read_bonus (YcHeadReader *head, YcLexer *lexer, YcSeat *seat)
{
  const YcSetup *setup = &head->record->setup;
  if (!setup->catalogue.game->seat_start (setup->n_seats).bonus)
    return yc_lexer_at_end (lexer)
           || yc_lexer_fail (lexer, N_ ("Only the fourth and fifth player have a bonus"));
  if (!yc_word_is (lexer->word, "bonus"))
    return yc_lexer_fail (lexer, N_ ("The bonus of this player, E or S, is missing"));
  yc_lexer_advance (lexer);
  if (!yc_word_is (lexer->word, "E") && !yc_word_is (lexer->word, "S"))
    return yc_lexer_fail (lexer, N_ ("The bonus of this player, E or S, is missing"));
  seat->bonus = lexer->word.start[0] == 'E' ? YC_ENGINEER : YC_SCIENTIST;
  yc_lexer_advance (lexer);
  return true;
}

static bool
read_player (YcHeadReader *head, YcLexer *lexer)
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
  seat.name = keep_text (head->record, lexer->word);
  yc_lexer_advance (lexer);
  if (!read_bonus (head, lexer, &seat))
    return false;
  setup->seat_of_color[color] = (int8_t) setup->n_seats;
  setup->seats[setup->n_seats++] = seat;
  return true;
}

void
yc_head_reader_begin (YcHeadReader *head, const YcGame *game)
{
  yc_head_add_statement (head->record, YC_LINE_FORMAT, "yellowcake", "1");
  yc_head_add_statement (head->record, YC_LINE_GAME, "game", game->id);
  head->seen |= 1u << YC_LINE_FORMAT | 1u << YC_LINE_GAME;
  set_game (head, game);
}

/* ---- Statements of the head ---- */

static const struct {
  const char *word;
  YcHeadKind kind;
  bool (*read) (YcHeadReader *head, YcLexer *lexer);
} statements[] = {
  { "yellowcake", YC_LINE_FORMAT, read_format },   { "game", YC_LINE_GAME, read_game },
  { "rules", YC_LINE_RULES, read_rules },          { "live", YC_LINE_LIVE, read_live },
  { "session", YC_LINE_SESSION, read_session },    { "date", YC_LINE_DATE, read_date },
  { "location", YC_LINE_LOCATION, read_location }, { "option", YC_LINE_TABLE, read_option },
  { "player", YC_LINE_TABLE, read_player },
};
#define N_STATEMENTS (int) (sizeof statements / sizeof statements[0])

static int
statement_of (YcText word)
{
  for (int i = 0; i < N_STATEMENTS; i++)
    if (yc_word_equals (word, statements[i].word))
      return i;
  return -1;
}

static bool
has_seen (const YcHeadReader *head, YcHeadKind kind)
{
  return (head->seen & (1u << kind)) != 0;
}

static bool
is_of_session (YcHeadKind kind)
{
  return kind != YC_LINE_FORMAT && kind != YC_LINE_GAME && kind != YC_LINE_RULES
         && kind != YC_LINE_DEFINITION;
}

/* Whether a statement of this kind may stand here. */
static bool
check_kind (YcHeadReader *head, YcLexer *lexer, YcHeadKind kind)
{
  if (kind != YC_LINE_FORMAT && !has_seen (head, YC_LINE_FORMAT))
    return yc_lexer_fail (lexer, N_ ("A record begins with: yellowcake 1"));
  if (kind >= YC_LINE_TABLE && !has_seen (head, YC_LINE_GAME))
    return yc_lexer_fail (lexer, N_ ("The statement of the game must come before this"));
  if (kind != YC_LINE_TABLE && kind != YC_LINE_DEFINITION && has_seen (head, kind))
    return yc_lexer_fail (lexer, N_ ("This is said twice"));
  if (head->catalogue && is_of_session (kind))
    return yc_lexer_fail (lexer, N_ ("This does not belong into a catalogue"));
  return true;
}

static bool
read_players_left (YcHeadReader *head, YcLexer *lexer, int statement)
{
  const YcSetup *setup = &head->record->setup;
  return statements[statement].read != read_player
         || setup->n_seats < setup->catalogue.game->max_seats
         || yc_lexer_fail (lexer, N_ ("There are too many players"));
}

static bool
read_plain (YcHeadReader *head, YcLexer *lexer, const YcLine *line)
{
  int statement = statement_of (lexer->word);
  if (statement < 0)
    return yc_lexer_fail (lexer, N_ ("This statement is not known"));
  YcHeadKind kind = statements[statement].kind;
  if (!check_kind (head, lexer, kind) || !read_players_left (head, lexer, statement))
    return false;
  head->seen |= 1u << kind;
  yc_lexer_advance (lexer);
  if (!statements[statement].read (head, lexer))
    return false;
  if (!yc_lexer_at_end (lexer))
    return yc_lexer_fail (lexer, N_ ("This word does not fit here"));
  yc_head_add_line (head->record, kind, fold_line (head->record, line->statement), false);
  return true;
}

bool
yc_head_read_definition (YcHeadReader *head, const YcLine *line, bool known)
{
  YcLexer lexer;
  YcText canonical;
  yc_lexer_begin (&lexer, line->line, line->statement, line->number, head->error);
  if (!yc_definition_read (&head->definer, &lexer, &canonical))
    return false;
  yc_head_add_line (head->record, YC_LINE_DEFINITION, canonical, known);
  return true;
}

/* The row of a game that a word names, or -1. */
static int
row_of (const YcGame *game, YcText word)
{
  for (int i = 0; i < game->n_rows; i++)
    if (yc_word_equals (word, game->rows[i].word))
      return i;
  return -1;
}

static bool
is_row_of_any_game (YcText word)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    if (row_of (*game, word) >= 0)
      return true;
  return false;
}

/* Keeps a row for the end: it needs the cards and the players. */
static bool
keep_row (YcHeadReader *head, YcLexer *lexer, const YcLine *line)
{
  const YcGame *game = head->record->setup.catalogue.game;
  int row = game ? row_of (game, lexer->word) : 0;
  YcHeadKind kind = (YcHeadKind) (YC_LINE_ROW + (row < 0 ? 0 : row));
  if (!check_kind (head, lexer, row < 0 ? YC_LINE_TABLE : kind))
    return false;
  if (row < 0)
    return yc_lexer_fail (lexer, N_ ("This does not belong to this game"));
  head->seen |= 1u << kind;
  head->rows[row] = *line;
  yc_head_add_line (head->record, kind, fold_line (head->record, line->statement), false);
  return true;
}

bool
yc_head_read (YcHeadReader *head, const YcLine *line)
{
  YcLexer lexer;
  yc_lexer_begin (&lexer, line->line, line->statement, line->number, head->error);
  head->last = *line;
  if (is_row_of_any_game (lexer.word))
    return keep_row (head, &lexer, line);
  if (!yc_word_is_definition (lexer.word))
    return read_plain (head, &lexer, line);
  if (!check_kind (head, &lexer, YC_LINE_DEFINITION))
    return false;
  head->seen |= 1u << YC_LINE_DEFINITION;
  if (head->basis.under == NULL && head->basis.over == NULL)
    return yc_head_read_definition (head, line, false);
  yc_head_keep_definition (head, line);
  return true;
}

/* ---- Rows ---- */

static bool
is_twice (const YcRef *row, int n)
{
  for (int i = 0; i < n; i++)
    if (row[i] == row[n] && row[n] != YC_UNTOLD)
      return true;
  return false;
}

static bool
read_place (YcHeadReader *head, YcLexer *lexer, const YcRowInfo *info, YcRef *row, int i)
{
  row[i] = YC_UNTOLD;
  if (yc_lexer_at_end (lexer))
    return yc_lexer_fail (lexer, N_ ("The row is too short"));
  if (yc_word_is (lexer->word, "?"))
    return true;
  row[i] = yc_names_find (&head->record->names, lexer->word, info->drawer);
  if (row[i] < 0)
    return yc_lexer_fail (lexer, N_ ("This card is not known"));
  if (is_twice (row, i))
    return yc_lexer_fail (lexer, N_ ("This card lies there twice"));
  const YcCard *card = &head->record->setup.catalogue.cards[info->drawer][row[i]];
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
  line->text = keep_text (record, (YcText){ text, writer.length });
  return true;
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
  for (int i = 0; i < n; i++) {
    if (!read_place (head, &lexer, info, setup->rows[index], i))
      return false;
    yc_lexer_advance (&lexer);
  }
  if (!yc_lexer_at_end (&lexer))
    return yc_lexer_fail (&lexer, N_ ("The row is too long"));
  return head->record->names.n_aliases == 0 || write_resolved (head->record, index)
         || yc_lexer_fail (&lexer, N_ ("The line is longer than 1,000 bytes"));
}

static bool
read_rows (YcHeadReader *head)
{
  for (int i = 0; i < head->record->setup.catalogue.game->n_rows; i++)
    if (!read_row (head, i))
      return false;
  return true;
}

static bool
fail_at_last (YcHeadReader *head, const char *message)
{
  const YcLine *last = &head->last;
  const char *end = last->statement.start + last->statement.length;
  return yc_error_set (head->error, last->number, last->line, end, message, (YcText){ NULL, 0 });
}

bool
yc_head_finish (YcHeadReader *head)
{
  if (!has_seen (head, YC_LINE_FORMAT))
    return fail_at_last (head, N_ ("A record begins with: yellowcake 1"));
  if (!has_seen (head, YC_LINE_GAME))
    return fail_at_last (head, N_ ("The game is missing"));
  if (!yc_head_read_definitions (head))
    return false;
  if (head->catalogue)
    return true;
  if (head->record->setup.n_seats < head->record->setup.catalogue.game->min_seats)
    return fail_at_last (head, N_ ("There are too few players"));
  if (head->record->setup.catalogue.game->settle)
    head->record->setup.catalogue.game->settle (&head->record->setup);
  return read_rows (head);
}
