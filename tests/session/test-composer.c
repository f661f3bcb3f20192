/* test-composer.c: what is proposed for what somebody points at, what else it could be, what may
 * be typed and what a play would bring. */

#include "chain/aspects.h"
#include "completion.h"
#include "composer.h"
#include "effect.h"
#include "grammar.h"
#include "legal-lines.h"
#include "manhattan/aspects.h"
#include "samples.h"
#include "shelf.h"
#include "chain/chain.h"

/* ---- Positions of the samples ---- */

static YcSession *
session_after (const char *name, guint n_events)
{
  g_autofree char *text = yc_sample_text (name);
  g_autofree char *first = yc_sample_beginning (text, n_events);
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_read (first, -1, &error);

  g_assert_no_error (error);
  return session;
}

static YcRef
ref_in (YcSession *session, YcDrawer drawer, const char *id)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;

  for (YcRef ref = 0; ref < catalogue->n[drawer]; ref++)
    if (g_str_equal (catalogue->cards[drawer][ref].id, id))
      return ref;
  g_error ("nothing is called %s", id);
}

static void
assert_play (YcSession *session, YcComposer *composer, const char *line)
{
  g_autofree char *written = yc_session_write_play (session, yc_composer_get_play (composer));

  g_assert_false (yc_composer_is_empty (composer));
  g_assert_cmpstr (written, ==, line);
}

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
    g_autoptr (YcSession) session = session_after (proposal->name, proposal->events);
    g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
    g_autoptr (YcComposer) composer = yc_composer_new (view);

    choose (composer, proposal->drawer, ref_in (session, proposal->drawer, proposal->id));
    assert_play (session, composer, proposal->play);
    g_assert_cmpint (yc_composer_get_ruling (composer)->verdict, ==, proposal->verdict);
  }
}

/* The event before which the sample has `line`. */
static guint
event_before (const char *name, const char *line)
{
  g_autofree char *text = yc_sample_text (name);
  g_auto (GStrv) events = yc_sample_events (text);

  for (guint i = 0; events[i] != NULL; i++)
    if (g_str_equal (events[i], line))
      return i;
  g_error ("%s has no line %s", name, line);
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
      = session_after (cases[i].name, event_before (cases[i].name, cases[i].play));
    g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
    g_autoptr (YcComposer) composer = yc_composer_new (view);

    choose (composer, cases[i].drawer, ref_in (session, cases[i].drawer, cases[i].id));
    assert_play (session, composer, cases[i].play);
  }
}

static void
test_again (void)
{
  g_autoptr (YcSession) session = session_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  YcRef mine = ref_in (session, YC_SPACES, "mine-2");

  g_assert_false (yc_composer_point (composer, YC_POINT_SPACE, mine));
  g_assert_true (yc_composer_point (composer, YC_POINT_SPACE, mine));
  g_assert_false (yc_composer_point (composer, YC_POINT_SLOT, 2));
  assert_play (session, composer, "blue place construction L slot 2");
  g_assert_false (yc_composer_point (composer, YC_POINT_SLOT, 3));
  g_assert_true (yc_composer_point (composer, YC_POINT_SLOT, 3));
  yc_composer_clear (composer);
  g_assert_true (yc_composer_is_empty (composer));
}

/* ---- The next turn ---- */

static void
record (YcSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;

  yc_session_record (session, line, &error);
  g_assert_no_error (error);
}

/* What only the next player can play ends the turn, if it can be ended and if that is wanted. */
static void
test_next_turn (void)
{
  g_autoptr (YcSession) session = session_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  const YcRef mine = ref_in (session, YC_SPACES, "mine-2");
  const YcRef fighters = ref_in (session, YC_SPACES, "fighters");
  YcPlay end;

  yc_composer_set_runs_on (composer, TRUE);
  yc_composer_point (composer, YC_POINT_SPACE, ref_in (session, YC_SPACES, "reactor"));
  g_assert_false (yc_composer_ends_turn (composer, &end));
  g_assert_false (yc_composer_has_only (composer, YC_END));
  record (session, "blue place mine-2 L");
  yc_composer_clear (composer);
  g_assert_true (yc_composer_has_only (composer, YC_END));
  g_assert_false (yc_composer_point (composer, YC_POINT_SPACE, fighters));
  assert_play (session, composer, "green place fighters L");
  g_assert_true (yc_composer_ends_turn (composer, &end));
  g_assert_cmpint (end.actor, ==, YC_BLUE);
  /* what is occupied is nobody's */
  yc_composer_point (composer, YC_POINT_SPACE, mine);
  g_assert_false (yc_composer_ends_turn (composer, &end));
  assert_play (session, composer, "blue place mine-2 L");
  yc_composer_point (composer, YC_POINT_SPACE, fighters);
  g_assert_true (yc_composer_point (composer, YC_POINT_SPACE, fighters));
  /* once the turn is ended the same play ends none */
  record (session, "blue end");
  yc_composer_judge_again (composer);
  g_assert_true (yc_composer_is_legal (composer));
  g_assert_false (yc_composer_ends_turn (composer, &end));
}

/* What comes after the play in a turn goes on from it; another of the same kind takes its place. */
static void
test_goes_on (void)
{
  g_autoptr (YcSession) session = session_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  const YcRef fighters = ref_in (session, YC_SPACES, "fighters");
  const YcRef mine = ref_in (session, YC_CARDS, "11");

  record (session, "table adjust blue building +11");
  yc_composer_set_runs_on (composer, TRUE);
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  yc_composer_point (composer, YC_POINT_SPACE, ref_in (session, YC_SPACES, "mine-2"));
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_SPACE, fighters));
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_SLOT, 2));
  g_assert_true (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  yc_composer_set_runs_on (composer, FALSE);
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  yc_composer_set_runs_on (composer, TRUE);
  /* a building may come before the main board, as long as nothing is recorded */
  yc_composer_point (composer, YC_POINT_CARD, mine);
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_SPACE, fighters));
  record (session, "blue place mine-2 L");
  yc_composer_judge_again (composer);
  g_assert_true (yc_composer_goes_on (composer, YC_POINT_SPACE, fighters));
  g_assert_false (yc_composer_goes_on (composer, YC_POINT_CARD, mine));
  /* nobody goes on from what is against the rules */
  record (session, "table adjust blue workers -LLL");
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
    g_autoptr (YcSession) session = session_after ("older-card-2p", i);
    g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_TABLE);
    g_autoptr (YcComposer) composer = yc_composer_new (view);
    const YcChain *chain = yc_chain_of (yc_session_get_position (session));

    if (strstr (events[i], " end") == NULL)
      continue;
    yc_composer_set_runs_on (composer, TRUE);
    yc_composer_point (composer, YC_POINT_CARD, ref_in (session, YC_CARDS, "m6"));
    g_assert_cmpint (yc_composer_ends_turn (composer, &end), ==,
                     chain->players[chain->active].hand == 0);
    n_out += chain->players[chain->active].hand == 0;
    yc_composer_point (composer, YC_POINT_CARD, ref_in (session, YC_CARDS, "m5"));
    g_assert_cmpint (yc_composer_ends_turn (composer, &end), ==,
                     chain->players[chain->active].hand == 0);
    g_assert_cmpint (yc_composer_get_play (composer)->n_items, ==, 1);
  }
  g_assert_cmpuint (n_out, >, 0);
}

static void
test_own_turn_only (void)
{
  g_autoptr (YcSession) session = session_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  YcPlay end;

  record (session, "blue place mine-2 L");
  yc_composer_point (composer, YC_POINT_SPACE, ref_in (session, YC_SPACES, "fighters"));
  g_assert_false (yc_composer_is_legal (composer));
  g_assert_false (yc_composer_ends_turn (composer, &end));
}

/* ---- Alternatives ---- */

static char *
list_alternatives (YcSession *session, YcComposer *composer, guint aspect)
{
  g_autoptr (GPtrArray) alternatives = yc_composer_alternatives (composer, aspect);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < alternatives->len; i++) {
    const YcAlternative *alternative = alternatives->pdata[i];
    g_autofree char *line = yc_session_write_play (session, &alternative->play);

    g_string_append_printf (list, "%s%s%s\n", alternative->chosen ? "*" : "",
                            alternative->legal ? "" : "!", line);
  }
  return g_strdup (list->str);
}

static void
assert_alternatives (YcSession *session, YcComposer *composer, guint aspect, const char *expected)
{
  g_autofree char *list = list_alternatives (session, composer, aspect);

  g_assert_cmpstr (list, ==, expected);
}

static void
test_alternatives (void)
{
  g_autoptr (YcSession) session = session_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);

  yc_composer_point (composer, YC_POINT_SPACE, ref_in (session, YC_SPACES, "university-4"));
  assert_alternatives (session, composer, YC_ASPECT_OUTPUT,
                       "*blue place university-4 L choose E\n"
                       "blue place university-4 L choose S\n");
  /* `take E` is all there is to take, and that is said already */
  assert_alternatives (session, composer, YC_ASPECT_TAKE,
                       "*blue place university-4 L choose E\n"
                       "blue place university-4 L choose E take e\n"
                       "blue place university-4 L choose E take -\n");
  assert_alternatives (session, composer, YC_ASPECT_DECLINE,
                       "*blue place university-4 L choose E\n"
                       "blue place university-4 L decline\n");
  assert_alternatives (session, composer, YC_ASPECT_WORKERS, "");
  yc_composer_point (composer, YC_POINT_SPACE, ref_in (session, YC_SPACES, "mine-1"));
  assert_alternatives (session, composer, YC_ASPECT_OUTPUT, "");
}

/* Whatever is said to be legal is what the judge lets pass. */
static void
test_alternatives_are_judged (void)
{
  g_autoptr (YcSession) session = session_after ("board-3p-told", 200);
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  guint seen = 0;

  for (YcRef space = 0; space < catalogue->n[YC_SPACES]; space++) {
    yc_composer_point (composer, YC_POINT_SPACE, space);
    for (guint aspect = 0; aspect < yc_composer_get_n_aspects (composer); aspect++) {
      g_autoptr (GPtrArray) alternatives = yc_composer_alternatives (composer, aspect);

      for (guint i = 0; i < alternatives->len; i++, seen++) {
        const YcAlternative *alternative = alternatives->pdata[i];
        YcRuling ruling;

        yc_session_judge_play (session, &alternative->play, &ruling);
        g_assert_cmpint (alternative->legal, ==, ruling.verdict != YC_ILLEGAL);
      }
    }
  }
  g_assert_cmpuint (seen, >, 20);
}

/* What is legal is looked for once, however many ask: what is proposed, what else it could be, what
 * would be legal instead, what may be typed. */
static void
test_enumerations (void)
{
  g_autoptr (YcSession) session = session_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);

  for (guint tap = 0; tap < 2; tap++) {
    g_autoptr (GArray) nearest = NULL;
    g_auto (GStrv) lines = NULL;

    yc_composer_point (composer, YC_POINT_SPACE,
                       ref_in (session, YC_SPACES, tap == 0 ? "mine-2" : "reactor"));
    for (guint aspect = 0; aspect < yc_composer_get_n_aspects (composer); aspect++)
      g_ptr_array_unref (yc_composer_alternatives (composer, aspect));
    nearest = yc_view_remedies (view, yc_composer_get_play (composer), 3);
    lines = yc_legal_lines (view);
    g_assert_cmpuint (nearest->len, ==, 3);
    g_assert_cmpuint (yc_view_get_n_enumerations (view), ==, 1);
  }
  g_assert_cmpuint (yc_session_record (session, "blue place mine-2 L", NULL), ==, 1);
  yc_composer_point (composer, YC_POINT_SPACE, ref_in (session, YC_SPACES, "mine-3"));
  g_assert_cmpuint (yc_view_get_n_enumerations (view), ==, 2);
}

static void
assert_first_remedy (YcSession *session, const char *wished, const char *expected)
{
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  YcPlay wish;

  g_assert_true (yc_session_read_play (session, wished, &wish, NULL));
  g_autoptr (GArray) remedies = yc_view_remedies (view, &wish, 8);
  g_assert_cmpuint (remedies->len, >, 0);
  g_autofree char *first = yc_session_write_play (session, &g_array_index (remedies, YcPlay, 0));
  g_assert_cmpstr (first, ==, expected);
  for (guint i = 1; i < remedies->len; i++) {
    g_autofree char *other = yc_session_write_play (session, &g_array_index (remedies, YcPlay, i));
    g_assert_cmpstr (other, !=, expected);
  }
}

/* What is nearest to the wish comes first: without the card that is wrong in it, with one kind of
 * personnel, with the cards drawn that nobody has to discard. */
static void
test_nearest_remedies (void)
{
  g_autoptr (YcSession) session = session_after ("example-chain-surplus", 1);
  g_autofree char *text = yc_session_to_text (session);
  g_auto (GStrv) around = g_strsplit (text, "discards 2 side L", 2);
  g_autofree char *signed_too = g_strjoinv ("discards 2 side L not-with-two", around);
  g_autoptr (YcSession) with_sign = yc_session_read (signed_too, -1, NULL);

  assert_first_remedy (session, "red activate m1 side q1 f1 f1", "red activate m1 side q1 f1");
  assert_first_remedy (session, "red activate engineer side m1 q1 f1 pool E",
                       "red activate engineer side m1 q1 f1");
  assert_first_remedy (with_sign, "red activate f1 side q1 discard blue",
                       "red activate f1 side q1 draw");
}

/* What helps a play can be a fact to be told: it is composed like a play. */
static void
test_fact_as_remedy (void)
{
  static const char *const lines[] = { "table adjust red money +20",
                                       "table adjust blue money +20",
                                       "red place construction L slot 7",
                                       "red end",
                                       "blue place construction L slot 7",
                                       "blue end",
                                       "red place strike-1 L",
                                       "red strike fighter blue F" };
  g_autoptr (YcSession) session
    = shelf_begin (NULL, "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\n"
                         "player blue \"Bo\"\nmarket 01 02 11 12 21 22 50\n");
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  YcPlay wish;

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    shelf_record (session, lines[i]);
  g_assert_true (yc_session_read_play (session, "red strike bomber 14", &wish, NULL));
  g_autoptr (GArray) remedies = yc_view_remedies (view, &wish, 1);
  g_assert_cmpuint (remedies->len, ==, 1);
  yc_composer_set_play (composer, &g_array_index (remedies, YcPlay, 0));
  for (guint aspect = 0; aspect < yc_composer_get_n_aspects (composer); aspect++)
    g_ptr_array_unref (yc_composer_alternatives (composer, aspect));
  g_assert_cmpint (yc_composer_get_ruling (composer)->verdict, ==, YC_LEGAL);
  g_assert_cmpuint (yc_session_record_play (session, yc_composer_get_play (composer), NULL), >, 0);
  YcRuling ruling;
  yc_view_judge_play (view, &wish, &ruling);
  g_assert_cmpint (ruling.verdict, ==, YC_LEGAL);
}

/* ---- Typing ---- */

static void
test_completions (void)
{
  static const char *const plays[]
    = { "red place mine-2 L", "red use 02 L", "red place mine-2 L decline", "red end", NULL };
  static const struct {
    const char *typed;
    const char *first;
    guint n;
  } cases[] = {
    { "", "red place mine-2 L", 4 },      { "red e", "red end", 4 },
    { "place", "red place mine-2 L", 2 }, { "L", "red place mine-2 L", 3 },
    { "02", "red use 02 L", 1 },          { "mine decl", "red place mine-2 L decline", 1 },
    { "ine", "red place mine-2 L", 2 },   { "reactor", NULL, 0 },
    { "l", "red place mine-2 L", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (GStrv) found = yc_completions (plays, cases[i].typed, 10);

    g_assert_cmpuint (g_strv_length (found), ==, cases[i].n);
    g_assert_cmpstr (found[0], ==, cases[i].first);
  }
  g_auto (GStrv) two = yc_completions (plays, "", 2);
  g_assert_cmpuint (g_strv_length (two), ==, 2);
}

/* ---- Effects ---- */

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
  g_autoptr (YcSession) session = session_after ("board-3p-told", 0);
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
  g_autoptr (YcSession) session = session_after ("example-board-air-strike", 12);
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
    = session_after ("older-card-3p", event_before ("older-card-3p", spying));
  YcEffect effect = effect_of (session, spying);
  const YcSetup *setup = yc_session_get_setup (session);

  g_assert_cmpint (effect.others[setup->seat_of_color[YC_RED]].cards, ==, -1);
  g_assert_cmpint (effect.others[setup->seat_of_color[YC_BLUE]].cards, ==, 0);
}

/* Who would be spent by a play that cannot be made is not brought by it. */
static void
test_effect_of_nothing (void)
{
  g_autoptr (YcSession) session = session_after ("older-card-2p", 28);
  YcEffect effect = effect_of (session, "yellow activate m5 pool EEE");

  g_assert_true (yc_side_is_empty (&effect.brings));
  g_assert_true (yc_side_is_empty (&effect.pays));
}

/* What is put in beyond the need is spent; a `?` takes laborers first. */
static void
test_surplus (void)
{
  g_autoptr (YcSession) session = session_after ("example-chain-surplus", 1);
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
    = session_after ("board-3p-told", event_before ("board-3p-told", "blue build 14 EESS"));
  YcEffect effect = effect_of (session, "blue build 14 EESS");

  g_assert_cmpint (effect.points, ==, 30);
  g_assert_cmpint (effect.pays.goods[YC_URANIUM], ==, 6);
}

static const YcAlternative *
with_verb (GPtrArray *found, YcVerb verb)
{
  for (guint i = 0; i < found->len; i++) {
    const YcAlternative *alternative = found->pdata[i];

    if (alternative->play.verb == verb)
      return alternative;
  }
  return NULL;
}

/* A spy takes from the first opponent who has something to be taken. */
static void
test_victim (void)
{
  static const char text[]
    = "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
      "player green \"Cy\"\ntable adjust green yellowcake +2\n"
      "table adjust blue hand -? -? -? -? -?\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = yc_session_read (text, -1, &error);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);
  g_autoptr (GPtrArray) found = NULL;

  g_assert_no_error (error);
  yc_composer_point (composer, YC_POINT_CARD, ref_in (session, YC_CARDS, "espionage"));
  assert_play (session, composer, "red spy green card");
  found = yc_composer_alternatives (composer, YC_CHAIN_ASPECT_VERB);
  g_assert_nonnull (with_verb (found, YC_SPY_YELLOWCAKE));
  g_assert_true (with_verb (found, YC_SPY_YELLOWCAKE)->legal);
  yc_composer_set_play (composer, &with_verb (found, YC_SPY_YELLOWCAKE)->play);
  assert_play (session, composer, "red spy green yellowcake");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/composer/proposals", test_proposals);
  g_test_add_func ("/composer/turns-of-their-own", test_turns_of_their_own);
  g_test_add_func ("/composer/again", test_again);
  g_test_add_func ("/composer/next-turn", test_next_turn);
  g_test_add_func ("/composer/goes-on", test_goes_on);
  g_test_add_func ("/composer/own-turn-only", test_own_turn_only);
  g_test_add_func ("/composer/next-turn-of-cards", test_next_turn_of_cards);
  g_test_add_func ("/composer/alternatives", test_alternatives);
  g_test_add_func ("/composer/alternatives-are-judged", test_alternatives_are_judged);
  g_test_add_func ("/composer/enumerations", test_enumerations);
  g_test_add_func ("/composer/nearest-remedies", test_nearest_remedies);
  g_test_add_func ("/composer/fact-as-remedy", test_fact_as_remedy);
  g_test_add_func ("/composer/completions", test_completions);
  g_test_add_func ("/composer/effects", test_effects);
  g_test_add_func ("/composer/effect-on-one", test_effect_on_one);
  g_test_add_func ("/composer/effect-on-hands", test_effect_on_hands);
  g_test_add_func ("/composer/effect-of-nothing", test_effect_of_nothing);
  g_test_add_func ("/composer/surplus", test_surplus);
  g_test_add_func ("/composer/effect-on-points", test_effect_on_points);
  g_test_add_func ("/composer/victim", test_victim);
  return g_test_run ();
}
