/* teach-wish.h: what is composed while a card is taught: it would speak of the cards as they were,
 * and comes back as they are known then. */

#pragma once

#include "composer.h"
#include "teach-dialog.h"

/* Clears `wish`, a play of `session`, until the dialog is closed, taught or not. */
void yc_teach_wish_lay_aside (YcTeachDialog *dialog, YcSession *session, YcComposer *wish);
/* Gives it back before that, once. */
void yc_teach_wish_give_back (YcTeachDialog *dialog, YcComposer *wish);
