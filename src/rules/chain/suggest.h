/* suggest.h: the plays of the card game that are offered (record format, section 5). */

#pragma once

#include "rules.h"

void
yc_chain_suggest (const YcSetup *setup, const YcPosition *position, YcPlayFunc found, void *data);
