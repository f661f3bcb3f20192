/* favourites.c: the spaces and cards that somebody used most in all decided games. */

#include "favourites.h"

#include "card-name.h"
#include "collection.h"
#include "words.h"

#include <string.h>

static void
clear_favourite (gpointer data)
{
  g_free (((YcFavourite *) data)->words);
}

/* The words of a card of a catalogue; NULL if there is none of this name. */
static char *
words_in (const YcCatalogue *catalogue, unsigned drawer, const char *id)
{
  for (guint i = 0; drawer < YC_DRAWERS && i < catalogue->n[drawer]; i++)
    if (g_str_equal (catalogue->cards[drawer][i].id, id))
      return yc_words_card_of (catalogue, (YcDrawer) drawer, &catalogue->cards[drawer][i]);
  return NULL;
}

/* Of a thing that its session defined by itself. */
static char *
words_defined (const YcGame *game, const YcPersonUse *use)
{
  g_autofree char *key = yc_definition_dup_key ((YcText){ use->thing, strlen (use->thing) });
  YcKnown *known = yc_known_new ();
  yc_known_add (known, use->thing, strlen (use->thing), NULL);
  YcRecord *record = yc_record_new_catalogue (game, known, NULL);
  char *words = key && record
                  ? words_in (&yc_record_setup (record)->catalogue, use->drawer, yc_key_name (key))
                  : NULL;
  yc_record_free (record);
  yc_known_free (known);
  return words;
}

/* What reads the same is the same to the reader. Takes the words over. */
static void
add (GArray *favourites, unsigned drawer, char *words, guint n)
{
  for (guint i = 0; i < favourites->len; i++) {
    YcFavourite *favourite = &g_array_index (favourites, YcFavourite, i);
    if (favourite->drawer == drawer && g_str_equal (favourite->words, words)) {
      favourite->n += n;
      g_free (words);
      return;
    }
  }
  const YcFavourite fresh = { .words = words, .drawer = drawer, .n = n };
  g_array_append_val (favourites, fresh);
}

static void
add_all (GArray *favourites, YcCollection *collection, const GArray *uses)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (collection);
  for (guint i = 0; i < uses->len; i++) {
    const YcPersonUse *use = &g_array_index (uses, YcPersonUse, i);
    if (!g_str_equal (use->game, catalogue->game->id))
      continue;
    char *words = strchr (use->thing, ' ') ? words_defined (catalogue->game, use)
                                           : words_in (catalogue, use->drawer, use->thing);
    if (words)
      add (favourites, use->drawer, words, use->n);
  }
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const YcFavourite *one = a, *other = b;
  if (one->n != other->n)
    return one->n > other->n ? -1 : 1;
  return g_utf8_collate (one->words, other->words);
}

/* Leaves the first few of each drawer. */
static void
leave_the_most (GArray *favourites)
{
  guint n[YC_DRAWERS] = { 0 };
  g_array_sort (favourites, compare);
  for (guint i = 0; i < favourites->len;)
    if (n[g_array_index (favourites, YcFavourite, i).drawer]++ < YC_MOST_FAVOURITES)
      i++;
    else
      g_array_remove_index (favourites, i);
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
    add_all (favourites, collection, uses);
  leave_the_most (favourites);
  return g_steal_pointer (&favourites);
}
