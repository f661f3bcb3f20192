/* test-alternatives.c: what else the play that is composed could be, and what would be legal
 * instead. */

#include "chain/aspects.h"
#include "composer.h"
#include "grammar.h"
#include "legal-lines.h"
#include "manhattan/aspects.h"
#include "sample-session.h"
#include "shelf.h"
#include "chain/chain.h"

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
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);

  yc_composer_point (composer, YC_POINT_SPACE, sample_ref (session, YC_SPACES, "university-4"));
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
  yc_composer_point (composer, YC_POINT_SPACE, sample_ref (session, YC_SPACES, "mine-1"));
  assert_alternatives (session, composer, YC_ASPECT_OUTPUT, "");
}

/* Whatever is said to be legal is what the judge lets pass. */
static void
test_alternatives_are_judged (void)
{
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 200);
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
  g_autoptr (YcSession) session = sample_after ("board-3p-told", 0);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_autoptr (YcComposer) composer = yc_composer_new (view);

  for (guint tap = 0; tap < 2; tap++) {
    g_autoptr (GArray) nearest = NULL;
    g_auto (GStrv) lines = NULL;

    yc_composer_point (composer, YC_POINT_SPACE,
                       sample_ref (session, YC_SPACES, tap == 0 ? "mine-2" : "reactor"));
    for (guint aspect = 0; aspect < yc_composer_get_n_aspects (composer); aspect++)
      g_ptr_array_unref (yc_composer_alternatives (composer, aspect));
    nearest = yc_view_remedies (view, yc_composer_get_play (composer), 3);
    lines = yc_legal_lines (view);
    g_assert_cmpuint (nearest->len, ==, 3);
    g_assert_cmpuint (yc_view_get_n_enumerations (view), ==, 1);
  }
  g_assert_cmpuint (yc_session_record (session, "blue place mine-2 L", NULL), ==, 1);
  yc_composer_point (composer, YC_POINT_SPACE, sample_ref (session, YC_SPACES, "mine-3"));
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
  g_autoptr (YcSession) session = sample_after ("example-chain-surplus", 1);
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
  yc_composer_point (composer, YC_POINT_CARD, sample_ref (session, YC_CARDS, "espionage"));
  assert_composed (session, composer, "red spy green card");
  found = yc_composer_alternatives (composer, YC_CHAIN_ASPECT_VERB);
  g_assert_nonnull (with_verb (found, YC_SPY_YELLOWCAKE));
  g_assert_true (with_verb (found, YC_SPY_YELLOWCAKE)->legal);
  yc_composer_set_play (composer, &with_verb (found, YC_SPY_YELLOWCAKE)->play);
  assert_composed (session, composer, "red spy green yellowcake");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/alternatives/of-a-play", test_alternatives);
  g_test_add_func ("/alternatives/are-judged", test_alternatives_are_judged);
  g_test_add_func ("/alternatives/enumerations", test_enumerations);
  g_test_add_func ("/alternatives/nearest-remedies", test_nearest_remedies);
  g_test_add_func ("/alternatives/fact-as-remedy", test_fact_as_remedy);
  g_test_add_func ("/alternatives/victim", test_victim);
  return g_test_run ();
}
