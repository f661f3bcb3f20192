/* test-random.c: random play over two to five players with all options.
 *
 * At every step: what is written is read back the same, what is listed is not illegal, what is not
 * listed is, the pieces are all there, and folding the record is the same as going step by step. */

#include "random-table.h"
#include "manhattan/board.h"

#include <string.h>

#define GAMES  16 /* of each number of players */
#define STEPS  180
#define WISHES 40 /* plays made up at each step */

/* How often something happened, so that the test cannot pass on nothing. */
static struct {
  unsigned plays, facts, listed, unlisted, legal_wishes, others, over, undone, bought_untold,
    told_by_use, told_by_table, deals, kinds[YC_RETRIEVE + 1];
} counts;

/* ---- What is listed ---- */

typedef struct {
  RandomTable *table;
  GHashTable *lines; /* listed, as written */
  YcPlay chosen;
  int n, n_rare;
} Listing;

/* The play is written, read, written again and judged: nothing may change on the way. */
static void
check_listed (Listing *listing, const YcPlay *play)
{
  RandomTable *table = listing->table;
  char *line = random_written (table, play);
  YcPlay read;
  YcRuling ruling;

  play_of (table->record, line, &read);
  g_autofree char *again = random_written (table, &read);
  g_assert_cmpstr (again, ==, line);
  table->game->judge (table->setup, &table->position, &read, &ruling);
  if (ruling.verdict == YC_ILLEGAL)
    g_error ("listed, but against %s: %s", yc_rule_id (table->game, ruling.reasons[0].rule), line);
  if (!g_hash_table_add (listing->lines, line))
    g_error ("listed twice: %s", line);
}

/* Chooses one at random, raids, repairs and bombs before anything else. */
static void
note_listed (const YcPlay *play, void *data)
{
  Listing *listing = data;
  bool rare = play->verb >= YC_STRIKE_BOMBER && play->verb <= YC_LOAD;

  check_listed (listing, play);
  counts.listed++;
  listing->n++;
  listing->n_rare += rare;
  if (rare && random_pick (listing->table, listing->n_rare) == 0)
    listing->chosen = *play;
  else if (listing->n_rare == 0 && random_pick (listing->table, listing->n) == 0)
    listing->chosen = *play;
}

/* ---- What is not listed ---- */

static bool
makes_workers (const YcSetup *setup, const YcPlay *play)
{
  YcDrawer drawer = play->verb == YC_PLACE ? YC_SPACES : YC_CARDS;
  const YcCard *card = &setup->catalogue.cards[drawer][play->target];
  int workers = 0;

  for (int i = 0; i < card->n_gives; i++)
    for (int type = 0; type < YC_WORKER_TYPES; type++)
      workers += card->gives[i].workers[type];
  return workers > 0;
}

/* Whether a legal play is of the shapes that are listed. */
static bool
is_listed_shape (RandomTable *table, const YcPlay *play)
{
  int active = yc_board_in (&table->position)->active;

  if (play->actor != table->setup->seats[active].color)
    return false;
  switch ((int) play->verb) {
  case YC_PLACE:
  case YC_USE:
    return !(play->has_take && !makes_workers (table->setup, play))
           && (play->verb == YC_USE || play->n_items == 0);
  case YC_STRIKE_FIGHTER:
  case YC_STRIKE_BOMBER:
    return play->number == 1;
  case YC_REPAIR:
    return play->n_items == 1;
  default:
    return true;
  }
}

static void
check_wish (Listing *listing)
{
  RandomTable *table = listing->table;
  g_autofree char *line = random_play (table);
  YcPlay wish;
  YcRuling ruling;

  play_of (table->record, line, &wish);
  table->game->judge (table->setup, &table->position, &wish, &ruling);
  g_autofree char *written = random_written (table, &wish);
  bool listed = g_hash_table_contains (listing->lines, written);
  if (ruling.verdict == YC_ILLEGAL && listed)
    g_error ("listed, but against %s: %s", yc_rule_id (table->game, ruling.reasons[0].rule),
             written);
  if (ruling.verdict == YC_ILLEGAL) {
    counts.unlisted++;
  } else if (is_listed_shape (table, &wish)) {
    counts.legal_wishes++;
    if (!listed)
      g_error ("legal, but not listed: %s", written);
  }
}

/* ---- Steps ---- */

static void
assert_same_position (RandomTable *table, const YcPosition *other, const char *what)
{
  if (memcmp (&table->position, other, table->game->position_size) != 0)
    g_error ("%s is not the same as step by step", what);
}

/* A building is untold from its purchase on, until it is told. */
static void
count_untold (const YcPlay *play, int more)
{
  counts.deals += play->verb == YC_TELL_DEAL;
  if (more == 0)
    return;
  g_assert_cmpint (more, ==, play->verb == YC_PLACE ? 1 : -1);
  counts.bought_untold += play->verb == YC_PLACE;
  counts.told_by_use += play->verb == YC_USE;
  counts.told_by_table += play->verb == YC_TELL_BUILDING;
  if (play->verb != YC_PLACE && play->verb != YC_USE)
    g_assert_cmpint (play->verb, ==, YC_TELL_BUILDING);
}

/* Appends a statement to the record, follows it and applies it: three ways to one position. */
static void
step (RandomTable *table, YcTimeline *timeline, const char *line)
{
  int untold = yc_board_in (&table->position)->n_untold_buildings;
  YcError error;
  YcPlay play;
  const char *unsound;
  uint32_t event = yc_record_append (table->record, line, strlen (line), &error);

  g_assert_cmpuint (event, >, 0);
  yc_record_event (table->record, event, &play);
  table->game->apply (table->setup, &table->position, &play);
  yc_timeline_follow (timeline, UINT32_MAX);
  g_assert_cmpint (yc_timeline_stand (timeline, event), ==, YC_STANDS);
  assert_same_position (table, yc_timeline_position (timeline), line);
  unsound = table->game->sound (table->setup, &table->position);
  if (unsound != NULL)
    g_error ("%s after %s", unsound, line);
  if (play.verb <= YC_RETRIEVE)
    counts.kinds[play.verb]++;
  count_untold (&play, yc_board_in (&table->position)->n_untold_buildings - untold);
}

/* The first of some made-up statements that may stand, if any does. */
static void
try_step (RandomTable *table, YcTimeline *timeline, char *(*make) (RandomTable *table))
{
  for (int tries = 0; tries < 20; tries++) {
    g_autofree char *line = make (table);
    YcPlay play;
    YcRuling ruling;
    play_of (table->record, line, &play);
    table->game->judge (table->setup, &table->position, &play, &ruling);
    if (ruling.verdict == YC_ILLEGAL)
      continue;
    counts.facts += play.actor == YC_TABLE;
    counts.others += play.actor != YC_TABLE;
    step (table, timeline, line);
    return;
  }
}

static void
undo_and_redo (RandomTable *table, YcTimeline *timeline)
{
  YcError error;
  int n = 1 + random_pick (table, 3);

  if (yc_timeline_event (timeline) < 10)
    return;
  for (int i = 0; i < 2 * n; i++)
    yc_record_append (table->record, i < n ? "table undo" : "table redo", 10, &error);
  yc_timeline_follow (timeline, UINT32_MAX);
  assert_same_position (table, yc_timeline_position (timeline), "undo and redo");
  counts.undone++;
}

/* One listed play; false when the game is over. */
static bool
play_listed (RandomTable *table, YcTimeline *timeline)
{
  Listing listing = { .table = table };
  g_autoptr (GHashTable) lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  listing.lines = lines;
  table->game->suggest (table->setup, &table->position, note_listed, &listing);
  for (int i = 0; i < WISHES; i++)
    check_wish (&listing);
  if (listing.n == 0)
    return false;
  g_autofree char *line = random_written (table, &listing.chosen);
  step (table, timeline, line);
  counts.plays++;
  return true;
}

static void
check_whole_record (RandomTable *table)
{
  size_t length;
  char *text = yc_record_write (table->record, &length);
  g_autoptr (YcRecord) read = record_of (text);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (read, UINT32_MAX);
  size_t again_length;
  char *again = yc_record_write (read, &again_length);

  g_assert_cmpmem (again, again_length, text, length);
  assert_same_position (table, yc_timeline_position (timeline), "the whole record");
  free (again);
  free (text);
}

static void
play_game (int players, guint32 seed)
{
  RandomTable table;
  YcTimeline *timeline;

  random_table_open (&table, players, seed);
  timeline = yc_timeline_new (table.record, UINT32_MAX);
  for (int i = 0; i < STEPS && !table.game->is_over (&table.position); i++) {
    if (random_pick (&table, 2) == 0)
      try_step (&table, timeline, random_fact);
    if (random_pick (&table, 3) == 0)
      try_step (&table, timeline, random_play);
    if (random_pick (&table, 15) == 0)
      undo_and_redo (&table, timeline);
    if (!play_listed (&table, timeline))
      break;
  }
  counts.over += table.game->is_over (&table.position);
  check_whole_record (&table);
  yc_timeline_free (timeline);
  random_table_close (&table);
}

static void
test_players (const void *data)
{
  int players = GPOINTER_TO_INT (data);

  for (guint32 game = 0; game < GAMES; game++)
    play_game (players, 1000 * (guint32) players + game);
}

static void
test_counts (void)
{
  g_test_message ("%u plays, %u facts, %u listed, %u not listed, %u legal wishes, %u others, "
                  "%u over, %u undone",
                  counts.plays, counts.facts, counts.listed, counts.unlisted, counts.legal_wishes,
                  counts.others, counts.over, counts.undone);
  g_assert_cmpuint (counts.plays, >, 2000);
  g_assert_cmpuint (counts.facts, >, 500);
  g_assert_cmpuint (counts.unlisted, >, 10000);
  g_assert_cmpuint (counts.legal_wishes, >, 2000);
  g_assert_cmpuint (counts.others, >, 100);
  g_assert_cmpuint (counts.over, >, 2);
  g_assert_cmpuint (counts.undone, >, 100);
  g_test_message ("%u bought untold, %u told by a use, %u by the table, %u deals",
                  counts.bought_untold, counts.told_by_use, counts.told_by_table, counts.deals);
  g_assert_cmpuint (counts.bought_untold, >, 50);
  g_assert_cmpuint (counts.told_by_use, >, 20);
  g_assert_cmpuint (counts.told_by_table, >, 5);
  g_assert_cmpuint (counts.deals, >, 50);
  for (int verb = 0; verb <= YC_RETRIEVE; verb++)
    if (counts.kinds[verb] < 5)
      g_error ("verb %d was played only %u times", verb, counts.kinds[verb]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int players = 2; players <= YC_MAX_SEATS; players++) {
    g_autofree char *path = g_strdup_printf ("/random/%d-players", players);
    g_test_add_data_func (path, GINT_TO_POINTER (players), test_players);
  }
  g_test_add_func ("/random/something-happened", test_counts);
  return g_test_run ();
}
