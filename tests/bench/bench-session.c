/* bench-session.c: opening a session of 1,000 plays, against reading the same rows with SQLite
 * alone: reading the lines and folding them is what comes on top; and recording one of them without
 * the disk, until the log can show it, against copying a position.
 *
 * The session is a game of random legal plays in which nobody builds a bomb, so that it does not
 * end. */

#include "database-private.h"
#include "median.h"
#include "session.h"
#include "shelf.h"
#include "view.h"
#include "manhattan/board.h"

#include <time.h>

#define PLAYS  1000
#define ROUNDS 201

static const char head[] = "yellowcake 1\ngame manhattan-project\n"
                           "player red \"Ana\"\nplayer blue \"Bo\"\nplayer green \"Cy\"\n"
                           "market 01 11 21 02 12 22 37\nbombs 03 15 24 07\n";

typedef struct {
  GRand *rand;
  guint seen;
  YcPlay play;
} Choice;

/* Each of the plays comes out with the same chance. */
static void
consider (const YcPlay *play, void *data)
{
  Choice *choice = data;

  if (play->verb != YC_BUILD && g_rand_int_range (choice->rand, 0, (gint32) ++choice->seen) == 0)
    choice->play = *play;
}

static double
microseconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (double) now.tv_sec * 1e6 + (double) now.tv_nsec / 1e3;
}

/* Judged, written, read back, applied, and told in the sentence of the log. */
static double
time_play (YcView *view, const YcPlay *play)
{
  g_autoptr (GError) error = NULL;
  const double begun = microseconds ();
  const guint event = yc_session_record_play (yc_view_get_session (view), play, &error);

  if (event == 0)
    g_error ("%s", error->message);
  yc_entry_get_sentence (yc_view_get_entry (view, event));
  return microseconds () - begun;
}

static double
time_copy (const YcPosition *position)
{
  enum { COPIES = 10000 };
  static YcPosition copies[8];
  const double begun = microseconds ();

  for (int i = 0; i < COPIES; i++) {
    copies[i % 8] = *position;
    copies[i % 8].bytes[i % 64]++;
  }
  return (microseconds () - begun) / COPIES;
}

/* The text of a session that was played long; tells how long its plays took. */
static char *
play_on (void)
{
  g_autoptr (YcSession) session = shelf_begin (NULL, head);
  g_autoptr (YcView) view = yc_view_new (session, YC_AUDIENCE_ALL);
  static double times[PLAYS];
  g_autoptr (GRand) rand = g_rand_new_with_seed (1942);

  for (guint i = 0; i < PLAYS; i++) {
    Choice choice = { .rand = rand };

    yc_session_get_game (session)->suggest (yc_session_get_setup (session),
                                            yc_session_get_position (session), consider, &choice);
    if (choice.seen == 0)
      g_error ("Play %u: nothing is legal", i + 1);
    times[i] = time_play (view, &choice.play);
  }
  const double play = median (times, PLAYS), copy = time_copy (yc_session_get_position (session));
  g_print (
    "a play recorded and told without the disk: %.1f microseconds (less than 30), a position "
    "copied: %.2f, ratio %.0f\n",
    play, copy, play / copy);
  return yc_session_to_text (session);
}

/* Milliseconds until it stands after its last play. */
static double
time_opening (YcDatabase *database, const char *uuid)
{
  g_autoptr (GError) error = NULL;
  const gint64 begun = g_get_monotonic_time ();
  g_autoptr (YcSession) session = yc_session_open (database, uuid, &error);
  const gint64 opened = g_get_monotonic_time ();

  if (session == NULL)
    g_error ("%s", error->message);
  g_assert_cmpuint (yc_session_get_n_events (session), ==, PLAYS);
  return (double) (opened - begun) / 1000;
}

static double
time_rows (YcDatabase *database)
{
  const gint64 begun = g_get_monotonic_time ();
  sqlite3_stmt *rows = NULL;
  int length = 0, n = 0;

  sqlite3_prepare_v2 (yc_database_get_handle (database), "SELECT text FROM event ORDER BY number",
                      -1, &rows, NULL);
  for (; sqlite3_step (rows) == SQLITE_ROW; n++)
    length += sqlite3_column_bytes (rows, 0);
  sqlite3_finalize (rows);
  g_assert_cmpint (n, ==, PLAYS);
  g_assert_cmpint (length, >, PLAYS);
  return (double) (g_get_monotonic_time () - begun) / 1000;
}

static void
compare (YcDatabase *database, const char *uuid)
{
  double openings[ROUNDS], rows[ROUNDS];

  for (int round = 0; round < ROUNDS; round++) {
    openings[round] = time_opening (database, uuid);
    rows[round] = time_rows (database);
  }
  const double opening = median (openings, ROUNDS), bare = median (rows, ROUNDS);
  g_print ("a session of %d plays opened: %.2f ms (less than 10), its bare rows: %.2f ms, "
           "ratio %.1f\n",
           PLAYS, opening, bare, opening / bare);
}

int
main (void)
{
  g_autofree char *text = play_on ();
  g_autofree char *uuid = NULL;
  Shelf shelf;

  shelf_set_up (&shelf, NULL);
  {
    g_autoptr (YcSession) kept = shelf_begin (shelf.database, text);
    uuid = g_strdup (yc_session_get_uuid (kept));
  }
  shelf_reopen (&shelf);
  compare (shelf.database, uuid);
  shelf_tear_down (&shelf, NULL);
  return 0;
}
