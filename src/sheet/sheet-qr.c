/* sheet-qr.c: see sheet-qr.h. */

#include "sheet-qr.h"

#include "sheet-code.h"

#include <gmodule.h>
#include <qrcodegen/qrcodegen.h>
#include <zbar.h>

#define VERSION 33

/* What finds codes brings a dozen libraries with it, of cameras and of the bus. It is opened when
 * somebody reads a picture, which few ever do, and not whenever a program starts. */
#define FINDER "libzbar.so.0"

/* clang-format off */
#define FINDER_FUNCTIONS(EACH) \
  EACH (image_scanner_create) EACH (image_scanner_destroy) EACH (image_scanner_set_config) \
  EACH (scan_image) EACH (image_create) EACH (image_destroy) EACH (image_set_format) \
  EACH (image_set_size) EACH (image_set_data) EACH (image_first_symbol) \
  EACH (symbol_next) EACH (symbol_get_data) EACH (symbol_get_data_length)
/* clang-format on */
#define MEMBER(name) __typeof__ (&zbar_##name) name;
#define FIND(name)   &&g_module_symbol (module, "zbar_" #name, (gpointer *) &finder.name)

static struct {
  gboolean opened;
  FINDER_FUNCTIONS (MEMBER)
} finder;

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

static gboolean
open_finder (GError **error)
{
  static GMutex lock;
  G_GNUC_UNUSED g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&lock);
  GModule *module;

  if (finder.opened)
    return TRUE;
  module = g_module_open_full (FINDER, G_MODULE_BIND_LAZY, error);
  if (module == NULL)
    return FALSE;
  finder.opened = TRUE FINDER_FUNCTIONS (FIND);
  if (!finder.opened)
    g_set_error_literal (error, G_MODULE_ERROR, G_MODULE_ERROR_FAILED, g_module_error ());
  return finder.opened;
}

static zbar_image_scanner_t *
scanner_new (void)
{
  zbar_image_scanner_t *scanner = finder.image_scanner_create ();

  finder.image_scanner_set_config (scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0);
  finder.image_scanner_set_config (scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1);
  finder.image_scanner_set_config (scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1);
  return scanner;
}

GPtrArray *
yc_sheet_qr_find (GdkPixbuf *picture, GError **error)
{
  GPtrArray *found;
  guint width = (guint) gdk_pixbuf_get_width (picture),
        height = (guint) gdk_pixbuf_get_height (picture);
  g_autofree guint8 *grey = NULL;
  zbar_image_scanner_t *scanner;
  zbar_image_t *image;

  if (!open_finder (error))
    return NULL;
  found = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  grey = grey_from_pixbuf (picture);
  scanner = scanner_new ();
  image = finder.image_create ();
  finder.image_set_format (image, zbar_fourcc ('Y', '8', '0', '0'));
  finder.image_set_size (image, width, height);
  finder.image_set_data (image, grey, (gulong) width * height, NULL);
  finder.scan_image (scanner, image);
  for (const zbar_symbol_t *symbol = finder.image_first_symbol (image); symbol != NULL;
       symbol = finder.symbol_next (symbol))
    g_ptr_array_add (
      found, g_bytes_new (finder.symbol_get_data (symbol), finder.symbol_get_data_length (symbol)));
  finder.image_destroy (image);
  finder.image_scanner_destroy (scanner);
  return found;
}
