/* test-head.c: the head of a record, and what makes it unreadable. */

#include "reading.h"
#include "manhattan/board.h"
#include "chain/chain.h"

#define THREE TWO "player green \"G\"\n"
#define FOUR  THREE "player yellow \"Y\" bonus S\n"

static void
test_setup (void)
{
  YcRecord *record = read_text ("yellowcake 1\ngame manhattan-project\nrules 1\n"
                                "session 0197c2f0-0000-7000-8000-000000000001\n"
                                "date 2026-11-21T19:30:00+01:00\nlocation \"Kitchen \\\"x\\\"\"\n"
                                "option design-reopens yes\noption bomb-workers-count no\n" FOUR
                                "market 01 ? 21 ? 11 02 37\nbombs 03 ? 24 07 00\n");
  const YcSetup *setup = yc_record_setup (record);
  char name[20];
  g_assert_cmpint (setup->n_seats, ==, 4);
  g_assert_cmpint (setup->seats[3].color, ==, YC_YELLOW);
  g_assert_cmpint (setup->seats[3].bonus, ==, YC_SCIENTIST);
  g_assert_cmpint (setup->seats[0].bonus, ==, -1);
  g_assert_cmpint (setup->seat_of_color[YC_GREEN], ==, 2);
  g_assert_cmpint (setup->seat_of_color[YC_PURPLE], ==, -1);
  g_assert_true (setup->options[YC_OPTION_DESIGN_REOPENS]
                 && setup->options[YC_OPTION_CONSTRUCTION_WITHOUT_PURCHASE]);
  g_assert_false (setup->options[YC_OPTION_BOMB_WORKERS_COUNT]);
  g_assert_cmpint (setup->row_length[YC_ROW_BOMBS], ==, 5);
  g_assert_cmpint (setup->rows[YC_ROW_BOMBS][1], ==, YC_UNTOLD);
  g_assert_cmpstr (setup->catalogue.cards[YC_BOMBS][setup->rows[YC_ROW_BOMBS][2]].id, ==, "24");
  g_assert_cmpstr (setup->catalogue.cards[YC_CARDS][setup->rows[YC_ROW_MARKET][6]].id, ==, "37");
  g_assert_cmpint (setup->rows[YC_ROW_MARKET][1], ==, YC_UNTOLD);
  g_assert_cmpuint (yc_record_n_events (record), ==, 0);
  yc_text_unquote (yc_record_head (record, YC_HEAD_LOCATION), name, sizeof name);
  g_assert_cmpstr (name, ==, "Kitchen \"x\"");
  yc_record_free (record);
}

/* What is not told is untold; what is not chosen has its default. */
static void
test_defaults (void)
{
  YcRecord *record = read_text (BOARD_GAME TWO);
  const YcSetup *setup = yc_record_setup (record);
  g_assert_cmpint (setup->row_length[YC_ROW_BOMBS], ==, 3);
  for (int i = 0; i < YC_SLOTS; i++)
    g_assert_cmpint (setup->rows[YC_ROW_MARKET][i], ==, YC_UNTOLD);
  for (int i = 0; i < setup->row_length[YC_ROW_BOMBS]; i++)
    g_assert_cmpint (setup->rows[YC_ROW_BOMBS][i], ==, YC_UNTOLD);
  g_assert_true (setup->options[YC_OPTION_BOMB_WORKERS_COUNT]);
  g_assert_false (setup->options[YC_OPTION_DESIGN_REOPENS]);
  g_assert_cmpuint (yc_record_head (record, YC_HEAD_DATE).length, ==, 0);
  yc_record_free (record);
  record = read_text (CARD_GAME "player red \"R\"\noption target 12\n");
  setup = yc_record_setup (record);
  g_assert_cmpint (setup->row_length[YC_ROW_PLANS], ==, 4);
  g_assert_cmpint (setup->options[YC_OPTION_TARGET], ==, 12);
  g_assert_true (setup->options[YC_OPTION_MIX_PERSONNEL]
                 && setup->options[YC_OPTION_SOLO_LAST_TURN]);
  yc_record_free (record);
}

/* The head is written in its order, whatever order it was read in. */
static void
test_order (void)
{
  assert_written ("yellowcake   1 # x\nlocation \"a  b\"\nrules 1\n\tgame\tmanhattan-project\n"
                  "bombs ? ? ?\nlive # x\nmarket ? ? ? ? ? ? 14\ncard 99 mine   needs ? gives Y1\n"
                  "player red \"R\"\r\noption design-reopens no\n\nplayer blue \"B\"\nprices 1 2 3 "
                  "4 5 6 7\nred end",
                  "yellowcake 1\ngame manhattan-project\nrules 1\nlive\nlocation \"a  b\"\n"
                  "player red \"R\"\noption design-reopens no\nplayer blue \"B\"\n"
                  "card 99 mine needs ? gives Y1\nprices 1 2 3 4 5 6 7\n"
                  "market ? ? ? ? ? ? 14\nbombs ? ? ?\nred end\n");
}

#define UUID "0197c2f0-0000-7000-8000-00000000000a"

/* A branch says where it comes from; what it says of events that it does not have is left out. */
static void
test_from (void)
{
  assert_written (BOARD_GAME "player red \"R\"\nfrom  " UUID " 2 # then\nplayer blue \"B\"\n"
                             "session 0197c2f0-0000-7000-8000-000000000001\nred end\n",
                  BOARD_GAME "session 0197c2f0-0000-7000-8000-000000000001\n"
                             "from " UUID " 2\nplayer red \"R\"\nplayer blue \"B\"\nred end\n");
  assert_written (BOARD_GAME "from " UUID "  2   \"Try \\\"3\\\"\"\n" TWO "red end\n",
                  BOARD_GAME "from " UUID " 2 \"Try \\\"3\\\"\"\n" TWO "red end\n");
  YcRecord *called = read_text (BOARD_GAME "from " UUID " 2 \"Bolder\"\n" TWO);
  g_assert_cmpuint (yc_record_head (called, YC_HEAD_CALLED).length, ==, strlen ("\"Bolder\""));
  yc_record_free (called);
  YcRecord *record = read_text (BOARD_GAME "from " UUID " 2\n" TWO "red end\n");
  const YcText from = yc_record_head (record, YC_HEAD_FROM);
  g_assert_true (from.length == strlen (UUID) && memcmp (from.start, UUID, from.length) == 0);
  g_assert_cmpuint (yc_record_fork (record), ==, 1);
  g_assert_cmpuint (yc_record_append (record, "table pause", 11, NULL), ==, 2);
  g_assert_cmpuint (yc_record_append (record, "table resume", 12, NULL), ==, 3);
  g_assert_cmpuint (yc_record_fork (record), ==, 2);
  yc_record_free (record);
  record = read_text (BOARD_GAME TWO "red end\n");
  g_assert_cmpuint (yc_record_fork (record), ==, 0);
  g_assert_cmpuint (yc_record_head (record, YC_HEAD_FROM).length, ==, 0);
  yc_record_free (record);
}

static void
test_unreadable (void)
{
  static const Unreadable cases[] = {
    { "", 1, 1, "begins with" },
    { "# nothing\n", 1, 1, "begins with" },
    { "game manhattan-project\n", 1, 1, "begins with" },
    { "\xef\xbb\xbfyellowcake 1\n", 1, 1, "byte-order" },
    { "yellowcake 2\n", 1, 12, "newer" },
    { "yellowcake 0\n", 1, 12, "version number" },
    { "yellowcake\n", 1, 11, "version number" },
    { "yellowcake 1 2\n", 1, 14, "does not fit" },
    { "yellowcake 1\nyellowcake 1\n", 2, 1, "twice" },
    { "yellowcake 1\nrules 2\n", 2, 7, "newer" },
    { "yellowcake 1\n", 1, 13, "game is missing" },
    { "yellowcake 1\ngame chess\n", 2, 6, "expected" },
    { "yellowcake 1\nplayer red \"R\"\n", 2, 1, "must come before" },
    { "yellowcake 1\nsession 1\n", 2, 9, "UUID" },
    { "yellowcake 1\nfrom\n", 2, 5, "UUID" },
    { "yellowcake 1\nfrom 7 7\n", 2, 6, "UUID" },
    { "yellowcake 1\nfrom " UUID "\n", 2, 42, "number of an event" },
    { "yellowcake 1\nfrom " UUID " -1\n", 2, 43, "number of an event" },
    { "yellowcake 1\nfrom " UUID " 100001\n", 2, 43, "number of an event" },
    { "yellowcake 1\nfrom " UUID " 1 2\n", 2, 45, "does not fit" },
    { "yellowcake 1\nfrom " UUID " 1\nfrom " UUID " 1\n", 3, 1, "twice" },
    { BOARD_GAME TWO "from " UUID " 1 Bolder\n", 5, 45, "does not fit" },
    { BOARD_GAME TWO "from " UUID " 1 \"Bolder\" 2\n", 5, 54, "does not fit" },
    { BOARD_GAME TWO "from " UUID " 1\nsession " UUID "\n", 6, 45, "from itself" },
    { BOARD_GAME TWO "red end\nfrom " UUID " 1\n", 6, 1, "not known" },
    { "yellowcake 1\ndate today\n", 2, 6, "time" },
    { "yellowcake 1\ndate 2026-13-21T19:30:00Z\n", 2, 6, "no such date" },
    { "yellowcake 1\nlocation here\n", 2, 10, "quotes" },
    { "yellowcake 1\nhello\n", 2, 1, "not known" },
    { "yellowcake 1\nlive yes\n", 2, 6, "does not fit" },
    { "yellowcake 1\nlive\nlive\n", 3, 1, "twice" },
    { "yellowcake 1\rgame", 1, 13, "control" },
    { "yellowcake 1\r", 1, 13, "control" },
    { BOARD_GAME "option mix-personnel no\n", 3, 8, "no such option" },
    { BOARD_GAME "option design-reopens maybe\n", 3, 23, "yes or no" },
    { BOARD_GAME "option design-reopens no\noption design-reopens no\n", 4, 8, "twice" },
    { CARD_GAME "option target 9\n", 3, 15, "10" },
    { BOARD_GAME "player pink \"P\"\n", 3, 8, "colour" },
    { BOARD_GAME "player red R\n", 3, 12, "quotes" },
    { BOARD_GAME "player red \"R\"\nplayer red \"S\"\n", 4, 8, "this colour" },
    { BOARD_GAME "player red \"R\" bonus E\n", 3, 16, "Only the fourth" },
    { BOARD_GAME THREE "player yellow \"Y\"\n", 6, 18, "bonus" },
    { BOARD_GAME THREE "player yellow \"Y\" bonus L\n", 6, 25, "bonus" },
    { CARD_GAME THREE "player yellow \"Y\" bonus S\n", 6, 19, "Only" },
    { BOARD_GAME "player red \"R\"\n", 3, 15, "too few" },
    { BOARD_GAME "player red \"R\"\nred end\n", 3, 15, "too few" },
    { CARD_GAME, 2, 20, "too few" },
    { BOARD_GAME FOUR "player purple \"P\" bonus E\nplayer red \"R\"\n", 8, 1, "too many" },
    { BOARD_GAME TWO "plans ? ?\n", 5, 1, "this game" },
    { CARD_GAME TWO "market ? ? ? ? ? ? ?\n", 5, 1, "this game" },
    { BOARD_GAME TWO "market ? ? ? ? ? ?\n", 5, 19, "too short" },
    { BOARD_GAME TWO "market ? ? ? ? ? ? ? ?\n", 5, 22, "too long" },
    { BOARD_GAME TWO "bombs 01 02\n", 5, 12, "too short" },
    { BOARD_GAME TWO "bombs 01 02 03 04\n", 5, 16, "too long" },
    { CARD_GAME "player red \"R\"\nplans ? ? ?\n", 4, 12, "too short" },
    { BOARD_GAME TWO "bombs 01 77 03\n", 5, 10, "not known" },
    { BOARD_GAME TWO "bombs 01 - 03\n", 5, 10, "not known" },
    { BOARD_GAME TWO "bombs 01 02 01\n", 5, 13, "twice" },
    { BOARD_GAME TWO "market 01 01 ? ? ? ? ?\n", 5, 11, "twice" },
    { BOARD_GAME TWO "market 14 ? ? ? ? ? ?\n", 5, 8, "starting" },
    { BOARD_GAME TWO "market ? ? ? ? ? ? 01\n", 5, 20, "no starting" },
    { BOARD_GAME TWO "bombs ? ? ?\nbombs ? ? ?\n", 6, 1, "twice" },
    { BOARD_GAME TWO "red end\nrules 1\n", 6, 1, "not known" },
  };
  assert_unreadable (cases, G_N_ELEMENTS (cases));
}

static void
test_catalogue_file (void)
{
  const char *text = BOARD_GAME "# ours\ncard 51 mine needs E gives Y9\n";
  YcRecord *record = yc_record_read_catalogue (text, strlen (text), NULL);
  g_assert_nonnull (record);
  g_assert_cmpint (yc_record_setup (record)->catalogue.n[YC_CARDS], ==, 51);
  yc_record_free (record);
  static const char *const others[] = { BOARD_GAME TWO, BOARD_GAME "red end\n", "yellowcake 1\n",
                                        BOARD_GAME "market ? ? ? ? ? ? ?\n", BOARD_GAME "live\n" };
  for (size_t i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_null (yc_record_read_catalogue (others[i], strlen (others[i]), NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/head/setup", test_setup);
  g_test_add_func ("/head/defaults", test_defaults);
  g_test_add_func ("/head/order", test_order);
  g_test_add_func ("/head/from", test_from);
  g_test_add_func ("/head/unreadable", test_unreadable);
  g_test_add_func ("/head/catalogue-file", test_catalogue_file);
  return g_test_run ();
}
