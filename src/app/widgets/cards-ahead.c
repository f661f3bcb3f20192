/* cards-ahead.c: see cards-ahead.h. */

#include "cards-ahead.h"

#include "card-buttons.h"
#include "tray-card.h"

#define AHEAD "yc-cards-ahead"

typedef struct {
  const YcCatalogue *catalogue;
  YcDrawer drawer;
  gboolean has[YC_MAX_CARDS];
  YcRef next;
  guint source; /* or 0 */
} Ahead;

static void
ahead_free (gpointer data)
{
  Ahead *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_free (self);
}

static void
make (const Ahead *self, YcRef ref)
{
  g_autoptr (GtkWidget) button = yc_card_button_take (ref);
  const YcCardState state
    = { .ref = ref, .card = &self->catalogue->cards[self->drawer][ref], .compact = TRUE };

  yc_card_button_show (YC_CARD_BUTTON (button), &state);
  yc_card_button_put_aside (button);
}

static gboolean
make_next (gpointer data)
{
  Ahead *self = data;
  const int n = self->catalogue->n[self->drawer];

  while (self->next < n && self->has[self->next])
    self->next++;
  if (self->next < n) {
    make (self, self->next++);
    return G_SOURCE_CONTINUE;
  }
  self->source = 0;
  return G_SOURCE_REMOVE;
}

void
yc_cards_make_ahead (GObject *owner,
                     const YcCatalogue *catalogue,
                     YcDrawer drawer,
                     const GArray *shown)
{
  Ahead *self = g_object_get_data (owner, AHEAD);

  if (self != NULL) {
    self->catalogue = catalogue;
    return;
  }
  self = g_new0 (Ahead, 1);
  self->catalogue = catalogue;
  self->drawer = drawer;
  for (guint i = 0; i < shown->len; i++)
    self->has[g_array_index (shown, YcTrayCard, i).ref] = TRUE;
  g_object_set_data_full (owner, AHEAD, self, ahead_free);
  self->source = g_idle_add_full (G_PRIORITY_LOW, make_next, self, NULL);
}
