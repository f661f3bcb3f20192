/* cases.c: `yellowcake-cli cases FILE…`: what the tables objected to, and how they settled it. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>

#include "cases.h"
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
  g_autoptr (YcRecord) record = yc_cli_read_with (file, printed);
  if (!record)
    return YC_EXIT_UNREADABLE;
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (GPtrArray) cases = yc_cases_of (record, timeline);
  for (guint i = 0; i < cases->len; i++)
    if (json)
      print_json (g_ptr_array_index (cases, i), file);
    else
      print_for_people (g_ptr_array_index (cases, i), record, file);
  return YC_EXIT_LEGAL;
}

int
yc_cli_cases (int argc, char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("one JSON object a line and dispute"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE…"),
                       _ ("Lists what somebody objected to in the records in FILE…, and how it "
                          "was settled.")))
    return YC_EXIT_UNREADABLE;
  if (argc < 2)
    return yc_cli_usage (argv[0], "%s", _ ("a FILE is missing"));
  g_autoptr (YcPrintedCards) printed = yc_printed_cards_new ();
  int status = YC_EXIT_LEGAL;
  for (int i = 1; i < argc; i++) {
    const int of_file = list_file (argv[i], printed, json);
    status = MAX (status, of_file);
  }
  return status;
}
