/* lying.c: see lying.h. */

#include "lying.h"

#include <string.h>

/* Workers of each type that are gained or lost, contractors behind permanent ones. */
typedef int Change[2 * YC_WORKER_TYPES];

static int
count_of (const YcWorkers *workers, int kind)
{
  const uint16_t *counts = kind < YC_WORKER_TYPES ? workers->permanent : workers->contractor;

  return counts[kind % YC_WORKER_TYPES];
}

static void
add_to (YcWorkers *workers, int kind, int n)
{
  uint16_t *counts = kind < YC_WORKER_TYPES ? workers->permanent : workers->contractor;

  counts[kind % YC_WORKER_TYPES] = (uint16_t) n;
}

gboolean
yc_lying_differs (const YcLying *self)
{
  return self->is_workers ? memcmp (&self->workers, &self->workers_now, sizeof self->workers) != 0
                          : self->is != self->now;
}

static gboolean
is_at_hand (const YcLying *lying)
{
  return lying->spot.drawer == YC_SPACES && lying->spot.ref == YC_NONE;
}

static void
keep (GPtrArray *plays, const YcPlay *play)
{
  g_ptr_array_add (plays, g_memdup2 (play, sizeof *play));
}

/* ---- Numbers ---- */

static void
correct_numbers (const YcSetup *setup, int seat, const GPtrArray *all, GPtrArray *plays)
{
  YcPlay play = yc_play_begin (YC_ADJUST_GOOD, YC_TABLE);

  play.target_color = (guint8) setup->seats[seat].color;
  for (guint i = 0; i < all->len; i++) {
    const YcLying *lying = g_ptr_array_index (all, i);

    if (lying->seat == seat && !lying->is_workers && yc_lying_differs (lying))
      yc_play_add_amount (&play, YC_LIST_COUNTED, lying->count, lying->is);
  }
  if (play.n_items > 0)
    keep (plays, &play);
}

/* ---- Workers ---- */

typedef struct {
  const YcSetup *setup;
  const YcTopic *topics;
  guint n_topics;
  int seat;
  GPtrArray *plays;
} Mover;

/* The topic of workers at a place, or of those at hand. */
static const YcTopic *
topic_of (const Mover *self, gboolean at_spot)
{
  for (guint i = 0; i < self->n_topics; i++)
    if (self->topics[i].asks & YC_ASK_WORKERS
        && at_spot == ((self->topics[i].asks & YC_ASK_SPOT) != 0))
      return &self->topics[i];
  return NULL;
}

/* Those of the change that come (sign 1) or go (sign -1). */
static void
move (const Mover *self, const YcSpot *spot, const Change change, int sign)
{
  const YcTopic *topic = topic_of (self, spot != NULL);
  YcTold told = { .player = self->setup->seats[self->seat].color, .sign = sign };

  for (int kind = 0; kind < 2 * YC_WORKER_TYPES; kind++)
    if (change[kind] * sign > 0)
      add_to (&told.workers, kind, change[kind] * sign);
  if (topic == NULL || yc_workers_total (&told.workers) == 0)
    return;
  if (spot != NULL)
    told.spot = *spot;
  const YcPlay play = yc_topic_play (topic, &told);
  keep (self->plays, &play);
}

static void
move_at_spots (const Mover *self, const GPtrArray *all, int sign)
{
  for (guint i = 0; i < all->len; i++) {
    const YcLying *lying = g_ptr_array_index (all, i);
    Change change;

    if (lying->seat != self->seat || !lying->is_workers || is_at_hand (lying))
      continue;
    for (int kind = 0; kind < 2 * YC_WORKER_TYPES; kind++)
      change[kind] = count_of (&lying->workers, kind) - count_of (&lying->workers_now, kind);
    move (self, &lying->spot, change, sign);
  }
}

/* What all places of the player gain together, those at hand included. */
static void
sum_up (const Mover *self, const GPtrArray *all, Change change)
{
  memset (change, 0, sizeof (Change));
  for (guint i = 0; i < all->len; i++) {
    const YcLying *lying = g_ptr_array_index (all, i);

    if (lying->seat == self->seat && lying->is_workers)
      for (int kind = 0; kind < 2 * YC_WORKER_TYPES; kind++)
        change[kind] += count_of (&lying->workers, kind) - count_of (&lying->workers_now, kind);
  }
}

static void
correct_workers (const Mover *self, const GPtrArray *all)
{
  Change change;

  sum_up (self, all, change);
  move_at_spots (self, all, -1);
  move (self, NULL, change, 1);
  move_at_spots (self, all, 1);
  move (self, NULL, change, -1);
}

void
yc_lying_correct (const YcSetup *setup,
                  const YcTopic *topics,
                  guint n_topics,
                  const GPtrArray *all,
                  GPtrArray *plays)
{
  for (int seat = 0; seat < setup->n_seats; seat++) {
    const Mover mover = { setup, topics, n_topics, seat, plays };

    correct_numbers (setup, seat, all, plays);
    correct_workers (&mover, all);
  }
}
