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

/* ---- What the formats say alike; the caller frees -------------------------------------------- */

/* When the session was begun, as its record says; "" if it does not. */
char *yc_export_date (YcSession *session);
/* As the table told of it later, or else the record says; "" if nobody told. */
char *yc_export_location (YcSession *session);
/* What the session is called, or the branch, and what was noted of it; NULL where nothing is. */
char *yc_export_name (YcSession *session);
char *yc_export_note (YcSession *session);
char *yc_export_player (YcSession *session, int seat);
int yc_export_points (YcSession *session, int seat);
gboolean yc_export_is_winner (YcSession *session, int seat);

G_END_DECLS
