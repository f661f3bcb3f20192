/* window-file.c: the file of the sessions: opened, checked, set aside, chosen. */

#include "window-private.h"

#include "backup.h"
#include "check.h"
#include "checkpoint.h"
#include "compat.h"
#include "failure-page.h"
#include "salvage.h"
#include "sessions/restore-dialog.h"
#include "widgets/message-dialog.h"

#include <glib/gi18n.h>

/* A copy of the one file is whole after so long without a play or a look, in milliseconds. */
#define REST 20000

static void
show_failure (YcWindow *self, const GError *error)
{
  GtkWidget *page = yc_failure_page_new ();
  g_autoptr (GPtrArray) copies = yc_backups_list (self->path);

  yc_failure_page_show (YC_FAILURE_PAGE (page), error, copies->len > 0);
  yc_window_set_only_page (self, page);
}

/* Who looks through the file at rest is told to give up, and does not keep the window. */
void
yc_window_close_database (YcWindow *self)
{
  if (self->check != NULL)
    g_cancellable_cancel (self->check);
  g_clear_object (&self->check);
  /* a thread may keep the ledger open for a moment, and the program may end before it */
  if (self->database != NULL) {
    yc_database_checkpoint (self->database, NULL);
    g_set_weak_pointer (&self->closed, self->database);
  }
  g_clear_object (&self->database);
}

/* Whoever read the whole file has filled memory with it. */
static void
forget_file (YcDatabase *database)
{
  yc_database_forget (database);
  yc_memory_give_back ();
}

static void
backed_up (GObject *database, GAsyncResult *result, gpointer data)
{
  YcWindow *self = data; /* gone, if it was given up */
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  if (yc_backup_finish (YC_DATABASE (database), result, &error)) {
    forget_file (YC_DATABASE (database));
    return;
  }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  /* Translators: a whole sentence about the disk or the file */
  words = g_strdup_printf (_ ("No copy of the sessions could be made. %s"), error->message);
  yc_window_say (self, words);
}

/* A copy of what is sound, if it is time for one. */
static void
back_up (YcWindow *self)
{
  const int days = self->settings != NULL ? g_settings_get_int (self->settings, "backup-days") : 7;

  yc_backup_async (self->database, (unsigned) days, self->check, backed_up, self);
}

/* Whatever is shown by then, nothing more should go into a file that is damaged. */
static void
file_checked (GObject *database, GAsyncResult *result, gpointer data)
{
  YcWindow *self = data; /* gone, if it was given up */
  g_autoptr (GError) error = NULL;

  if (yc_database_check_finish (YC_DATABASE (database), result, &error)) {
    forget_file (YC_DATABASE (database));
    back_up (self);
    return;
  }
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  yc_window_close_database (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-session", FALSE);
  show_failure (self, error);
}

void
yc_window_open_database (YcWindow *self)
{
  g_autoptr (GError) error = NULL;

  yc_window_close_database (self);
  self->database = yc_database_open (self->path, &error);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-session", self->database != NULL);
  if (self->database == NULL) {
    show_failure (self, error);
    return;
  }
  yc_database_checkpoint_at_rest (self->database, REST);
  self->check = g_cancellable_new ();
  yc_database_check_async (self->database, self->check, file_checked, self);
  yc_window_set_only_page (self, yc_sessions_page_new (self->database));
}

static void
open_database_again (GtkWidget *widget,
                     const char *action G_GNUC_UNUSED,
                     GVariant *parameter G_GNUC_UNUSED)
{
  yc_window_open_database (YC_WINDOW (widget));
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
           sessions = salvage->lost_sessions, cut = salvage->cut_sessions;

  add_count (text, ngettext ("%u session was saved.", "%u sessions were saved.", saved), saved);
  if (events > 0)
    add_count (text,
               ngettext ("%u play in them could not be read; a note stands in its place.",
                         "%u plays in them could not be read; notes stand in their place.", events),
               events);
  if (cut > 0)
    add_count (text,
               ngettext ("The last plays of %u of them may be missing.",
                         "The last plays of %u of them may be missing.", cut),
               cut);
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
  yc_window_open_database (self);
  tell_salvage (self, salvage);
}

static void
show_copies (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_restore_dialog_open (GTK_WINDOW (widget), YC_WINDOW (widget)->path);
}

static void
tell_restored (YcWindow *self, const char *aside)
{
  g_autofree char *text
    = *aside ? g_strdup_printf (_ ("The old file lies whole in %s."), aside) : NULL;
  GtkWidget *dialog = yc_message_dialog_new (GTK_WINDOW (self), _ ("The Copy Is in Place"), text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Milliseconds between looks whether the file is closed, and how many there are. */
#define LOOK  20
#define LOOKS 250

/* A copy on its way into the place of the file. */
typedef struct {
  YcWindow *window;
  char *copy;
  gpointer ledger; /* YcDatabase, borrowed: NULL once nobody has it open */
  guint looks;
} Restoring;

static void
free_restoring (gpointer data)
{
  Restoring *restoring = data;

  g_clear_weak_pointer (&restoring->ledger);
  g_object_unref (restoring->window);
  g_free (restoring->copy);
  g_free (restoring);
}

/* Whatever comes of it, the file that is there is opened again; one that somebody does not let go
 * of says so then. */
static gboolean
restore_when_closed (gpointer data)
{
  Restoring *restoring = data;
  YcWindow *self = restoring->window;
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = NULL;

  if (restoring->ledger != NULL && ++restoring->looks < LOOKS)
    return G_SOURCE_CONTINUE;
  if (restoring->ledger == NULL)
    aside = yc_backup_restore (self->path, restoring->copy, &error);
  yc_window_open_database (self);
  if (aside != NULL)
    tell_restored (self, aside);
  else if (error != NULL)
    yc_window_say (self, error->message);
  return G_SOURCE_REMOVE;
}

/* Pages, and a thread that looks through the file, keep it open for a moment: SQLite would tidy up
 * after the old file what belongs to the one in its place. */
static void
restore_copy (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcWindow *self = YC_WINDOW (widget);
  Restoring *restoring = g_new0 (Restoring, 1);

  restoring->window = g_object_ref (self);
  restoring->copy = g_variant_dup_string (parameter, NULL);
  yc_window_set_only_page (self, adw_bin_new ());
  yc_window_close_database (self);
  g_set_weak_pointer (&restoring->ledger, self->closed);
  g_timeout_add_full (G_PRIORITY_DEFAULT, LOOK, restore_when_closed, restoring, free_restoring);
}

static void
database_chosen (GtkNativeDialog *chooser, int response, YcWindow *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL) {
    g_free (self->path);
    self->path = g_file_get_path (file);
    yc_window_open_database (self);
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

void
yc_window_install_file_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-database", NULL, open_database_again);
  gtk_widget_class_install_action (widget_class, "win.salvage", NULL, salvage_database);
  gtk_widget_class_install_action (widget_class, "win.choose-database", NULL, choose_database);
  gtk_widget_class_install_action (widget_class, "win.restore", NULL, show_copies);
  gtk_widget_class_install_action (widget_class, "win.restore-copy", "s", restore_copy);
}
