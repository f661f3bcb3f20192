/* cases.c: `yellowcake-cli cases FILE…`: what the tables objected to, and how they settled it; or
 * the case book of a ledger. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>

#include "case-book.h"
#include "cases.h"
#include "retelling.h"
#include "words.h"

static void
print_json (const YcCase *dispute, const char *file)
{
  g_autoptr (JsonNode) node = yc_case_json (dispute, file);
  yc_cli_print_json (node, FALSE);
}

static void
print_for_people (const YcCase *dispute, const YcRecord *record, const char *file)
{
  g_autofree char *words = yc_words_dispute (record, &dispute->dispute);
  g_print ("%s:%u: %s\n", file, yc_record_event_line (record, dispute->event), dispute->play);
  g_print ("    %s (%s)\n    %s\n", yc_words_dispute_state (dispute->dispute.state),
           dispute->rule ? dispute->rule : "legal", words);
}

static int
list_file (const char *file, YcPrintedCards *printed, gboolean json)
{
  g_autofree char *complaint = NULL;
  g_autoptr (YcRecord) record = yc_cli_read_with (file, printed, &complaint);
  if (!record) {
    g_printerr ("%s\n", complaint);
    return YC_EXIT_UNREADABLE;
  }
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (GPtrArray) cases = yc_cases_of (record, timeline);
  for (guint i = 0; i < cases->len; i++)
    if (json)
      print_json (g_ptr_array_index (cases, i), file);
    else
      print_for_people (g_ptr_array_index (cases, i), record, file);
  return YC_EXIT_LEGAL;
}

/* The case book as the ledger has it, whatever an older program has not read of it read first. */
static int
list_book (const char *path, gboolean json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcDatabase) database = yc_cli_open_database (path);
  if (!database)
    return YC_EXIT_UNREADABLE;
  yc_retelling_go_on (yc_retelling_of (database));
  yc_retelling_finish (yc_retelling_of (database));
  g_autoptr (GArray) cases = yc_casebook_list (database, &error);
  if (!cases) {
    g_printerr ("%s: %s\n", path, error->message);
    return YC_EXIT_UNREADABLE;
  }
  for (guint i = 0; i < cases->len; i++) {
    const YcLedgerCase *one = &g_array_index (cases, YcLedgerCase, i);
    g_autofree char *words = json ? NULL : yc_case_book_words (database, one);
    g_autoptr (JsonNode) node = json ? yc_case_book_json (one) : NULL;
    if (json)
      yc_cli_print_json (node, FALSE);
    else
      g_print ("%s%s\n", i > 0 ? "\n" : "", words);
  }
  return YC_EXIT_LEGAL;
}

static int
list_files (int argc, char **argv, gboolean json)
{
  g_autoptr (YcPrintedCards) printed = yc_printed_cards_new ();
  int status = YC_EXIT_LEGAL;
  for (int i = 1; i < argc; i++) {
    const int of_file = list_file (argv[i], printed, json);
    status = MAX (status, of_file);
  }
  return status;
}

int
yc_cli_cases (int argc, char **argv)
{
  g_autofree char *path = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "database", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("the case book of this file of sessions"),
      N_ ("FILE") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("one JSON object a line and dispute"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE…"),
                       _ ("Lists what somebody objected to in the records in FILE…, and how it "
                          "was settled.")))
    return YC_EXIT_UNREADABLE;
  if (path && argc > 1)
    return yc_cli_usage (argv[0], "%s", _ ("--database and FILE do not go together"));
  if (path)
    return list_book (path, json);
  if (argc < 2)
    return yc_cli_usage (argv[0], "%s", _ ("a FILE is missing"));
  return list_files (argc, argv, json);
}
