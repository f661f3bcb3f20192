/* aspects.h: what else the play of the card game being composed could be, aspect by aspect. */

#pragma once

#include "composer.h"

/* An array of YcAlternative as `yc_composer_alternatives` gives it; the caller frees. */
GPtrArray *yc_chain_alternatives (YcSession *session, const YcPlay *play, YcAspect aspect);
/* What the play is in an aspect of the card game; the caller frees. */
char *yc_chain_alternative_words (YcSession *session, const YcPlay *play, YcAspect aspect);
