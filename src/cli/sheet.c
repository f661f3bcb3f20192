/* sheet.c: `yellowcake-cli sheet`: handed on to a program of its own, so that nothing else here
 * needs what draws on displays, too. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <unistd.h>

#define PROGRAM "yellowcake-sheet"

/* In the folder where it was built both are. */
static char *
program_beside (void)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = self == NULL ? NULL : g_path_get_dirname (self);
  return folder == NULL ? NULL : g_build_filename (folder, PROGRAM, NULL);
}

int
yc_cli_sheet (int argc G_GNUC_UNUSED, char **argv)
{
  g_autofree char *beside = program_beside ();
  if (beside != NULL)
    execv (beside, argv);
  execv (LIBEXECDIR "/" PROGRAM, argv);
  g_printerr ("yellowcake-cli sheet: %s\n",
              _ ("what draws and reads sheets is not installed; it comes with the window, "
                 "on Debian in the package “yellowcake”"));
  return YC_EXIT_UNREADABLE;
}
