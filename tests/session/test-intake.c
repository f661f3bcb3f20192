/* test-intake.c: records from elsewhere: new, known, longer, differing; all of them or none. */

#include "intake.h"

#include <string.h>

#include "archive.h"
#include "caches.h"
#include "failing-vfs.h"
#include "journal.h"
#include "retelling.h"
#include "samples.h"
#include "session-error.h"
#include "shelf.h"
#include "table-cards.h"
#include "chain/chain.h"

#include <sqlite3.h>

#define WITHOUT_ID                                                                                 \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"                 \
  "red place mine-2 L\n"
#define DATED                                                                                      \
  "yellowcake 1\ngame manhattan-project\ndate 2026-11-20T19:30:00+01:00\n"                         \
  "player red \"Ana\"\nplayer blue \"Bo\"\nred place mine-2 L\n"

static YcIntake *
begin (Shelf *shelf)
{
  g_autoptr (GError) error = NULL;
  YcIntake *intake = yc_intake_begin (shelf->database, &error);

  g_assert_no_error (error);
  return intake;
}

/* Takes a text, which can be read. */
static YcArrivalState
take (YcIntake *intake, const char *text, YcArrival *arrival)
{
  g_autoptr (GError) error = NULL;

  yc_intake_take (intake, text, strlen (text), arrival, &error);
  g_assert_no_error (error);
  return arrival->state;
}

static void
assert_taken (YcIntake *intake, const char *text, YcArrivalState state, guint events)
{
  g_auto (YcArrival) arrival = { 0 };

  g_assert_cmpint (take (intake, text, &arrival), ==, state);
  g_assert_cmpuint (arrival.events, ==, events);
  g_assert_nonnull (arrival.uuid);
}

static void
assert_differs (YcIntake *intake, const char *text, guint event, const char *ours)
{
  g_auto (YcArrival) arrival = { 0 };

  g_assert_cmpint (take (intake, text, &arrival), ==, YC_ARRIVAL_DIFFERS);
  g_assert_cmpuint (arrival.differs, ==, event);
  g_assert_cmpstr (arrival.ours, ==, ours);
  g_assert_cmpuint (arrival.events, ==, 0);
}

static void
end (YcIntake *intake)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (yc_intake_end (intake, &error));
  g_assert_no_error (error);
}

/* ---- Merging --------------------------------------------------------------------------------- */

/* One play after the other comes in, and then everything shorter is known. */
static void
every_prefix_goes_on_or_is_known (Shelf *shelf, gconstpointer data)
{
  g_autofree char *text = yc_sample_text ("board-2p-told");
  g_auto (GStrv) events = yc_sample_events (text);
  const guint n = g_strv_length (events);
  YcIntake *intake = begin (shelf);

  (void) data;
  for (guint i = 0; i <= n; i++) {
    g_autofree char *beginning = yc_sample_beginning (text, i);

    assert_taken (intake, beginning, i > 0 ? YC_ARRIVAL_LONGER : YC_ARRIVAL_NEW, i > 0);
  }
  for (guint i = 0; i <= n; i += 7) {
    g_autofree char *beginning = yc_sample_beginning (text, i);

    assert_taken (intake, beginning, YC_ARRIVAL_KNOWN, 0);
  }
  end (intake);

  g_autoptr (GPtrArray) list = yc_archive_list (shelf->database, NULL, NULL, 10, NULL);
  g_assert_cmpuint (list->len, ==, 1);
  g_autofree char *kept = yc_journal_read_record (shelf->database, 1, NULL);
  g_assert_cmpstr (kept, ==, text);
}

/* A record with other lines in the place of those from `at` on, `n` of them. */
static char *
with_lines (char **lines, guint at, guint n, const char *instead)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; lines[i]; i++) {
    if (i == at && instead)
      g_string_append_printf (text, "%s\n", instead);
    if ((i < at || i >= at + n) && *lines[i])
      g_string_append_printf (text, "%s\n", lines[i]);
  }
  return g_string_free (text, FALSE);
}

/* The first event that is not the same after one was left out; 0: the record is only shorter. */
static guint
first_moved (char **events, guint left_out)
{
  for (guint i = left_out; events[i + 1]; i++)
    if (strcmp (events[i], events[i + 1]) != 0)
      return i + 1;
  return 0;
}

static void
every_change_of_a_play_is_told (Shelf *shelf, gconstpointer data)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) events = yc_sample_events (text);
  const guint n = g_strv_length (events), head = g_strv_length (lines) - n - 1;
  YcIntake *intake = begin (shelf);

  (void) data;
  assert_taken (intake, text, YC_ARRIVAL_NEW, n);
  for (guint i = 0; i < n; i++) {
    const guint moved = first_moved (events, i);
    g_autofree char *other = with_lines (lines, head + i, 1, "table note \"no\"");
    g_autofree char *more = with_lines (lines, head + i, 0, "table note \"no\"");
    g_autofree char *less = with_lines (lines, head + i, 1, NULL);

    assert_differs (intake, other, i + 1, events[i]);
    assert_differs (intake, more, i + 1, events[i]);
    if (moved > 0)
      assert_differs (intake, less, moved, events[moved - 1]);
    else
      assert_taken (intake, less, YC_ARRIVAL_KNOWN, 0);
  }
  end (intake);
}

/* Lines of a head, what may stand in their place, and what comes of it. */
static const struct {
  const char *line, *instead;
  YcArrivalState state;
} changes[] = {
  { "rules 1", NULL, YC_ARRIVAL_KNOWN },
  { "rules 1", "rules 1\nlive", YC_ARRIVAL_KNOWN },
  { "date 2026-11-20T19:30:00+01:00", NULL, YC_ARRIVAL_KNOWN },
  { "date 2026-11-20T19:30:00+01:00", "date 2026-11-21T19:30:00+01:00", YC_ARRIVAL_DIFFERS },
  { "location \"Home\"", NULL, YC_ARRIVAL_KNOWN },
  { "location \"Home\"", "location \"Café\"", YC_ARRIVAL_DIFFERS },
  { "option target 12", NULL, YC_ARRIVAL_DIFFERS },
  { "option target 12", "option target 13", YC_ARRIVAL_DIFFERS },
  { "player red \"Ana\"", "player green \"Ana\"", YC_ARRIVAL_DIFFERS },
  { "player red \"Ana\"", "player red \"Anna\"", YC_ARRIVAL_DIFFERS },
  { "player red \"Ana\"\nplayer blue \"Bo\"", "player blue \"Bo\"\nplayer red \"Ana\"",
    YC_ARRIVAL_DIFFERS },
  { "card m5 mine x2 needs EE gives Y3", NULL, YC_ARRIVAL_DIFFERS },
  { "card m5 mine x2 needs EE gives Y3", "card m5 mine x2 needs EE gives Y4", YC_ARRIVAL_DIFFERS },
  { "card m5 mine x2 needs EE gives Y3",
    "card m5 mine x2 needs EE gives Y3\ncard m6 mine x1 needs E gives Y1", YC_ARRIVAL_KNOWN },
  { "plans p6 ?", "plans ? ?", YC_ARRIVAL_DIFFERS },
};

static void
every_change_of_a_head_is_told (Shelf *shelf, gconstpointer data)
{
  static const char text[]
    = "yellowcake 1\ngame chain-reaction\nrules 1\n"
      "session 0197c2f0-1111-7000-8000-000000000001\ndate 2026-11-20T19:30:00+01:00\n"
      "location \"Home\"\noption target 12\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
      "card m5 mine x2 needs EE gives Y3\nplan p6 needs SSE pays U4 points 6\nplans p6 ?\n"
      "red activate m5\n";
  YcIntake *intake = begin (shelf);

  (void) data;
  assert_taken (intake, text, YC_ARRIVAL_NEW, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++) {
    g_autofree char *line = g_strconcat (changes[i].line, "\n", NULL);
    g_auto (GStrv) parts = g_strsplit (text, line, 2);
    g_autofree char *changed = g_strconcat (parts[0], changes[i].instead ? changes[i].instead : "",
                                            changes[i].instead ? "\n" : "", parts[1], NULL);
    g_auto (YcArrival) arrival = { 0 };

    g_assert_cmpuint (g_strv_length (parts), ==, 2);
    g_assert_cmpint (take (intake, changed, &arrival), ==, changes[i].state);
    g_assert_cmpuint (arrival.differs, ==, 0);
  }
  end (intake);
}

/* ---- Identity -------------------------------------------------------------------------------- */

static void
a_record_without_an_id_is_known_again (Shelf *shelf, gconstpointer data)
{
  YcIntake *intake = begin (shelf);

  (void) data;
  assert_taken (intake, WITHOUT_ID, YC_ARRIVAL_NEW, 1);
  assert_taken (intake, WITHOUT_ID, YC_ARRIVAL_KNOWN, 0);
  assert_taken (intake, DATED, YC_ARRIVAL_NEW, 1);
  end (intake);
  intake = begin (shelf);
  assert_taken (intake, WITHOUT_ID, YC_ARRIVAL_KNOWN, 0);
  assert_taken (intake, DATED, YC_ARRIVAL_KNOWN, 0);
  /* an evening is known by its head, a record without a date by its plays */
  assert_taken (intake, DATED "red end\n", YC_ARRIVAL_LONGER, 1);
  assert_taken (intake, WITHOUT_ID "red end\n", YC_ARRIVAL_NEW, 2);
  end (intake);
}

/* How a record stands to the ledger is told, and nothing is taken. */
static void
assert_compared (Shelf *shelf, const char *text, YcArrivalState state, guint differs)
{
  g_auto (YcArrival) arrival = { 0 };
  g_autoptr (GError) error = NULL;

  yc_intake_compare (shelf->database, text, strlen (text), &arrival, &error);
  g_assert_no_error (error);
  g_assert_cmpint (arrival.state, ==, state);
  g_assert_cmpuint (arrival.differs, ==, differs);
  g_assert_cmpuint (arrival.here, ==, 1);
  g_assert_cmpuint (arrival.events, ==, 0);
}

/* What the ledger wrote itself is its own, also after the table has learned what its cards are. */
static void
an_export_is_known (Shelf *shelf, gconstpointer data)
{
  static const char head[] = "yellowcake 1\ngame chain-reaction\n"
                             "player red \"Ana\"\nplayer blue \"Bo\"\n";
  g_autoptr (YcCollection) collection = cards_of (shelf->database, &yc_chain_game);
  g_autoptr (YcSession) session = NULL;
  g_autofree char *apart = NULL, *merged = NULL, *longer = NULL;
  YcIntake *intake;

  (void) data;
  cards_teach (collection, "card a mine x? needs ? gives Y1 side L");
  cards_teach (collection, "card b mine x2 needs ? gives Y4 side L");
  session = shelf_begin (shelf->database, head);
  shelf_record (session, "red activate a side b");
  apart = yc_session_to_text (session);
  g_assert_true (cards_merge (collection, "card a", "card b", NULL));
  merged = yc_session_to_text (session);
  g_assert_cmpstr (apart, !=, merged);
  longer = g_strconcat (merged, "red end\n", NULL);
  g_clear_object (&session);
  cards_settle (shelf->database);
  assert_compared (shelf, apart, YC_ARRIVAL_KNOWN, 0);
  assert_compared (shelf, merged, YC_ARRIVAL_KNOWN, 0);
  assert_compared (shelf, longer, YC_ARRIVAL_LONGER, 2);
  intake = begin (shelf);
  assert_taken (intake, apart, YC_ARRIVAL_KNOWN, 0);
  assert_taken (intake, merged, YC_ARRIVAL_KNOWN, 0);
  assert_taken (intake, longer, YC_ARRIVAL_LONGER, 1);
  end (intake);
}

/* ---- What the list knows of it --------------------------------------------------------------- */

static void
what_came_is_read_in_its_turn (Shelf *shelf, gconstpointer data)
{
  g_autofree char *text = yc_sample_text ("board-3p-told");
  g_autoptr (YcArchiveEntry) before = NULL, after = NULL;
  g_auto (GStrv) events = yc_sample_events (text);
  YcIntake *intake;

  (void) data;
  g_object_unref (shelf_begin (shelf->database, WITHOUT_ID));
  intake = begin (shelf);
  assert_taken (intake, text, YC_ARRIVAL_NEW, g_strv_length (events));
  yc_intake_drop (intake);
  intake = begin (shelf);
  assert_taken (intake, text, YC_ARRIVAL_NEW, g_strv_length (events));
  end (intake);
  g_assert_cmpint (yc_caches_next_unread (shelf->database, 99, NULL, NULL), ==, 2);
  g_assert_cmpint (yc_caches_next_unread (shelf->database, 1, NULL, NULL), ==, 0);
  before = yc_archive_get (shelf->database, 2, NULL);
  g_assert_false (before->outcome_known);
  yc_retelling_go_on (yc_retelling_of (shelf->database));
  yc_retelling_finish (yc_retelling_of (shelf->database));
  after = yc_archive_get (shelf->database, 2, NULL);
  g_assert_true (after->outcome_known);
  g_assert_cmpint (yc_caches_get_unread (shelf->database, NULL), ==, 0);
}

/* ---- Faults ---------------------------------------------------------------------------------- */

static void
what_cannot_be_read_keeps_nobody_out (Shelf *shelf, gconstpointer data)
{
  static const char *const broken[] = {
    "",
    "nonsense\n",
    "yellowcake 1\ngame go\n",
    "yellowcake 1\ngame chain-reaction\n",
    "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\nred fly\n",
  };
  YcIntake *intake = begin (shelf);

  (void) data;
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++) {
    g_auto (YcArrival) arrival = { 0 };
    g_autoptr (GError) error = NULL;

    g_assert_false (yc_intake_take (intake, broken[i], strlen (broken[i]), &arrival, &error));
    g_assert_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE);
  }
  /* a byte that no text has, and what stands behind it */
  g_auto (YcArrival) arrival = { 0 };
  g_assert_false (yc_intake_take (intake, WITHOUT_ID "\0", sizeof WITHOUT_ID, &arrival, NULL));
  assert_taken (intake, WITHOUT_ID, YC_ARRIVAL_NEW, 1);
  end (intake);
}

/* Two records on a disk that may fail; FALSE if it did. */
static gboolean
take_two (Shelf *shelf)
{
  g_auto (YcArrival) first = { 0 }, second = { 0 };
  g_autoptr (YcIntake) intake = yc_intake_begin (shelf->database, NULL);

  return intake && yc_intake_take (intake, WITHOUT_ID, strlen (WITHOUT_ID), &first, NULL)
         && yc_intake_take (intake, DATED, strlen (DATED), &second, NULL)
         && yc_intake_end (g_steal_pointer (&intake), NULL);
}

/* Whether the disk was asked so often at all. */
static gboolean
fails_at (DiskAct act, unsigned nth, int code)
{
  Shelf shelf = { 0 };
  gboolean taken, failed;

  shelf_set_up (&shelf, NULL);
  failing_vfs_arm (act, nth, code, FALSE);
  taken = take_two (&shelf);
  failed = failing_vfs_disarm ();
  g_assert_true (taken || failed);
  shelf_reopen (&shelf);
  g_autoptr (GPtrArray) list = yc_archive_list (shelf.database, NULL, NULL, 10, NULL);
  g_assert_cmpuint (list->len, ==, taken ? 2 : 0);
  /* the same call, when the disk is whole */
  g_assert_true (take_two (&shelf));
  shelf_tear_down (&shelf, NULL);
  return failed;
}

static void
nothing_is_half_taken (void)
{
  static const struct {
    DiskAct act;
    int code;
  } faults[] = { { DISK_WRITE, SQLITE_FULL },
                 { DISK_WRITE, SQLITE_IOERR_WRITE },
                 { DISK_SYNC, SQLITE_IOERR_FSYNC } };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++) {
    unsigned nth = 1;

    while (fails_at (faults[i].act, nth, faults[i].code))
      nth++;
    g_assert_cmpuint (nth, >, 1);
  }
}

#define ADD(name) g_test_add ("/intake/" #name, Shelf, NULL, shelf_set_up, name, shelf_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  failing_vfs_install ();
  ADD (every_prefix_goes_on_or_is_known);
  ADD (every_change_of_a_play_is_told);
  ADD (every_change_of_a_head_is_told);
  ADD (a_record_without_an_id_is_known_again);
  ADD (an_export_is_known);
  ADD (what_came_is_read_in_its_turn);
  ADD (what_cannot_be_read_keeps_nobody_out);
  g_test_add_func ("/intake/nothing_is_half_taken", nothing_is_half_taken);
  return g_test_run ();
}
