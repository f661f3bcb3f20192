/* check.c: `yellowcake-cli check FILE…`: a ruling for each play that is not plainly legal. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ruling-json.h"
#include "sources.h"
#include "words.h"

typedef struct {
  gboolean json, all;
  gboolean several; /* files: each object says which */
} Wish;

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
} Check;

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
print_json (Check *check, guint event, gboolean several)
{
  const gboolean judged = yc_timeline_ruling (check->timeline, event) != NULL;
  const YcPosition *before = judged ? yc_timeline_position_judged (check->timeline, event) : NULL;
  g_autoptr (JsonNode) node
    = yc_ruling_json (several ? check->file : NULL, check->record, check->timeline, before, event);
  yc_cli_print_json (node, FALSE);
}

static void
print_remedies (const Check *check, const YcPosition *position, const YcPlay *play)
{
  g_auto (GStrv) remedies = yc_remedies (check->record, position, play);
  for (char **remedy = remedies; *remedy; remedy++)
    g_print ("    %s %s\n", remedy == remedies ? _ ("instead:") : "        ", *remedy);
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
print_event (const Check *check, guint event)
{
  const YcText text = yc_record_event_text (check->record, event);
  g_print ("%s:%u: %.*s\n", check->file, yc_record_event_line (check->record, event),
           (int) text.length, text.start);
}

static void
print_ruling (Check *check, guint event, const YcRuling *ruling)
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
  g_print ("    %s (%s)\n", headline (check, event, ruling), yc_rule_id (game, first->rule));
  g_print ("    %s %s\n    %s\n", why, yc_words_rule (game, first->rule), printed);
  if (yc_timeline_stand (check->timeline, event) == YC_REFUSED)
    print_remedies (check, position, &play);
}

/* Who objects to what stands there, and what was decided. */
static void
print_dispute (const Check *check, const YcDispute *dispute)
{
  g_autofree char *words = yc_words_dispute (check->record, dispute);
  g_print ("    %s\n    %s\n", yc_words_dispute_state (dispute->state), words);
}

static void
print_summary (const char *file, const Tally *tally)
{
  if (tally->folded > 0)
    g_print (ngettext ("%1$s: %2$u more ruling may only follow from the first illegal play; --all "
                       "shows it\n",
                       "%1$s: %2$u more rulings may only follow from the first illegal play; "
                       "--all shows them\n",
                       tally->folded),
             file, tally->folded);
  g_print (_ ("%s: legal %u, not seen %u, left open by the book %u, let stand %u, illegal %u, out "
              "of force %u\n"),
           file, tally->legal, tally->unseen, tally->unsaid, tally->accepted, tally->illegal,
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
    print_json (check, event, wish->several);
    return;
  }
  tally->folded += folded;
  if ((!plain && !folded) || disputed)
    print_event (check, event);
  if (!plain && !folded)
    print_ruling (check, event, ruling);
  if (disputed)
    print_dispute (check, &dispute);
}

static int
check_file (const char *file, YcPrintedCards *printed, const Wish *wish)
{
  g_autoptr (YcRecord) record = yc_cli_read_with (file, printed);
  if (!record)
    return YC_EXIT_UNREADABLE;
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  Check check = { .file = file, .record = record, .timeline = timeline };
  Tally tally = { 0 };
  for (guint event = 1; event <= yc_record_n_events (record); event++)
    check_event (&check, wish, &tally, event);
  if (!wish->json)
    print_summary (file, &tally);
  return tally.illegal > 0 ? YC_EXIT_ILLEGAL : YC_EXIT_LEGAL;
}

int
yc_cli_check (int argc, char **argv)
{
  Wish wish = { 0 };
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wish.json, N_ ("one JSON object a line and event"), NULL },
    { "all", 0, 0, G_OPTION_ARG_NONE, &wish.all,
      N_ ("also what follows after the first illegal play"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE…"),
                       _ ("Judges every play of the records in FILE….")))
    return YC_EXIT_UNREADABLE;
  if (argc < 2)
    return yc_cli_usage (argv[0], "%s", _ ("a FILE is missing"));
  wish.several = argc > 2;
  g_autoptr (YcPrintedCards) printed = yc_printed_cards_new ();
  int status = YC_EXIT_LEGAL;
  for (int i = 1; i < argc; i++) {
    const int of_file = check_file (argv[i], printed, &wish);
    status = MAX (status, of_file);
  }
  return status;
}
