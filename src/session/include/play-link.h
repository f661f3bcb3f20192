/* play-link.h: a session as a link that BG Stats takes a play from. */

#pragma once

#include "rules.h"

#include <glib.h>

G_BEGIN_DECLS

/* One code on a sheet holds so much. */
#define YC_PLAY_LINK_BYTES 1600

/* Who played what, when, and how it ended, as far as the record goes; free with g_free(). Long
 * names are cut until the link is no longer than that. Source: callers of that link in public, as
 * there is no published schema. */
char *yc_play_link_new (const YcRecord *record);

G_END_DECLS
