/* table-export.c: see table-export.h. */

#include "table-export.h"

#include "export.h"
#include "play-link.h"
#include "sheet.h"
#include "table-private.h"
#include "widgets/save-file.h"

#include <glib/gi18n.h>
#include <string.h>

/* ---- To a file ---- */

static void
tell (YcTablePage *self, gboolean written, const char *done, const GError *error)
{
  if (written)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", done);
  else
    yc_table_page_say (self, error->message);
}

static void
write_record (GtkWidget *widget, GFile *file)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  g_autofree char *text = yc_export_record (self->session);
  g_autoptr (GError) error = NULL;
  gboolean written = g_file_replace_contents (file, text, strlen (text), NULL, FALSE,
                                              G_FILE_CREATE_NONE, NULL, NULL, &error);

  tell (self, written, _ ("The record was exported"), error);
}

void
yc_table_export_record (YcTablePage *self)
{
  g_autofree char *name = yc_export_file_name (self->session, "ycr");

  yc_save_file (GTK_WIDGET (self), _ ("Export the Record"), name, write_record);
}

/* ---- On paper ---- */

/* That of the country, as GTK knows it. */
static YcPaper
usual_paper (void)
{
  return g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) ? YC_PAPER_LETTER
                                                                            : YC_PAPER_A4;
}

/* With the code for BG Stats, if that is wished; NULL on error. */
static YcSheet *
sheet_of (const YcRecord *record, gboolean linked, GError **error)
{
  g_autofree char *link = linked ? yc_play_link_new (record) : NULL;
  YcSheet *sheet = yc_sheet_new (record, error);

  if (sheet != NULL)
    yc_sheet_set_link (sheet, link);
  return sheet;
}

static void
write_sheet (GtkWidget *widget, GFile *file)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSheet) sheet
    = sheet_of (yc_session_get_record (self->session), self->sheet_linked, &error);
  gboolean written = sheet != NULL && yc_sheet_save (sheet, usual_paper (), file, &error);

  tell (self, written, _ ("The sheet was saved"), error);
}

void
yc_table_save_sheet (YcTablePage *self)
{
  g_autofree char *name = yc_export_file_name (self->session, "pdf");

  yc_save_file (GTK_WIDGET (self), _ ("Save the Sheet"), name, write_sheet);
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
yc_sheet_print_new (const YcRecord *record, gboolean linked, GError **error)
{
  YcSheet *sheet = sheet_of (record, linked, error);
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
    = yc_sheet_print_new (yc_session_get_record (self->session), self->sheet_linked, &error);
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  if (operation != NULL)
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, &error);
  if (error != NULL)
    yc_table_page_say (self, error->message);
}
