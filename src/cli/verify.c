/* verify.c: `yellowcake-cli verify`: whether exports, and the sessions of a ledger, are still what
 * was written, and which event is the first that is not. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "caches.h"
#include "intake.h"
#include "journal.h"
#include "seal.h"

/* ---- Lines and events ------------------------------------------------------------------------ */

static guint
count_lines (const char *text)
{
  guint n = 0;
  for (; *text; text++)
    n += *text == '\n';
  return n;
}

/* The event in a line of a text of whole lines, the last of which are `n_events`; 0: the head. */
static guint
event_in_line (guint n_lines, guint n_events, guint line)
{
  return line > n_lines - n_events ? line - (n_lines - n_events) : 0;
}

static YcRecord *
read_lines (const char *text, const char *end)
{
  return yc_record_read_with (text, (size_t) (end - text), &(YcBasis){ 0 }, &(YcError){ 0 });
}

/* The event that a line below the last would be; 0 if there is none. */
static guint
event_after (const YcRecord *record, guint line)
{
  const guint n = record ? yc_record_n_events (record) : 0;
  return n > 0 && line > yc_record_event_line (record, n) ? n + 1 : 0;
}

/* The event in a line of a text, or below it if lines were lost. Where that is no record any more
 * it is the one after those above the line, if there are any. 0: the head, or not known. */
static guint
event_of_line (const char *text, guint line)
{
  g_autoptr (YcRecord) whole = read_lines (text, text + strlen (text));
  for (guint event = 1; whole && event <= yc_record_n_events (whole); event++)
    if (yc_record_event_line (whole, event) == line)
      return event;
  if (whole)
    return event_after (whole, line);
  const char *end = text;
  for (guint n = 1; n < line && end; n++)
    end = (end = strchr (end, '\n')) ? end + 1 : NULL;
  g_autoptr (YcRecord) above = end ? read_lines (text, end) : NULL;
  return event_after (above, line);
}

static int
tell_broken (const char *what, guint line, guint event)
{
  if (line == 0) {
    /* Translators: the name of a file, or the id of a session */
    g_print (_ ("%s: the closing lines, or the last line above them, are not as they were "
                "written.\n"),
             what);
    return YC_EXIT_ILLEGAL;
  }
  g_print ("%s:%u: ", what, line);
  if (event > 0)
    g_print (_ ("event %u is not as it was written.\n"), event);
  else
    g_print ("%s\n", _ ("this line is not as it was written."));
  return YC_EXIT_ILLEGAL;
}

/* ---- A file by itself ------------------------------------------------------------------------ */

static int
check_seal (const char *file, const char *text, gsize length)
{
  const YcSealFound found = yc_seal_check (text, length);
  switch (found.state) {
  case YC_SEAL_WHOLE:
    g_print (_ ("%s: every byte is as it was exported.\n"), file);
    return YC_EXIT_LEGAL;
  case YC_SEAL_BROKEN:
    return tell_broken (file, found.line, found.line > 0 ? event_of_line (text, found.line) : 0);
  case YC_SEAL_MISSING:
  default:
    g_printerr (_ ("%s: there are no closing lines: they are cut off, or it was not exported by "
                   "Yellowcake.\n"),
                file);
    return YC_EXIT_UNREADABLE;
  }
}

/* ---- A file beside the ledger ---------------------------------------------------------------- */

static int
tell_difference (const char *file, const YcArrival *arrival)
{
  if (arrival->state == YC_ARRIVAL_LONGER) {
    /* Translators: the name of a file and the number of an event; a line of a record follows */
    g_print (_ ("%s: event %u is not in the sessions:\n"), file, arrival->differs);
    g_print ("- %s\n", arrival->theirs);
    return YC_EXIT_ILLEGAL;
  }
  if (arrival->differs == 0)
    /* Translators: the name of a file; two lines of a record follow */
    g_print (_ ("%s: it begins otherwise:\n"), file);
  else
    /* Translators: the name of a file and the number of an event; two lines of a record follow */
    g_print (_ ("%s: event %u is another:\n"), file, arrival->differs);
  g_print ("- %s\n+ %s\n", YC_STATEMENT_OR_NOTHING (arrival->theirs),
           YC_STATEMENT_OR_NOTHING (arrival->ours));
  return YC_EXIT_ILLEGAL;
}

/* A session that went on since it was exported is as it was. */
static int
tell_same (const char *file, const YcArrival *arrival)
{
  g_print (ngettext ("%s: %u event is the same in the sessions.\n",
                     "%s: %u events are the same in the sessions.\n", arrival->there),
           file, arrival->there);
  if (arrival->here > arrival->there)
    /* Translators: the name of a file, and how many events were recorded since it was exported */
    g_print (ngettext ("%s: there, the session goes on for %u event.\n",
                       "%s: there, the session goes on for %u events.\n",
                       arrival->here - arrival->there),
             file, arrival->here - arrival->there);
  return YC_EXIT_LEGAL;
}

/* What an import would take or refuse is no longer what was exported. */
static int
compare (const char *file, YcDatabase *database, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  g_auto (YcArrival) arrival = { 0 };
  if (!yc_intake_compare (database, text, length, &arrival, &error)) {
    g_printerr ("%s: %s\n", file, error->message);
    return YC_EXIT_UNREADABLE;
  }
  if (arrival.state == YC_ARRIVAL_KNOWN)
    return tell_same (file, &arrival);
  return tell_difference (file, &arrival);
}

static int
verify_file (const char *file, YcDatabase *database)
{
  gsize length = 0;
  g_autofree char *text = yc_cli_read_text (file, &length);
  if (!text)
    return YC_EXIT_UNREADABLE;
  text = g_realloc (text, length + 1);
  text[length] = '\0';
  const int sealed = check_seal (file, text, length);
  const int same = database ? compare (file, database, text, length) : YC_EXIT_LEGAL;
  return MAX (sealed, same);
}

/* ---- The ledger by itself -------------------------------------------------------------------- */

typedef struct {
  YcDatabase *database;
  guint whole, broken, unsealed, unread;
} Count;

static gboolean
verify_session (Count *count, const YcArchiveEntry *entry, GError **error)
{
  g_autofree char *head = yc_journal_read_head (count->database, entry->id, error);
  g_autofree char *text = head ? yc_journal_read_record (count->database, entry->id, error) : NULL;
  if (!text)
    return FALSE;
  g_autofree char *seal = yc_caches_get_seal (count->database, entry->id, NULL);
  const YcSealFound found
    = seal ? yc_seal_check_apart (text, seal) : (YcSealFound){ .state = YC_SEAL_MISSING };
  count->whole += found.state == YC_SEAL_WHOLE;
  count->unsealed += found.state == YC_SEAL_MISSING;
  count->broken += found.state == YC_SEAL_BROKEN;
  if (found.state == YC_SEAL_BROKEN) {
    const guint n_lines = count_lines (text);
    tell_broken (entry->uuid, found.line,
                 event_in_line (n_lines, n_lines - count_lines (head), found.line));
  }
  return TRUE;
}

static void
count_session (const YcArchiveEntry *entry, gpointer data)
{
  Count *count = data;
  g_autoptr (GError) error = NULL;
  if (verify_session (count, entry, &error))
    return;
  g_printerr ("%s: %s\n", entry->uuid, error->message);
  count->unread++;
}

static void
print_count (const Count *count)
{
  g_print (ngettext ("%u session is as it was written.\n",
                     "%u sessions are as they were written.\n", count->whole),
           count->whole);
  if (count->unsealed > 0)
    g_print (
      ngettext ("%u session was not read since it was written, and cannot be compared.\n",
                "%u sessions were not read since they were written, and cannot be compared.\n",
                count->unsealed),
      count->unsealed);
}

static int
verify_ledger (YcDatabase *database)
{
  static const YcChoice choice = { .shelves = YC_SHELVES_ALL };
  Count count = { .database = database };
  if (!yc_cli_each_session (database, &choice, count_session, &count))
    return YC_EXIT_UNREADABLE;
  print_count (&count);
  if (count.unread > 0)
    return YC_EXIT_UNREADABLE;
  return count.broken > 0 ? YC_EXIT_ILLEGAL : YC_EXIT_LEGAL;
}

/* ---- The whole ------------------------------------------------------------------------------- */

int
yc_cli_verify (int argc, char **argv)
{
  g_autofree char *path = NULL;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path,
      N_ ("a file of sessions: all of it, or what FILE… hold of it"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (YcDatabase) database = NULL;
  int status = YC_EXIT_LEGAL;
  if (!yc_cli_options (&argc, &argv, entries, N_ ("[FILE…]"),
                       _ ("Tells whether exports are as they were written, and which event is the "
                          "first that is not.")))
    return YC_EXIT_UNREADABLE;
  if (!path && argc < 2)
    return yc_cli_usage (argv[0], "%s", _ ("a FILE is missing"));
  if (path && !(database = yc_cli_open_database (path)))
    return YC_EXIT_UNREADABLE;
  if (argc < 2)
    return verify_ledger (database);
  for (int i = 1; i < argc; i++) {
    const int of_file = verify_file (argv[i], database);
    status = MAX (status, of_file);
  }
  return status;
}
