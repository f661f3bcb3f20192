/* bench-window.c: time to the first frame of the window, and memory, of the program against an
 * empty window of libadwaita: with a ledger in which nothing was played, and with a large one.
 *
 * Called with the program, the empty one, and the module that tells the first frame. All are
 * started in turn, with a display and a session bus of their own around this process. The memory
 * is the proportional set size: of what several processes share, each has its part. */

#include "database-private.h"
#include "median.h"
#include "samples.h"
#include "shelf.h"

#include <stdlib.h>
#include <string.h>

#define SESSIONS 20000
#define ROUNDS   18     /* a multiple of the orders */
#define REST     800000 /* microseconds after the first frame until the memory is read */

typedef struct {
  double milliseconds[ROUNDS];
  double mebibytes[ROUNDS];
} Starts;

static const char *const names[] = { "board-3p-told", "board-4p-told", "board-2p-told", "card-3p" };

/* Each of the games that were played to their end, once. */
static void
fill (YcDatabase *database)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *text = yc_sample_text (names[i]);
    g_autofree char *own = yc_sample_anew (text);

    g_object_unref (shelf_begin (database, own));
  }
}

static void
run (sqlite3 *handle, const char *sql)
{
  char *message = NULL;

  sqlite3_exec (handle, sql, NULL, NULL, &message);
  if (message != NULL)
    g_error ("%s", message);
}

/* As the ledger made it; free with g_free(). */
static char *
sql_of_trigger (sqlite3 *handle, const char *name)
{
  sqlite3_stmt *select;
  char *sql;

  if (sqlite3_prepare_v2 (handle, "SELECT sql FROM sqlite_schema WHERE name = ?1", -1, &select,
                          NULL)
        != SQLITE_OK
      || sqlite3_bind_text (select, 1, name, -1, SQLITE_STATIC) != SQLITE_OK
      || sqlite3_step (select) != SQLITE_ROW)
    g_error ("%s", sqlite3_errmsg (handle));
  sql = g_strdup ((const char *) sqlite3_column_text (select, 0));
  sqlite3_finalize (select);
  return sql;
}

/* The same again and again, as so many evenings: what is there already, at once. The trigger that
 * would go with each event rests, and comes back: without it the program would make its caches anew
 * behind the window that is measured. */
static void
multiply (YcDatabase *database)
{
  static const char sql[]
    = "PRAGMA synchronous = OFF; DROP TRIGGER event_is_latest; BEGIN;"
      "CREATE TEMP TABLE copy AS WITH RECURSIVE n (copy) AS"
      " (SELECT 1 UNION ALL SELECT copy + 1 FROM n WHERE copy < %d / 4 - 1) SELECT copy * 4 AS by "
      "FROM n;"
      "INSERT INTO session SELECT id + by, uuid || '-' || by, game, rules_version,"
      " strftime ('%%Y-%%m-%%dT%%H:%%M:%%S+00:00', begun_at, -by || ' hours'), location, head"
      " FROM session, copy;"
      "INSERT INTO seat SELECT session + by, number, color, person FROM seat, copy;"
      "INSERT INTO event SELECT session + by, number, text, written_at FROM copy, event"
      " ORDER BY 1, 2;"
      "INSERT INTO outcome SELECT session + by, n_events, over, flags, disputes, points, begun"
      " FROM outcome, copy;"
      "UPDATE sitting SET points = first.points, winner = first.winner, rank = first.rank"
      " FROM sitting AS first WHERE first.session = (sitting.session - 1) %% 4 + 1"
      " AND first.seat = sitting.seat AND sitting.session > 4;"
      "UPDATE latest SET n_events = (SELECT n_events FROM outcome WHERE outcome.session ="
      " latest.session), over = 1;"
      "COMMIT; DROP TABLE copy";
  sqlite3 *handle = yc_database_get_handle (database);
  g_autofree char *trigger = sql_of_trigger (handle, "event_is_latest");
  g_autofree char *filled = g_strdup_printf (sql, SESSIONS);

  run (handle, filled);
  run (handle, trigger);
}

/* Of a process, in mebibytes. */
static double
proportional_set_size (const char *pid)
{
  g_autofree char *path = g_build_filename ("/proc", pid, "smaps_rollup", NULL);
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents (path, &text, NULL, NULL) || (line = strstr (text, "\nPss:")) == NULL)
    g_error ("%s cannot be read.", path);
  return strtod (line + strlen ("\nPss:"), NULL) / 1024;
}

/* Starts a program, waits for its first frame, and ends it. */
static void
start (GSubprocessLauncher *launcher, const char *const *command, Starts *starts, int round)
{
  g_autoptr (GError) error = NULL;
  const gint64 begun = g_get_monotonic_time ();
  g_autoptr (GSubprocess) process = g_subprocess_launcher_spawnv (launcher, command, &error);
  char line[8];
  gsize length = 0;

  if (process == NULL)
    g_error ("%s", error->message);
  if (!g_input_stream_read_all (g_subprocess_get_stdout_pipe (process), line, sizeof line, &length,
                                NULL, &error)
      || length < sizeof line)
    g_error ("%s shows no window.", command[0]);
  starts->milliseconds[round] = (double) (g_get_monotonic_time () - begun) / 1000;
  g_usleep (REST);
  starts->mebibytes[round] = proportional_set_size (g_subprocess_get_identifier (process));
  g_subprocess_force_exit (process);
  g_subprocess_wait (process, NULL, NULL);
}

static void
print (const char *what, double *ours, double *empty, const char *unit, double most)
{
  const double own = median (ours, ROUNDS), other = median (empty, ROUNDS);

  g_print ("%s: %.0f %s, of an empty window: %.0f %s, ratio %.2f (at most %.2f)\n", what, own, unit,
           other, unit, own / other, most);
  hold_to (what, own / other, most);
}

/* A program that starts behind itself finds more in memory: in these orders, one behind the other
 * and round again, each of the three follows each other one equally often, and none itself. */
static const int orders[][3]
  = { { 0, 1, 2 }, { 0, 2, 1 }, { 2, 1, 0 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 } };

static void
compare (const char *program,
         const char *empty_program,
         const char *module,
         const char *fresh,
         const char *large)
{
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  const char *const with_none[] = { program, "--database", fresh, NULL };
  const char *const with_many[] = { program, "--database", large, NULL };
  const char *const empty_command[] = { empty_program, NULL };
  const char *const *const commands[] = { with_none, with_many, empty_command };
  Starts starts[G_N_ELEMENTS (commands)];
  Starts *const none = &starts[0], *const many = &starts[1], *const empty = &starts[2];

  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", module, TRUE);
  /* the first of each is not counted: until everything has been read from the disk once */
  for (int round = -1; round < ROUNDS; round++)
    for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
      const int which = orders[MAX (round, 0) % (int) G_N_ELEMENTS (orders)][i];

      start (launcher, commands[which], &starts[which], MAX (round, 0));
    }
  print ("first frame without a session", none->milliseconds, empty->milliseconds, "ms", 1.3);
  print ("first frame with 20,000 sessions", many->milliseconds, empty->milliseconds, "ms", 1.3);
  print ("memory (PSS) without a session", none->mebibytes, empty->mebibytes, "MiB", 1.15);
  print ("memory (PSS) with 20,000 sessions", many->mebibytes, empty->mebibytes, "MiB", 1.15);
}

int
main (int argc, char *argv[])
{
  Shelf none, many;

  if (argc != 4)
    g_error ("usage: bench-window PROGRAM EMPTY-PROGRAM MODULE");
  shelf_set_up (&none, NULL);
  shelf_set_up (&many, NULL);
  fill (many.database);
  multiply (many.database);
  g_clear_object (&none.database);
  g_clear_object (&many.database);
  compare (argv[1], argv[2], argv[3], none.path, many.path);
  shelf_tear_down (&none, NULL);
  shelf_tear_down (&many, NULL);
  return held ();
}
