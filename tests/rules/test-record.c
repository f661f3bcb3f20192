/* test-record.c: whole records are read and written. */

#include "reading.h"

static char *
written (const char *text)
{
  size_t length;
  YcRecord *record = read_text (text);
  char *out = yc_record_write (record, &length);
  g_assert_cmpuint (length, ==, strlen (out));
  yc_record_free (record);
  return out;
}

/* Every sample comes out as it went in, comments aside. */
static void
test_playthroughs (void)
{
  g_autoptr (GDir) dir = g_dir_open (PLAYTHROUGHS, 0, NULL);
  g_assert_nonnull (dir);
  int n = 0;
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;) {
    if (!g_str_has_suffix (name, ".ycr"))
      continue;
    g_autofree char *path = g_build_filename (PLAYTHROUGHS, name, NULL);
    g_autofree char *text = NULL;
    g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
    g_test_message ("%s", name);
    char *once = written (text);
    char *twice = written (once);
    g_assert_cmpstr (once, ==, twice);
    if (strchr (text, '#') == NULL)
      g_assert_cmpstr (once, ==, text);
    free (once);
    free (twice);
    n++;
  }
  g_assert_cmpint (n, >, 40);
}

static void
test_events (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO "\n# c\n  red place mine-2 L # one\n\n"
                                               "@2026-11-21T20:05:12Z red end\n");
  YcPlay play;
  YcText text = yc_record_event_text (record, 1);
  g_assert_cmpuint (yc_record_n_events (record), ==, 2);
  g_assert_cmpmem (text.start, text.length, "red place mine-2 L", 18);
  g_assert_cmpuint (yc_record_event_line (record, 1), ==, 7);
  g_assert_cmpuint (yc_record_event_line (record, 2), ==, 9);
  yc_record_event (record, 2, &play);
  g_assert_cmpint (play.verb, ==, YC_END);
  g_assert_cmpmem (play.when.start, play.when.length, "2026-11-21T20:05:12Z", 20);
  yc_record_free (record);
}

static void
test_append (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO);
  YcError error = { 0 };
  for (uint32_t event = 1; event <= 500; event++) {
    g_autofree char *line = g_strdup_printf (" red use new-%u  L # c", event);
    g_assert_cmpuint (yc_record_append (record, line, strlen (line), &error), ==, event);
  }
  g_assert_cmpuint (yc_record_append (record, "rules 1", 7, &error), ==, 0);
  g_assert_cmpuint (error.line, ==, 505);
  for (uint32_t event = 1; event <= 500; event++) {
    YcPlay play;
    g_autofree char *name = g_strdup_printf ("new-%u", event);
    yc_record_event (record, event, &play);
    g_assert_cmpint (play.target, ==, -(int) event);
    g_assert_cmpstr (yc_record_unknown_name (record, play.target), ==, name);
  }
  yc_record_free (record);
}

/* `text` and `n` times `line`. */
static GString *
many_lines (const char *line, size_t n)
{
  GString *text = g_string_new (BOARD_GAME TWO);
  for (size_t i = 0; i < n; i++)
    g_string_append (text, line);
  return text;
}

static void
test_limit_of_lines (void)
{
  g_autoptr (GString) text = many_lines ("red end\n", YC_MAX_LINES - 5);
  YcError error;
  YcRecord *record = read_text (text->str);
  g_assert_cmpuint (yc_record_append (record, "red end", 7, &error), ==, YC_MAX_LINES - 4);
  g_assert_cmpuint (yc_record_append (record, "red end", 7, &error), ==, 0);
  g_assert_nonnull (strstr (error.message, "100,000"));
  yc_record_free (record);
  g_string_append (text, "red end\n");
  yc_record_free (read_text (text->str));
  g_string_append (text, "red end");
  g_assert_null (yc_record_read (text->str, text->len, &error));
  g_assert_cmpuint (error.line, ==, YC_MAX_LINES + 1);
}

static void
test_limit_of_bytes (void)
{
  g_autofree char *dots = g_strnfill (YC_MAX_LINE - 24, '.');
  g_autofree char *line = g_strdup_printf ("table note \"%s\"\n", dots);
  size_t n = (YC_MAX_FILE - strlen (BOARD_GAME TWO)) / strlen (line);
  g_autoptr (GString) text = many_lines (line, n);
  YcError error;
  YcRecord *record = read_text (text->str);
  g_assert_cmpuint (yc_record_append (record, line, strlen (line) - 1, &error), ==, 0);
  g_assert_nonnull (strstr (error.message, "4 MiB"));
  yc_record_free (record);
  while (text->len < YC_MAX_FILE)
    g_string_append_c (text, '#');
  yc_record_free (read_text (text->str));
  g_string_append_c (text, '#');
  g_assert_null (yc_record_read (text->str, text->len, &error));
  g_assert_nonnull (strstr (error.message, "4 MiB"));
}

static void
test_unknown_names (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO);
  YcPlay play;
  YcError error;
  for (int i = 0; i < 32000; i++) {
    g_autofree char *line = g_strdup_printf ("red use n%d L", i);
    g_assert_true (yc_record_read_play (record, line, strlen (line), &play, &error));
  }
  g_assert_false (yc_record_read_play (record, "red use one-more L", 18, &play, &error));
  g_assert_nonnull (strstr (error.message, "too many unknown"));
  g_assert_true (yc_record_read_play (record, "red use n7 L", 12, &play, &error));
  g_assert_cmpint (play.target, ==, -8);
  yc_record_free (record);
}

static void
test_unquote (void)
{
  static const char quoted[] = "\"a \\\"b\\\" \\\\\"";
  char out[20], small[4];
  YcText text = { quoted, strlen (quoted) };
  g_assert_cmpuint (yc_text_unquote (text, out, sizeof out), ==, 7);
  g_assert_cmpstr (out, ==, "a \"b\" \\");
  g_assert_cmpuint (yc_text_unquote (text, small, sizeof small), ==, 7);
  g_assert_cmpstr (small, ==, "a \"");
}

#define SELF   "session 7a0f3d52-9c1e-4b86-a2d4-5e8f60b17c93\n"
#define OTHER  "1b2c3d4e-5f60-4718-8293-a4b5c6d7e8f9"
#define BRANCH "rules 1\n" SELF "from " OTHER " 4 \"Bolder\"\n" TWO "red place mine-2 L\n"

/* The whole, and the head alone, of `text` with the identity that it has, or of nothing. */
static void
assert_written_as (const char *text, const char *called, const char *whole, const char *head)
{
  YcRecord *record = read_text (text);
  YcIdentity identity = yc_record_identity (record);
  if (called != NULL)
    identity.called = (YcText){ called, strlen (called) };
  char *all = yc_record_write_as (record, &identity);
  char *bare = yc_record_write_head_as (record, &(YcIdentity){ 0 }, true);
  g_assert_cmpstr (all, ==, whole);
  g_assert_cmpstr (bare, ==, head);
  free (all);
  free (bare);
  yc_record_free (record);
}

static void
test_identity (void)
{
  assert_written_as (BOARD_GAME BRANCH, NULL, BOARD_GAME BRANCH, BOARD_GAME "rules 1\n" TWO);
  assert_written_as (BOARD_GAME BRANCH, "\"Meeker\"",
                     BOARD_GAME "rules 1\n" SELF "from " OTHER " 4 \"Meeker\"\n" TWO
                                "red place mine-2 L\n",
                     BOARD_GAME "rules 1\n" TWO);
  assert_written_as (BOARD_GAME TWO, NULL, BOARD_GAME TWO, BOARD_GAME TWO);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/playthroughs", test_playthroughs);
  g_test_add_func ("/record/events", test_events);
  g_test_add_func ("/record/append", test_append);
  g_test_add_func ("/record/limit-of-lines", test_limit_of_lines);
  g_test_add_func ("/record/limit-of-bytes", test_limit_of_bytes);
  g_test_add_func ("/record/unknown-names", test_unknown_names);
  g_test_add_func ("/record/unquote", test_unquote);
  g_test_add_func ("/record/identity", test_identity);
  return g_test_run ();
}
