/* test-manhattan-game.c: the board game as one of the games; ids and the reason that names a
 * ruling. */

#include "board-facts.h"

#include <string.h>

static void
test_game (void)
{
  g_autofree char *text = board_text (3, "red place mine-2 L\nred end\n");
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  const YcGame *game = &yc_manhattan_game;
  const YcPosition *position = yc_timeline_position (timeline);

  g_assert_true (yc_record_game (record) == game);
  g_assert_cmpstr (game->id, ==, "manhattan-project");
  g_assert_cmpint (game->min_seats, ==, 2);
  g_assert_cmpint (game->max_seats, ==, 5);
  g_assert_cmpint (game->active_seat (position), ==, 1);
  g_assert_false (game->is_over (position));
  g_assert_cmpint (game->score (yc_record_setup (record), position, 0), ==, 0);
}

/* Every rule has an id of its own. */
static void
test_rule_ids (void)
{
  for (const YcGame *const *game = yc_games; *game; game++)
    for (YcRule rule = 0; rule < (*game)->n_rules; rule++) {
      g_assert_nonnull (strchr (yc_rule_id (*game, rule), '.'));
      for (YcRule other = 0; other < rule; other++)
        g_assert_cmpstr (yc_rule_id (*game, rule), !=, yc_rule_id (*game, other));
    }
  g_assert_null (yc_rule_info (&yc_manhattan_game, YC_NO_RULE));
}

/* The first of the gravest, wherever it stands. */
static void
test_first (void)
{
  YcRuling ruling = { .verdict = YC_ILLEGAL, .n_reasons = 3 };

  ruling.reasons[0] = (YcReason){ .rule = YC_RULE_PICKS_NOT_IN_ROW, .verdict = YC_UNSEEN };
  ruling.reasons[1] = (YcReason){ .rule = YC_RULE_PICKS_ORDER, .verdict = YC_ILLEGAL };
  ruling.reasons[2] = (YcReason){ .rule = YC_RULE_PAY_SHORT, .verdict = YC_ILLEGAL };
  g_assert_true (yc_ruling_first (&ruling) == &ruling.reasons[1]);
  ruling.verdict = YC_UNSEEN;
  g_assert_true (yc_ruling_first (&ruling) == &ruling.reasons[0]);
  ruling = (YcRuling){ .verdict = YC_LEGAL };
  g_assert_null (yc_ruling_first (&ruling));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/board", test_game);
  g_test_add_func ("/game/rule-ids", test_rule_ids);
  g_test_add_func ("/game/first-reason", test_first);
  return g_test_run ();
}
