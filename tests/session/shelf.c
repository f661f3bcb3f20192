/* shelf.c: a database in a folder of its own. */

#include "shelf.h"

#include <glib/gstdio.h>

static void
open_database (Shelf *shelf)
{
  g_autoptr (GError) error = NULL;
  shelf->database = yc_database_open (shelf->path, &error);
  g_assert_no_error (error);
}

void
shelf_set_up (Shelf *shelf, gconstpointer data)
{
  (void) data;
  shelf->folder = g_dir_make_tmp ("yc-session-XXXXXX", NULL);
  shelf->path = g_build_filename (shelf->folder, "test.db", NULL);
  open_database (shelf);
}

void
shelf_tear_down (Shelf *shelf, gconstpointer data)
{
  (void) data;
  g_clear_object (&shelf->database);
  g_autoptr (GDir) dir = g_dir_open (shelf->folder, 0, NULL);
  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir)) {
    g_autofree char *file = g_build_filename (shelf->folder, name, NULL);
    g_unlink (file);
  }
  g_rmdir (shelf->folder);
  g_free (shelf->folder);
  g_free (shelf->path);
}

void
shelf_reopen (Shelf *shelf)
{
  g_clear_object (&shelf->database);
  open_database (shelf);
}

YcSession *
shelf_begin (YcDatabase *database, const char *head)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_begin (database, head, &error);
  g_assert_no_error (error);
  return session;
}

void
shelf_record (YcSession *session, const char *line)
{
  g_autoptr (GError) error = NULL;
  const guint event = yc_session_record (session, line, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (event, ==, yc_session_get_n_events (session));
}

void
shelf_judge (YcSession *session, const char *line, YcRuling *ruling)
{
  YcPlay play;

  g_assert_true (yc_session_read_play (session, line, &play, NULL));
  yc_session_judge_play (session, &play, ruling);
}
