/* sheet-read.c: see sheet-read.h. */

#include "yc-config.h"

#include "sheet-read.h"

#include <glib/gi18n-lib.h>

#include "sheet-code.h"
#include "sheet-qr.h"

/* A sharp picture of many pixels is read better when it is smaller, one of few when it is larger:
 * the scanner wants three or four pixels a module. */
static const double scales[] = { 1, 0.5, 2, 0.7, 1.4 };

/* Neither side of what is scanned is longer. */
#define MOST_PIXELS 6000

static GdkPixbuf *
scale (GdkPixbuf *picture, double factor)
{
  int width = (int) (gdk_pixbuf_get_width (picture) * factor),
      height = (int) (gdk_pixbuf_get_height (picture) * factor);

  if (width < 1 || height < 1 || MAX (width, height) > MOST_PIXELS)
    return NULL;
  return gdk_pixbuf_scale_simple (picture, width, height, GDK_INTERP_BILINEAR);
}

/* Adds what the codes in the pictures hold at this size. */
static gboolean
find_codes (GPtrArray *pictures, double factor, GPtrArray *parts, GError **error)
{
  for (guint index = 0; index < pictures->len; index++) {
    g_autoptr (GdkPixbuf) scaled = scale (pictures->pdata[index], factor);
    GPtrArray *found = scaled != NULL ? yc_sheet_qr_find (scaled, error) : NULL;

    if (scaled != NULL && found == NULL)
      return FALSE;
    if (found != NULL)
      g_ptr_array_extend_and_steal (parts, found);
  }
  return TRUE;
}

/* Beyond what cameras and scanners make: a file of few bytes can say that it is as large as the
 * memory. */
#define MOST_MEGAPIXELS 128

static gboolean
is_too_large (const char *path, GError **error)
{
  int width = 0, height = 0;

  gdk_pixbuf_get_file_info (path, &width, &height);
  if ((double) width * height <= MOST_MEGAPIXELS * 1e6)
    return FALSE;
  g_set_error_literal (error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY,
                       _ ("The picture is too large. Make it smaller and try again."));
  return TRUE;
}

static GdkPixbuf *
open_picture (const char *path, GError **error)
{
  g_autoptr (GdkPixbuf) picture
    = is_too_large (path, error) ? NULL : gdk_pixbuf_new_from_file (path, error);

  if (picture == NULL) {
    g_autofree char *name = g_filename_display_name (path);

    g_prefix_error (error, "%s: ", name);
    return NULL;
  }
  return gdk_pixbuf_apply_embedded_orientation (picture);
}

char *
yc_sheet_read (const char *const *paths, gsize *length, GError **error)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  char *text = NULL;

  for (; *paths != NULL; paths++) {
    GdkPixbuf *picture = open_picture (*paths, error);

    if (picture == NULL)
      return NULL;
    g_ptr_array_add (pictures, picture);
  }
  for (gsize index = 0; index < G_N_ELEMENTS (scales) && text == NULL; index++) {
    g_clear_error (error);
    if (!find_codes (pictures, scales[index], parts, error))
      return NULL;
    text = yc_sheet_code_unpack (parts, length, error);
  }
  return text;
}
