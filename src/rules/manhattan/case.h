/* case.h: a play before the judge, and the reasons found against it. */

#pragma once

#include "manhattan/pieces.h"

/* One play being judged. Checks read everything and write only `ruling`. */
typedef struct {
  const YcSetup *setup;
  const YcBoard *board;
  const YcPlay *play;
  YcRuling *ruling;
  int seat;                    /* of the actor */
  const YcBoardPlayer *player; /* the actor */
  const YcBoardTurn *turn;     /* the running turn, or a fresh one if the actor is out of turn */
} YcCase;

/* Adds a reason; the caller fills in its facts. */
YcReason *yc_case_add (YcRuling *ruling, YcRule rule, YcVerdict verdict);
YcReason *yc_case_broken (YcCase *c, YcRule rule);

/* Which side of a cost or output a play means. */
typedef enum { YC_SIDE_NOTHING = -1, YC_SIDE_UNCLEAR = -2 } YcSideIndex;

/* The cost side (0 or 1), `YC_SIDE_NOTHING` if it costs nothing, `YC_SIDE_UNCLEAR` if a choice is
 * missing or wrong; `rule` is then the rule broken, else YC_NO_RULE. */
int yc_play_cost (const YcPlay *play, const YcCard *card, YcRule *rule);
/* The same for the output, which `take` may choose as well. */
int yc_play_output (const YcPlay *play, const YcCard *card, YcRule *rule);

/* Goes through the picks of a draft: calls nothing, fills in for each item the seat that takes it,
 * whether it is its turn, and whether the card can have been taken. */
typedef struct {
  int8_t seat;
  bool in_order; /* of the draft */
  bool again;    /* a card that an earlier pick took */
  bool possible; /* the card can have been taken, and the seat has not taken all of its cards yet */
  YcVerdict
    card; /* legal: told in the row or `?`; unseen: may be an untold one; illegal: neither */
} YcPick;
void yc_board_picks (const YcSetup *setup,
                     const YcBoard *board,
                     int seat,
                     const YcPlay *play,
                     YcPick *picks,
                     int max);

/* The drawer that the target of a play of this verb lies in. */
YcDrawer yc_board_target_drawer (YcVerb verb);

/* See `YcGame.subject_to`. */
unsigned yc_board_subject_to (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES]);

/* Says what a play names that the session does not know; whether there is any. */
bool yc_board_check_names (const YcSetup *setup, const YcPlay *play, YcRuling *ruling);
/* The same for those who want no reason. */
bool yc_board_means_nothing (const YcSetup *setup, const YcPlay *play);

void yc_board_judge (const YcSetup *setup,
                     const YcPosition *position,
                     const YcPlay *play,
                     YcRuling *ruling);
void yc_board_check_place (YcCase *c);
void yc_board_check_use (YcCase *c);
void yc_board_check_strike (YcCase *c);
void yc_board_check_repair (YcCase *c);
void yc_board_check_build (YcCase *c);
void yc_board_check_test (YcCase *c);
void yc_board_check_load (YcCase *c);

/* Tries a fact on `board`: applies it and returns true, or leaves the board in an undefined state,
 * fills in `why` and returns false. */
bool yc_board_tell (const YcSetup *setup, YcBoard *board, const YcPlay *play, YcReason *why);

/* What a seat begins with: money and, for the fourth and fifth, a worker to choose. */
YcSeatStart yc_board_seat_start (int seat);
void yc_board_begin (const YcSetup *setup, YcPosition *position);
void yc_board_apply (const YcSetup *setup, YcPosition *position, const YcPlay *play);
/* What may help a refused play, see `YcGame.help`. */
void yc_board_help (const YcSetup *setup,
                    const YcPosition *position,
                    const YcPlay *wish,
                    YcPlayFunc found,
                    void *data);
/* The repairs that a seat may make, whose turn it is or not. */
void yc_board_suggest_repairs (const YcSetup *setup,
                               const YcPosition *position,
                               int seat,
                               YcPlayFunc found,
                               void *data);
void
yc_board_suggest (const YcSetup *setup, const YcPosition *position, YcPlayFunc found, void *data);
const char *yc_board_sound (const YcSetup *setup, const YcPosition *position);
