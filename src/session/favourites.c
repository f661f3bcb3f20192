/* favourites.c: the spaces and cards that somebody used most in all decided games. */

#include "favourites.h"

#include "collection.h"
#include "words.h"

static void
clear_favourite (gpointer data)
{
  g_free (((YcFavourite *) data)->words);
}

/* What is used, as the table knows it now; NULL if it does not. */
static const YcCard *
card_of (const YcCatalogue *catalogue, const YcPersonUse *use)
{
  for (guint i = 0; use->drawer < YC_DRAWERS && i < catalogue->n[use->drawer]; i++)
    if (g_str_equal (catalogue->cards[use->drawer][i].id, use->thing))
      return &catalogue->cards[use->drawer][i];
  return NULL;
}

static void
add_favourites (GArray *favourites, YcCollection *collection, const GArray *uses)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (collection);
  guint n[YC_DRAWERS] = { 0 };
  for (guint i = 0; i < uses->len; i++) {
    const YcPersonUse *use = &g_array_index (uses, YcPersonUse, i);
    const gboolean same_game = g_str_equal (use->game, catalogue->game->id);
    const YcCard *card = same_game ? card_of (catalogue, use) : NULL;
    if (!card || n[use->drawer]++ >= YC_MOST_FAVOURITES)
      continue;
    const YcFavourite favourite = { .words = yc_words_card (card), .n = use->n };
    g_array_append_val (favourites, favourite);
  }
}

GArray *
yc_favourites (YcDatabase *database, const char *game, const GArray *uses, GError **error)
{
  const YcGame *known = yc_game_find (game);
  g_autoptr (GArray) favourites = g_array_new (FALSE, FALSE, sizeof (YcFavourite));
  g_array_set_clear_func (favourites, clear_favourite);
  g_autoptr (YcCollection) collection = known ? yc_collection_open (database, known, error) : NULL;
  if (known && !collection)
    return NULL;
  if (collection)
    add_favourites (favourites, collection, uses);
  return g_steal_pointer (&favourites);
}
