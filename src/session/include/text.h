/* text.h: the texts of a record as terminated strings. */

#pragma once

#include <glib.h>

#include "rules.h"

G_BEGIN_DECLS

/* A text without its quotes, if it has any; the caller frees. */
char *yc_text_plain (YcText text);
/* A time of a record; NULL if it has none or cannot be read. The caller unrefs. */
GDateTime *yc_text_time (YcText text);
/* In double quotes, with `\"` and `\\`; control characters become blanks. The caller frees. */
char *yc_text_quote (const char *plain);
/* A text to be searched, or to search by: neither capitals nor accents count. The caller frees. */
char *yc_text_fold (const char *plain);

G_END_DECLS
