/* salvage.h: how a damaged file is set aside and what can still be read of it is saved. */

#pragma once

#include "database.h"

G_BEGIN_DECLS

/* What came of a damaged file. */
typedef struct {
  char *set_aside;        /* where the damaged file lies now, whole as it was */
  unsigned sessions;      /* saved */
  unsigned events;        /* saved */
  unsigned lost_events;   /* in saved sessions, each replaced by a `table note` that says so */
  unsigned cut_sessions;  /* saved, but their last plays may be missing */
  unsigned lost_sessions; /* known of, but their heads could not be read */
} YcSalvage;

void yc_salvage_free (YcSalvage *salvage);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcSalvage, yc_salvage_free)

/* Copies what can be read of the damaged file at `path` into a fresh one, renames the damaged file
 * (adding the date; nothing is overwritten), and puts the fresh one in its place. Works on any file
 * that yc_database_open() called DAMAGED or NOT_A_DATABASE: a ledger whose first page is lost looks
 * like the latter. On an error the file at `path` is left as it was. Returns NULL on error. */
YcSalvage *yc_database_set_aside_and_salvage (const char *path, GError **error);

G_END_DECLS
