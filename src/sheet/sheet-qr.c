/* sheet-qr.c: see sheet-qr.h. */

#include "sheet-qr.h"

#include "sheet-code.h"

#include <qrcodegen/qrcodegen.h>
#include <zbar.h>

#define VERSION 33

G_DEFINE_AUTOPTR_CLEANUP_FUNC (zbar_image_scanner_t, zbar_image_scanner_destroy)

struct _YcSheetQr {
  guint8 modules[qrcodegen_BUFFER_LEN_FOR_VERSION (VERSION)];
};

YcSheetQr *
yc_sheet_qr_new (GBytes *part)
{
  guint8 work[qrcodegen_BUFFER_LEN_FOR_VERSION (VERSION)];
  YcSheetQr *self = g_new0 (YcSheetQr, 1);
  gsize size;
  const guint8 *data = g_bytes_get_data (part, &size);

  g_assert (size <= YC_SHEET_CODE_ROOM);
  memcpy (work, data, size);
  if (!qrcodegen_encodeBinary (work, size, self->modules, qrcodegen_Ecc_MEDIUM,
                               qrcodegen_VERSION_MIN, VERSION, qrcodegen_Mask_AUTO, false))
    g_error ("a part of a record does not fit into its code");
  return self;
}

void
yc_sheet_qr_free (YcSheetQr *self)
{
  g_free (self);
}

int
yc_sheet_qr_get_size (const YcSheetQr *self)
{
  return qrcodegen_getSize (self->modules);
}

/* How many modules from here on along the row are dark. */
static int
dark_from (const YcSheetQr *self, int x, int y)
{
  int n = 0;

  while (qrcodegen_getModule (self->modules, x + n, y))
    n++;
  return n;
}

void
yc_sheet_qr_draw (const YcSheetQr *self, cairo_t *cr)
{
  int size = yc_sheet_qr_get_size (self);

  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++) {
      int n = dark_from (self, x, y);

      if (n > 0)
        cairo_rectangle (cr, x, y, n, 1);
      x += n;
    }
  cairo_fill (cr);
}

/* ---- Finding --------------------------------------------------------------------------------- */

static guint8
grey_of (const guchar *pixel, int n_channels)
{
  int grey = (77 * pixel[0] + 151 * pixel[1] + 28 * pixel[2]) >> 8;

  /* what is transparent lies on white paper */
  return (guint8) (n_channels == 4 ? (grey * pixel[3] + 255 * (255 - pixel[3])) / 255 : grey);
}

/* Eight bits a pixel, rows without padding; the caller frees. */
static guint8 *
grey_from_pixbuf (GdkPixbuf *picture)
{
  int width = gdk_pixbuf_get_width (picture), height = gdk_pixbuf_get_height (picture);
  int stride = gdk_pixbuf_get_rowstride (picture), n = gdk_pixbuf_get_n_channels (picture);
  const guchar *pixels = gdk_pixbuf_read_pixels (picture);
  guint8 *grey = g_malloc ((gsize) width * (gsize) height);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      grey[(gsize) y * (gsize) width + (gsize) x] = grey_of (pixels + y * stride + x * n, n);
  return grey;
}

static zbar_image_scanner_t *
scanner_new (void)
{
  zbar_image_scanner_t *scanner = zbar_image_scanner_create ();

  zbar_image_scanner_set_config (scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0);
  zbar_image_scanner_set_config (scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1);
  zbar_image_scanner_set_config (scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1);
  return scanner;
}

GPtrArray *
yc_sheet_qr_find (GdkPixbuf *picture)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  guint width = (guint) gdk_pixbuf_get_width (picture),
        height = (guint) gdk_pixbuf_get_height (picture);
  g_autofree guint8 *grey = grey_from_pixbuf (picture);
  g_autoptr (zbar_image_scanner_t) scanner = scanner_new ();
  zbar_image_t *image = zbar_image_create ();

  zbar_image_set_format (image, zbar_fourcc ('Y', '8', '0', '0'));
  zbar_image_set_size (image, width, height);
  zbar_image_set_data (image, grey, (gulong) width * height, NULL);
  zbar_scan_image (scanner, image);
  for (const zbar_symbol_t *symbol = zbar_image_first_symbol (image); symbol != NULL;
       symbol = zbar_symbol_next (symbol))
    g_ptr_array_add (
      found, g_bytes_new (zbar_symbol_get_data (symbol), zbar_symbol_get_data_length (symbol)));
  zbar_image_destroy (image);
  return found;
}
