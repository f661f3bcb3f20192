/* touch.c: see touch.h. */

#include "touch.h"

#include "resources.h"
#include "style-class.h"

#define TOUCHED "yc-touch"

void
yc_touch_seen (GtkWidget *page, GdkEventType type)
{
  if (type == GDK_TOUCH_BEGIN)
    gtk_widget_add_css_class (page, TOUCHED);
  else if (type == GDK_BUTTON_PRESS && !yc_settings_get_flag ("for-fingers", FALSE))
    gtk_widget_remove_css_class (page, TOUCHED);
}

static gboolean
follow (GtkWidget *page, GdkEvent *event)
{
  yc_touch_seen (page, gdk_event_get_event_type (event));
  return GDK_EVENT_PROPAGATE;
}

static void
show_preferred (GtkWidget *page, const char *key, GSettings *settings)
{
  yc_style_class_set (page, TOUCHED, g_settings_get_boolean (settings, key));
}

static void
follow_settings (GtkWidget *page)
{
  GSettings *settings = yc_settings_open ();

  if (settings == NULL)
    return;
  g_object_set_data_full (G_OBJECT (page), "touch-settings", settings, g_object_unref);
  g_signal_connect_object (settings, "changed::for-fingers", G_CALLBACK (show_preferred), page,
                           G_CONNECT_SWAPPED);
  show_preferred (page, "for-fingers", settings);
}

void
yc_touch_follow (GtkWidget *page)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, "event", G_CALLBACK (follow), page);
  gtk_widget_add_controller (page, controller);
  follow_settings (page);
}
