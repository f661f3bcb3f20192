/* session-month.h: the months of the list of sessions. */

#pragma once

#include "history.h"

/* "November 2026", where the session at a position of the list is the first of its month there;
 * NULL where the one before is of the same. The caller frees. */
char *yc_session_month_begins (GListModel *sessions, guint position);
