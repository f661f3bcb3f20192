/* main.c: starts the window. Everything else is in the library, where tests reach it. */

#include "application.h"
#include "yc-config.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int argc, char *argv[])
{
  g_autoptr (YcApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = yc_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
