/* test-last-chance.c: the last chance against the plainest search there is: every act, every order
 * of every strike, and everything played again behind it; on the playthroughs of two and three
 * players and on random games. */

#include "last-chance.h"

#include <string.h>

#include "samples.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

#define TURNS_COMPARED 14
#define MOST_STRUCK    1500 /* positions behind the strikes of one placement */

typedef struct {
  guint event;
  gboolean forced;
  int seat; /* whose turn it is */
  YcPlay play;
} Step;

typedef struct {
  const YcGame *rules;
  const YcSetup *setup;
  GArray *steps; /* of Step */
  guint n;       /* up to the one that won */
  int winner;
  guint turn; /* the first step of the last turn */
  /* what is looked at */
  guint from, to; /* the steps of a turn */
  guint moment;
  YcPosition at;
  gboolean found, too_large;
} Game;

static const char *cli;

static Step *
step_of (const Game *game, guint i)
{
  return &g_array_index (game->steps, Step, i);
}

static gboolean
is_word (const Game *game, const YcPlay *play, const char *word)
{
  const YcVerbInfo *info = yc_verb_info (game->rules, play->verb);
  return yc_verb_is_move (play->verb) && g_str_equal (info->name, word);
}

static gboolean
ends_turn (const Game *game, const YcPlay *play)
{
  return is_word (game, play, "end") || is_word (game, play, "retrieve");
}

/* ---- What was played ------------------------------------------------------------------------- */

static gboolean
game_read (Game *game, const YcRecord *record, YcTimeline *timeline)
{
  YcPosition position;
  gboolean over = FALSE;
  *game = (Game){ .rules = yc_record_game (record), .setup = yc_record_setup (record) };
  game->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  game->rules->begin (game->setup, &position);
  for (guint event = 1; event <= yc_timeline_event (timeline) && !over; event++) {
    const YcStand stand = yc_timeline_stand (timeline, event);
    Step step = { .event = event, .forced = stand == YC_ACCEPTED };
    yc_timeline_play (timeline, event, &step.play);
    if ((stand != YC_STANDS && stand != YC_ACCEPTED) || step.play.verb >= YC_UNDO)
      continue;
    game->rules->apply (game->setup, &position, &step.play);
    step.seat = ends_turn (game, &step.play) ? game->setup->seat_of_color[step.play.actor]
                                             : game->rules->active_seat (&position);
    g_array_append_val (game->steps, step);
    over = game->rules->is_over (&position);
  }
  game->n = game->steps->len;
  if (!over)
    return FALSE;
  game->winner = step_of (game, game->n - 1)->seat;
  for (game->turn = game->n - 1; game->turn > 0; game->turn--)
    if (step_of (game, game->turn - 1)->seat != game->winner
        || ends_turn (game, &step_of (game, game->turn - 1)->play))
      break;
  return TRUE;
}

/* ---- Playing again --------------------------------------------------------------------------- */

static gboolean
again (const Game *game, YcPosition *position, const YcPlay *play, gboolean forced)
{
  YcRuling ruling;
  game->rules->judge (game->setup, position, play, &ruling);
  if (ruling.verdict == YC_ILLEGAL && (!forced || ruling.refused))
    return FALSE;
  game->rules->apply (game->setup, position, play);
  return TRUE;
}

static gboolean
goes_with_placement (const Game *game, const YcPlay *play)
{
  return is_word (game, play, "place") || is_word (game, play, "strike")
         || is_word (game, play, "repair");
}

/* Whether the winner is stopped if this stands behind an act. */
static gboolean
stops (const Game *game, const YcPosition *after, gboolean placed)
{
  YcPosition position = *after, recorded;
  const int seat = step_of (game, game->from)->seat;
  for (guint i = game->moment; i < game->to; i++)
    if (!placed || !goes_with_placement (game, &step_of (game, i)->play))
      again (game, &position, &step_of (game, i)->play, step_of (game, i)->forced);
  if (game->rules->is_over (&position))
    return FALSE;
  game->rules->begin (game->setup, &recorded);
  for (guint i = 0; i < game->to; i++)
    game->rules->apply (game->setup, &recorded, &step_of (game, i)->play);
  if (game->rules->active_seat (&recorded) != seat
      && game->rules->active_seat (&position) == seat) {
    const YcPlay end = yc_play_begin (YC_END, game->setup->seats[seat].color);
    if (!again (game, &position, &end, FALSE))
      return FALSE;
  }
  for (guint i = game->to; i < game->n; i++) {
    const Step *step = step_of (game, i);
    if (!again (game, &position, &step->play, step->forced) && yc_verb_is_move (step->play.verb))
      return i >= game->turn;
  }
  return !game->rules->is_over (&position)
         || game->rules->winners (game->setup, &position) != 1u << game->winner;
}

/* ---- Every act ------------------------------------------------------------------------------- */

static void
keep_strike (const YcPlay *play, void *data)
{
  if (play->verb == YC_END + 3 || play->verb == YC_END + 4)
    g_array_append_vals (data, play, 1);
}

static gboolean
is_among (const GArray *positions, const YcPosition *position)
{
  for (guint i = 0; i < positions->len; i++)
    if (memcmp (&g_array_index (positions, YcPosition, i), position, sizeof *position) == 0)
      return TRUE;
  return FALSE;
}

/* Everything that can stand behind an act, one strike after the other. */
static GArray *
all_behind (Game *game, const YcPosition *after)
{
  GArray *positions = g_array_new (FALSE, FALSE, sizeof (YcPosition));
  g_autoptr (GArray) strikes = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  g_array_append_vals (positions, after, 1);
  for (guint i = 0; i < positions->len; i++) {
    const YcPosition from = g_array_index (positions, YcPosition, i);
    g_array_set_size (strikes, 0);
    game->rules->suggest (game->setup, &from, keep_strike, strikes);
    for (guint k = 0; k < strikes->len; k++) {
      YcPosition next = from;
      game->rules->apply (game->setup, &next, &g_array_index (strikes, YcPlay, k));
      if (!is_among (positions, &next))
        g_array_append_val (positions, next);
    }
    if (positions->len > MOST_STRUCK) {
      game->too_large = TRUE;
      break;
    }
  }
  return positions;
}

static void
try_act (const YcPlay *play, void *data)
{
  Game *game = data;
  YcPosition after = game->at;
  if (game->found || (!is_word (game, play, "place") && !is_word (game, play, "use")))
    return;
  game->rules->apply (game->setup, &after, play);
  g_autoptr (GArray) positions = is_word (game, play, "place") ? all_behind (game, &after) : NULL;
  if (!positions)
    game->found = stops (game, &after, FALSE);
  for (guint i = 0; positions && !game->found && i < positions->len; i++)
    game->found = stops (game, &g_array_index (positions, YcPosition, i), TRUE);
}

/* Looks through the turn that ends before step `to`. */
static void
look_through (Game *game)
{
  game->found = game->too_large = FALSE;
  game->rules->begin (game->setup, &game->at);
  for (game->moment = 0; game->moment < game->to; game->moment++) {
    if (game->moment >= game->from
        && game->rules->active_seat (&game->at) == step_of (game, game->from)->seat)
      game->rules->suggest (game->setup, &game->at, try_act, game);
    game->rules->apply (game->setup, &game->at, &step_of (game, game->moment)->play);
  }
}

static gboolean
turn_before (Game *game)
{
  if (game->from == 0)
    return FALSE;
  game->to = game->from--;
  while (game->from > 0 && step_of (game, game->from - 1)->seat == step_of (game, game->from)->seat
         && !ends_turn (game, &step_of (game, game->from - 1)->play))
    game->from--;
  return TRUE;
}

/* ---- Both ------------------------------------------------------------------------------------ */

static struct {
  guint games, found, turns, skipped;
} n;

/* The turn of the chance is the first, going back, in which the plain search finds one. */
static void
compare_turns (Game *game, const YcLastChance *chance)
{
  guint looked = 0;
  for (game->from = game->turn; looked < TURNS_COMPARED && turn_before (game);) {
    const gboolean here
      = chance->end == YC_CHANCE_FOUND
        && chance->after >= (game->from > 0 ? step_of (game, game->from - 1)->event : 0)
        && chance->after < step_of (game, game->to - 1)->event;
    if (step_of (game, game->from)->seat == game->winner)
      continue;
    look_through (game);
    looked++;
    n.turns++;
    n.skipped += game->too_large && !game->found ? 1 : 0;
    if (!here || !game->too_large)
      g_assert_cmpint (game->found, ==, here);
    if (here || game->found)
      return;
  }
}

/* The act is played and what it stops is refused: as statements of another record. */
static void
check_shown (const YcRecord *record, Game *game, const YcLastChance *chance)
{
  YcPosition position;
  YcRuling ruling;
  game->rules->begin (game->setup, &position);
  for (guint i = 0; i < game->n && step_of (game, i)->event <= chance->after; i++)
    game->rules->apply (game->setup, &position, &step_of (game, i)->play);
  g_assert_cmpint (game->rules->active_seat (&position), ==, chance->seat);
  for (guint i = 0; i < chance->plays->len; i++) {
    const YcPlay *play = &g_array_index (chance->plays, YcPlay, i);
    char line[YC_MAX_LINE + 1];
    yc_play_write (record, play, line, sizeof line);
    g_assert_true (g_str_has_prefix (line, yc_color_name (game->setup->seats[chance->seat].color)));
    g_assert_true (again (game, &position, play, FALSE));
  }
  if (chance->stopped == 0)
    return;
  for (guint i = game->turn; i < game->n; i++)
    if (step_of (game, i)->event == chance->stopped) {
      game->rules->judge (game->setup, chance->position, &step_of (game, i)->play, &ruling);
      g_assert_cmpint (ruling.verdict, ==, YC_ILLEGAL);
      g_assert_cmpint (yc_ruling_first (&ruling)->rule, ==,
                       yc_ruling_first (&chance->ruling)->rule);
      return;
    }
  g_assert_not_reached ();
}

static void
check_words (const YcRecord *record, YcTimeline *timeline, const YcLastChance *chance)
{
  g_autofree char *words = yc_words_last_chance (record, chance);
  g_autofree char *why = yc_words_last_chance_why (record, timeline, chance);
  g_autoptr (JsonNode) json = yc_last_chance_json (record, chance);
  g_assert_true (g_str_has_suffix (words, "."));
  g_assert_cmpint (*why != '\0', ==, chance->end == YC_CHANCE_FOUND);
  g_assert_cmpuint (json_object_get_int_member (json_node_get_object (json), "tried"), ==,
                    chance->n_tried);
}

static void
check (const char *text)
{
  g_autoptr (YcRecord) record = yc_record_read (text, strlen (text), NULL);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcPlayed) played = yc_played_new (record, timeline);
  g_autoptr (YcLastChance) chance = yc_last_chance_find (played, NULL);
  Game game;
  if (game_read (&game, record, timeline)) {
    g_assert_cmpint (chance->end, !=, YC_CHANCE_NONE);
    g_assert_cmpint (chance->winner, ==, game.winner);
    g_assert_cmpuint (chance->turn, ==, step_of (&game, game.turn)->event);
    n.games++;
    n.found += chance->end == YC_CHANCE_FOUND ? 1 : 0;
    check_words (record, timeline, chance);
    compare_turns (&game, chance);
    if (chance->end == YC_CHANCE_FOUND)
      check_shown (record, &game, chance);
  } else {
    g_assert_cmpint (chance->end, ==, YC_CHANCE_NONE);
  }
  g_array_unref (game.steps);
}

static void
test_sample (gconstpointer name)
{
  g_autofree char *text = yc_sample_text (name);
  check (text);
}

static void
test_random (gconstpointer players)
{
  memset (&n, 0, sizeof n);
  for (guint seed = 1; seed <= 4; seed++) {
    g_autofree char *number = g_strdup_printf ("%u", seed);
    g_autofree char *text = NULL;
    const char *argv[] = { cli,      "random", "--game", "manhattan-project", "--players", players,
                           "--seed", number,   NULL };
    g_assert_true (
      g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &text, NULL, NULL, NULL));
    check (text);
  }
  g_test_message ("%u games, %u found, %u turns compared, %u too large", n.games, n.found, n.turns,
                  n.skipped);
  g_assert_cmpuint (n.games, >, 0);
  /* two players hardly ever meet on the board in the end */
  g_assert_true (n.found > 0 || g_str_equal (players, "2"));
  g_assert_cmpuint (4 * n.skipped, <, n.turns);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "board-2p",      "board-2p-told",   "board-3p",
                                       "board-3p-told", "board-3p-forced", "board-3p-forced-told" };
  g_test_init (&argc, &argv, NULL);
  cli = argv[1];
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strconcat ("/last-chance/", names[i], NULL);
    g_test_add_data_func (path, names[i], test_sample);
  }
  g_test_add_data_func ("/last-chance/random-2", "2", test_random);
  g_test_add_data_func ("/last-chance/random-3", "3", test_random);
  return g_test_run ();
}
