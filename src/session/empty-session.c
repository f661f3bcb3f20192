/* empty-session.c: see empty-session.h. */

#include "yc-config.h"

#include "empty-session.h"

#include "emptying.h"
#include "export.h"
#include "journal.h"
#include "session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
yc_empty_session_file_name (YcDatabase *database, const char *uuid, GError **error)
{
  g_autoptr (YcSession) session = yc_session_open (database, uuid, error);
  return session ? yc_export_file_name (session, "ycr") : NULL;
}

/* Whether the file holds the record, byte for byte, and it is one. */
static gboolean
reads_back (const char *path, const char *text)
{
  g_autofree char *written = NULL;
  gsize length;
  if (!g_file_get_contents (path, &written, &length, NULL) || length != strlen (text)
      || memcmp (written, text, length) != 0)
    return FALSE;
  g_autoptr (YcSession) session = yc_session_read (written, (gssize) length, NULL);
  g_autofree char *again = session ? yc_session_to_text (session) : NULL;
  return g_strcmp0 (again, text) == 0;
}

static gboolean
write_copy (const char *path, const char *text, GError **error)
{
  if (!g_file_set_contents_full (
        path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error))
    return FALSE;
  if (reads_back (path, text))
    return TRUE;
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_IO,
               /* Translators: a path */
               _ ("The copy at “%s” does not read back as it was written. Choose another place; "
                  "nothing was emptied."),
               path);
  return FALSE;
}

gboolean
yc_empty_session (YcDatabase *database, const char *uuid, const char *path, GError **error)
{
  const gint64 id = yc_journal_find (database, uuid, error);
  g_autoptr (YcSession) session = id ? yc_session_open (database, uuid, error) : NULL;
  g_autofree char *text = session ? yc_session_to_text (session) : NULL;
  g_clear_object (&session);
  return text && write_copy (path, text, error) && yc_emptying_empty (database, id, path, error);
}

char *
yc_words_emptied (YcDatabase *database, const char *uuid)
{
  g_autoptr (YcEmptied) emptied = yc_emptying_find (database, uuid, NULL);
  if (!emptied)
    return NULL;
  g_autoptr (GDateTime) when = g_date_time_new_from_iso8601 (emptied->emptied_at, NULL);
  g_autoptr (GDateTime) here = when ? g_date_time_to_local (when) : NULL;
  g_autofree char *day
    /* Translators: a day in the past, see strftime(3) */
    = here ? g_date_time_format (here, _ ("%-d %B %Y")) : g_strdup (emptied->emptied_at);
  /* Translators: a day, and the path of a file */
  return g_strdup_printf (_ ("You emptied this session on %s; a copy was written to %s."), day,
                          emptied->copy);
}
