/* new-session-page.h: sets a game up: which, who in which colour and order, what the table has
 * agreed on, and which cards lie face up.
 *
 * Signal `begun (YcSession *)`: the session is in the file and may be played. */

#pragma once

#include "setup-head.h"
#include "session.h"

#include <adwaita.h>

#define YC_TYPE_NEW_SESSION_PAGE (yc_new_session_page_get_type ())
G_DECLARE_FINAL_TYPE (YcNewSessionPage, yc_new_session_page, YC, NEW_SESSION_PAGE, AdwBin)

GtkWidget *yc_new_session_page_new (YcDatabase *database);
/* The head as it stands now, as text; the caller frees. */
char *yc_new_session_page_write_head (YcNewSessionPage *self);
