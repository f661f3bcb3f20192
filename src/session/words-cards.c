/* words-cards.c: several cards in one sentence, each kind once and how often. */

#include "words-private.h"

static guint
count_of (const YcRef *refs, guint n, YcRef ref)
{
  guint count = 0;
  for (guint i = 0; i < n; i++)
    count += refs[i] == ref;
  return count;
}

static char *
several (const YcRecord *record, YcDrawer drawer, YcRef ref, guint count)
{
  if (count == 1)
    return yc_words_quoted (record, drawer, ref);
  if (ref == YC_UNTOLD)
    /* Translators: in the middle of a sentence; only for more than one */
    return g_strdup_printf (ngettext ("%u card nobody told", "%u cards nobody told", count), count);
  g_autofree char *card = yc_words_quoted (record, drawer, ref);
  /* Translators: how many of a card, and the card in quotation marks */
  return g_strdup_printf (_ ("%1$u × %2$s"), count, card);
}

char *
yc_words_cards (const YcRecord *record, YcDrawer drawer, const YcRef *refs, guint n)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < n; i++)
    if (count_of (refs, i, refs[i]) == 0)
      g_ptr_array_add (parts, several (record, drawer, refs[i], count_of (refs, n, refs[i])));
  return yc_words_list (parts);
}

char *
yc_words_items (const YcRecord *record, YcDrawer drawer, const YcPlay *play, YcList list)
{
  YcRef refs[YC_MAX_ITEMS];
  guint n = 0;
  for (int i = 0; i < play->n_items; i++)
    if (play->items[i].list == list)
      refs[n++] = play->items[i].ref;
  return yc_words_cards (record, drawer, refs, n);
}
