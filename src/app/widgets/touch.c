/* touch.c: see touch.h. */

#include "touch.h"

#define TOUCHED "yc-touch"

void
yc_touch_seen (GtkWidget *page, GdkEventType type)
{
  if (type == GDK_TOUCH_BEGIN)
    gtk_widget_add_css_class (page, TOUCHED);
  else if (type == GDK_BUTTON_PRESS)
    gtk_widget_remove_css_class (page, TOUCHED);
}

static gboolean
follow (GtkWidget *page, GdkEvent *event)
{
  yc_touch_seen (page, gdk_event_get_event_type (event));
  return GDK_EVENT_PROPAGATE;
}

void
yc_touch_follow (GtkWidget *page)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (follow), page);
  gtk_widget_add_controller (page, controller);
}
