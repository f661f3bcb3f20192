/* series.c: what is counted of the players of The Manhattan Project after each event. */

#include "parts.h"

enum {
  POINTS,
  MONEY,
  YELLOWCAKE,
  URANIUM,
  PLUTONIUM,
  FIGHTERS,
  BOMBERS,
  SPIES,
  WORKERS,
  BUILDINGS,
  DAMAGE,
  HAND,
};

const YcSeriesInfo yc_manhattan_series[YC_N_MANHATTAN_SERIES] = {
  [POINTS] = { "points", NC_ ("series", "Points"), 0 },
  [MONEY] = { "money", NULL, YC_MONEY },
  [YELLOWCAKE] = { "yellowcake", NULL, YC_YELLOWCAKE },
  [URANIUM] = { "uranium", NULL, YC_URANIUM },
  [PLUTONIUM] = { "plutonium", NULL, YC_PLUTONIUM },
  [FIGHTERS] = { "fighters", NULL, YC_FIGHTERS },
  [BOMBERS] = { "bombers", NULL, YC_BOMBERS },
  [SPIES] = { "spies", NC_ ("series", "Spies"), 0 },
  [WORKERS] = { "workers", NC_ ("series", "Workers at hand"), 0 },
  [BUILDINGS] = { "buildings", NC_ ("series", "Buildings"), 0 },
  [DAMAGE] = { "damage", NC_ ("series", "Damage"), 0 },
  [HAND] = { "hand", NC_ ("series", "Bomb cards in hand"), 0 },
};

G_STATIC_ASSERT (YC_MANHATTAN_HARMS == G_GUINT64_CONSTANT (1) << DAMAGE);

static void
count_player (const YcBoardPlayer *player, int seat, int *numbers)
{
  numbers[MONEY] = player->money;
  numbers[YELLOWCAKE] = player->yellowcake;
  numbers[URANIUM] = player->uranium;
  numbers[PLUTONIUM] = player->plutonium;
  numbers[FIGHTERS] = player->fighters;
  numbers[BOMBERS] = player->bombers;
  numbers[SPIES] = player->spies;
  numbers[WORKERS] = 0;
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    numbers[WORKERS] += yc_crew_count (player->supply, seat, type)
                        + yc_crew_count (player->supply, YC_CONTRACTOR, type);
  numbers[HAND] = player->hand;
}

/* What is told at the table only names what is there, and the end of a turn moves no piece. */
static gboolean
changes_nothing (const YcPlay *since)
{
  return since
         && (since->verb == YC_BOARD_END
             || (since->verb >= YC_TELL && since->verb < YC_ADJUST_GOOD));
}

/* Or anything. */
static gboolean
is_a_correction (const YcPlay *since)
{
  return !since || since->verb >= YC_ADJUST_GOOD;
}

static gboolean
may_change_points (const YcPlay *since)
{
  return is_a_correction (since) || since->verb == YC_BUILD || since->verb == YC_TEST
         || since->verb == YC_LOAD;
}

/* A placement may buy one. */
static gboolean
may_change_buildings (const YcPlay *since)
{
  return is_a_correction (since) || since->slot > 0 || since->verb == YC_STRIKE_BOMBER
         || since->verb == YC_REPAIR;
}

static void
count_points (const YcSetup *setup, const YcPosition *position, int *numbers, guint stride)
{
  for (int seat = 0; seat < setup->n_seats; seat++)
    numbers[(guint) seat * stride + POINTS] = yc_manhattan_game.score (setup, position, seat);
}

static void
count_buildings (const YcSetup *setup, const YcBoard *board, int *numbers, guint stride)
{
  for (guint seat = 0; seat < setup->n_seats; seat++) {
    numbers[seat * stride + BUILDINGS] = 0;
    numbers[seat * stride + DAMAGE] = board->players[seat].told_damage;
  }
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++) {
    const YcBuilding *building = &board->buildings[i];
    if (building->owner < 0)
      continue;
    numbers[(guint) building->owner * stride + BUILDINGS]++;
    numbers[(guint) building->owner * stride + DAMAGE] += building->damage;
  }
  for (int i = 0; i < board->n_untold_buildings; i++)
    numbers[(guint) board->untold_buildings[i].owner * stride + BUILDINGS]++;
}

gboolean
yc_manhattan_count (const YcSetup *setup,
                    const YcPosition *position,
                    const YcPlay *since,
                    int *numbers,
                    guint stride)
{
  const YcBoard *board = yc_board_of (position);
  if (changes_nothing (since))
    return FALSE;
  for (int seat = 0; seat < setup->n_seats; seat++)
    count_player (&board->players[seat], seat, numbers + (guint) seat * stride);
  if (may_change_points (since))
    count_points (setup, position, numbers, stride);
  if (may_change_buildings (since))
    count_buildings (setup, board, numbers, stride);
  return TRUE;
}
