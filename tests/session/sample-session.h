/* sample-session.h: sessions that stand somewhere in a recorded playthrough. */

#pragma once

#include "composer.h"

G_BEGIN_DECLS

/* The session of a sample after its first events. */
YcSession *sample_after (const char *name, guint n_events);
/* The event before which the sample has `line`, which it has to have. */
guint sample_event_before (const char *name, const char *line);
/* What is called `id`, which has to be there. */
YcRef sample_ref (YcSession *session, YcDrawer drawer, const char *id);
/* What is composed is `line`. */
void assert_composed (YcSession *session, YcComposer *composer, const char *line);

G_END_DECLS
