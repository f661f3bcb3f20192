/* icon-pieces.c: see icon-pieces.h. */

#include "icon-pieces.h"

#include "icon.h"
#include "table-game.h"

#include <string.h>

static void
add_icon (GArray *line, const char *name, YcPieceLook look)
{
  const YcIconPiece piece = { .look = look, .icon = g_intern_string (name) };

  g_array_append_val (line, piece);
}

static void
add_mark (GArray *line, const char *text, YcPieceLook look)
{
  const YcIconPiece piece = { .look = look, .text = g_intern_string (text) };

  g_array_append_val (line, piece);
}

static void
add_icons (GArray *line, const char *name, int n)
{
  for (int i = 0; i < n; i++)
    add_icon (line, name, YC_PIECE_ICON);
}

/* The number stands before the icon. */
static void
add_counted (GArray *line, int number, const char *icon)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  add_mark (line, number == YC_UNKNOWN ? "?" : text, YC_PIECE_NUMBER);
  add_icon (line, icon, YC_PIECE_ICON);
}

/* Money always has a number, other single pieces have none. */
static void
add_good (GArray *line, YcGood good, int amount)
{
  if (amount == 1 && good != YC_MONEY)
    add_icon (line, yc_icon_of_good (good), YC_PIECE_ICON);
  else
    add_counted (line, amount, yc_icon_of_good (good));
}

static void
add_side (GArray *line, const YcSide *side)
{
  if (side->unknown) {
    add_mark (line, "?", YC_PIECE_NUMBER);
    return;
  }
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    add_icons (line, yc_icon_of_worker (type), side->workers[type]);
  for (int good = 0; good < YC_GOODS; good++)
    if (side->goods[good] != 0)
      add_good (line, good, side->goods[good]);
}

static void
add_sides (GArray *line, const YcSide *sides, int n)
{
  for (int i = 0; i < n; i++) {
    if (i > 0)
      add_mark (line, "/", YC_PIECE_OPERATOR);
    add_side (line, &sides[i]);
  }
}

static void
add_needs (GArray *line, const YcCard *card)
{
  if (card->needs_unknown)
    add_mark (line, "?", YC_PIECE_NUMBER);
  for (int i = 0; i < card->n_needs; i++) {
    if (i > 0)
      add_mark (line, "/", YC_PIECE_OPERATOR);
    for (int type = YC_WORKER_TYPES - 1; type >= 0; type--)
      add_icons (line, yc_icon_of_worker (type), card->needs[i].type[type]);
    add_icons (line, "any", card->needs[i].any);
  }
}

static void
add_fuel (GArray *line, const YcCard *card)
{
  gboolean is_uranium = card->kind == YC_KIND_URANIUM_BOMB;

  if (!is_uranium && card->kind != YC_KIND_PLUTONIUM_BOMB)
    return;
  add_mark (line, "+", YC_PIECE_OPERATOR);
  add_good (line, is_uranium ? YC_URANIUM : YC_PLUTONIUM, card->fuel);
}

static gboolean
side_says_something (const YcSide *side)
{
  static const YcSide nothing = { 0 };

  return side->unknown || memcmp (side->goods, nothing.goods, sizeof side->goods) != 0
         || memcmp (side->workers, nothing.workers, sizeof side->workers) != 0;
}

static void
add_aside (GArray *line, const YcCard *card)
{
  if (side_says_something (&card->others)) {
    add_icon (line, "others", YC_PIECE_APART);
    add_side (line, &card->others);
  }
  if (card->bribe)
    add_icon (line, "bribe", YC_PIECE_APART);
}

/* A factory of the card game draws so many cards, or another player discards so many; alone it
 * takes so many from the discard pile instead. */
static void
add_factory (GArray *line, const YcCard *card)
{
  add_icon (line, "arrow", YC_PIECE_ARROW);
  add_counted (line, card->draws, "hand");
  if (card->alone) {
    add_mark (line, "/", YC_PIECE_OPERATOR);
    add_counted (line, card->discards, "card");
    return;
  }
  if (!card->only_draws) {
    add_mark (line, "/", YC_PIECE_OPERATOR);
    add_icon (line, "others", YC_PIECE_ICON);
    add_mark (line, "−", YC_PIECE_OPERATOR);
    add_counted (line, card->discards, "hand");
  }
  if (card->not_with_two)
    add_icon (line, "not-two", YC_PIECE_ICON);
}

/* The personnel that a card of the card game gives when it is played sideways. */
static void
add_sideways (GArray *line, const YcCard *card)
{
  int personnel = card->side[YC_LABORER] + card->side[YC_ENGINEER] + card->side[YC_SCIENTIST];

  if (card->side_unknown || personnel > 0)
    add_icon (line, "sideways", YC_PIECE_APART);
  if (card->side_unknown)
    add_mark (line, "?", YC_PIECE_NUMBER);
  for (int type = 0; type < YC_WORKER_TYPES; type++)
    add_icons (line, yc_icon_of_worker (type), card->side[type]);
}

/* What a card with a rule of its own does. */
static void
add_deed (GArray *line, const YcCard *card)
{
  const YcTableCards *cards = yc_table_game_of (card->game)->cards;
  int n = 1;
  const char *icon = cards->deed != NULL ? cards->deed (card, &n) : NULL;

  if (icon == NULL)
    return;
  add_icon (line, "arrow", YC_PIECE_ARROW);
  add_icons (line, icon, n);
}

static GArray *
line_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (YcIconPiece));
}

GArray *
yc_icon_pieces_of_side (const YcSide *side)
{
  GArray *line = line_new ();

  add_side (line, side);
  return line;
}

GArray *
yc_icon_pieces_of_card (const YcCard *card)
{
  GArray *line = line_new ();

  add_needs (line, card);
  add_fuel (line, card);
  if (card->n_pays > 0)
    add_mark (line, "+", YC_PIECE_OPERATOR);
  add_sides (line, card->pays, card->n_pays);
  if (card->n_gives > 0) {
    add_icon (line, "arrow", YC_PIECE_ARROW);
    add_sides (line, card->gives, card->n_gives);
  }
  if (card->kind == YC_KIND_SPACE)
    add_deed (line, card);
  else if (card->kind == YC_KIND_FACTORY && card->n_gives == 0)
    add_factory (line, card);
  add_aside (line, card);
  add_sideways (line, card);
  return line;
}
