/* likely.c: which of several plays about the same thing a table most likely means. */

#include "composing.h"

#include "manhattan/pieces.h"

/* What is lost sooner is spent first: contractors go at the next retrieve, laborers are needed for
 * little else, scientists for the most. */
static const int contractor_worth[YC_WORKER_TYPES] = { 1, 6, 10 };
static const int permanent_worth[YC_WORKER_TYPES] = { 2, 7, 11 };

#define DECLINING      400
#define PART_OF_OUTPUT 60
#define NO_PURCHASE    300
#define SECOND_SIDE    30

static int
worth_of (const YcWorkers *workers)
{
  int sum = 0;

  for (int type = 0; type < YC_WORKER_TYPES; type++)
    sum += workers->permanent[type] * permanent_worth[type]
           + workers->contractor[type] * contractor_worth[type];
  return sum;
}

static int
second_sides (const YcCard *card, const YcPlay *play)
{
  int sum = 0;

  if (card->n_pays == 2 && play->pay == yc_side_letter (&card->pays[1]))
    sum += SECOND_SIDE;
  if (card->n_gives == 2 && play->choose == yc_side_letter (&card->gives[1]))
    sum += SECOND_SIDE;
  /* workers to take say which side is meant, but people name the side */
  if (card->n_gives == 2 && play->choose == '\0')
    sum += SECOND_SIDE / 2;
  return sum;
}

int
yc_manhattan_likely (const YcSetup *setup, const YcPlay *play)
{
  const YcCard *card = yc_play_card (setup, play);
  int sum = worth_of (&play->workers);

  if (play->decline)
    sum += DECLINING;
  if (play->slot > 0)
    sum += play->slot;
  else if (play->verb == YC_PLACE && card != NULL && yc_space_rule (card) == YC_SPACE_CONSTRUCTION)
    sum += NO_PURCHASE;
  if (play->has_take)
    sum += PART_OF_OUTPUT - worth_of (&play->take);
  if (card != NULL && play->verb != YC_LOAD && play->verb != YC_TEST)
    sum += second_sides (card, play);
  return sum;
}

/* Takes up to `count` of one type out of `supply` into `workers`, contractors first; returns how
 * many were not there. */
static int
take_type (YcWorkers *workers, YcWorkers *supply, int type, int count)
{
  for (; count > 0 && supply->contractor[type] > 0; count--) {
    supply->contractor[type]--;
    workers->contractor[type]++;
  }
  for (; count > 0 && supply->permanent[type] > 0; count--) {
    supply->permanent[type]--;
    workers->permanent[type]++;
  }
  return count;
}

YcWorkers
yc_manhattan_likely_workers (const YcNeed *need, YcCrew crew, int seat)
{
  YcWorkers supply = yc_workers_from_crew (crew, seat);
  YcWorkers workers = { 0 };
  int missing_type = YC_LABORER;
  int missing = need->any;

  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    int short_of = take_type (&workers, &supply, type, need->type[type]);

    if (short_of > 0)
      missing_type = type;
    missing += short_of;
  }
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    missing = take_type (&workers, &supply, type, missing);
  workers.permanent[missing_type] = (uint16_t) (workers.permanent[missing_type] + missing);
  return workers;
}
