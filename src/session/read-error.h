/* read-error.h: what a reader found wrong, as a GError. */

#pragma once

#include "rules.h"
#include "session-error.h"

G_BEGIN_DECLS

/* What is wrong with a text that somebody wrote, with its line and column. */
void yc_set_read_error (GError **error, const YcError *why);
/* The same of a definition that was put together by taps: nobody wrote a line. */
void yc_set_definition_error (GError **error, const YcError *why);

G_END_DECLS
