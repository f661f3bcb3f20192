/* secrets.h: what an audience (view.h) may not see of hands and stashes. */

#pragma once

#include "rules.h"

#include <glib.h>

G_BEGIN_DECLS

void yc_secrets_hide_position (const YcSetup *setup, YcPosition *position, int audience);
void yc_secrets_hide_play (const YcSetup *setup, YcPlay *play, int audience);
/* In whose hand a card is known to be. */
void yc_secrets_hide_ruling (const YcSetup *setup, YcRuling *ruling, int audience);

G_END_DECLS
