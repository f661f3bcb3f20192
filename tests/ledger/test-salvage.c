/* test-salvage.c: a damaged file is set aside as it is, and what can be read of it goes on. */

#include "salvage.h"

#include <glib/gstdio.h>

#include "failing-vfs.h"
#include "ledger-fixture.h"
#include "persons.h"
#include "puzzle-tries.h"
#include "told-facts.h"

#define PAGE     4096
#define SESSIONS 12
#define PLAYS    150
#define LOST     "table note \"This play was lost when the file was damaged.\""

/* A year of evenings, several pages in each table. */
static void
write_history (Ledger *ledger)
{
  for (int i = 0; i < SESSIONS; i++) {
    g_autofree char *uuid = g_strdup_printf ("uuid-%d", i);
    g_autoptr (GPtrArray) plays = g_ptr_array_new_with_free_func (g_free);
    YcLedgerHead head = i % 2 ? table_of_two (uuid, NULL) : table_of_three (uuid, NULL);
    g_autofree char *long_head = g_strdup_printf ("%s# %01500d\n", head.head, i);

    for (unsigned number = 1; number <= PLAYS; number++)
      g_ptr_array_add (plays, play_text (number));
    g_ptr_array_add (plays, NULL);
    head.head = long_head;
    g_assert_cmpint (
      yc_journal_begin (ledger->database, &head, (const char *const *) plays->pdata, NULL), ==,
      i + 1);
  }
  ledger_teach (ledger, "chain-reaction", "u2", "card u2 university");
  ledger_dispute (ledger, 3, 7);
  g_assert_true (yc_told_tell (ledger->database, SESSIONS, YC_TOLD_NAME, "Final", NULL));
  g_assert_true (yc_puzzle_tries_add (ledger->database, SESSIONS, 7, TRUE, NULL));
  g_assert_true (yc_persons_join (ledger->database, "Bo", "Cy", NULL));
}

static GBytes *
read_bytes (const char *path)
{
  char *bytes;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  return g_bytes_new_take (bytes, length);
}

static void
write_bytes (const char *path, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
}

/* Writes the file anew with something else in `n` pages from `page` on, the first being 0. */
static void
damage (const char *path, GBytes *whole, gsize page, gsize n)
{
  g_autofree char *bytes = g_memdup2 (g_bytes_get_data (whole, NULL), g_bytes_get_size (whole));

  g_assert_cmpuint ((page + n) * PAGE, <=, g_bytes_get_size (whole));
  memset (bytes + page * PAGE, 0xa5, n * PAGE);
  g_assert_true (g_file_set_contents (path, bytes, (gssize) g_bytes_get_size (whole), NULL));
}

static YcSalvage *
salvage (Ledger *ledger)
{
  g_autoptr (GError) error = NULL;
  YcSalvage *found = yc_database_set_aside_and_salvage (ledger->path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (found);
  return found;
}

/* What the fresh file holds is what was told to be saved, and all of it is true. */
static void
assert_told_truly (Ledger *ledger, const YcSalvage *found)
{
  unsigned events = 0;

  ledger_open (ledger);
  for (gint64 session = 1; session <= SESSIONS; session++) {
    const unsigned n = ledger_count (ledger, session, LOST);

    g_assert_cmpuint (n, <=, PLAYS);
    events += n;
  }
  g_assert_cmpuint (events, ==, found->events + found->lost_events);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM session"), ==, found->sessions);
  g_assert_cmpuint (found->sessions + found->lost_sessions, ==, SESSIONS);
  if (events < found->sessions * PLAYS)
    g_assert_cmpuint (found->cut_sessions, >, 0);
  g_assert_cmpint (
    ledger_number (ledger, "SELECT count (*) FROM event WHERE text LIKE 'table note%'"), ==,
    found->lost_events);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM pragma_foreign_key_check"), ==, 0);
  ledger_close (ledger);
}

/* What is told of sessions and persons lies on pages of its own. */
static void
assert_all_else_is_there (Ledger *ledger)
{
  static const char *const tables[] = { "card", "told", "puzzle_try", "same_person" };

  ledger_open (ledger);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++) {
    g_autofree char *sql = g_strdup_printf ("SELECT count (*) FROM %s", tables[i]);

    g_assert_cmpint (ledger_number (ledger, sql), ==, 1);
  }
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM joined"), ==, 1);
  ledger_close (ledger);
}

static gboolean
is_damaged (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcDatabase) database = yc_database_open (path, &error);

  g_assert_true (database || g_error_matches (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DAMAGED)
                 || g_error_matches (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_NOT_A_DATABASE));
  return database == NULL;
}

static void
pages_in_the_middle_are_read_around (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  g_autoptr (GBytes) damaged = NULL;
  g_autoptr (GBytes) aside = NULL;
  g_autoptr (YcSalvage) found = NULL;

  (void) data;
  write_history (ledger);
  ledger_close (ledger);
  whole = read_bytes (ledger->path);
  damage (ledger->path, whole, g_bytes_get_size (whole) / PAGE / 2, 3);
  damaged = read_bytes (ledger->path);
  assert_not_opened (ledger->path, YC_LEDGER_ERROR_DAMAGED);

  found = salvage (ledger);
  aside = read_bytes (found->set_aside);
  g_assert_true (g_bytes_equal (aside, damaged));
  assert_told_truly (ledger, found);
  assert_all_else_is_there (ledger);
  g_assert_cmpuint (found->events, >, SESSIONS * PLAYS / 2);
  g_assert_cmpuint (found->events, <, SESSIONS * PLAYS);
  g_assert_cmpuint (found->sessions, >, 0);
}

/* Whichever page it is, the rest comes back; on average nearly all of it. */
static void
any_page_may_be_lost (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  gsize n_pages, damages = 0, events = 0;

  (void) data;
  write_history (ledger);
  ledger_close (ledger);
  whole = read_bytes (ledger->path);
  n_pages = g_bytes_get_size (whole) / PAGE;
  for (gsize page = 0; page < n_pages; page++) {
    g_autoptr (YcSalvage) found = NULL;

    damage (ledger->path, whole, page, 1);
    if (!is_damaged (ledger->path))
      continue;
    found = salvage (ledger);
    assert_told_truly (ledger, found);
    events += found->events;
    damages++;
  }
  g_test_message ("%zu of %zu pages noticed, %zu events saved", damages, n_pages, events);
  g_assert_cmpuint (damages, >, n_pages / 2);
  g_assert_cmpuint (events, >, damages * SESSIONS * PLAYS * 8 / 10);
}

/* After a crash the last plays are in the WAL alone; it goes wherever its file goes. */
static void
plays_in_the_wal_are_saved (Ledger *ledger, gconstpointer data)
{
  g_autofree char *wal = g_strconcat (ledger->path, "-wal", NULL);
  g_autofree char *aside_wal = NULL;
  g_autoptr (GBytes) file = NULL;
  g_autoptr (GBytes) last_plays = NULL;
  g_autoptr (GBytes) kept = NULL;
  g_autoptr (YcSalvage) found = NULL;

  (void) data;
  write_history (ledger);
  ledger_close (ledger);
  ledger_open (ledger);
  ledger_append (ledger, SESSIONS, PLAYS + 1, PLAYS + 5);
  file = read_bytes (ledger->path);
  last_plays = read_bytes (wal);
  ledger_close (ledger);

  damage (ledger->path, file, g_bytes_get_size (file) / PAGE / 2, 2);
  write_bytes (wal, last_plays);
  found = salvage (ledger);
  aside_wal = g_strconcat (found->set_aside, "-wal", NULL);
  kept = read_bytes (aside_wal);
  g_assert_true (g_bytes_equal (kept, last_plays));
  ledger_open (ledger);
  g_assert_cmpuint (ledger_count (ledger, SESSIONS, LOST), ==, PLAYS + 5);
}

static void
a_file_in_use_is_left_alone (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  (void) data;
  write_history (ledger);
  g_assert_null (yc_database_set_aside_and_salvage (ledger->path, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_BUSY);
  ledger_append (ledger, 1, PLAYS + 1, PLAYS + 1);
  ledger_close (ledger);
  ledger_open (ledger);
  g_assert_cmpuint (ledger_count (ledger, 1, NULL), ==, PLAYS + 1);
}

/* Two within one second: neither overwrites the other. */
static void
some_other_file_makes_room (Ledger *ledger, gconstpointer data)
{
  static const char *const texts[] = { "a shopping list", "another shopping list" };
  YcSalvage *found[2];

  (void) data;
  for (int i = 0; i < 2; i++) {
    ledger_close (ledger);
    g_assert_true (g_file_set_contents (ledger->path, texts[i], -1, NULL));
    found[i] = salvage (ledger);
    g_assert_cmpuint (found[i]->sessions + found[i]->lost_sessions, ==, 0);
    ledger_open (ledger);
    g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM session"), ==, 0);
  }
  for (int i = 0; i < 2; i++) {
    g_autofree char *aside = NULL;

    g_assert_true (g_file_get_contents (found[i]->set_aside, &aside, NULL, NULL));
    g_assert_cmpstr (aside, ==, texts[i]);
    yc_salvage_free (found[i]);
  }
}

static unsigned
files_in (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  unsigned n = 0;

  while (g_dir_read_name (dir))
    n++;
  return n;
}

static void
a_full_disk_leaves_all_as_it_was (Ledger *ledger, gconstpointer data)
{
  g_autoptr (GBytes) whole = NULL;
  g_autoptr (GBytes) damaged = NULL;
  g_autoptr (GBytes) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSalvage) found = NULL;

  (void) data;
  write_history (ledger);
  ledger_close (ledger);
  whole = read_bytes (ledger->path);
  damage (ledger->path, whole, g_bytes_get_size (whole) / PAGE / 2, 2);
  damaged = read_bytes (ledger->path);
  failing_vfs_arm (DISK_WRITE, 60, SQLITE_FULL, TRUE);
  g_assert_null (yc_database_set_aside_and_salvage (ledger->path, &error));
  g_assert_error (error, YC_LEDGER_ERROR, YC_LEDGER_ERROR_DISK_FULL);
  g_assert_true (failing_vfs_disarm ());
  after = read_bytes (ledger->path);
  g_assert_true (g_bytes_equal (after, damaged));
  g_assert_cmpuint (files_in (ledger->folder), ==, 1);

  found = salvage (ledger);
  assert_told_truly (ledger, found);
}

/* ---- Files that mean no good ------------------------------------------------------------------
 */

/* What was done to a sound file, and how much of each is saved for all that. */
static const struct {
  const char *sql;
  unsigned sessions, events;
} strangers[] = {
  { "DROP TABLE person; CREATE VIEW person AS " ENDLESS " AS id, 'x' AS name FROM n", 1, 40 },
  { "DROP TABLE session; CREATE VIEW session AS " ENDLESS " AS id, 'u' || n AS uuid, 'x' AS game,"
    " 1 AS rules_version, '2026-11-21' AS begun_at, 'x' AS location, 'x' AS head FROM n",
    0, 0 },
  { "DROP TABLE event; CREATE VIEW event AS " ENDLESS " AS number, 1 AS session, 'red end' AS text,"
    " '2026-11-21' AS written_at FROM n",
    1, 0 },
  { "CREATE TRIGGER eats AFTER INSERT ON event BEGIN DELETE FROM event; END", 1, 40 },
  { "DROP TRIGGER person_stays; UPDATE person SET name = printf ('%.*c', 20000000, 'x')"
    " WHERE id = 3",
    1, 40 },
  { "DROP TRIGGER event_stays; UPDATE event SET text = printf ('%.*c', 20000000, 'x')"
    " WHERE number = 40",
    1, 39 },
  { "INSERT INTO session (id, uuid, game, rules_version, begun_at, head)"
    " VALUES (9223372036854775807, 'far', 'x', 1, '2026-11-21', 'x')",
    1, 40 },
};

/* It ends, whatever the file makes up, and gives what is really in it. */
static void
a_stranger_is_not_believed (Ledger *ledger, gconstpointer data)
{
  g_autoptr (YcSalvage) found = NULL;
  const YcLedgerHead head = table_of_three ("uuid-1", NULL);
  const gsize i = GPOINTER_TO_SIZE (data);

  ledger_append (ledger, ledger_begin (ledger, &head), 1, 40);
  ledger_close (ledger);
  ledger_tamper (ledger, strangers[i].sql);
  found = salvage (ledger);
  ledger_open (ledger);
  g_assert_cmpuint (found->sessions, ==, strangers[i].sessions);
  g_assert_cmpuint (found->events, ==, strangers[i].events);
  g_assert_cmpint (ledger_number (ledger, "SELECT count (*) FROM person"), ==, 3);
}

/* Plays that the file says were lost between others take no more room than it has. */
static void
a_stranger_has_not_lost_that_much (Ledger *ledger, gconstpointer data)
{
  const char *const sql
    = "DROP TRIGGER event_follows; DROP TRIGGER event_is_latest; WITH RECURSIVE n (n) AS"
      " (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 2000)"
      " INSERT INTO event SELECT 1, 1900 * n, 'x', '2026-11-21' FROM n";
  g_autoptr (YcSalvage) found = NULL;
  const YcLedgerHead head = table_of_three ("uuid-1", NULL);
  g_autoptr (GBytes) file = NULL;

  (void) data;
  ledger_append (ledger, ledger_begin (ledger, &head), 1, 40);
  ledger_close (ledger);
  ledger_tamper (ledger, sql);
  file = read_bytes (ledger->path);
  found = salvage (ledger);
  g_assert_cmpuint (found->events, >, 40);
  g_assert_cmpuint (found->lost_events, <, g_bytes_get_size (file));
}

#define ADD(name)                                                                                  \
  g_test_add ("/ledger/salvage/" #name, Ledger, NULL, ledger_set_up, name, ledger_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  failing_vfs_install ();
  ADD (pages_in_the_middle_are_read_around);
  ADD (any_page_may_be_lost);
  ADD (plays_in_the_wal_are_saved);
  ADD (a_file_in_use_is_left_alone);
  ADD (some_other_file_makes_room);
  ADD (a_full_disk_leaves_all_as_it_was);
  ADD (a_stranger_has_not_lost_that_much);
  for (gsize i = 0; i < G_N_ELEMENTS (strangers); i++) {
    g_autofree char *path = g_strdup_printf ("/ledger/salvage/a_stranger/%zu", i);

    g_test_add (path, Ledger, GSIZE_TO_POINTER (i), ledger_set_up, a_stranger_is_not_believed,
                ledger_tear_down);
  }
  return g_test_run ();
}
