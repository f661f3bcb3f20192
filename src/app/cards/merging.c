/* merging.c: see merging.h. */

#include "merging.h"

#include "card-name.h"
#include "change-question.h"
#include "widgets/card-picker.h"

#include <glib/gi18n.h>

/* A card that is said to be another one. */
typedef struct {
  YcCardsPage *page;
  char *key;
} Merging;

static Merging *
merging_new (YcCardsPage *page, const char *key)
{
  Merging *merging = g_new0 (Merging, 1);

  merging->page = g_object_ref (page);
  merging->key = g_strdup (key);
  return merging;
}

static void
merging_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Merging *merging = data;

  g_object_unref (merging->page);
  g_free (merging->key);
  g_free (merging);
}

static const YcCatalogue *
catalogue_of (const Merging *merging)
{
  return yc_collection_get_catalogue (yc_cards_page_get_collection (merging->page));
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
merge (GObject *asked)
{
  yc_cards_page_merge (YC_CARDS_PAGE (asked), g_object_get_data (asked, "merged"),
                       g_object_get_data (asked, "other"));
}

/* Says in words what it does before it is done, and in which sessions. */
static void
ask (const Merging *picked, const YcCard *other)
{
  GObject *page = G_OBJECT (picked->page);
  g_autofree char *into = yc_card_key (other);
  g_autofree char *body = question (yc_key_name (picked->key), other);
  g_autofree char *line = g_strdup_printf ("same %s %s", picked->key, into);

  g_object_set_data_full (page, "merged", g_strdup (picked->key), g_free);
  g_object_set_data_full (page, "other", g_steal_pointer (&into), g_free);
  yc_change_ask (GTK_WIDGET (page), yc_cards_page_get_collection (picked->page), picked->key, line,
                 _ ("The Same Card?"), body, _ ("_Merge"), merge, page);
}

static YcDrawer
drawer_of (const YcCatalogue *catalogue, const YcCard *card)
{
  return yc_kind_info (catalogue->game, card->kind)->drawer;
}

static void
other_picked (YcCardPicker *picker G_GNUC_UNUSED, int ref, Merging *merging)
{
  const YcCatalogue *catalogue = catalogue_of (merging);
  const YcCard *card = yc_catalogue_find (catalogue, merging->key);

  if (card != NULL && ref >= 0 && ref < catalogue->n[drawer_of (catalogue, card)])
    ask (merging, &catalogue->cards[drawer_of (catalogue, card)][ref]);
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

gboolean
yc_merging_ask (YcCardsPage *page, const char *key)
{
  YcCollection *collection = yc_cards_page_get_collection (page);
  const YcCatalogue *catalogue = yc_collection_get_catalogue (collection);
  const YcCard *card = yc_catalogue_find (catalogue, key);
  YcRef others[YC_MAX_CARDS];
  const size_t n = card != NULL ? same_kind (collection, card, others) : 0;
  GtkWidget *picker;

  if (n == 0)
    return FALSE;
  picker = yc_card_picker_new (catalogue, drawer_of (catalogue, card));
  yc_card_picker_set_offered (YC_CARD_PICKER (picker), others, n);
  yc_card_picker_set_can_tell_later (YC_CARD_PICKER (picker), false);
  g_signal_connect_data (picker, "picked", G_CALLBACK (other_picked), merging_new (page, key),
                         merging_free, 0);
  yc_card_picker_open (YC_CARD_PICKER (picker), GTK_WIDGET (page), _ ("The same as which card?"));
  return TRUE;
}
