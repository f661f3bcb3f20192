/* export.h: sessions out of a ledger, as files in a folder.
 *
 * The same sessions give the same bytes in one language. A file is whole or not there: it takes its
 * name when all of it is written. */

#pragma once

#include "session.h"

G_BEGIN_DECLS

typedef enum {
  YC_EXPORT_YCR,   /* records in canonical form, sealed, one a session */
  YC_EXPORT_JSONL, /* one a session: a line on the session, then one on each event */
  YC_EXPORT_CSV,   /* seats.csv and plays.csv (RFC 4180) of all sessions, and the series of each */
  YC_EXPORT_BGSPLAY, /* plays as BG Stats takes them, one a session */
  YC_EXPORT_FORMATS
} YcExportFormat;

/* FALSE if no format has this name. */
gboolean yc_export_format_find (const char *name, YcExportFormat *format);

typedef struct _YcExport YcExport;

/* Into `folder`, which is made where it is missing. NULL on error. */
YcExport *
yc_export_begin (YcDatabase *database, YcExportFormat format, const char *folder, GError **error);
/* Writes one session; on an error the next may be added. */
gboolean yc_export_add (YcExport *self, const char *uuid, GError **error);
/* How many were written. */
guint yc_export_get_n_sessions (YcExport *self);
/* Ends the files that all sessions share, and frees the export. */
gboolean yc_export_end (YcExport *self, GError **error);
/* Leaves out the files that all sessions share, and frees the export. */
void yc_export_drop (YcExport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcExport, yc_export_drop)

/* The session as a record in canonical form, with the closing lines of `seal.h`. The caller frees.
 */
char *yc_export_record (YcSession *session);

/* A name for a file of this session: its day, the players and the end of its id; the caller frees.
 * `ending` is without the dot. */
char *yc_export_file_name (YcSession *session, const char *ending);

G_END_DECLS
