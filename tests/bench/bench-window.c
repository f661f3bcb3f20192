/* bench-window.c: time to the first frame of the window, and memory, of the program against an
 * empty window of libadwaita.
 *
 * Called with the program, the empty one, and the module that tells the first frame. Both are
 * started in turn, with a display and a session bus of their own around this process. The memory
 * is the proportional set size: of what several processes share, each has its part. */

#include "median.h"
#include "samples.h"
#include "shelf.h"

#include <stdlib.h>
#include <string.h>

#define SESSIONS 40
#define ROUNDS   11
#define REST     800000 /* microseconds after the first frame until the memory is read */

typedef struct {
  double milliseconds[ROUNDS];
  double mebibytes[ROUNDS];
} Starts;

/* The history of a table, sessions that were played to their end. */
static void
fill (YcDatabase *database)
{
  static const char *const names[] = { "board-3p", "board-4p", "board-2p", "card-3p" };

  for (int i = 0; i < SESSIONS; i++) {
    g_autofree char *text = yc_sample_text (names[i % 4]);
    g_auto (GStrv) parts = g_strsplit (text, "\nsession ", 2);
    g_autofree char *own = NULL;

    if (parts[1] != NULL)
      own = g_strconcat (parts[0], strchr (parts[1], '\n'), NULL);
    g_object_unref (shelf_begin (database, own != NULL ? own : text));
  }
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

  g_print ("%s: %.0f %s, of an empty window: %.0f %s, ratio %.2f (at most %.1f)\n", what, own, unit,
           other, unit, own / other, most);
}

static void
compare (const char *program, const char *empty_program, const char *module, const char *database)
{
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  const char *const command[] = { program, "--database", database, NULL };
  const char *const empty_command[] = { empty_program, NULL };
  Starts ours, empty, first;

  g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", module, TRUE);
  /* until everything has been read from the disk once */
  start (launcher, command, &first, 0);
  start (launcher, empty_command, &first, 1);
  for (int round = 0; round < ROUNDS; round++) {
    start (launcher, command, &ours, round);
    start (launcher, empty_command, &empty, round);
  }
  print ("first frame", ours.milliseconds, empty.milliseconds, "ms", 1.5);
  print ("memory (PSS)", ours.mebibytes, empty.mebibytes, "MiB", 1.3);
}

int
main (int argc, char *argv[])
{
  Shelf shelf;

  if (argc != 4)
    g_error ("usage: bench-window PROGRAM EMPTY-PROGRAM MODULE");
  shelf_set_up (&shelf, NULL);
  fill (shelf.database);
  g_clear_object (&shelf.database);
  compare (argv[1], argv[2], argv[3], shelf.path);
  shelf_tear_down (&shelf, NULL);
  return 0;
}
