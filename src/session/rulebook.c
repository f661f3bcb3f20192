/* rulebook.c: the rules of a game to be read. */

#include "rulebook.h"

#include <string.h>

#include "sources.h"
#include "words-private.h"

/* ---- By heading ------------------------------------------------------------------------------ */

static gint
compare_passages (gconstpointer a, gconstpointer b, gpointer game)
{
  const YcRule first = *(const YcRule *) a, second = *(const YcRule *) b;
  const guint before = yc_passage_of_rule (game, first), after = yc_passage_of_rule (game, second);
  /* those in no book, of passage 0, come last */
  if (before != after)
    return before - 1 < after - 1 ? -1 : 1;
  return (first > second) - (first < second);
}

GArray *
yc_rulebook_rules (const YcGame *game)
{
  GArray *rules = g_array_sized_new (FALSE, FALSE, sizeof (YcRule), game->n_rules);
  for (YcRule rule = 0; rule < game->n_rules; rule++)
    g_array_append_val (rules, rule);
  g_array_sort_with_data (rules, compare_passages, (gpointer) game);
  return rules;
}

const char *
yc_rulebook_heading (const YcGame *game, YcRule rule)
{
  const guint number = yc_passage_of_rule (game, rule);
  if (number == 0)
    /* Translators: above the rules that stand in no printed rulebook */
    return C_ ("heading", "Keeping the Record");
  return g_dpgettext2 (GETTEXT_PACKAGE, "heading", yc_telling_of (game)->passages[number].name);
}

const char *
yc_rulebook_reading (const YcGame *game, YcRule rule)
{
  const YcGameTelling *telling = yc_telling_of (game);
  for (guint i = 0; i < telling->n_readings; i++)
    if (telling->readings[i].rule == rule)
      return _ (telling->readings[i].words);
  return NULL;
}

/* ---- By words -------------------------------------------------------------------------------- */

static void
add_headings (GString *text, const YcGame *game, YcRule rule)
{
  g_autoptr (GArray) sources = yc_sources_of_rule (game, rule);
  g_string_append_printf (text, " %s", yc_rulebook_heading (game, rule));
  for (guint i = 0; i < sources->len; i++) {
    const YcSource *source = &g_array_index (sources, YcSource, i);
    g_string_append_printf (text, " %s %s %s", source->passage->name, source->print->heading,
                            source->print->part ? source->print->part : "");
  }
}

static void
add_option (GString *text, const YcGame *game, YcRule rule)
{
  const char *option = yc_words_option_of_rule (game, rule);
  if (option)
    g_string_append_printf (text, " %s %s", option, yc_words_option_title (game, option));
}

/* Whether `id` begins as one of `beginnings`, which blanks part. */
static gboolean
begins_as_one (const char *id, const char *beginnings)
{
  g_auto (GStrv) parts = g_strsplit (beginnings, " ", -1);
  for (char **part = parts; *part; part++)
    if (g_str_has_prefix (id, *part))
      return TRUE;
  return FALSE;
}

static void
add_common_words (GString *text, const YcGame *game, YcRule rule)
{
  const YcGameTelling *telling = yc_telling_of (game);
  for (guint i = 0; i < telling->n_common_words; i++)
    if (begins_as_one (yc_rule_id (game, rule), telling->common_words[i].rules))
      g_string_append_printf (
        text, " %s %s", telling->common_words[i].words,
        g_dpgettext2 (GETTEXT_PACKAGE, "words people use", telling->common_words[i].words));
}

gboolean
yc_rulebook_finds (const YcGame *game, YcRule rule, const char *typed)
{
  g_autoptr (GString) text = g_string_new (yc_rule_id (game, rule));
  g_string_append_printf (text, " %s %s", yc_words_of_rule (game, rule)->sentence,
                          yc_words_rule (game, rule));
  add_headings (text, game, rule);
  add_option (text, game, rule);
  if (yc_rulebook_reading (game, rule))
    g_string_append_printf (text, " %s", yc_rulebook_reading (game, rule));
  add_common_words (text, game, rule);
  return g_str_match_string (typed, text->str, TRUE);
}
