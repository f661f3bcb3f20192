/* tally.h: games counted: how many, won, with how many points; and by what they have in common. */

#pragma once

#include "persons.h"

G_BEGIN_DECLS

typedef struct {
  guint n_games; /* that were decided */
  guint n_won;
  gint64 points;  /* of all together */
  int best;       /* most points of one */
  gint64 thought; /* milliseconds for the plays that say when they were, breaks left out */
  guint n_timed;  /* such plays */
  guint n_timed_games;
  guint n_breaks;
} YcTally;

/* What games can have in common. */
typedef enum {
  YC_TALLY_ALL,
  YC_TALLY_BY_GAME,
  YC_TALLY_BY_PLAYERS, /* at the table */
  YC_TALLY_BY_SEAT,    /* in turn order */
  YC_TALLY_BY_LOCATION,
  YC_TALLY_BY_YEAR,
} YcTallyBy;

typedef struct {
  const YcPersonGame *example; /* any of them */
  YcTally tally;
} YcTallyRow;

/* The decided ones among `games`, an array of YcPersonGame, counted: a YcTallyRow for each group of
 * them, the largest first (years in turn), which borrows from `games`. Games that were told no
 * location are in none of those by location. */
GArray *yc_tally (GArray *games, YcTallyBy by);

/* How many wins in a row: at most, and since the last game that was not won. */
void yc_tally_series (GArray *games, guint *most, guint *now);

/* "7 games, 3 won. 41.5 points on average, 60 at best."; the caller frees. */
char *yc_words_tally (const YcTally *tally);
/* The same of games that all have played: "7 games. The most points of a game were 41.5 on average,
 * 60 at best."; the caller frees. */
char *yc_words_tally_table (const YcTally *tally);
/* "42 seconds for a play on average (7 games, 210 plays).", with the breaks that were left out;
 * NULL if no play says when it was. The caller frees. */
char *yc_words_tally_pace (const YcTally *tally);
/* What the games of a row have in common: "4 players", "Second in turn order"; the caller frees. */
char *yc_words_tally_by (YcTallyBy by, const YcPersonGame *example);
/* The games as rows (RFC 4180) under a header; the caller frees. */
char *yc_tally_csv (GArray *games);

G_END_DECLS
