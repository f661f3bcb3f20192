/* test-query.c: what somebody types is found, and why; against a plain search through every text.
 */

#include "query.h"

#include <string.h>

#include "archive.h"
#include "caches.h"
#include "retelling.h"
#include "samples.h"
#include "shelf.h"
#include "told-facts.h"

static void
play (Shelf *shelf, const char *date, const char *location, const char *name, const char *lines)
{
  g_autofree char *text
    = g_strdup_printf ("yellowcake 1\ngame manhattan-project\ndate %sT19:30:00+01:00\n"
                       "location \"%s\"\nplayer red \"%s\"\nplayer blue \"Bo\"\n%s",
                       date, location, name, lines);

  g_object_unref (shelf_begin (shelf->database, text));
}

static GPtrArray *
find (Shelf *shelf, const char *typed)
{
  g_autoptr (YcQuery) query = yc_query_new (typed);
  g_autoptr (GError) error = NULL;
  GPtrArray *list
    = yc_archive_list (shelf->database, yc_query_get_choice (query), NULL, 1000, &error);

  g_assert_no_error (error);
  return list;
}

/* The names of the first players, and why the first session was found. */
static void
assert_found (Shelf *shelf, const char *typed, const char *players, const char *why)
{
  g_autoptr (GPtrArray) list = find (shelf, typed);
  g_autoptr (GString) names = g_string_new (NULL), reasons = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++) {
    const YcArchiveEntry *entry = g_ptr_array_index (list, i);

    g_string_append_printf (names, "%s ", entry->seats[0].person);
    for (guint j = 0; i == 0 && j < entry->n_found; j++) {
      g_autofree char *words = yc_words_found (&entry->found[j]);

      g_string_append_printf (reasons, "%s; ", words);
    }
  }
  g_assert_cmpstr (names->str, ==, players);
  if (why)
    g_assert_cmpstr (reasons->str, ==, why);
}

static void
words_of_every_kind_are_found (Shelf *shelf, gconstpointer data)
{
  (void) data;
  play (shelf, "2026-10-03", "Café Dvořák", "Žofie",
        "red place mine-2 L\ntable adjust red building +24\nred end\n"
        "blue place university-1 L\nblue end\nred use 24 LL take EE\n");
  play (shelf, "2026-11-21", "Home", "Ana",
        "red place mine-2 L\nred place mine-1 L ! \"we noticed too late\"\n"
        "blue dispute 1 \"there was room\"\ntable settle 1 overruled \"house rule\" table\n");
  play (shelf, "2025-11-02", "Home", "Cy", "table note \"the lamp went out\"\n");

  assert_found (shelf, "", "Ana Žofie Cy ", "");
  {
    g_autoptr (GPtrArray) list = find (shelf, "notic");
    const YcArchiveEntry *entry = g_ptr_array_index (list, 0);

    g_assert_cmpuint (entry->n_flags, ==, 1);
    g_assert_cmpuint (entry->n_disputes, ==, 1);
  }
  assert_found (shelf, "zofie", "Žofie ", "Žofie; ");
  assert_found (shelf, "DVOR", "Žofie ", "Café Dvořák; ");
  assert_found (shelf, "cafe bo", "Žofie ", "Café Dvořák; Bo; ");
  assert_found (shelf, "home", "Ana Cy ", "Home; ");
  assert_found (shelf, "notic", "Ana ", "Play 2: “we noticed too late”; ");
  assert_found (shelf, "\"too late\"", "Ana ", "Play 2: “we noticed too late”; ");
  assert_found (shelf, "\"late too\"", "", NULL);
  assert_found (shelf, "room home", "Ana ", "Play 3: “there was room”; Home; ");
  assert_found (shelf, "house", "Ana ", "Play 4: “house rule”; ");
  assert_found (shelf, "lamp went", "Cy ",
                "Play 1: “the lamp went out”; Play 1: “the lamp went out”; ");
  assert_found (shelf, "universit", "Žofie ", "University 24; ");
  assert_found (shelf, "2026-11", "Ana ", "2026-11-21; ");
  assert_found (shelf, "nov", "Ana Cy ", "November; ");
  assert_found (shelf, "november 2025", "Cy ", "November; 2025-11-02; ");
  assert_found (shelf, "manhattan", "Ana Žofie Cy ", "The Manhattan Project; ");
  assert_found (shelf, "with:ana", "Ana ", "Ana; ");
  assert_found (shelf, "with:home", "", NULL);
  assert_found (shelf, "at:home on:2025", "Cy ", "Home; 2025-11-02; ");
  assert_found (shelf, "won:ana", "", NULL);
  assert_found (shelf, "players:2 ana", "Ana ", "2 players; Ana; ");
  assert_found (shelf, "players:3", "", NULL);
  assert_found (shelf, "is:stopped lamp", "Cy ", "stopped; Play 1: “the lamp went out”; ");
  assert_found (shelf, "is:finished", "", NULL);
  assert_found (shelf, "% \" AND (", "", NULL);
}

static void
a_finished_game_is_found_by_who_won (Shelf *shelf, gconstpointer data)
{
  g_autofree char *text = yc_sample_text ("board-2p-told");

  (void) data;
  g_object_unref (shelf_begin (shelf->database, text));
  play (shelf, "2025-11-02", "Home", "Cy", "");
  assert_found (shelf, "is:finished won:ana", "Ana ", "finished; Won by Ana; ");
  assert_found (shelf, "won:bo", "", NULL);
  assert_found (shelf, "is:stop", "Cy ", "stopped; ");
}

static void
words_that_are_nowhere_are_named (Shelf *shelf, gconstpointer data)
{
  g_autoptr (YcQuery) query = yc_query_new ("ana xyzzy home plugh");
  g_autofree const char **missing = NULL;

  (void) data;
  play (shelf, "2026-11-21", "Home", "Ana", "");
  missing = yc_query_not_found (query, shelf->database, NULL);
  g_assert_cmpstr (missing[0], ==, "xyzzy");
  g_assert_cmpstr (missing[1], ==, "plugh");
  g_assert_null (missing[2]);
}

/* ---- Against a plain array ------------------------------------------------------------------- */

#define SESSIONS 60
#define SEARCHES 300

static const char *const pool[]
  = { "ana", "anatol", "bob", "bobby", "cafe", "dvorak", "lamp", "late" };

static const char *
any_word (GRand *rand)
{
  return pool[g_rand_int_range (rand, 0, G_N_ELEMENTS (pool))];
}

/* Whether any word of a text begins so. */
static gboolean
has_beginning (const char *text, const char *beginning)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  for (char **word = words; *word; word++)
    if (g_str_has_prefix (*word, beginning))
      return TRUE;
  return FALSE;
}

static void
random_searches_find_what_a_plain_one_finds (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  char *texts[SESSIONS];

  (void) data;
  for (int i = 0; i < SESSIONS; i++) {
    const char *place = any_word (rand), *name = any_word (rand), *note = any_word (rand);
    g_autofree char *player = g_strdup_printf ("%s %03d", name, i);
    g_autofree char *line = g_strdup_printf ("table note \"%s\"\n", note);

    play (shelf, "2026-11-21", place, player, line);
    texts[i] = g_strdup_printf ("%s %s bo %s", place, player, note);
  }
  for (int n = 0; n < SEARCHES; n++) {
    g_autofree char *first = g_strndup (any_word (rand), (gsize) g_rand_int_range (rand, 1, 5));
    g_autofree char *second = g_strndup (any_word (rand), (gsize) g_rand_int_range (rand, 1, 7));
    g_autofree char *typed = g_strdup_printf ("%s %s", first, second);
    g_autoptr (GPtrArray) list = find (shelf, typed);
    guint next = 0;

    for (int i = SESSIONS - 1; i >= 0; i--)
      if (has_beginning (texts[i], first) && has_beginning (texts[i], second)) {
        g_assert_cmpuint (next, <, list->len);
        const YcArchiveEntry *entry = g_ptr_array_index (list, next++);
        g_assert_cmpint (entry->id, ==, i + 1);
        g_assert_cmpuint (entry->n_found, ==, 2);
      }
    g_assert_cmpuint (next, ==, list->len);
  }
  for (int i = 0; i < SESSIONS; i++)
    g_free (texts[i]);
}

/* ---- Narrowing, against a plain array -------------------------------------------------------- */

typedef struct {
  int year, n_players, person;
  gboolean hidden;
} Plain;

static const char *const persons[] = { "Ana", "Anabel", "Žofie" };

static void
play_plain (Shelf *shelf, const Plain *plain, int number)
{
  g_autofree char *text
    = g_strdup_printf ("yellowcake 1\ngame manhattan-project\ndate %d-03-%02dT19:30:00+01:00\n"
                       "player red \"%s\"\nplayer blue \"Bo\"\n%stable note \"late\"\n",
                       plain->year, 1 + number % 28, persons[plain->person],
                       plain->n_players == 3 ? "player green \"Cy\"\n" : "");

  g_object_unref (shelf_begin (shelf->database, text));
  if (plain->hidden)
    g_assert_true (yc_told_tell (shelf->database, number + 1, YC_TOLD_HIDDEN, "yes", NULL));
}

static gboolean
is_kept (const Plain *plain, const YcNarrowing *narrowing)
{
  const unsigned shelf = plain->hidden ? YC_SHELF_HIDDEN : YC_SHELF_OPEN;

  return (narrowing->year == 0 || (int) narrowing->year == plain->year)
         && (narrowing->n_players == 0 || (int) narrowing->n_players == plain->n_players)
         && (!narrowing->person || strcmp (narrowing->person, persons[plain->person]) == 0)
         && narrowing->ended <= 0
         && (shelf & (narrowing->shelves ? narrowing->shelves : YC_SHELF_OPEN)) != 0;
}

static void
narrowing_keeps_what_a_plain_array_keeps (Shelf *shelf, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  Plain plain[SESSIONS];

  (void) data;
  for (int i = 0; i < SESSIONS; i++) {
    plain[i] = (Plain){ g_rand_int_range (rand, 2024, 2027), g_rand_int_range (rand, 2, 4),
                        g_rand_int_range (rand, 0, 3), g_rand_int_range (rand, 0, 4) == 0 };
    play_plain (shelf, &plain[i], i);
  }
  for (int n = 0; n < SEARCHES; n++) {
    const YcNarrowing narrowing = {
      .year = g_rand_boolean (rand) ? (guint) g_rand_int_range (rand, 2024, 2028) : 0,
      .n_players = g_rand_boolean (rand) ? (guint) g_rand_int_range (rand, 2, 4) : 0,
      .person = g_rand_boolean (rand) ? persons[g_rand_int_range (rand, 0, 3)] : NULL,
      .game = g_rand_boolean (rand) ? "manhattan-project" : NULL,
      .ended = g_rand_int_range (rand, -1, 2),
      .shelves = (unsigned) g_rand_int_range (rand, 0, 4),
      .order = (YcOrder) g_rand_int_range (rand, 0, 4),
    };
    g_autoptr (YcQuery) query = yc_query_new (g_rand_boolean (rand) ? "late" : "");
    const gboolean typed = yc_query_get_words (query)[0] != NULL;
    guint expected = 0;

    yc_query_narrow (query, &narrowing);
    g_autoptr (GPtrArray) list
      = yc_archive_list (shelf->database, yc_query_get_choice (query), NULL, 1000, NULL);
    for (int i = 0; i < SESSIONS; i++)
      expected += is_kept (&plain[i], &narrowing);
    g_assert_cmpuint (list->len, ==, expected);
    for (guint i = 0; i < list->len; i++) {
      const YcArchiveEntry *entry = g_ptr_array_index (list, i);

      g_assert_true (is_kept (&plain[entry->id - 1], &narrowing));
      g_assert_cmpuint (entry->n_found, ==, typed);
    }
  }
}

static void
what_was_told_is_found (Shelf *shelf, gconstpointer data)
{
  (void) data;
  play (shelf, "2026-11-21", "Home", "Ana", "");
  play (shelf, "2026-11-22", "Home", "Cy", "");
  g_assert_true (yc_told_tell (shelf->database, 1, YC_TOLD_NAME, "Semifinal", NULL));
  g_assert_true (yc_told_tell (shelf->database, 1, YC_TOLD_NOTE, "by candlelight", NULL));
  assert_found (shelf, "semi", "Ana ", "Semifinal; ");
  assert_found (shelf, "name:semi note:candle", "Ana ", "Semifinal; by candlelight; ");
  assert_found (shelf, "note:semi", "", NULL);
  assert_found (shelf, "game:manh cy", "Cy ", "The Manhattan Project; Cy; ");
  assert_found (shelf, "game:chain", "", NULL);
}

/* Signs alone begin no word, though some library has them begin every one. */
static void
signs_find_nothing (Shelf *shelf, gconstpointer data)
{
  static const char *const typed[] = { "...", "!!!", "???", "is:-", "game:--" };

  (void) data;
  play (shelf, "2026-11-21", "Home", "Ana", "");
  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    assert_found (shelf, typed[i], "", NULL);
}

/* The words are read again from the sessions alone. */
static void
dropped_words_come_back (Shelf *shelf, gconstpointer data)
{
  (void) data;
  play (shelf, "2026-11-21", "Home", "Ana", "table note \"the lamp went out\"\n");
  assert_found (shelf, "lamp", "Ana ", NULL);
  g_assert_true (yc_caches_drop (shelf->database, NULL));
  assert_found (shelf, "lamp", "", NULL);
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  yc_retelling_finish (yc_retelling_of (shelf->database));
  assert_found (shelf, "lamp home", "Ana ", "Play 1: “the lamp went out”; Home; ");
}

#define ADD(name) g_test_add ("/query/" #name, Shelf, NULL, shelf_set_up, name, shelf_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD (words_of_every_kind_are_found);
  ADD (a_finished_game_is_found_by_who_won);
  ADD (words_that_are_nowhere_are_named);
  ADD (random_searches_find_what_a_plain_one_finds);
  ADD (narrowing_keeps_what_a_plain_array_keeps);
  ADD (what_was_told_is_found);
  ADD (signs_find_nothing);
  ADD (dropped_words_come_back);
  return g_test_run ();
}
