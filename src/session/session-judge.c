/* session-judge.c: reading, writing and judging statements without recording them. */

#include "session-private.h"

#include "words.h"

#include <string.h>

/* More than any list of remedies holds. */
#define MOST_REMEDIES 16

gboolean
yc_session_read_play (YcSession *self, const char *line, YcPlay *play, GError **error)
{
  YcError why;
  if (yc_record_read_play (self->record, line, strlen (line), play, &why))
    return TRUE;
  yc_session_set_read_error (error, &why);
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
  yc_standing_judge (self->standing, play, ruling);
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
yc_session_set_hands_shown (YcSession *self, gboolean shown)
{
  self->hands_hidden = !shown;
  for (guint event = 1; event <= self->entries->len; event++)
    yc_session_touch_entry (self, event);
  g_signal_emit_by_name (self, "position-changed");
}

gboolean
yc_session_get_hands_shown (YcSession *self)
{
  return !self->hands_hidden;
}

void
yc_session_hide_secrets (YcSession *self, YcPlay *play)
{
  if (!self->hands_hidden)
    return;
  if (play->verb == YC_TELL_HAND)
    play->n_items = 0;
  else if (play->verb == YC_ADJUST_HAND)
    for (int i = 0; i < play->n_items; i++)
      play->items[i].ref = YC_UNTOLD;
  else if (play->verb == YC_DESIGN || play->verb == YC_SPY_CARD || play->verb == YC_SPY_KEEP)
    play->has_target = false;
}

/* The position as everybody at the table may know it. */
static YcPosition
known_to_all (YcSession *self)
{
  YcPosition position = *yc_session_get_position (self);

  if (!self->hands_hidden || yc_session_get_game_id (self) != YC_CHAIN_REACTION)
    return position;
  for (int seat = 0; seat < position.chain.n_seats; seat++)
    position.chain.players[seat].n_known = 0;
  return position;
}

GStrv
yc_session_nearest (YcSession *self, const YcPlay *wish, guint max)
{
  g_autofree YcPlay *nearest = g_new (YcPlay, MOST_REMEDIES);
  const YcPosition position = known_to_all (self);
  const size_t n = yc_nearest (yc_session_get_setup (self), yc_session_get_game (self), &position,
                               wish, nearest, MIN (max, MOST_REMEDIES));
  GStrv statements = g_new0 (char *, n + 1);
  for (size_t i = 0; i < n; i++)
    statements[i] = yc_session_write_play (self, &nearest[i]);
  return statements;
}

void
yc_session_each_legal_play (YcSession *self, YcPlayFunc found, gpointer data)
{
  const YcPosition position = known_to_all (self);

  yc_session_get_game (self)->suggest (yc_session_get_setup (self), &position, found, data);
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
