/* language.c: see language.h. */

#include "yc-config.h"

#include "language.h"

#include <glib.h>
#include <libintl.h>
#include <locale.h>

void
yc_language_begin (void)
{
  const char *folder = g_getenv ("YELLOWCAKE_LOCALEDIR");
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder ? folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
