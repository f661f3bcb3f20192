/* sound.h: the invariants of the card game. */

#pragma once

#include "rules.h"

/* NULL if all hold, else a static English phrase for the developer. */
const char *yc_chain_sound (const YcSetup *setup, const YcPosition *position);
