/* explain.c: `yellowcake-cli explain FILE STATE`: what explains that the table lies otherwise. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>

#include "explain.h"

/* Levels of a state, and some more; json-glib calls itself for each that a text has. */
#define DEEPEST 32

static gboolean
is_nested_too_deep (const char *text, gsize length)
{
  gboolean quoted = FALSE;
  guint depth = 0;
  for (gsize i = 0; i < length && depth <= DEEPEST; i++)
    if (text[i] == '\\' && quoted)
      i++;
    else if (text[i] == '"')
      quoted = !quoted;
    else if (!quoted && (text[i] == '[' || text[i] == '{'))
      depth++;
    else if (!quoted && (text[i] == ']' || text[i] == '}') && depth > 0)
      depth--;
  return depth > DEEPEST;
}

static JsonNode *
read_state (const YcRecord *record, const char *file)
{
  gsize length = 0;
  g_autofree char *text = yc_cli_read_text (file, &length);
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) error = NULL;
  if (!text)
    return NULL;
  const gboolean shallow = !is_nested_too_deep (text, length);
  if (shallow && !json_parser_load_from_data (parser, text, (gssize) length, &error)) {
    g_printerr ("%s: %s\n", file, error->message);
    return NULL;
  }
  JsonNode *state = shallow ? json_parser_steal_root (parser) : NULL;
  if (state && yc_explain_can_be (record, state))
    return state;
  g_printerr ("%s: %s\n", file, _ ("This is no state of the record"));
  g_clear_pointer (&state, json_node_unref);
  return NULL;
}

static void
print_explanation (const YcExplanation *explanation)
{
  g_autofree char *event
    = explanation->event > 0 ? g_strdup_printf ("%u: ", explanation->event) : g_strdup ("");
  if (explanation->lines->len == 0)
    g_print ("  %snothing\n", event);
  for (guint i = 0; i < explanation->lines->len; i++)
    g_print ("%s%s%s", i > 0 ? "; " : "  ", event,
             (const char *) g_ptr_array_index (explanation->lines, i));
  if (explanation->lines->len > 0)
    g_print ("\n");
}

static void
print_explained (const YcExplained *explained, const char *title)
{
  g_print ("%s\n", title);
  for (guint i = 0; i < explained->explanations->len; i++)
    print_explanation (g_ptr_array_index (explained->explanations, i));
  if (explained->n_found > explained->explanations->len)
    /* Translators: explanations that are not listed; the blanks before it set it in */
    g_print (ngettext ("  and %u other\n", "  and %u others\n",
                       explained->n_found - explained->explanations->len),
             explained->n_found - explained->explanations->len);
  if (explained->n_found == 0)
    g_print ("  %s\n", _ ("No explanation was found."));
  if (explained->untold)
    g_print ("  %s\n", _ ("Plays of cards that nobody told were not looked at."));
  if (!explained->whole)
    g_print ("  %s\n", _ ("The search was not looked to the end: there can be others."));
}

static void
explain (const YcRecord *record, YcTimeline *timeline, JsonNode *state, gboolean json)
{
  if (!json && yc_explain_is_the_same (record, timeline, state)) {
    g_print ("%s\n", _ ("The record leads to this table."));
    return;
  }
  g_autoptr (YcExplained) left_out = yc_explain_left_out (record, timeline, state, NULL);
  g_autoptr (YcExplained) wrong = yc_explain_wrong (record, timeline, state, NULL);
  if (json) {
    g_autoptr (JsonNode) node = yc_explained_json (left_out, wrong);
    yc_cli_print_json (node, FALSE);
    return;
  }
  print_explained (left_out, _ ("Up to three plays were left out:"));
  print_explained (wrong, _ ("One play was logged wrongly, and was really:"));
}

int
yc_cli_explain (int argc, char **argv)
{
  g_autofree char *at = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "at", 0, 0, G_OPTION_ARG_STRING, &at, N_ ("after event N instead of the last"), N_ ("N") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("everything, as JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (YcRecord) record = NULL;
  g_autoptr (YcTimeline) timeline = NULL;
  if (!yc_cli_options (&argc, &argv, entries, N_ ("FILE STATE"),
                       _ ("Finds what explains that the table lies as STATE says, in the form of "
                          "“state --json” as far as it is known, and not as the record in FILE "
                          "leads to: plays left out, or one logged wrongly.")))
    return YC_EXIT_UNREADABLE;
  if (argc != 3)
    return yc_cli_usage (argv[0], "%s", _ ("FILE and STATE are needed"));
  if (!yc_cli_read_at (argc - 1, argv, at, &record, &timeline))
    return YC_EXIT_UNREADABLE;
  g_autoptr (JsonNode) state = read_state (record, argv[2]);
  if (!state)
    return YC_EXIT_UNREADABLE;
  explain (record, timeline, state, json);
  return YC_EXIT_LEGAL;
}
