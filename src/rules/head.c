/* head.c: the statements of the head of a record (record format, section 1). */

#include "record.h"

/* The statement with one blank between its words, in the memory of the record. */
static YcText
fold_line (YcRecord *record, YcText statement)
{
  char *folded = yc_arena_copy (&record->arena, statement);
  size_t length = 0;
  YcLexer lexer;
  if (yc_text_is_folded (statement))
    return (YcText){ folded, statement.length };
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
    yc_printed_read (&head->definer);
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
  head->record->fields[field] = yc_head_keep_text (head->record, lexer->word);
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

/* A branch is a record of its own: it begins with the events of the session that it comes from. */
static bool
read_from (YcHeadReader *head, YcLexer *lexer)
{
  if (!is_uuid (lexer->word))
    return yc_lexer_fail (lexer, N_ ("A UUID is expected here"));
  keep_field (head, lexer, YC_HEAD_FROM);
  if (!yc_word_number (lexer->word, YC_MAX_LINES, &head->record->from_event))
    return yc_lexer_fail (lexer, N_ ("The number of an event is expected here"));
  yc_lexer_advance (lexer);
  return !yc_word_is_quoted (lexer->word) || keep_field (head, lexer, YC_HEAD_CALLED);
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

/* ---- Beginning ---- */

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
  { "yellowcake", YC_LINE_FORMAT, read_format },
  { "game", YC_LINE_GAME, read_game },
  { "rules", YC_LINE_RULES, read_rules },
  { "live", YC_LINE_LIVE, read_live },
  { "session", YC_LINE_SESSION, read_session },
  { "from", YC_LINE_FROM, read_from },
  { "date", YC_LINE_DATE, read_date },
  { "location", YC_LINE_LOCATION, read_location },
  { "option", YC_LINE_TABLE, yc_head_read_option },
  { "player", YC_LINE_TABLE, yc_head_read_player },
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
  return statements[statement].read != yc_head_read_player
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

static bool
is_row_of_any_game (YcText word)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    if (yc_head_row_of (*game, word) >= 0)
      return true;
  return false;
}

/* Keeps a row for the end: it needs the cards and the players. */
static bool
keep_row (YcHeadReader *head, YcLexer *lexer, const YcLine *line)
{
  const YcGame *game = head->record->setup.catalogue.game;
  int row = game ? yc_head_row_of (game, lexer->word) : 0;
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

/* ---- The end of the head ---- */

static bool
fail_at_last (YcHeadReader *head, const char *message)
{
  const YcLine *last = &head->last;
  const char *end = last->statement.start + last->statement.length;
  return yc_error_set (head->error, last->number, last->line, end, message, (YcText){ NULL, 0 });
}

static bool
comes_from_itself (const YcRecord *record)
{
  const YcText from = record->fields[YC_HEAD_FROM], session = record->fields[YC_HEAD_SESSION];
  return from.length > 0 && from.length == session.length
         && memcmp (from.start, session.start, from.length) == 0;
}

bool
yc_head_finish (YcHeadReader *head)
{
  if (!has_seen (head, YC_LINE_FORMAT))
    return fail_at_last (head, N_ ("A record begins with: yellowcake 1"));
  if (!has_seen (head, YC_LINE_GAME))
    return fail_at_last (head, N_ ("The game is missing"));
  if (comes_from_itself (head->record))
    return fail_at_last (head, N_ ("A record cannot come from itself"));
  if (!yc_head_read_definitions (head))
    return false;
  if (head->catalogue)
    return true;
  if (head->record->setup.n_seats < head->record->setup.catalogue.game->min_seats)
    return fail_at_last (head, N_ ("There are too few players"));
  if (head->record->setup.catalogue.game->settle)
    head->record->setup.catalogue.game->settle (&head->record->setup);
  return yc_head_read_rows (head);
}
