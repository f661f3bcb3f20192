/* cards-files.c: the table's cards out into a file, and in from one. */

#include "cards-page-private.h"

#include "import-dialog.h"
#include "widgets/save-file.h"

#include <glib/gi18n.h>
#include <string.h>

static void
say (YcCardsPage *page, const GError *error)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "win.toast", "s", error->message);
}

void
yc_cards_page_import (YcCardsPage *self, GFile *file)
{
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;
  YcImport *import = NULL;

  if (g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    import = yc_collection_compare (self->collection, text, (gssize) length, &error);
  if (import == NULL)
    say (self, error);
  else
    yc_import_dialog_open (GTK_WIDGET (self), self->collection, import);
}

static void
export_to (GtkWidget *page, GFile *file)
{
  g_autofree char *text = yc_collection_export (YC_CARDS_PAGE (page)->collection);
  g_autoptr (GError) error = NULL;

  if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                NULL, &error))
    say (YC_CARDS_PAGE (page), error);
}

static void
file_chosen (GtkNativeDialog *chooser, int response, YcCardsPage *page)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    yc_cards_page_import (page, file);
  g_object_set_data (G_OBJECT (page), "chooser", NULL);
}

static void
export_cards (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  /* Translators: the name of a file; keep the ending */
  yc_save_file (widget, _ ("Export the Table’s Cards"), _ ("our-cards.ycr"), export_to);
}

static void
import_cards (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  GtkFileChooserNative *chooser
    = gtk_file_chooser_native_new (_ ("Import Cards"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                   GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  /* it lives until it is answered, or as long as the page */
  g_object_set_data_full (G_OBJECT (widget), "chooser", chooser, g_object_unref);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (file_chosen), widget, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

void
yc_cards_files_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cards.export", NULL, export_cards);
  gtk_widget_class_install_action (widget_class, "cards.import", NULL, import_cards);
}
