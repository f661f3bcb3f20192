/* play-keys.c: see play-keys.h. */

#include "play-keys.h"

#include "table-private.h"

/* The digit of a key, or 0. */
static guint
digit_of (guint key)
{
  if (key >= GDK_KEY_1 && key <= GDK_KEY_9)
    return key - GDK_KEY_0;
  return key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_9 ? key - GDK_KEY_KP_0 : 0;
}

static gboolean
press (YcTablePage *self, guint key)
{
  const YcTableButton *button = self->game->button;

  if (digit_of (key) > 0)
    return yc_play_bar_choose (self->bar, digit_of (key));
  if (key == GDK_KEY_e)
    return gtk_widget_activate_action (GTK_WIDGET (self), "table.end", NULL);
  if (key == GDK_KEY_r && button != NULL) {
    yc_play_bar_record_verb (self->bar, button->verb);
    return TRUE;
  }
  return self->game->press != NULL && key < 128 && self->game->press (self, (char) key);
}

static gboolean
key_pressed (YcTablePage *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  const GdkModifierType others
    = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK | GDK_HYPER_MASK;

  if (!yc_table_page_is_playing (self) || !gtk_widget_get_visible (GTK_WIDGET (self->bar))
      || !gtk_widget_is_sensitive (GTK_WIDGET (self->bar)))
    return GDK_EVENT_PROPAGATE;
  if ((state & others) == GDK_ALT_MASK && digit_of (key) > 0)
    return yc_play_bar_take_at_hand (self->bar, digit_of (key));
  if ((state & others) != 0)
    return GDK_EVENT_PROPAGATE;
  return press (self, gdk_keyval_to_lower (key));
}

void
yc_play_keys_take (YcTablePage *page)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  /* after whatever has the focus: where somebody types, letters are letters */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_BUBBLE);
  g_signal_connect_swapped (controller, "key-pressed", G_CALLBACK (key_pressed), page);
  gtk_widget_add_controller (GTK_WIDGET (page), controller);
}
