/* test-secrets.c: what of a play only a player knows, as each seat sees it. */

#include "telling.h"
#include "told.h"
#include "chain/chain.h"

static const char head[] = "yellowcake 1\ngame chain-reaction\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\n"
                           "card m5 mine x1 needs ? gives Y2 side L\n"
                           "plan p6 needs LLSSE points 6\nplan p7 needs SSE points 6\nplans p7 ?\n";

#define RED   0
#define BLUE  1
#define TABLE (-1)

/* The statement as a seat, or everybody, sees it. */
static char *
seen_by (YcSession *session, const char *line, int seat)
{
  char seen[YC_MAX_LINE + 1];
  YcPlay play;
  g_assert_true (yc_session_read_play (session, line, &play, NULL));
  yc_play_hide (yc_session_get_setup (session), &play, seat);
  yc_play_write (yc_session_get_record (session), &play, seen, sizeof seen);
  return g_strdup (seen);
}

static void
test_plays (void)
{
  static const struct {
    const char *line, *open;
    int owner;
  } plays[] = {
    { "table hand blue m5", "table hand blue", BLUE },
    { "table adjust red hand +m5", "table adjust red hand +?", RED },
    { "red design p6", "red design", RED },
    { "red spy blue card m5", "red spy blue card", RED },
  };
  g_autoptr (YcSession) session = told_begin (head);
  for (gsize i = 0; i < G_N_ELEMENTS (plays); i++)
    for (int seat = TABLE; seat <= BLUE; seat++) {
      g_autofree char *seen = seen_by (session, plays[i].line, seat);
      g_assert_cmpstr (seen, ==, seat == plays[i].owner ? plays[i].line : plays[i].open);
    }
}

/* What lies on the table is seen by all. */
static void
test_open (void)
{
  g_autoptr (YcSession) session = told_begin (head);
  g_autofree char *discarded = seen_by (session, "red end discard m5", TABLE);
  g_assert_cmpstr (discarded, ==, "red end discard m5");
}

static void
test_reasons (void)
{
  g_autoptr (YcSession) session = told_begin (head);
  const YcSetup *setup = yc_session_get_setup (session);
  const YcGameTelling *telling = yc_telling_of (yc_session_get_game (session));
  const YcReason in_hand = { .place = YC_PLACE_HAND, .seat = BLUE, .holder = -1 };
  const YcReason in_other = { .place = YC_PLACE_HAND, .seat = RED, .holder = BLUE };
  const YcReason in_row = { .place = YC_PLACE_ROW, .seat = -1, .holder = -1 };
  for (int seat = TABLE; seat <= BLUE; seat++) {
    YcReason hand = in_hand, other = in_other, row = in_row;
    telling->hide_reason (setup, &hand, seat);
    telling->hide_reason (setup, &other, seat);
    telling->hide_reason (setup, &row, seat);
    g_assert_cmpint (hand.place, ==, seat == BLUE ? YC_PLACE_HAND : YC_PLACE_NOWHERE);
    g_assert_cmpint (hand.seat, ==, seat == BLUE ? BLUE : -1);
    g_assert_cmpint (other.place, ==, seat == BLUE ? YC_PLACE_HAND : YC_PLACE_NOWHERE);
    g_assert_cmpint (other.holder, ==, seat == BLUE ? BLUE : -1);
    g_assert_cmpint (other.seat, ==, RED);
    g_assert_cmpint (row.place, ==, YC_PLACE_ROW);
  }
}

/* How many copies of a card are known in a hand, only who holds it may know; how many cards it
 * holds, all see. */
static void
test_numbers (void)
{
  g_autoptr (YcSession) session = told_begin (head);
  const YcSetup *setup = yc_session_get_setup (session);
  const YcGameTelling *telling = yc_telling_of (yc_session_get_game (session));
  const YcReason known = { .rule = YC_RULE_CHAIN_NO_SUCH_CARD,
                           .seat = BLUE,
                           .holder = -1,
                           .card = 0,
                           .number = 2,
                           .limit = 1 };
  for (int seat = TABLE; seat <= BLUE; seat++) {
    YcReason of_card = known, of_hand = known, of_pile = known;
    of_pile.seat = -1;
    of_hand.card = YC_NONE;
    telling->hide_reason (setup, &of_card, seat);
    telling->hide_reason (setup, &of_hand, seat);
    telling->hide_reason (setup, &of_pile, seat);
    g_assert_cmpint (of_pile.number, ==, 2);
    g_assert_cmpint (of_card.number, ==, seat == BLUE ? 2 : 0);
    g_assert_cmpint (of_card.limit, ==, seat == BLUE ? 1 : 0);
    g_assert_cmpint (of_hand.number, ==, 2);
    g_assert_cmpint (of_hand.limit, ==, 1);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chain-secrets/plays", test_plays);
  g_test_add_func ("/chain-secrets/open", test_open);
  g_test_add_func ("/chain-secrets/reasons", test_reasons);
  g_test_add_func ("/chain-secrets/numbers", test_numbers);
  return g_test_run ();
}
