/* sessions-page.h: the start page: the running session with *Resume*, the earlier ones, a search,
 * and what to do where there is none.
 *
 * What is chosen goes to the actions `win.open-session` (a UUID) and `win.new-session`. */

#pragma once

#include "query.h"

#include <adwaita.h>

#define YC_TYPE_SESSIONS_PAGE (yc_sessions_page_get_type ())
G_DECLARE_FINAL_TYPE (YcSessionsPage, yc_sessions_page, YC, SESSIONS_PAGE, AdwBin)

GtkWidget *yc_sessions_page_new (YcDatabase *database);
/* Reads the list again: something was played since. */
void yc_sessions_page_refresh (YcSessionsPage *self);
/* The same of one session that something was told of; it may leave the list. */
void yc_sessions_page_renew (YcSessionsPage *self, gint64 session);
/* The sessions that are shown, by words or chosen otherwise; NULL of a list that leaves nothing
 * out. The caller frees. */
YcQuery *yc_sessions_page_get_query (YcSessionsPage *self);
YcDatabase *yc_sessions_page_get_database (YcSessionsPage *self);
/* Opens the search and puts the cursor there; or behind these words. */
void yc_sessions_page_search (YcSessionsPage *self);
void yc_sessions_page_search_for (YcSessionsPage *self, const char *words);
