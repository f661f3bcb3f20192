/* sight.c: see sight.h. */

#include "sight.h"

#include <string.h>

#include "secrets.h"
#include "text.h"

void
yc_sight_hide_play (const YcSight *self, YcPlay *play)
{
  yc_secrets_hide_play (yc_session_get_setup (self->session), play, self->audience);
}

char *
yc_sight_open_amendment (const YcSight *self, const YcPlay *amend)
{
  g_autofree char *line = yc_text_plain (amend->amended);
  YcPlay play;

  if (*line == '\0' || !yc_session_read_play (self->session, line, &play, NULL))
    return g_steal_pointer (&line);
  yc_sight_hide_play (self, &play);
  return yc_session_write_play (self->session, &play);
}

char *
yc_sight_write_play (const YcSight *self, const YcPlay *play)
{
  g_autofree char *amendment = NULL;
  YcPlay open = *play;

  yc_sight_hide_play (self, &open);
  if (open.verb == YC_AMEND) {
    amendment = yc_sight_open_amendment (self, &open);
    open.amended = (YcText){ .start = amendment, .length = strlen (amendment) };
  }
  return yc_session_write_play (self->session, &open);
}
