/* nearest.c: the legal plays that come nearest to a wish. */

#include "rules.h"

static int
difference (int a, int b)
{
  return a < b ? b - a : a - b;
}

static int
workers_difference (const YcWorkers *a, const YcWorkers *b)
{
  int sum = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    sum += difference (a->permanent[type], b->permanent[type]);
    sum += difference (a->contractor[type], b->contractor[type]);
  }
  return sum;
}

/* Spaces of one section are neighbours in the catalogue, and so are cards of one kind. */
static int
target_difference (YcRef wished, YcRef found)
{
  int far = difference (wished, found);
  return far == 0 ? 0 : 100 + (far < 50 ? far : 50);
}

/* The first thing named, and how often. */
static int
items_difference (const YcPlay *wish, const YcPlay *play)
{
  if (wish->n_items == 0 || play->n_items == 0)
    return 0;
  int times = difference (wish->items[0].times, play->items[0].times);
  return (wish->items[0].ref != play->items[0].ref ? 50 : 0) + (times < 10 ? times : 10);
}

/* What one has to change in the wish, the weightier the more it is another play: another verb, then
 * another target, then other workers, then another choice. */
static int
distance (const YcPlay *wish, const YcPlay *play)
{
  int sum = 0;
  sum += wish->verb != play->verb ? 1000 : 0;
  sum += target_difference (wish->target, play->target);
  sum += wish->target_color != play->target_color ? 40 : 0;
  sum += 10 * workers_difference (&wish->workers, &play->workers);
  sum += wish->slot != play->slot ? 8 + difference (wish->slot, play->slot) : 0;
  sum += wish->pay != play->pay ? 6 : 0;
  sum += wish->decline != play->decline ? 9 : 0;
  sum += wish->choose != play->choose ? 5 : 0;
  sum += wish->has_take != play->has_take ? 6 : 0;
  sum += 2 * workers_difference (&wish->take, &play->take);
  sum
    += difference (wish->number, play->number) < 10 ? difference (wish->number, play->number) : 10;
  sum += wish->good != play->good ? 4 : 0;
  sum += items_difference (wish, play);
  return sum;
}

void
yc_nearest_consider (const YcPlay *play, void *nearest)
{
  YcNearest *self = nearest;
  int far = distance (self->wish, play);

  if (self->max == 0 || (self->n == self->max && far >= self->farthest))
    return;
  size_t i = self->n < self->max ? self->n++ : self->max - 1;
  for (; i > 0 && distance (self->wish, &self->plays[i - 1]) > far; i--)
    self->plays[i] = self->plays[i - 1];
  self->plays[i] = *play;
  self->farthest = distance (self->wish, &self->plays[self->n - 1]);
}

size_t
yc_nearest (const YcSetup *setup,
            const YcGame *game,
            const YcPosition *position,
            const YcPlay *wish,
            YcPlay *plays,
            size_t max)
{
  YcNearest nearest = { .wish = wish, .plays = plays, .max = max };

  if (max > 0)
    game->suggest (setup, position, yc_nearest_consider, &nearest);
  return nearest.n;
}
