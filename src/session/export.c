/* export.c: see export.h. */

#include "yc-config.h"

#include "export.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "export-private.h"
#include "export-session.h"
#include "seal.h"
#include "study.h"

/* Files that all sessions share. */
enum { SEATS, PLAYS, N_SHARED };

static const char *const shared_names[N_SHARED] = { "seats.csv", "plays.csv" };

struct _YcExport {
  YcDatabase *database;
  YcExportFormat format;
  char *folder;
  guint n_sessions;
  GHashTable *names;                   /* of the files written */
  GFileOutputStream *shared[N_SHARED]; /* or NULL */
  gboolean broken;                     /* not all could be written into them */
};

/* ---- Formats --------------------------------------------------------------------------------- */

static const char *const formats[YC_EXPORT_FORMATS] = { "ycr", "jsonl", "csv", "bgsplay" };

gboolean
yc_export_format_find (const char *name, YcExportFormat *format)
{
  for (*format = 0; *format < YC_EXPORT_FORMATS; (*format)++)
    if (strcmp (formats[*format], name) == 0)
      return TRUE;
  return FALSE;
}

/* ---- Names of files -------------------------------------------------------------------------- */

/* Letters and digits of any language; whatever else becomes one dash. */
static void
add_plain (GString *name, const char *text)
{
  for (const char *c = text; *c; c = g_utf8_next_char (c)) {
    const gunichar letter = g_utf8_get_char (c);
    if (g_unichar_isalnum (letter))
      g_string_append_unichar (name, letter);
    else if (!g_str_has_suffix (name->str, "-"))
      g_string_append_c (name, '-');
  }
}

/* Bytes of a name that every file system takes, with an id and an ending. */
#define LONGEST 120

/* A letter is not cut in two. */
static void
shorten (GString *name)
{
  if (name->len > LONGEST)
    g_string_truncate (
      name, (gsize) (g_utf8_find_prev_char (name->str, name->str + LONGEST) - name->str));
}

char *
yc_export_file_name (YcSession *session, const char *ending)
{
  g_autofree char *date = yc_export_date (session);
  GString *name = g_string_new (NULL);
  g_string_append_printf (name, "%.10s", date);
  for (int seat = 0; seat < yc_session_get_setup (session)->n_seats; seat++) {
    g_autofree char *player = yc_export_player (session, seat);
    add_plain (name, "-");
    add_plain (name, player);
  }
  shorten (name);
  const char *uuid = yc_session_get_uuid (session);
  const gsize length = strlen (uuid);
  g_string_append_printf (name, "-%s.%s", uuid + (length > 8 ? length - 8 : 0), ending);
  return g_string_free (name, FALSE);
}

/* ---- Writing --------------------------------------------------------------------------------- */

char *
yc_export_record (YcSession *session)
{
  g_autofree char *text = yc_session_to_text (session);
  return yc_seal_close (text);
}

static char *
series_of (YcSession *session)
{
  g_autoptr (YcStudy) study = yc_study_new (yc_session_get_record (session));
  return yc_study_csv (study);
}

static char *
text_of (YcSession *session, YcExportFormat format)
{
  switch (format) {
  case YC_EXPORT_JSONL:
    return yc_export_jsonl (session);
  case YC_EXPORT_BGSPLAY:
    return yc_export_bgsplay (session);
  case YC_EXPORT_CSV:
    return series_of (session);
  case YC_EXPORT_YCR:
  case YC_EXPORT_FORMATS:
  default:
    return yc_export_record (session);
  }
}

/* Two sessions whose ids end alike do not take each other's file. */
static char *
own_file_name (YcExport *self, YcSession *session)
{
  const char *ending = formats[self->format];
  char *name = yc_export_file_name (session, ending);
  if (g_hash_table_contains (self->names, name)) {
    g_free (name);
    name = g_strdup_printf ("%s.%s", yc_session_get_uuid (session), ending);
  }
  g_hash_table_add (self->names, g_strdup (name));
  return name;
}

static gboolean
write_file (YcExport *self, YcSession *session, GError **error)
{
  g_autofree char *name = own_file_name (self, session);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *text = text_of (session, self->format);
  return g_file_set_contents (path, text, -1, error);
}

static gboolean
write_text (YcExport *self, int file, const char *text, GError **error)
{
  const gboolean written = g_output_stream_write_all (G_OUTPUT_STREAM (self->shared[file]), text,
                                                      strlen (text), NULL, NULL, error);
  self->broken |= !written;
  return written;
}

static gboolean
write_rows (YcExport *self, YcSession *session, GError **error)
{
  g_autofree char *seats = yc_export_seats (session);
  g_autofree char *plays = yc_export_plays (session);
  return write_text (self, SEATS, seats, error) && write_text (self, PLAYS, plays, error);
}

/* A program that counts plays has no word for what did not happen. */
static gboolean
may_be_counted (YcExport *self, YcSession *session, GError **error)
{
  if (self->format != YC_EXPORT_BGSPLAY
      || yc_record_head (yc_session_get_record (session), YC_HEAD_FROM).length == 0)
    return TRUE;
  g_set_error_literal (error, YC_SESSION_ERROR, YC_SESSION_ERROR_READ_ONLY,
                       _ ("A what-if did not happen: it is no play to be counted."));
  return FALSE;
}

gboolean
yc_export_add (YcExport *self, const char *uuid, GError **error)
{
  g_autoptr (YcSession) session = yc_session_open (self->database, uuid, error);
  if (!session || !may_be_counted (self, session, error))
    return FALSE;
  const gboolean written = write_file (self, session, error)
                           && (self->format != YC_EXPORT_CSV || write_rows (self, session, error));
  self->n_sessions += written;
  return written;
}

guint
yc_export_get_n_sessions (YcExport *self)
{
  return self->n_sessions;
}

/* ---- The whole ------------------------------------------------------------------------------- */

/* A file in the folder, or the one that it is written into until it is whole. */
static GFile *
shared_file (YcExport *self, int file, gboolean whole)
{
  g_autofree char *name = g_strconcat (shared_names[file], whole ? NULL : ".part", NULL);
  return g_file_new_build_filename (self->folder, name, NULL);
}

static gboolean
open_shared (YcExport *self, int file, const char *header, GError **error)
{
  g_autoptr (GFile) part = shared_file (self, file, FALSE);
  self->shared[file] = g_file_replace (part, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error);
  return self->shared[file] && write_text (self, file, header, error);
}

static gboolean
close_shared (YcExport *self, int file, GError **error)
{
  return !self->shared[file]
         || g_output_stream_close (G_OUTPUT_STREAM (self->shared[file]), NULL, error);
}

/* The file takes its name when all is there. */
static gboolean
name_shared (YcExport *self, int file, GError **error)
{
  g_autoptr (GFile) part = shared_file (self, file, FALSE);
  g_autoptr (GFile) whole = shared_file (self, file, TRUE);
  if (!self->shared[file])
    return TRUE;
  if (!g_file_move (part, whole, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, error))
    return FALSE;
  g_clear_object (&self->shared[file]);
  return TRUE;
}

/* What was begun goes. */
static void
drop_shared (YcExport *self, int file)
{
  g_autoptr (GFile) part = shared_file (self, file, FALSE);
  g_output_stream_close (G_OUTPUT_STREAM (self->shared[file]), NULL, NULL);
  g_file_delete (part, NULL, NULL);
  g_clear_object (&self->shared[file]);
}

static gboolean
open_files (YcExport *self, GError **error)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GError) failure = NULL;
  if (!g_file_make_directory_with_parents (folder, NULL, &failure)
      && !g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_EXISTS)) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return FALSE;
  }
  return self->format != YC_EXPORT_CSV
         || (open_shared (self, SEATS, yc_export_seats_header (), error)
             && open_shared (self, PLAYS, yc_export_plays_header (), error));
}

YcExport *
yc_export_begin (YcDatabase *database, YcExportFormat format, const char *folder, GError **error)
{
  g_autoptr (YcExport) self = g_new0 (YcExport, 1);
  self->database = g_object_ref (database);
  self->format = format;
  self->folder = g_strdup (folder);
  self->names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return open_files (self, error) ? g_steal_pointer (&self) : NULL;
}

gboolean
yc_export_end (YcExport *self, GError **error)
{
  gboolean done = !self->broken;
  if (self->broken)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                         _ ("Not all of the tables could be written, so those that were there stay "
                            "as they are."));
  for (int file = 0; done && file < N_SHARED; file++)
    done = close_shared (self, file, error);
  for (int file = 0; done && file < N_SHARED; file++)
    done = name_shared (self, file, error);
  yc_export_drop (self);
  return done;
}

void
yc_export_drop (YcExport *self)
{
  for (int file = 0; file < N_SHARED; file++)
    if (self->shared[file])
      drop_shared (self, file);
  g_hash_table_unref (self->names);
  g_object_unref (self->database);
  g_free (self->folder);
  g_free (self);
}
