/* games.h: what the commands ask of a game: how it is played at random, and the commands that are
 * about it alone. */

#pragma once

#include "cli.h"
#include "random.h"

G_BEGIN_DECLS

typedef struct {
  const YcGame *game;
  const YcRandomGame *random;   /* NULL: it is not played at random */
  const YcCliCommand *commands; /* of this game alone, `n_commands` of them */
  guint n_commands;
} YcCliGame;

/* The games of this program, ended by NULL. */
extern const YcCliGame *const yc_cli_games[];

G_END_DECLS
