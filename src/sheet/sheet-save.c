/* sheet-save.c: a sheet as a PDF file. */

#include "yc-config.h"

#include "sheet-private.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

/* In points, 72 to an inch. */
static const struct {
  double width, height;
} papers[] = {
  [YC_PAPER_A4] = { 595.28, 841.89 },
  [YC_PAPER_LETTER] = { 612, 792 },
};

static cairo_status_t
append (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The day of the session stands for that of the making, so that the same sheet is the same file. */
static void
set_metadata (const YcSheet *self, cairo_surface_t *surface)
{
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, self->subtitle);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Yellowcake");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                  self->date != NULL ? self->date : "2000-01-01");
}

static cairo_status_t
draw_pages (const YcSheet *self, YcPaper paper, GByteArray *bytes)
{
  double width = papers[paper].width, height = papers[paper].height;
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append, bytes, width, height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  set_metadata (self, surface);
  for (guint page = 0; page < yc_sheet_get_n_pages (self); page++) {
    yc_sheet_draw_page (self, page, cr, width, height);
    cairo_show_page (cr);
  }
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

gboolean
yc_sheet_save (const YcSheet *self, YcPaper paper, GFile *file, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status = draw_pages (self, paper, bytes);

  if (status != CAIRO_STATUS_SUCCESS) {
    /* Translators: %s is a reason in English */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The sheet could not be drawn: %s."),
                 cairo_status_to_string (status));
    return FALSE;
  }
  return g_file_replace_contents (file, (const char *) bytes->data, bytes->len, NULL, FALSE,
                                  G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, error);
}
