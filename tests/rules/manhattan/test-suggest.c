/* test-manhattan-suggest.c: what is listed for the player to move, line by line. */

#include "records.h"
#include "manhattan/board.h"

#include <string.h>

typedef struct {
  const YcRecord *record;
  GString *lines;
} List;

static void
note_line (const YcPlay *play, void *data)
{
  List *list = data;
  char line[YC_MAX_LINE + 1];

  yc_play_write (list->record, play, line, sizeof line);
  g_string_append_printf (list->lines, "%s\n", line);
}

/* A position and all that is listed in it. */
static const struct {
  const char *lines, *listed;
} cases[] = {
  { "red place mine-2 L\n", "red end\n" },
  { "table adjust red workers -LLL\nred place mine-2 L\nred end\nblue place mine-1 L\nblue end\n",
    "red retrieve\n" },
  { "table deal blue red\nred place strike-1 L\n", "red end\n" },
  { "red place strike-1 L\n", "red strike fighter blue F\nred strike fighter blue B\nred end\n" },
  { "table adjust blue building +14\ntable adjust blue fighters -1\nred place strike-1 L\n",
    "red strike fighter blue B\nred strike bomber 14\nred end\n" },
  { "table adjust red building +14\ntable adjust red damage +2 on 14\nred place repair L\n",
    "red repair 14\nred repair 14 x2\nred end\n" },
  { "table adjust red building +14\ntable adjust red damage +5 on 14\nred place repair L\n",
    "red repair 14\nred repair 14 x2\nred repair 14 x3\nred end\n" },
  { "table adjust red building +03\nred place mine-2 L\n",
    "red use 03 L decline\nred use 03 L choose F\nred use 03 L choose B\nred end\n" },
  { "table adjust red building +42\ntable adjust red workers +S\ntable adjust red uranium +1\n"
    "table adjust red yellowcake +2\nred place mine-2 L\n",
    "red use 42 S decline pay U\nred use 42 S pay U\nred use 42 S decline pay Y\n"
    "red use 42 S pay Y\nred end\n" },
  { "table adjust red building +22\ntable adjust blue workers +eee\nred place mine-2 L\n",
    "red use 22 L decline\nred use 22 L\nred use 22 L take -\nred use 22 L take e\n"
    "red use 22 L take E\nred end\n" },
  { "table adjust red hand +03\ntable adjust red hand +15\ntable adjust red workers +SEs\n"
    "table adjust red uranium +3\nred place mine-2 L\n",
    "red build 03 Es\nred build 03 ES\nred end\n" },
  { "table adjust red hand +15\ntable adjust red workers +SE\ntable adjust red plutonium +4\n"
    "red build 15 SE\nred place mine-2 L\n",
    "red test 15\nred load 15\nred end\n" },
};

static void
test_lists (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = board_text (2, cases[i].lines);
    g_autoptr (GString) lines = g_string_new (NULL);
    g_autoptr (YcRecord) record = NULL;
    g_autoptr (YcTimeline) timeline = NULL;
    List list = { .lines = lines };
    list.record = record = record_of (text);
    timeline = yc_timeline_new (record, UINT32_MAX);
    yc_record_game (record)->suggest (yc_record_setup (record), yc_timeline_position (timeline),
                                      note_line, &list);
    g_assert_cmpstr (lines->str, ==, cases[i].listed);
  }
}

/* After the end nothing is listed. */
static void
test_over (void)
{
  g_autofree char *text = board_text (
    5,
    "table adjust red hand +29\ntable adjust red hand +28\nred build 29 SSEEEE ! \"x\"\n"
    "red build 28 SSEEEE ! \"x\"\ntable adjust red bombers +3\nred load 28\nred load 29 ! \"x\"\n");
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (GString) lines = g_string_new (NULL);
  List list = { .record = record, .lines = lines };

  g_assert_true (yc_board_of (yc_timeline_position (timeline))->over);
  yc_record_game (record)->suggest (yc_record_setup (record), yc_timeline_position (timeline),
                                    note_line, &list);
  g_assert_cmpstr (lines->str, ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/suggest/lists", test_lists);
  g_test_add_func ("/suggest/over", test_over);
  return g_test_run ();
}
