/* random.c: random play of The Manhattan Project, with everything told as it is turned up. */

#include "manhattan/game.h"
#include "manhattan/board.h"

#include <string.h>

/* ---- The head ---------------------------------------------------------------------------------
 */

static YcRecord *
read_catalogue (void)
{
  YcError why;
  const char *text = yc_manhattan_game.catalogue_text;
  YcRecord *record = yc_record_read_catalogue (text, strlen (text), &why);
  if (!record)
    g_error ("the catalogue cannot be read: %s", why.message);
  return record;
}

/* Cards of a drawer in random order, of the starting buildings or of the others. */
static guint
shuffled (YcDice *dice,
          const YcCatalogue *catalogue,
          YcDrawer drawer,
          gboolean starting,
          int *cards)
{
  guint n = 0;
  for (int i = 0; i < catalogue->n[drawer]; i++)
    if (catalogue->cards[drawer][i].starting == starting)
      cards[n++] = i;
  yc_dice_shuffle (dice, cards, n);
  return n;
}

static void
append_ids (GString *head, const YcCatalogue *catalogue, YcDrawer drawer, const int *cards, int n)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (head, " %s", catalogue->cards[drawer][cards[i]].id);
}

static void
write_head (YcDice *dice, int n_players, GString *head)
{
  g_autoptr (YcRecord) record = read_catalogue ();
  const YcCatalogue *catalogue = &yc_record_setup (record)->catalogue;
  int cards[YC_MAX_CARDS];
  yc_random_write_players (dice, n_players, TRUE, head);
  g_string_append (head, "market");
  shuffled (dice, catalogue, YC_CARDS, TRUE, cards);
  append_ids (head, catalogue, YC_CARDS, cards, YC_SLOTS - 1);
  shuffled (dice, catalogue, YC_CARDS, FALSE, cards);
  append_ids (head, catalogue, YC_CARDS, cards, 1);
  g_string_append (head, "\nbombs");
  shuffled (dice, catalogue, YC_BOMBS, FALSE, cards);
  append_ids (head, catalogue, YC_BOMBS, cards, n_players + 1);
  g_string_append_c (head, '\n');
}

/* ---- Choosing ---------------------------------------------------------------------------------
 */

/* What a good is worth to a player who wants the game to end. */
static guint
worth (const YcSide *side)
{
  return (guint) (side->goods[YC_URANIUM] * 12 + side->goods[YC_PLUTONIUM] * 12
                  + side->goods[YC_YELLOWCAKE] * 2 + side->goods[YC_MONEY] / 2)
         + side->workers[YC_ENGINEER] * 3u + side->workers[YC_SCIENTIST] * 3u
         + side->workers[YC_LABORER];
}

static guint
weight_of_use (const YcCard *card, const YcPlay *play)
{
  guint weight = 2;
  for (int i = 0; i < card->n_gives; i++)
    weight = MAX (weight, 4 * worth (&card->gives[i]));
  if (play->decline || (play->has_take && yc_workers_total (&play->take) == 0))
    return 1;
  return weight;
}

static guint
weight_of_place (const YcSetup *setup, const YcBoard *board, const YcPlay *play)
{
  const YcCard *space = &setup->catalogue.cards[YC_SPACES][play->target];
  if (strcmp (space->id, "design") == 0)
    return board->players[board->active].hand > 3 ? 4 : 120;
  if (strcmp (space->id, "construction") == 0)
    return play->slot ? 3 : 1;
  return weight_of_use (space, play) / 2 + 1;
}

static guint
weight (const YcSetup *setup, const YcPosition *position, const YcPlay *play)
{
  static const guint weights[] = {
    [YC_BOARD_END] = 8, [YC_STRIKE_FIGHTER] = 8, [YC_STRIKE_BOMBER] = 8, [YC_REPAIR] = 40,
    [YC_BUILD] = 4000,  [YC_TEST] = 300,         [YC_LOAD] = 1000,
  };
  const YcBoard *board = yc_board_of (position);
  if (play->verb == YC_USE)
    return 2 * weight_of_use (&setup->catalogue.cards[YC_CARDS][play->target], play);
  if (play->verb == YC_PLACE)
    return weight_of_place (setup, board, play);
  if (play->verb == YC_RETRIEVE)
    return yc_crew_total (board->players[board->active].supply) > 2 ? 2 : 60;
  return weights[play->verb];
}

/* Every card of the draft is told, each player in turn taking one at random. */
static void
complete (YcRandom *self, YcPlay *play)
{
  const YcSetup *setup = yc_random_setup (self);
  const YcBoard *board = yc_board_of (yc_random_position (self));
  if (play->verb != YC_PLACE
      || strcmp (setup->catalogue.cards[YC_SPACES][play->target].id, "design") != 0)
    return;
  int row[YC_MAX_ROW];
  for (int i = 0; i < board->n_row; i++)
    row[i] = board->row[i];
  yc_dice_shuffle (&self->dice, row, board->n_row);
  play->n_items = board->n_row;
  for (int i = 0; i < board->n_row; i++) {
    const int seat = (board->active + i) % setup->n_seats;
    play->items[i] = (YcItem){
      .ref = (YcRef) row[i],
      .color = (uint8_t) setup->seats[seat].color,
      .times = 1,
    };
  }
}

/* ---- What is turned up ------------------------------------------------------------------------
 */

static gboolean
is_in_deck (const YcBoard *board, int building)
{
  for (int slot = 0; slot < YC_SLOTS; slot++)
    if (board->market[slot] == building)
      return FALSE;
  return board->buildings[building].owner < 0;
}

static void
tell_market (YcRandom *self)
{
  const YcSetup *setup = yc_random_setup (self);
  const YcBoard *board = yc_board_of (yc_random_position (self));
  int deck[YC_MAX_CARDS];
  guint n = 0;
  if (board->market[YC_SLOTS - 1] != YC_SLOT_UNTOLD)
    return;
  for (int i = 0; i < setup->catalogue.n[YC_CARDS]; i++)
    if (!setup->catalogue.cards[YC_CARDS][i].starting && is_in_deck (board, i))
      deck[n++] = i;
  g_autofree YcPlay *fact = g_new0 (YcPlay, 1);
  fact->verb = YC_TELL_MARKET;
  fact->actor = YC_TABLE;
  fact->n_items = 1;
  fact->items[0] = (YcItem){ .ref = (YcRef) deck[yc_dice_throw (&self->dice, n)], .times = 1 };
  yc_random_append (self, fact);
}

static void
tell_bombs (YcRandom *self)
{
  const YcSetup *setup = yc_random_setup (self);
  const YcBoard *board = yc_board_of (yc_random_position (self));
  int unseen[YC_MAX_CARDS];
  guint n = 0, untold = 0;
  g_autofree YcPlay *fact = g_new0 (YcPlay, 1);
  for (int i = 0; i < setup->catalogue.n[YC_BOMBS]; i++)
    if (board->bombs[i].place == YC_BOMB_UNSEEN)
      unseen[n++] = i;
  yc_dice_shuffle (&self->dice, unseen, n);
  fact->verb = YC_TELL_BOMBS;
  fact->actor = YC_TABLE;
  fact->n_items = board->n_row;
  for (int i = 0; i < board->n_row; i++) {
    const int card = board->row[i] >= 0 ? board->row[i] : unseen[untold++];
    fact->items[i] = (YcItem){ .ref = (YcRef) card, .times = 1 };
  }
  if (untold > 0)
    yc_random_append (self, fact);
}

static void
tell (YcRandom *self)
{
  tell_market (self);
  tell_bombs (self);
}

const YcRandomGame yc_manhattan_random = {
  .write_head = write_head,
  .weight = weight,
  .complete = complete,
  .tell = tell,
};
