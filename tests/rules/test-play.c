/* test-play.c: plays built as values are what the notation reads, and any difference is seen. */

#include "reading.h"
#include "manhattan/board.h"
#include "chain/chain.h"

#define HEAD BOARD_GAME TWO "market 01 02 11 12 21 22 14\n"

static void
assert_read_as (const char *line, const YcPlay *built)
{
  YcRecord *record = read_text (HEAD);
  char text[YC_MAX_LINE + 1];
  YcPlay play;

  g_assert_true (yc_record_read_play (record, line, strlen (line), &play, NULL));
  g_assert_true (yc_play_says (&play, built));
  yc_play_write (record, built, text, sizeof text);
  g_assert_cmpstr (text, ==, line);
  yc_record_free (record);
}

static YcText
text_of (const char *text)
{
  return (YcText){ text, strlen (text) };
}

static void
test_built (void)
{
  YcPlay play = yc_play_begin (YC_RETRIEVE, YC_BLUE);
  assert_read_as ("blue retrieve", &play);
  yc_play_let_stand (&play, text_of ("\"so it was\""));
  assert_read_as ("blue retrieve ! \"so it was\"", &play);
  play = yc_play_begin (YC_TELL_BOMBS, YC_TABLE);
  g_assert_true (yc_play_add (&play, YC_LIST_MAIN, YC_UNTOLD));
  assert_read_as ("table bombs ?", &play);
  play = yc_play_begin_on (YC_TEST, YC_RED, YC_BOMBS, YC_NONE);
  g_assert_false (play.has_target);
}

static void
test_about_the_log (void)
{
  YcPlay play = yc_play_undo ();
  assert_read_as ("table undo", &play);
  play = yc_play_redo ();
  assert_read_as ("table redo", &play);
  play = yc_play_note (text_of ("\"a note\""));
  assert_read_as ("table note \"a note\"", &play);
  play = yc_play_amend (7, text_of ("red end"));
  assert_read_as ("table amend 7 red end", &play);
  play = yc_play_amend (7, (YcText){ NULL, 0 });
  assert_read_as ("table amend 7 nothing", &play);
  play = yc_play_dispute (YC_BLUE, 7, text_of ("\"why\""));
  assert_read_as ("blue dispute 7 \"why\"", &play);
  play = yc_play_settle (7, YC_DISPUTE_LEFT, YC_SCOPE_TABLE, text_of ("\"so\""));
  assert_read_as ("table settle 7 left \"so\" table", &play);
}

static void
test_amounts (void)
{
  YcPlay play = yc_play_begin (YC_ADJUST_GOOD, YC_TABLE);
  play.target_color = YC_BLUE;
  g_assert_true (yc_play_add_amount (&play, YC_LIST_COUNTED, YC_MONEY, 7));
  g_assert_true (yc_play_add_amount (&play, YC_LIST_MAIN, YC_SPIES, -1));
  assert_read_as ("table adjust blue money =7 spies -1", &play);
  g_assert_cmpint (yc_item_amount (&play.items[0], 3), ==, 7);
  g_assert_cmpint (yc_item_amount (&play.items[1], 3), ==, 2);
  g_assert_cmpint (yc_item_amount (&play.items[1], INT32_MIN), ==, (gint64) INT32_MIN - 1);
}

/* No more than a line holds. */
static void
test_full (void)
{
  YcPlay play = yc_play_begin (YC_TELL_HAND, YC_TABLE);

  for (int i = 0; i < YC_MAX_ITEMS; i++)
    g_assert_true (yc_play_add (&play, YC_LIST_MAIN, YC_UNTOLD));
  g_assert_false (yc_play_add (&play, YC_LIST_MAIN, YC_UNTOLD));
}

/* Each line differs from all the others in one thing. */
static void
test_differences (void)
{
  static const char *const lines[] = {
    "red place factory-2 L",
    "blue place factory-2 L",
    "red place mine-2 L",
    "red place factory-2 LL",
    "red place factory-2 E",
    "red place factory-2 L choose Y",
    "red place factory-2 L pay Y",
    "red place factory-2 L take L",
    "red place factory-2 L ! \"a\"",
    "red place factory-2 L ! \"b\"",
    "red place design L picks red:01",
    "red place design L picks red:02",
    "red place design L picks blue:01",
    "red place design L decline",
    "red place construction L slot 1",
    "red place construction L slot 2",
    "red repair 30",
    "red repair 30 x2",
    "table adjust red money +1",
    "table adjust red money +2",
    "table adjust red yellowcake +1",
    "table adjust blue money +1",
    "table note \"a\"",
    "table note \"b\"",
    "table amend 1 red end",
    "table amend 2 red end",
    "table amend 1 blue end",
  };
  YcRecord *record = read_text (HEAD);
  static YcPlay plays[G_N_ELEMENTS (lines)];

  for (size_t i = 0; i < G_N_ELEMENTS (lines); i++) {
    YcError error = { 0 };
    if (!yc_record_read_play (record, lines[i], strlen (lines[i]), &plays[i], &error))
      g_error ("%s: %s", lines[i], error.message);
    for (size_t j = 0; j <= i; j++) {
      g_test_message ("%s / %s", lines[i], lines[j]);
      g_assert_true (yc_play_says (&plays[i], &plays[j]) == (i == j));
    }
  }
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/built", test_built);
  g_test_add_func ("/play/about-the-log", test_about_the_log);
  g_test_add_func ("/play/amounts", test_amounts);
  g_test_add_func ("/play/full", test_full);
  g_test_add_func ("/play/differences", test_differences);
  return g_test_run ();
}
