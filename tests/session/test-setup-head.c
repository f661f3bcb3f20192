/* test-setup-head.c: the head of a record as it is written from what the table said. */

#include "setup-head.h"
#include "manhattan/board.h"
#include "chain/chain.h"

#include <string.h>

static void
seat_many (YcHead *head, guint n)
{
  static const char *const names[] = { "Ana", "Bo \"the Bomb\"", "", "Di\\", "Éva" };

  for (guint place = 0; place < n; place++)
    yc_head_seat (head, (YcColor) place, names[place]);
}

static void
assert_head (const YcHead *head, const char *expected)
{
  g_autofree char *text = yc_head_write (head);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_three_players (void)
{
  g_auto (YcHead) head = { 0 };

  yc_head_init (&head, &yc_manhattan_game);
  yc_head_seat (&head, YC_RED, "Ana");
  yc_head_seat (&head, YC_PURPLE, "Bo");
  yc_head_seat (&head, YC_GREEN, "");
  head.first = 1;
  head.location = g_strdup ("Kitchen \"table\"");
  head.rows[YC_ROW_MARKET][6] = g_strdup ("37");
  head.rows[YC_ROW_BOMBS][0] = g_strdup ("03");
  yc_head_set_option (&head, "design-reopens", 1);
  yc_head_set_option (&head, "bomb-workers-count", 1);

  assert_head (&head, "yellowcake 1\n"
                      "game manhattan-project\n"
                      "rules 1\n"
                      "location \"Kitchen \\\"table\\\"\"\n"
                      "option design-reopens yes\n"
                      "player purple \"Bo\"\n"
                      "player green \"Green\"\n"
                      "player red \"Ana\"\n"
                      "market ? ? ? ? ? ? 37\n"
                      "bombs 03 ? ? ?\n");
}

/* Who begins keeps beginning, wherever the others go. */
static void
test_players_change (void)
{
  g_auto (YcHead) head = { 0 };

  yc_head_init (&head, &yc_manhattan_game);
  seat_many (&head, 4);
  head.first = 2;
  yc_head_move_player_up (&head, 2);
  g_assert_cmpuint (head.first, ==, 1);
  yc_head_remove_player (&head, 0);
  g_assert_cmpuint (head.first, ==, 0);
  g_assert_cmpuint (head.n_players, ==, 3);
  yc_head_add_player (&head);
  g_assert_cmpint (head.players[3].color, ==, YC_RED); /* is free again */
  yc_head_set_color (&head, 3, head.players[0].color);
  g_assert_cmpint (head.players[0].color, ==, YC_RED);
  yc_head_set_name (&head, 3, "  Flo ");
  g_assert_cmpstr (head.players[3].name, ==, "Flo");
}

/* The people stay, what is told of cards and options goes. */
static void
test_other_game (void)
{
  g_auto (YcHead) head = { 0 };

  yc_head_init (&head, &yc_chain_game);
  yc_head_seat (&head, YC_BLUE, "Ana");
  yc_head_set_option (&head, "target", 12);
  head.rows[YC_ROW_PLANS][0] = g_strdup ("plan-sse-u4");
  yc_head_set_game (&head, &yc_manhattan_game);
  assert_head (&head, "yellowcake 1\n"
                      "game manhattan-project\n"
                      "rules 1\n"
                      "player blue \"Ana\"\n"
                      "player red \"Red\"\n"
                      "market ? ? ? ? ? ? ?\n"
                      "bombs ? ? ?\n");
  yc_head_set_game (&head, &yc_chain_game);
  g_assert_cmpint (yc_head_get_option (&head, "target"), ==, 10);
}

static void
test_turns_and_bonuses (void)
{
  g_auto (YcHead) head = { 0 };

  yc_head_init (&head, &yc_manhattan_game);
  seat_many (&head, 5);
  head.first = 3;
  head.players[1].bonus = YC_SCIENTIST;

  g_assert_cmpuint (yc_head_turn_of (&head, 3), ==, 0);
  g_assert_cmpuint (yc_head_turn_of (&head, 2), ==, 4);
  g_assert_false (yc_head_takes_worker (&head, 0));
  g_assert_true (yc_head_takes_worker (&head, 1));
  g_assert_true (yc_head_takes_worker (&head, 2));
  g_assert_cmpuint (yc_head_extra_money (&head, 3), ==, 0);
  g_assert_cmpuint (yc_head_extra_money (&head, 4), ==, 2);
  g_assert_cmpuint (yc_head_extra_money (&head, 0), ==, 4);
  g_assert_cmpuint (yc_head_extra_money (&head, 1), ==, 2);
  g_assert_cmpuint (yc_head_extra_money (&head, 2), ==, 4);
}

static void
test_card_game (void)
{
  g_auto (YcHead) head = { 0 };

  yc_head_init (&head, &yc_chain_game);
  yc_head_seat (&head, YC_BLUE, "Solo");
  g_assert_true (yc_head_option_is_number (&head, "target"));
  g_assert_cmpint (yc_head_get_option (&head, "target"), ==, 10);
  yc_head_set_option (&head, "target", 12);
  yc_head_set_option (&head, "mix-personnel", 0);
  g_assert_cmpuint (yc_head_row_length (&head, YC_ROW_PLANS), ==, 4);
  g_assert_cmpuint (yc_head_extra_money (&head, 0), ==, 0);

  assert_head (&head, "yellowcake 1\n"
                      "game chain-reaction\n"
                      "rules 1\n"
                      "option mix-personnel no\n"
                      "option target 12\n"
                      "player blue \"Solo\"\n"
                      "plans ? ? ? ?\n");
}

/* Whatever the table says, the reader understands it, and the seats are in turn order. */
static void
check_readable (const YcGame *game, guint n, guint first)
{
  g_auto (YcHead) head = { 0 };
  g_autofree char *text = NULL;
  YcRecord *record;
  YcError error = { 0 };

  yc_head_init (&head, game);
  seat_many (&head, n);
  head.first = first;
  text = yc_head_write (&head);
  record = yc_record_read (text, strlen (text), &error);
  if (record == NULL)
    g_error ("%u: %s %s\n%s", error.line, error.message, error.detail, text);
  g_assert_cmpuint (yc_record_setup (record)->n_seats, ==, n);
  for (guint turn = 0; turn < n; turn++) {
    const YcSeat *read = &yc_record_setup (record)->seats[turn];
    gboolean worker = game == &yc_manhattan_game && turn >= 3;

    g_assert_cmpint (read->color, ==, (first + turn) % n);
    g_assert_cmpint (read->bonus, ==, worker ? YC_ENGINEER : -1);
  }
  for (guint row = 0; row < game->n_rows; row++)
    g_assert_cmpuint (yc_record_setup (record)->row_length[row], ==,
                      yc_head_row_length (&head, row));
  yc_record_free (record);
}

static void
test_readable (void)
{
  for (guint i = 0; yc_games[i]; i++)
    for (guint n = yc_games[i]->min_seats; n <= yc_games[i]->max_seats; n++)
      for (guint first = 0; first < n; first++)
        check_readable (yc_games[i], n, first);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/head/players-change", test_players_change);
  g_test_add_func ("/head/other-game", test_other_game);
  g_test_add_func ("/head/three-players", test_three_players);
  g_test_add_func ("/head/turns-and-bonuses", test_turns_and_bonuses);
  g_test_add_func ("/head/card-game", test_card_game);
  g_test_add_func ("/head/readable", test_readable);
  return g_test_run ();
}
