/* main.c: yellowcake-cli, the records of Yellowcake without a display. */

#include "yc-config.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "cli.h"

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  return yc_cli_run (argc, argv);
}
