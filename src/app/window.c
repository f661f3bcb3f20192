/* window.c: see window.h. */

#include "window.h"

#include "resources.h"

#include <glib/gi18n.h>

struct _YcWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  AdwToastOverlay *toasts;
  AdwLeaflet *pages;
};

G_DEFINE_FINAL_TYPE (YcWindow, yc_window, ADW_TYPE_APPLICATION_WINDOW)

static void
go_back (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  adw_leaflet_navigate (YC_WINDOW (widget)->pages, ADW_NAVIGATION_DIRECTION_BACK);
}

static void
show_toast (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  AdwToast *toast = adw_toast_new (g_variant_get_string (parameter, NULL));

  adw_toast_overlay_add_toast (YC_WINDOW (widget)->toasts, toast);
}

static void
yc_window_dispose (GObject *object)
{
  YcWindow *self = YC_WINDOW (object);

  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_WINDOW);
  G_OBJECT_CLASS (yc_window_parent_class)->dispose (object);
}

static void
yc_window_class_init (YcWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = yc_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/window.ui");
  gtk_widget_class_bind_template_child (widget_class, YcWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, YcWindow, pages);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", show_toast);
}

static void
yc_window_init (YcWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = yc_settings_open ();
  if (self->settings == NULL)
    return;
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

GtkWindow *
yc_window_new (GtkApplication *application)
{
  return g_object_new (YC_TYPE_WINDOW, "application", application, NULL);
}
