/* dress.c: see dress.h. */

#include "dress.h"

#include "application.h"

void
dress (void)
{
  static YcApplication *application = NULL;
  g_autoptr (GError) error = NULL;

  if (application != NULL)
    return;
  application = yc_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
}
