/* card-filter.c: see card-filter.h. */

#include "card-filter.h"

#include "card-button.h"

static YcFound
find (GtkWidget *button, const YcCatalogue *catalogue, YcDrawer drawer, const char *typed)
{
  const YcRef ref = yc_card_button_get_ref (YC_CARD_BUTTON (button));

  if (*typed == '\0')
    return YC_FOUND;
  if (ref == YC_NONE)
    return yc_card_search (&catalogue->loaded, typed);
  return ref >= 0 && ref < catalogue->n[drawer]
           ? yc_card_search (&catalogue->cards[drawer][ref], typed)
           : YC_NOT_FOUND;
}

gboolean
yc_card_filter (GtkWidget *row,
                const YcCatalogue *catalogue,
                YcDrawer drawer,
                const char *typed,
                YcFirstFound *first)
{
  gboolean any = FALSE;

  for (GtkWidget *card = gtk_widget_get_first_child (row); card != NULL;
       card = gtk_widget_get_next_sibling (card)) {
    const YcFound found = find (card, catalogue, drawer, typed);

    gtk_widget_set_visible (card, found != YC_NOT_FOUND);
    any = any || found != YC_NOT_FOUND;
    if (found > first->found)
      *first = (YcFirstFound){ card, found };
  }
  return any;
}
