/* goods.h: workers and resources, the small values that every part of the rules counts in.
 *
 * Everything here is a plain value. Nothing allocates, nothing fails. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Worker types, in the order in which they are written: laborer, engineer, scientist. */
typedef enum { YC_LABORER, YC_ENGINEER, YC_SCIENTIST } YcWorkerType;
#define YC_WORKER_TYPES 3

/* What can be paid and gained. Money in dollars, the rest in pieces. */
typedef enum {
  YC_MONEY,
  YC_YELLOWCAKE,
  YC_URANIUM,
  YC_PLUTONIUM,
  YC_FIGHTERS,
  YC_BOMBERS,
} YcGood;
#define YC_GOODS 6

/* A number that the table has not told and the catalogue does not know. */
#define YC_UNKNOWN (-1)

/* Player colours in the order of the record format. `YC_CONTRACTOR` owns the grey workers. */
typedef enum { YC_RED, YC_BLUE, YC_GREEN, YC_YELLOW, YC_PURPLE } YcColor;
#define YC_COLORS    5
#define YC_MAX_SEATS 5

/* Workers as a player names them: permanent ones (capitals) and contractors (small letters). */
typedef struct {
  uint16_t permanent[YC_WORKER_TYPES];
  uint16_t contractor[YC_WORKER_TYPES];
} YcWorkers;

/* All the workers at one place, by owner and type: eighteen counts of three bits. Owners 0 to 4
 * are seats, owner 5 the contractors. There are four pieces of each, so a sum over any places of
 * one table never carries from one count into the next, and crews add as plain integers. */
typedef uint64_t YcCrew;
#define YC_CONTRACTOR YC_MAX_SEATS
#define YC_OWNERS     (YC_MAX_SEATS + 1)
#define YC_PIECES     4 /* of each owner and type */

static inline int
yc_crew_shift (int owner, int type)
{
  return 3 * (owner * YC_WORKER_TYPES + type);
}

static inline int
yc_crew_count (YcCrew crew, int owner, int type)
{
  return (int) (crew >> yc_crew_shift (owner, type)) & 7;
}

static inline YcCrew
yc_crew_of (int owner, int type, int count)
{
  return (YcCrew) count << yc_crew_shift (owner, type);
}

/* The part of `crew` that belongs to `owner`. */
static inline YcCrew
yc_crew_owned (YcCrew crew, int owner)
{
  return crew & ((YcCrew) 0x1ff << yc_crew_shift (owner, 0));
}

int yc_crew_total (YcCrew crew);
YcCrew yc_crew_from_workers (const YcWorkers *workers, int seat);
YcWorkers yc_workers_from_crew (YcCrew crew, int seat);
/* Reads the letters of a play: `LES` own, `les` contractors; false if another one is among
 * `length`, or none. */
bool yc_workers_read (const char *letters, size_t length, YcWorkers *workers);
int yc_workers_total (const YcWorkers *workers);

static inline int
yc_workers_of_type (const YcWorkers *workers, YcWorkerType type)
{
  return workers->permanent[type] + workers->contractor[type];
}

/* One side of a cost or of an output: resources and workers. A resource may be `YC_UNKNOWN`. */
typedef struct {
  int16_t goods[YC_GOODS];
  uint8_t workers[YC_WORKER_TYPES];
  bool unknown; /* the whole side is not known: written `?` */
  char first;   /* the letter that one of two sides was written with first; else 0 */
} YcSide;

/* The resources in the order in which they are written: money last, as it is printed. */
extern const YcGood yc_goods_in_order[YC_GOODS];
/* The letter by which a play names a side of a choice: that of its first good or worker. */
char yc_side_letter (const YcSide *side);

/* Required workers: so many of each type and `any` of whatever type. */
typedef struct {
  uint8_t type[YC_WORKER_TYPES];
  uint8_t any;
} YcNeed;

/* The letter of a worker type (`L E S`) and of a resource (`$ Y U P F B`). */
char yc_worker_letter (YcWorkerType type);
char yc_good_letter (YcGood good);
/* The type or resource of a letter, or -1. */
int yc_worker_of_letter (char letter);
int yc_good_of_letter (char letter);

/* The name in the record format: `red` …, `money` …; static strings. */
const char *yc_color_name (YcColor color);
const char *yc_good_name (YcGood good);
