/* rules.c: `yellowcake-cli rules`: every rule in one sentence, and where it is printed. */

#include "yc-config.h"

#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "json-parts.h"
#include "sources.h"
#include "words.h"

typedef struct {
  gboolean json;
  char **wanted; /* ids of rules; none: all */
  gboolean *found;
} Wish;

static void
print_json (const YcGame *game, YcRule rule, const GArray *sources)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_object (json);
  yc_json_text (json, "game", game->id);
  yc_json_text (json, "rule", yc_rule_id (game, rule));
  yc_json_text (json, "text", yc_words_rule (game, rule));
  if (yc_words_option_of_rule (game, rule))
    yc_json_text (json, "option", yc_words_option_of_rule (game, rule));
  yc_json_sources (json, sources);
  json_builder_end_object (json);
  g_autoptr (JsonNode) node = json_builder_get_root (json);
  yc_cli_print_json (node, FALSE);
}

static void
print_for_people (const YcGame *game, YcRule rule, const GArray *sources)
{
  g_print ("%s (%s)\n    %s\n", yc_rule_id (game, rule), yc_words_game (game),
           yc_words_rule (game, rule));
  for (guint i = 0; i < sources->len; i++) {
    g_autofree char *source = yc_source_words (&g_array_index (sources, YcSource, i));
    g_print ("    %s\n", source);
  }
}

static gboolean
is_wanted (const Wish *wish, const char *id)
{
  gboolean wanted = !wish->wanted[0];
  for (int i = 0; wish->wanted[i]; i++)
    if (strcmp (wish->wanted[i], id) == 0)
      wanted = wish->found[i] = TRUE;
  return wanted;
}

static void
print_rules (const YcGame *game, const Wish *wish)
{
  for (YcRule rule = 0; yc_rule_info (game, rule); rule++) {
    if (!is_wanted (wish, yc_rule_id (game, rule)))
      continue;
    g_autoptr (GArray) sources = yc_sources_of_rule (game, rule);
    if (wish->json)
      print_json (game, rule, sources);
    else
      print_for_people (game, rule, sources);
  }
}

/* The games that are asked about; NULL and a complaint if there is none. */
static const YcGame *const *
games_of (const char *id, const YcGame *only[2])
{
  if (!id)
    return yc_games;
  only[0] = yc_game_find (id);
  if (only[0])
    return only;
  yc_cli_usage ("rules", _ ("there is no game “%s”"), id);
  return NULL;
}

static int
complain_of_missing (const Wish *wish)
{
  int status = YC_EXIT_LEGAL;
  for (int i = 0; wish->wanted[i]; i++)
    if (!wish->found[i])
      status = yc_cli_usage ("rules", _ ("there is no rule “%s”"), wish->wanted[i]);
  return status;
}

int
yc_cli_rules (int argc, char **argv)
{
  g_autofree char *game = NULL;
  const YcGame *only[2] = { NULL };
  Wish wish = { .json = FALSE };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_ ("of this game only"), N_ ("GAME") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wish.json, N_ ("one JSON object a line and rule"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  if (!yc_cli_options (
        &argc, &argv, entries, N_ ("[RULE…]"),
        _ ("Tells every rule, or those named, in one sentence, and where the printed "
           "books have it.")))
    return YC_EXIT_UNREADABLE;
  const YcGame *const *games = games_of (game, only);
  if (!games)
    return YC_EXIT_UNREADABLE;
  g_autofree gboolean *found = g_new0 (gboolean, argc);
  wish.wanted = argv + 1;
  wish.found = found;
  for (; *games; games++)
    print_rules (*games, &wish);
  return complain_of_missing (&wish);
}
