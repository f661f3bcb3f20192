/* merging.c: see merging.h. */

#include "merging.h"

#include "card-name.h"
#include "change-question.h"
#include "widgets/card-picker.h"

#include <glib/gi18n.h>

/* A card that is said to be another one; kept by the picker of that one. */
#define MERGING "yc-merging"

typedef struct {
  GtkWidget *page; /* borrowed, or NULL */
  YcCollection *collection;
  char *key;
  char *other; /* once it is picked */
  YcMergeFunc merge;
} Merging;

static void
merging_free (gpointer data)
{
  Merging *merging = data;

  g_clear_weak_pointer (&merging->page);
  g_object_unref (merging->collection);
  g_free (merging->key);
  g_free (merging->other);
  g_free (merging);
}

/* There is one of each plan; of other cards there are copies. */
static char *
question (const char *name, const YcCard *other)
{
  if (other->kind == YC_KIND_PLAN)
    return g_strdup_printf (
      _ ("From now on “%1$s” stands for “%2$s” in every session, earlier ones included: they are "
         "judged with the numbers of “%2$s”. What was recorded is not changed, and “%1$s” can "
         "stand for itself again."),
      name, other->id);
  return g_strdup_printf (
    _ ("From now on “%1$s” stands for “%2$s” in every session, earlier ones included: they are "
       "judged with the numbers of “%2$s”. There are as many copies as were told of “%2$s”, or "
       "else of “%1$s”. What was recorded is not changed, and “%1$s” can stand for itself again."),
    name, other->id);
}

static void
merge (GObject *picker, const char *key G_GNUC_UNUSED, const char *line G_GNUC_UNUSED)
{
  const Merging *merging = g_object_get_data (picker, MERGING);

  if (merging->page != NULL)
    merging->merge (merging->page, merging->key, merging->other);
}

/* Says in words what it does before it is done, and in which sessions. */
static void
ask (YcCardPicker *picker, Merging *merging, const YcCard *other)
{
  g_autofree char *body = question (yc_key_name (merging->key), other);
  g_autofree char *line = NULL;

  g_free (merging->other);
  merging->other = yc_card_key (other);
  line = g_strdup_printf ("same %s %s", merging->key, merging->other);
  yc_change_ask (merging->page, merging->collection, merging->key, line, _ ("The Same Card?"), body,
                 _ ("_Merge"), merge, G_OBJECT (picker));
}

static YcDrawer
drawer_of (const YcCatalogue *catalogue, const YcCard *card)
{
  return yc_kind_info (catalogue->game, card->kind)->drawer;
}

static void
other_picked (YcCardPicker *picker, int ref, gpointer data G_GNUC_UNUSED)
{
  Merging *merging = g_object_get_data (G_OBJECT (picker), MERGING);
  const YcCatalogue *catalogue = yc_collection_get_catalogue (merging->collection);
  const YcCard *card = yc_catalogue_find (catalogue, merging->key);

  if (merging->page != NULL && card != NULL && ref >= 0
      && ref < catalogue->n[drawer_of (catalogue, card)])
    ask (picker, merging, &catalogue->cards[drawer_of (catalogue, card)][ref]);
}

/* The other cards of its kind, each by its place in the drawer; returns how many. */
static size_t
same_kind (YcCollection *collection, const YcCard *card, YcRef others[YC_MAX_CARDS])
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (collection);
  const YcDrawer drawer = drawer_of (catalogue, card);
  size_t n = 0;

  for (int i = 0; i < catalogue->n[drawer]; i++) {
    const YcCard *other = &catalogue->cards[drawer][i];
    g_autofree char *key = yc_card_key (other);

    if (other != card && other->kind == card->kind
        && yc_collection_get_merged (collection, key) == NULL)
      others[n++] = (YcRef) i;
  }
  return n;
}

static void
keep (GtkWidget *picker,
      GtkWidget *page,
      YcCollection *collection,
      const char *key,
      YcMergeFunc func)
{
  Merging *merging = g_new0 (Merging, 1);

  g_set_weak_pointer (&merging->page, page);
  merging->collection = g_object_ref (collection);
  merging->key = g_strdup (key);
  merging->merge = func;
  g_object_set_data_full (G_OBJECT (picker), MERGING, merging, merging_free);
}

gboolean
yc_merging_ask (GtkWidget *page, YcCollection *collection, const char *key, YcMergeFunc func)
{
  const YcCatalogue *catalogue = yc_collection_get_catalogue (collection);
  const YcCard *card = yc_catalogue_find (catalogue, key);
  YcRef others[YC_MAX_CARDS];
  const size_t n = card != NULL ? same_kind (collection, card, others) : 0;
  GtkWidget *picker;

  if (n == 0)
    return FALSE;
  picker = yc_card_picker_new (catalogue, drawer_of (catalogue, card));
  keep (picker, page, collection, key, func);
  yc_card_picker_set_offered (YC_CARD_PICKER (picker), others, n);
  yc_card_picker_set_can_tell_later (YC_CARD_PICKER (picker), false);
  g_signal_connect (picker, "picked", G_CALLBACK (other_picked), NULL);
  yc_card_picker_open (YC_CARD_PICKER (picker), page, _ ("The same as which card?"));
  return TRUE;
}
