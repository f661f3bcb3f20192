/* test-effect.c: what a play would bring, to whom, and what it would cost. */

#include "effect.h"
#include "grammar.h"
#include "sample-session.h"

static YcEffect
effect_of (YcSession *session, const char *line)
{
  YcPlay play;

  g_assert_true (yc_session_read_play (session, line, &play, NULL));
  return yc_effect_of_play (yc_session_get_setup (session), yc_session_get_game (session),
                            yc_session_get_position (session), &play);
}

static void
test_effects (void)
{
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 0);
  YcEffect mine = effect_of (session, "blue place mine-1 L");
  YcEffect shared = effect_of (session, "blue place mine-2 L");
  YcEffect school = effect_of (session, "blue place university-1 L");

  g_assert_cmpint (mine.pays.goods[YC_MONEY], ==, 5);
  g_assert_cmpint (mine.brings.goods[YC_YELLOWCAKE], ==, 4);
  g_assert_true (yc_side_is_empty (&mine.others[1].gets));
  g_assert_true (yc_side_is_empty (&shared.pays));
  /* blue sits first of three */
  g_assert_true (yc_side_is_empty (&shared.others[0].gets));
  g_assert_cmpint (shared.others[1].gets.goods[YC_YELLOWCAKE], ==, 1);
  g_assert_cmpint (shared.others[2].gets.goods[YC_YELLOWCAKE], ==, 1);
  g_assert_true (yc_effect_is_equal_for_others (&shared, 3, 0));
  /* all own laborers are out of the general supply: contractors come */
  g_assert_cmpint (school.brings.workers[YC_LABORER], ==, 3);
}

/* A strike hits one alone. */
static void
test_effect_on_one (void)
{
  static const char strike[] = "yellow strike fighter red F x3";
  g_autoptr (YcSession) session = sample_after ("example-board-air-strike", 12);
  YcEffect effect = effect_of (session, strike);

  g_assert_cmpint (effect.others[1].loses.goods[YC_FIGHTERS], ==, 3);
  g_assert_true (yc_side_is_empty (&effect.others[1].gets));
  g_assert_true (yc_side_is_empty (&effect.others[2].loses));
  g_assert_false (yc_effect_is_equal_for_others (&effect, 4, 0));
}

/* What is taken from a hand of the card game is a card. */
static void
test_effect_on_hands (void)
{
  static const char spying[] = "blue spy red card m2";
  g_autoptr (YcSession) session
    = sample_after ("older-card-3p", sample_event_before ("older-card-3p", spying));
  YcEffect effect = effect_of (session, spying);
  const YcSetup *setup = yc_session_get_setup (session);

  g_assert_cmpint (effect.others[setup->seat_of_color[YC_RED]].cards, ==, -1);
  g_assert_cmpint (effect.others[setup->seat_of_color[YC_BLUE]].cards, ==, 0);
}

/* Who would be spent by a play that cannot be made is not brought by it. */
static void
test_effect_of_nothing (void)
{
  g_autoptr (YcSession) session = sample_after ("older-card-2p", 28);
  YcEffect effect = effect_of (session, "yellow activate m5 pool EEE");

  g_assert_true (yc_side_is_empty (&effect.brings));
  g_assert_true (yc_side_is_empty (&effect.pays));
}

/* What is put in beyond the need is spent; a `?` takes laborers first. */
static void
test_surplus (void)
{
  g_autoptr (YcSession) session = sample_after ("example-chain-surplus", 1);
  YcEffect three = effect_of (session, "red activate m1 side q1 u1");
  YcEffect idle = effect_of (session, "red activate m1 side q1 espionage");
  YcEffect any = effect_of (session, "red activate engineer side m1 q1 f1");
  YcEffect short_of = effect_of (session, "red activate m1 side f1");
  YcEffect unknown = effect_of (session, "red activate uranium side u1");

  g_assert_cmpint (three.surplus.workers[YC_ENGINEER], ==, 2);
  g_assert_cmpint (three.idle_cards, ==, 0);
  g_assert_cmpint (idle.surplus.workers[YC_ENGINEER], ==, 1);
  g_assert_cmpint (idle.idle_cards, ==, 1);
  g_assert_cmpint (any.surplus.workers[YC_LABORER], ==, 0);
  g_assert_cmpint (any.surplus.workers[YC_ENGINEER], ==, 2);
  g_assert_true (yc_side_is_empty (&short_of.surplus));
  g_assert_true (yc_side_is_empty (&unknown.surplus));
}

static void
test_effect_on_points (void)
{
  g_autoptr (YcSession) session
    = sample_after ("board-3p-told", sample_event_before ("board-3p-told", "blue build 14 EESS"));
  YcEffect effect = effect_of (session, "blue build 14 EESS");

  g_assert_cmpint (effect.points, ==, 30);
  g_assert_cmpint (effect.pays.goods[YC_URANIUM], ==, 6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/effect/of-a-play", test_effects);
  g_test_add_func ("/effect/on-one", test_effect_on_one);
  g_test_add_func ("/effect/on-hands", test_effect_on_hands);
  g_test_add_func ("/effect/of-nothing", test_effect_of_nothing);
  g_test_add_func ("/effect/surplus", test_surplus);
  g_test_add_func ("/effect/on-points", test_effect_on_points);
  return g_test_run ();
}
