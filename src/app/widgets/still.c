/* still.c: see still.h. */

#include "still.h"

#include "compat.h"

#define MOST 4096 /* points of a side */

GdkTexture *
yc_still_new (GskRenderNode *node, int scale, graphene_rect_t *bounds)
{
  cairo_surface_t *surface;
  cairo_t *cr;

  gsk_render_node_get_bounds (node, bounds);
  graphene_rect_round_extents (bounds, bounds);
  const int width = (int) bounds->size.width * scale, height = (int) bounds->size.height * scale;
  if (width <= 0 || height <= 0 || width > MOST || height > MOST)
    return NULL;
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -(double) bounds->origin.x, -(double) bounds->origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return yc_texture_take_surface (surface);
}

static gboolean
has_graphics_card (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native == NULL || !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static void
append (GtkSnapshot *snapshot,
        GskRenderNode *node,
        GdkTexture *picture,
        const graphene_rect_t *bounds)
{
  if (picture != NULL)
    gtk_snapshot_append_texture (snapshot, picture, bounds);
  else
    gtk_snapshot_append_node (snapshot, node);
}

void
yc_still_append (GtkSnapshot *snapshot, GtkWidget *widget, GskRenderNode *node)
{
  g_autoptr (GdkTexture) picture = NULL;
  graphene_rect_t bounds;

  if (node == NULL)
    return;
  if (!has_graphics_card (widget))
    picture = yc_still_new (node, gtk_widget_get_scale_factor (widget), &bounds);
  append (snapshot, node, picture, &bounds);
  gsk_render_node_unref (node);
}

static void
draw (YcStill *self, GskRenderNode *node, int scale)
{
  if (self->of == node && self->scale == scale)
    return;
  yc_still_clear (self);
  self->of = gsk_render_node_ref (node);
  self->scale = scale;
  self->picture = yc_still_new (node, scale, &self->bounds);
}

static void
append_drawn (YcStill *self, GtkSnapshot *snapshot, GtkWidget *widget, GskRenderNode *node)
{
  draw (self, node, gtk_widget_get_scale_factor (widget));
  append (snapshot, node, self->picture, &self->bounds);
}

/* What GTK keeps of a child may stand in what says where, which is new each time. */
static void
append_there (YcStill *self, GtkSnapshot *snapshot, GtkWidget *widget, GskRenderNode *node)
{
  if (gsk_render_node_get_node_type (node) != GSK_TRANSFORM_NODE) {
    append_drawn (self, snapshot, widget, node);
    return;
  }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_transform (snapshot, gsk_transform_node_get_transform (node));
  append_drawn (self, snapshot, widget, gsk_transform_node_get_child (node));
  gtk_snapshot_restore (snapshot);
}

void
yc_still_append_child (YcStill *self, GtkSnapshot *snapshot, GtkWidget *widget, GtkWidget *child)
{
  GtkSnapshot *own = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_widget_snapshot_child (widget, child, own);
  node = gtk_snapshot_free_to_node (own);
  if (node == NULL)
    return;
  if (has_graphics_card (widget))
    gtk_snapshot_append_node (snapshot, node);
  else
    append_there (self, snapshot, widget, node);
  gsk_render_node_unref (node);
}

void
yc_still_clear (YcStill *self)
{
  g_clear_pointer (&self->of, gsk_render_node_unref);
  g_clear_object (&self->picture);
}
