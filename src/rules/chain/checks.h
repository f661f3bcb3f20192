/* checks.h: the answer to a play or a fact of the card game. */

#pragma once

#include "wish.h"

/* Judges a move or a fact; changes nothing. */
void yc_chain_judge (const YcSetup *setup,
                     const YcPosition *position,
                     const YcPlay *play,
                     YcRuling *ruling);

/* See `YcGame.subject_to`. */
unsigned yc_chain_subject_to (const YcSetup *setup, const YcPlay *play, YcRule rules[YC_MAX_RULES]);

/* Its parts: names (false if nothing more is to be judged), activation, special cards, facts. */
bool yc_check_names (YcWish *wish);
void yc_check_activation (YcWish *wish);
/* `chain.resources`: whether the own ones cover what `wish->card` costs. */
bool yc_resources_suffice (YcWish *wish);
void yc_check_special (YcWish *wish);

/* The questions of an activation, before those about the use of a factory. */
extern const YcQuestion yc_activation_questions[];
/* Those of a special card by its verb, list by list, ended by NULL; or NULL. */
#define YC_MOST_SPECIAL_LISTS 3
const YcQuestion *const *yc_special_questions (YcVerb verb);
/* All questions that a move is asked, list by list, ended by NULL. */
#define YC_MOST_LISTS (1 + YC_MOST_SPECIAL_LISTS)
void yc_questions_of_move (YcVerb verb, const YcQuestion *lists[YC_MOST_LISTS + 1]);

void yc_check_fact (YcWish *wish);
