/* cards-files.c: see cards-files.h. */

#include "cards-files.h"

#include "cards-page.h"
#include "import-dialog.h"

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
  YcCollection *collection = yc_cards_page_get_collection (self);
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;
  YcImport *import = NULL;

  if (g_file_load_contents (file, NULL, &text, &length, NULL, &error))
    import = yc_collection_compare (collection, text, (gssize) length, &error);
  if (import == NULL)
    say (self, error);
  else
    yc_import_dialog_open (GTK_WIDGET (self), collection, import);
}

static void
export_to (YcCardsPage *page, GFile *file)
{
  g_autofree char *text = yc_collection_export (yc_cards_page_get_collection (page));
  g_autoptr (GError) error = NULL;

  if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                NULL, &error))
    say (page, error);
}

/* The chooser lives until it is answered, or as long as the page. */
static void
keep (YcCardsPage *page, GtkFileChooserNative *chooser)
{
  g_object_set_data_full (G_OBJECT (page), "chooser", chooser, g_object_unref);
}

static void
file_chosen (GtkNativeDialog *chooser, int response, YcCardsPage *page)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
  const gboolean save
    = gtk_file_chooser_get_action (GTK_FILE_CHOOSER (chooser)) == GTK_FILE_CHOOSER_ACTION_SAVE;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL) {
    if (save)
      export_to (page, file);
    else
      yc_cards_page_import (page, file);
  }
  keep (page, NULL);
}

static void
choose_file (GtkWidget *page, const char *title, GtkFileChooserAction action)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    title, GTK_WINDOW (gtk_widget_get_root (page)), action, NULL, NULL);

  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    /* Translators: the name of a file; keep the ending */
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), _ ("our-cards.ycr"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect_object (chooser, "response", G_CALLBACK (file_chosen), page, 0);
  keep (YC_CARDS_PAGE (page), chooser);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
export_cards (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  choose_file (widget, _ ("Export the Table’s Cards"), GTK_FILE_CHOOSER_ACTION_SAVE);
}

static void
import_cards (GtkWidget *widget,
              const char *action G_GNUC_UNUSED,
              GVariant *parameter G_GNUC_UNUSED)
{
  choose_file (widget, _ ("Import Cards"), GTK_FILE_CHOOSER_ACTION_OPEN);
}

void
yc_cards_files_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "cards.export", NULL, export_cards);
  gtk_widget_class_install_action (widget_class, "cards.import", NULL, import_cards);
}
