/* taps.c: see taps.h. A file a session: after which event its taps were made, and their statements.
 */

#include "taps.h"

#include <glib/gstdio.h>

/* NULL of a session that is kept nowhere itself. */
static char *
path_of (YcSession *session)
{
  const char *uuid = yc_session_get_uuid (session);

  if (*uuid == '\0' || yc_session_is_read_only (session))
    return NULL;
  return g_build_filename (g_get_user_data_dir (), "yellowcake", "taps", uuid, NULL);
}

/* What cannot be kept is still on the screen, and is recorded with the turn. */
void
yc_taps_keep (YcSession *session, char *const *lines)
{
  g_autofree char *path = path_of (session);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  if (path == NULL)
    return;
  if (lines[0] == NULL) {
    g_unlink (path);
    return;
  }
  g_autofree char *all = g_strjoinv ("\n", (char **) lines);
  g_autofree char *text = g_strdup_printf ("%u\n%s\n", yc_session_get_n_events (session), all);
  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents_full (
    path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, NULL);
}

char **
yc_taps_recall (YcSession *session)
{
  g_autofree char *path = path_of (session);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint64 event;

  if (path == NULL || !g_file_get_contents (path, &text, NULL, NULL))
    return g_new0 (char *, 1);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  if (lines[0] == NULL || !g_ascii_string_to_unsigned (lines[0], 10, 0, G_MAXUINT, &event, NULL)
      || event != yc_session_get_n_events (session))
    return g_new0 (char *, 1);
  return g_strdupv (lines + 1);
}
