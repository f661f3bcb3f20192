/* completion.h: which legal plays somebody may be typing. */

#pragma once

#include <glib.h>

/* Up to `max` of `plays` that have each word of `text` in them, best first: those that begin with
 * it, with or without the player; those with a word that begins so; the rest; otherwise in the
 * order given. A strv; the caller frees. */
GStrv yc_completions (const char *const *plays, const char *text, guint max);
