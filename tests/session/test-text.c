/* test-text.c: texts of a record, in quotes and without. */

#include "text.h"

#include <string.h>

static void
test_there_and_back (void)
{
  static const char *const texts[] = { "", "plain", "a \"quoted\" word", "back\\slash\\", "Žofie" };
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *quoted = yc_text_quote (texts[i]);
    const YcText text = { .start = quoted, .length = strlen (quoted) };
    g_autofree char *plain = yc_text_plain (text);
    g_assert_cmpstr (plain, ==, texts[i]);
  }
}

static void
test_control_characters (void)
{
  g_autofree char *quoted = yc_text_quote ("two\nlines\tand\xc2\x85 a tab\xc2\xa0");
  g_assert_cmpstr (quoted, ==, "\"two lines and  a tab\xc2\xa0\"");
}

static void
test_unquoted (void)
{
  const YcText word = { .start = "2026-11-21 rest", .length = 10 };
  const YcText nothing = { 0 };
  g_autofree char *date = yc_text_plain (word);
  g_autofree char *empty = yc_text_plain (nothing);
  g_assert_cmpstr (date, ==, "2026-11-21");
  g_assert_cmpstr (empty, ==, "");
}

static void
test_fold (void)
{
  static const char *const texts[][2] = {
    { "Vítěz", "vitez" },
    { "VI\xcc\x81TE\xcc\x8cZ", "vitez" },
    { "Ñandú, não!", "nandu, nao!" },
    { "", "" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++) {
    g_autofree char *folded = yc_text_fold (texts[i][0]);
    g_assert_cmpstr (folded, ==, texts[i][1]);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/there-and-back", test_there_and_back);
  g_test_add_func ("/text/control-characters", test_control_characters);
  g_test_add_func ("/text/unquoted", test_unquoted);
  g_test_add_func ("/text/fold", test_fold);
  return g_test_run ();
}
