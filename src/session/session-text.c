/* session-text.c: a session as the text of a record. */

#include "session-private.h"

#include <stdlib.h>
#include <string.h>

#include "text.h"
#include "what-if.h"

/* Bytes of the name of a branch in its head: a line has room for more. */
#define LONGEST_NAME 800

char *
yc_session_to_text (YcSession *self)
{
  g_autofree char *name = yc_what_if_get_name (self);
  g_autofree char *quoted = name ? yc_text_quote (name) : NULL;
  YcIdentity identity = yc_record_identity (self->record);
  /* what a branch is called by now, if there is room */
  if (quoted && strlen (quoted) <= LONGEST_NAME)
    identity.called = (YcText){ quoted, strlen (quoted) };
  char *written = yc_record_write_as (self->record, &identity);
  char *text = g_strdup (written);
  free (written);
  return text;
}
