/* session-judge.c: reading, writing and judging statements without recording them. */

#include "session-private.h"

#include "read-error.h"
#include "words.h"

#include <string.h>

gboolean
yc_session_read_play (YcSession *self, const char *line, YcPlay *play, GError **error)
{
  YcError why;
  if (yc_record_read_play (self->record, line, strlen (line), play, &why))
    return TRUE;
  yc_set_read_error (error, &why);
  return FALSE;
}

char *
yc_session_write_play (YcSession *self, const YcPlay *play)
{
  char line[YC_MAX_LINE + 1];
  yc_play_write (self->record, play, line, sizeof line);
  return g_strdup (line);
}

char *
yc_session_objection (YcSession *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  YcRuling ruling;
  YcPlay play;

  if (!yc_session_read_play (self, line, &play, &error))
    return g_strdup (error->message);
  yc_session_judge_play (self, &play, &ruling);
  if (ruling.verdict != YC_ILLEGAL)
    return NULL;
  return yc_words_reason (yc_session_get_record (self), yc_session_get_position (self), &play,
                          yc_ruling_first (&ruling));
}

void
yc_session_judge_play (YcSession *self, const YcPlay *play, YcRuling *ruling)
{
  yc_timeline_judge (self->timeline, play, ruling);
  yc_session_hide_reasons (self, ruling);
}

gboolean
yc_session_judge (YcSession *self, const char *line, YcRuling *ruling, GError **error)
{
  YcPlay play;
  if (!yc_session_read_play (self, line, &play, error))
    return FALSE;
  yc_session_judge_play (self, &play, ruling);
  return TRUE;
}

void
yc_session_each_legal_play (YcSession *self, YcPlayFunc found, gpointer data)
{
  const YcPosition position = yc_session_get_open_position (self);

  if (self->legal == NULL || !yc_legal_plays_are_of (self->legal, &position)) {
    g_clear_pointer (&self->legal, yc_legal_plays_free);
    self->legal
      = yc_legal_plays_new (yc_session_get_game (self), yc_session_get_setup (self), &position);
    self->n_enumerations++;
  }
  yc_legal_plays_each (self->legal, found, data);
}

guint
yc_session_get_n_enumerations (YcSession *self)
{
  return self->n_enumerations;
}

GArray *
yc_session_nearest (YcSession *self, const YcPlay *wish, guint max)
{
  GArray *plays = g_array_sized_new (FALSE, FALSE, sizeof (YcPlay), max);
  YcNearest nearest = { .wish = wish, .plays = (YcPlay *) (gpointer) plays->data, .max = max };

  yc_session_each_legal_play (self, yc_nearest_consider, &nearest);
  return g_array_set_size (plays, (guint) nearest.n);
}

typedef struct {
  YcSession *session;
  GStrvBuilder *statements;
} Collector;

static void
collect (const YcPlay *play, void *data)
{
  Collector *collector = data;
  g_autofree char *statement = yc_session_write_play (collector->session, play);
  g_strv_builder_add (collector->statements, statement);
}

GStrv
yc_session_legal_plays (YcSession *self)
{
  g_autoptr (GStrvBuilder) statements = g_strv_builder_new ();
  Collector collector = { .session = self, .statements = statements };
  yc_session_each_legal_play (self, collect, &collector);
  return g_strv_builder_end (statements);
}
