/* main.c: starts the window. Everything else is in the library, where tests reach it. */

#include "application.h"
#include "language.h"

int
main (int argc, char *argv[])
{
  g_autoptr (YcApplication) application = NULL;

  yc_language_begin ();
  application = yc_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
