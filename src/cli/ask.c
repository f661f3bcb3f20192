/* ask.c: `yellowcake-cli ask FILE PLAY`: the ruling on a play that nobody made. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ask.h"
#include "ruling-json.h"
#include "sources.h"
#include "words.h"

typedef struct {
  gboolean json, in_turn;
} Wish;

static void
print_why (const YcInquiry *inquiry, const YcRecord *record)
{
  const YcReason *first = yc_ruling_first (&inquiry->ruling);
  const YcFacts facts = { record, &inquiry->position, &inquiry->play, first };
  g_autofree char *why = yc_words_reason (record, &inquiry->position, &inquiry->play, first);
  g_autoptr (GArray) sources = yc_sources_of_reason (&facts);
  g_autofree char *printed = yc_sources_words (sources);
  g_print ("    %s\n    %s\n", why, printed);
}

static void
print_remedies (const YcInquiry *inquiry, const YcRecord *record)
{
  g_auto (GStrv) remedies = yc_remedies (record, &inquiry->position, &inquiry->play);
  for (char **remedy = remedies; *remedy; remedy++)
    g_print ("    %s %s\n", remedy == remedies ? _ ("instead:") : "        ", *remedy);
}

/* How it was judged: each rule with its answer. */
static void
print_asked (const YcInquiry *inquiry, const YcRecord *record)
{
  const YcGame *game = yc_record_game (record);
  for (guint i = 0; i < inquiry->n_asked; i++) {
    const YcAsked *asked = &inquiry->asked[i];
    g_print ("    %s: %s (%s)\n", yc_words_answer (asked->answer),
             yc_words_rule (game, asked->rule), yc_rule_id (game, asked->rule));
  }
}

static void
print_for_people (const YcInquiry *inquiry, const YcRecord *record)
{
  const YcRuling *ruling = &inquiry->ruling;
  char line[YC_MAX_LINE + 1];
  yc_play_write (record, &inquiry->play, line, sizeof line);
  g_print ("%s\n    %s\n", line, yc_words_headline (yc_record_game (record), ruling));
  if (ruling->verdict != YC_LEGAL)
    print_why (inquiry, record);
  if (ruling->verdict == YC_ILLEGAL)
    print_remedies (inquiry, record);
  g_print ("%s\n", _ ("How it was judged:"));
  print_asked (inquiry, record);
}

static int
answer (YcRecord *record, YcTimeline *timeline, const char *text, const Wish *wish)
{
  YcError why;
  g_autofree YcPlay *play = g_new (YcPlay, 1);
  if (!yc_record_read_play (record, text, strlen (text), play, &why)) {
    g_autofree char *message = yc_words_error (&why);
    g_printerr ("%s:%u: %s\n", text, why.column, message);
    return YC_EXIT_UNREADABLE;
  }
  g_autoptr (YcInquiry) inquiry = yc_inquiry_new (record, timeline, play, wish->in_turn);
  if (wish->json) {
    g_autoptr (JsonNode) node = yc_inquiry_json (inquiry, record);
    yc_cli_print_json (node, FALSE);
  } else
    print_for_people (inquiry, record);
  return yc_inquiry_stand (inquiry) == YC_REFUSED ? YC_EXIT_ILLEGAL : YC_EXIT_LEGAL;
}

int
yc_cli_ask (int argc, char **argv)
{
  g_autofree char *at = NULL;
  Wish wish = { 0 };
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_ ("after event N instead of the last"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wish.json, N_ ("everything, as JSON"), NULL },
    { "in-turn", 0, 0, G_OPTION_ARG_NONE, &wish.in_turn,
      N_ ("as if it were the turn of whoever makes the play"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (YcRecord) record = NULL;
  g_autoptr (YcTimeline) timeline = NULL;
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE PLAY"),
                       _ ("Judges a play that nobody made, with every rule that was asked. "
                          "Nothing is written anywhere.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 3)
    return yc_cli_usage (argv[0], "%s", _ ("FILE and PLAY are needed"));
  if (!yc_cli_read_at (argc - 1, argv, at, &record, &timeline))
    return YC_EXIT_UNREADABLE;
  return answer (record, timeline, argv[2], &wish);
}
