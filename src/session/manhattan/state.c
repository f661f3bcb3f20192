/* state.c: a position of The Manhattan Project, member by member. */

#include "parts.h"

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
owned_workers (YcState *state, const char *key, YcCrew crew, int owner)
{
  char letters[YC_WORKER_TYPES * YC_PIECES * 2 + 1];
  int n = 0;
  for (YcWorkerType type = 0; type < YC_WORKER_TYPES; type++)
    for (int i = yc_crew_count (crew, owner, (int) type); i > 0; i--)
      letters[n++] = yc_worker_letter (type);
  letters[n] = '\0';
  if (n > 0)
    yc_state_text (state, key, letters);
}

static void
workers (YcState *state, const YcSetup *setup, const char *key, YcCrew crew)
{
  yc_state_begin_object (state, key);
  for (int seat = 0; seat < setup->n_seats; seat++)
    owned_workers (state, color_of (setup, seat), crew, seat);
  owned_workers (state, "contractor", crew, YC_CONTRACTOR);
  yc_state_end (state);
}

static void
count_types (YcState *state, YcCrew crew, int owner, const char *const keys[YC_WORKER_TYPES])
{
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    yc_state_int (state, keys[type], yc_crew_count (crew, owner, type));
}

static const char *const own_keys[YC_WORKER_TYPES] = { "L", "E", "S" };
static const char *const contractor_keys[YC_WORKER_TYPES] = { "l", "e", "s" };

static void
market (YcState *state, const YcSetup *setup, const YcBoard *board)
{
  yc_state_begin_list (state, "market");
  for (int slot = 0; slot < YC_SLOTS; slot++)
    if (board->market[slot] >= 0)
      yc_state_text (state, NULL, id_of (setup, YC_CARDS, board->market[slot]));
    else if (board->market[slot] == YC_SLOT_EMPTY)
      yc_state_text (state, NULL, NULL);
    else
      yc_state_text (state, NULL, "?");
  yc_state_end (state);
}

static void
bomb_row (YcState *state, const YcSetup *setup, const YcBoard *board)
{
  yc_state_begin_list (state, "bomb_row");
  for (int i = 0; i < board->n_row; i++)
    yc_state_text (state, NULL, board->row[i] >= 0 ? id_of (setup, YC_BOMBS, board->row[i]) : "?");
  yc_state_end (state);
}

static void
tests_left (YcState *state, const YcBoard *board)
{
  uint8_t tokens[YC_MAX_SEATS];
  const int n = yc_board_test_tokens (board, tokens);
  yc_state_begin_list (state, "tests_left");
  for (int i = 0; i < n; i++)
    if (board->tests_left >> i & 1)
      yc_state_int (state, NULL, tokens[i]);
  yc_state_end (state);
}

static void
spaces (YcState *state, const YcSetup *setup, const YcBoard *board)
{
  yc_state_begin_object (state, "spaces");
  for (int space = 0; space < setup->catalogue.n[YC_SPACES]; space++)
    if (board->spaces[space])
      workers (state, setup, id_of (setup, YC_SPACES, space), board->spaces[space]);
  yc_state_end (state);
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
one_building (YcState *state, const YcSetup *setup, const YcBoard *board, int building)
{
  yc_state_begin_object (state, NULL);
  yc_state_text (state, "card", id_of (setup, YC_CARDS, building));
  yc_state_int (state, "damage", board->buildings[building].damage);
  workers (state, setup, "workers", board->buildings[building].crew);
  yc_state_end (state);
}

static void
one_untold_building (YcState *state, const YcSetup *setup)
{
  yc_state_begin_object (state, NULL);
  yc_state_text (state, "card", "?");
  yc_state_int (state, "damage", 0);
  workers (state, setup, "workers", 0);
  yc_state_end (state);
}

/* The untold buildings of `seat` from `untold` on that it got before `order`; returns the next. */
static int
untold_before (YcState *state,
               const YcSetup *setup,
               const YcBoard *board,
               int seat,
               int untold,
               gint64 order)
{
  for (; untold < board->n_untold_buildings && board->untold_buildings[untold].order < order;
       untold++)
    if (board->untold_buildings[untold].owner == seat)
      one_untold_building (state, setup);
  return untold;
}

static void
buildings (YcState *state, const YcSetup *setup, const YcBoard *board, int seat)
{
  const int n = setup->catalogue.n[YC_CARDS];
  int untold = 0;
  yc_state_begin_list (state, "buildings");
  for (int i = next_building (board, n, seat, -1); i >= 0;
       i = next_building (board, n, seat, board->buildings[i].order)) {
    untold = untold_before (state, setup, board, seat, untold, board->buildings[i].order);
    one_building (state, setup, board, i);
  }
  untold_before (state, setup, board, seat, untold, G_MAXINT64);
  yc_state_end (state);
}

static void
hand (YcState *state, const YcSetup *setup, const YcBoard *board, int seat)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (board->bombs[i].place == YC_BOMB_HAND && board->bombs[i].holder == seat)
      g_ptr_array_add (known, (gpointer) id_of (setup, YC_BOMBS, i));
  yc_state_begin_object (state, "hand");
  yc_state_int (state, "count", board->players[seat].hand);
  yc_state_sorted (state, "known", known);
  yc_state_end (state);
}

static void
bombs (YcState *state, const YcSetup *setup, const YcBoard *board, int seat)
{
  const int n = setup->catalogue.n[YC_BOMBS];
  yc_state_begin_list (state, "bombs");
  for (int i = next_bomb (board, n, seat, -1); i >= 0;
       i = next_bomb (board, n, seat, board->bombs[i].order)) {
    yc_state_begin_object (state, NULL);
    yc_state_text (state, "card", id_of (setup, YC_BOMBS, i));
    yc_state_bool (state, "loaded", board->bombs[i].loaded);
    workers (state, setup, "workers", board->bombs[i].crew);
    yc_state_end (state);
  }
  yc_state_end (state);
}

static void
test_token (YcState *state, const YcSetup *setup, const YcBoardPlayer *player)
{
  if (!player->tested) {
    yc_state_text (state, "test", NULL);
    return;
  }
  yc_state_begin_object (state, "test");
  yc_state_int (state, "points", player->test_points);
  workers (state, setup, "workers", player->token);
  yc_state_end (state);
}

static void
goods (YcState *state, const YcBoardPlayer *player)
{
  yc_state_int (state, "money", player->money);
  yc_state_int (state, "yellowcake", player->yellowcake);
  yc_state_int (state, "uranium", player->uranium);
  yc_state_int (state, "plutonium", player->plutonium);
  yc_state_int (state, "fighters", player->fighters);
  yc_state_int (state, "bombers", player->bombers);
  yc_state_int (state, "spies", player->spies);
  if (player->told_damage > 0)
    yc_state_int (state, "damage", player->told_damage);
}

void
yc_manhattan_tell_player (YcState *state,
                          const YcRecord *record,
                          const YcPosition *position,
                          int seat)
{
  const YcBoard *board = yc_board_of (position);
  const YcSetup *setup = yc_record_setup (record);
  const YcBoardPlayer *self = &board->players[seat];
  goods (state, self);
  yc_state_begin_object (state, "supply");
  count_types (state, self->supply, seat, own_keys);
  count_types (state, self->supply, YC_CONTRACTOR, contractor_keys);
  yc_state_end (state);
  yc_state_begin_object (state, "general");
  count_types (state, board->general, seat, own_keys);
  yc_state_end (state);
  buildings (state, setup, board, seat);
  hand (state, setup, board, seat);
  bombs (state, setup, board, seat);
  test_token (state, setup, self);
  yc_state_int (state, "points", yc_outcome_points (record, position, seat));
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
deals (YcState *state, const YcSetup *setup, const YcBoard *board)
{
  if (board->n_deals == 0)
    return;
  yc_state_begin_list (state, "deals");
  for (int i = 0; i < board->n_deals; i++) {
    yc_state_begin_list (state, NULL);
    for (int j = 0; j < board->deals[i].n_seats; j++)
      yc_state_text (state, NULL, color_of (setup, board->deals[i].seats[j]));
    yc_state_end (state);
  }
  yc_state_end (state);
}

static void
table (YcState *state, const YcSetup *setup, const YcBoard *board)
{
  market (state, setup, board);
  yc_state_int (state, "building_deck", board->building_deck);
  bomb_row (state, setup, board);
  yc_state_int (state, "bomb_deck", board->untested_deck + board->tested_deck);
  yc_state_bool (state, "design_open", board->n_row > 0);
  tests_left (state, board);
  yc_state_begin_object (state, "contractors");
  count_types (state, board->general, YC_CONTRACTOR, own_keys);
  yc_state_end (state);
  deals (state, setup, board);
  spaces (state, setup, board);
}

void
yc_manhattan_tell_table (YcState *state, const YcRecord *record, const YcPosition *position)
{
  const YcBoard *board = yc_board_of (position);
  const YcSetup *setup = yc_record_setup (record);
  yc_state_text (state, "phase", phase (board));
  yc_state_text (state, "winner", board->winner >= 0 ? color_of (setup, board->winner) : NULL);
  yc_state_int (state, "goal", yc_board_goal (board));
  yc_state_int (state, "bribe", board->bribe);
  table (state, setup, board);
}
