/* enter-key.h: what was pointed at last and still has the focus is played with Enter; without that
 * Enter would point at it once more. Space still does. */

#pragma once

#include "play-bar.h"

/* Takes Enter before the parts of `page`, for the play that `bar` shows. */
void yc_enter_key_records (GtkWidget *page, YcPlayBar *bar);
/* What has the focus now is what was pointed at. */
void yc_enter_key_pointed (YcPlayBar *bar);
