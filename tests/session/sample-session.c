/* sample-session.c: see sample-session.h. */

#include "sample-session.h"

#include "grammar.h"
#include "samples.h"

YcSession *
sample_after (const char *name, guint n_events)
{
  g_autofree char *text = yc_sample_text (name);
  g_autofree char *first = yc_sample_beginning (text, n_events);
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_read (first, -1, &error);

  g_assert_no_error (error);
  return session;
}

YcRef
sample_ref (YcSession *session, YcDrawer drawer, const char *id)
{
  const YcCatalogue *catalogue = &yc_session_get_setup (session)->catalogue;

  for (YcRef ref = 0; ref < catalogue->n[drawer]; ref++)
    if (g_str_equal (catalogue->cards[drawer][ref].id, id))
      return ref;
  g_error ("nothing is called %s", id);
}

guint
sample_event_before (const char *name, const char *line)
{
  g_autofree char *text = yc_sample_text (name);
  g_auto (GStrv) events = yc_sample_events (text);

  for (guint i = 0; events[i] != NULL; i++)
    if (g_str_equal (events[i], line))
      return i;
  g_error ("%s has no line %s", name, line);
}

void
assert_composed (YcSession *session, YcComposer *composer, const char *line)
{
  g_autofree char *written = yc_session_write_play (session, yc_composer_get_play (composer));

  g_assert_false (yc_composer_is_empty (composer));
  g_assert_cmpstr (written, ==, line);
}
