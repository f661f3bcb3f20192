/* window-notices.c: what the window says for a moment, and what such a notice takes back. */

#include "window-private.h"

#include "announce.h"

#include <glib/gi18n.h>

void
yc_window_say (YcWindow *self, const char *text)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (title));
  yc_announce (GTK_WIDGET (self), text, YC_NEWS);
}

static void
show_toast (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  yc_window_say (YC_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* What a button of a notice goes back to: an action of the page that brought it, or, where that is
 * gone, of the page of the sessions. */
typedef struct {
  GtkWidget *toasts; /* where the notice is, borrowed, or NULL */
  GtkWidget *page;   /* the same: it would keep its session open */
  char *action;
  gint64 session;
} WayBack;

static void
free_way_back (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  WayBack *way = data;

  g_clear_weak_pointer (&way->toasts);
  g_clear_weak_pointer (&way->page);
  g_free (way->action);
  g_free (way);
}

static void
undo (AdwToast *toast G_GNUC_UNUSED, WayBack *way)
{
  YcSessionsPage *sessions
    = yc_window_sessions_page (YC_WINDOW (gtk_widget_get_root (way->toasts)));
  GtkWidget *page = way->page;

  if (page == NULL && sessions != NULL)
    page = GTK_WIDGET (sessions);
  if (page != NULL)
    gtk_widget_activate_action (page, way->action, "x", way->session);
}

/* Under which the notices of a window know the last one that would take back the same. */
static char *
key_of (const WayBack *way)
{
  return g_strdup_printf ("%s %" G_GINT64_FORMAT, way->action, way->session);
}

static void
forget (AdwToast *toast, WayBack *way)
{
  g_autofree char *key = key_of (way);

  if (way->toasts != NULL && g_object_get_data (G_OBJECT (way->toasts), key) == toast)
    g_object_set_data (G_OBJECT (way->toasts), key, NULL);
}

/* One that would take back the same is not true any more. */
static void
replace_last (AdwToast *toast, const WayBack *way)
{
  GObject *toasts = G_OBJECT (way->toasts);
  g_autofree char *key = key_of (way);
  AdwToast *last = g_object_get_data (toasts, key);

  if (last != NULL)
    adw_toast_dismiss (last);
  g_object_set_data (toasts, key, toast);
}

static void
show_toast_with_undo (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcWindow *self = YC_WINDOW (widget);
  WayBack *way = g_new0 (WayBack, 1);
  g_autofree char *text = NULL;
  g_autofree char *title = NULL;
  AdwToast *toast;

  g_variant_get (parameter, "(ssx)", &text, &way->action, &way->session);
  g_set_weak_pointer (&way->toasts, GTK_WIDGET (self->toasts));
  g_set_weak_pointer (&way->page, yc_window_get_page (self));
  title = g_markup_escape_text (text, -1);
  toast = adw_toast_new (title);
  /* what only its page can take back goes with it */
  if (!YC_IS_SESSIONS_PAGE (way->page))
    g_signal_connect_object (way->page, "destroy", G_CALLBACK (adw_toast_dismiss), toast,
                             G_CONNECT_SWAPPED);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo), way, free_way_back, 0);
  g_signal_connect (toast, "dismissed", G_CALLBACK (forget), way);
  replace_last (toast, way);
  adw_toast_overlay_add_toast (self->toasts, toast);
  yc_announce (widget, text, YC_NEWS);
}

void
yc_window_install_notice_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.toast", "s", show_toast);
  gtk_widget_class_install_action (widget_class, "win.toast-undo", "(ssx)", show_toast_with_undo);
}
