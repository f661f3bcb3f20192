/* test-missed.c: what was missed, played by the judge, and against what a plain walk through the
 * legal plays of the same turns finds; on the playthroughs of the card game and random games. */

#include "missed.h"

#include <string.h>

#include "last-chance.h"
#include "samples.h"

G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcRecord, yc_record_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (YcTimeline, yc_timeline_free)

#define MOST_POSITIONS 400 /* of the plain walk, in each turn */

typedef struct {
  const YcRecord *record;
  const YcGame *rules;
  const YcSetup *setup;
  YcTimeline *timeline;
} Game;

static const char *cli;
static guint n_found, n_turns, n_reached;

/* ---- The plain walk -------------------------------------------------------------------------- */

static void
go_on (const YcPlay *play, void *data)
{
  GArray *plays = data;
  g_array_append_vals (plays, play, 1);
}

/* Builds and loads what it can, one legal play after the other; draws and what others have is
 * left alone. */
static int
walk (const Game *game, const YcPosition *start, int seat)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (YcPosition));
  g_autoptr (GArray) plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  int best = game->rules->score (game->setup, start, seat);
  g_array_append_vals (positions, start, 1);
  for (guint i = 0; i < positions->len && positions->len < MOST_POSITIONS; i++) {
    const YcPosition from = g_array_index (positions, YcPosition, i);
    g_array_set_size (plays, 0);
    game->rules->suggest (game->setup, &from, go_on, plays);
    for (guint k = 0; k < plays->len && positions->len < MOST_POSITIONS; k++) {
      const YcPlay *play = &g_array_index (plays, YcPlay, k);
      YcPosition next = from;
      YcRuling ruling;
      game->rules->judge (game->setup, &from, play, &ruling);
      if (play->verb == YC_END || ruling.verdict != YC_LEGAL)
        continue;
      game->rules->apply (game->setup, &next, play);
      best = MAX (best, game->rules->score (game->setup, &next, seat));
      g_array_append_val (positions, next);
    }
  }
  return best;
}

/* ---- What is said ---------------------------------------------------------------------------- */

static const YcMissed *
missed_after (const YcMissedTurns *turns, guint event)
{
  for (guint i = 0; i < turns->found->len; i++) {
    const YcMissed *missed = g_ptr_array_index (turns->found, i);
    if (missed->after == event)
      return missed;
  }
  return NULL;
}

/* The list is legal from the position that the timeline has there, and builds what it says. */
static void
check_found (const Game *game, const YcMissed *missed)
{
  YcPosition position = *yc_timeline_position_after (game->timeline, missed->after);
  g_autofree char *words = yc_words_missed (game->record, missed);
  YcPlay first;
  g_assert_true (g_str_has_suffix (words, "."));
  yc_timeline_play (game->timeline, missed->turn, &first);
  g_assert_cmpint (game->setup->seat_of_color[first.actor], ==, missed->seat);
  g_assert_cmpint (game->rules->active_seat (&position), ==, missed->seat);
  for (guint i = 0; i < missed->plays->len; i++) {
    const YcPlay *play = &g_array_index (missed->plays, YcPlay, i);
    YcRuling ruling;
    game->rules->judge (game->setup, &position, play, &ruling);
    g_assert_cmpint (ruling.verdict, !=, YC_ILLEGAL);
    game->rules->apply (game->setup, &position, play);
  }
  g_assert_cmpint (game->rules->score (game->setup, &position, missed->seat), ==, missed->points);
  g_assert_cmpint (missed->points, >, missed->had);
  n_found++;
  n_reached += missed->ends_game ? 1 : 0;
}

static gboolean
is_first_of_turn (const Game *game, guint event, int seat)
{
  YcPlay play;
  while (--event > 0) {
    const YcStand stand = yc_timeline_stand (game->timeline, event);
    yc_timeline_play (game->timeline, event, &play);
    if ((stand == YC_STANDS || stand == YC_ACCEPTED) && yc_verb_is_move (play.verb))
      return play.verb == YC_END || game->setup->seat_of_color[play.actor] != seat;
  }
  return TRUE;
}

/* No turn can be built more of than is said: neither what is said to be the most, nor, where
 * nothing is said, what was there in the end. */
static void
check_turns (const Game *game, const YcMissedTurns *turns)
{
  YcPlay play;
  int seat = -1, best = 0;
  guint before = 0;
  for (guint event = 1; event <= yc_timeline_event (game->timeline); event++) {
    const YcStand stand = yc_timeline_stand (game->timeline, event);
    yc_timeline_play (game->timeline, event, &play);
    if (stand != YC_STANDS || !yc_verb_is_move (play.verb))
      continue;
    if (is_first_of_turn (game, event, game->setup->seat_of_color[play.actor])) {
      const YcPosition position = *yc_timeline_position_judged (game->timeline, event);
      seat = game->setup->seat_of_color[play.actor];
      best = walk (game, &position, seat);
      before = event - 1;
    }
    if (play.verb != YC_END || game->setup->seat_of_color[play.actor] != seat)
      continue;
    const YcMissed *missed = missed_after (turns, before);
    const int had
      = game->rules->score (game->setup, yc_timeline_position_after (game->timeline, event), seat);
    g_assert_cmpint (best, <=, missed ? missed->points : had);
    g_assert_cmpint (missed ? missed->had : had, ==, had);
    n_turns++;
  }
}

static void
check (const char *text)
{
  g_autoptr (YcRecord) record = yc_record_read (text, strlen (text), NULL);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcPlayed) played = yc_played_new (record, timeline);
  g_autoptr (YcMissedTurns) turns = yc_missed_find (played, NULL);
  const Game game = { record, yc_record_game (record), yc_record_setup (record), timeline };
  g_autoptr (JsonNode) json = yc_missed_json (record, turns);
  g_autofree char *words = yc_words_missed_turns (turns);
  g_assert_cmpint (*words != '\0', ==, turns->n_turns > 0);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (json), "turns"), ==,
                   turns->n_turns);
  for (guint i = 0; i < turns->found->len; i++)
    check_found (&game, g_ptr_array_index (turns->found, i));
  if (turns->n_turns > 0 && turns->n_unfinished == 0)
    check_turns (&game, turns);
}

static void
test_sample (gconstpointer name)
{
  g_autofree char *text = yc_sample_text (name);
  check (text);
}

static void
test_random (void)
{
  n_found = n_turns = n_reached = 0;
  for (guint seed = 1; seed <= 6; seed++) {
    g_autofree char *number = g_strdup_printf ("%u", seed);
    g_autofree char *text = NULL;
    const char *argv[]
      = { cli, "random", "--game", "chain-reaction", "--players", "3", "--seed", number, NULL };
    g_assert_true (
      g_spawn_sync (NULL, (char **) argv, NULL, 0, NULL, NULL, &text, NULL, NULL, NULL));
    check (text);
  }
  g_test_message ("%u found in %u turns, %u end the game", n_found, n_turns, n_reached);
  g_assert_cmpuint (n_found, >, 10);
  g_assert_cmpuint (n_turns, >, 50);
  g_assert_cmpuint (n_reached, >, 0);
}

/* A search that nobody waits for any more answers nothing. */
static void
test_cancelled (void)
{
  g_autofree char *text = yc_sample_text ("card-3p");
  g_autoptr (YcRecord) record = yc_record_read (text, strlen (text), NULL);
  g_autoptr (YcTimeline) timeline = yc_timeline_new (record, UINT32_MAX);
  g_autoptr (YcPlayed) played = yc_played_new (record, timeline);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_cancellable_cancel (cancellable);
  g_assert_null (yc_missed_find (played, cancellable));
  g_assert_null (yc_last_chance_find (played, cancellable));
}

int
main (int argc, char **argv)
{
  static const char *const names[]
    = { "card-1p", "card-2p", "card-3p", "card-5p", "card-3p-edits", "board-2p" };
  g_test_init (&argc, &argv, NULL);
  cli = argv[1];
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_strconcat ("/missed/", names[i], NULL);
    g_test_add_data_func (path, names[i], test_sample);
  }
  g_test_add_func ("/missed/random", test_random);
  g_test_add_func ("/missed/cancelled", test_cancelled);
  return g_test_run ();
}
