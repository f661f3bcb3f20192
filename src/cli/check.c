/* check.c: `yellowcake-cli check FILE…`: a ruling for each play that is not plainly legal. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ruling-json.h"
#include "side-by-side.h"
#include "sources.h"
#include "words.h"

/* Threads pay from so many files a worker on; fewer are judged before a thread is there. */
#define FILES_A_WORKER 16

typedef struct {
  gboolean json, all;
  gboolean several; /* files: each object says which */
} Wish;

/* What is to be printed of one file when its turn comes. */
typedef struct {
  GString *told;   /* JSON, or pieces of text that each end in a NUL, as the locale converts them */
  char *complaint; /* why it cannot be read; NULL if it can */
  int status;
} Outcome;

typedef struct {
  char **files;
  Outcome *outcomes; /* of each file */
  Wish wish;
  int status; /* the worst of those printed */
} Batch;

/* What became of the events of one file. */
typedef struct {
  guint legal, unseen, unsaid, accepted, illegal, undone, folded;
} Tally;

/* One record as it is read through: how every event stands in the end, and the position that each
 * was played in. */
typedef struct {
  const char *file;
  const YcRecord *record;
  YcTimeline *timeline;
  GString *told; /* as in Outcome */
} Check;

G_GNUC_PRINTF (2, 3)
static void
tell (const Check *check, const char *format, ...)
{
  va_list arguments;
  va_start (arguments, format);
  g_string_append_vprintf (check->told, format, arguments);
  g_string_append_c (check->told, '\0');
  va_end (arguments);
}

static void
count (Tally *tally, YcStand stand, const YcRuling *ruling)
{
  switch (stand) {
  case YC_REFUSED:
    tally->illegal++;
    break;
  case YC_ACCEPTED:
    tally->accepted++;
    break;
  case YC_UNDONE:
  case YC_NOTHING:
    tally->undone++;
    break;
  case YC_STANDS:
    if (!ruling || ruling->verdict == YC_LEGAL)
      tally->legal++;
    else if (ruling->verdict == YC_UNSEEN)
      tally->unseen++;
    else
      tally->unsaid++;
  }
}

static void
tell_json (Check *check, guint event, gboolean several)
{
  const gboolean judged = yc_timeline_ruling (check->timeline, event) != NULL;
  const YcPosition *before = judged ? yc_timeline_position_judged (check->timeline, event) : NULL;
  g_autoptr (JsonNode) node
    = yc_ruling_json (several ? check->file : NULL, check->record, check->timeline, before, event);
  g_autofree char *text = yc_cli_json_text (node, FALSE);
  g_string_append_printf (check->told, "%s\n", text);
}

static void
tell_remedies (const Check *check, const YcPosition *position, const YcPlay *play)
{
  g_auto (GStrv) remedies = yc_remedies (check->record, position, play);
  for (char **remedy = remedies; *remedy; remedy++)
    tell (check, "    %s %s\n", remedy == remedies ? _ ("instead:") : "        ", *remedy);
}

static const char *
headline (const Check *check, guint event, const YcRuling *ruling)
{
  if (yc_timeline_is_since (check->timeline, event))
    return _ ("Stands, though not by the rules as known today");
  if (yc_timeline_stand (check->timeline, event) == YC_ACCEPTED)
    return _ ("Let stand by the table");
  return yc_words_headline (yc_record_game (check->record), ruling);
}

static void
tell_event (const Check *check, guint event)
{
  const YcText text = yc_record_event_text (check->record, event);
  tell (check, "%s:%u: %.*s\n", check->file, yc_record_event_line (check->record, event),
        (int) text.length, text.start);
}

static void
tell_ruling (Check *check, guint event, const YcRuling *ruling)
{
  const YcPosition *position = yc_timeline_position_judged (check->timeline, event);
  const YcReason *first = yc_ruling_first (ruling);
  const YcGame *game = yc_record_setup (check->record)->catalogue.game;
  YcPlay play;
  yc_timeline_play (check->timeline, event, &play);
  g_autofree char *why = yc_words_reason (check->record, position, &play, first);
  const YcFacts facts = { check->record, position, &play, first };
  g_autoptr (GArray) sources = yc_sources_of_reason (&facts);
  g_autofree char *printed = yc_sources_words (sources);
  tell (check, "    %s (%s)\n", headline (check, event, ruling), yc_rule_id (game, first->rule));
  tell (check, "    %s %s\n    %s\n", why, yc_words_rule (game, first->rule), printed);
  if (yc_timeline_stand (check->timeline, event) == YC_REFUSED)
    tell_remedies (check, position, &play);
}

/* Who objects to what stands there, and what was decided. */
static void
tell_dispute (const Check *check, const YcDispute *dispute)
{
  g_autofree char *words = yc_words_dispute (check->record, dispute);
  tell (check, "    %s\n    %s\n", yc_words_dispute_state (dispute->state), words);
}

static void
tell_summary (const Check *check, const Tally *tally)
{
  if (tally->folded > 0)
    tell (check,
          ngettext ("%1$s: %2$u more ruling may only follow from the first illegal play; --all "
                    "shows it\n",
                    "%1$s: %2$u more rulings may only follow from the first illegal play; "
                    "--all shows them\n",
                    tally->folded),
          check->file, tally->folded);
  tell (check,
        _ ("%s: legal %u, not seen %u, left open by the book %u, let stand %u, illegal %u, out "
           "of force %u\n"),
        check->file, tally->legal, tally->unseen, tally->unsaid, tally->accepted, tally->illegal,
        tally->undone);
}

static void
check_event (Check *check, const Wish *wish, Tally *tally, guint event)
{
  const YcStand stand = yc_timeline_stand (check->timeline, event);
  const YcRuling *ruling = yc_timeline_ruling (check->timeline, event);
  const gboolean after_first = tally->illegal > 0;
  const gboolean plain
    = !ruling || ruling->verdict == YC_LEGAL || stand == YC_UNDONE || stand == YC_NOTHING;
  const gboolean folded = !plain && after_first && !wish->all;
  YcDispute dispute;
  const gboolean disputed = yc_timeline_dispute (check->timeline, event, &dispute);
  count (tally, stand, ruling);
  if (wish->json) {
    tell_json (check, event, wish->several);
    return;
  }
  tally->folded += folded;
  if ((!plain && !folded) || disputed)
    tell_event (check, event);
  if (!plain && !folded)
    tell_ruling (check, event, ruling);
  if (disputed)
    tell_dispute (check, &dispute);
}

static void
check_file (gsize which, gpointer printed, gpointer data)
{
  const Batch *batch = data;
  Outcome *outcome = &batch->outcomes[which];
  const char *file = batch->files[which];
  g_autoptr (YcRecord) record = yc_cli_read_with (file, printed, &outcome->complaint);
  outcome->status = YC_EXIT_UNREADABLE;
  if (!record)
    return;
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  outcome->told = g_string_new (NULL);
  Check check = { .file = file, .record = record, .timeline = timeline, .told = outcome->told };
  Tally tally = { 0 };
  for (guint event = 1; event <= yc_record_n_events (record); event++)
    check_event (&check, &batch->wish, &tally, event);
  if (!batch->wish.json)
    tell_summary (&check, &tally);
  outcome->status = tally.illegal > 0 ? YC_EXIT_ILLEGAL : YC_EXIT_LEGAL;
}

static void
print_text (const GString *told)
{
  for (const char *piece = told->str; piece < told->str + told->len; piece += strlen (piece) + 1)
    g_print ("%s", piece);
}

static void
print_outcome (gsize which, gpointer data)
{
  Batch *batch = data;
  Outcome *outcome = &batch->outcomes[which];
  if (outcome->complaint)
    g_printerr ("%s\n", outcome->complaint);
  else if (batch->wish.json)
    yc_cli_print (outcome->told->str, outcome->told->len);
  else
    print_text (outcome->told);
  batch->status = MAX (batch->status, outcome->status);
  g_clear_pointer (&outcome->complaint, g_free);
  if (outcome->told)
    g_string_free (g_steal_pointer (&outcome->told), TRUE);
}

/* How many threads are worth their start; standard input is read in the order of the arguments. */
static guint
workers_for (char **files, gsize n, int jobs)
{
  if (g_strv_contains ((const char *const *) files, "-"))
    return 1;
  if (jobs > 0)
    return (guint) jobs;
  return (guint) MIN (g_get_num_processors (), n / FILES_A_WORKER);
}

static gpointer
printed_cards (void)
{
  return yc_printed_cards_new ();
}

static void
drop_printed_cards (gpointer printed)
{
  yc_printed_cards_free (printed);
}

static int
check_files (char **files, gsize n, const Wish *wish, int jobs)
{
  static const YcHelper printed = { printed_cards, drop_printed_cards };
  g_autofree Outcome *outcomes = g_new0 (Outcome, n);
  Batch batch = { files, outcomes, *wish, YC_EXIT_LEGAL };
  yc_side_by_side (n, workers_for (files, n, jobs), &printed, check_file, print_outcome, &batch);
  return batch.status;
}

int
yc_cli_check (int argc, char **argv)
{
  Wish wish = { 0 };
  int jobs = 0; /* as many as there are processors */
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wish.json, N_ ("one JSON object a line and event"), NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &wish.all,
      N_ ("also what follows after the first illegal play"), NULL },
    { "jobs", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT, &jobs, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE…"),
                       _ ("Judges every play of the records in FILE….")))
    return YC_EXIT_UNREADABLE;
  if (argc < 2)
    return yc_cli_usage (argv[0], "%s", _ ("a FILE is missing"));
  wish.several = argc > 2;
  return check_files (argv + 1, (gsize) argc - 1, &wish, jobs);
}
