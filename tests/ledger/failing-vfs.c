/* failing-vfs.c: a disk that fails when it is told to. */

#include "failing-vfs.h"

#include <sqlite3.h>

typedef struct {
  sqlite3_file base;
  GPtrArray *unsynced; /* Former: what stood where something was written since the last sync */
  sqlite3_file *real;
} File;

/* What a disk writes whole. */
#define SECTOR 512

/* What a write or a truncation has done away with, and put there. */
typedef struct {
  sqlite3_int64 size; /* of the file before */
  sqlite3_int64 offset;
  GBytes *bytes;
  GBytes *written; /* NULL: a truncation to `offset` */
} Former;

static struct {
  sqlite3_vfs vfs;
  sqlite3_vfs *real;
  DiskAct act;
  unsigned countdown; /* 0: never */
  int code;
  int reason; /* of the system for that */
  gboolean lasting, failed, read_only;
  unsigned power; /* writes until it goes; 0: it stays */
  GRand *torn;    /* chooses what of the unsynced comes to the disk; NULL: nothing does */
  gboolean dark;
  GPtrArray *files; /* File: those that are open */
} disk;

static void
former_free (gpointer data)
{
  Former *former = data;

  g_bytes_unref (former->bytes);
  g_clear_pointer (&former->written, g_bytes_unref);
  g_free (former);
}

/* SQLITE_OK, or the failure that is due. */
static int
answer (DiskAct act)
{
  if (disk.dark)
    return SQLITE_IOERR;
  if (act != disk.act || disk.countdown == 0 || --disk.countdown > 0)
    return SQLITE_OK;
  disk.failed = TRUE;
  disk.countdown = disk.lasting ? 1 : 0;
  return disk.code;
}

static sqlite3_file *
real_of (sqlite3_file *file)
{
  return ((File *) file)->real;
}

static void
remember (File *file, sqlite3_int64 offset, sqlite3_int64 length, const void *written)
{
  Former *former = g_new0 (Former, 1);
  const gsize n_written = (gsize) length;
  g_autofree guint8 *bytes = NULL;

  file->real->pMethods->xFileSize (file->real, &former->size);
  length = CLAMP (former->size - offset, 0, length);
  bytes = g_malloc0 ((gsize) length + 1);
  if (length > 0)
    file->real->pMethods->xRead (file->real, bytes, (int) length, offset);
  former->offset = offset;
  former->bytes = g_bytes_new (bytes, (gsize) length);
  former->written = written ? g_bytes_new (written, n_written) : NULL;
  g_ptr_array_add (file->unsynced, former);
}

/* The sectors of a write that came to the disk before the power went: each or not. */
static void
write_torn (File *file, const Former *former)
{
  gsize length;
  const guint8 *bytes = g_bytes_get_data (former->written, &length);

  for (gsize done = 0; done < length;) {
    const sqlite3_int64 at = former->offset + (sqlite3_int64) done;
    const gsize n = MIN (length - done, (gsize) (SECTOR - at % SECTOR));

    if (g_rand_boolean (disk.torn))
      file->real->pMethods->xWrite (file->real, bytes + done, (int) n, at);
    done += n;
  }
}

/* In whatever order: a disk with a cache of its own keeps none. */
static void
tear_unsynced (File *file)
{
  while (file->unsynced->len > 0) {
    const guint i = (guint) g_rand_int_range (disk.torn, 0, (gint32) file->unsynced->len);
    const Former *former = g_ptr_array_index (file->unsynced, i);

    if (former->written)
      write_torn (file, former);
    else if (g_rand_boolean (disk.torn))
      file->real->pMethods->xTruncate (file->real, former->offset);
    g_ptr_array_remove_index (file->unsynced, i);
  }
}

static void
forget_unsynced (gpointer data, gpointer user_data)
{
  File *file = data;

  (void) user_data;
  for (guint i = file->unsynced->len; i > 0; i--) {
    const Former *former = g_ptr_array_index (file->unsynced, i - 1);
    gsize length;
    const void *bytes = g_bytes_get_data (former->bytes, &length);

    if (length > 0)
      file->real->pMethods->xWrite (file->real, bytes, (int) length, former->offset);
    file->real->pMethods->xTruncate (file->real, former->size);
  }
  if (disk.torn)
    tear_unsynced (file);
  g_ptr_array_set_size (file->unsynced, 0);
}

static void
cut_power (void)
{
  disk.dark = disk.failed = TRUE;
  g_ptr_array_foreach (disk.files, forget_unsynced, NULL);
}

static int
file_close (sqlite3_file *file)
{
  g_ptr_array_remove (disk.files, file);
  g_ptr_array_unref (((File *) file)->unsynced);
  return real_of (file)->pMethods->xClose (real_of (file));
}

static int
file_read (sqlite3_file *file, void *bytes, int length, sqlite3_int64 offset)
{
  const int code = answer (DISK_READ);

  return code ? code : real_of (file)->pMethods->xRead (real_of (file), bytes, length, offset);
}

static int
file_write (sqlite3_file *file, const void *bytes, int length, sqlite3_int64 offset)
{
  int code = answer (DISK_WRITE);

  if (disk.dark)
    return SQLITE_IOERR_WRITE;
  remember ((File *) file, offset, length, bytes);
  if (code) {
    real_of (file)->pMethods->xWrite (real_of (file), bytes, length / 2, offset);
    return code;
  }
  code = real_of (file)->pMethods->xWrite (real_of (file), bytes, length, offset);
  if (disk.power == 0 || --disk.power > 0)
    return code;
  cut_power ();
  return SQLITE_IOERR_WRITE;
}

static int
file_truncate (sqlite3_file *file, sqlite3_int64 size)
{
  const int code = answer (DISK_TRUNCATE);

  if (code)
    return code;
  remember ((File *) file, size, G_MAXINT32, NULL);
  return real_of (file)->pMethods->xTruncate (real_of (file), size);
}

/* The real sync is left out: no power goes but here. */
static int
file_sync (sqlite3_file *file, int flags)
{
  const int code = answer (DISK_SYNC);

  (void) flags;
  if (!code)
    g_ptr_array_set_size (((File *) file)->unsynced, 0);
  return code;
}

static int
file_size (sqlite3_file *file, sqlite3_int64 *size)
{
  return real_of (file)->pMethods->xFileSize (real_of (file), size);
}

static int
file_lock (sqlite3_file *file, int lock)
{
  const int code = answer (DISK_LOCK);

  return code ? code : real_of (file)->pMethods->xLock (real_of (file), lock);
}

static int
file_unlock (sqlite3_file *file, int lock)
{
  return real_of (file)->pMethods->xUnlock (real_of (file), lock);
}

static int
file_check_reserved_lock (sqlite3_file *file, int *reserved)
{
  return real_of (file)->pMethods->xCheckReservedLock (real_of (file), reserved);
}

static int
file_control (sqlite3_file *file, int operation, void *argument)
{
  return real_of (file)->pMethods->xFileControl (real_of (file), operation, argument);
}

static int
file_sector_size (sqlite3_file *file)
{
  return real_of (file)->pMethods->xSectorSize (real_of (file));
}

static int
file_device_characteristics (sqlite3_file *file)
{
  (void) file;
  return 0; /* promises nothing: not even that a sector is written whole */
}

/* Version 1 has no shared memory: the ledger does without. */
static const sqlite3_io_methods file_methods = {
  .iVersion = 1,
  .xClose = file_close,
  .xRead = file_read,
  .xWrite = file_write,
  .xTruncate = file_truncate,
  .xSync = file_sync,
  .xFileSize = file_size,
  .xLock = file_lock,
  .xUnlock = file_unlock,
  .xCheckReservedLock = file_check_reserved_lock,
  .xFileControl = file_control,
  .xSectorSize = file_sector_size,
  .xDeviceCharacteristics = file_device_characteristics,
};

/* As the real VFS does where a file may not be written to. */
static int
read_only_flags (int flags)
{
  if (!disk.read_only)
    return flags;
  return (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
}

static int
vfs_open (sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags, int *out_flags)
{
  File *file = (File *) base;
  int code = answer (DISK_OPEN);

  (void) vfs;
  base->pMethods = NULL;
  if (code)
    return code;
  file->real = (sqlite3_file *) (file + 1);
  code = disk.real->xOpen (disk.real, name, file->real, read_only_flags (flags), out_flags);
  if (code)
    return code;
  file->unsynced = g_ptr_array_new_with_free_func (former_free);
  g_ptr_array_add (disk.files, file);
  base->pMethods = &file_methods;
  return SQLITE_OK;
}

static int
vfs_delete (sqlite3_vfs *vfs, const char *name, int sync_folder)
{
  const int code = answer (DISK_DELETE);

  (void) vfs;
  (void) sync_folder;
  return code ? code : disk.real->xDelete (disk.real, name, 0);
}

static int
vfs_get_last_error (sqlite3_vfs *vfs, int length, char *message)
{
  (void) vfs;
  return disk.reason ? disk.reason : disk.real->xGetLastError (disk.real, length, message);
}

void
failing_vfs_install (void)
{
  disk.real = sqlite3_vfs_find (NULL);
  disk.vfs = *disk.real;
  disk.vfs.zName = "failing";
  disk.vfs.szOsFile = (int) sizeof (File) + disk.real->szOsFile;
  disk.vfs.xOpen = vfs_open;
  disk.vfs.xDelete = vfs_delete;
  disk.vfs.xGetLastError = vfs_get_last_error;
  disk.vfs.pNext = NULL;
  disk.files = g_ptr_array_new ();
  sqlite3_vfs_register (&disk.vfs, 1);
}

void
failing_vfs_arm (DiskAct act, unsigned nth, int code, gboolean lasting)
{
  disk.act = act;
  disk.countdown = nth;
  disk.code = code;
  disk.lasting = lasting;
  disk.failed = FALSE;
}

void
failing_vfs_set_reason (int number)
{
  disk.reason = number;
}

gboolean
failing_vfs_disarm (void)
{
  disk.reason = 0;
  disk.countdown = disk.power = 0;
  disk.dark = FALSE;
  g_clear_pointer (&disk.torn, g_rand_free);
  return disk.failed;
}

void
failing_vfs_set_read_only (gboolean read_only)
{
  disk.read_only = read_only;
}

void
failing_vfs_cut_power_at (unsigned nth)
{
  disk.failed = FALSE;
  disk.power = nth;
}

void
failing_vfs_tear_power_at (unsigned nth, guint32 seed)
{
  failing_vfs_cut_power_at (nth);
  disk.torn = g_rand_new_with_seed (seed);
}
