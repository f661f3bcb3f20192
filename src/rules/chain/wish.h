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
  bool hand_was_told;    /* they were all told before, so that no check finds anything */
  YcPersonnel personnel; /* all that is put in */
  int from_pool;         /* units taken from the pool */
} YcWish;

/* A function that looks at one rule and adds a reason where it is broken, or where it rests on what
 * nobody showed; false if the rules after it are not asked any more. */
typedef bool (*YcCheck) (YcWish *wish);

/* A rule that a kind of play is subject to. */
typedef struct {
  YcRule rule;
  YcCheck check;
} YcQuestion;
#define YC_NO_QUESTION                                                                             \
  {                                                                                                \
    YC_NO_RULE, NULL                                                                               \
  }

/* A blank wish and a ruling without reasons; the big lists are left as they are. */
void yc_wish_begin (YcWish *wish,
                    const YcSetup *setup,
                    const YcChain *chain,
                    const YcPlay *play,
                    YcRuling *ruling);
/* What an activation puts in, read from the play. */
void yc_wish_read_activation (YcWish *wish);

/* Looks once whether the checks of the own hand can be left out, as they mostly can; by then
 * `shown` must have taken in everything (hand-checks.c). */
void yc_wish_look_at_hand (YcWish *wish);

const YcChainPlayer *yc_wish_player (const YcWish *wish);
const YcCard *yc_wish_industry (const YcWish *wish, uint8_t card);
bool yc_wish_is_solo (const YcWish *wish);

/* Adds a reason, whose facts the caller fills in. */
YcReason *yc_wish_remark (YcWish *wish, YcRule rule, YcVerdict verdict);
/* The same for a play that is illegal; `card` is what it is about. */
YcReason *yc_wish_refuse (YcWish *wish, YcRule rule, YcDrawer drawer, YcRef card);
/* The same for a play that rests on what nobody showed of `card`. */
YcReason *yc_wish_tell_unseen (YcWish *wish, YcRule rule, YcDrawer drawer, YcRef card);
/* Illegal for the plan that is the target, which lies at `spot`. */
void yc_wish_refuse_plan (YcWish *wish, YcRule rule, YcPlanSpot spot);
/* Asks the questions of a list in their order, up to `YC_NO_QUESTION`; false if one of them leaves
 * the rest unasked. */
bool yc_wish_ask (YcWish *wish, const YcQuestion *questions);
/* Asks them without telling the reasons, only whether `!` can let the play stand. */
void yc_wish_ask_unsaid (YcWish *wish, const YcQuestion *questions);

/* Whether the named cards can come from where they are said to be: the hand of `seat`, the discard
 * pile or the deck (`seat` -1). `chain.no-such-card`. What the actor shows from the own hand in the
 * same statement cannot be there too. */
void yc_check_cards (YcWish *wish, YcPlace place, int seat, const YcShown *named);
/* Whether what is shown from the own hand is played once, and whether it can be there. */
bool yc_shown_cards_are_played_once (YcWish *wish);
bool yc_shown_cards_are_in_hand (YcWish *wish);

/* The use of a factory, right or wrong, and a use given to what is no factory. */
extern const YcQuestion yc_factory_questions[];
