/* window.c: see window.h. */

#include "window-private.h"

#include "archive.h"
#include "database.h"
#include "history/import-files.h"
#include "resources.h"
#include "sessions-page.h"
#include "table-page.h"
#include "widgets/focus.h"
#include "widgets/template.h"

G_DEFINE_FINAL_TYPE (YcWindow, yc_window, ADW_TYPE_APPLICATION_WINDOW)

static void
go_back (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  YcSessionsPage *sessions = yc_window_sessions_page (self);

  if (sessions != NULL)
    yc_sessions_page_refresh (sessions);
  adw_leaflet_navigate (self->pages, ADW_NAVIGATION_DIRECTION_BACK);
}

/* ---- Sessions ------------------------------------------------------------------------------- */

/* Whether the page is the table of the session with this UUID; one that is only shown is not among
 * the sessions. */
static gboolean
is_table_of (GtkWidget *page, const char *uuid)
{
  YcSession *session
    = YC_IS_TABLE_PAGE (page) ? yc_table_page_get_session (YC_TABLE_PAGE (page)) : NULL;

  return session != NULL && !yc_session_is_read_only (session)
         && g_str_equal (yc_session_get_uuid (session), uuid);
}

/* The table of the session with this UUID, shown or behind other pages; NULL if there is none. */
static GtkWidget *
find_table_of (YcWindow *self, const char *uuid)
{
  g_autoptr (GtkSelectionModel) pages = adw_leaflet_get_pages (self->pages);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++) {
    g_autoptr (AdwLeafletPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

    if (is_table_of (adw_leaflet_page_get_child (page), uuid))
      return adw_leaflet_page_get_child (page);
  }
  return NULL;
}

static void
open_session (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcWindow *self = YC_WINDOW (widget);
  const char *uuid = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = NULL;
  GtkWidget *table;

  if (self->database == NULL)
    return;
  /* a session that lies open must not go on beside itself */
  table = find_table_of (self, uuid);
  if (table != NULL) {
    adw_leaflet_set_visible_child (self->pages, table);
    return;
  }
  session = yc_session_open (self->database, uuid, &error);
  if (session == NULL)
    yc_window_say (self, error->message);
  else
    yc_window_show_session (self, session);
}

/* The session that stands on top of the list; without one, the list. */
static void
resume (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (YcArchiveEntry) running
    = self->database == NULL ? NULL : yc_archive_get_running (self->database, NULL);

  if (running != NULL)
    gtk_widget_activate_action (widget, "win.open-session", "s", running->uuid);
}

/* ---- The window ----------------------------------------------------------------------------- */

static void
yc_window_dispose (GObject *object)
{
  YcWindow *self = YC_WINDOW (object);

  g_clear_object (&self->chooser);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_WINDOW);
  g_clear_handle_id (&self->dropping, g_source_remove);
  g_clear_object (&self->settings);
  yc_window_close_database (self);
  g_clear_weak_pointer (&self->closed);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (yc_window_parent_class)->dispose (object);
}

static void
yc_window_class_init (YcWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_window_dispose;

  yc_template_set (widget_class, "window.ui");
  gtk_widget_class_bind_template_child (widget_class, YcWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, YcWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, yc_window_page_changed);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "win.open-session", "s", open_session);
  gtk_widget_class_install_action (widget_class, "win.resume", NULL, resume);
  yc_window_install_record_actions (widget_class);
  yc_window_install_file_actions (widget_class);
  yc_window_install_page_actions (widget_class);
  yc_window_install_notice_actions (widget_class);
}

static void
yc_window_init (YcWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_focus_let_go (GTK_WINDOW (self));
  yc_files_accept_drops (GTK_WINDOW (self), yc_window_take_files);

  self->settings = yc_settings_open ();
  if (self->settings == NULL)
    return;
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

GtkWindow *
yc_window_new (GtkApplication *application, const char *path)
{
  YcWindow *self = g_object_new (YC_TYPE_WINDOW, "application", application, NULL);

  self->path = path == NULL ? yc_database_default_path () : g_strdup (path);
  yc_window_open_database (self);
  return GTK_WINDOW (self);
}

const char *
yc_window_get_path (YcWindow *self)
{
  return self->path;
}

YcDatabase *
yc_window_get_database (YcWindow *self)
{
  return self->database;
}
