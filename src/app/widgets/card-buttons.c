/* card-buttons.c: see card-buttons.h. */

#include "card-buttons.h"

#include "children.h"

YcCardButtons
yc_card_buttons_begin (const YcCardPlace *place)
{
  return (YcCardButtons){ place, gtk_widget_get_first_child (GTK_WIDGET (place->wrap)) };
}

GtkWidget *
yc_card_buttons_show (YcCardButtons *self, const YcCardState *state)
{
  GtkWidget *button = self->next;

  if (button == NULL) {
    button = yc_card_button_new ();
    g_signal_connect_object (button, "clicked", self->place->chosen, self->place->owner, 0);
    yc_wrap_append (self->place->wrap, button);
  }
  self->next = gtk_widget_get_next_sibling (button);
  yc_card_button_show (YC_CARD_BUTTON (button), state);
  return button;
}

void
yc_card_buttons_end (YcCardButtons *self)
{
  GtkWidget *wrap = GTK_WIDGET (self->place->wrap);

  yc_children_drop_from (self->next);
  gtk_widget_set_visible (wrap, gtk_widget_get_first_child (wrap) != NULL);
}

/* ---- Without a place ---- */

#define MOST_SPARE 80 /* more than there are of most kinds */

/* By YcRef, for all trays. */
static GHashTable *
spare (void)
{
  static GHashTable *buttons;

  if (buttons == NULL)
    buttons = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  return buttons;
}

static guint keepers;

/* One takes about 60 kB, icons, texts and what a screen reader is told of it included. */
static void
keeper_gone (gpointer data G_GNUC_UNUSED, GObject *keeper G_GNUC_UNUSED)
{
  if (--keepers == 0)
    g_hash_table_remove_all (spare ());
}

void
yc_card_buttons_keep_for (GObject *keeper)
{
  keepers++;
  g_object_weak_ref (keeper, keeper_gone, NULL);
}

GtkWidget *
yc_card_button_take (YcRef card)
{
  GtkWidget *button;

  if (g_hash_table_steal_extended (spare (), GINT_TO_POINTER (card), NULL, (gpointer *) &button))
    return button;
  return g_object_ref_sink (yc_card_button_new ());
}

void
yc_card_button_put_aside (GtkWidget *button)
{
  const YcRef card = yc_card_button_get_ref (YC_CARD_BUTTON (button));

  if (keepers > 0 && g_hash_table_size (spare ()) < MOST_SPARE)
    g_hash_table_replace (spare (), GINT_TO_POINTER (card), g_object_ref (button));
}
