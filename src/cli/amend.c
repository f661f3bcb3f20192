/* amend.c: `yellowcake-cli amend FILE N PLAY`: what would be different had a play been another. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "consequences.h"
#include "words.h"

/* What the record is asked about. */
typedef struct {
  guint event;
  gboolean nothing; /* it never happened */
  YcPlay really;
} Question;

static gboolean
read_really (YcRecord *record, const char *text, Question *question)
{
  YcError why;
  question->nothing = strcmp (text, "nothing") == 0;
  if (question->nothing)
    return TRUE;
  if (!yc_record_read_play (record, text, strlen (text), &question->really, &why)) {
    g_autofree char *message = yc_words_error (&why);
    g_printerr ("%s:%u: %s\n", text, why.column, message);
    return FALSE;
  }
  const YcVerb verb = question->really.verb;
  if (yc_verb_is_move (verb) || yc_verb_is_fact (verb))
    return TRUE;
  g_printerr ("%s: %s\n", text, _ ("Only plays and facts can be amended"));
  return FALSE;
}

static gboolean
read_event (const char *text, guint n_events, guint *event)
{
  guint64 number;
  if (!g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT32, &number, NULL) || number > n_events) {
    g_printerr (_ ("“%s” is no event: there are events 1 to %u\n"), text, n_events);
    return FALSE;
  }
  *event = (guint) number;
  return TRUE;
}

static void
print_verdicts (const YcConsequences *consequences,
                const YcRecord *record,
                const YcTimeline *timeline)
{
  for (guint i = 0; i < consequences->verdicts->len; i++) {
    const guint event = g_array_index (consequences->verdicts, YcJudgedOtherwise, i).event;
    const YcText text = yc_record_event_text (record, event);
    g_autofree char *words = yc_words_judged_otherwise (consequences, i, timeline);
    g_print ("%u: %.*s\n    %s\n", event, (int) text.length, text.start, words);
  }
}

static void
print_state (const YcConsequences *consequences)
{
  for (guint i = 0; i < consequences->state->len; i++) {
    const YcStateChange *change = g_ptr_array_index (consequences->state, i);
    g_autofree char *was = json_to_string (change->was, FALSE);
    g_autofree char *is = json_to_string (change->is, FALSE);
    g_print ("%s: %s → %s\n", change->path, was, is);
  }
}

static void
print_for_people (const YcConsequences *consequences,
                  const YcRecord *record,
                  const YcTimeline *timeline)
{
  print_verdicts (consequences, record, timeline);
  print_state (consequences);
  if (consequences->verdicts->len == 0 && consequences->state->len == 0)
    g_print ("%s\n", _ ("Nothing would be different."));
  else
    g_print ("%s\n", _ ("The later plays are assumed to be the same."));
}

/* The status that `check` of the amended record would end with. */
static int
status_of (const YcTimeline *supposed)
{
  for (guint event = 1; event <= yc_timeline_event (supposed); event++)
    if (yc_timeline_stand (supposed, event) == YC_REFUSED)
      return YC_EXIT_ILLEGAL;
  return YC_EXIT_LEGAL;
}

static int
print (const YcConsequences *consequences,
       const YcRecord *record,
       const YcTimeline *timeline,
       gboolean json)
{
  if (json) {
    g_autoptr (JsonNode) node = yc_consequences_json (consequences, record, timeline);
    yc_cli_print_json (node, FALSE);
  } else
    print_for_people (consequences, record, timeline);
  return status_of (consequences->supposed);
}

static int
answer (YcRecord *record, const Question *question, gboolean json)
{
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcConsequences) consequences = yc_consequences_new (
    record, timeline, question->event, question->nothing ? NULL : &question->really);
  if (consequences)
    return print (consequences, record, timeline, json);
  g_printerr (_ ("Event %u is neither a play nor a fact, and cannot be amended\n"),
              question->event);
  return YC_EXIT_UNREADABLE;
}

static int
answer_about_head (YcRecord *record, const char *line, gboolean json)
{
  const char *const lines[] = { line, NULL };
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcConsequences) consequences = yc_consequences_of_head (record, timeline, lines);
  if (consequences)
    return print (consequences, record, timeline, json);
  g_printerr ("%s: %s\n", line, _ ("The set-up cannot have been so."));
  return YC_EXIT_UNREADABLE;
}

int
yc_cli_amend (int argc, char **argv)
{
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("everything, as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE N PLAY"),
                       _ ("Tells what would be different had event N of the record in FILE been "
                          "PLAY, or “nothing”; with “head” for N, had the set-up been so. FILE "
                          "stays as it is.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 4)
    return yc_cli_usage (argv[0], "%s", _ ("FILE, N and PLAY are needed"));
  g_autoptr (YcRecord) record = yc_cli_read (argv[1]);
  g_autofree Question *question = g_new0 (Question, 1);
  if (record && strcmp (argv[2], "head") == 0)
    return answer_about_head (record, argv[3], json);
  if (!record || !read_event (argv[2], yc_record_n_events (record), &question->event)
      || !read_really (record, argv[3], question))
    return YC_EXIT_UNREADABLE;
  return answer (record, question, json);
}
