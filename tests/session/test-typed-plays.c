/* test-typed-plays.c: what is typed in other words than those of the record finds the play that is
 * meant, also while nobody has told a hand; and a part of a play finds those that it could become.
 */

#include "completion.h"
#include "legal-lines.h"
#include "samples.h"
#include "typed-plays.h"

static YcSession *
session_of (const char *text)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_read (text, -1, &error);

  g_assert_no_error (error);
  return session;
}

static const char cards[]
  = "yellowcake 1\ngame chain-reaction\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
    "card m1 mine x1 needs EE gives Y3 side SS\ncard m2 mine x1 needs E gives Y1 side L\n"
    "card e1 enrichment x1 needs S pays Y1 gives U2 side EE\n"
    "card u1 university x1 needs ? gives EE side S\n"
    "landmark yellowcake needs ?? gives Y1\nplan p1 needs SE pays U2 points 4\nplans p1 ?\n";

/* A hand nobody told: the card begins a play, and the next one lies sideways. */
static void
test_cards (void)
{
  static const struct {
    const char *typed, *first;
    guint n;
  } cases[] = {
    { "ee y3", "red activate mine-ee-y3", 2 }, /* one of the catalogue */
    { "/ss", "red activate m1", 1 },
    { "m2", "red activate m2", 1 },
    { "red activate m1 side /ee", "red activate m1 side enrich-s-y3-u2", 2 },
    { "red activate m1 side e1 m2", "red activate m1 side e1 m2", 1 },
    { "zinc", NULL, 0 },
  };
  g_autoptr (YcSession) session = session_of (cards);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto (GStrv) found = yc_typed_cards (view, cases[i].typed, 20);

    g_test_message ("%s: %s", cases[i].typed, found[0]);
    for (guint k = 0; found[k] != NULL; k++)
      g_test_message ("  %s", found[k]);
    g_assert_cmpstr (found[0], ==, cases[i].first);
    g_assert_cmpuint (g_strv_length (found), ==, cases[i].n);
  }
}

/* Names of players, and words that stand on the screen. */
static void
test_words (void)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  g_autofree char *first = yc_sample_beginning (text, 0);
  g_autoptr (YcSession) session = session_of (first);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  g_auto (GStrv) lines = yc_legal_lines (view);
  const gint64 begun = g_get_monotonic_time ();
  g_auto (GStrv) sentences = yc_typed_sentences (view, (const char *const *) lines);
  g_auto (GStrv) laborers
    = yc_typed_words ((const char *const *) lines, (const char *const *) sentences,
                      "places 1 Laborer university 1", 5);
  g_auto (GStrv) nothing = yc_typed_words ((const char *const *) lines,
                                           (const char *const *) sentences, "laborer zeppelin", 5);

  g_test_message ("%u plays said in %.1f ms", g_strv_length (lines),
                  (double) (g_get_monotonic_time () - begun) / 1000);
  g_assert_cmpuint (g_strv_length (sentences), ==, g_strv_length (lines));
  g_assert_nonnull (laborers[0]);
  g_assert_nonnull (strstr (laborers[0], "university-1 L"));
  g_assert_null (nothing[0]);
}

/* Names whose letters are not as many when they are folded; the record ends with its row of plans.
 */
static char *
with_more_players (const char *record)
{
  const char *blue = "player blue \"Bo\"\n";
  const char *rest = strstr (record, blue) + strlen (blue);

  return g_strdup_printf ("%.*splayer green \"Jan Groß\"\nplayer purple \"Zoë\"\n%.*s ? ?\n",
                          (int) (rest - record), record, (int) strlen (rest) - 1, rest);
}

static void
test_names (void)
{
  static const char *const cases[][2] = {
    { "Ana retrieve", "red retrieve" },
    { "bo activate m1", "blue activate m1" },
    { "red end", "red end" },
    { "Anabel end", "Anabel end" },
    { "m1", "m1" },
    { "Jan GROSS end", "green end" },
    { "jan groß", "jan groß" },
    { "ZOE\xcc\x88 end", "purple end" },
    { "zoe end", "purple end" },
  };
  g_autofree char *four = with_more_players (cards);
  g_autoptr (YcSession) session = session_of (four);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *line = yc_typed_line (session, cases[i][0]);

    g_assert_cmpstr (line, ==, cases[i][1]);
  }
}

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

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/typed-plays/cards", test_cards);
  g_test_add_func ("/typed-plays/words", test_words);
  g_test_add_func ("/typed-plays/names", test_names);
  g_test_add_func ("/typed-plays/completions", test_completions);
  return g_test_run ();
}
