/* icon-tints.c: see icon-tints.h. */

#include "icon-tints.h"

#include "compat.h"
#include "icon-ahead.h"

#define MOST 8 /* colours of an icon that are kept; a colour that fades has one for each frame */

typedef struct {
  graphene_matrix_t matrix;
  graphene_vec4_t offset;
  GdkTexture *texture; /* or NULL */
} Tint;

typedef struct {
  Tint tints[MOST];
  guint next; /* that gives way */
} Tints;

static guint n_tinted;

static void (*snapshot_by_gtk) (GtkSymbolicPaintable *icon,
                                GdkSnapshot *snapshot,
                                double width,
                                double height,
                                const GdkRGBA *colors,
                                gsize n_colors);

static void
tints_free (gpointer data)
{
  Tints *self = data;

  for (guint i = 0; i < MOST; i++)
    g_clear_object (&self->tints[i].texture);
  g_free (self);
}

/* They go with the picture that they were made of. */
static Tints *
tints_of (GdkTexture *picture)
{
  static GQuark quark;
  Tints *self;

  if (quark == 0)
    quark = g_quark_from_static_string ("yc-tints");
  self = g_object_get_qdata (G_OBJECT (picture), quark);
  if (self == NULL) {
    self = g_new0 (Tints, 1);
    g_object_set_qdata_full (G_OBJECT (picture), quark, self, tints_free);
  }
  return self;
}

/* As GTK draws it, with as many points as the picture has. */
static GdkTexture *
draw (GskRenderNode *colored, GskRenderNode *pictured)
{
  GdkTexture *picture = gsk_texture_node_get_texture (pictured);
  const int width = gdk_texture_get_width (picture), height = gdk_texture_get_height (picture);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (pictured, &bounds);
  cairo_scale (cr, width / (double) bounds.size.width, height / (double) bounds.size.height);
  cairo_translate (cr, -(double) bounds.origin.x, -(double) bounds.origin.y);
  gsk_render_node_draw (colored, cr);
  cairo_destroy (cr);
  n_tinted++;
  return yc_texture_take_surface (surface);
}

/* Of each of its points the picture may have several. */
static void
note_first (GtkSymbolicPaintable *icon, GdkTexture *picture)
{
  const int width = gdk_paintable_get_intrinsic_width (GDK_PAINTABLE (icon));

  if (GTK_IS_ICON_PAINTABLE (icon) && width > 0)
    yc_icon_first_drawn (GTK_ICON_PAINTABLE (icon), gdk_texture_get_width (picture) / width);
}

static GdkTexture *
tint (GtkSymbolicPaintable *icon, GskRenderNode *colored, GskRenderNode *pictured)
{
  const graphene_matrix_t *matrix = gsk_color_matrix_node_get_color_matrix (colored);
  const graphene_vec4_t *offset = gsk_color_matrix_node_get_color_offset (colored);
  Tints *tints = tints_of (gsk_texture_node_get_texture (pictured));
  Tint *oldest = &tints->tints[tints->next];

  for (guint i = 0; i < MOST && tints->tints[i].texture != NULL; i++)
    if (graphene_matrix_equal_fast (&tints->tints[i].matrix, matrix)
        && graphene_vec4_equal (&tints->tints[i].offset, offset))
      return tints->tints[i].texture;
  if (tints->tints[0].texture == NULL)
    note_first (icon, gsk_texture_node_get_texture (pictured));
  g_clear_object (&oldest->texture);
  oldest->matrix = *matrix;
  oldest->offset = *offset;
  oldest->texture = draw (colored, pictured);
  tints->next = (tints->next + 1) % MOST;
  return oldest->texture;
}

/* The picture in a node that only colours it, or NULL. */
static GskRenderNode *
picture_in (GskRenderNode *node)
{
  GskRenderNode *child;

  if (gsk_render_node_get_node_type (node) != GSK_COLOR_MATRIX_NODE)
    return NULL;
  child = gsk_color_matrix_node_get_child (node);
  return gsk_render_node_get_node_type (child) == GSK_TEXTURE_NODE ? child : NULL;
}

static void
snapshot_tinted (GtkSymbolicPaintable *icon,
                 GdkSnapshot *snapshot,
                 double width,
                 double height,
                 const GdkRGBA *colors,
                 gsize n_colors)
{
  GtkSnapshot *by_gtk = gtk_snapshot_new ();
  GskRenderNode *node, *pictured;
  graphene_rect_t bounds;

  snapshot_by_gtk (icon, by_gtk, width, height, colors, n_colors);
  node = gtk_snapshot_free_to_node (by_gtk);
  if (node == NULL)
    return;
  pictured = picture_in (node);
  if (pictured != NULL) {
    gsk_render_node_get_bounds (pictured, &bounds);
    gtk_snapshot_append_texture (snapshot, tint (icon, node, pictured), &bounds);
  } else {
    gtk_snapshot_append_node (snapshot, node);
  }
  gsk_render_node_unref (node);
}

void
yc_icons_tint (void)
{
  GTypeClass *icons;
  GtkSymbolicPaintableInterface *symbolic;

  if (snapshot_by_gtk != NULL)
    return;
  icons = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);
  symbolic = g_type_interface_peek (icons, GTK_TYPE_SYMBOLIC_PAINTABLE);
  snapshot_by_gtk = symbolic->snapshot_symbolic;
  symbolic->snapshot_symbolic = snapshot_tinted;
}

guint
yc_icons_count_tinted (void)
{
  return n_tinted;
}
