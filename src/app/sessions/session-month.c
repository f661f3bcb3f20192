/* session-month.c: see session-month.h. */

#include "session-month.h"

#include <glib/gi18n.h>

/* "November 2026"; "" of what is no date, NULL of what is not there. The caller frees. */
static char *
month_of (GListModel *sessions, guint position)
{
  g_autoptr (YcPastSession) session = g_list_model_get_item (sessions, position);
  const char *begun_at = session != NULL ? yc_past_session_get_entry (session)->begun_at : NULL;
  g_autoptr (GDateTime) begun
    = begun_at != NULL ? g_date_time_new_from_iso8601 (begun_at, NULL) : NULL;

  if (session == NULL)
    return NULL;
  /* Translators: a month of the past, see strftime(3) */
  return begun != NULL ? g_date_time_format (begun, _ ("%OB %Y")) : g_strdup ("");
}

char *
yc_session_month_begins (GListModel *sessions, guint position)
{
  g_autofree char *month = month_of (sessions, position);
  g_autofree char *before = position > 0 ? month_of (sessions, position - 1) : NULL;

  return g_strcmp0 (before, month) != 0 ? g_steal_pointer (&month) : NULL;
}
