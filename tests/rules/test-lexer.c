/* test-lexer.c: lines, words and where they go wrong. */

#include "lexer.h"

#include <glib.h>

static bool
trim (const char *line, size_t length, YcText *statement, YcError *error)
{
  memset (error, 0, sizeof *error);
  return yc_line_trim (line, length, 7, statement, error);
}

static void
test_trim (void)
{
  static const struct {
    const char *line, *statement;
  } cases[] = {
    { "", "" },
    { " \t ", "" },
    { "# only", "" },
    { "  red end  # \"not a text", "red end" },
    { "red end#x", "red end" },
    { "table note \"a # b\" # c", "table note \"a # b\"" },
    { "table note \"a\"#c", "table note \"a\"" },
    { "table note \"a \\\" \\\\\"", "table note \"a \\\" \\\\\"" },
    { "table note \"žluť €\xf0\x9f\x98\x80\"", "table note \"žluť €\xf0\x9f\x98\x80\"" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    YcText statement;
    YcError error;
    g_assert_true (trim (cases[i].line, strlen (cases[i].line), &statement, &error));
    g_assert_cmpmem (statement.start, statement.length, cases[i].statement,
                     strlen (cases[i].statement));
  }
}

static void
test_trim_errors (void)
{
  static const struct {
    const char *line;
    uint32_t column;
    const char *message;
  } cases[] = {
    { "red \x01", 5, "control" },
    { "red # \x7f", 7, "control" },
    { "red end\r", 8, "control" },
    { "é \xc2\x85", 3, "control" },
    { "éé \xff", 4, "UTF-8" },
    { "\xc0\x80", 1, "UTF-8" },         /* too long a form */
    { "\xe0\x80\x80", 1, "UTF-8" },     /* likewise */
    { "\xed\xa0\x80", 1, "UTF-8" },     /* a surrogate */
    { "\xf4\x90\x80\x80", 1, "UTF-8" }, /* beyond Unicode */
    { "a \xe2\x82", 3, "UTF-8" },       /* cut off */
    { "table note \"a", 12, "no end" },
    { "table note \"a\\\"", 12, "no end" },
    { "table note \"a\\n\"", 14, "backslash" },
    { "table note \"a\"b", 15, "blank" },
    { "table note\"a\"", 11, "after a blank" },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    YcText statement;
    YcError error;
    g_test_message ("%s", cases[i].message);
    g_assert_false (trim (cases[i].line, strlen (cases[i].line), &statement, &error));
    g_assert_cmpuint (error.line, ==, 7);
    g_assert_cmpuint (error.column, ==, cases[i].column);
    g_assert_nonnull (strstr (error.message, cases[i].message));
  }
}

static void
test_length (void)
{
  char line[YC_MAX_LINE + 1];
  YcText statement;
  YcError error;
  memset (line, 'a', sizeof line);
  g_assert_true (trim (line, YC_MAX_LINE, &statement, &error));
  g_assert_cmpuint (statement.length, ==, YC_MAX_LINE);
  g_assert_false (trim (line, YC_MAX_LINE + 1, &statement, &error));
  g_assert_cmpuint (error.column, ==, YC_MAX_LINE + 1);
}

static void
test_folded (void)
{
  static const struct {
    const char *text;
    bool folded;
  } cases[] = {
    { "", true },
    { "end", true },
    { "card m1 mine x4 needs ? gives Y1", true },
    { "plan p1 needs SE source \"as printed\"", true },
    { "card  m1", false },
    { "card m1   mine", false },
    { "card\tm1", false },
    { "card m1 \tmine", false },
    { "card m1 mine source \"as  printed\"", false },
  };
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    const YcText text = { cases[i].text, strlen (cases[i].text) };
    g_assert_cmpint (yc_text_is_folded (text), ==, cases[i].folded);
  }
}

static void
test_words (void)
{
  const char *line = "one\t two  \"a b \\\" c\"  x";
  static const char *const words[] = { "one", "two", "\"a b \\\" c\"", "x" };
  YcLexer lexer;
  yc_lexer_begin (&lexer, line, (YcText){ line, strlen (line) }, 1, NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (words); i++) {
    g_assert_false (yc_lexer_at_end (&lexer));
    g_assert_cmpmem (lexer.word.start, lexer.word.length, words[i], strlen (words[i]));
    g_assert_cmpint (yc_word_is_quoted (lexer.word), ==, i == 2);
    yc_lexer_advance (&lexer);
  }
  g_assert_true (yc_lexer_at_end (&lexer));
  yc_lexer_advance (&lexer);
  g_assert_true (yc_lexer_at_end (&lexer));
}

/* A long detail is cut between characters. */
static void
test_detail (void)
{
  char word[200];
  YcError error;
  YcLexer lexer;
  memset (word, 'a', 78);
  for (int i = 78; i < 200; i += 2)
    memcpy (word + i, "é", 2);
  yc_lexer_begin (&lexer, word, (YcText){ word, sizeof word }, 3, &error);
  g_assert_false (yc_lexer_fail (&lexer, "Message"));
  g_assert_cmpuint (strlen (error.detail), ==, 78);
  g_assert_true (g_utf8_validate (error.detail, -1, NULL));
  g_assert_cmpstr (error.message, ==, "Message");
}

static YcText
text (const char *word)
{
  return (YcText){ word, strlen (word) };
}

static void
test_ids (void)
{
  static const char *const ids[] = { "a", "7", "mine-1", "x", "x-2", "x2a", "xx2", "01", "a-" };
  static const char *const others[] = { "", "-a", "x2", "x01", "A", "a_b", "?", "é", "a.b" };
  for (size_t i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_true (yc_word_is_id (text (ids[i])));
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (yc_word_is_id (text (others[i])));
}

static void
test_numbers (void)
{
  uint32_t number;
  g_assert_true (yc_word_number (text ("0"), 5, &number) && number == 0);
  g_assert_true (yc_word_number (text ("005"), 5, &number) && number == 5);
  static const char *const others[] = { "", "6", "-1", "+1", "1a", "99999999999999999999999" };
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (yc_word_number (text (others[i]), 5, &number));
}

static void
test_times (void)
{
  static const char *const times[] = {
    "2026-11-21T20:05:12+01:00",
    "2026-11-21T20:05:12Z",
    "2026-11-21T20:05:12.25-05:30",
  };
  static const char *const others[] = {
    "",
    "2026-11-21",
    "2026-11-21T20:05:12",
    "2026-11-21T20:05:12Zx",
    "2026-11-21 20:05:12Z",
    "2026-11-21T20:05:12.Z",
  };
  for (size_t i = 0; i < G_N_ELEMENTS (times); i++)
    g_assert_true (yc_text_is_time (text (times[i])));
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (yc_text_is_time (text (others[i])));
}

static void
test_possible_times (void)
{
  static const char *const times[] = {
    "2026-11-21T20:05:12+01:00", "2026-01-01T00:00:00Z",        "2026-12-31T23:59:59.25-05:30",
    "2016-12-31T23:59:60Z",      "2026-11-21T24:00:00Z",        "2026-02-31T12:00:00Z",
    "0000-01-01T00:00:00+14:00", "2026-11-21T20:05:12.5-12:45",
  };
  static const char *const others[] = {
    "2026-13-01T20:05:12Z",        "2026-00-01T20:05:12Z",      "2026-11-00T20:05:12Z",
    "2026-11-32T20:05:12Z",        "2026-11-21T25:05:12Z",      "2026-11-21T20:60:12Z",
    "2026-11-21T20:05:61Z",        "2026-11-21T20:05:12+24:00", "2026-11-21T20:05:12-01:60",
    "2026-11-21T20:05:12.9+99:00",
  };
  for (size_t i = 0; i < G_N_ELEMENTS (times); i++)
    g_assert_true (yc_text_is_time (text (times[i])) && yc_time_is_possible (text (times[i])));
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (yc_text_is_time (text (others[i])) && !yc_time_is_possible (text (others[i])));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lexer/trim", test_trim);
  g_test_add_func ("/lexer/trim-errors", test_trim_errors);
  g_test_add_func ("/lexer/length", test_length);
  g_test_add_func ("/lexer/folded", test_folded);
  g_test_add_func ("/lexer/words", test_words);
  g_test_add_func ("/lexer/detail", test_detail);
  g_test_add_func ("/lexer/ids", test_ids);
  g_test_add_func ("/lexer/numbers", test_numbers);
  g_test_add_func ("/lexer/times", test_times);
  g_test_add_func ("/lexer/possible-times", test_possible_times);
  return g_test_run ();
}
