/* card-buttons.c: see card-buttons.h. */

#include "card-buttons.h"

#include "children.h"

/* What was taken away comes back, as where the past was looked at: some are kept with the wrap, as
 * they are. Those without a place, below, are found by their card, and nobody listens to them. */
#define LEFT_OVER "yc-left-over"
#define MOST_LEFT 8

static GPtrArray *
left_over (const YcCardPlace *place)
{
  GPtrArray *buttons = g_object_get_data (G_OBJECT (place->wrap), LEFT_OVER);

  if (buttons != NULL)
    return buttons;
  buttons = g_ptr_array_new_with_free_func (g_object_unref);
  g_object_set_data_full (G_OBJECT (place->wrap), LEFT_OVER, buttons,
                          (GDestroyNotify) g_ptr_array_unref);
  return buttons;
}

/* The caller owns it. */
static GtkWidget *
take_button (const YcCardPlace *place)
{
  GPtrArray *left = left_over (place);
  GtkWidget *button;

  if (left->len > 0)
    return g_ptr_array_steal_index (left, left->len - 1);
  button = g_object_ref_sink (yc_card_button_new ());
  g_signal_connect_object (button, "clicked", place->chosen, place->owner, 0);
  return button;
}

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
    g_autoptr (GtkWidget) taken = take_button (self->place);

    button = taken;
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
  GPtrArray *left = left_over (self->place);

  for (GtkWidget *button = self->next; button != NULL && left->len < MOST_LEFT;
       button = gtk_widget_get_next_sibling (button))
    g_ptr_array_add (left, g_object_ref (button));
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
