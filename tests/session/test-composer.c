/* test-composer.c: what is proposed for what somebody points at, and when it ends the turn before
 * it. */

#include "composer.h"
#include "grammar.h"
#include "sample-session.h"
#include "samples.h"
#include "shelf.h"
#include "chain/chain.h"

/* ---- Proposals ---- */

typedef struct {
  const char *name;
  guint events;
  YcDrawer drawer;
  const char *id;
  const char *play;
  YcVerdict verdict;
} Proposal;

static const Proposal proposals[] = {
  { "board-3p-told", 0, YC_SPACES, "mine-2", "blue place mine-2 L", YC_LEGAL },
  { "board-3p-told", 0, YC_SPACES, "university-4", "blue place university-4 L choose E", YC_LEGAL },
  { "board-3p-told", 0, YC_SPACES, "construction", "blue place construction L slot 1", YC_LEGAL },
  { "board-3p-told", 0, YC_SPACES, "reactor", "blue place reactor L", YC_ILLEGAL },
  { "board-3p-told", 0, YC_SPACES, "design", "blue place design LL", YC_ILLEGAL },
  { "board-3p-told", 2, YC_CARDS, "01", "blue use 01 L choose F", YC_LEGAL },
  { "board-3p-told", 4, YC_CARDS, "01", "green use 01 L choose F", YC_ILLEGAL },
};

static void
choose (YcComposer *composer, YcDrawer drawer, YcRef ref)
{
  static const YcPoint points[YC_DRAWERS] = { YC_POINT_SPACE, YC_POINT_CARD, YC_POINT_BOMB };

  g_assert_false (yc_composer_point (composer, points[drawer], ref));
}

static void
test_proposals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (proposals); i++) {
    const Proposal *proposal = &proposals[i];
    g_autoptr (YcSession) session = sample_after (proposal->name, proposal->events);
    g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
    g_autoptr (YcComposer) composer = yc_composer_new (view);

    choose (composer, proposal->drawer, sample_ref (session, proposal->drawer, proposal->id));
    assert_composed (session, composer, proposal->play);
    g_assert_cmpint (yc_composer_get_ruling (composer)->verdict, ==, proposal->verdict);
  }
}

static void
assert_proposed (YcSession *session, const char *building, const char *play)
{
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);

  choose (composer, YC_CARDS, sample_ref (session, YC_CARDS, building));
  assert_composed (session, composer, play);
}

/* What was taken there the last time is meant again, if that was in the last rounds: a long session
 * is not looked through for it. */
static void
test_habit (void)
{
  static const char *const round[] = {
    "blue use 01 L choose $", "blue end",
    "green place mine-2 L",   "green end",
    "yellow place mine-1 L",  "yellow end",
    "blue retrieve",          "green retrieve",
    "yellow retrieve",        "blue place mine-2 L",
  };
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 2);

  assert_proposed (session, "01", "blue use 01 L choose F");
  for (gsize i = 0; i < G_N_ELEMENTS (round); i++)
    g_assert_cmpuint (yc_session_record (session, round[i], NULL), ==, i + 3);
  assert_proposed (session, "01", "blue use 01 L choose $");
  for (guint i = 0; i < 120; i++)
    g_assert_cmpuint (yc_session_record (session, "table note \"tea\"", NULL), >, 0);
  assert_proposed (session, "01", "blue use 01 L choose F");
}

static void
test_turns_of_their_own (void)
{
  static const Proposal cases[] = {
    { "board-3p-told", 0, YC_CARDS, "02", "yellow repair 02", YC_LEGAL },
    { "board-3p-told", 0, YC_CARDS, "12", "green repair 12", YC_LEGAL },
    { "board-3p-told", 0, YC_CARDS, "02", "green strike bomber 02", YC_LEGAL },
    { "board-3p-told", 0, YC_BOMBS, "05", "blue build 05 ES", YC_LEGAL },
    { "board-3p-told", 0, YC_BOMBS, "08", "blue load 08", YC_LEGAL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (YcSession) session
      = sample_after (cases[i].name, sample_event_before (cases[i].name, cases[i].play));
    g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
    g_autoptr (YcComposer) composer = yc_composer_new (view);

    choose (composer, cases[i].drawer, sample_ref (session, cases[i].drawer, cases[i].id));
    assert_composed (session, composer, cases[i].play);
  }
}

static void
test_again (void)
{
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  YcRef mine = sample_ref (session, YC_SPACES, "mine-2");

  g_assert_false (yc_composer_point (composer, YC_POINT_SPACE, mine));
  g_assert_true (yc_composer_point (composer, YC_POINT_SPACE, mine));
  g_assert_false (yc_composer_point (composer, YC_POINT_SLOT, 2));
  assert_composed (session, composer, "blue place construction L slot 2");
  g_assert_false (yc_composer_point (composer, YC_POINT_SLOT, 3));
  g_assert_true (yc_composer_point (composer, YC_POINT_SLOT, 3));
  yc_composer_clear (composer);
  g_assert_true (yc_composer_is_empty (composer));
}

/* ---- The next turn ---- */

/* What only the next player can play ends the turn, if it can be ended and if that is wanted. */
static void
test_next_turn (void)
{
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  const YcRef mine = sample_ref (session, YC_SPACES, "mine-2");
  const YcRef fighters = sample_ref (session, YC_SPACES, "fighters");
  YcPlay end;

  yc_composer_set_runs_on (composer, TRUE);
  yc_composer_point (composer, YC_POINT_SPACE, sample_ref (session, YC_SPACES, "reactor"));
  g_assert_false (yc_composer_ends_turn (composer, &end));
  g_assert_false (yc_composer_has_only (composer, YC_END));
  shelf_record (session, "blue place mine-2 L");
  yc_composer_clear (composer);
  g_assert_true (yc_composer_has_only (composer, YC_END));
  g_assert_false (yc_composer_point (composer, YC_POINT_SPACE, fighters));
  assert_composed (session, composer, "green place fighters L");
  g_assert_true (yc_composer_ends_turn (composer, &end));
  g_assert_cmpint (end.actor, ==, YC_BLUE);
  /* what is occupied is nobody's */
  yc_composer_point (composer, YC_POINT_SPACE, mine);
  g_assert_false (yc_composer_ends_turn (composer, &end));
  assert_composed (session, composer, "blue place mine-2 L");
  yc_composer_point (composer, YC_POINT_SPACE, fighters);
  g_assert_true (yc_composer_point (composer, YC_POINT_SPACE, fighters));
  /* once the turn is ended the same play ends none */
  shelf_record (session, "blue end");
  yc_composer_judge_again (composer);
  g_assert_true (yc_composer_is_legal (composer));
  g_assert_false (yc_composer_ends_turn (composer, &end));
}

/* What comes after the play in a turn goes on from it; another of the same kind takes its place. */
static void
test_goes_on (void)
{
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  const YcRef fighters = sample_ref (session, YC_SPACES, "fighters");
  const YcRef mine = sample_ref (session, YC_CARDS, "11");

  shelf_record (session, "table adjust blue building +11");
  yc_composer_set_runs_on (composer, TRUE);
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  yc_composer_point (composer, YC_POINT_SPACE, sample_ref (session, YC_SPACES, "mine-2"));
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_SPACE, fighters));
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_SLOT, 2));
  g_assert_true (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  yc_composer_set_runs_on (composer, FALSE);
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  yc_composer_set_runs_on (composer, TRUE);
  /* a building may come before the main board, as long as nothing is recorded */
  yc_composer_point (composer, YC_POINT_CARD, mine);
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_SPACE, fighters));
  shelf_record (session, "blue place mine-2 L");
  yc_composer_judge_again (composer);
  g_assert_true (yc_composer_goes_on (composer, YC_POINT_SPACE, fighters));
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  /* nobody goes on from what is against the rules */
  shelf_record (session, "table adjust blue workers -LLL");
  yc_composer_judge_again (composer);
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_SPACE, fighters));
}

/* In the card game, a card tapped when the hand is played out is the next player's; before that
 * nobody can know, and while it is composed the cards laid to it are of the same turn. */
static void
test_next_turn_of_cards (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  g_auto (GStrv) events = yc_sample_events (text);
  guint n_out = 0;
  YcPlay end;

  /* not the turn that ends the game: there is none after it */
  for (guint i = 0; i < 128; i++) {
    g_autoptr (YcSession) session = sample_after ("older-card-2p", i);
    g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_TABLE);
    g_autoptr (YcComposer) composer = yc_composer_new (view);
    const YcChain *chain = yc_chain_of (yc_session_get_position (session));

    if (strstr (events[i], " end") == NULL)
      continue;
    yc_composer_set_runs_on (composer, TRUE);
    yc_composer_point (composer, YC_POINT_CARD, sample_ref (session, YC_CARDS, "m6"));
    g_assert_cmpint (yc_composer_ends_turn (composer, &end), ==,
                     chain->players[chain->active].hand == 0);
    n_out += chain->players[chain->active].hand == 0;
    yc_composer_point (composer, YC_POINT_CARD, sample_ref (session, YC_CARDS, "m5"));
    g_assert_cmpint (yc_composer_ends_turn (composer, &end), ==,
                     chain->players[chain->active].hand == 0);
    g_assert_cmpint (yc_composer_get_play (composer)->n_items, ==, 1);
  }
  g_assert_cmpuint (n_out, >, 0);
}

static void
test_own_turn_only (void)
{
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  YcPlay end;

  shelf_record (session, "blue place mine-2 L");
  yc_composer_point (composer, YC_POINT_SPACE, sample_ref (session, YC_SPACES, "fighters"));
  g_assert_false (yc_composer_is_legal (composer));
  g_assert_false (yc_composer_ends_turn (composer, &end));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/composer/proposals", test_proposals);
  g_test_add_func ("/composer/habit", test_habit);
  g_test_add_func ("/composer/turns-of-their-own", test_turns_of_their_own);
  g_test_add_func ("/composer/again", test_again);
  g_test_add_func ("/composer/next-turn", test_next_turn);
  g_test_add_func ("/composer/goes-on", test_goes_on);
  g_test_add_func ("/composer/own-turn-only", test_own_turn_only);
  g_test_add_func ("/composer/next-turn-of-cards", test_next_turn_of_cards);
  return g_test_run ();
}
