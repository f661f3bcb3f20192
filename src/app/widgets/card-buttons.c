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
