/* random-table.c: statements made up from what lies on the table. */

#include "random-table.h"
#include "manhattan/board.h"

#include <string.h>

static const char *const bomb_ids[] = { "00", "03", "08", "11", "15", "20" };

static const YcBoard *
board_of (RandomTable *table)
{
  return yc_board_in (&table->position);
}

int
random_pick (RandomTable *table, int n)
{
  return g_rand_int_range (table->random, 0, n);
}

static bool
one_in (RandomTable *table, int n)
{
  return random_pick (table, n) == 0;
}

/* ---- The table ---- */

static void
append_options (RandomTable *table, GString *text)
{
  static const char *const options[]
    = { "bomb-workers-count no", "construction-without-purchase no", "design-reopens yes" };
  for (int i = 0; i < 3; i++)
    if (one_in (table, 2))
      g_string_append_printf (text, "option %s\n", options[i]);
}

static void
append_head (RandomTable *table, GString *text, int players)
{
  static const char *const seats[] = { "red \"Ana\"", "blue \"Bo\"", "green \"Cy\"",
                                       "yellow \"Di\" bonus S", "purple \"Ed\" bonus E" };
  g_string_append (text, "yellowcake 1\ngame manhattan-project\nrules 1\n");
  append_options (table, text);
  for (int i = 0; i < players; i++)
    g_string_append_printf (text, "player %s\n", seats[i]);
  if (!one_in (table, 3))
    g_string_append (text, "market 22 11 ? 12 01 21 ?\n");
  if (one_in (table, 3))
    return;
  g_string_append (text, "bombs");
  for (int i = 0; i <= players; i++)
    g_string_append_printf (text, " %s", one_in (table, 4) ? "?" : bomb_ids[i]);
  g_string_append_c (text, '\n');
}

void
random_table_open (RandomTable *table, int players, guint32 seed)
{
  g_autoptr (GString) text = g_string_new (NULL);

  table->random = g_rand_new_with_seed (seed);
  append_head (table, text, players);
  table->record = record_of (text->str);
  table->setup = yc_record_setup (table->record);
  table->game = yc_record_game (table->record);
  memset (&table->position, 0, sizeof table->position);
  table->game->begin (table->setup, &table->position);
}

void
random_table_close (RandomTable *table)
{
  yc_record_free (table->record);
  g_rand_free (table->random);
}

char *
random_written (RandomTable *table, const YcPlay *play)
{
  char line[YC_MAX_LINE + 1];
  size_t length = yc_play_write (table->record, play, line, sizeof line);

  g_assert_cmpuint (length, <, sizeof line);
  return g_strdup (line);
}

/* ---- Names ---- */

static const char *
id_of (RandomTable *table, YcDrawer drawer, int card)
{
  return table->setup->catalogue.cards[drawer][card].id;
}

static const char *
any_id (RandomTable *table, YcDrawer drawer)
{
  if (one_in (table, 60))
    return "casino";
  return id_of (table, drawer, random_pick (table, table->setup->catalogue.n[drawer]));
}

/* Mostly a building that somebody has. */
static const char *
building (RandomTable *table)
{
  int n = table->setup->catalogue.n[YC_CARDS];
  int from = random_pick (table, n);

  for (int i = 0; i < n; i++)
    if (board_of (table)->buildings[(from + i) % n].owner >= 0 && !one_in (table, 8))
      return id_of (table, YC_CARDS, (from + i) % n);
  return any_id (table, YC_CARDS);
}

static const char *
bomb (RandomTable *table, YcBombPlace place)
{
  int n = table->setup->catalogue.n[YC_BOMBS];
  int from = random_pick (table, n);

  for (int i = 0; i < n; i++)
    if (board_of (table)->bombs[(from + i) % n].place == place && !one_in (table, 8))
      return id_of (table, YC_BOMBS, (from + i) % n);
  return any_id (table, YC_BOMBS);
}

static const char *
color (RandomTable *table)
{
  int n = table->setup->n_seats;
  int seat = one_in (table, 40) ? YC_COLORS : random_pick (table, n);
  return seat == YC_COLORS ? "purple" : yc_color_name (table->setup->seats[seat].color);
}

static const char *
active_color (RandomTable *table)
{
  return yc_color_name (table->setup->seats[board_of (table)->active].color);
}

/* Between 1 and `most` workers, mostly ones that lie in the active player's supply. */
static void
append_workers (RandomTable *table, GString *line, int most)
{
  int seat = board_of (table)->active;
  YcWorkers there = yc_workers_from_crew (board_of (table)->players[seat].supply, seat);
  int n = 1 + random_pick (table, most);

  for (int i = 0; i < n; i++) {
    int kind = random_pick (table, 2 * YC_WORKER_TYPES);
    for (int tries = 0; tries < 8 && !one_in (table, 12); tries++) {
      uint16_t *count = kind < YC_WORKER_TYPES ? &there.permanent[kind]
                                               : &there.contractor[kind - YC_WORKER_TYPES];
      if (*count > 0) {
        --*count;
        break;
      }
      kind = random_pick (table, 2 * YC_WORKER_TYPES);
    }
    g_string_append_c (line, "LESles"[kind]);
  }
}

/* ---- Plays ---- */

static void
append_choices (RandomTable *table, GString *line)
{
  bool declined = one_in (table, 5);

  if (declined)
    g_string_append (line, " decline");
  else if (one_in (table, 3))
    g_string_append_printf (line, " choose %c", "$YUPFBLES"[random_pick (table, 9)]);
  if (one_in (table, 3))
    g_string_append_printf (line, " pay %c", "$YUPFBLES"[random_pick (table, 9)]);
  if (declined || !one_in (table, 3))
    return;
  g_string_append (line, " take ");
  for (int n = random_pick (table, 4), i = 0; i <= n; i++)
    g_string_append_c (line, "LESles"[random_pick (table, 6)]);
  if (one_in (table, 6))
    g_string_append (g_string_truncate (line, strrchr (line->str, ' ') - line->str), " -");
}

static void
append_picks (RandomTable *table, GString *line)
{
  if (strstr (line->str, "decline") != NULL || one_in (table, 2))
    return;
  g_string_append (line, " picks");
  for (int n = random_pick (table, 6), i = 0; i <= n; i++)
    g_string_append_printf (line, " %s:%s", color (table),
                            one_in (table, 3)   ? "?"
                            : one_in (table, 2) ? bomb (table, YC_BOMB_UNSEEN)
                                                : bomb (table, YC_BOMB_ROW));
}

static void
append_place (RandomTable *table, GString *line)
{
  const char *space = any_id (table, YC_SPACES);
  bool design = strcmp (space, "design") == 0;

  g_string_append_printf (line, " place %s ", space);
  append_workers (table, line, design || one_in (table, 10) ? 3 : 1);
  append_choices (table, line);
  if (design)
    append_picks (table, line);
  if (strcmp (space, "construction") == 0 && strstr (line->str, "decline") == NULL
      && !one_in (table, 6))
    g_string_append_printf (line, " slot %d", 1 + random_pick (table, 7));
}

static void
append_use (RandomTable *table, GString *line)
{
  g_string_append_printf (line, " use %s ",
                          one_in (table, 4) ? any_id (table, YC_CARDS) : building (table));
  append_workers (table, line, 3);
  append_choices (table, line);
}

static void
append_times (RandomTable *table, GString *line)
{
  if (one_in (table, 3))
    g_string_append_printf (line, " x%d", 1 + random_pick (table, one_in (table, 9) ? 10000 : 4));
}

static void
append_strike (RandomTable *table, GString *line)
{
  if (one_in (table, 2))
    g_string_append_printf (line, " strike fighter %s %c", color (table),
                            "FB"[random_pick (table, 2)]);
  else
    g_string_append_printf (line, " strike bomber %s", building (table));
  append_times (table, line);
}

static void
append_repair (RandomTable *table, GString *line)
{
  g_string_append (line, " repair");
  for (int n = one_in (table, 4) ? 3 : 1; n > 0; n--) {
    g_string_append_printf (line, " %s", building (table));
    append_times (table, line);
  }
}

static void
append_bomb (RandomTable *table, GString *line)
{
  static const char *const verbs[] = { "build", "test", "load" };
  static const YcBombPlace places[]
    = { YC_BOMB_HAND, YC_BOMB_DRAFTED, YC_BOMB_UNSEEN, YC_BOMB_BUILT };
  int verb = random_pick (table, 3);

  g_string_append_printf (line, " %s %s", verbs[verb],
                          bomb (table, places[verb == 0 ? random_pick (table, 4) : 3]));
  if (verb > 0)
    return;
  g_string_append_c (line, ' ');
  append_workers (table, line, 5);
}

char *
random_play (RandomTable *table)
{
  GString *line = g_string_new (one_in (table, 5) ? color (table) : active_color (table));

  switch (random_pick (table, 10)) {
  case 0:
  case 1:
  case 2:
    append_place (table, line);
    break;
  case 3:
  case 4:
    append_use (table, line);
    break;
  case 5:
    append_strike (table, line);
    break;
  case 6:
    append_repair (table, line);
    break;
  case 7:
  case 8:
    append_bomb (table, line);
    break;
  default:
    g_string_append (line, one_in (table, 2) ? " end" : " retrieve");
    break;
  }
  return g_string_free (line, FALSE);
}

/* ---- Facts ---- */

static void
append_row (RandomTable *table, GString *line)
{
  int n = one_in (table, 6) ? random_pick (table, 7) : table->setup->n_seats;

  g_string_append (line, " bombs");
  for (int i = 0; i <= n; i++)
    g_string_append_printf (line, " %s",
                            one_in (table, 3)   ? "?"
                            : one_in (table, 2) ? bomb (table, YC_BOMB_UNSEEN)
                                                : bomb (table, YC_BOMB_ROW));
}

static void
append_market (RandomTable *table, GString *line)
{
  g_string_append (line, " market");
  for (int n = one_in (table, 3) ? 7 : 1, i = 0; i < n; i++) {
    int content = board_of (table)->market[i];
    bool same = n == 7 && content >= 0 && !one_in (table, 10);
    g_string_append_printf (line, " %s",
                            same                                 ? id_of (table, YC_CARDS, content)
                            : n == 7 && content == YC_SLOT_EMPTY ? "-"
                            : one_in (table, 3)                  ? "?"
                                                                 : any_id (table, YC_CARDS));
  }
}

static void
append_pieces (RandomTable *table, GString *line, char sign)
{
  switch (random_pick (table, 7)) {
  case 5:
    g_string_append_printf (line, " bomb %c%s", sign,
                            bomb (table, sign == '-'         ? YC_BOMB_BUILT
                                         : one_in (table, 2) ? YC_BOMB_UNSEEN
                                                             : YC_BOMB_HAND));
    break;
  case 6:
    g_string_append_printf (line, " load %c%s", sign, bomb (table, YC_BOMB_BUILT));
    break;
  case 0:
    g_string_append_printf (line, " workers %c", sign);
    append_workers (table, line, 3);
    if (one_in (table, 2))
      g_string_append_printf (line, " on %s",
                              one_in (table, 2) ? building (table) : any_id (table, YC_SPACES));
    break;
  case 1:
    g_string_append_printf (line, " building %c%s", sign, building (table));
    break;
  case 2:
    g_string_append_printf (line, " damage %c%d on %s", sign, random_pick (table, 4),
                            building (table));
    break;
  default:
    g_string_append_printf (line, " hand %c%s", sign,
                            one_in (table, 2)   ? "?"
                            : one_in (table, 2) ? bomb (table, YC_BOMB_UNSEEN)
                                                : bomb (table, YC_BOMB_HAND));
    break;
  }
}

static void
append_amount (RandomTable *table, GString *line, char sign, int most)
{
  g_string_append_printf (line, " %s %c%d", yc_count_name (random_pick (table, YC_COUNTS)), sign,
                          random_pick (table, most));
}

static void
append_adjustment (RandomTable *table, GString *line)
{
  char sign = "+-"[random_pick (table, 3) == 0];
  int most = one_in (table, 10) ? 10000 : 9;

  if (one_in (table, 12)) {
    g_string_append_printf (line, " adjust bribe %c%d", one_in (table, 3) ? '=' : sign,
                            random_pick (table, most));
    return;
  }
  g_string_append_printf (line, " adjust %s", color (table));
  if (one_in (table, 2)) {
    append_pieces (table, line, sign);
    return;
  }
  append_amount (table, line, sign, most);
  while (one_in (table, 4))
    append_amount (table, line, "+-="[random_pick (table, 3)], most);
}

/* What brings a player nearer to a bomb or to a repair, or chance would never come there. */
static void
append_gift (RandomTable *table, GString *line)
{
  const char *harmed = building (table);
  static const char *const gifts[]
    = { "uranium +4", "plutonium +4", "workers +SE", "workers +SSEE", "workers +se", "money +5" };

  if (one_in (table, 6))
    g_string_append_printf (line, " adjust %s damage +%d on %s", active_color (table),
                            1 + random_pick (table, 3), harmed);
  else if (one_in (table, 3))
    g_string_append_printf (line, " adjust %s hand +%s", active_color (table),
                            bomb (table, YC_BOMB_UNSEEN));
  else
    g_string_append_printf (line, " adjust %s %s", active_color (table),
                            gifts[random_pick (table, 6)]);
}

/* Mostly before a player who has an untold one. */
static void
append_told_building (RandomTable *table, GString *line)
{
  const YcBoard *board = board_of (table);
  const char *owner = color (table);

  if (board->n_untold_buildings > 0 && !one_in (table, 6))
    owner = yc_color_name (table->setup->seats[board->untold_buildings[0].owner].color);
  g_string_append_printf (line, " building %s %s", owner, any_id (table, YC_CARDS));
}

static void
append_deal (RandomTable *table, GString *line)
{
  g_string_append_printf (line, " deal %s", color (table));
  do
    g_string_append_printf (line, " %s", color (table));
  while (one_in (table, 3));
}

char *
random_fact (RandomTable *table)
{
  GString *line = g_string_new ("table");

  switch (random_pick (table, 9)) {
  case 8:
    g_string_append_printf (line, " turn %s", color (table));
    break;
  case 6:
    append_told_building (table, line);
    break;
  case 7:
    append_deal (table, line);
    break;
  case 4:
  case 5:
    append_gift (table, line);
    break;
  case 0:
    append_row (table, line);
    break;
  case 1:
    append_market (table, line);
    break;
  default:
    append_adjustment (table, line);
    break;
  }
  return g_string_free (line, FALSE);
}
