/* lexer.c: the words of one line of a record. */

#include "lexer.h"

#include <stdio.h>

/* What a byte means to a line. */
typedef enum {
  BYTE_PLAIN,
  BYTE_BLANK,
  BYTE_QUOTE,
  BYTE_COMMENT,
  BYTE_CONTROL,
  BYTE_HIGH, /* part of a character beyond ASCII */
} ByteClass;

/* clang-format off */
static const uint8_t byte_classes[256] = {
  [0 ... 8] = BYTE_CONTROL, ['\t'] = BYTE_BLANK, [10 ... 0x1f] = BYTE_CONTROL,
  [' '] = BYTE_BLANK, ['"'] = BYTE_QUOTE, ['#'] = BYTE_COMMENT,
  [0x7f] = BYTE_CONTROL, [0x80 ... 0xff] = BYTE_HIGH,
};
/* clang-format on */

static ByteClass
class_of (char byte)
{
  return (ByteClass) byte_classes[(unsigned char) byte];
}

static uint32_t
column_of (const char *line, const char *at)
{
  uint32_t column = 1;
  for (const char *c = line; c < at; c++)
    if (((unsigned char) *c & 0xc0) != 0x80)
      column++;
  return column;
}

/* Cuts a detail that is too long between two characters. */
static size_t
detail_length (YcText detail)
{
  size_t length = detail.length;
  if (length >= sizeof ((YcError *) NULL)->detail) {
    length = sizeof ((YcError *) NULL)->detail - 1;
    while (length > 0 && ((unsigned char) detail.start[length] & 0xc0) == 0x80)
      length--;
  }
  return length;
}

bool
yc_error_set (YcError *error,
              uint32_t number,
              const char *line,
              const char *at,
              const char *message,
              YcText detail)
{
  if (error == NULL)
    return false;
  error->line = number;
  error->column = column_of (line, at);
  snprintf (error->message, sizeof error->message, "%s", message);
  size_t length = detail_length (detail);
  if (length > 0)
    memcpy (error->detail, detail.start, length);
  error->detail[length] = '\0';
  return false;
}

/* ---- Characters ---- */

static bool
continues (const char *c, const char *end)
{
  return c < end && ((unsigned char) *c & 0xc0) == 0x80;
}

/* The length of the UTF-8 character at `c`, or 0 if it is none. */
static size_t
character_length (const char *c, const char *end)
{
  unsigned char first = (unsigned char) c[0];
  size_t length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  for (size_t i = 1; i < length; i++)
    if (!continues (c + i, end))
      return 0;
  if (length < 3)
    return length;
  unsigned char second = (unsigned char) c[1];
  bool overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
  bool beyond = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90);
  return overlong || beyond ? 0 : length;
}

static bool
is_high_control (const char *c)
{
  return (unsigned char) c[0] == 0xc2 && (unsigned char) c[1] < 0xa0;
}

/* ---- Lines ---- */

typedef struct {
  const char *line;
  const char *c;
  const char *end;
  uint32_t number;
  YcError *error;
} LineCheck;

static bool
check_fail (LineCheck *check, const char *message)
{
  return yc_error_set (check->error, check->number, check->line, check->c, message,
                       (YcText){ NULL, 0 });
}

/* Passes over one character that is neither quote nor comment. */
static bool
pass_character (LineCheck *check)
{
  switch (class_of (*check->c)) {
  case BYTE_CONTROL:
    return check_fail (check, N_ ("A control character is not allowed here"));
  case BYTE_HIGH: {
    size_t length = character_length (check->c, check->end);
    if (length == 0)
      return check_fail (check, N_ ("This is not valid UTF-8"));
    if (is_high_control (check->c))
      return check_fail (check, N_ ("A control character is not allowed here"));
    check->c += length;
    return true;
  }
  case BYTE_PLAIN:
  case BYTE_BLANK:
  case BYTE_QUOTE:
  case BYTE_COMMENT:
  default:
    check->c++;
    return true;
  }
}

/* A backslash takes a quote or another backslash with it, nothing else. */
static bool
pass_escape (LineCheck *check)
{
  const char *escaped = check->c + 1;
  if (escaped >= check->end || (*escaped != '"' && *escaped != '\\'))
    return check_fail (check, N_ ("In a quoted text a backslash stands before \" or \\ only"));
  check->c += 2;
  return true;
}

static bool
is_blank (char byte)
{
  return byte == ' ' || byte == '\t';
}

static bool
pass_quoted (LineCheck *check)
{
  const char *start = check->c;
  if (start > check->line && !is_blank (start[-1]))
    return check_fail (check, N_ ("A quoted text begins after a blank"));
  check->c++;
  while (check->c < check->end && *check->c != '"')
    if (!(*check->c == '\\' ? pass_escape (check) : pass_character (check)))
      return false;
  if (check->c == check->end) {
    check->c = start;
    return check_fail (check, N_ ("The quoted text has no end"));
  }
  check->c++;
  if (check->c < check->end && !is_blank (*check->c) && *check->c != '#')
    return check_fail (check, N_ ("A blank is missing after the quoted text"));
  return true;
}

/* The comment is checked like the rest, but quotes mean nothing in it. */
static bool
pass_comment (LineCheck *check)
{
  while (check->c < check->end)
    if (!pass_character (check))
      return false;
  return true;
}

/* The first byte that is more than a plain character or a blank. */
static const char *
plain_end (const char *c, const char *end)
{
  while (c < end && class_of (*c) <= BYTE_BLANK)
    c++;
  return c;
}

/* Finds the end of the statement: the comment or the end of the line. */
static bool
pass_statement (LineCheck *check, const char **end)
{
  *end = check->end;
  while (check->c < check->end) {
    check->c = plain_end (check->c, check->end);
    if (check->c == check->end)
      return true;
    if (*check->c == '#') {
      *end = check->c;
      return pass_comment (check);
    }
    if (!(*check->c == '"' ? pass_quoted (check) : pass_character (check)))
      return false;
  }
  return true;
}

bool
yc_line_trim (const char *line, size_t length, uint32_t number, YcText *statement, YcError *error)
{
  LineCheck check
    = { .line = line, .c = line, .end = line + length, .number = number, .error = error };
  if (length > YC_MAX_LINE) {
    check.c = line + YC_MAX_LINE;
    return check_fail (&check, N_ ("The line is longer than 1,000 bytes"));
  }
  const char *end;
  if (!pass_statement (&check, &end))
    return false;
  while (line < end && is_blank (*line))
    line++;
  while (end > line && is_blank (end[-1]))
    end--;
  *statement = (YcText){ line, (size_t) (end - line) };
  return true;
}

bool
yc_text_is_folded (YcText text)
{
  bool folded = true;
  for (size_t i = 1; i < text.length; i++)
    folded &= text.start[i] != '\t' && (text.start[i] != ' ' || text.start[i - 1] != ' ');
  return folded;
}

/* ---- Words ---- */

static const char *
quoted_end (const char *c)
{
  for (c++; *c != '"'; c++)
    if (*c == '\\')
      c++;
  return c + 1;
}

/* In a statement nothing else is as low as the blanks: control characters were not let through. */
static bool
ends_word (char byte)
{
  return (unsigned char) byte <= ' ';
}

void
yc_lexer_advance (YcLexer *lexer)
{
  const char *c = lexer->next;
  const char *end = lexer->end;
  while (c < end && ends_word (*c))
    c++;
  lexer->word.start = c;
  if (c < end && *c == '"')
    c = quoted_end (c);
  else
    while (c < end && !ends_word (*c))
      c++;
  lexer->word.length = (size_t) (c - lexer->word.start);
  lexer->next = c;
}

void
yc_lexer_begin (YcLexer *lexer, const char *line, YcText statement, uint32_t number, YcError *error)
{
  lexer->line = line;
  lexer->next = statement.start;
  lexer->end = statement.start + statement.length;
  lexer->number = number;
  lexer->error = error;
  yc_lexer_advance (lexer);
}

bool
yc_lexer_fail_at (YcLexer *lexer, YcText word, const char *message)
{
  return yc_error_set (lexer->error, lexer->number, lexer->line, word.start, message, word);
}

bool
yc_lexer_fail (YcLexer *lexer, const char *message)
{
  return yc_lexer_fail_at (lexer, lexer->word, message);
}

static bool
is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static bool
is_id_start (char c)
{
  return is_digit (c) || (c >= 'a' && c <= 'z');
}

bool
yc_word_is_times (YcText word)
{
  if (word.length < 2 || word.start[0] != 'x')
    return false;
  for (size_t i = 1; i < word.length; i++)
    if (!is_digit (word.start[i]))
      return false;
  return true;
}

bool
yc_word_is_id (YcText word)
{
  if (word.length == 0 || !is_id_start (word.start[0]) || yc_word_is_times (word))
    return false;
  for (size_t i = 1; i < word.length; i++)
    if (!is_id_start (word.start[i]) && word.start[i] != '-')
      return false;
  return true;
}

bool
yc_word_number (YcText word, uint32_t max, uint32_t *number)
{
  uint64_t value = 0;
  if (word.length == 0)
    return false;
  for (size_t i = 0; i < word.length; i++) {
    if (!is_digit (word.start[i]))
      return false;
    value = value * 10 + (uint64_t) (word.start[i] - '0');
    if (value > max)
      return false;
  }
  *number = (uint32_t) value;
  return true;
}

/* Cuts the shape off the text if it begins with it. In `dddd-dd` a `d` is any
 * digit, anything else itself. */
static bool
has_shape (YcText *text, const char *shape)
{
  size_t length = strlen (shape);
  if (text->length < length)
    return false;
  for (size_t i = 0; i < length; i++) {
    char c = text->start[i];
    if (shape[i] == 'd' ? c < '0' || c > '9' : c != shape[i])
      return false;
  }
  *text = (YcText){ text->start + length, text->length - length };
  return true;
}

bool
yc_text_is_time (YcText text)
{
  if (!has_shape (&text, "dddd-dd-ddTdd:dd:dd"))
    return false;
  if (has_shape (&text, ".d"))
    while (has_shape (&text, "d"))
      ;
  bool zone = has_shape (&text, "Z") || has_shape (&text, "+dd:dd") || has_shape (&text, "-dd:dd");
  return zone && text.length == 0;
}

/* Two digits as a number; what stands there was found to be digits. */
static int
two_digits (YcText text, size_t at)
{
  return 10 * (text.start[at] - '0') + text.start[at + 1] - '0';
}

static bool
zone_is_possible (YcText time)
{
  if (time.start[time.length - 1] == 'Z')
    return true;
  return two_digits (time, time.length - 5) < 24 && two_digits (time, time.length - 2) < 60;
}

bool
yc_time_is_possible (YcText time)
{
  int month = two_digits (time, 5), day = two_digits (time, 8);
  int hour = two_digits (time, 11), minute = two_digits (time, 14), second = two_digits (time, 17);
  bool date = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return date && hour <= 24 && minute < 60 && second <= 60 && zone_is_possible (time);
}
