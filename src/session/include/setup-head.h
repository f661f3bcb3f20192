/* setup-head.h: what the New Session page has been told so far, and how it is written as the head
 * of a record.
 *
 * A plain value with a few strings of its own. “Place” counts the players around the table as they
 * are listed, “turn” counts them from the one who begins; both from 0. */

#pragma once

#include "rules.h"

#include <glib.h>

typedef struct {
  YcColor color;
  char *name;         /* NULL or empty: the colour stands for it */
  YcWorkerType bonus; /* the worker taken by the 4th and 5th of the board game */
} YcHeadPlayer;

typedef struct {
  const YcGame *game;
  guint n_players;
  YcHeadPlayer players[YC_MAX_SEATS];     /* clockwise */
  guint first;                            /* the place of who begins */
  char *location;                         /* or NULL */
  char *date;                             /* of a session that has begun: as its head has it */
  int options[YC_MAX_OPTIONS];            /* by the enum of the game, as the rows are */
  char *rows[YC_MAX_ROWS][YC_MAX_PLACES]; /* ids, or NULL: told later */
} YcHead;

/* Options at their defaults, no players. */
void yc_head_init (YcHead *self, const YcGame *game);
void yc_head_clear (YcHead *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (YcHead, yc_head_clear)

/* The other game with the same players, as many as it needs; options at their defaults, and nothing
 * told of cards. */
void yc_head_set_game (YcHead *self, const YcGame *game);

/* A player more, as the last; there must be room. */
void yc_head_seat (YcHead *self, YcColor color, const char *name);
/* The same without a name, in a colour that nobody has. */
void yc_head_add_player (YcHead *self);
void yc_head_remove_player (YcHead *self, guint place);
/* Exchanges the player at `place`, not 0, with the one before; who begins keeps beginning. */
void yc_head_move_player_up (YcHead *self, guint place);
void yc_head_set_name (YcHead *self, guint place, const char *name);
/* Whoever has the colour takes the other's in exchange. */
void yc_head_set_color (YcHead *self, guint place, YcColor color);

/* How many cards lie face up in a row of the game. */
guint yc_head_row_length (const YcHead *self, guint row);
/* When the player at `place` has the first turn: 0 begins. */
guint yc_head_turn_of (const YcHead *self, guint place);
/* Whether that player takes an engineer or a scientist more. */
gboolean yc_head_takes_worker (const YcHead *self, guint place);
/* The dollars that player begins with beyond the others. */
guint yc_head_extra_money (const YcHead *self, guint place);

/* Table options by their id; yes is 1. Asking for an option of the other game is a bug. */
int yc_head_get_option (const YcHead *self, const char *option);
void yc_head_set_option (YcHead *self, const char *option, int value);
/* Whether the option is a number rather than yes or no. */
gboolean yc_head_option_is_number (const YcHead *self, const char *option);

/* The head of a session as it was corrected, from who begins on. */
void yc_head_take_record (YcHead *self, const YcRecord *record);
/* What of the head of `record`, whose players they are, was really otherwise: statements for
 * yc_session_correct_head(). The caller frees. */
GStrv yc_head_corrections (const YcHead *self, const YcRecord *record);

/* The head as text, each line with its line feed; `session`, `date` and the table's own cards are
 * left to who begins it.
 * The caller frees. */
char *yc_head_write (const YcHead *self);
