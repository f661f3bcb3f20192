/* reading.h: records read from text in tests. */

#pragma once

#include "rules.h"

#include <glib.h>
#include <string.h>

#define BOARD_GAME "yellowcake 1\ngame manhattan-project\n"
#define CARD_GAME  "yellowcake 1\ngame chain-reaction\n"
#define TWO        "player red \"R\"\nplayer blue \"B\"\n"

/* A text that cannot be read, and where and why. */
typedef struct {
  const char *text;
  uint32_t line, column;
  const char *message; /* a part of it */
} Unreadable;

static inline YcRecord *
read_text (const char *text)
{
  YcError error = { 0 };
  YcRecord *record = yc_record_read (text, strlen (text), &error);
  if (record == NULL)
    g_error ("%u:%u: %s: %s", error.line, error.column, error.message, error.detail);
  return record;
}

static inline void
append (YcRecord *record, const char *line)
{
  YcError error = { 0 };
  if (yc_record_append (record, line, strlen (line), &error) == 0)
    g_error ("%s: %s: %s", line, error.message, error.detail);
}

static inline void
assert_unreadable (const Unreadable *cases, size_t n)
{
  for (size_t i = 0; i < n; i++) {
    YcError error = { 0 };
    g_test_message ("%s", cases[i].text);
    g_assert_null (yc_record_read (cases[i].text, strlen (cases[i].text), &error));
    g_test_message ("%u:%u: %s: %s", error.line, error.column, error.message, error.detail);
    g_assert_nonnull (strstr (error.message, cases[i].message));
    g_assert_cmpuint (error.line, ==, cases[i].line);
    g_assert_cmpuint (error.column, ==, cases[i].column);
  }
}

/* What is written of a text that is read. */
static inline void
assert_written (const char *text, const char *expected)
{
  YcRecord *record = read_text (text);
  char *written = yc_record_write (record, NULL);
  g_assert_cmpstr (written, ==, expected);
  free (written);
  yc_record_free (record);
}
