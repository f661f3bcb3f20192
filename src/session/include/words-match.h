/* words-match.h: what is said of sessions that were told to be one match. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* "One match of 3 games: Ana won 2, Bo won 1", so far; NULL on error. The caller frees. */
char *yc_words_match (YcDatabase *database, const char *match);

G_END_DECLS
