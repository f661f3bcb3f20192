/* save-file.c: see save-file.h. */

#include "save-file.h"

#include <glib/gi18n.h>

#define SAVE "yc-save" /* key of the function */

static void
on_chosen (GtkNativeDialog *dialog, int response, GtkWidget *widget)
{
  YcSaveFunc save = (YcSaveFunc) g_object_get_data (G_OBJECT (dialog), SAVE);

  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

    save (widget, file);
  }
  g_object_unref (dialog);
}

void
yc_save_file (GtkWidget *widget, const char *title, const char *name, YcSaveFunc save)
{
  GtkFileChooserNative *dialog
    = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (widget)),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"), _ ("_Cancel"));
  g_autofree char *plain = g_strdelimit (g_strdup (name), G_DIR_SEPARATOR_S, '-');

  g_object_set_data (G_OBJECT (dialog), SAVE, (gpointer) save);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), plain);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_chosen), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
