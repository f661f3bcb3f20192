/* study.c: `yellowcake-cli study FILE`: the course of the game, event by event. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "findings.h"
#include "last-chance.h"
#include "missed.h"
#include "study.h"
#include "without.h"
#include "words.h"

static void
print_csv (const YcStudy *study)
{
  g_autofree char *csv = yc_study_csv (study);
  yc_cli_print (csv, strlen (csv));
}

static void
print_json (const YcStudy *study, gboolean chances)
{
  const YcRecord *record = yc_study_get_record (study);
  g_autoptr (JsonNode) node = yc_study_json (study);
  if (chances) {
    g_autoptr (YcPlayed) played = yc_played_new (record, yc_study_get_timeline (study));
    g_autoptr (YcLastChance) chance = yc_last_chance_find (played, NULL);
    g_autoptr (YcMissedTurns) missed = yc_missed_find (played, NULL);
    g_autoptr (GArray) without = yc_without_each (played, NULL);
    json_object_set_member (json_node_get_object (node), "last_chance",
                            yc_last_chance_json (record, chance));
    json_object_set_member (json_node_get_object (node), "missed", yc_missed_json (record, missed));
    json_object_set_member (json_node_get_object (node), "without",
                            yc_without_json (record, without));
  }
  yc_cli_print_json (node, FALSE);
}

/* What each player had in the end, and who had most. */
static void
print_series (const YcStudy *study, guint series)
{
  const YcSetup *setup = yc_record_setup (yc_study_get_record (study));
  g_autofree char *most = yc_words_study_most (study, series);
  g_print ("%s:", yc_study_get_title (study, series));
  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *player = yc_words_player (setup, seat);
    g_autofree char *number = yc_words_study_number (
      study, series, yc_study_get_number (study, series, seat, yc_study_get_n_events (study)));
    g_print ("%s %s %s", seat > 0 ? "," : "", player, number);
  }
  g_print (". %s\n", most);
}

static void
print_findings (const YcStudy *study)
{
  const YcRecord *record = yc_study_get_record (study);
  g_autoptr (GArray) findings = yc_findings_of (record, yc_study_get_timeline (study));
  for (guint i = 0; i < findings->len; i++) {
    g_autofree char *words = yc_words_finding (record, &g_array_index (findings, YcFinding, i));
    g_print ("%s\n", words);
  }
}

static void
print_last_chance (const YcRecord *record, YcTimeline *timeline, const YcPlayed *played)
{
  g_autoptr (YcLastChance) chance = yc_last_chance_find (played, NULL);
  g_autofree char *words = yc_words_last_chance (record, chance);
  g_autofree char *why = yc_words_last_chance_why (record, timeline, chance);
  if (*words != '\0')
    g_print ("%s\n", words);
  if (*why != '\0')
    g_print ("  %s\n", why);
}

static void
print_missed (const YcRecord *record, const YcPlayed *played)
{
  g_autoptr (YcMissedTurns) missed = yc_missed_find (played, NULL);
  g_autofree char *turns = yc_words_missed_turns (missed);
  for (guint i = 0; i < missed->found->len; i++) {
    const YcMissed *turn = g_ptr_array_index (missed->found, i);
    g_autofree char *words = yc_words_missed (record, turn);
    g_autofree char *plays = yc_words_plays (record, turn->plays);
    g_print ("%s\n  %s\n", words, plays);
  }
  if (*turns != '\0')
    g_print ("%s\n", turns);
}

static void
print_without (const YcRecord *record, const YcPlayed *played)
{
  g_autoptr (GArray) all = yc_without_each (played, NULL);
  for (guint i = 0; i < all->len; i++) {
    g_autofree char *words = yc_words_without (record, &g_array_index (all, YcWithout, i));
    g_print ("%s\n", words);
  }
}

static void
print_chances (const YcStudy *study)
{
  const YcRecord *record = yc_study_get_record (study);
  YcTimeline *timeline = yc_study_get_timeline (study);
  g_autoptr (YcPlayed) played = yc_played_new (record, timeline);
  print_last_chance (record, timeline, played);
  print_missed (record, played);
  print_without (record, played);
}

static void
print_for_people (const YcStudy *study, gboolean chances)
{
  g_autofree char *lead = yc_words_study_lead (study);
  g_print ("%s\n", lead);
  for (guint series = 0; series < yc_study_get_n_series (study); series++)
    print_series (study, series);
  print_findings (study);
  if (chances)
    print_chances (study);
}

int
yc_cli_study (int argc, char **argv)
{
  gboolean json = FALSE, csv = FALSE, chances = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("every number after every event, as JSON"),
      NULL },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &csv, N_ ("the same as a table, in CSV"), NULL },
    { "chances", 0, 0, G_OPTION_ARG_NONE, &chances,
      N_ ("also what could have been played; takes up to a second"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, "FILE",
                       _ ("Tells the course of the game in the record in FILE.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 2)
    return yc_cli_usage (argv[0], "%s", _ ("exactly one FILE is needed"));
  if (json && csv)
    return yc_cli_usage (argv[0], "%s", _ ("--json or --csv, not both"));
  if (csv && chances)
    return yc_cli_usage (argv[0], "%s", _ ("--csv has no --chances"));
  g_autoptr (YcRecord) record = yc_cli_read (argv[1]);
  if (!record)
    return YC_EXIT_UNREADABLE;
  g_autoptr (YcStudy) study = yc_study_new (record);
  if (csv)
    print_csv (study);
  else if (json)
    print_json (study, chances);
  else
    print_for_people (study, chances);
  return YC_EXIT_LEGAL;
}
