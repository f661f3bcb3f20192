/* window-records.c: records that come to the window, and those that go. */

#include "window-private.h"

#include "history/arrivals-dialog.h"
#include "history/export-dialog.h"
#include "history/import-files.h"
#include "new-session-page.h"
#include "retelling.h"
#include "table-page.h"

#include <glib/gi18n.h>
#include <string.h>

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

    yc_window_say (self, why);
    return;
  }
  /* what would be played in it is kept nowhere */
  yc_session_set_read_only (session);
  yc_window_show_session (self, session);
}

static void
sessions_came (YcWindow *self)
{
  YcSessionsPage *sessions = yc_window_sessions_page (self);

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
    yc_window_set_only_page (self, yc_sessions_page_new (self->database));
}

void
yc_window_take_files (GtkWindow *window, GListModel *files)
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
  yc_files_choose (GTK_WINDOW (widget), yc_window_take_files);
}

/* The session at the table, or those of the list. */
static void
export_sessions (GtkWidget *widget,
                 const char *action G_GNUC_UNUSED,
                 GVariant *parameter G_GNUC_UNUSED)
{
  YcWindow *self = YC_WINDOW (widget);
  GtkWidget *page = yc_window_get_page (self);
  g_autoptr (YcQuery) query = NULL;
  YcSession *session = NULL;

  if (self->database == NULL)
    return;
  if (YC_IS_SESSIONS_PAGE (page))
    query = yc_sessions_page_get_query (YC_SESSIONS_PAGE (page));
  else if (YC_IS_TABLE_PAGE (page))
    session = yc_table_page_get_session (YC_TABLE_PAGE (page));
  if (session != NULL && yc_session_is_read_only (session))
    yc_window_say (self, _ ("This record has to be kept in your sessions first"));
  else
    yc_export_dialog_open (GTK_WINDOW (self), self->database, g_steal_pointer (&query),
                           session != NULL ? yc_session_get_uuid (session) : NULL);
}

static gboolean
is_branch (YcSession *session)
{
  return yc_record_head (yc_session_get_record (session), YC_HEAD_FROM).length > 0;
}

static const char *
kept_words (YcArrivalState state, gboolean branch)
{
  if (state == YC_ARRIVAL_KNOWN)
    return _ ("This is the session that you had already");
  if (branch)
    return _ ("It is kept as a what-if, beside the session that it comes from");
  return _ ("The session is among yours now");
}

/* Shows what the ledger has of a session that was only looked at. */
static void
show_kept (YcWindow *self, const YcArrival *arrival, gboolean branch)
{
  yc_window_set_only_page (self, yc_sessions_page_new (self->database));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-session", "s", arrival->uuid);
  yc_retelling_go_on (yc_retelling_of (self->database));
  yc_window_say (self, kept_words (arrival->state, branch));
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
    yc_window_say (self, error->message);
  else if (arrival.state == YC_ARRIVAL_DIFFERS)
    yc_arrivals_dialog_tell (GTK_WINDOW (self), yc_session_get_title (session), &arrival);
  else
    show_kept (self, &arrival, is_branch (session));
}

void
yc_window_install_record_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.import", NULL, import_sessions);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_sessions);
  gtk_widget_class_install_action (widget_class, "win.keep-record", NULL, keep_record);
}
