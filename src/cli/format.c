/* format.c: `yellowcake-cli format FILE`: the canonical form. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <stdlib.h>

int
yc_cli_format (int argc, char **argv)
{
  const GOptionEntry entries[] = { G_OPTION_ENTRY_NULL };
  g_autoptr (YcRecord) record = NULL;
  if (!yc_cli_options (&argc, &argv, entries, "FILE",
                       _ ("Writes the record in FILE in its canonical form.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 2)
    return yc_cli_usage (argv[0], "%s", _ ("exactly one FILE is needed"));
  record = yc_cli_read (argv[1]);
  if (!record)
    return YC_EXIT_UNREADABLE;
  size_t length;
  char *text = yc_record_write (record, &length);
  yc_cli_print (text, length);
  free (text);
  return YC_EXIT_LEGAL;
}
