/* places.c: see places.h. */

#include "places.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "ledger-error.h"

/* The file that is to stand at a place, from when that is decided until it does. */
#define COMING ".coming"

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

static void
remove_with_wal (const char *path)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);

  g_unlink (path);
  g_unlink (wal);
}

gboolean
yc_places_copy (const char *from, const char *to, GError **error)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) failure = NULL;
  gsize length;

  if (g_file_get_contents (from, &bytes, &length, &failure)
      && g_file_set_contents_full (to, bytes, (gssize) length,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE,
                                   0600, &failure))
    return TRUE;
  return yc_ledger_error_set_kind (error,
                                   g_error_matches (failure, G_FILE_ERROR, G_FILE_ERROR_NOSPC)
                                     ? YC_LEDGER_ERROR_DISK_FULL
                                     : YC_LEDGER_ERROR_IO,
                                   to);
}

/* Some disks know only one name of a file: they get a copy. */
static gboolean
name_again (const char *path, const char *other, const char *suffix, GError **error)
{
  g_autofree char *from = g_strconcat (path, suffix, NULL);
  g_autofree char *to = g_strconcat (other, suffix, NULL);

  return !g_file_test (from, G_FILE_TEST_EXISTS) || link (from, to) == 0
         || yc_places_copy (from, to, error);
}

static gboolean
set_aside (const char *path, const char *aside, GError **error)
{
  if (name_again (path, aside, "", error) && name_again (path, aside, "-wal", error)) {
    sync_folder (path);
    return TRUE;
  }
  remove_with_wal (aside);
  return FALSE;
}

/* The WAL goes for good before the other file comes: it would be read into that. */
static gboolean
come (const char *path, const char *coming, GError **error)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);

  if (g_unlink (wal) != 0 && errno != ENOENT)
    return yc_ledger_error_set_errno (error, errno, wal);
  sync_folder (path);
  return yc_places_rename (coming, path, error);
}

static void
put_back (const char *path, const char *aside)
{
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);

  if (!g_file_test (wal, G_FILE_TEST_EXISTS))
    name_again (aside, path, "-wal", NULL);
  remove_with_wal (aside);
}

/* Two files cannot be renamed at once. So it is decided with one name, and whoever is torn away
 * after that finds it done by yc_places_finish(). */
gboolean
yc_places_change (const char *path, const char *fresh, const char *aside, GError **error)
{
  g_autofree char *coming = g_strconcat (path, COMING, NULL);

  if (!yc_places_rename (fresh, coming, error))
    return FALSE;
  if (set_aside (path, aside, error)) {
    if (come (path, coming, error))
      return TRUE;
    put_back (path, aside);
  }
  yc_places_rename (coming, fresh, NULL);
  return FALSE;
}

static gboolean
has_two_names (const char *path, const char *suffix)
{
  g_autofree char *name = g_strconcat (path, suffix, NULL);
  GStatBuf status;

  return g_stat (name, &status) != 0 || status.st_nlink > 1;
}

gboolean
yc_places_finish (const char *path, GError **error)
{
  g_autofree char *coming = g_strconcat (path, COMING, NULL);
  g_autofree char *aside = yc_places_free_name (path, "replaced");

  if (!g_file_test (coming, G_FILE_TEST_EXISTS))
    return TRUE;
  return ((has_two_names (path, "") && has_two_names (path, "-wal"))
          || set_aside (path, aside, error))
         && come (path, coming, error);
}

gboolean
yc_places_rename (const char *from, const char *to, GError **error)
{
  if (g_rename (from, to) != 0)
    return yc_ledger_error_set_errno (error, errno, from);
  sync_folder (to);
  return TRUE;
}
