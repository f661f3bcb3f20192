/* enter-key.c: see enter-key.h. */

#include "enter-key.h"
#include "widgets/focus.h"

/* What had the focus when the play changed last, or NULL; a weak pointer that the bar keeps. */
typedef struct {
  GtkWidget *pointed;
} EnterKey;

static EnterKey *
key_of (YcPlayBar *bar)
{
  return g_object_get_data (G_OBJECT (bar), "yc-enter-key");
}

void
yc_enter_key_pointed (YcPlayBar *bar)
{
  const gboolean empty = yc_composer_is_empty (yc_play_bar_get_composer (bar));

  /* the bar has its own way with Enter */
  g_set_weak_pointer (&key_of (bar)->pointed, empty || yc_focus_in (GTK_WIDGET (bar)) != NULL
                                                ? NULL
                                                : yc_focus_beside (GTK_WIDGET (bar)));
}

static gboolean
key_pressed (YcPlayBar *bar, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  GtkWidget *pointed = key_of (bar)->pointed;

  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter)
      || (state & gtk_accelerator_get_default_mod_mask ()) != 0 || pointed == NULL
      || yc_focus_beside (GTK_WIDGET (bar)) != pointed)
    return GDK_EVENT_PROPAGATE;
  yc_play_bar_enter (bar);
  return GDK_EVENT_STOP;
}

static void
enter_key_free (gpointer data)
{
  EnterKey *self = data;

  g_clear_weak_pointer (&self->pointed);
  g_free (self);
}

void
yc_enter_key_records (GtkWidget *page, YcPlayBar *bar)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_object_set_data_full (G_OBJECT (bar), "yc-enter-key", g_new0 (EnterKey, 1), enter_key_free);
  g_signal_connect_object (yc_play_bar_get_composer (bar), "changed",
                           G_CALLBACK (yc_enter_key_pointed), bar, G_CONNECT_SWAPPED);
  /* before the button, which would be pressed again */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed), bar,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, controller);
}
