/* setup-copy.h: the set-up of a session as a copy of its own, which a thread may read while the
 * session goes on or goes away. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

typedef struct {
  YcSetup setup;
  GStringChunk *names;
} YcSetupCopy;

/* With the ids that the rules know cards by; what is only said of cards and players is left out. */
void yc_setup_copy_init (YcSetupCopy *self, const YcSetup *setup);
void yc_setup_copy_clear (YcSetupCopy *self);

G_END_DECLS
