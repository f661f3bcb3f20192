/* test-retelling.c: what the list of sessions has lost it learns again, a little at a time. */

#include "retelling.h"

#include "archive.h"
#include "caches.h"
#include "database-private.h"
#include "persons.h"
#include "samples.h"
#include "shelf.h"

static const char *const samples[]
  = { "board-3p-told", "card-3p", "board-2p-told", "board-5p-told" };
#define COPIES 12

/* More than the thread gets at once; the results are known. */
static void
fill (Shelf *shelf)
{
  for (guint i = 0; i < COPIES * G_N_ELEMENTS (samples); i++) {
    g_autofree char *text = yc_sample_text (samples[i % G_N_ELEMENTS (samples)]);
    g_autofree char *own = yc_sample_anew (text);

    g_object_unref (shelf_begin (shelf->database, own));
  }
}

/* Every session with its result, a line each. Free with g_free(). */
static char *
results (Shelf *shelf)
{
  g_autoptr (GPtrArray) list = yc_archive_list (shelf->database, NULL, NULL, G_MAXINT, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++) {
    const YcArchiveEntry *entry = g_ptr_array_index (list, i);

    g_string_append_printf (text, "%s %d%d", entry->uuid, entry->outcome_known, entry->over);
    for (unsigned seat = 0; seat < entry->n_seats; seat++)
      g_string_append_printf (text, " %d%s", entry->seats[seat].points,
                              entry->seats[seat].winner ? "!" : "");
    g_string_append_c (text, '\n');
  }
  return g_string_free (text, FALSE);
}

/* As somebody does who takes the line of schema.sql at its word. */
static void
drop_caches (Shelf *shelf)
{
  const char *const sql = "DROP TABLE deed; DROP TABLE outcome; DROP TABLE latest";

  g_assert_cmpint (sqlite3_exec (yc_database_get_handle (shelf->database), sql, NULL, NULL, NULL),
                   ==, SQLITE_OK);
  shelf_reopen (shelf);
}

static void
dropped_results_come_back (Shelf *shelf, gconstpointer data)
{
  g_autofree char *before = NULL, *dropped = NULL, *after = NULL;

  (void) data;
  fill (shelf);
  before = results (shelf);
  drop_caches (shelf);
  dropped = results (shelf);
  g_assert_cmpstr (dropped, !=, before);

  yc_retelling_go_on (yc_retelling_of (shelf->database));
  g_assert_cmpfloat (yc_retelling_get_progress (yc_retelling_of (shelf->database)), ==, 0);
  yc_retelling_finish (yc_retelling_of (shelf->database));
  after = results (shelf);
  g_assert_cmpstr (after, ==, before);
  g_assert_nonnull (strstr (after, "!"));

  /* and stays */
  shelf_reopen (shelf);
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  g_assert_cmpfloat (yc_retelling_get_progress (yc_retelling_of (shelf->database)), ==, 1);
}

typedef struct {
  YcDatabase *database;
  guint64 rows, statements;           /* when the main loop was here last */
  guint64 most_rows, most_statements; /* between two turns of the loop */
} Watch;

static void
look (Watch *watch)
{
  const guint64 rows = yc_database_get_n_rows (watch->database),
                statements = yc_database_get_n_statements (watch->database);

  watch->most_rows = MAX (watch->most_rows, rows - watch->rows);
  watch->most_statements = MAX (watch->most_statements, statements - watch->statements);
  watch->rows = rows;
  watch->statements = statements;
}

/* Whatever the length and number of the sessions; and the work grows as they do. */
static void
the_main_loop_is_never_kept_long (Shelf *shelf, gconstpointer data)
{
  Watch watch = { 0 };
  guint64 events, begun;

  (void) data;
  fill (shelf);
  drop_caches (shelf);
  watch.database = shelf->database;
  look (&watch);
  watch.most_rows = watch.most_statements = 0;
  begun = watch.rows;
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  while (yc_retelling_get_progress (yc_retelling_of (shelf->database)) < 1) {
    g_main_context_iteration (NULL, TRUE);
    look (&watch);
  }
  g_assert_cmpuint (watch.most_rows, <=, 250);
  g_assert_cmpuint (watch.most_statements, <=, 160);

  events = 0;
  {
    g_autoptr (GPtrArray) list = yc_archive_list (shelf->database, NULL, NULL, G_MAXINT, NULL);

    for (guint i = 0; i < list->len; i++)
      events += ((YcArchiveEntry *) g_ptr_array_index (list, i))->n_events;
    g_assert_cmpuint (watch.rows - begun, <=, events + 6 * list->len + 20);
  }
}

static void
what_was_interrupted_goes_on (Shelf *shelf, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;
  gint64 left;

  (void) data;
  fill (shelf);
  before = results (shelf);
  drop_caches (shelf);
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  while (yc_retelling_get_progress (yc_retelling_of (shelf->database)) == 0)
    g_main_context_iteration (NULL, TRUE);
  shelf_reopen (shelf);
  left = yc_caches_get_unread (shelf->database, NULL);
  g_assert_cmpint (left, >, 0);
  g_assert_cmpint (left, <, COPIES * (gint64) G_N_ELEMENTS (samples));
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  yc_retelling_finish (yc_retelling_of (shelf->database));
  after = results (shelf);
  g_assert_cmpstr (after, ==, before);
}

/* While a batch is with the thread, everything begins again. */
static void
what_an_older_run_says_is_void (Shelf *shelf, gconstpointer data)
{
  g_autofree char *before = NULL, *after = NULL;

  (void) data;
  fill (shelf);
  before = results (shelf);
  drop_caches (shelf);
  for (int i = 0; i < 40; i++) {
    yc_retelling_start_over (yc_retelling_of (shelf->database));
    for (int turn = 0; turn < i * 3; turn++)
      g_main_context_iteration (NULL, FALSE);
  }
  yc_retelling_finish (yc_retelling_of (shelf->database));
  after = results (shelf);
  g_assert_cmpstr (after, ==, before);
}

#define CORRECTED_HEAD                                                                             \
  "yellowcake 1\ngame manhattan-project\ndate 2026-03-01T19:30:00+01:00\nplayer red \"Ana\"\n"     \
  "player blue \"Bo\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ?\n"

/* Who, when and where, as the list has it. Free with g_free(). */
static char *
listed (Shelf *shelf)
{
  g_autoptr (GPtrArray) list = yc_archive_list (shelf->database, NULL, NULL, 1, NULL);
  const YcArchiveEntry *entry = g_ptr_array_index (list, 0);

  return g_strdup_printf ("%s %s %s %s %s", entry->seats[0].color, entry->seats[0].person,
                          entry->seats[1].person, entry->begun_at, entry->location);
}

/* The list and the persons have what the table has corrected, also after they were dropped; the
 * plays say how long somebody took. */
static void
what_was_corrected_is_listed (Shelf *shelf, gconstpointer data)
{
  static const char *const lines[] = { "@2026-03-01T20:00:00+01:00 red place mine-2 L",
                                       "@2026-03-01T20:00:30+01:00 red end",
                                       "@2026-03-01T20:01:40+01:00 blue place mine-1 L",
                                       "@2026-03-01T20:31:40+01:00 blue end",
                                       "table head player red \"Annie\"",
                                       "table head order blue red",
                                       "table head date 2026-02-28T19:30:00+01:00",
                                       "table head location \"Club\"" };
  static const char really[] = "blue Bo Annie 2026-02-28T19:30:00+01:00 Club";
  g_autoptr (YcSession) session = shelf_begin (shelf->database, CORRECTED_HEAD);

  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmpuint (yc_session_record (session, lines[i], NULL), >, 0);
  g_clear_object (&session);
  for (guint round = 0; round < 2; round++) {
    g_autofree char *text = listed (shelf);
    g_autoptr (GArray) annie = yc_person_games (shelf->database, "Annie", NULL);
    g_autoptr (GArray) bo = yc_person_games (shelf->database, "Bo", NULL);
    const YcPersonGame *game = &g_array_index (bo, YcPersonGame, 0);

    g_assert_cmpstr (text, ==, really);
    g_assert_cmpuint (annie->len, ==, 1);
    g_assert_cmpuint (g_array_index (annie, YcPersonGame, 0).n_timed, ==, 1);
    g_assert_cmpint (g_array_index (annie, YcPersonGame, 0).thought, ==, 30000);
    g_assert_cmpuint (game->n_timed, ==, 1);
    g_assert_cmpint (game->thought, ==, 70000);
    g_assert_cmpuint (game->n_breaks, ==, 1);
    drop_caches (shelf);
    yc_retelling_go_on (yc_retelling_of (shelf->database));
    yc_retelling_finish (yc_retelling_of (shelf->database));
  }
}

#define ADD(name)                                                                                  \
  g_test_add ("/session/retelling/" #name, Shelf, NULL, shelf_set_up, name, shelf_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD (dropped_results_come_back);
  ADD (the_main_loop_is_never_kept_long);
  ADD (what_was_interrupted_goes_on);
  ADD (what_an_older_run_says_is_void);
  ADD (what_was_corrected_is_listed);
  return g_test_run ();
}
