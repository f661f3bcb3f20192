/* random.h: what random play of all games shares. */

#pragma once

#include "cli.h"
#include "dice.h"

G_BEGIN_DECLS

/* A record that grows by random play. */
typedef struct {
  YcRecord *record;
  YcTimeline *timeline;
  YcDice dice;
} YcRandom;

/* How a game is played at random. */
typedef struct {
  /* The head of the record: everything that lies open at the start. */
  void (*write_head) (YcDice *dice, int n_players, GString *head);
  /* How likely a play is against the others, from 0. */
  guint (*weight) (const YcSetup *setup, const YcPosition *position, const YcPlay *play);
  /* Says what the suggestion leaves open: picks, discards. */
  void (*complete) (YcRandom *self, YcPlay *play);
  /* Tells what the last play turned up, as facts. */
  void (*tell) (YcRandom *self);
} YcRandomGame;

/* Appends a play to the record and folds it. */
void yc_random_append (YcRandom *self, const YcPlay *play);
const YcPosition *yc_random_position (const YcRandom *self);
const YcSetup *yc_random_setup (const YcRandom *self);
/* The `player` lines; seats 4 and 5 get their bonus if `bonuses`. */
void yc_random_write_players (YcDice *dice, int n_players, gboolean bonuses, GString *head);

G_END_DECLS
