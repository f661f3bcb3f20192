/* legal-lines.h: what may be played now, as statements to choose from. */

#pragma once

#include "view.h"

/* Every legal play of the player to move, the likeliest first; a strv, the caller frees. */
GStrv yc_legal_lines (YcView *view);
