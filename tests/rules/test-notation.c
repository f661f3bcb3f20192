/* test-notation.c: single statements after the head. */

#include "reading.h"

/* A statement and its canonical form; NULL if it is canonical already. */
typedef struct {
  const char *text, *canonical;
} Written;

/* A statement that cannot be read. */
typedef struct {
  const char *text;
  uint32_t column;
  const char *message;
} Wrong;

static void
assert_plays (const char *head, const Written *cases, size_t n)
{
  YcRecord *record = read_text (head);
  for (size_t i = 0; i < n; i++) {
    YcPlay play;
    YcError error = { 0 };
    char line[YC_MAX_LINE + 1];
    const char *expected = cases[i].canonical != NULL ? cases[i].canonical : cases[i].text;
    g_test_message ("%s", cases[i].text);
    if (!yc_record_read_play (record, cases[i].text, strlen (cases[i].text), &play, &error))
      g_error ("%u: %s: %s", error.column, error.message, error.detail);
    g_assert_cmpuint (yc_play_write (record, &play, line, sizeof line), ==, strlen (expected));
    g_assert_cmpstr (line, ==, expected);
  }
  yc_record_free (record);
}

static void
assert_wrong (const char *head, const Wrong *cases, size_t n)
{
  YcRecord *record = read_text (head);
  for (size_t i = 0; i < n; i++) {
    YcPlay play;
    YcError error = { 0 };
    g_test_message ("%s", cases[i].text);
    g_assert_false (
      yc_record_read_play (record, cases[i].text, strlen (cases[i].text), &play, &error));
    g_test_message ("%u: %s: %s", error.column, error.message, error.detail);
    g_assert_nonnull (strstr (error.message, cases[i].message));
    g_assert_cmpuint (error.column, ==, cases[i].column);
    g_assert_cmpuint (yc_record_append (record, cases[i].text, strlen (cases[i].text), NULL), ==,
                      0);
  }
  g_assert_cmpuint (yc_record_n_events (record), ==, 0);
  yc_record_free (record);
}

static void
test_board_plays (void)
{
  static const Written cases[] = {
    { "red end", NULL },
    { "  red\tend  # done", "red end" },
    { "@2026-11-21T20:05:12+01:00 red retrieve", NULL },
    { "red place mine-2 lsLES", "red place mine-2 LESls" },
    { "red place fighters L decline", NULL },
    { "red place construction LL slot 3", NULL },
    { "red place university-1 L take - choose E", "red place university-1 L choose E take -" },
    { "red use 24 Le take lE pay U choose F", "red use 24 Le choose F pay U take El" },
    { "red use 24 L decline pay $", NULL },
    { "red use 24 L pay $ decline", "red use 24 L decline pay $" },
    { "red use no-such L", NULL },
    { "red place nowhere L", NULL },
    { "red place design ES picks red:03 blue:? green:? red:15", NULL },
    { "purple strike fighter blue B x2", NULL },
    { "red strike fighter blue F x1", "red strike fighter blue F" },
    { "red strike bomber 31 x02", "red strike bomber 31 x2" },
    { "red repair 14 37 x2 14 x1", "red repair 14 37 x2 14" },
    { "red build 24 eESSE", "red build 24 EESSe" },
    { "red test 24", NULL },
    { "red load 24 !", NULL },
    { "red load 24 ! \"so \\\"we\\\" did\"", NULL },
    { "table market 14", NULL },
    { "table market 01 ? - 11 ? ? 14", NULL },
    { "table bombs 01 ? 17", NULL },
    { "table adjust red money +2 \"coin under the board\"", NULL },
    { "table adjust red bombers -02", "table adjust red bombers -2" },
    { "table adjust red spies +1", NULL },
    { "table adjust red money =07 yellowcake +2 uranium =3 money -1 \"counted\"",
      "table adjust red money =7 yellowcake +2 uranium =3 money -1 \"counted\"" },
    { "table adjust red spies =0 fighters =11", NULL },
    { "table adjust red money =1000000 plutonium +0", NULL },
    { "table adjust bribe -3 \"x\"", NULL },
    { "table adjust bribe =07", "table adjust bribe =7" },
    { "table adjust red bomb +24 \"x\"", NULL },
    { "table adjust red bomb -24", NULL },
    { "table adjust red load +24", NULL },
    { "table adjust red workers +EsE", "table adjust red workers +EEs" },
    { "table adjust red workers -L on mine-2", NULL },
    { "table adjust red workers -L on 14 \"x\"", NULL },
    { "table adjust red workers -L on nowhere", NULL },
    { "table adjust red building +14", NULL },
    { "table adjust red building -14", NULL },
    { "table adjust red damage +2 on 14", NULL },
    { "table adjust red hand +24", NULL },
    { "table adjust red hand +? \"x\"", NULL },
    { "table undo", NULL },
    { "table redo", NULL },
    { "table pause", NULL },
    { "table resume", NULL },
    { "table keep score", NULL },
    { "table keep  plays", "table keep plays" },
    { "table adjust red points +12 damage -1 money =3", NULL },
    { "table adjust red damage +2 points =07 \"x\"", "table adjust red damage +2 points =7 \"x\"" },
    { "table note \"a # b\"", NULL },
    { "table note  012 \"a # b\"", "table note 12 \"a # b\"" },
    { "table note 12 \"\"", NULL },
    { "table note 7", NULL },
    { "@2026-11-21T20:05:12+01:00 table note 0", NULL },
    { "table amend 12 nothing", NULL },
    { "table amend 012  red  place mine-2 eL take - ! \"x\"",
      "table amend 12 red place mine-2 Le take - ! \"x\"" },
    { "table amend 3 table market 14", NULL },
    { "red dispute 12 \"a contractor is a worker\"", NULL },
    { "@2026-11-21T20:05:12+01:00 blue dispute 012", "@2026-11-21T20:05:12+01:00 blue dispute 12" },
    { "table dispute 3 \"\"", NULL },
    { "table settle 12 upheld", NULL },
    { "table settle 12 overruled  \"so\"  table", "table settle 12 overruled \"so\" table" },
    { "table settle 12 left session", NULL },
    { "table turn blue", NULL },
    { "table head  player  red   \"A  b\"", "table head player red \"A  b\"" },
    { "table head market 01 11 21 02 12 22 ?", NULL },
    { "table head option nonsense", NULL },
  };
  assert_plays (BOARD_GAME TWO, cases, G_N_ELEMENTS (cases));
}

static void
test_card_plays (void)
{
  static const Written cases[] = {
    { "red end", NULL },
    { "red end discard m5 ?", NULL },
    { "red activate m5 pool SEL side e2 u2 e2", "red activate m5 side e2 u2 e2 pool LES" },
    { "red activate f2 draw", NULL },
    { "red activate f2 from e1 ? pool E", "red activate f2 pool E from e1 ?" },
    { "red activate f2 side a discard blue f2 ?", NULL },
    { "red activate f2 discard blue pool E", "red activate f2 pool E discard blue" },
    { "red activate engineer pool LLL", NULL },
    { "red activate plan-sse-u4 side m5", NULL },
    { "red activate loaded on p6 side m5 ! \"x\"", NULL },
    { "red design", NULL },
    { "red design p3 !", NULL },
    { "red spy blue card", NULL },
    { "red spy blue card m5", NULL },
    { "red spy blue yellowcake", NULL },
    { "red spy keep", NULL },
    { "red spy keep m5", NULL },
    { "red agent uranium", NULL },
    { "red agent yellowcake", NULL },
    { "red agent blue yellowcake", NULL },
    { "red agent play m5", NULL },
    { "red agent play f5 from m5", NULL },
    { "table plans p2", NULL },
    { "table plans p2 ?", NULL },
    { "table hand red m5 e2 m5", NULL },
    { "table adjust red hand +m5 +? -m5 -? \"x\"", NULL },
    { "table adjust red bomb +p6", NULL },
    { "table adjust red load -p6 \"x\"", NULL },
    { "table adjust red stash -? +p6", NULL },
    { "table adjust pool +ELL \"x\"", "table adjust pool +LLE \"x\"" },
    { "table adjust pool -S", NULL },
    { "table adjust pool =LES", NULL },
    { "table adjust pool =-", NULL },
    { "table adjust deck =31 \"x\"", NULL },
    { "table adjust deck -2", NULL },
    { "table amend 4 table adjust deck +2", NULL },
    { "table adjust red uranium +2", NULL },
    { "table adjust red yellowcake =1 uranium -2 yellowcake +2 \"under the board\"", NULL },
    { "table amend 4 red agent play f5 draw", NULL },
  };
  assert_plays (CARD_GAME TWO, cases, G_N_ELEMENTS (cases));
}

static void
test_board_errors (void)
{
  static const Wrong cases[] = {
    { "", 1, "no statement" },
    { "# comment", 1, "no statement" },
    { "rules 1", 1, "not known" },
    { "orange end", 1, "not known" },
    { "Red end", 1, "not known" },
    { "red", 4, "not a play" },
    { "red hop", 5, "not a play" },
    { "red activate m5", 5, "not a play" },
    { "red undo", 5, "not a play" },
    { "table adjust red money", 23, "+ or -" },
    { "table adjust red money 7", 24, "+ or -" },
    { "table adjust red money =", 24, "1,000,000" },
    { "table adjust red money =-1", 24, "1,000,000" },
    { "table adjust red money =1000001", 24, "1,000,000" },
    { "table adjust red money +1 workers +E", 27, "cannot be adjusted" },
    { "table adjust red money +1 yellowcake", 37, "+ or -" },
    { "table adjust red money +1 \"x\" uranium +1", 31, "does not fit" },
    { "table adjust red damage =1 on 14", 25, "+ or -" },
    { "table adjust bribe 1", 20, "+ or -" },
    { "table adjust red bomb 24", 23, "+ or -" },
    { "red settle 1 left", 5, "not a play" },
    { "red dispute", 12, "number of an event" },
    { "red dispute x", 13, "number of an event" },
    { "red dispute 1 why", 15, "does not fit" },
    { "red dispute 1 ! \"x\"", 15, "plays only" },
    { "table settle 1", 15, "upheld" },
    { "table turn", 11, "colour" },
    { "table turn blue red", 17, "does not fit" },
    { "table head", 11, "set-up" },
    { "table head plans p1", 12, "set-up" },
    { "red head order red blue", 5, "not a play" },
    { "table amend 1 table head order red blue", 15, "Only plays and facts" },
    { "table settle 1 open", 16, "upheld" },
    { "table settle 1 left play", 21, "does not fit" },
    { "table settle 1 left table \"x\"", 27, "does not fit" },
    { "table amend 1 red dispute 1", 15, "Only plays and facts" },
    { "table end", 7, "not a play" },
    { "table plans p1", 7, "not a play" },
    { "table hand red m5", 7, "not a play" },
    { "@yesterday red end", 1, "time" },
    { "@2026-11-21T20:61:12+01:00 red end", 1, "no such date" },
    { "@2026-11-21T20:05:12+01:00", 27, "not known" },
    { "red end now", 9, "does not fit" },
    { "red place mine-1", 17, "Workers" },
    { "red use 24", 11, "Workers" },
    { "red build 24", 13, "Workers" },
    { "red place mine-1 LX", 18, "Workers" },
    { "red place mine-1 -", 18, "Workers" },
    { "red place Mine L", 11, "name" },
    { "red use x2 L", 9, "name" },
    { "red use ? L", 9, "name" },
    { "red place mine-1 L slot 2", 20, "does not fit" },
    { "red use 24 L slot 2", 14, "does not fit" },
    { "red place construction L slot 8", 31, "1 to 7" },
    { "red place construction L slot 0", 31, "1 to 7" },
    { "red place construction L slot", 30, "1 to 7" },
    { "red place construction L slot 1 slot 1", 33, "twice" },
    { "red place mine-1 L picks red:03", 20, "does not fit" },
    { "red use 24 L picks red:03", 14, "does not fit" },
    { "red place design ES picks", 26, "pick" },
    { "red place design ES picks pink:03", 27, "pick" },
    { "red place design ES picks red:", 31, "name" },
    { "red place design ES picks red:03 blue", 34, "does not fit" },
    { "red use 24 L decline decline", 22, "twice" },
    { "red use 24 L decline choose F", 22, "declined" },
    { "red use 24 L take E decline", 21, "declined" },
    { "red place construction L slot 2 decline", 33, "declined" },
    { "red place design ES decline picks red:03", 29, "declined" },
    { "red use 24 L choose Q", 21, "letter" },
    { "red use 24 L choose l", 21, "letter" },
    { "red use 24 L choose FF", 21, "letter" },
    { "red use 24 L pay", 17, "letter" },
    { "red use 24 L take", 18, "Workers" },
    { "red strike", 11, "does not fit" },
    { "red strike fighter blue", 24, "F or B" },
    { "red strike fighter blue U", 25, "F or B" },
    { "red strike fighter 14 B", 20, "colour" },
    { "red strike bomber 31 x0", 22, "not possible" },
    { "red strike bomber 31 x99999", 22, "not possible" },
    { "red strike bomber 31 2", 22, "does not fit" },
    { "red repair", 11, "name" },
    { "red repair x2", 12, "name" },
    { "red repair 14 x0", 15, "not possible" },
    { "red load 24 ! so", 15, "does not fit" },
    { "red load 24 ! \"a\" b", 19, "does not fit" },
    { "red load 24 \"a\"", 13, "does not fit" },
    { "red load 24 !\"a\"", 14, "after a blank" },
    { "table market", 13, "name" },
    { "table market -", 15, "seven" },
    { "table market 01 02", 19, "seven" },
    { "table bombs 01 -", 16, "name" },
    { "table market 14 !", 17, "name" },
    { "table undo !", 12, "plays only" },
    { "table adjust red money +1 !", 27, "plays only" },
    { "table adjust red money 2", 24, "+ or -" },
    { "table adjust red money +", 24, "+ or -" },
    { "table adjust red money +a", 24, "number" },
    { "table adjust red money +2000000", 24, "number" },
    { "table adjust red gold +2", 18, "cannot be adjusted" },
    { "table adjust red", 17, "cannot be adjusted" },
    { "table adjust money +2", 14, "colour" },
    { "table adjust red workers +Lx", 27, "Workers" },
    { "table adjust red workers +L on", 31, "name" },
    { "table adjust red damage +2 on", 30, "name is expected" },
    { "table adjust red damage +2 14", 28, "cannot be adjusted" },
    { "table keep", 11, "score or plays" },
    { "table keep nothing", 12, "score or plays" },
    { "table adjust red building 14", 27, "+ or -" },
    { "table adjust red building +?", 28, "name" },
    { "table adjust red hand", 22, "+ or -" },
    { "table note", 11, "quotes" },
    { "table note tea", 12, "quotes" },
    { "table note \"tea\" \"two\"", 18, "does not fit" },
    { "table note 3 tea", 14, "does not fit" },
    { "table note 3 4", 14, "does not fit" },
    { "table note 3 \"tea\" 4", 20, "does not fit" },
    { "table note 3x", 12, "number of an event" },
    { "table note 99999999999", 12, "number of an event" },
    { "red note 3", 5, "not a play" },
    { "table amend", 12, "number of an event" },
    { "table amend -1 nothing", 13, "number of an event" },
    { "table amend 1", 14, "really happened" },
    { "table amend 1 nothing more", 23, "does not fit" },
    { "table amend 1 table undo", 15, "plays and facts" },
    { "table amend 1 table note \"x\"", 15, "plays and facts" },
    { "table amend 1 table amend 1 red end", 15, "plays and facts" },
    { "table amend 1 @2026-11-21T20:05:12+01:00 red end", 15, "really happened" },
    { "table amend 1 red hop", 19, "not a play" },
    { "red end\nred end", 8, "control" },
    { "red end\r", 8, "control" },
  };
  assert_wrong (BOARD_GAME TWO, cases, G_N_ELEMENTS (cases));
}

static void
test_card_errors (void)
{
  static const Wrong cases[] = {
    { "red place mine-1 L", 5, "not a play" },
    { "red retrieve", 5, "not a play" },
    { "table market 14", 7, "not a play" },
    { "table adjust bribe +3", 14, "colour" },
    { "table adjust red money +3", 18, "cannot be adjusted" },
    { "table adjust red workers +L", 18, "cannot be adjusted" },
    { "red activate", 13, "name" },
    { "red activate side m5", 14, "name" },
    { "red activate loaded p1", 21, "does not fit" },
    { "red activate m5 side", 21, "name" },
    { "red activate m5 side ?", 22, "name" },
    { "red activate m5 side e1 side e2", 25, "twice" },
    { "red activate m5 pool Le", 22, "Personnel" },
    { "red activate m5 pool", 21, "Personnel" },
    { "red activate f2 draw from e1", 22, "twice" },
    { "red activate f2 from", 21, "name" },
    { "red activate f2 discard f2", 25, "colour" },
    { "red activate m5 e2", 17, "does not fit" },
    { "red design p1 p2", 15, "does not fit" },
    { "red design ?", 12, "name" },
    { "red spy", 8, "colour" },
    { "red spy blue", 13, "does not fit" },
    { "red spy blue uranium", 14, "does not fit" },
    { "red agent", 10, "name" },
    { "red agent play", 15, "name" },
    { "red agent blue", 15, "does not fit" },
    { "red agent engineer draw", 20, "does not fit" },
    { "red agent play m5 pool L", 19, "does not fit" },
    { "red end discard", 16, "name" },
    { "red end m5", 9, "does not fit" },
    { "table plans", 12, "name" },
    { "table hand red", 15, "name" },
    { "table hand red m5 ?", 19, "name" },
    { "table adjust red hand m5", 23, "+ or -" },
  };
  assert_wrong (CARD_GAME TWO, cases, G_N_ELEMENTS (cases));
}

/* What a play holds, where its text alone does not say. */
static void
test_values (void)
{
  YcRecord *record = read_text (CARD_GAME TWO);
  YcPlay play;
  const char *line = "red activate plan-sse-u4 side nobody mine-ee-y3 discard blue ?";
  g_assert_true (yc_record_read_play (record, line, strlen (line), &play, NULL));
  g_assert_cmpint (play.target_drawer, ==, YC_BOMBS);
  g_assert_cmpint (play.target, ==, 0);
  g_assert_cmpint (play.n_items, ==, 3);
  g_assert_cmpint (play.items[0].ref, ==, -1);
  g_assert_cmpstr (yc_record_unknown_name (record, -1), ==, "nobody");
  g_assert_cmpint (play.items[1].list, ==, YC_LIST_SIDE);
  g_assert_cmpint (play.items[1].ref, ==, 1);
  g_assert_cmpint (play.items[2].list, ==, YC_LIST_FACTORY);
  g_assert_cmpint (play.items[2].ref, ==, YC_UNTOLD);
  g_assert_cmpint (play.target_color, ==, YC_BLUE);
  line = "red activate uranium";
  g_assert_true (yc_record_read_play (record, line, strlen (line), &play, NULL));
  g_assert_cmpint (play.target_drawer, ==, YC_SPACES);
  g_assert_cmpint (play.n_items, ==, 0);
  g_assert_cmpint (play.factory_use, ==, YC_FACTORY_NOTHING);
  yc_record_free (record);
}

/* While it is typed a statement is not finished, and a quote may be open. */
static void
test_actors (void)
{
  g_assert_cmpint (yc_line_actor (" table note \"an op"), ==, YC_TABLE);
  g_assert_cmpint (yc_line_actor ("blue"), ==, YC_BLUE);
  g_assert_cmpint (yc_line_actor ("tables"), ==, -1);
  g_assert_cmpint (yc_line_actor (""), ==, -1);
}

/* What a writing has no room for is cut off; its length says so. */
static void
test_small_room (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO);
  YcPlay play;
  char line[8] = "xxxxxxx";
  g_assert_true (yc_record_read_play (record, "red retrieve", 12, &play, NULL));
  g_assert_cmpuint (yc_play_write (record, &play, line, 5), ==, 12);
  g_assert_cmpstr (line, ==, "red ");
  g_assert_cmpint (line[5], ==, 'x');
  g_assert_cmpuint (yc_play_write (record, &play, NULL, 0), ==, 12);
  yc_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/notation/board-plays", test_board_plays);
  g_test_add_func ("/notation/card-plays", test_card_plays);
  g_test_add_func ("/notation/board-errors", test_board_errors);
  g_test_add_func ("/notation/card-errors", test_card_errors);
  g_test_add_func ("/notation/values", test_values);
  g_test_add_func ("/notation/actors", test_actors);
  g_test_add_func ("/notation/small-room", test_small_room);
  return g_test_run ();
}
