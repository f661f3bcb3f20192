/* test-chain-random.c: random play of the card game over one to five players: the invariants hold
 * at every step, what is offered is legal and complete, what is written is read back the same. */

#include "chain-records.h"
#include "chain/hands.h"

#include <string.h>

#define GAMES 30
#define STEPS 700

/* How often something happened, so that the test cannot pass on nothing. */
typedef struct {
  guint applied, unseen, unknown, refused, let_stand, over, compared;
} Counts;

typedef struct {
  GRand *random;
  YcRecord *record;
  const YcSetup *setup;
  const YcGame *game;
  YcPosition position;
  GPtrArray *offered; /* lines, of the step */
  Counts *counts;
} Table;

static int
pick (Table *table, int n)
{
  return g_rand_int_range (table->random, 0, n);
}

static const char *
id_of (Table *table, YcDrawer drawer)
{
  const YcCatalogue *catalogue = &table->setup->catalogue;
  return catalogue->cards[drawer][pick (table, catalogue->n[drawer])].id;
}

static const char *
color_of (Table *table)
{
  return yc_color_name (table->setup->seats[pick (table, table->setup->n_seats)].color);
}

static const YcChain *
chain_of (Table *table)
{
  return yc_chain_in (&table->position);
}

/* ---- Statements made up ---- */

static void
append_names (Table *table, GString *line, int n, gboolean untold)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (line, " %s",
                            untold && pick (table, 3) == 0 ? "?" : id_of (table, YC_CARDS));
}

/* Mostly cards told to be in the hand, so that a good part of the plays is legal. */
static void
append_hand_names (Table *table, GString *line, int n)
{
  const YcChainPlayer *player = &chain_of (table)->players[chain_of (table)->active];
  for (int i = 0; i < n; i++)
    if (player->n_known > 0 && pick (table, 8) > 0)
      g_string_append_printf (
        line, " %s",
        table->setup->catalogue.cards[YC_CARDS][player->known[pick (table, player->n_known)]].id);
    else
      append_names (table, line, 1, FALSE);
}

static void
append_pool (Table *table, GString *line)
{
  int n = 1 + pick (table, 3);
  g_string_append (line, " pool ");
  for (int i = 0; i < n; i++)
    g_string_append_c (line, "LES"[pick (table, 3)]);
}

static void
append_use (Table *table, GString *line)
{
  switch (pick (table, 4)) {
  case 0:
    g_string_append (line, " draw");
    break;
  case 1:
    g_string_append_printf (line, " discard %s", color_of (table));
    append_names (table, line, pick (table, 3), TRUE);
    break;
  case 2:
    g_string_append (line, " from");
    append_names (table, line, 1 + pick (table, 2), TRUE);
    break;
  default:
    break;
  }
}

static void
append_activation (Table *table, GString *line)
{
  int kind = pick (table, 8);
  g_string_append (line, " activate");
  if (kind == 0)
    g_string_append_printf (line, " loaded on %s", id_of (table, YC_BOMBS));
  else if (kind == 1)
    g_string_append_printf (line, " %s", id_of (table, YC_BOMBS));
  else if (kind == 2)
    g_string_append_printf (line, " %s", id_of (table, YC_SPACES));
  else
    append_hand_names (table, line, 1);
  if (pick (table, 5) > 0) {
    g_string_append (line, " side");
    append_hand_names (table, line, 1 + pick (table, 3));
  }
  if (pick (table, 4) == 0)
    append_pool (table, line);
  if (pick (table, 3) == 0)
    append_use (table, line);
}

static void
append_special (Table *table, GString *line)
{
  switch (pick (table, 8)) {
  case 0:
    g_string_append (line, " design");
    break;
  case 1:
    g_string_append_printf (line, " design %s", id_of (table, YC_BOMBS));
    break;
  case 2:
    g_string_append_printf (line, " spy %s card", color_of (table));
    append_names (table, line, pick (table, 2), FALSE);
    break;
  case 3:
    g_string_append_printf (line, " spy %s yellowcake", color_of (table));
    break;
  case 4:
    g_string_append (line, " spy keep");
    append_names (table, line, pick (table, 2), FALSE);
    break;
  case 5:
    g_string_append_printf (line, " agent %s", id_of (table, YC_SPACES));
    break;
  case 6:
    g_string_append_printf (line, " agent %s yellowcake", color_of (table));
    break;
  default:
    g_string_append (line, " agent play");
    append_hand_names (table, line, 1);
    append_use (table, line);
  }
}

static void
append_end (Table *table, GString *line)
{
  g_string_append (line, " end");
  if (pick (table, 3) > 0)
    return;
  g_string_append (line, " discard");
  append_names (table, line, 1 + pick (table, 2), TRUE);
}

static void
append_correction (Table *table, GString *line)
{
  const char sign = "+-"[pick (table, 3) == 0];
  switch (pick (table, 5)) {
  case 0:
    g_string_append_printf (line, "table adjust pool %c", "+-="[pick (table, 3)]);
    for (int n = 1 + pick (table, 3); n > 0; n--)
      g_string_append_c (line, "LES"[pick (table, 3)]);
    break;
  case 1:
    g_string_append_printf (line, "table adjust deck %c%d", "+-="[pick (table, 3)],
                            pick (table, 9));
    break;
  case 2:
    g_string_append_printf (line, "table adjust %s stash %c%s", color_of (table), sign,
                            pick (table, 2) > 0 ? "?" : id_of (table, YC_BOMBS));
    break;
  default:
    g_string_append_printf (line, "table adjust %s %s %c%s", color_of (table),
                            pick (table, 2) > 0 ? "bomb" : "load", sign, id_of (table, YC_BOMBS));
  }
}

static void
append_fact (Table *table, GString *line)
{
  static const char *const goods[] = { "yellowcake", "uranium" };
  switch (pick (table, 8)) {
  case 6:
    append_correction (table, line);
    break;
  case 0:
    g_string_append (line, "table plans");
    for (int n = 1 + pick (table, 2); n > 0; n--)
      g_string_append_printf (line, " %s", pick (table, 4) > 0 ? id_of (table, YC_BOMBS) : "?");
    break;
  case 1:
    g_string_append_printf (line, "table adjust %s %s %+d", color_of (table),
                            goods[pick (table, 2)],
                            pick (table, 2) > 0 ? 1 + pick (table, 6) : -1 - pick (table, 3));
    break;
  case 2:
    g_string_append_printf (line, "table adjust %s hand %c%s", color_of (table),
                            "+-"[pick (table, 2)],
                            pick (table, 2) > 0 ? "?" : id_of (table, YC_CARDS));
    break;
  default:
    g_string_append_printf (line, "table hand %s",
                            yc_color_name (table->setup->seats[chain_of (table)->active].color));
    append_names (table, line, 1 + pick (table, 5), FALSE);
  }
}

static char *
make_up (Table *table)
{
  GString *line = g_string_new (NULL);
  int kind = pick (table, 12);
  if (kind < 4) {
    append_fact (table, line);
    return g_string_free (line, FALSE);
  }
  int actor = pick (table, 10) > 0 ? chain_of (table)->active : pick (table, table->setup->n_seats);
  g_string_append (line, yc_color_name (table->setup->seats[actor].color));
  if (kind < 9)
    append_activation (table, line);
  else if (kind < 11)
    append_special (table, line);
  else
    append_end (table, line);
  if (pick (table, 4) == 0)
    g_string_append (line, " ! \"so be it\"");
  return g_string_free (line, FALSE);
}

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
    = table->offered->len > 0 && pick (table, 3) == 0
        ? g_strdup (table->offered->pdata[pick (table, (int) table->offered->len)])
        : make_up (table);
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
  g_assert_cmpuint (counts.let_stand, >, 2 * GAMES);
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
