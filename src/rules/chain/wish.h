/* wish.h: a play of the card game as the checks look at it, and how they say no. */

#pragma once

#include "chain/hands.h"
#include "chain/personnel.h"
#include "chain/plans.h"

typedef struct {
  const YcSetup *setup;
  const YcChain *chain;
  const YcPlay *play;
  YcRuling *ruling;
  int seat;              /* of the actor */
  const YcCard *card;    /* what is activated, or NULL */
  YcShown side;          /* cards played sideways */
  YcShown shown;         /* all cards shown from the own hand */
  YcPersonnel personnel; /* all that is put in */
  int from_pool;         /* units taken from the pool */
} YcWish;

/* A function that looks at one rule. */
typedef void (*YcCheck) (YcWish *wish);

/* A blank wish and a ruling without reasons; the big lists are left as they are. */
void yc_wish_begin (YcWish *wish,
                    const YcSetup *setup,
                    const YcChain *chain,
                    const YcPlay *play,
                    YcRuling *ruling);
/* What an activation puts in, read from the play. */
void yc_wish_read_activation (YcWish *wish);

const YcChainPlayer *yc_wish_player (const YcWish *wish);
const YcCard *yc_wish_industry (const YcWish *wish, uint8_t card);

/* Adds a reason, whose facts the caller fills in. */
YcReason *yc_wish_remark (YcWish *wish, YcRule rule, YcVerdict verdict);
/* The same for a play that is illegal; `card` is what it is about. */
YcReason *yc_wish_refuse (YcWish *wish, YcRule rule, YcDrawer drawer, YcRef card);
/* The same for the plan that is the target, which lies at `spot`. */
void yc_wish_refuse_plan (YcWish *wish, YcRule rule, YcPlanSpot spot);
/* Runs a check whose reasons are not told, only whether `!` can let the play stand. */
void yc_wish_check_unsaid (YcWish *wish, YcCheck check);

/* Whether the named cards can come from where they are said to be: the hand of `seat`, the discard
 * pile or the deck (`seat` -1). `chain.no-such-card`, `chain.card-used-twice`. What `beside` shows
 * from the actor's hand in the same statement cannot be there too; it may be NULL. */
void
yc_check_cards (YcWish *wish, YcPlace place, int seat, const YcShown *shown, const YcShown *beside);
/* The same for cards shown from the own hand. */
void yc_check_own_hand (YcWish *wish);

/* The use of a factory, right or wrong, and a use given to what is no factory. */
void yc_check_factory_use (YcWish *wish);
