/* checks.h: the answer to a play or a fact of the card game. */

#pragma once

#include "wish.h"

/* Judges a move or a fact; changes nothing. */
void yc_chain_judge (const YcSetup *setup,
                     const YcPosition *position,
                     const YcPlay *play,
                     YcRuling *ruling);

/* Its parts: names (false if nothing more is to be judged), activation, special cards, facts. */
bool yc_check_names (YcWish *wish);
void yc_check_activation (YcWish *wish);
/* `chain.resources`: whether the own ones cover what `wish->card` costs. */
bool yc_resources_suffice (YcWish *wish);
void yc_check_special (YcWish *wish);
void yc_check_fact (YcWish *wish);
