/* read-error.c: see read-error.h. */

#include "read-error.h"

#include "words.h"

G_DEFINE_QUARK (yc - session - error - quark, yc_session_error)

void
yc_set_read_error (GError **error, const YcError *why)
{
  g_autofree char *message = yc_words_error (why);
  g_set_error (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE, "%u:%u: %s", why->line,
               why->column, message);
}

void
yc_set_definition_error (GError **error, const YcError *why)
{
  g_autofree char *message = yc_words_error (why);
  g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE, message);
}
