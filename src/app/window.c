/* window.c: see window.h. */

#include "window-private.h"

#include "archive.h"
#include "database.h"
#include "history/puzzle-page.h"
#include "history/import-files.h"
#include "new-session-page.h"
#include "resources.h"
#include "sessions-page.h"
#include "table-page.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (YcWindow, yc_window, ADW_TYPE_APPLICATION_WINDOW)

GtkWidget *
yc_window_get_page (YcWindow *self)
{
  g_return_val_if_fail (YC_IS_WINDOW (self), NULL);

  return adw_leaflet_get_visible_child (self->pages);
}

YcTablePage *
yc_window_table_shown (YcWindow *self)
{
  GtkWidget *page = yc_window_get_page (self);

  if (YC_IS_PUZZLE_PAGE (page))
    return yc_puzzle_page_get_table (YC_PUZZLE_PAGE (page));
  return YC_IS_TABLE_PAGE (page) ? YC_TABLE_PAGE (page) : NULL;
}

/* The list of windows tells tables apart. */
static void
show_title (YcWindow *self)
{
  YcTablePage *table = yc_window_table_shown (self);
  g_autofree char *title
    = table == NULL ? g_strdup (_ ("Yellowcake"))
                    /* Translators: of a window; %s is the name of a session or of its players */
                    : g_strdup_printf (_ ("%s – Yellowcake"),
                                       yc_session_get_title (yc_table_page_get_session (table)));

  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* ---- Pages ---------------------------------------------------------------------------------- */

static GtkWidget *
first_page (YcWindow *self)
{
  g_autoptr (GtkSelectionModel) pages = adw_leaflet_get_pages (self->pages);
  g_autoptr (AdwLeafletPage) first = g_list_model_get_item (G_LIST_MODEL (pages), 0);

  return first == NULL ? NULL : adw_leaflet_page_get_child (first);
}

YcSessionsPage *
yc_window_sessions_page (YcWindow *self)
{
  GtkWidget *first = first_page (self);

  return YC_IS_SESSIONS_PAGE (first) ? YC_SESSIONS_PAGE (first) : NULL;
}

static void
remove_pages_after (YcWindow *self, GtkWidget *page)
{
  GtkWidget *next;

  while ((next = adw_leaflet_get_adjacent_child (self->pages, ADW_NAVIGATION_DIRECTION_FORWARD))
         != NULL)
    adw_leaflet_remove (self->pages, next);
  g_assert (adw_leaflet_get_visible_child (self->pages) == page);
}

/* No key is heard while the focus is nowhere, or on a page that is gone. */
static void
focus_page (YcWindow *self)
{
  GtkWidget *page = yc_window_get_page (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (YC_IS_TABLE_PAGE (page))
    yc_table_page_focus_board (YC_TABLE_PAGE (page));
  else if (page != NULL && (focus == NULL || !gtk_widget_is_ancestor (focus, page)))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

/* A page that was left is done with once it is out of sight. */
static gboolean
drop_left_pages (gpointer data)
{
  YcWindow *self = data;

  self->dropping = 0;
  if (adw_leaflet_get_child_transition_running (self->pages))
    return G_SOURCE_REMOVE;
  remove_pages_after (self, yc_window_get_page (self));
  focus_page (self);
  return G_SOURCE_REMOVE;
}

static void
page_changed (YcWindow *self)
{
  GtkWidget *page = yc_window_get_page (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back",
                                 page != NULL && page != first_page (self));
  show_title (self);
  /* not while the leaflet is still busy with them */
  if (self->dropping == 0)
    self->dropping = g_idle_add (drop_left_pages, self);
}

void
yc_window_push_page (YcWindow *self, GtkWidget *page)
{
  remove_pages_after (self, yc_window_get_page (self));
  adw_leaflet_append (self->pages, page);
  adw_leaflet_set_visible_child (self->pages, page);
}

/* Shows `page` alone, with nothing to go back to. */
void
yc_window_set_only_page (YcWindow *self, GtkWidget *page)
{
  GtkWidget *child;

  while ((child = first_page (self)) != NULL)
    adw_leaflet_remove (self->pages, child);
  adw_leaflet_append (self->pages, page);
  page_changed (self);
}

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

void
yc_window_show_session (YcWindow *self, YcSession *session)
{
  GtkWidget *page;

  g_return_if_fail (YC_IS_WINDOW (self));
  g_return_if_fail (YC_IS_SESSION (session));

  page = yc_table_page_new (session);
  /* a correction of the set-up may name others */
  g_signal_connect_object (yc_table_page_get_view (YC_TABLE_PAGE (page)), "changed",
                           G_CALLBACK (show_title), self, G_CONNECT_SWAPPED);
  /* back from the table leads to the sessions, not to the set-up */
  if (YC_IS_NEW_SESSION_PAGE (yc_window_get_page (self)))
    yc_window_set_only_page (self, yc_sessions_page_new (self->database));
  yc_window_push_page (self, page);
}

/* Whether the page is the table of the session with this UUID. */
static gboolean
is_table_of (GtkWidget *page, const char *uuid)
{
  return YC_IS_TABLE_PAGE (page)
         && g_str_equal (yc_session_get_uuid (yc_table_page_get_session (YC_TABLE_PAGE (page))),
                         uuid);
}

static void
open_session (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = NULL;

  if (self->database == NULL)
    return;
  /* a session that lies open behind this one must not go on beside itself */
  if (is_table_of (adw_leaflet_get_adjacent_child (self->pages, ADW_NAVIGATION_DIRECTION_BACK),
                   g_variant_get_string (parameter, NULL))) {
    go_back (widget, NULL, NULL);
    return;
  }
  session = yc_session_open (self->database, g_variant_get_string (parameter, NULL), &error);
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
  gtk_widget_class_bind_template_callback (widget_class, page_changed);

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
