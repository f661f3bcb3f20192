/* race.h: Counter Race, a game that only the tests know: it shows that a game is a folder.
 *
 * Two to four counters start at field 0 of a track. Everybody has $3 and three cards that nobody
 * else sees. A turn is one play: a *step* (one field on, and $1), or a *dash* with a card of the
 * hand (as many fields on as it has points, for what it costs). The first to reach the goal (table
 * option, 10 fields) has won. */

#pragma once

#include "rules.h"

#define RACE_MONEY 3 /* dollars at the start */
#define RACE_HAND  3 /* cards at the start */

enum {
  RACE_STEP = 1,
  RACE_DASH,
  RACE_TELL_HAND = YC_TELL,
  RACE_ADJUST = YC_ADJUST_GOOD, /* `table adjust red money +2 money =7` */
};

enum { RACE_GOAL, RACE_N_OPTIONS };

enum {
  RACE_RULE_NOT_IN_HAND = YC_N_SHARED_RULES,
  RACE_RULE_SHORT,
  RACE_N_RULES,
};

typedef struct {
  int32_t money;
  uint16_t field;
  uint8_t hand;    /* cards held */
  uint8_t n_known; /* of them */
  uint8_t known[RACE_HAND];
} RacePlayer;

typedef struct {
  uint8_t n_seats, active;
  bool over;
  RacePlayer players[YC_MAX_SEATS];
} Race;

_Static_assert(sizeof (Race) <= YC_POSITION_SIZE, "a position has room for it");

static inline const Race *
race_of (const YcPosition *position)
{
  return (const Race *) position->bytes;
}

static inline Race *
race_in (YcPosition *position)
{
  return (Race *) position->bytes;
}

extern const YcGame race_game;
extern const YcVerbInfo race_moves[];
extern const YcVerbInfo race_facts[];
extern const YcKindInfo race_kinds[];

/* Where the card is in what is known of the hand, or -1. */
int race_known_at (const RacePlayer *player, YcRef card);
/* What a dash with this card costs. */
int race_cost (const YcSetup *setup, YcRef card);
void
race_judge (const YcSetup *setup, const YcPosition *position, const YcPlay *play, YcRuling *ruling);
void race_apply (const YcSetup *setup, YcPosition *position, const YcPlay *play);
