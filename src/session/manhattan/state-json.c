/* state-json.c: a position of The Manhattan Project as JSON. */

#include "parts.h"

#include "json-parts.h"
#include "outcome.h"
#include "manhattan/board.h"

static const char *
color_of (const YcSetup *setup, int seat)
{
  return yc_color_name (setup->seats[seat].color);
}

static const char *
id_of (const YcSetup *setup, YcDrawer drawer, int index)
{
  return setup->catalogue.cards[drawer][index].id;
}

static void
owned_workers (JsonBuilder *json, const char *key, YcCrew crew, int owner)
{
  char letters[YC_WORKER_TYPES * YC_PIECES * 2 + 1];
  int n = 0;
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = yc_crew_count (crew, owner, (int) type); i > 0; i--)
      letters[n++] = yc_worker_letter (type);
  letters[n] = '\0';
  if (n > 0)
    yc_json_text (json, key, letters);
}

static void
workers (JsonBuilder *json, const YcSetup *setup, const char *key, YcCrew crew)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  for (int seat = 0; seat < setup->n_seats; seat++)
    owned_workers (json, color_of (setup, seat), crew, seat);
  owned_workers (json, "contractor", crew, YC_CONTRACTOR);
  json_builder_end_object (json);
}

static void
count_types (JsonBuilder *json, YcCrew crew, int owner, const char *const keys[YC_WORKER_TYPES])
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    yc_json_int (json, keys[type], yc_crew_count (crew, owner, type));
}

static const char *const own_keys[YC_WORKER_TYPES] = { "L", "E", "S" };
static const char *const contractor_keys[YC_WORKER_TYPES] = { "l", "e", "s" };

static void
market (JsonBuilder *json, const YcSetup *setup, const YcBoard *board)
{
  json_builder_set_member_name (json, "market");
  json_builder_begin_array (json);
  for (int slot = 0; slot < YC_SLOTS; slot++)
    if (board->market[slot] >= 0)
      json_builder_add_string_value (json, id_of (setup, YC_CARDS, board->market[slot]));
    else if (board->market[slot] == YC_SLOT_EMPTY)
      json_builder_add_null_value (json);
    else
      json_builder_add_string_value (json, "?");
  json_builder_end_array (json);
}

static void
bomb_row (JsonBuilder *json, const YcSetup *setup, const YcBoard *board)
{
  json_builder_set_member_name (json, "bomb_row");
  json_builder_begin_array (json);
  for (int i = 0; i < board->n_row; i++)
    json_builder_add_string_value (json, board->row[i] >= 0 ? id_of (setup, YC_BOMBS, board->row[i])
                                                            : "?");
  json_builder_end_array (json);
}

static void
tests_left (JsonBuilder *json, const YcBoard *board)
{
  uint8_t tokens[YC_MAX_SEATS];
  const int n = yc_board_test_tokens (board, tokens);
  json_builder_set_member_name (json, "tests_left");
  json_builder_begin_array (json);
  for (int i = 0; i < n; i++)
    if (board->tests_left >> i & 1)
      json_builder_add_int_value (json, tokens[i]);
  json_builder_end_array (json);
}

static void
spaces (JsonBuilder *json, const YcSetup *setup, const YcBoard *board)
{
  json_builder_set_member_name (json, "spaces");
  json_builder_begin_object (json);
  for (int space = 0; space < setup->catalogue.n[YC_SPACES]; space++)
    if (board->spaces[space])
      workers (json, setup, id_of (setup, YC_SPACES, space), board->spaces[space]);
  json_builder_end_object (json);
}

/* The index of the thing that `seat` owns and got next after the `order`th, or -1. */
static int
next_building (const YcBoard *board, int n, int seat, gint64 order)
{
  int next = -1;
  for (int i = 0; i < n; i++)
    if (board->buildings[i].owner == seat && board->buildings[i].order > order
        && (next < 0 || board->buildings[i].order < board->buildings[next].order))
      next = i;
  return next;
}

static int
next_bomb (const YcBoard *board, int n, int seat, gint64 order)
{
  int next = -1;
  for (int i = 0; i < n; i++)
    if (board->bombs[i].place == YC_BOMB_BUILT && board->bombs[i].holder == seat
        && board->bombs[i].order > order
        && (next < 0 || board->bombs[i].order < board->bombs[next].order))
      next = i;
  return next;
}

static void
one_building (JsonBuilder *json, const YcSetup *setup, const YcBoard *board, int building)
{
  json_builder_begin_object (json);
  yc_json_text (json, "card", id_of (setup, YC_CARDS, building));
  yc_json_int (json, "damage", board->buildings[building].damage);
  workers (json, setup, "workers", board->buildings[building].crew);
  json_builder_end_object (json);
}

static void
one_untold_building (JsonBuilder *json, const YcSetup *setup)
{
  json_builder_begin_object (json);
  yc_json_text (json, "card", "?");
  yc_json_int (json, "damage", 0);
  workers (json, setup, "workers", 0);
  json_builder_end_object (json);
}

/* The untold buildings of `seat` from `untold` on that it got before `order`; returns the next. */
static int
untold_before (JsonBuilder *json,
               const YcSetup *setup,
               const YcBoard *board,
               int seat,
               int untold,
               gint64 order)
{
  for (; untold < board->n_untold_buildings && board->untold_buildings[untold].order < order;
       untold++)
    if (board->untold_buildings[untold].owner == seat)
      one_untold_building (json, setup);
  return untold;
}

static void
buildings (JsonBuilder *json, const YcSetup *setup, const YcBoard *board, int seat)
{
  const int n = setup->catalogue.n[YC_CARDS];
  int untold = 0;
  json_builder_set_member_name (json, "buildings");
  json_builder_begin_array (json);
  for (int i = next_building (board, n, seat, -1); i >= 0;
       i = next_building (board, n, seat, board->buildings[i].order)) {
    untold = untold_before (json, setup, board, seat, untold, board->buildings[i].order);
    one_building (json, setup, board, i);
  }
  untold_before (json, setup, board, seat, untold, G_MAXINT64);
  json_builder_end_array (json);
}

static void
hand (JsonBuilder *json, const YcSetup *setup, const YcBoard *board, int seat)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (board->bombs[i].place == YC_BOMB_HAND && board->bombs[i].holder == seat)
      g_ptr_array_add (known, (gpointer) id_of (setup, YC_BOMBS, i));
  json_builder_set_member_name (json, "hand");
  json_builder_begin_object (json);
  yc_json_int (json, "count", board->players[seat].hand);
  yc_json_sorted (json, "known", known);
  json_builder_end_object (json);
}

static void
bombs (JsonBuilder *json, const YcSetup *setup, const YcBoard *board, int seat)
{
  const int n = setup->catalogue.n[YC_BOMBS];
  json_builder_set_member_name (json, "bombs");
  json_builder_begin_array (json);
  for (int i = next_bomb (board, n, seat, -1); i >= 0;
       i = next_bomb (board, n, seat, board->bombs[i].order)) {
    json_builder_begin_object (json);
    yc_json_text (json, "card", id_of (setup, YC_BOMBS, i));
    yc_json_bool (json, "loaded", board->bombs[i].loaded);
    workers (json, setup, "workers", board->bombs[i].crew);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
test_token (JsonBuilder *json, const YcSetup *setup, const YcBoardPlayer *player)
{
  json_builder_set_member_name (json, "test");
  if (!player->tested) {
    json_builder_add_null_value (json);
    return;
  }
  json_builder_begin_object (json);
  yc_json_int (json, "points", player->test_points);
  workers (json, setup, "workers", player->token);
  json_builder_end_object (json);
}

static void
goods (JsonBuilder *json, const YcBoardPlayer *player)
{
  yc_json_int (json, "money", player->money);
  yc_json_int (json, "yellowcake", player->yellowcake);
  yc_json_int (json, "uranium", player->uranium);
  yc_json_int (json, "plutonium", player->plutonium);
  yc_json_int (json, "fighters", player->fighters);
  yc_json_int (json, "bombers", player->bombers);
  yc_json_int (json, "spies", player->spies);
  if (player->told_damage > 0)
    yc_json_int (json, "damage", player->told_damage);
}

void
yc_manhattan_add_player (JsonBuilder *json,
                         const YcRecord *record,
                         const YcPosition *position,
                         int seat)
{
  const YcBoard *board = yc_board_of (position);
  const YcSetup *setup = yc_record_setup (record);
  const YcBoardPlayer *self = &board->players[seat];
  goods (json, self);
  json_builder_set_member_name (json, "supply");
  json_builder_begin_object (json);
  count_types (json, self->supply, seat, own_keys);
  count_types (json, self->supply, YC_CONTRACTOR, contractor_keys);
  json_builder_end_object (json);
  json_builder_set_member_name (json, "general");
  json_builder_begin_object (json);
  count_types (json, board->general, seat, own_keys);
  json_builder_end_object (json);
  buildings (json, setup, board, seat);
  hand (json, setup, board, seat);
  bombs (json, setup, board, seat);
  test_token (json, setup, self);
  yc_json_int (json, "points", yc_outcome_points (record, position, seat));
}

static const char *
phase (const YcBoard *board)
{
  if (board->over)
    return "over";
  return board->turn.begun ? "place" : "start";
}

/* Only while any holds. */
static void
deals (JsonBuilder *json, const YcSetup *setup, const YcBoard *board)
{
  if (board->n_deals == 0)
    return;
  json_builder_set_member_name (json, "deals");
  json_builder_begin_array (json);
  for (int i = 0; i < board->n_deals; i++) {
    json_builder_begin_array (json);
    for (int j = 0; j < board->deals[i].n_seats; j++)
      json_builder_add_string_value (json, color_of (setup, board->deals[i].seats[j]));
    json_builder_end_array (json);
  }
  json_builder_end_array (json);
}

static void
table (JsonBuilder *json, const YcSetup *setup, const YcBoard *board)
{
  market (json, setup, board);
  yc_json_int (json, "building_deck", board->building_deck);
  bomb_row (json, setup, board);
  yc_json_int (json, "bomb_deck", board->untested_deck + board->tested_deck);
  yc_json_bool (json, "design_open", board->n_row > 0);
  tests_left (json, board);
  json_builder_set_member_name (json, "contractors");
  json_builder_begin_object (json);
  count_types (json, board->general, YC_CONTRACTOR, own_keys);
  json_builder_end_object (json);
  deals (json, setup, board);
  spaces (json, setup, board);
}

void
yc_manhattan_add_table (JsonBuilder *json, const YcRecord *record, const YcPosition *position)
{
  const YcBoard *board = yc_board_of (position);
  const YcSetup *setup = yc_record_setup (record);
  yc_json_text (json, "phase", phase (board));
  yc_json_text (json, "winner", board->winner >= 0 ? color_of (setup, board->winner) : NULL);
  yc_json_int (json, "goal", yc_board_goal (board));
  yc_json_int (json, "bribe", board->bribe);
  table (json, setup, board);
}
