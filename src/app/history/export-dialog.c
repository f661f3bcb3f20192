/* export-dialog.c: see export-dialog.h. */

#include "export-dialog.h"

#include "announce.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

/* What is read of the list at once. */
#define SESSIONS_AT_ONCE 50

struct _YcExportDialog {
  AdwWindow parent_instance;

  YcDatabase *database;
  YcQuery *query; /* what is shown, or NULL: all of it is */
  char *session;  /* NULL: not one alone */
  GtkFileChooserNative *chooser;

  /* while it is written */
  char *folder;
  YcExport *run;
  gboolean only_found;
  GPtrArray *page;      /* of the list */
  YcArchiveEntry *last; /* of the page before */
  guint next;           /* on the page */
  guint tried, all;     /* sessions */
  char *failure;        /* the first, or NULL */
  guint failed;
  guint idle; /* the source that writes the next, or 0 */

  GtkWidget *close, *export;
  GtkProgressBar *progress;
  GtkLabel *summary;
  GtkWidget *choices, *which, *found_row;
  GtkCheckButton *found, *ycr, *csv, *jsonl, *bgsplay;
};

G_DEFINE_FINAL_TYPE (YcExportDialog, yc_export_dialog, ADW_TYPE_WINDOW)

static YcExportFormat
chosen_format (YcExportDialog *self)
{
  if (gtk_check_button_get_active (self->csv))
    return YC_EXPORT_CSV;
  if (gtk_check_button_get_active (self->jsonl))
    return YC_EXPORT_JSONL;
  return gtk_check_button_get_active (self->bgsplay) ? YC_EXPORT_BGSPLAY : YC_EXPORT_YCR;
}

/* ---- The end --------------------------------------------------------------------------------- */

static void
say (YcExportDialog *self, const char *words)
{
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  gtk_button_set_label (GTK_BUTTON (self->close), _ ("_Close"));
  gtk_widget_set_visible (self->export, FALSE);
  gtk_label_set_text (self->summary, words);
  gtk_widget_set_visible (GTK_WIDGET (self->summary), TRUE);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

static void
finish (YcExportDialog *self)
{
  const guint n = yc_export_get_n_sessions (self->run);
  g_autofree char *folder = g_filename_display_name (self->folder);
  g_autofree char *written
    /* Translators: a number of sessions, and a folder */
    = g_strdup_printf (
      ngettext ("%u session was written into %s.", "%u sessions were written into %s.", n), n,
      folder);
  g_autofree char *failed
    = self->failed == 0 ? g_strdup ("")
                        : g_strdup_printf (
                          ngettext ("%u could not be written: %s",
                                    "%u could not be written, the first because: %s", self->failed),
                          self->failed, self->failure);
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (yc_export_end (g_steal_pointer (&self->run), &error))
    words = yc_sentences_join (written, failed, NULL);
  else /* what became of it, after why */
    words = yc_sentences_join (failed, error->message, NULL);
  say (self, words);
}

/* ---- Writing --------------------------------------------------------------------------------- */

/* Those found, or all that count, hidden or not. */
static const YcChoice *
chosen_sessions (YcExportDialog *self)
{
  static const YcChoice all = { .shelves = YC_SHELF_OPEN | YC_SHELF_HIDDEN };

  return self->only_found ? yc_query_get_choice (self->query) : &all;
}

static gboolean
read_page (YcExportDialog *self)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->page, g_ptr_array_unref);
  self->next = 0;
  self->page = yc_archive_list (self->database, chosen_sessions (self), self->last,
                                SESSIONS_AT_ONCE, &error);
  if (self->page != NULL)
    return self->page->len > 0;
  self->failed++;
  if (self->failure == NULL)
    self->failure = g_strdup (error->message);
  return FALSE;
}

static void
write_one (YcExportDialog *self, const char *session)
{
  g_autoptr (GError) error = NULL;

  self->tried++;
  if (yc_export_add (self->run, session, &error))
    return;
  self->failed++;
  if (self->failure == NULL)
    self->failure = g_strdup (error->message);
}

/* The last of a page is where the next one begins. */
static void
write_next_of_page (YcExportDialog *self)
{
  const YcArchiveEntry *entry = g_ptr_array_index (self->page, self->next++);

  write_one (self, entry->uuid);
  if (self->next < self->page->len)
    return;
  g_clear_pointer (&self->last, yc_archive_entry_free);
  self->last = g_ptr_array_steal_index (self->page, self->page->len - 1);
  g_clear_pointer (&self->page, g_ptr_array_unref);
}

static gboolean
write_next (gpointer data)
{
  YcExportDialog *self = data;

  if (self->session != NULL && self->tried == 0)
    write_one (self, self->session);
  else if (self->session == NULL && (self->page != NULL || read_page (self)))
    write_next_of_page (self);
  else {
    self->idle = 0;
    finish (self);
    return G_SOURCE_REMOVE;
  }
  gtk_progress_bar_set_fraction (self->progress, (double) self->tried / MAX (self->all, 1));
  return G_SOURCE_CONTINUE;
}

void
yc_export_dialog_write (YcExportDialog *self, const char *folder)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (YC_IS_EXPORT_DIALOG (self));

  self->run = yc_export_begin (self->database, chosen_format (self), folder, &error);
  if (self->run == NULL) {
    say (self, error->message);
    return;
  }
  self->folder = g_strdup (folder);
  self->only_found = self->query != NULL && gtk_check_button_get_active (self->found);
  self->all = self->session != NULL ? 1 : yc_archive_count (self->database, chosen_sessions (self));
  gtk_widget_set_sensitive (self->choices, FALSE);
  gtk_widget_set_visible (self->export, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  self->idle = g_idle_add_full (G_PRIORITY_LOW, write_next, self, NULL);
}

static void
folder_chosen (GtkNativeDialog *chooser, int response, YcExportDialog *self)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && folder != NULL && g_file_peek_path (folder) != NULL)
    yc_export_dialog_write (self, g_file_peek_path (folder));
  g_clear_object (&self->chooser);
}

static void
choose_folder (YcExportDialog *self)
{
  g_clear_object (&self->chooser);
  self->chooser = gtk_file_chooser_native_new (_ ("Export into a Folder"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, _ ("_Export"),
                                               _ ("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (folder_chosen), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
yc_export_dialog_dispose (GObject *object)
{
  YcExportDialog *self = YC_EXPORT_DIALOG (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->chooser);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_EXPORT_DIALOG);
  g_clear_pointer (&self->run, yc_export_drop);
  g_clear_pointer (&self->page, g_ptr_array_unref);
  g_clear_pointer (&self->last, yc_archive_entry_free);
  g_clear_pointer (&self->query, yc_query_free);
  g_clear_pointer (&self->session, g_free);
  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->failure, g_free);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_export_dialog_parent_class)->dispose (object);
}

static void
yc_export_dialog_class_init (YcExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_export_dialog_dispose;
  yc_template_set (widget_class, "export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, close);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, export);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, progress);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, choices);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, which);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, found_row);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, found);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, ycr);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, csv);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, jsonl);
  gtk_widget_class_bind_template_child (widget_class, YcExportDialog, bgsplay);
  gtk_widget_class_bind_template_callback (widget_class, choose_folder);
}

static void
yc_export_dialog_init (YcExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Who searches means what was found. */
static void
offer_found (YcExportDialog *self)
{
  g_autofree char *words = NULL;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (self->found_row, self->query != NULL);
  if (self->query == NULL)
    return;
  words = g_strjoinv (" ", (char **) yc_query_get_words (self->query));
  /* Translators: the words of a search */
  title = *words != '\0' ? g_strdup_printf (_ ("Those found by “%s”"), words)
                         : g_strdup (_ ("Those shown in the list"));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->found_row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->found_row), title);
  gtk_check_button_set_active (self->found, TRUE);
}

YcExportDialog *
yc_export_dialog_open (GtkWindow *parent, YcDatabase *database, YcQuery *query, const char *session)
{
  YcExportDialog *self = g_object_new (YC_TYPE_EXPORT_DIALOG, "transient-for", parent, NULL);

  self->database = g_object_ref (database);
  self->query = query;
  self->session = g_strdup (session);
  gtk_widget_set_visible (self->which, session == NULL);
  offer_found (self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
