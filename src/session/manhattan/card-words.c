/* card-words.c: the bombs of The Manhattan Project in words. */

#include "parts.h"

static gboolean
is_bomb (const YcCard *card)
{
  return card->kind == YC_KIND_URANIUM_BOMB || card->kind == YC_KIND_PLUTONIUM_BOMB;
}

char *
yc_manhattan_card_pays (const YcCard *card)
{
  if (!is_bomb (card))
    return NULL;
  YcSide fuel = { 0 };
  fuel.goods[card->kind == YC_KIND_URANIUM_BOMB ? YC_URANIUM : YC_PLUTONIUM] = card->fuel;
  return yc_words_side (card->game, &fuel);
}

char *
yc_manhattan_card_gives (const YcCard *card)
{
  if (!is_bomb (card))
    return NULL;
  if (card->kind == YC_KIND_PLUTONIUM_BOMB && card->points != YC_UNKNOWN)
    /* Translators: points of a plutonium bomb, untested and tested */
    return g_strdup_printf (_ ("%1$d points, tested %2$d"), card->points, card->points_tested);
  return yc_words_points (card->points);
}

/* ---- In the middle of a sentence ------------------------------------------------------------- */

static gboolean
are_points_known (const YcCard *bomb)
{
  return bomb->points != YC_UNKNOWN
         && (bomb->kind == YC_KIND_URANIUM_BOMB || bomb->points_tested != YC_UNKNOWN);
}

/* Whether its points tell a bomb from all others of its kind. */
static gboolean
is_known_by_points (const YcCatalogue *catalogue, const YcCard *bomb)
{
  for (int i = 0; i < catalogue->n[YC_BOMBS]; i++) {
    const YcCard *other = &catalogue->cards[YC_BOMBS][i];
    if (other != bomb && other->kind == bomb->kind && other->points == bomb->points
        && other->points_tested == bomb->points_tested)
      return FALSE;
  }
  return are_points_known (bomb);
}

/* As people at the table call it: by the large numbers of its card. */
static char *
bomb_by_points (const YcCard *bomb)
{
  const char *kind = yc_words_kind (bomb->kind);
  g_autofree char *points = bomb->kind == YC_KIND_PLUTONIUM_BOMB
                              ? g_strdup_printf ("%d/%d", bomb->points, bomb->points_tested)
                              : g_strdup_printf ("%d", bomb->points);
  /* Translators: a bomb and the points printed on it: "Plutonium bomb 8/14" */
  return g_strdup_printf (_ ("%1$s %2$s"), kind, points);
}

char *
yc_manhattan_short_name (const YcCatalogue *catalogue, const YcCard *card)
{
  return is_bomb (card) && is_known_by_points (catalogue, card) ? bomb_by_points (card) : NULL;
}
