/* test-archive.c: the list of sessions, the names, and the results that are told to it. */

#include "archive.h"
#include "caches.h"

#include "ledger-fixture.h"
#include "persons.h"
#include "told-facts.h"

/* Three sessions: by the clock the second is the newest, though it has the earliest-looking text.
 */
typedef struct {
  Ledger ledger;
  gint64 spring, autumn, summer;
} History;

static void
history_set_up (History *history, gconstpointer data)
{
  const YcLedgerHead spring = table_of_three ("uuid-spring", "2026-03-01T19:30:00+01:00");
  const YcLedgerHead autumn = table_of_two ("uuid-autumn", "2026-10-01T05:00:00-12:00");
  const YcLedgerHead summer = table_of_three ("uuid-summer", "2026-10-01T06:00:00+12:00");

  ledger_set_up (&history->ledger, data);
  history->spring = ledger_begin (&history->ledger, &spring);
  history->autumn = ledger_begin (&history->ledger, &autumn);
  history->summer = ledger_begin (&history->ledger, &summer);
}

static void
history_tear_down (History *history, gconstpointer data)
{
  ledger_tear_down (&history->ledger, data);
}

static GPtrArray *
list (History *history, const char *search, const YcArchiveEntry *after, unsigned limit)
{
  g_autoptr (GError) error = NULL;
  const YcForm form = { .field = YC_FIELD_ANY, .text = (char *) search };
  const YcTerm term = { .forms = &form, .n_forms = 1 };
  const YcChoice searched = { .words = { .terms = &term, .n_terms = search ? 1 : 0 } };
  GPtrArray *entries = yc_archive_list (history->ledger.database, &searched, after, limit, &error);

  g_assert_no_error (error);
  return entries;
}

/* The UUIDs of the page after the first `offset`, with a comma after each. Free with g_free(). */
static char *
page (History *history, const char *search, unsigned offset, unsigned limit)
{
  g_autoptr (GPtrArray) before = list (history, search, NULL, offset);
  const YcArchiveEntry *last = offset > 0 ? g_ptr_array_index (before, offset - 1) : NULL;
  g_autoptr (GPtrArray) entries = list (history, search, last, limit);
  GString *uuids = g_string_new (NULL);

  for (unsigned i = 0; i < entries->len; i++) {
    const YcArchiveEntry *entry = g_ptr_array_index (entries, i);

    g_string_append_printf (uuids, "%s,", entry->uuid);
  }
  return g_string_free (uuids, FALSE);
}

static void
assert_page (History *history,
             const char *search,
             unsigned offset,
             unsigned limit,
             const char *expected)
{
  g_autofree char *found = page (history, search, offset, limit);

  g_assert_cmpstr (found, ==, expected);
}

static void
the_newest_comes_first (History *history, gconstpointer data)
{
  (void) data;
  assert_page (history, NULL, 0, 10, "uuid-autumn,uuid-summer,uuid-spring,");
  assert_page (history, NULL, 0, 2, "uuid-autumn,uuid-summer,");
  assert_page (history, NULL, 2, 2, "uuid-spring,");
  assert_page (history, NULL, 3, 2, "");
  g_assert_cmpuint (yc_archive_count (history->ledger.database, NULL), ==, 3);
}

/* Sessions of the same second do not get lost between two pages. */
static void
a_page_begins_where_the_last_one_ended (History *history, gconstpointer data)
{
  g_autoptr (GPtrArray) all = NULL;
  unsigned n = 0;

  (void) data;
  for (int i = 0; i < 20; i++) {
    g_autofree char *uuid = g_strdup_printf ("uuid-%d", i);
    const YcLedgerHead head = table_of_two (uuid, "2026-10-01T05:00:00-12:00");

    ledger_begin (&history->ledger, &head);
  }
  all = list (history, NULL, NULL, 100);
  g_assert_cmpuint (all->len, ==, 23);
  for (const YcArchiveEntry *last = NULL; n < all->len; n++) {
    const YcArchiveEntry *expected = g_ptr_array_index (all, n);
    g_autoptr (GPtrArray) next = list (history, NULL, last, 1);

    g_assert_cmpint (((YcArchiveEntry *) g_ptr_array_index (next, 0))->id, ==, expected->id);
    last = expected;
  }
}

static guint64
statements_for (History *history, unsigned limit)
{
  const guint64 before = yc_database_get_n_statements (history->ledger.database);
  g_autoptr (GPtrArray) entries = list (history, NULL, NULL, limit);

  g_assert_cmpuint (entries->len, ==, limit);
  return yc_database_get_n_statements (history->ledger.database) - before;
}

static void
a_page_asks_as_often_however_long_it_is (History *history, gconstpointer data)
{
  (void) data;
  g_assert_cmpuint (statements_for (history, 1), ==, 2);
  g_assert_cmpuint (statements_for (history, 3), ==, 2);
}

static void
search_looks_at_players_places_and_games (History *history, gconstpointer data)
{
  (void) data;
  assert_page (history, "žOF", 0, 10, "uuid-autumn,");
  assert_page (history, "ana", 0, 1, "uuid-summer,");
  assert_page (history, "KITCHEN", 1, 10, "uuid-spring,");
  assert_page (history, "chain", 0, 10, "uuid-autumn,");
  assert_page (history, "nobody", 0, 10, "");
  assert_page (history, "%", 0, 10, "");
  assert_page (history, "kitchen \"table", 0, 10, "uuid-summer,uuid-spring,");
  assert_page (history, "zof", 0, 10, "uuid-autumn,");
  assert_page (history, "2026-10", 0, 10, "uuid-autumn,uuid-summer,");
}

static void
tell_said (History *history, gint64 session, const char *said, const char *said_at)
{
  static const int points[] = { 30, 62, 11 };
  static const gboolean winner[] = { FALSE, TRUE, FALSE };
  const YcOutcome outcome = {
    .session = session,
    .over = TRUE,
    .points = points,
    .winner = winner,
    .n_seats = 3,
    .text = { .said = (char *) said, .said_at = (char *) said_at, .cards = (char *) "24 mine\n" },
  };
  g_autoptr (GError) error = NULL;

  yc_caches_tell (history->ledger.database, &outcome, &error);
  g_assert_no_error (error);
}

/* Every term with where it was found, as `field:event:text;`. Free with g_free(). */
static char *
reasons (History *history, const YcChoice *search)
{
  g_autoptr (GPtrArray) entries = yc_archive_list (history->ledger.database, search, NULL, 9, NULL);
  GString *text = g_string_new (NULL);

  g_assert_cmpuint (entries->len, ==, 1);
  const YcArchiveEntry *entry = g_ptr_array_index (entries, 0);
  for (unsigned i = 0; i < entry->n_found; i++)
    g_string_append_printf (text, "%u:%d:%u:%s;", entry->found[i].term, entry->found[i].field,
                            entry->found[i].event, entry->found[i].text);
  return g_string_free (text, FALSE);
}

static void
a_search_says_why (History *history, gconstpointer data)
{
  const YcForm forms[] = { { .field = YC_FIELD_ANY, .text = (char *) "noticed" },
                           { .field = YC_FIELD_WINNER, .text = (char *) "b" },
                           { .field = YC_FIELD_ANY, .text = (char *) "nothing" },
                           { .field = YC_FIELD_CARD, .text = (char *) "mine" } };
  const YcTerm terms[] = { { &forms[0], 1 }, { &forms[1], 1 }, { &forms[2], 2 } };
  const YcChoice search = { .words = { .terms = terms, .n_terms = 3 } };
  g_autofree char *expected = g_strdup_printf ("0:%d:42:noticed too late;1:%d:0:Bo;2:%d:0:24 mine;",
                                               YC_FIELD_SAID, YC_FIELD_WINNER, YC_FIELD_CARD);
  g_autofree char *found = NULL;

  (void) data;
  tell_said (history, history->spring, "one thing\nnoticed too late\n", "7\n42\n");
  tell_said (history, history->summer, "another thing\n", "7\n");
  g_assert_cmpuint (yc_archive_count (history->ledger.database, &search), ==, 1);
  found = reasons (history, &search);
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpint (yc_search_is_found (history->ledger.database, &terms[0], 1, NULL), ==, 1);
  g_assert_cmpint (
    yc_search_is_found (history->ledger.database, &(YcTerm){ &forms[2], 1 }, 1, NULL), ==, 0);

  /* told anew, the old words are gone */
  tell_said (history, history->spring, "one thing\n", "7\n");
  g_assert_cmpint (yc_search_is_found (history->ledger.database, &terms[0], 1, NULL), ==, 0);
}

static void
an_entry_tells_who_sat_where (History *history, gconstpointer data)
{
  g_autoptr (YcArchiveEntry) entry = NULL;

  (void) data;
  ledger_append (&history->ledger, history->spring, 1, 4);
  entry = yc_archive_get (history->ledger.database, history->spring, NULL);
  g_assert_cmpstr (entry->game, ==, "manhattan-project");
  g_assert_cmpstr (entry->begun_at, ==, "2026-03-01T19:30:00+01:00");
  g_assert_cmpstr (entry->location, ==, "Kitchen table");
  g_assert_cmpstr (entry->last_played_at, >, entry->begun_at);
  g_assert_cmpuint (entry->n_events, ==, 4);
  g_assert_false (entry->outcome_known);
  g_assert_cmpuint (entry->n_seats, ==, 3);
  g_assert_cmpstr (entry->seats[0].color, ==, "red");
  g_assert_cmpstr (entry->seats[0].person, ==, "Ana");
  g_assert_cmpstr (entry->seats[2].color, ==, "green");
  g_assert_cmpstr (entry->seats[2].person, ==, "Cy");
}

static void
an_entry_without_events_stands_at_its_beginning (History *history, gconstpointer data)
{
  g_autoptr (YcArchiveEntry) entry
    = yc_archive_get (history->ledger.database, history->autumn, NULL);
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_cmpuint (entry->n_events, ==, 0);
  g_assert_null (entry->location);
  g_assert_cmpstr (entry->last_played_at, ==, entry->begun_at);
  g_assert_null (yc_archive_get (history->ledger.database, 99, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND);
}

/* Ana has 30 points, Bo 62 and the game. */
static void
tell_outcome (History *history, gint64 session, unsigned n_events, gboolean over)
{
  static const int points[] = { 30, 62, 11 };
  const gboolean winner[] = { FALSE, over, FALSE };
  const YcOutcome outcome = { .session = session,
                              .n_events = n_events,
                              .over = over,
                              .points = points,
                              .winner = winner,
                              .n_seats = 3 };
  g_autoptr (GError) error = NULL;

  yc_caches_tell (history->ledger.database, &outcome, &error);
  g_assert_no_error (error);
}

static void
an_outcome_counts_until_the_next_event (History *history, gconstpointer data)
{
  g_autoptr (YcArchiveEntry) told = NULL;
  g_autoptr (YcArchiveEntry) older = NULL;

  (void) data;
  ledger_append (&history->ledger, history->spring, 1, 4);
  tell_outcome (history, history->spring, 3, FALSE);
  tell_outcome (history, history->spring, 4, TRUE);
  told = yc_archive_get (history->ledger.database, history->spring, NULL);
  g_assert_true (told->outcome_known && told->over);
  g_assert_cmpint (told->seats[1].points, ==, 62);
  g_assert_true (told->seats[1].winner);
  g_assert_false (told->seats[0].winner);

  ledger_append (&history->ledger, history->spring, 5, 5);
  older = yc_archive_get (history->ledger.database, history->spring, NULL);
  g_assert_false (older->outcome_known || older->over);
  g_assert_cmpint (older->seats[1].points, ==, 0);
  g_assert_false (older->seats[1].winner);
}

static void
an_outcome_is_taken_whole_or_not (History *history, gconstpointer data)
{
  static const int points[] = { 1, 2, 3, 4 };
  static const gboolean winner[] = { FALSE, FALSE, FALSE, TRUE };
  const YcOutcome outcome = {
    .session = history->spring, .over = TRUE, .points = points, .winner = winner, .n_seats = 4
  };
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_false (yc_caches_tell (history->ledger.database, &outcome, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_FOUND);
  g_assert_cmpint (ledger_number (&history->ledger, "SELECT count (*) FROM outcome"), ==, 0);
  ledger_append (&history->ledger, history->spring, 1, 1);
}

static void
assert_running (History *history, gint64 session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcArchiveEntry) running = yc_archive_get_running (history->ledger.database, &error);

  g_assert_no_error (error);
  g_assert_cmpint (running ? running->id : 0, ==, session);
}

static void
the_running_session_is_the_one_last_played (History *history, gconstpointer data)
{
  (void) data;
  assert_running (history, history->autumn);
  ledger_append (&history->ledger, history->spring, 1, 2);
  g_usleep (2000);
  ledger_append (&history->ledger, history->summer, 1, 2);
  assert_running (history, history->summer);
  tell_outcome (history, history->summer, 2, TRUE);
  assert_running (history, history->spring);
  tell_outcome (history, history->spring, 2, FALSE);
  assert_running (history, history->spring);
}

static void
an_empty_ledger_has_no_running_session (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  g_assert_null (yc_archive_get_running (ledger->database, &error));
  g_assert_no_error (error);
}

static void
assert_names (History *history, const char *prefix, unsigned limit, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = yc_archive_names (history->ledger.database, prefix, limit, &error);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = g_strjoinv (",", names);
  g_assert_cmpstr (found, ==, expected);
}

static void
names_are_completed_latest_first (History *history, gconstpointer data)
{
  (void) data;
  assert_names (history, "", 10, "Cy,Žofie,Ana,Bo");
  assert_names (history, "", 2, "Cy,Žofie");
  assert_names (history, "žo", 10, "Žofie");
  assert_names (history, "A", 10, "Ana");
  assert_names (history, "n", 10, "");
}

/* ---- Names that are one person --------------------------------------------------------------- */

static unsigned
count_named (History *history, YcField field, const char *name, gboolean whole)
{
  const YcForm form = { .field = field, .text = (char *) name, .whole = whole };
  const YcTerm term = { .forms = &form, .n_forms = 1 };
  const YcChoice choice = { .words = { .terms = &term, .n_terms = 1 } };

  return yc_archive_count (history->ledger.database, &choice);
}

static void
a_joined_name_finds_both (History *history, gconstpointer data)
{
  (void) data;
  g_assert_cmpuint (count_named (history, YC_FIELD_PLAYER, "zof", FALSE), ==, 1);
  g_assert_cmpuint (count_named (history, YC_FIELD_ANY, "Ana", TRUE), ==, 2);
  g_assert_true (yc_persons_join (history->ledger.database, "Žofie", "Ana", NULL));
  g_assert_cmpuint (count_named (history, YC_FIELD_PLAYER, "zof", FALSE), ==, 3);
  g_assert_cmpuint (count_named (history, YC_FIELD_ANY, "Ana", TRUE), ==, 3);
  g_assert_cmpuint (count_named (history, YC_FIELD_ANY, "bo", FALSE), ==, 2);
  g_assert_cmpuint (count_named (history, YC_FIELD_PLACE, "zof", FALSE), ==, 0);
  g_assert_true (yc_persons_part (history->ledger.database, "Žofie", NULL));
  g_assert_cmpuint (count_named (history, YC_FIELD_PLAYER, "zof", FALSE), ==, 1);
  g_assert_cmpuint (count_named (history, YC_FIELD_PLAYER, "An", FALSE), ==, 2);
  g_assert_cmpuint (count_named (history, YC_FIELD_PLAYER, "An", TRUE), ==, 0);
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/archive/" #name, History, NULL, history_set_up, name, history_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (the_newest_comes_first);
  ADD (a_page_begins_where_the_last_one_ended);
  ADD (a_page_asks_as_often_however_long_it_is);
  ADD (search_looks_at_players_places_and_games);
  ADD (a_search_says_why);
  ADD (an_entry_tells_who_sat_where);
  ADD (an_entry_without_events_stands_at_its_beginning);
  ADD (an_outcome_counts_until_the_next_event);
  ADD (an_outcome_is_taken_whole_or_not);
  ADD (the_running_session_is_the_one_last_played);
  ADD (names_are_completed_latest_first);
  ADD (a_joined_name_finds_both);
  g_test_add ("/ledger/archive/an_empty_ledger_has_no_running_session", Ledger, NULL, ledger_set_up,
              an_empty_ledger_has_no_running_session, ledger_tear_down);
  return g_test_run ();
}
