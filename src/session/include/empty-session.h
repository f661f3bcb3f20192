/* empty-session.h: a session that was put away leaves the ledger for good, once a copy of its
 * record is on disk. */

#pragma once

#include <glib.h>

#include "database.h"

G_BEGIN_DECLS

/* The name that is proposed for the copy, `2026-11-21-Ana-Bo-31ee35a4.ycr`; NULL on error. The
 * caller frees. */
char *yc_empty_session_file_name (YcDatabase *database, const char *uuid, GError **error);

/* Writes the record of the session to the file `path`, reads it back, and only if it is the same
 * and can be read as a record takes the session out of the ledger. FALSE: nothing was taken out,
 * and the error says what to do; it is REFUSED of the ledger for a session that is not put away. */
gboolean
yc_empty_session (YcDatabase *database, const char *uuid, const char *path, GError **error);

/* "You emptied this session on 21 November 2026; a copy was written to /home/ana/x.ycr." NULL of a
 * session that was never emptied. The caller frees. */
char *yc_words_emptied (YcDatabase *database, const char *uuid);

G_END_DECLS
