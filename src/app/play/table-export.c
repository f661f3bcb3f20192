/* table-export.c: see table-export.h. */

#include "table-export.h"

#include "export.h"
#include "sheet.h"
#include "table-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* ---- To a file ---- */

/* Writes what is asked for into a file, or says why not. */
typedef gboolean (*WriteFunc) (YcTablePage *self, GFile *file, GError **error);

/* What the chooser is open for. */
typedef struct {
  YcTablePage *page; /* weak */
  WriteFunc write;
  const char *done; /* what is said afterwards */
} Choice;

static void
free_choice (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Choice *choice = data;

  g_clear_weak_pointer (&choice->page);
  g_free (choice);
}

static void
write_chosen (Choice *choice, GFile *file)
{
  g_autoptr (GError) error = NULL;

  if (choice->write (choice->page, file, &error))
    gtk_widget_activate_action (GTK_WIDGET (choice->page), "win.toast", "s", choice->done);
  else
    yc_table_page_say (choice->page, error->message);
}

static void
on_chosen (GtkNativeDialog *dialog, int response, gpointer data)
{
  Choice *choice = data;
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT && choice->page != NULL) {
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    write_chosen (choice, file);
  }
  g_object_unref (dialog);
}

static void
choose_file (YcTablePage *self,
             const char *title,
             const char *ending,
             WriteFunc write,
             const char *done)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
    title, window, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"), _ ("_Cancel"));
  g_autofree char *name = yc_export_file_name (self->session, ending);
  Choice *choice = g_new0 (Choice, 1);

  g_set_weak_pointer (&choice->page, self);
  choice->write = write;
  choice->done = done;
  g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_data (dialog, "response", G_CALLBACK (on_chosen), choice, free_choice, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static gboolean
write_record (YcTablePage *self, GFile *file, GError **error)
{
  g_autofree char *text = yc_session_to_text (self->session);

  return g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  NULL, error);
}

void
yc_table_export_record (YcTablePage *self)
{
  choose_file (self, _ ("Export the Record"), "ycr", write_record, _ ("The record was exported"));
}

/* ---- On paper ---- */

/* That of the country, as GTK knows it. */
static YcPaper
usual_paper (void)
{
  return g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) ? YC_PAPER_LETTER
                                                                            : YC_PAPER_A4;
}

static gboolean
write_sheet (YcTablePage *self, GFile *file, GError **error)
{
  g_autoptr (YcSheet) sheet = yc_sheet_new (yc_session_get_record (self->session), error);
  g_autofree char *path = g_file_get_path (file);

  return sheet != NULL && yc_sheet_save (sheet, usual_paper (), path, error);
}

void
yc_table_save_sheet (YcTablePage *self)
{
  choose_file (self, _ ("Save the Sheet"), "pdf", write_sheet, _ ("The sheet was saved"));
}

static void
draw_page (GtkPrintOperation *operation G_GNUC_UNUSED,
           GtkPrintContext *context,
           int page,
           gpointer sheet)
{
  yc_sheet_draw_page (sheet, (guint) page, gtk_print_context_get_cairo_context (context),
                      gtk_print_context_get_width (context),
                      gtk_print_context_get_height (context));
}

GtkPrintOperation *
yc_sheet_print_new (const YcRecord *record, GError **error)
{
  YcSheet *sheet = yc_sheet_new (record, error);
  GtkPrintOperation *operation;

  if (sheet == NULL)
    return NULL;
  operation = gtk_print_operation_new ();
  gtk_print_operation_set_n_pages (operation, (int) yc_sheet_get_n_pages (sheet));
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), sheet);
  g_object_set_data_full (G_OBJECT (operation), "sheet", sheet, (GDestroyNotify) yc_sheet_free);
  return operation;
}

void
yc_table_print (YcTablePage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GtkPrintOperation) operation
    = yc_sheet_print_new (yc_session_get_record (self->session), &error);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  if (operation != NULL)
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, &error);
  if (error != NULL)
    yc_table_page_say (self, error->message);
}
