/* cli.h: the commands of yellowcake-cli and what they share.
 *
 * A command reads its own arguments (`argv[0]` is its name), prints to standard output, complains
 * to standard error, and returns the exit status. */

#pragma once

#include <glib.h>

#include <json-glib/json-glib.h>

#include "archive.h"
#include "rules.h"

G_BEGIN_DECLS

enum {
  YC_EXIT_LEGAL = 0,      /* all legal or accepted */
  YC_EXIT_ILLEGAL = 1,    /* something illegal */
  YC_EXIT_UNREADABLE = 2, /* something cannot be read, or wrong usage */
};

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcPrintedCards, yc_printed_cards_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

typedef struct {
  const char *name;
  int (*run) (int argc, char **argv);
  const char *what; /* one line for `--help`, to be translated */
} YcCliCommand;

int yc_cli_run (int argc, char **argv);

int yc_cli_check (int argc, char **argv);
int yc_cli_state (int argc, char **argv);
int yc_cli_legal (int argc, char **argv);
int yc_cli_ask (int argc, char **argv);
int yc_cli_rules (int argc, char **argv);
int yc_cli_amend (int argc, char **argv);
int yc_cli_cases (int argc, char **argv);
int yc_cli_study (int argc, char **argv);
int yc_cli_random (int argc, char **argv);
int yc_cli_sheet (int argc, char **argv);
int yc_cli_format (int argc, char **argv);
int yc_cli_cards (int argc, char **argv);
int yc_cli_explain (int argc, char **argv);
int yc_cli_export (int argc, char **argv);
int yc_cli_import (int argc, char **argv);
int yc_cli_sessions (int argc, char **argv);
int yc_cli_verify (int argc, char **argv);

/* Reads the options of a command out of its arguments; `what` is one line for `--help`, `names`
 * the arguments that remain. FALSE and a complaint if they are wrong. */
gboolean yc_cli_options (int *argc,
                         char ***argv,
                         const GOptionEntry *entries,
                         const char *names,
                         const char *what);
/* Says what is wrong with the arguments of a command; returns YC_EXIT_UNREADABLE. */
int yc_cli_usage (const char *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The text of a file (`-`: standard input), up to one byte more than a record may have; or says why
 * it cannot be read and returns NULL. The caller frees. */
char *yc_cli_read_text (const char *file, gsize *length);
/* Reads the record in a file (`-`: standard input), or says why not and returns NULL. */
YcRecord *yc_cli_read (const char *file);
/* The same for many files: `printed` is needed as long as the records. Prints nothing: `complaint`
 * is why not, one line, the caller's to free. */
YcRecord *yc_cli_read_with (const char *file, YcPrintedCards *printed, char **complaint);
/* Reads the only file that a command takes and folds it to the event that `--at` names (NULL: the
 * end). FALSE and a complaint if that cannot be. */
gboolean
yc_cli_read_at (int argc, char **argv, const char *at, YcRecord **record, YcTimeline **timeline);
/* Opens the file of sessions at `path` (NULL: the usual one), or says why not and returns NULL. */
YcDatabase *yc_cli_open_database (const char *path);
/* Hands out the sessions of `choice` in its order. FALSE and a complaint if they cannot be read:
 * those handed out before were. */
gboolean yc_cli_each_session (YcDatabase *database,
                              const YcChoice *choice,
                              void (*take) (const YcArchiveEntry *session, gpointer data),
                              gpointer data);
/* JSON in one line or over several; the caller frees. */
char *yc_cli_json_text (JsonNode *node, gboolean pretty);
/* Prints JSON and ends the line. */
void yc_cli_print_json (JsonNode *node, gboolean pretty);
/* The exit status in the end: `status`, or that of a mistake where not all that was printed could
 * be written. */
int yc_cli_end (int status);
/* Prints a line in UTF-8, whatever the locale says: records and JSON are UTF-8. */
void yc_cli_print (const char *text, gsize length);

G_END_DECLS
