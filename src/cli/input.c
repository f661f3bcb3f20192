/* input.c: records from files, from standard input and from a file of sessions. */

#include "yc-config.h"

#include "cli.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>

#include "words.h"

/* One byte more than a record may have is enough to see that it is too long. */
#define MOST_BYTES (YC_MAX_FILE + 1)

/* Sessions read at once. */
#define SESSIONS_AT_ONCE 100

static gboolean
read_stream (FILE *stream, char *text, gsize *length)
{
  *length = fread (text, 1, MOST_BYTES, stream);
  return !ferror (stream);
}

static gboolean
read_text (const char *file, char *text, gsize *length)
{
  if (strcmp (file, "-") == 0)
    return read_stream (stdin, text, length);
  FILE *stream = g_fopen (file, "rb");
  if (!stream)
    return FALSE;
  const gboolean read = read_stream (stream, text, length);
  const int problem = errno;
  fclose (stream);
  errno = problem;
  return read;
}

static char *
text_of (const char *file, gsize *length, char **complaint)
{
  g_autofree char *text = g_malloc (MOST_BYTES);
  *length = 0;
  if (read_text (file, text, length))
    return g_steal_pointer (&text);
  *complaint = g_strdup_printf ("%s: %s", file, g_strerror (errno));
  return NULL;
}

char *
yc_cli_read_text (const char *file, gsize *length)
{
  g_autofree char *complaint = NULL;
  char *text = text_of (file, length, &complaint);
  if (!text)
    g_printerr ("%s\n", complaint);
  return text;
}

YcRecord *
yc_cli_read_with (const char *file, YcPrintedCards *printed, char **complaint)
{
  gsize length = 0;
  g_autofree char *text = text_of (file, &length, complaint);
  YcError why;
  if (!text)
    return NULL;
  const YcBasis basis = { .printed = printed };
  YcRecord *record = yc_record_read_with (text, length, &basis, &why);
  if (!record) {
    g_autofree char *message = yc_words_error (&why);
    *complaint = g_strdup_printf ("%s:%u:%u: %s", file, why.line, why.column, message);
  }
  return record;
}

YcRecord *
yc_cli_read (const char *file)
{
  g_autofree char *complaint = NULL;
  YcRecord *record = yc_cli_read_with (file, NULL, &complaint);
  if (!record)
    g_printerr ("%s\n", complaint);
  return record;
}

/* The event that `--at` names; all of them if it is left out. */
static gboolean
read_event (const char *command, const char *at, guint64 *event)
{
  *event = UINT32_MAX;
  if (!at || g_ascii_string_to_unsigned (at, 10, 0, UINT32_MAX, event, NULL))
    return TRUE;
  yc_cli_usage (command, _ ("--at is the number of an event, 0 or more, and not “%s”"), at);
  return FALSE;
}

gboolean
yc_cli_read_at (int argc, char **argv, const char *at, YcRecord **record, YcTimeline **timeline)
{
  guint64 event;
  if (argc != 2) {
    yc_cli_usage (argv[0], "%s", _ ("exactly one FILE is needed"));
    return FALSE;
  }
  if (!read_event (argv[0], at, &event))
    return FALSE;
  *record = yc_cli_read (argv[1]);
  if (!*record)
    return FALSE;
  if (at && event > yc_record_n_events (*record)) {
    yc_cli_usage (argv[0], _ ("there is no event %u, the last is %u"), (guint) event,
                  yc_record_n_events (*record));
    return FALSE;
  }
  *timeline = yc_timeline_new (*record, (uint32_t) event);
  return TRUE;
}

void
yc_cli_print (const char *text, gsize length)
{
  fwrite (text, 1, length, stdout);
}

int
yc_cli_end (int status)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return status;
  g_printerr ("%s\n", _ ("Not all could be written: see whether there is room for it."));
  return YC_EXIT_UNREADABLE;
}

char *
yc_cli_json_text (JsonNode *node, gboolean pretty)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, pretty);
  json_generator_set_indent (generator, 1);
  return json_generator_to_data (generator, NULL);
}

void
yc_cli_print_json (JsonNode *node, gboolean pretty)
{
  g_autofree char *text = yc_cli_json_text (node, pretty);
  yc_cli_print (text, strlen (text));
  yc_cli_print ("\n", 1);
}

YcDatabase *
yc_cli_open_database (const char *path)
{
  g_autofree char *usual = path ? NULL : yc_database_default_path ();
  g_autoptr (GError) error = NULL;
  YcDatabase *database = yc_database_open (path ? path : usual, &error);
  if (!database)
    g_printerr ("%s: %s\n", path ? path : usual, error->message);
  return database;
}

/* Reads the page after `last`, hands it out and puts its end there, NULL at the end of all. */
static gboolean
take_page (YcDatabase *database,
           const YcChoice *choice,
           YcArchiveEntry **last,
           void (*take) (const YcArchiveEntry *session, gpointer data),
           gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) page = yc_archive_list (database, choice, *last, SESSIONS_AT_ONCE, &error);
  g_clear_pointer (last, yc_archive_entry_free);
  if (!page) {
    g_printerr ("%s: %s\n", yc_database_get_path (database), error->message);
    return FALSE;
  }
  for (guint i = 0; i < page->len; i++)
    take (g_ptr_array_index (page, i), data);
  if (page->len == SESSIONS_AT_ONCE)
    *last = g_ptr_array_steal_index (page, page->len - 1);
  return TRUE;
}

gboolean
yc_cli_each_session (YcDatabase *database,
                     const YcChoice *choice,
                     void (*take) (const YcArchiveEntry *session, gpointer data),
                     gpointer data)
{
  g_autoptr (YcArchiveEntry) last = NULL;
  gboolean read = take_page (database, choice, &last, take, data);
  while (last)
    read = take_page (database, choice, &last, take, data);
  return read;
}
