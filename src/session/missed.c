/* missed.c: see missed.h. */

#include "missed.h"

#include "telling.h"

typedef struct {
  const YcPlayed *played;
  const YcHindsight *hindsight;
  GCancellable *cancellable;
  gpointer solver;
  YcMissedTurns *turns;
} Search;

static void
missed_free (gpointer data)
{
  YcMissed *missed = data;
  g_array_unref (missed->plays);
  g_free (missed);
}

/* The first move of a turn, or its end if there is none: what is told before is known by then. */
static guint
first_move (const YcPlayed *played, const YcPlayedTurn *turn)
{
  guint step = turn->first;
  while (step < turn->end && !yc_verb_is_move (yc_played_step (played, step)->play->verb))
    step++;
  return step;
}

/* Whether somebody has ended the turn, or the game with it. */
static gboolean
is_ended (const YcPlayed *played, const YcPlayedTurn *turn, const YcPosition *after)
{
  const YcGame *game = yc_played_get_game (played);
  return game->is_over (after) || game->active_seat (after) != turn->seat
         || turn->end < yc_played_get_n_steps (played);
}

static void
look_at (Search *self, const YcPlayedTurn *turn)
{
  const YcGame *game = yc_played_get_game (self->played);
  const YcSetup *setup = yc_played_get_setup (self->played);
  const guint step = first_move (self->played, turn);
  YcPosition position, after;
  yc_played_position (self->played, step, &position);
  yc_played_position (self->played, turn->end, &after);
  if (step == turn->end || game->is_over (&position) || game->active_seat (&position) != turn->seat
      || !is_ended (self->played, turn, &after) || !self->hindsight->can_look (&position))
    return;
  YcMissed *missed = g_new0 (YcMissed, 1);
  missed->after = yc_played_event_before (self->played, step);
  missed->turn = yc_played_step (self->played, step)->event;
  missed->seat = turn->seat;
  missed->had = game->score (setup, &after, turn->seat);
  missed->plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  self->hindsight->look (self->solver, setup, &position, missed, self->cancellable);
  self->turns->n_turns++;
  self->turns->n_unfinished += missed->complete ? 0 : 1;
  if (missed->plays->len > 0 && missed->points > missed->had)
    g_ptr_array_add (self->turns->found, missed);
  else
    missed_free (missed);
}

YcMissedTurns *
yc_missed_find (const YcPlayed *played, GCancellable *cancellable)
{
  YcMissedTurns *turns = g_new0 (YcMissedTurns, 1);
  const YcHindsight *hindsight = yc_telling_of (yc_played_get_game (played))->hindsight;
  Search self = { .played = played,
                  .hindsight = hindsight,
                  .cancellable = cancellable,
                  .solver = hindsight ? hindsight->begin () : NULL,
                  .turns = turns };
  turns->found = g_ptr_array_new_with_free_func (missed_free);
  for (guint turn = 0; self.solver && turn < yc_played_get_n_turns (played)
                       && !g_cancellable_is_cancelled (cancellable);
       turn++)
    look_at (&self, yc_played_turn (played, turn));
  if (self.solver)
    hindsight->end (self.solver);
  if (g_cancellable_is_cancelled (cancellable))
    g_clear_pointer (&turns, yc_missed_turns_free);
  return turns;
}

void
yc_missed_turns_free (YcMissedTurns *self)
{
  g_ptr_array_unref (self->found);
  g_free (self);
}
