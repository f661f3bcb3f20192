/* import-files.c: see import-files.h. */

#include "import-files.h"

#include <glib/gi18n.h>

/* A question that is open over a window. */
typedef struct {
  GtkWindow *window;
  YcFilesFunc func;
} Question;

static void
answered (GtkNativeDialog *chooser, int response, Question *question)
{
  g_autoptr (GListModel) files = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT)
    question->func (question->window, files);
  /* asked once; goes with the question, not while it is being answered */
  g_object_set_data (G_OBJECT (question->window), "import-files", NULL);
}

static void
free_question (gpointer question, GClosure *closure G_GNUC_UNUSED)
{
  g_free (question);
}

void
yc_files_choose (GtkWindow *window, YcFilesFunc func)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    _ ("Import Sessions"), window, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Import"), _ ("_Cancel"));
  g_autoptr (GtkFileFilter) records = gtk_file_filter_new ();
  Question *question = g_new0 (Question, 1);

  question->window = window;
  question->func = func;
  gtk_file_filter_set_name (records, _ ("Records, and pictures of sheets"));
  gtk_file_filter_add_suffix (records, "ycr");
  gtk_file_filter_add_pixbuf_formats (records);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), records);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), TRUE);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_data (chooser, "response", G_CALLBACK (answered), question, free_question, 0);
  g_object_set_data_full (G_OBJECT (window), "import-files", chooser, g_object_unref);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static gboolean
dropped (GtkDropTarget *target,
         const GValue *value,
         double x G_GNUC_UNUSED,
         double y G_GNUC_UNUSED,
         YcFilesFunc func)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);

  for (GSList *file = g_value_get_boxed (value); file != NULL; file = file->next)
    g_list_store_append (files, file->data);
  func (GTK_WINDOW (window), G_LIST_MODEL (files));
  return TRUE;
}

void
yc_files_accept_drops (GtkWindow *window, YcFilesFunc func)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (dropped), func);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}
