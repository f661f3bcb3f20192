/* played.c: see played.h. */

#include "played.h"

#include <string.h>

/* A position is kept before every so many steps. */
#define STRETCH 16

struct _YcPlayed {
  YcSetupCopy copy;
  const YcGame *game;
  GArray *steps;     /* of YcPlayedStep */
  GArray *positions; /* of YcPosition, before every `STRETCH`th step */
  GArray *turns;     /* of YcPlayedTurn */
};

static gboolean
stands (YcTimeline *timeline, guint event, YcVerb verb)
{
  const YcStand stand = yc_timeline_stand (timeline, event);
  return (stand == YC_STANDS || stand == YC_ACCEPTED)
         && (yc_verb_is_move (verb) || yc_verb_is_fact (verb));
}

static gboolean
ends_turn (const YcPlayed *self, const YcPlay *play)
{
  return yc_verb_is_move (play->verb) && yc_verb_info (self->game, play->verb)->ends_turn;
}

/* Whose turn a step belongs to: who ends a turn has had it, whoever was to move before. */
static int
seat_of_play (const YcPlayed *self, const YcPlay *play, const YcPosition *after)
{
  return ends_turn (self, play) ? self->copy.setup.seat_of_color[play->actor]
                                : self->game->active_seat (after);
}

static guint
take_into_turn (YcPlayed *self, int seat)
{
  const guint step = self->steps->len;
  YcPlayedTurn *last = self->turns->len > 0
                         ? &g_array_index (self->turns, YcPlayedTurn, self->turns->len - 1)
                         : NULL;
  if (last && last->seat == seat && !ends_turn (self, yc_played_step (self, step - 1)->play)) {
    last->end++;
  } else {
    const YcPlayedTurn turn = { .seat = seat, .first = step, .end = step + 1 };
    g_array_append_val (self->turns, turn);
  }
  return self->turns->len - 1;
}

static YcPlay *
copy_play (const YcPlay *play)
{
  YcPlay *copy
    = g_malloc (G_STRUCT_OFFSET (YcPlay, items) + MAX (play->n_items, 1) * sizeof (YcItem));
  memcpy (copy, play, G_STRUCT_OFFSET (YcPlay, items) + play->n_items * sizeof (YcItem));
  copy->text = copy->when = copy->amended = (YcText){ 0 };
  return copy;
}

/* Puts a play behind those that are there; `position` is the one before it. */
static void
add_step (YcPlayed *self, guint event, gboolean accepted, const YcPlay *play, YcPosition *position)
{
  YcPlayedStep step = { .event = event, .accepted = accepted, .play = copy_play (play) };
  if (self->steps->len > 0 && self->steps->len % STRETCH == 0)
    g_array_append_vals (self->positions, position, 1);
  self->game->apply (&self->copy.setup, position, play);
  step.turn = take_into_turn (self, seat_of_play (self, play, position));
  g_array_append_val (self->steps, step);
}

YcPlayed *
yc_played_new (const YcRecord *record, YcTimeline *timeline)
{
  YcPlayed *self = g_new0 (YcPlayed, 1);
  g_autofree YcPosition *position = g_new0 (YcPosition, 1);
  YcPlay play;
  yc_setup_copy_init (&self->copy, yc_record_setup (record));
  self->game = yc_record_game (record);
  self->steps = g_array_new (FALSE, FALSE, sizeof (YcPlayedStep));
  self->positions = g_array_new (FALSE, FALSE, sizeof (YcPosition));
  self->turns = g_array_new (FALSE, FALSE, sizeof (YcPlayedTurn));
  self->game->begin (&self->copy.setup, position);
  g_array_append_vals (self->positions, position, 1);
  for (guint event = 1; event <= yc_timeline_event (timeline); event++) {
    if (!yc_verb_is_move (yc_record_verb (record, event))
        && !yc_verb_is_fact (yc_record_verb (record, event)))
      continue;
    yc_timeline_play (timeline, event, &play);
    if (stands (timeline, event, play.verb))
      add_step (self, event, yc_timeline_stand (timeline, event) == YC_ACCEPTED, &play, position);
  }
  return self;
}

void
yc_played_free (YcPlayed *self)
{
  for (guint step = 0; step < self->steps->len; step++)
    g_free ((YcPlay *) yc_played_step (self, step)->play);
  yc_setup_copy_clear (&self->copy);
  g_array_unref (self->steps);
  g_array_unref (self->positions);
  g_array_unref (self->turns);
  g_free (self);
}

const YcGame *
yc_played_get_game (const YcPlayed *self)
{
  return self->game;
}

const YcSetup *
yc_played_get_setup (const YcPlayed *self)
{
  return &self->copy.setup;
}

guint
yc_played_get_n_steps (const YcPlayed *self)
{
  return self->steps->len;
}

guint
yc_played_get_n_turns (const YcPlayed *self)
{
  return self->turns->len;
}

const YcPlayedStep *
yc_played_step (const YcPlayed *self, guint step)
{
  return &g_array_index (self->steps, YcPlayedStep, step);
}

const YcPlayedTurn *
yc_played_turn (const YcPlayed *self, guint turn)
{
  return &g_array_index (self->turns, YcPlayedTurn, turn);
}

void
yc_played_position (const YcPlayed *self, guint step, YcPosition *position)
{
  const guint kept = MIN (step / STRETCH, self->positions->len - 1);
  *position = g_array_index (self->positions, YcPosition, kept);
  for (guint i = kept * STRETCH; i < step; i++)
    self->game->apply (&self->copy.setup, position, yc_played_step (self, i)->play);
}

guint
yc_played_event_before (const YcPlayed *self, guint step)
{
  return step > 0 ? yc_played_step (self, step - 1)->event : 0;
}
