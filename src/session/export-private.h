/* export-private.h: the formats of an export. */

#pragma once

#include "session.h"

G_BEGIN_DECLS

/* The whole text of a session; the caller frees. */
char *yc_export_jsonl (YcSession *session);
char *yc_export_bgsplay (YcSession *session);

/* The header rows of the two tables, and the rows of a session in them. */
const char *yc_export_seats_header (void);
const char *yc_export_plays_header (void);
char *yc_export_seats (YcSession *session);
char *yc_export_plays (YcSession *session);

G_END_DECLS
