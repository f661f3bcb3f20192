/* race-cli.c: Counter Race on the command line, played at random. */

#include "chain/game.h"
#include "manhattan/game.h"
#include "race.h"

static void
write_head (YcDice *dice, int n_players, GString *head)
{
  g_string_append_printf (head, "option goal %u\n", 11 + yc_dice_throw (dice, 5));
  yc_random_write_players (dice, n_players, FALSE, head);
}

static guint
weight (const YcSetup *setup G_GNUC_UNUSED,
        const YcPosition *position G_GNUC_UNUSED,
        const YcPlay *play)
{
  return play->verb == RACE_DASH ? 3 : 1;
}

static void
complete (YcRandom *self G_GNUC_UNUSED, YcPlay *play G_GNUC_UNUSED)
{
}

/* Everybody lays the hand open before the first play. */
static void
tell (YcRandom *self)
{
  const YcSetup *setup = yc_random_setup (self);

  if (yc_record_n_events (self->record) > 0)
    return;
  for (int seat = 0; seat < setup->n_seats; seat++) {
    YcPlay play = yc_play_begin (RACE_TELL_HAND, YC_TABLE);

    play.target_color = setup->seats[seat].color;
    for (YcRef card = 0; card < RACE_HAND; card++)
      yc_play_add (&play, YC_LIST_MAIN, (YcRef) ((card + seat) % setup->catalogue.n[YC_CARDS]));
    yc_random_append (self, &play);
  }
}

static const YcRandomGame race_random = { write_head, weight, complete, tell };
static const YcCliGame race_cli = { .game = &race_game, .random = &race_random };

const YcCliGame *const yc_cli_games[] = { &yc_cli_manhattan, &yc_cli_chain, &race_cli, NULL };
