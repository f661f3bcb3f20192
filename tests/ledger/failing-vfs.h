/* failing-vfs.h: a disk that fails when it is told to, between SQLite and the real one.
 *
 * Once installed it is the VFS of every connection opened after. */

#pragma once

#include <glib.h>

/* What SQLite asks of a disk. */
typedef enum {
  DISK_OPEN,
  DISK_READ,
  DISK_WRITE,
  DISK_SYNC,
  DISK_TRUNCATE,
  DISK_LOCK,
  DISK_DELETE,
  DISK_ACTS,
} DiskAct;

void failing_vfs_install (void);

/* The `nth` act of this kind from now on, counted from 1, is answered with `code`; a write that
 * fails has written its first half. If `lasting`, so are all later ones of the kind. */
void failing_vfs_arm (DiskAct act, unsigned nth, int code, gboolean lasting);

/* What the system gives as the reason of what fails from now on (0: nothing), until disarmed. */
void failing_vfs_set_reason (int number);

/* Makes the disk whole again. Returns whether it has failed since it was armed. */
gboolean failing_vfs_disarm (void);

/* Files can be opened for reading only, as on a read-only disk. */
void failing_vfs_set_read_only (gboolean read_only);

/* The power goes at the `nth` write from now: everything that was written to a file since its last
 * sync is gone, and until disarmed every act fails. */
void failing_vfs_cut_power_at (unsigned nth);

/* The same with a disk that does not keep the order of what is not synced, nor writes it whole: any
 * of its sectors may be on the disk, and any may not. */
void failing_vfs_tear_power_at (unsigned nth, guint32 seed);
