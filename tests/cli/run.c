/* run.c: runs the built yellowcake-cli as a person would. */

#include "run.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

void
run_clear (Run *run)
{
  g_clear_pointer (&run->out, g_free);
  g_clear_pointer (&run->err, g_free);
}

static char *
text_of (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  return g_strndup (data ? data : "", size);
}

static char *folder;

static void
remove_folder (void)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir)) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
  g_rmdir (folder);
  g_free (folder);
}

char *
run_write (const char *name, const char *text)
{
  g_autoptr (GError) error = NULL;
  if (!folder) {
    folder = g_dir_make_tmp ("yc-cli-XXXXXX", &error);
    g_assert_no_error (error);
    atexit (remove_folder);
  }
  char *path = g_build_filename (folder, name, NULL);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  return path;
}

Run
run_cli_with (const char *input, const char *const *arguments)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  Run run = { 0 };
  g_ptr_array_add (command, (gpointer) g_getenv ("YELLOWCAKE_CLI"));
  for (; *arguments; arguments++)
    g_ptr_array_add (command, (gpointer) *arguments);
  g_ptr_array_add (command, NULL);
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  /* from a file and not through a pipe: a command that fails at once does not read it */
  g_autofree char *in = input ? run_write ("standard-input", input) : NULL;
  if (in)
    g_subprocess_launcher_set_stdin_file_path (launcher, in);
  g_autoptr (GSubprocess) process
    = g_subprocess_launcher_spawnv (launcher, (const char *const *) command->pdata, &error);
  g_assert_no_error (error);
  g_autoptr (GBytes) out = NULL, err = NULL;
  g_subprocess_communicate (process, NULL, NULL, &out, &err, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  run.status = g_subprocess_get_exit_status (process);
  run.out = text_of (out);
  run.err = text_of (err);
  return run;
}

Run
run_cli (const char *input, ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  va_list list;
  va_start (list, input);
  for (char *argument = va_arg (list, char *); argument; argument = va_arg (list, char *))
    g_ptr_array_add (arguments, argument);
  va_end (list);
  g_ptr_array_add (arguments, NULL);
  return run_cli_with (input, (const char *const *) arguments->pdata);
}

char *
run_board (const char *lines)
{
  return g_strconcat ("yellowcake 1\ngame manhattan-project\n"
                      "player red \"Ana\"\nplayer blue \"Bo\"\n",
                      lines, NULL);
}
