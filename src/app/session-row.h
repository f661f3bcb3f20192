/* session-row.h: a session as one row of a list: when, who in their colours, and the result. */

#pragma once

#include "archive.h"

#include <adwaita.h>

#define YC_TYPE_SESSION_ROW (yc_session_row_get_type ())
G_DECLARE_FINAL_TYPE (YcSessionRow, yc_session_row, YC, SESSION_ROW, GtkWidget)

GtkWidget *yc_session_row_new (void);
/* Shows `entry`, which is only read. */
void yc_session_row_show (YcSessionRow *self, const YcArchiveEntry *entry);
/* What it is a match with, as a sentence; NULL: with nothing. */
void yc_session_row_set_match (YcSessionRow *self, const char *match);
/* A month that begins with this row of the list; NULL: none does. */
void yc_session_row_set_month (YcSessionRow *self, const char *month);
/* When it was, where, and what came of it; the caller frees. */
char *yc_session_row_describe (const YcArchiveEntry *entry);
