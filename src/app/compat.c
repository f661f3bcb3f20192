/* compat.c: see compat.h. */

#include "compat.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Narrower than any dialog, and wide enough for any letter of a heading. */
#define HEADING_WIDTH 100

static void
let_heading_wrap (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "title-2")) {
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
    gtk_widget_set_size_request (gtk_widget_get_parent (widget), HEADING_WIDTH, -1);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_heading_wrap (child);
}

void
yc_dialog_let_heading_wrap (GtkWidget *dialog)
{
  let_heading_wrap (dialog);
}

#if GTK_CHECK_VERSION(4, 14, 0)
/* Without an accessibility bus GTK (seen: 4.18) takes the context of its own tests, which knows no
 * announcements: it would call what is not there. */
static gboolean
can_announce (GtkWidget *widget)
{
  g_autoptr (GtkATContext) context = NULL;

  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (widget));
  G_GNUC_END_IGNORE_DEPRECATIONS
  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}

gboolean
yc_gtk_announce (GtkWidget *widget, const char *sentence, int priority)
{
  if (!can_announce (widget))
    return FALSE;
  /* newer than what is otherwise used */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), sentence,
                           (GtkAccessibleAnnouncementPriority) priority);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return TRUE;
}
#else
gboolean
yc_gtk_announce (GtkWidget *widget G_GNUC_UNUSED,
                 const char *sentence G_GNUC_UNUSED,
                 int priority G_GNUC_UNUSED)
{
  return FALSE;
}
#endif

void
yc_menu_let_go (GMenuModel *menu)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    for (gsize link = 0; link < G_N_ELEMENTS (links); link++) {
      g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, links[link]);

      if (below != NULL)
        yc_menu_let_go (below);
    }
  if (G_IS_MENU (menu))
    g_menu_remove_all (G_MENU (menu));
}

static void (*unrealized_by_gtk) (GtkWidget *scrolled);

static void
unrealize_scrolled (GtkWidget *scrolled)
{
  GtkSettings *settings = gtk_widget_get_settings (scrolled);

  unrealized_by_gtk (scrolled);
  g_signal_handlers_disconnect_by_data (settings, scrolled);
}

void
yc_scrolled_windows_let_go (void)
{
  GtkWidgetClass *scrolled;

  if (unrealized_by_gtk != NULL)
    return;
  scrolled = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);
  unrealized_by_gtk = scrolled->unrealize;
  scrolled->unrealize = unrealize_scrolled;
}

/* A part of a point, divided by its opacity: multiplied by that again, it is what it was. */
static guint32
divide (guint32 point, int shift)
{
  const guint32 opacity = point >> 24, part = point >> shift & 0xff;

  return (part * 255 + opacity / 2) / opacity << shift;
}

static void
divide_points (guint32 *points, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (points[i] >> 24 > 0)
      points[i] = (points[i] & 0xff000000) | divide (points[i], 16) | divide (points[i], 8)
                  | divide (points[i], 0);
}

GdkTexture *
yc_texture_take_surface (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface),
            height = cairo_image_surface_get_height (surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface),
              size = stride * (gsize) height;
  GdkMemoryFormat format = GDK_MEMORY_DEFAULT;

  cairo_surface_flush (surface);
  void *points = cairo_image_surface_get_data (surface);
  if (format == GDK_MEMORY_B8G8R8A8_PREMULTIPLIED && gtk_get_minor_version () < 10) {
    format = GDK_MEMORY_B8G8R8A8;
    divide_points (points, size / sizeof (guint32));
  }
  g_autoptr (GBytes) bytes
    = g_bytes_new_with_free_func (points, size, (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, format, bytes, stride);
}

void
yc_memory_give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}
