/* log-view.h: every event of a session in one readable sentence, the newest at the end. */

#pragma once

#include "view.h"

#include <gtk/gtk.h>

#define YC_TYPE_LOG_VIEW (yc_log_view_get_type ())
G_DECLARE_FINAL_TYPE (YcLogView, yc_log_view, YC, LOG_VIEW, GtkWidget)

/* Each row has the actions `table.look-at`, `table.amend`, `table.never` … (a `u`: the event),
 * which the page must have. */

/* Takes a reference; scrolls to the end whenever something is added. */
void yc_log_view_set_view (YcLogView *self, YcView *view);

/* Brings the row of an event into sight, one frame later if it has none yet. */
void yc_log_view_show_event (YcLogView *self, guint event);

/* Gives its row the keyboard at once; FALSE if there is no such event. */
gboolean yc_log_view_focus_event (YcLogView *self, guint event);
