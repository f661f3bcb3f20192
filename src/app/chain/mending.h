/* mending.h: what was told to the program before, and a play that was made shows to be wrong. */

#pragma once

#include "session.h"

/* A statement or definition that mends what stands in the way of a play, and in `label` what it
 * says, to be translated; NULL if it is nothing that was told. The caller frees. */
char *
yc_chain_mend (YcSession *session, const YcPlay *play, const YcReason *reason, const char **label);
