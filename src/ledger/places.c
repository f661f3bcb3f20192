/* places.c: see places.h. */

#include "places.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "ledger-error.h"

static gboolean
rename_if_there (const char *from, const char *to, GError **error)
{
  if (!g_file_test (from, G_FILE_TEST_EXISTS) || g_rename (from, to) == 0)
    return TRUE;
  return yc_ledger_error_set_errno (error, errno, from);
}

/* The WAL belongs to its file by its name, so it goes along. */
static gboolean
rename_with_wal (const char *from, const char *to, GError **error)
{
  g_autofree char *from_wal = g_strconcat (from, "-wal", NULL);
  g_autofree char *to_wal = g_strconcat (to, "-wal", NULL);

  if (!rename_if_there (from_wal, to_wal, error))
    return FALSE;
  if (rename_if_there (from, to, error))
    return TRUE;
  rename_if_there (to_wal, from_wal, NULL);
  return FALSE;
}

static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  const int descriptor = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (descriptor < 0)
    return;
  fsync (descriptor);
  close (descriptor);
}

char *
yc_places_free_name (const char *path, const char *why)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%dT%H-%M-%S");
  char *name = g_strdup_printf ("%s.%s-%s", path, why, date);

  for (unsigned n = 2; g_file_test (name, G_FILE_TEST_EXISTS); n++) {
    g_free (name);
    name = g_strdup_printf ("%s.%s-%s-%u", path, why, date, n);
  }
  return name;
}

gboolean
yc_places_change (const char *path, const char *fresh, const char *aside, GError **error)
{
  if (!rename_with_wal (path, aside, error))
    return FALSE;
  if (!rename_with_wal (fresh, path, error)) {
    rename_with_wal (aside, path, NULL);
    return FALSE;
  }
  sync_folder (path);
  return TRUE;
}

gboolean
yc_places_rename (const char *from, const char *to, GError **error)
{
  if (g_rename (from, to) != 0)
    return yc_ledger_error_set_errno (error, errno, from);
  sync_folder (to);
  return TRUE;
}
