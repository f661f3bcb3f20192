/* last-chance.c: see last-chance.h. */

#include "last-chance.h"

#include <string.h>

#include "telling.h"

typedef struct {
  const YcPlayed *played;
  const YcActs *acts;
  const YcGame *game;
  const YcSetup *setup;
  GCancellable *cancellable;
  YcLastChance *chance;
  guint last_turn, end; /* the winner's last turn: from its first step to behind the one that won */
  guint work;           /* plays judged */
  gboolean given_up;

  /* the turn that is looked through */
  const YcPlayedTurn *turn;
  guint moment;               /* the step before which the act is made */
  const YcPosition *position; /* there */
  int next;                   /* the seat whose turn was the next one */
  GHashTable *seen;           /* positions behind the turn */

  /* the act that is tried */
  YcPlay plays[YC_CHANCE_PLAYS];
  guint n_plays;
  YcVerdict verdict;
  YcPlay followers[YC_CHANCE_PLAYS];
  guint n_followers;
} Search;

/* ---- Positions seen ---- */

static guint
position_hash (gconstpointer key)
{
  guint64 words[YC_POSITION_SIZE / sizeof (guint64)], hash = 0xcbf29ce484222325;
  memcpy (words, key, sizeof words);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    hash = (hash ^ words[i]) * 0x100000001b3;
  return (guint) (hash ^ hash >> 32);
}

static gboolean
position_equal (gconstpointer one, gconstpointer other)
{
  return memcmp (one, other, sizeof (YcPosition)) == 0;
}

/* Whether the position is seen for the first time. */
static gboolean
see (Search *self, const YcPosition *position)
{
  if (g_hash_table_contains (self->seen, position))
    return FALSE;
  g_hash_table_add (self->seen, g_memdup2 (position, sizeof *position));
  return TRUE;
}

/* ---- Playing on ---- */

static gboolean
has_given_up (Search *self)
{
  self->given_up = self->given_up || self->work > YC_CHANCE_WORK
                   || g_cancellable_is_cancelled (self->cancellable);
  return self->given_up;
}

/* Makes a play that may be made; FALSE if it is illegal. */
static gboolean
play_if_legal (Search *self, YcPosition *position, const YcPlay *play, YcRuling *ruling)
{
  self->work++;
  self->game->judge (self->setup, position, play, ruling);
  if (ruling->verdict == YC_ILLEGAL)
    return FALSE;
  self->game->apply (self->setup, position, play);
  return TRUE;
}

/* Plays a step again if it still stands as it did; a fact that cannot be any more is left out. */
static gboolean
play_step (Search *self, YcPosition *position, guint step, YcRuling *ruling)
{
  const YcPlayedStep *played = yc_played_step (self->played, step);
  if (play_if_legal (self, position, played->play, ruling))
    return TRUE;
  if (!yc_verb_is_move (played->play->verb))
    return TRUE;
  if (!played->accepted || ruling->refused)
    return FALSE;
  self->game->apply (self->setup, position, played->play);
  return TRUE;
}

/* Plays the rest of the turn as far as it can be; FALSE if the game ends or the turn cannot. */
static gboolean
play_rest_of_turn (Search *self, YcPosition *position)
{
  const YcPlay end = yc_play_begin (YC_END, self->setup->seats[self->turn->seat].color);
  YcRuling ruling;
  for (guint step = self->moment; step < self->turn->end; step++)
    if (!self->acts->replaces (&self->plays[0], yc_played_step (self->played, step)->play))
      play_step (self, position, step, &ruling);
  if (self->game->is_over (position))
    return FALSE;
  return self->game->active_seat (position) != self->turn->seat || self->next == self->turn->seat
         || play_if_legal (self, position, &end, &ruling);
}

/* ---- What an act leads to ---- */

static gboolean
is_better (const Search *self)
{
  const YcLastChance *chance = self->chance;
  if (chance->end != YC_CHANCE_FOUND)
    return TRUE;
  if (self->verdict != chance->verdict)
    return self->verdict < chance->verdict;
  if (self->n_plays != chance->plays->len)
    return self->n_plays < chance->plays->len;
  return !self->plays[0].decline && g_array_index (chance->plays, YcPlay, 0).decline;
}

/* The winner is stopped at a step, or (behind the last) plays on and does not win. */
static void
keep (Search *self, guint step, const YcPosition *position, const YcRuling *ruling)
{
  YcLastChance *chance = self->chance;
  if (!is_better (self))
    return;
  chance->end = YC_CHANCE_FOUND;
  chance->seat = self->turn->seat;
  chance->after = yc_played_event_before (self->played, self->moment);
  chance->verdict = self->verdict;
  g_array_set_size (chance->plays, 0);
  g_array_append_vals (chance->plays, self->plays, self->n_plays);
  chance->stopped = step < self->end ? yc_played_step (self->played, step)->event : 0;
  *chance->position = *position;
  chance->ruling = *ruling;
}

static gboolean
has_won (const Search *self, const YcPosition *position)
{
  return self->game->is_over (position)
         && self->game->winners (self->setup, position) == 1u << self->chance->winner;
}

static void
play_on (Search *self, YcPosition *position)
{
  YcRuling ruling;
  for (guint step = self->turn->end; step < self->end; step++) {
    if (play_step (self, position, step, &ruling))
      continue;
    if (step >= self->last_turn)
      keep (self, step, position, &ruling);
    return;
  }
  if (!has_won (self, position))
    keep (self, self->end, position, &ruling);
}

/* Tries the act with the plays that follow it so far. */
static void
try_act (Search *self, const YcPosition *after)
{
  YcPosition position = *after;
  if (has_given_up (self) || !play_rest_of_turn (self, &position) || !see (self, &position))
    return;
  self->chance->n_tried++;
  play_on (self, &position);
}

/* ---- What follows an act ---- */

static void
add_follower (const YcPlay *play, gpointer data)
{
  Search *self = data;
  /* there are fewer planes and buildings */
  g_return_if_fail (self->n_followers < YC_CHANCE_PLAYS - 1);
  self->followers[self->n_followers++] = *play;
}

/* Each number of each follower, from this one on. */
static void
try_followers (Search *self, guint follower, const YcPosition *before)
{
  const guint n_plays = self->n_plays;
  const YcVerdict verdict = self->verdict;
  YcRuling ruling;
  if (follower == self->n_followers) {
    try_act (self, before);
    return;
  }
  try_followers (self, follower + 1, before);
  for (int number = 1; number <= self->followers[follower].number; number++) {
    YcPosition after = *before;
    YcPlay *play = &self->plays[n_plays];
    *play = self->followers[follower];
    play->number = number;
    if (has_given_up (self) || !play_if_legal (self, &after, play, &ruling))
      break;
    self->n_plays = n_plays + 1;
    self->verdict = MAX (verdict, ruling.verdict);
    try_followers (self, follower + 1, &after);
  }
  self->n_plays = n_plays;
  self->verdict = verdict;
}

static void
consider (const YcPlay *play, void *data)
{
  Search *self = data;
  YcPosition after = *self->position;
  YcRuling ruling;
  const YcSequel sequel
    = { self->played, self->moment, self->turn->end, self->last_turn, self->end };
  if (!self->acts->is_act (play) || has_given_up (self)
      || !play_if_legal (self, &after, play, &ruling))
    return;
  self->plays[0] = *play;
  self->n_plays = 1;
  self->verdict = ruling.verdict;
  self->n_followers = 0;
  self->acts->each_follower (self->setup, &after, play, &sequel, add_follower, self);
  try_followers (self, 0, &after);
}

/* ---- Turns ---- */

static void
look_through (Search *self, const YcPlayedTurn *turn)
{
  g_autofree YcPosition *position = g_new (YcPosition, 1);
  self->turn = turn;
  self->position = position;
  self->seen = g_hash_table_new_full (position_hash, position_equal, g_free, NULL);
  yc_played_position (self->played, turn->end, position);
  self->next = self->game->active_seat (position);
  see (self, position); /* what was played in the turn has not stopped anybody */
  yc_played_position (self->played, turn->first, position);
  for (self->moment = turn->first; self->moment < turn->end; self->moment++) {
    if (self->game->active_seat (position) == turn->seat)
      self->game->suggest (self->setup, position, consider, self);
    self->game->apply (self->setup, position, yc_played_step (self->played, self->moment)->play);
  }
  g_clear_pointer (&self->seen, g_hash_table_unref);
}

static void
look_back (Search *self)
{
  YcLastChance *chance = self->chance;
  guint turn = yc_played_step (self->played, self->last_turn)->turn;
  while (turn-- > 0 && chance->end != YC_CHANCE_FOUND && !self->given_up) {
    const YcPlayedTurn *played = yc_played_turn (self->played, turn);
    if (played->seat == chance->winner)
      continue;
    look_through (self, played);
    if (self->given_up)
      break;
    chance->n_turns++;
    chance->since = yc_played_step (self->played, played->first)->event;
  }
  if (chance->end != YC_CHANCE_FOUND)
    chance->end = self->given_up ? YC_CHANCE_UNSURE : YC_CHANCE_NOT_ONE;
}

/* The step that has ended the game, and the seat that has won by it alone; FALSE if none has. */
static gboolean
find_winner (Search *self)
{
  g_autofree YcPosition *position = g_new (YcPosition, 1);
  const guint n = yc_played_get_n_steps (self->played);
  yc_played_position (self->played, 0, position);
  while (self->end < n && !self->game->is_over (position))
    self->game->apply (self->setup, position, yc_played_step (self->played, self->end++)->play);
  const unsigned winners
    = self->game->is_over (position) ? self->game->winners (self->setup, position) : 0;
  if (self->end == 0 || winners == 0 || (winners & (winners - 1)) != 0)
    return FALSE;
  const YcPlayedTurn *turn
    = yc_played_turn (self->played, yc_played_step (self->played, self->end - 1)->turn);
  self->last_turn = turn->first;
  self->chance->winner = turn->seat;
  /* what the table counts, nobody could have stopped */
  return winners == 1u << turn->seat
         && yc_verb_is_move (yc_played_step (self->played, self->end - 1)->play->verb);
}

YcLastChance *
yc_last_chance_find (const YcPlayed *played, GCancellable *cancellable)
{
  const YcGame *game = yc_played_get_game (played);
  YcLastChance *chance = g_new0 (YcLastChance, 1);
  g_autofree Search *self = g_new0 (Search, 1);
  *self = (Search){ .played = played,
                    .acts = yc_telling_of (game)->acts,
                    .game = game,
                    .setup = yc_played_get_setup (played),
                    .cancellable = cancellable,
                    .chance = chance };
  chance->plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  chance->position = g_new0 (YcPosition, 1);
  if (self->acts && find_winner (self)) {
    chance->turn = yc_played_step (played, self->last_turn)->event;
    chance->won = yc_played_step (played, self->end - 1)->event;
    look_back (self);
  }
  if (g_cancellable_is_cancelled (cancellable))
    g_clear_pointer (&chance, yc_last_chance_free);
  return chance;
}

void
yc_last_chance_free (YcLastChance *self)
{
  g_array_unref (self->plays);
  g_free (self->position);
  g_free (self);
}
