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
rename_wal (const char *from, const char *to, GError **error)
{
  g_autofree char *from_wal = g_strconcat (from, "-wal", NULL);
  g_autofree char *to_wal = g_strconcat (to, "-wal", NULL);

  return rename_if_there (from_wal, to_wal, error);
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

/* The file gets its second name first, so that whoever is torn away in between finds it under the
 * one it had; some disks know only one name of a file. */
static gboolean
set_aside (const char *path, const char *aside, GError **error)
{
  const gboolean two_names = link (path, aside) == 0;

  if (two_names)
    sync_folder (path);
  if (rename_wal (path, aside, error) && (two_names || rename_if_there (path, aside, error)))
    return TRUE;
  rename_wal (aside, path, NULL);
  if (two_names)
    g_unlink (aside);
  return FALSE;
}

static void
put_back (const char *aside, const char *path)
{
  rename_wal (aside, path, NULL);
  /* of two names of one file neither goes with that */
  if (rename_if_there (aside, path, NULL) && g_file_test (path, G_FILE_TEST_EXISTS))
    g_unlink (aside);
}

gboolean
yc_places_change (const char *path, const char *fresh, const char *aside, GError **error)
{
  if (!set_aside (path, aside, error))
    return FALSE;
  if (g_rename (fresh, path) != 0) {
    yc_ledger_error_set_errno (error, errno, fresh);
    put_back (aside, path);
    return FALSE;
  }
  rename_wal (fresh, path, NULL);
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
