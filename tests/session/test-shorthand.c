/* test-shorthand.c: cards noted in a few letters are read, found among those known, and refused
 * with the word that is wrong. */

#include "chain/chain.h"
#include "collection.h"
#include "shorthand.h"

#include <string.h>

static YcCollection *
collection_new (void)
{
  g_autoptr (GError) error = NULL;
  YcCollection *collection = yc_collection_open (NULL, &yc_chain_game, &error);

  g_assert_no_error (error);
  return collection;
}

static void
test_lines (void)
{
  static const char *const lines[][2] = {
    { "m SS > Y3 / SE x3", "card mine-ss-y3 mine x3 needs SS gives Y3 side ES confidence high" },
    { "m ss y3 /se", "card mine-ss-y3 mine x? needs SS gives Y3 side ES confidence high" },
    { "m Y4", "card mine-y4 mine x? needs unknown gives Y4 confidence high" },
    { "m > Y4", "card mine-y4 mine x? needs unknown gives Y4 confidence high" },
    { "mine ?? Y2 /-", "card mine-2-y2 mine x? needs ?? gives Y2 side - confidence high" },
    { "e E Y2 U3 /L",
      "card enrich-e-y2-u3 enrichment x? needs E pays Y2 gives U3 side L confidence high" },
    { "e E", "card enrich-e enrichment x? needs E pays ? gives ? confidence high" },
    { "u L SE", "card univ-l-se university x? needs L gives ES confidence high" },
    { "u > LLL", "card univ-lll university x? needs unknown gives LLL confidence high" },
    { "u / S", "card univ-s university x? needs unknown gives ? side S confidence high" },
    { "f ? 3/1 / L x2",
      "card factory-3-1 factory x2 needs ? draws 3 discards 1 side L confidence high" },
    { "f", "card factory-2 factory x? needs unknown confidence high" },
    { "p SSEE U5 7", "plan plan-ssee-u5 needs EESS pays U5 points 7 confidence high" },
  };
  g_autoptr (YcCollection) collection = collection_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *definition
      = yc_shorthand_define (YC_TEACHABLE (collection), lines[i][0], &error);

    g_assert_no_error (error);
    g_assert_cmpstr (definition, ==, lines[i][1]);
  }
}

static void
test_wrong (void)
{
  static const char *const lines[][2] = {
    { "", "“”" },         { "x EE", "“x”" },        { "m EE Y3 soon", "“soon”" },
    { "m EE U", NULL },   { "m EE > ?? ", "“??”" }, { "m EE Y3 / ?", "“?”" },
    { "p SSE x2", "x2" }, { "m EE Y3 x0", "“x0”" }, { "f ?? 2", "“2”" },
  };
  g_autoptr (YcCollection) collection = collection_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *definition
      = yc_shorthand_define (YC_TEACHABLE (collection), lines[i][0], &error);

    if (lines[i][1] == NULL) {
      g_assert_no_error (error);
      continue;
    }
    g_assert_null (definition);
    g_assert_nonnull (strstr (error->message, lines[i][1]));
  }
}

/* What looks like a known card is that one; one that more is told of may be it. */
static void
test_known (void)
{
  g_autoptr (YcCollection) collection = collection_new ();
  YcTeachable *cards = YC_TEACHABLE (collection);
  g_autofree char *known = yc_shorthand_define (cards, "m EEE Y5", NULL);
  g_autofree char *words = NULL;
  g_auto (GStrv) may_be = yc_shorthand_completions (cards, "m EE Y3 / SE");
  g_auto (GStrv) nothing = yc_shorthand_completions (cards, "m");

  g_assert_true (g_str_has_prefix (known, "card mine-eee-y5 "));
  g_assert_cmpuint (g_strv_length (may_be), ==, 2);
  g_assert_cmpstr (may_be[0], ==,
                   "card mine-ee-y3 mine x? needs EE gives Y3 side ES confidence high");
  g_assert_true (g_str_has_prefix (may_be[1], "card mine-ee-y3-se "));
  g_assert_null (nothing[0]);
  words = yc_shorthand_words (yc_collection_get_game (collection), may_be[0]);
  g_assert_cmpstr (words, ==, "Mine: 2 engineers → 3 yellowcake");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shorthand/lines", test_lines);
  g_test_add_func ("/shorthand/wrong", test_wrong);
  g_test_add_func ("/shorthand/known", test_known);
  return g_test_run ();
}
