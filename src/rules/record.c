/* record.c: reading records, and single statements into them. */

#include "record.h"

#include <stdlib.h>

/* ---- Statements ---- */

YcReader
yc_record_reader (const YcRecord *record)
{
  return (YcReader){ .game = record->setup.catalogue.game, .names = &record->names };
}

/* Whether a statement is a line still with the names that those in it stand for. */
static bool
is_line_when_written (const YcRecord *record, const YcPlay *play)
{
  return record->names.n_aliases == 0 || yc_play_write (record, play, NULL, 0) <= YC_MAX_LINE;
}

static bool
read_statement (YcRecord *record,
                const YcColor *speaker,
                const YcLine *line,
                YcPlay *play,
                YcError *error)
{
  YcReader reader = yc_record_reader (record);
  reader.speaker = speaker;
  reader.intern = &record->names;
  reader.arena = &record->arena;
  yc_lexer_begin (&reader.lexer, line->line, line->statement, line->number, error);
  return yc_statement_read (&reader, play)
         && (is_line_when_written (record, play)
             || yc_lexer_fail (&reader.lexer, N_ ("The line is longer than 1,000 bytes")));
}

/* ---- Files ---- */

typedef struct {
  YcHeadReader head;
  YcPlay play;
  bool in_events;
} FileReader;

/* Whether the first word of a statement says who plays, or when. */
static bool
begins_event (YcText statement)
{
  YcLexer lexer;
  yc_lexer_begin (&lexer, statement.start, statement, 0, NULL);
  return lexer.word.start[0] == '@' || yc_word_is (lexer.word, "table")
         || yc_color_of (lexer.word) >= 0;
}

static bool
read_event (FileReader *file, const YcLine *line)
{
  YcRecord *record = file->head.record;
  if (!read_statement (record, NULL, line, &file->play, file->head.error))
    return false;
  yc_record_keep_event (record, line, &file->play);
  return true;
}

static bool
read_line (FileReader *file, const char *text, size_t length, uint32_t number)
{
  YcLine line = { .line = text, .number = number };
  if (!yc_line_trim (text, length, number, &line.statement, file->head.error))
    return false;
  if (line.statement.length == 0)
    return true;
  if (file->in_events)
    return read_event (file, &line);
  if (file->head.catalogue || !begins_event (line.statement))
    return yc_head_read (&file->head, &line);
  file->in_events = true;
  return yc_head_finish (&file->head) && read_event (file, &line);
}

static bool
fail_at (FileReader *file, const char *line, uint32_t number, const char *message)
{
  return yc_error_set (file->head.error, number, line, line, message, (YcText){ NULL, 0 });
}

static bool
read_lines (FileReader *file, const char *text, size_t length)
{
  const char *end = text + length;
  uint32_t number = 0;
  for (const char *line = text; line < end;) {
    if (++number > YC_MAX_LINES)
      return fail_at (file, line, number, N_ ("The file is longer than 100,000 lines"));
    const char *feed = memchr (line, '\n', (size_t) (end - line));
    const char *line_end = feed != NULL ? feed : end;
    /* A carriage return before the line feed is passed over. */
    bool returns = feed != NULL && feed > line && feed[-1] == '\r';
    if (!read_line (file, line, (size_t) (line_end - line) - returns, number))
      return false;
    line = feed != NULL ? feed + 1 : end;
  }
  file->head.record->n_lines = number;
  file->head.record->n_bytes = length + (length > 0 && end[-1] != '\n');
  return true;
}

static bool
read_file (FileReader *file, const char *text, size_t length)
{
  if (length > YC_MAX_FILE)
    return fail_at (file, text, 1, N_ ("The file is longer than 4 MiB"));
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    return fail_at (file, text, 1, N_ ("The file begins with a byte-order mark"));
  file->head.last = (YcLine){ .line = text, .statement = { text, 0 }, .number = 1 };
  if (!read_lines (file, text, length))
    return false;
  return file->in_events || yc_head_finish (&file->head);
}

/* A reader of a record that it makes, without an event yet. */
static FileReader *
file_reader_new (YcBasis basis, YcError *error)
{
  YcRecord *record = yc_record_new_empty ();
  FileReader *file = yc_alloc_again (NULL, sizeof (FileReader));
  memset (&file->head, 0, sizeof file->head);
  file->in_events = false;
  file->head.record = record;
  file->head.error = error;
  file->head.basis = basis;
  file->head.definer = yc_record_definer (record);
  return file;
}

/* Ends the reading; NULL if it was not `fine`. */
static YcRecord *
file_reader_end (FileReader *file, bool fine)
{
  YcRecord *record = file->head.record;
  yc_head_reader_clear (&file->head);
  free (file);
  if (fine)
    return record;
  yc_record_free (record);
  return NULL;
}

YcRecord *
yc_record_read_with (const char *text, size_t length, const YcBasis *basis, YcError *error)
{
  FileReader *file = file_reader_new (*basis, error);
  return file_reader_end (file, read_file (file, text != NULL ? text : "", length));
}

YcRecord *
yc_record_read (const char *text, size_t length, YcError *error)
{
  return yc_record_read_with (text, length, &(YcBasis){ 0 }, error);
}

YcRecord *
yc_record_read_catalogue (const char *text, size_t length, YcError *error)
{
  FileReader *file = file_reader_new ((YcBasis){ 0 }, error);
  file->head.catalogue = true;
  return file_reader_end (file, read_file (file, text != NULL ? text : "", length));
}

YcRecord *
yc_record_new_catalogue (const YcGame *game, const YcKnown *known, YcError *error)
{
  FileReader *file = file_reader_new ((YcBasis){ .under = known }, error);
  file->head.catalogue = true;
  yc_head_reader_begin (&file->head, game);
  return file_reader_end (file, yc_head_finish (&file->head));
}

/* ---- Appending ---- */

/* Finds the statement of a single line, which must hold one. */
static bool
trim_single (const char *text, size_t length, YcLine *line, YcError *error)
{
  if (!yc_line_trim (text, length, line->number, &line->statement, error))
    return false;
  return line->statement.length > 0
         || yc_error_set (error, line->number, text, text, N_ ("There is no statement here"),
                          (YcText){ NULL, 0 });
}

static bool
read_single (YcRecord *record, const YcColor *speaker, YcText text, YcPlay *play, YcError *error)
{
  YcLine single = { .line = text.start, .number = 1 };
  return trim_single (text.start, text.length, &single, error)
         && read_statement (record, speaker, &single, play, error);
}

bool
yc_record_read_play (YcRecord *record,
                     const char *line,
                     size_t length,
                     YcPlay *play,
                     YcError *error)
{
  return read_single (record, NULL, (YcText){ line, length }, play, error);
}

bool
yc_record_read_said (YcRecord *record,
                     YcColor speaker,
                     const char *line,
                     size_t length,
                     YcPlay *play,
                     YcError *error)
{
  return read_single (record, &speaker, (YcText){ line, length }, play, error);
}

/* Whether the limits of a file let a line of `length` bytes be added. */
static bool
has_room (const YcRecord *record, size_t length, const YcLine *line, YcError *error)
{
  YcText nothing = { NULL, 0 };
  if (record->n_lines >= YC_MAX_LINES)
    return yc_error_set (error, line->number, line->line, line->line,
                         N_ ("The file is longer than 100,000 lines"), nothing);
  return record->n_bytes + length + 1 <= YC_MAX_FILE
         || yc_error_set (error, line->number, line->line, line->line,
                          N_ ("The file is longer than 4 MiB"), nothing);
}

bool
yc_record_has_room (const YcRecord *record, size_t length, YcError *error)
{
  YcLine line = { .line = "", .number = record->n_lines + 1 };
  return has_room (record, length, &line, error);
}

static uint32_t
append (YcRecord *record, const YcLine *line, const YcPlay *play)
{
  yc_record_keep_event (record, line, play);
  record->n_lines++;
  record->n_bytes += line->statement.length + 1;
  return record->n_events;
}

uint32_t
yc_record_keep (YcRecord *record, const char *line, size_t length, const YcPlay *play)
{
  YcLine single = { .line = line, .statement = { line, length }, .number = record->n_lines + 1 };
  return append (record, &single, play);
}

uint32_t
yc_record_append (YcRecord *record, const char *line, size_t length, YcError *error)
{
  YcPlay play;
  YcLine single = { .line = line, .number = record->n_lines + 1 };
  if (!trim_single (line, length, &single, error)
      || !has_room (record, single.statement.length, &single, error)
      || !read_statement (record, NULL, &single, &play, error))
    return 0;
  return append (record, &single, &play);
}
