/* goods.c: workers and resources. */

#include "goods.h"

#include <string.h>

static const char worker_letters[] = "LES";
static const char good_letters[] = "$YUPFB";

int
yc_crew_total (YcCrew crew)
{
  int total = 0;
  for (; crew != 0; crew >>= 3)
    total += (int) (crew & 7);
  return total;
}

static bool
count_worker (char letter, YcWorkers *workers)
{
  switch (letter) {
  case 'L':
    return ++workers->permanent[YC_LABORER];
  case 'E':
    return ++workers->permanent[YC_ENGINEER];
  case 'S':
    return ++workers->permanent[YC_SCIENTIST];
  case 'l':
    return ++workers->contractor[YC_LABORER];
  case 'e':
    return ++workers->contractor[YC_ENGINEER];
  case 's':
    return ++workers->contractor[YC_SCIENTIST];
  default:
    return false;
  }
}

bool
yc_workers_read (const char *letters, size_t length, YcWorkers *workers)
{
  *workers = (YcWorkers){ 0 };
  for (size_t i = 0; i < length; i++)
    if (!count_worker (letters[i], workers))
      return false;
  return length > 0;
}

YcCrew
yc_crew_from_workers (const YcWorkers *workers, int seat)
{
  YcCrew crew = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    crew += yc_crew_of (seat, type, workers->permanent[type]);
    crew += yc_crew_of (YC_CONTRACTOR, type, workers->contractor[type]);
  }
  return crew;
}

YcWorkers
yc_workers_from_crew (YcCrew crew, int seat)
{
  YcWorkers workers = { 0 };
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    workers.permanent[type] = (uint16_t) yc_crew_count (crew, seat, type);
    workers.contractor[type] = (uint16_t) yc_crew_count (crew, YC_CONTRACTOR, type);
  }
  return workers;
}

int
yc_workers_total (const YcWorkers *workers)
{
  int total = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    total += yc_workers_of_type (workers, (YcWorkerType) type);
  return total;
}

char
yc_worker_letter (YcWorkerType type)
{
  return worker_letters[type];
}

char
yc_good_letter (YcGood good)
{
  return good_letters[good];
}

static int
position_in (const char *letters, char letter)
{
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;
  return found != NULL ? (int) (found - letters) : -1;
}

int
yc_worker_of_letter (char letter)
{
  return position_in (worker_letters, letter);
}

int
yc_good_of_letter (char letter)
{
  return position_in (good_letters, letter);
}

const char *
yc_color_name (YcColor color)
{
  static const char *const names[YC_COLORS] = { "red", "blue", "green", "yellow", "purple" };
  return names[color];
}

const char *
yc_good_name (YcGood good)
{
  static const char *const names[YC_GOODS]
    = { "money", "yellowcake", "uranium", "plutonium", "fighters", "bombers" };
  return names[good];
}

const YcGood yc_goods_in_order[YC_GOODS]
  = { YC_YELLOWCAKE, YC_URANIUM, YC_PLUTONIUM, YC_FIGHTERS, YC_BOMBERS, YC_MONEY };

char
yc_side_letter (const YcSide *side)
{
  if (side->first != '\0')
    return side->first;
  for (int i = 0; i < YC_GOODS; i++)
    if (side->goods[yc_goods_in_order[i]] != 0)
      return yc_good_letter (yc_goods_in_order[i]);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    if (side->workers[type] > 0)
      return yc_worker_letter ((YcWorkerType) type);
  return '\0';
}
