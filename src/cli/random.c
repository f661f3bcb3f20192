/* random.c: `yellowcake-cli random`: a record of random legal play, the same for the same seed. */

#include "yc-config.h"

#include "games.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

/* A game that has not ended by then is given up. */
#define MOST_TURNS 2000

typedef struct {
  char *game;
  int players;
  gint64 seed;
  int turns;
} Wish;

const YcPosition *
yc_random_position (const YcRandom *self)
{
  return yc_timeline_position (self->timeline);
}

const YcSetup *
yc_random_setup (const YcRandom *self)
{
  return yc_record_setup (self->record);
}

void
yc_random_append (YcRandom *self, const YcPlay *play)
{
  char line[YC_MAX_LINE + 1];
  YcError why;
  const size_t length = yc_play_write (self->record, play, line, sizeof line);
  const guint event = yc_record_append (self->record, line, length, &why);
  if (!event)
    g_error ("random play cannot be read: %s: %s", line, why.message);
  yc_timeline_follow (self->timeline, event);
}

void
yc_random_write_players (YcDice *dice, int n_players, gboolean bonuses, GString *head)
{
  static const char *const names[YC_MAX_SEATS] = { "Ana", "Bo", "Cy", "Di", "Ed" };
  for (int seat = 0; seat < n_players; seat++) {
    g_string_append_printf (head, "player %s \"%s\"", yc_color_name ((YcColor) seat), names[seat]);
    if (bonuses && seat >= 3)
      g_string_append_printf (head, " bonus %c", yc_dice_throw (dice, 2) ? 'E' : 'S');
    g_string_append_c (head, '\n');
  }
}

/* ---- Choosing ---------------------------------------------------------------------------------
 */

/* Draws one of the plays while they come, each as likely as its weight. */
typedef struct {
  YcRandom *random;
  const YcRandomGame *game;
  guint total;
  YcPlay chosen;
} Draw;

static gboolean
is_plainly_legal (const YcRandom *self, const YcPlay *play)
{
  YcRuling ruling;
  yc_timeline_judge (self->timeline, play, &ruling);
  return ruling.verdict == YC_LEGAL;
}

static void
draw (const YcPlay *play, void *data)
{
  Draw *self = data;
  const guint weight
    = self->game->weight (yc_random_setup (self->random), yc_random_position (self->random), play);
  if (weight == 0 || !is_plainly_legal (self->random, play))
    return;
  self->total += weight;
  if (yc_dice_throw (&self->random->dice, self->total) < weight)
    self->chosen = *play;
}

/* Plays once; FALSE if nothing is plainly legal. */
static gboolean
play_once (YcRandom *self, const YcRandomGame *rules)
{
  const YcGame *game = yc_record_game (self->record);
  g_autofree Draw *choice = g_new0 (Draw, 1);
  choice->random = self;
  choice->game = rules;
  game->suggest (yc_random_setup (self), yc_random_position (self), draw, choice);
  if (choice->total == 0)
    return FALSE;
  YcPlay completed = choice->chosen;
  rules->complete (self, &completed);
  yc_random_append (self, is_plainly_legal (self, &completed) ? &completed : &choice->chosen);
  rules->tell (self);
  return TRUE;
}

static void
play_turns (YcRandom *self, const YcRandomGame *rules, int most_turns)
{
  const YcGame *game = yc_record_game (self->record);
  rules->tell (self);
  for (int turns = 0; turns < most_turns && !game->is_over (yc_random_position (self));) {
    YcPlay last;
    if (!play_once (self, rules))
      return;
    for (guint event = yc_record_n_events (self->record); event > 0; event--) {
      yc_record_event (self->record, event, &last);
      if (yc_verb_is_move (last.verb))
        break;
    }
    turns += yc_verb_info (game, last.verb)->ends_turn;
  }
}

static int
write_random_record (const Wish *wish, const YcGame *game, const YcRandomGame *rules)
{
  g_autoptr (GString) head = g_string_new (NULL);
  YcRandom self = { .dice = yc_dice_new ((guint64) wish->seed) };
  YcError why;
  g_autofree char *uuid = yc_dice_uuid (&self.dice);
  g_string_printf (head, "yellowcake 1\ngame %s\nrules 1\nsession %s\n", game->id, uuid);
  rules->write_head (&self.dice, wish->players, head);
  self.record = yc_record_read (head->str, head->len, &why);
  if (!self.record)
    g_error ("random head cannot be read: %u:%u: %s", why.line, why.column, why.message);
  self.timeline = yc_timeline_new (self.record, UINT32_MAX);
  play_turns (&self, rules, wish->turns > 0 ? wish->turns : MOST_TURNS);
  size_t length;
  char *text = yc_record_write (self.record, &length);
  yc_cli_print (text, length);
  free (text);
  yc_timeline_free (self.timeline);
  yc_record_free (self.record);
  return YC_EXIT_LEGAL;
}

/* How a game is played at random; NULL if it is not. */
static const YcRandomGame *
random_game_of (const YcGame *game)
{
  for (const YcCliGame *const *known = yc_cli_games; *known; known++)
    if ((*known)->game == game)
      return (*known)->random;
  return NULL;
}

static int
check_wish (const Wish *wish)
{
  if (!wish->game)
    return yc_cli_usage ("random", "%s", _ ("--game is missing"));
  const YcGame *game = yc_game_find (wish->game);
  const YcRandomGame *rules = game ? random_game_of (game) : NULL;
  if (!rules)
    return yc_cli_usage ("random", _ ("there is no game “%s”"), wish->game);
  if (wish->players < game->min_seats || wish->players > game->max_seats)
    return yc_cli_usage ("random", _ ("--players must be from %d to %d"), game->min_seats,
                         game->max_seats);
  return write_random_record (wish, game, rules);
}

int
yc_cli_random (int argc, char **argv)
{
  Wish wish = { .seed = -1 };
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &wish.game, N_ ("manhattan-project or chain-reaction"),
      N_ ("GAME") },
    { "players", 0, 0, G_OPTION_ARG_INT, &wish.players, N_ ("number of players"), N_ ("N") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &wish.seed, N_ ("the same seed, the same record"),
      N_ ("S") },
    { "turns", 0, 0, G_OPTION_ARG_INT, &wish.turns, N_ ("stop after so many turns"), N_ ("T") },
    G_OPTION_ENTRY_NULL,
  };
  int status = YC_EXIT_UNREADABLE;
  if (!yc_cli_options (&argc, &argv, entries, NULL,
                       _ ("Writes a record of random legal play. The card game is played with an "
                          "invented deck, and the record says so.")))
    return YC_EXIT_UNREADABLE;
  if (argc > 1)
    yc_cli_usage (argv[0], _ ("“%s” is not understood"), argv[1]);
  else if (wish.seed < 0 || wish.players == 0)
    yc_cli_usage (argv[0], "%s", _ ("--players and --seed are needed"));
  else
    status = check_wish (&wish);
  g_free (wish.game);
  return status;
}
