/* test-unjudged.c: any well-formed play or fact, judged or not, legal or not, leaves a sound
 * position behind when it is applied; judging changes nothing. */

#include "random-table.h"

#include <string.h>

#define GAMES      12
#define STATEMENTS 1500

static struct {
  unsigned legal, illegal, refused, changed;
} counts;

static bool
is_among (YcRule rule, const YcRule *rules, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (rules[i] == rule)
      return true;
  return false;
}

/* Whatever a ruling names, the play is subject to; and to each rule once. */
static void
check_subject (const YcSetup *setup, const YcPlay *play, const YcRuling *ruling, const char *line)
{
  const YcGame *game = setup->catalogue.game;
  YcRule rules[YC_MAX_RULES];
  unsigned n = yc_rules_of_play (setup, play, rules);
  for (int i = 0; i < ruling->n_reasons; i++)
    if (!is_among (ruling->reasons[i].rule, rules, n))
      g_error ("%s does not concern %s", yc_rule_id (game, ruling->reasons[i].rule), line);
  for (unsigned i = 0; i < n; i++)
    if (is_among (rules[i], rules, i))
      g_error ("%s twice of %s", yc_rule_id (game, rules[i]), line);
  for (YcRule rule = 0; yc_rule_info (game, rule) != NULL; rule++)
    if (yc_ruling_leaves (ruling, rule) && !is_among (rule, rules, n))
      g_error ("%s is left of %s", yc_rule_id (game, rule), line);
}

static void
judge_and_apply (RandomTable *table, const char *line)
{
  YcPosition before = table->position;
  YcPlay play;
  YcRuling ruling;
  const char *unsound;

  play_of (table->record, line, &play);
  table->game->judge (table->setup, &table->position, &play, &ruling);
  if (memcmp (&before, &table->position, table->game->position_size) != 0)
    g_error ("judging changes the position: %s", line);
  g_assert_true ((ruling.verdict == YC_LEGAL) == (ruling.n_reasons == 0));
  check_subject (table->setup, &play, &ruling, line);
  table->game->apply (table->setup, &table->position, &play);
  unsound = table->game->sound (table->setup, &table->position);
  if (unsound != NULL)
    g_error ("%s after %s", unsound, line);
  counts.legal += ruling.verdict == YC_LEGAL;
  counts.illegal += ruling.verdict == YC_ILLEGAL;
  counts.refused += ruling.refused;
  counts.changed += memcmp (&before, &table->position, table->game->position_size) != 0;
}

/* The flag changes neither verdict nor reasons. */
static void
judge_flagged (RandomTable *table, const char *line)
{
  g_autofree char *flagged = g_strconcat (line, " ! \"so it was\"", NULL);
  YcPlay play;
  YcRuling plain, ruling;

  play_of (table->record, line, &play);
  table->game->judge (table->setup, &table->position, &play, &plain);
  play_of (table->record, flagged, &play);
  g_assert_true (play.let_stand);
  table->game->judge (table->setup, &table->position, &play, &ruling);
  g_assert_cmpint (ruling.verdict, ==, plain.verdict);
  g_assert_cmpint (ruling.n_reasons, ==, plain.n_reasons);
  g_assert_true (ruling.refused == plain.refused);
}

static void
play_anything (int players, guint32 seed)
{
  RandomTable table;

  random_table_open (&table, players, seed);
  for (int i = 0; i < STATEMENTS; i++) {
    bool fact = random_pick (&table, 4) == 0;
    g_autofree char *line = fact ? random_fact (&table) : random_play (&table);
    if (!fact)
      judge_flagged (&table, line);
    judge_and_apply (&table, line);
    /* nothing but a correction by hand goes on after the end */
    if (table.game->is_over (&table.position) && random_pick (&table, 20) == 0)
      table.game->begin (table.setup, &table.position);
  }
  random_table_close (&table);
}

static void
test_players (const void *data)
{
  int players = GPOINTER_TO_INT (data);

  for (guint32 game = 0; game < GAMES; game++)
    play_anything (players, 100 * (guint32) players + game);
}

static void
test_counts (void)
{
  g_test_message ("%u legal, %u illegal, %u refused, %u changed", counts.legal, counts.illegal,
                  counts.refused, counts.changed);
  g_assert_cmpuint (counts.legal, >, 1000);
  g_assert_cmpuint (counts.illegal, >, 10000);
  g_assert_cmpuint (counts.refused, >, 1000);
  g_assert_cmpuint (counts.changed, >, 10000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int players = 2; players <= YC_MAX_SEATS; players++) {
    g_autofree char *path = g_strdup_printf ("/unjudged/%d-players", players);
    g_test_add_data_func (path, GINT_TO_POINTER (players), test_players);
  }
  g_test_add_func ("/unjudged/something-happened", test_counts);
  return g_test_run ();
}
