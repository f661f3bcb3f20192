/* test-chain-random.c: random play of the card game over one to five players: the invariants hold
 * at every step, what is offered is legal and complete, what is written is read back the same. */

#include "made-up.h"

#include <string.h>

#define GAMES 30
#define STEPS 700

/* ---- What is looked at in every step ---- */

static void
assert_sound (Table *table, const YcPosition *position, const char *after)
{
  const char *wrong = table->game->sound (table->setup, position);
  if (wrong != NULL)
    g_error ("after `%s`: %s", after, wrong);
}

static void
collect (const YcPlay *play, void *data)
{
  Table *table = data;
  char line[YC_MAX_LINE + 1];
  YcRuling ruling;

  yc_play_write (table->record, play, line, sizeof line);
  table->game->judge (table->setup, &table->position, play, &ruling);
  if (ruling.verdict == YC_ILLEGAL)
    g_error ("`%s` is offered and illegal: %s", line,
             yc_rule_id (&yc_chain_game, ruling.reasons[0].rule));
  for (guint i = 0; i < table->offered->len; i++)
    g_assert_cmpstr (table->offered->pdata[i], !=, line);
  g_ptr_array_add (table->offered, g_strdup (line));
}

static gboolean
is_offered (Table *table, const char *line)
{
  for (guint i = 0; i < table->offered->len; i++)
    if (g_str_equal (table->offered->pdata[i], line))
      return TRUE;
  return FALSE;
}

/* What is written is read back and written the same. */
static void
assert_reads_back (Table *table, const YcPlay *play, char *line)
{
  char again[YC_MAX_LINE + 1];
  YcPlay read;

  yc_play_write (table->record, play, line, YC_MAX_LINE + 1);
  play_of (table->record, line, &read);
  yc_play_write (table->record, &read, again, sizeof again);
  g_assert_cmpstr (line, ==, again);
}

static gboolean
is_illegal (Table *table, const YcPlay *play)
{
  YcRuling ruling;
  table->game->judge (table->setup, &table->position, play, &ruling);
  return ruling.verdict == YC_ILLEGAL;
}

/* Neither a unit of the pool nor a sideways card could be left out. */
static gboolean
without_one_is_illegal (Table *table, const YcPlay *play)
{
  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    YcPlay fewer = *play;
    fewer.workers.permanent[type] -= fewer.workers.permanent[type] > 0;
    if (play->workers.permanent[type] > 0 && !is_illegal (table, &fewer))
      return FALSE;
  }
  for (int i = 0; i < play->n_items; i++) {
    YcPlay fewer = *play;
    fewer.n_items--;
    memmove (fewer.items + i, fewer.items + i + 1,
             (gsize) (fewer.n_items - i) * sizeof fewer.items[0]);
    if (play->items[i].list == YC_LIST_SIDE && !is_illegal (table, &fewer))
      return FALSE;
  }
  return TRUE;
}

/* Whether a legal play has the shape of what is offered (record format, section 5). */
static gboolean
has_offered_shape (Table *table, const YcPlay *play, const YcRuling *ruling)
{
  int in_factory = 0;
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].verdict == YC_UNSEEN
        && ruling->reasons[i].rule != YC_RULE_CARD_UNKNOWN_NUMBER)
      return FALSE;
  for (int i = 0; i < play->n_items; i++)
    in_factory += play->items[i].list == YC_LIST_FACTORY;
  if (in_factory > (play->factory_use == YC_FACTORY_FROM ? 1 : 0))
    return FALSE;
  if (in_factory == 1 && play->items[play->n_items - 1].ref == YC_UNTOLD)
    return FALSE;
  if (play->verb == YC_END && play->n_items > 0)
    return FALSE;
  if ((play->verb == YC_DESIGN || play->verb == YC_SPY_CARD || play->verb == YC_SPY_KEEP)
      && play->has_target)
    return FALSE;
  return !play->let_stand && without_one_is_illegal (table, play);
}

/* Sideways cards in the order of the hand, as they are offered. */
static void
sort_sides (YcPlay *play)
{
  for (int i = 1; i < play->n_items; i++)
    for (int j = i;
         j > 0 && play->items[j].list == YC_LIST_SIDE && play->items[j - 1].list == YC_LIST_SIDE
         && play->items[j - 1].ref > play->items[j].ref;
         j--) {
      YcItem item = play->items[j];
      play->items[j] = play->items[j - 1];
      play->items[j - 1] = item;
    }
}

static void
assert_offered (Table *table, const YcPlay *play, const YcRuling *ruling)
{
  char line[YC_MAX_LINE + 1];
  YcPlay sorted = *play;

  if (!has_offered_shape (table, play, ruling))
    return;
  table->counts->compared++;
  sort_sides (&sorted);
  yc_play_write (table->record, &sorted, line, sizeof line);
  if (!is_offered (table, line))
    g_error ("`%s` is legal and not offered", line);
}

/* A play that nobody judged may do little, but never harm. */
static void
apply_unjudged (Table *table, const YcPlay *play, const char *line)
{
  YcPosition position = table->position;
  table->game->apply (table->setup, &position, play);
  assert_sound (table, &position, line);
}

static gboolean
has_reason (const YcRuling *ruling, YcRule rule)
{
  for (int i = 0; i < ruling->n_reasons; i++)
    if (ruling->reasons[i].rule == rule)
      return TRUE;
  return FALSE;
}

static void
step (Table *table)
{
  char line[YC_MAX_LINE + 1];
  YcPlay play;
  YcRuling ruling;
  YcPosition before = table->position;

  g_ptr_array_set_size (table->offered, 0);
  table->game->suggest (table->setup, &table->position, collect, table);
  g_autofree char *wish
    = table->offered->len > 0 && made_up_pick (table, 3) == 0
        ? g_strdup (table->offered->pdata[made_up_pick (table, (int) table->offered->len)])
        : made_up_line (table);
  play_of (table->record, wish, &play);
  assert_reads_back (table, &play, line);
  table->game->judge (table->setup, &table->position, &play, &ruling);
  g_assert_true (memcmp (&before, &table->position, table->game->position_size) == 0);
  apply_unjudged (table, &play, line);
  g_assert_cmpuint (yc_record_append (table->record, line, strlen (line), &(YcError){ 0 }), !=, 0);

  gboolean illegal = ruling.verdict == YC_ILLEGAL;
  gboolean stands = illegal && play.let_stand && !ruling.refused;
  table->counts->unseen += ruling.verdict == YC_UNSEEN;
  table->counts->unknown += !illegal && has_reason (&ruling, YC_RULE_CARD_UNKNOWN_NUMBER);
  table->counts->let_stand += stands;
  table->counts->refused += illegal && !stands;
  if (!illegal && yc_verb_is_move ((YcVerb) play.verb))
    assert_offered (table, &play, &ruling);
  if (illegal && !stands)
    return;
  table->game->apply (table->setup, &table->position, &play);
  assert_sound (table, &table->position, line);
  table->counts->applied++;
}

/* Takes `line`, a definition; some of its numbers become unknown. */
static char *
forget_numbers (GRand *random, char *line)
{
  static const struct {
    const char *known, *unknown;
  } clauses[] = {
    { "needs \\S+", "needs unknown" }, { "pays ([YU])\\d", "pays \\1?" },
    { "gives \\S+", "gives ?" },       { " side \\S+", "" },
    { "draws \\d", "draws ?" },        { "discards \\d", "discards ?" },
    { "points \\d", "points ?" },
  };
  for (gsize i = 0; i < G_N_ELEMENTS (clauses); i++) {
    g_autoptr (GRegex) regex = g_regex_new (clauses[i].known, 0, 0, NULL);
    char *forgotten;
    if (g_rand_int_range (random, 0, 5) > 0)
      continue;
    forgotten = g_regex_replace (regex, line, -1, 0, clauses[i].unknown, 0, NULL);
    g_free (line);
    line = forgotten;
  }
  return line;
}

/* The usual box, or one of which the table does not know all numbers. */
static char *
table_text (GRand *random, int players, gboolean all_known)
{
  gboolean odd = g_rand_boolean (random);
  g_autofree char *text
    = chain_text (players, odd ? "option target 40\noption mix-personnel no\n" : "", "");
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL && !all_known; line++)
    *line = forget_numbers (random, *line);
  return g_strjoinv ("\n", lines);
}

static void
play_game (int players, guint32 seed, Counts *counts)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autofree char *text = table_text (random, players, seed % 2 > 0);
  g_autoptr (YcRecord) record = record_of (text);
  g_autoptr (GPtrArray) offered = g_ptr_array_new_with_free_func (g_free);
  Table table = { .random = random, .record = record, .offered = offered, .counts = counts };

  table.setup = yc_record_setup (record);
  table.game = yc_record_game (record);
  table.game->begin (table.setup, &table.position);
  assert_sound (&table, &table.position, "set-up");
  for (int i = 0; i < STEPS; i++)
    step (&table);

  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_assert_true (
    memcmp (yc_timeline_position (timeline), &table.position, table.game->position_size) == 0);
  counts->over += table.game->is_over (&table.position);
}

static void
test_random_play (const void *data)
{
  Counts counts = { 0 };
  for (guint32 seed = 0; seed < GAMES; seed++)
    play_game (GPOINTER_TO_INT (data), seed, &counts);
  g_test_message (
    "%u applied, %u refused, %u unseen, %u unknown, %u let stand, %u compared, %u over",
    counts.applied, counts.refused, counts.unseen, counts.unknown, counts.let_stand,
    counts.compared, counts.over);
  g_assert_cmpuint (counts.applied, >, 50 * GAMES);
  g_assert_cmpuint (counts.refused, >, 100 * GAMES);
  g_assert_cmpuint (counts.unseen, >, 5 * GAMES);
  g_assert_cmpuint (counts.unknown, >, 5 * GAMES);
  g_assert_cmpuint (counts.let_stand, >, 3 * GAMES);
  g_assert_cmpuint (counts.compared, >, 20 * GAMES);
  g_assert_cmpuint (counts.over, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int players = 1; players <= YC_MAX_SEATS; players++) {
    g_autofree char *path = g_strdup_printf ("/chain/random/%d", players);
    g_test_add_data_func (path, GINT_TO_POINTER (players), test_random_play);
  }
  return g_test_run ();
}
