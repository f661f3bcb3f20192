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

/* After which event, and a statement a line. */
static char *
write_down (YcSession *session, const GArray *plays)
{
  GString *text = g_string_new (NULL);
  g_string_append_printf (text, "%u\n", yc_session_get_n_events (session));
  for (guint i = 0; i < plays->len; i++) {
    g_autofree char *line = yc_session_write_play (session, &g_array_index (plays, YcPlay, i));
    g_string_append_printf (text, "%s\n", line);
  }
  return g_string_free (text, FALSE);
}

/* What cannot be kept is still on the screen, and is recorded with the turn. */
void
yc_taps_keep (YcSession *session, const GArray *plays)
{
  g_autofree char *path = path_of (session);
  if (!path)
    return;
  if (plays->len == 0) {
    g_unlink (path);
    return;
  }
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = write_down (session, plays);
  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents_full (
    path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, NULL);
}

/* Nothing but a correction is tapped, and none has a reason. */
static void
add_tap (GArray *plays, YcSession *session, const char *line)
{
  YcPlay play;
  if (yc_session_read_play (session, line, &play, NULL) && play.verb == YC_ADJUST_GOOD) {
    play.text = play.when = (YcText){ 0 };
    g_array_append_val (plays, play);
  }
}

GArray *
yc_taps_recall (YcSession *session)
{
  GArray *plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  g_autofree char *path = path_of (session);
  g_autofree char *text = NULL;
  if (!path || !g_file_get_contents (path, &text, NULL, NULL))
    return plays;
  g_auto (GStrv) lines = g_strsplit (g_strchomp (text), "\n", -1);
  guint64 event;
  if (!lines[0] || !g_ascii_string_to_unsigned (lines[0], 10, 0, G_MAXUINT, &event, NULL)
      || event != yc_session_get_n_events (session))
    return plays;
  for (char **line = lines + 1; *line; line++)
    add_tap (plays, session, *line);
  return plays;
}
