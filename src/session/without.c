/* without.c: see without.h. */

#include "without.h"

typedef struct {
  const YcPlayed *played;
  const YcGame *game;
  const YcSetup *setup;
  YcPosition end; /* what stood in the end */
} Search;

/* Plays a step again as it stood; FALSE for a play that can no more. */
static gboolean
play_step (const Search *self, YcPosition *position, const YcPlayedStep *step)
{
  YcRuling ruling;
  self->game->judge (self->setup, position, step->play, &ruling);
  if (ruling.verdict == YC_ILLEGAL && (!step->accepted || ruling.refused))
    return !yc_verb_is_move (step->play->verb);
  self->game->apply (self->setup, position, step->play);
  return TRUE;
}

static unsigned
winners_of (const Search *self, const YcPosition *position)
{
  return self->game->is_over (position) ? self->game->winners (self->setup, position) : 0;
}

static void
compare_ends (const Search *self, const YcPosition *end, YcWithout *without)
{
  without->result = winners_of (self, end) != winners_of (self, &self->end);
  for (int seat = 0; seat < self->setup->n_seats; seat++)
    without->points = without->points
                      || self->game->score (self->setup, end, seat)
                           != self->game->score (self->setup, &self->end, seat);
}

static YcWithout
leave_out (const Search *self, guint index)
{
  const YcPlayedStep *left_out = yc_played_step (self->played, index);
  YcWithout without
    = { .event = left_out->event, .seat = self->setup->seat_of_color[left_out->play->actor] };
  YcPosition position;
  yc_played_position (self->played, index + 1, &position);
  const int next = self->game->active_seat (&position);
  yc_played_position (self->played, index, &position);
  yc_position_pass_turn (self->setup, &position, next);
  for (guint i = index + 1; i < yc_played_get_n_steps (self->played); i++) {
    const YcPlayedStep *step = yc_played_step (self->played, i);
    if (play_step (self, &position, step))
      continue;
    without.first = without.n_lost == 0 ? step->event : without.first;
    without.n_lost++;
  }
  compare_ends (self, &position, &without);
  return without;
}

GArray *
yc_without_each (const YcPlayed *played, GCancellable *cancellable)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (YcWithout));
  Search self = { .played = played,
                  .game = yc_played_get_game (played),
                  .setup = yc_played_get_setup (played) };
  yc_played_position (played, yc_played_get_n_steps (played), &self.end);
  for (guint i = 0; i < yc_played_get_n_steps (played); i++) {
    const YcPlayedStep *step = yc_played_step (played, i);
    if (!step->accepted || !yc_verb_is_move (step->play->verb)
        || g_cancellable_is_cancelled (cancellable))
      continue;
    const YcWithout without = leave_out (&self, i);
    g_array_append_val (all, without);
  }
  if (g_cancellable_is_cancelled (cancellable))
    g_clear_pointer (&all, g_array_unref);
  return all;
}
