/* legal-plays.h: every legal play of a position, enumerated once and then looked through as often
 * as somebody asks. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

typedef struct _YcLegalPlays YcLegalPlays;

/* Those of the player to move in `position`, which is copied; `setup` must outlive them. */
YcLegalPlays *
yc_legal_plays_new (const YcGame *game, const YcSetup *setup, const YcPosition *position);
void yc_legal_plays_free (YcLegalPlays *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcLegalPlays, yc_legal_plays_free)

/* Whether they are those of this position. */
gboolean yc_legal_plays_are_of (const YcLegalPlays *self, const YcPosition *position);
/* Calls `found` for each, in the order in which the rules suggest them. The play that is passed is
 * good during the call. */
void yc_legal_plays_each (const YcLegalPlays *self, YcPlayFunc found, gpointer data);

G_END_DECLS
