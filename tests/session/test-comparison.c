/* test-comparison.c: two ways that a game went, side by side. */

#include "comparison.h"
#include "samples.h"

#include <string.h>

/* The differences of two texts, each a line. */
static char *
compared (const char *text, const char *otherwise)
{
  YcError why;
  YcRecord *record = yc_record_read (text, strlen (text), &why);
  YcRecord *other = yc_record_read (otherwise, strlen (otherwise), &why);
  g_assert_true (record && other);
  YcTimeline *timeline = yc_timeline_new (record, UINT32_MAX);
  YcTimeline *supposed = yc_timeline_new (other, UINT32_MAX);
  GString *words = g_string_new (NULL);
  guint others;
  g_autoptr (GArray) differences = yc_compare (record, timeline, other, supposed, &others);
  for (guint i = 0; i < differences->len; i++) {
    const YcDifference *difference = &g_array_index (differences, YcDifference, i);
    g_string_append_printf (words, "%d %s | %s | %s\n", difference->seat, difference->name,
                            difference->was, difference->is);
  }
  g_string_append_printf (words, "%u more", others);
  yc_timeline_free (timeline);
  yc_timeline_free (supposed);
  yc_record_free (record);
  yc_record_free (other);
  return g_string_free (words, FALSE);
}

#define BOARD                                                                                      \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                 \
  "market 01 11 21 02 12 22 14\nbombs 24 15 07\n"

static void
test_board (void)
{
  g_autofree char *same = compared (BOARD "red end\n", BOARD "table note \"x\"\nred end\n");
  g_assert_cmpstr (same, ==, "0 more");
  g_autofree char *words = compared (BOARD "red place construction L slot 1\ntable market 37\n"
                                           "red use 01 L choose F\nred end\n",
                                     BOARD "red place mine-2 L\nred end\nblue place mine-3 L\n");
  g_assert_cmpstr (words, ==,
                   "0 Money | 8 | 10\n"
                   "0 Yellowcake | 0 | 3\n"
                   "0 Fighters | 2 | 1\n"
                   "0 Laborer | 2 | 3\n"
                   "0 Buildings | Factory: 1 worker → 1 fighter or $2 (Ana: 1 laborer) | none\n"
                   "1 Yellowcake | 0 | 1\n"
                   "-1 Market | Enrichment plant: 1 scientist, $4 and 4 yellowcake → 2 enriched "
                   "uranium | Factory: 1 worker → 1 fighter or $2\n"
                   "-1 Buildings in the deck | 42 | 43\n"
                   "-1 Construction: Ana | 1 laborer | none\n"
                   "-1 Mine 2: Ana | none | 1 laborer\n"
                   "0 more");
}

static void
test_cards (void)
{
  g_autofree char *text = yc_sample_text ("card-3p");
  char *cut = strstr (text, "\nred ");
  for (int i = 0; i < 3; i++)
    cut = strchr (cut + 1, '\n');
  g_autofree char *before = g_strndup (text, (gsize) (cut - text));
  g_autofree char *words = compared (text, before);
  g_assert_cmpstr (words, ==,
                   "0 Cards in hand | 5 | 2\n"
                   "0 Yellowcake | 1 | 0\n"
                   "0 Uranium | 4 | 0\n"
                   "0 Points at the end | 2 | none\n"
                   "1 Cards in hand | 5 | 4\n"
                   "1 Yellowcake | 8 | 0\n"
                   "1 Uranium | 1 | 0\n"
                   "1 Bombs | Bomb Plan: 1 engineer and 1 scientist, 2 uranium → 5 points "
                   "(loaded); Bomb Plan: 1 engineer and 1 scientist, 4 uranium → 6 points | none\n"
                   "1 Points | 13 | 0\n"
                   "1 Points at the end | 13 | none\n"
                   "2 Yellowcake | 2 | 0\n"
                   "2 Uranium | 2 | 0\n"
                   "2 Bombs | Bomb Plan: 2 engineers and 1 scientist, 3 uranium → 4 points | none\n"
                   "2 Points | 4 | 0\n"
                   "2 Points at the end | 5 | none\n"
                   "-1 To move | Cy | Ana\n"
                   "-1 Winners | Bo | none\n"
                   "-1 The last round has begun | yes | no\n"
                   "-1 Laborers in the pool | 0 | 3\n"
                   "-1 Cards played | none | University: 2 personnel → 3 laborers; Mine: 4 "
                   "personnel → 5 yellowcake; Design Bomb; Espionage\n"
                   "-1 Bomb Plans face up | Bomb Plan: 2 engineers and 2 scientists, 5 uranium → 6 "
                   "points; Bomb Plan: 2 engineers and 2 scientists, 5 uranium → 7 points | Bomb "
                   "Plan: 1 engineer and 1 scientist, 4 uranium → 6 points; Bomb Plan: 2 engineers "
                   "and 1 scientist, 3 uranium → 4 points\n"
                   "-1 Bomb Plans in the deck | 5 | 9\n"
                   "-1 Loaded Bombs left | 3 | 4\n"
                   "0 more");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/comparison/board", test_board);
  g_test_add_func ("/comparison/cards", test_cards);
  return g_test_run ();
}
