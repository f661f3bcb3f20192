/* export-session.h: what the formats of an export say of a session alike; the caller frees. */

#pragma once

#include "session.h"

G_BEGIN_DECLS

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
