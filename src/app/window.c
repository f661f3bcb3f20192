/* window.c: see window.h. */

#include "window.h"

#include "announce.h"
#include "check.h"
#include "database.h"
#include "cards/cards-page.h"
#include "dispute/case-book-page.h"
#include "compat.h"
#include "failure-page.h"
#include "history/curves-page.h"
#include "history/arrivals-dialog.h"
#include "history/export-dialog.h"
#include "history/import-files.h"
#include "judge/rules-dialog.h"
#include "new-session-page.h"
#include "persons/person-page.h"
#include "persons/persons-page.h"
#include "resources.h"
#include "retelling.h"
#include "salvage.h"
#include "sessions-page.h"
#include "table-page.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  char *path;
  YcDatabase *database; /* NULL while it cannot be opened */
  GCancellable *check;  /* of the file, or NULL */
  GtkFileChooserNative *chooser;
  guint dropping; /* the idle source that drops the pages that were left, or 0 */

  AdwToastOverlay *toasts;
  AdwLeaflet *pages;
};

G_DEFINE_FINAL_TYPE (YcWindow, yc_window, ADW_TYPE_APPLICATION_WINDOW)

GtkWidget *
yc_window_get_page (YcWindow *self)
{
  g_return_val_if_fail (YC_IS_WINDOW (self), NULL);

  return adw_leaflet_get_visible_child (self->pages);
}

static void
say (YcWindow *self, const char *text)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (title));
  yc_announce (GTK_WIDGET (self), text, YC_NEWS);
}

/* ---- Pages ---------------------------------------------------------------------------------- */

static GtkWidget *
first_page (YcWindow *self)
{
  g_autoptr (GtkSelectionModel) pages = adw_leaflet_get_pages (self->pages);
  g_autoptr (AdwLeafletPage) first = g_list_model_get_item (G_LIST_MODEL (pages), 0);

  return first == NULL ? NULL : adw_leaflet_page_get_child (first);
}

static YcSessionsPage *
sessions_page (YcWindow *self)
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

/* A page that was left is done with once it is out of sight. */
static gboolean
drop_left_pages (gpointer data)
{
  YcWindow *self = data;

  self->dropping = 0;
  if (adw_leaflet_get_child_transition_running (self->pages))
    return G_SOURCE_REMOVE;
  remove_pages_after (self, yc_window_get_page (self));
  if (YC_IS_TABLE_PAGE (yc_window_get_page (self)))
    yc_table_page_focus_board (YC_TABLE_PAGE (yc_window_get_page (self)));
  return G_SOURCE_REMOVE;
}

static void
page_changed (YcWindow *self)
{
  GtkWidget *page = yc_window_get_page (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back",
                                 page != NULL && page != first_page (self));
  /* not while the leaflet is still busy with them */
  if (self->dropping == 0)
    self->dropping = g_idle_add (drop_left_pages, self);
}

static void
push_page (YcWindow *self, GtkWidget *page)
{
  remove_pages_after (self, yc_window_get_page (self));
  adw_leaflet_append (self->pages, page);
  adw_leaflet_set_visible_child (self->pages, page);
}

/* Shows `page` alone, with nothing to go back to. */
static void
set_only_page (YcWindow *self, GtkWidget *page)
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
  YcSessionsPage *sessions = sessions_page (self);

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
  /* back from the table leads to the sessions, not to the set-up */
  if (YC_IS_NEW_SESSION_PAGE (yc_window_get_page (self)))
    set_only_page (self, yc_sessions_page_new (self->database));
  push_page (self, page);
}

void
yc_window_show_record (YcWindow *self, GFile *file)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = NULL;

  g_return_if_fail (YC_IS_WINDOW (self));

  if (g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    session = yc_session_read (text, (gssize) length, &error);
  if (session == NULL) {
    g_autofree char *name = g_file_get_parse_name (file);
    g_autofree char *why = g_strdup_printf ("%s: %s", name, error->message);

    say (self, why);
    return;
  }
  /* what would be played in it is kept nowhere */
  yc_session_set_read_only (session);
  yc_window_show_session (self, session);
}

static void
open_session (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session = NULL;

  if (self->database == NULL)
    return;
  session = yc_session_open (self->database, g_variant_get_string (parameter, NULL), &error);
  if (session == NULL)
    say (self, error->message);
  else
    yc_window_show_session (self, session);
}

/* ---- Records from elsewhere ------------------------------------------------------------------ */

static void
sessions_came (YcWindow *self)
{
  YcSessionsPage *sessions = sessions_page (self);

  if (sessions != NULL)
    yc_sessions_page_refresh (sessions);
  yc_retelling_go_on (yc_retelling_of (self->database));
}

/* A session that lies open must not go on behind its table. */
static void
leave_table (YcWindow *self)
{
  GtkWidget *page = yc_window_get_page (self);

  if (!YC_IS_SESSIONS_PAGE (page) && !YC_IS_NEW_SESSION_PAGE (page))
    set_only_page (self, yc_sessions_page_new (self->database));
}

static void
take_files (GtkWindow *window, GListModel *files)
{
  YcWindow *self = YC_WINDOW (window);
  YcArrivalsDialog *dialog;

  if (self->database == NULL || g_list_model_get_n_items (files) == 0)
    return;
  leave_table (self);
  dialog = yc_arrivals_dialog_take (window, self->database, files);
  g_signal_connect_object (dialog, "taken", G_CALLBACK (sessions_came), self, G_CONNECT_SWAPPED);
}

static void
import_sessions (GtkWidget *widget,
                 const char *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  yc_files_choose (GTK_WINDOW (widget), take_files);
}

/* The session at the table, or those of the list. */
static void
export_sessions (GtkWidget *widget,
                 const char *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  GtkWidget *page = yc_window_get_page (self);
  const char *words = NULL;
  YcSession *session = NULL;

  if (self->database == NULL)
    return;
  if (YC_IS_SESSIONS_PAGE (page))
    words = yc_sessions_page_get_words (YC_SESSIONS_PAGE (page));
  else if (YC_IS_TABLE_PAGE (page))
    session = yc_table_page_get_session (YC_TABLE_PAGE (page));
  if (session != NULL && yc_session_is_read_only (session))
    say (self, _ ("This record has to be kept in your sessions first"));
  else
    yc_export_dialog_open (GTK_WINDOW (self), self->database, words,
                           session != NULL ? yc_session_get_uuid (session) : NULL);
}

/* Shows what the ledger has of a session that was only looked at. */
static void
show_kept (YcWindow *self, const YcArrival *arrival)
{
  set_only_page (self, yc_sessions_page_new (self->database));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-session", "s", arrival->uuid);
  yc_retelling_go_on (yc_retelling_of (self->database));
  say (self, arrival->state == YC_ARRIVAL_KNOWN ? _ ("This is the session that you had already")
                                                : _ ("The session is among yours now"));
}

static void
keep_record (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  GtkWidget *page = yc_window_get_page (self);
  g_autoptr (YcSession) session = NULL;
  g_autofree char *text = NULL;
  g_auto (YcArrival) arrival = { 0 };
  g_autoptr (GError) error = NULL;

  if (self->database == NULL || !YC_IS_TABLE_PAGE (page))
    return;
  session = g_object_ref (yc_table_page_get_session (YC_TABLE_PAGE (page)));
  text = yc_session_to_text (session);
  if (!yc_intake_take_one (self->database, text, strlen (text), &arrival, &error))
    say (self, error->message);
  else if (arrival.state == YC_ARRIVAL_DIFFERS)
    yc_arrivals_dialog_tell (GTK_WINDOW (self), yc_session_get_title (session), &arrival);
  else
    show_kept (self, &arrival);
}

/* ---- Other pages ----------------------------------------------------------------------------- */

static void
new_session (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  GtkWidget *page;

  if (self->database == NULL || YC_IS_NEW_SESSION_PAGE (yc_window_get_page (self)))
    return;
  page = yc_new_session_page_new (self->database);
  g_signal_connect_object (page, "begun", G_CALLBACK (yc_window_show_session), self,
                           G_CONNECT_SWAPPED);
  push_page (self, page);
}

static void
show_cards (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  GtkWidget *before = yc_window_get_page (self);
  GtkWidget *page;

  if (self->database == NULL || YC_IS_CARDS_PAGE (before))
    return;
  page = yc_cards_page_new (self->database);
  if (YC_IS_TABLE_PAGE (before)) {
    YcSession *session = yc_table_page_get_session (YC_TABLE_PAGE (before));

    /* a play being composed would speak of the cards as they were */
    gtk_widget_activate_action (before, "table.escape", NULL);
    yc_cards_page_show_game (YC_CARDS_PAGE (page), yc_session_get_game (session));
  }
  push_page (self, page);
}

static void
show_rules (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  GtkWidget *page = yc_window_get_page (YC_WINDOW (widget));

  if (YC_IS_TABLE_PAGE (page))
    gtk_widget_activate_action (page, "table.rules", NULL);
  else
    yc_rules_dialog_open (widget, NULL, YC_NO_RULE);
}

static void
show_case_book (GtkWidget *widget,
                const char *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);

  if (self->database != NULL && !YC_IS_CASE_BOOK_PAGE (yc_window_get_page (self)))
    push_page (self, yc_case_book_page_new (self->database));
}

static void
show_curves (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  GtkWidget *page = yc_window_get_page (YC_WINDOW (widget));

  if (YC_IS_TABLE_PAGE (page))
    push_page (YC_WINDOW (widget),
               yc_curves_page_new (yc_table_page_get_view (YC_TABLE_PAGE (page))));
}

static void
show_persons (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);

  if (self->database != NULL)
    push_page (self, yc_persons_page_new (self->database));
}

static void
show_person (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *name)
{
  YcWindow *self = YC_WINDOW (widget);

  if (self->database != NULL)
    push_page (self, yc_person_page_new (self->database, g_variant_get_string (name, NULL)));
}

static void
search (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  GtkWidget *page = yc_window_get_page (YC_WINDOW (widget));

  if (YC_IS_SESSIONS_PAGE (page))
    yc_sessions_page_search (YC_SESSIONS_PAGE (page));
  else if (YC_IS_TABLE_PAGE (page))
    gtk_widget_activate_action (page, "table.find-card", NULL);
}

static void
show_toast (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  say (YC_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

/* ---- The file of the sessions --------------------------------------------------------------- */

static void
show_failure (YcWindow *self, const GError *error)
{
  GtkWidget *page = yc_failure_page_new ();

  yc_failure_page_show (YC_FAILURE_PAGE (page), error);
  set_only_page (self, page);
}

static void
close_database (YcWindow *self)
{
  if (self->check != NULL)
    g_cancellable_cancel (self->check);
  g_clear_object (&self->check);
  g_clear_object (&self->database);
}

/* Whatever is shown by then, nothing more should go into a file that is damaged. */
static void
file_checked (GObject *database, GAsyncResult *result, gpointer data)
{
  g_autoptr (YcWindow) self = data;
  g_autoptr (GError) error = NULL;

  if (yc_database_check_finish (YC_DATABASE (database), result, &error)
      || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  close_database (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-session", FALSE);
  show_failure (self, error);
}

static void
open_database (YcWindow *self)
{
  g_autoptr (GError) error = NULL;

  close_database (self);
  self->database = yc_database_open (self->path, &error);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-session", self->database != NULL);
  if (self->database == NULL) {
    show_failure (self, error);
    return;
  }
  self->check = g_cancellable_new ();
  yc_database_check_async (self->database, self->check, file_checked, g_object_ref (self));
  set_only_page (self, yc_sessions_page_new (self->database));
}

static void
open_database_again (GtkWidget *widget,
                     const char *action G_GNUC_UNUSED,
                     GVariant *parameter G_GNUC_UNUSED)
{
  open_database (YC_WINDOW (widget));
}

static void
add_count (GString *text, const char *sentence, unsigned number)
{
  g_string_append_printf (text, sentence, number);
  g_string_append_c (text, '\n');
}

static char *
describe_salvage (const YcSalvage *salvage)
{
  GString *text = g_string_new (NULL);
  unsigned saved = salvage->sessions, events = salvage->lost_events,
           sessions = salvage->lost_sessions;

  add_count (text, ngettext ("%u session was saved.", "%u sessions were saved.", saved), saved);
  if (events > 0)
    add_count (text,
               ngettext ("%u play in them could not be read; a note stands in its place.",
                         "%u plays in them could not be read; notes stand in their place.", events),
               events);
  if (sessions > 0)
    add_count (text,
               ngettext ("%u more session could not be read.",
                         "%u more sessions could not be read.", sessions),
               sessions);
  g_string_append_printf (text, _ ("The old file lies whole in %s."), salvage->set_aside);
  return g_string_free (text, FALSE);
}

static void
tell_salvage (YcWindow *self, const YcSalvage *salvage)
{
  g_autofree char *text = describe_salvage (salvage);
  GtkWidget *dialog = yc_message_dialog_new (GTK_WINDOW (self), _ ("What Was Saved"), text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
salvage_database (GtkWidget *widget,
                  const char *action G_GNUC_UNUSED,
                  GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSalvage) salvage = yc_database_set_aside_and_salvage (self->path, &error);

  if (salvage == NULL) {
    show_failure (self, error);
    return;
  }
  open_database (self);
  tell_salvage (self, salvage);
}

static void
database_chosen (GtkNativeDialog *chooser, int response, YcWindow *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL) {
    g_free (self->path);
    self->path = g_file_get_path (file);
    open_database (self);
  }
  g_clear_object (&self->chooser);
}

static void
choose_database (GtkWidget *widget,
                 const char *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);

  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Choose a File of Sessions"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (database_chosen), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
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
  close_database (self);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (yc_window_parent_class)->dispose (object);
}

static void
yc_window_class_init (YcWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_window_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/window.ui");
  gtk_widget_class_bind_template_child (widget_class, YcWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, YcWindow, pages);
  gtk_widget_class_bind_template_callback (widget_class, page_changed);

  gtk_widget_class_install_action (widget_class, "win.back", NULL, go_back);
  gtk_widget_class_install_action (widget_class, "win.new-session", NULL, new_session);
  gtk_widget_class_install_action (widget_class, "win.open-session", "s", open_session);
  gtk_widget_class_install_action (widget_class, "win.import", NULL, import_sessions);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_sessions);
  gtk_widget_class_install_action (widget_class, "win.keep-record", NULL, keep_record);
  gtk_widget_class_install_action (widget_class, "win.cards", NULL, show_cards);
  gtk_widget_class_install_action (widget_class, "win.curves", NULL, show_curves);
  gtk_widget_class_install_action (widget_class, "win.case-book", NULL, show_case_book);
  gtk_widget_class_install_action (widget_class, "win.persons", NULL, show_persons);
  gtk_widget_class_install_action (widget_class, "win.person", "s", show_person);
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, show_rules);
  gtk_widget_class_install_action (widget_class, "win.search", NULL, search);
  gtk_widget_class_install_action (widget_class, "win.toast", "s", show_toast);
  gtk_widget_class_install_action (widget_class, "win.open-database", NULL, open_database_again);
  gtk_widget_class_install_action (widget_class, "win.salvage", NULL, salvage_database);
  gtk_widget_class_install_action (widget_class, "win.choose-database", NULL, choose_database);
}

static void
yc_window_init (YcWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_files_accept_drops (GTK_WINDOW (self), take_files);

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
  open_database (self);
  return GTK_WINDOW (self);
}
