/* history.h: the sessions of the file as a list, the newest first or otherwise, read a page at a
 * time while somebody scrolls. */

#pragma once

#include "archive.h"
#include "query.h"

#include <gio/gio.h>

/* One session of the list; `entry` is only read. */
#define YC_TYPE_PAST_SESSION (yc_past_session_get_type ())
G_DECLARE_FINAL_TYPE (YcPastSession, yc_past_session, YC, PAST_SESSION, GObject)

const YcArchiveEntry *yc_past_session_get_entry (YcPastSession *self);

/* A GListModel of YcPastSession. It grows when it is told to: a list view asks for two hundred
 * items at once, seen or not. */
#define YC_TYPE_HISTORY (yc_history_get_type ())
G_DECLARE_FINAL_TYPE (YcHistory, yc_history, YC, HISTORY, GObject)

/* Signal `failed` (GError *): a page could not be read; the list ends there. */
YcHistory *yc_history_new (YcDatabase *database);
/* Reads the next page, if there is one, when the main loop is idle: a list must not change while it
 * is being asked. */
void yc_history_read_on (YcHistory *self);
/* Reads a session again, if it is in the list: its result has become known, or something was told
 * of it. One that stands on another shelf now leaves the list. */
void yc_history_renew (YcHistory *self, gint64 session);
/* Starts again with the sessions that a query finds, in its order (NULL: all; it is taken over),
 * but not the session with the id `without` (0: with all). */
void yc_history_search (YcHistory *self, YcQuery *query, gint64 without);
/* A sentence on the words of the search that no session has; NULL where each of them is in one. The
 * caller frees. */
char *yc_history_explain_nothing (YcHistory *self);
/* Who played: "Ana, Bo". The caller frees. */
char *yc_history_players (const YcArchiveEntry *session);
