/* still.c: see still.h. */

#include "still.h"

#define MOST 4096 /* points of a side */

static cairo_surface_t *
draw_points (GskRenderNode *node, const graphene_rect_t *bounds, int scale)
{
  cairo_surface_t *points = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, (int) bounds->size.width * scale, (int) bounds->size.height * scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (points, scale, scale);
  cr = cairo_create (points);
  cairo_translate (cr, -(double) bounds->origin.x, -(double) bounds->origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return points;
}

GskRenderNode *
yc_still_new (GskRenderNode *node, int scale)
{
  graphene_rect_t bounds;
  GskRenderNode *picture;
  cairo_surface_t *points;
  cairo_t *cr;

  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  const float side = MAX (bounds.size.width, bounds.size.height) * (float) scale;
  if (bounds.size.width <= 0 || bounds.size.height <= 0 || side > MOST)
    return NULL;
  points = draw_points (node, &bounds, scale);
  picture = gsk_cairo_node_new (&bounds);
  cr = gsk_cairo_node_get_draw_context (picture);
  cairo_set_source_surface (cr, points, (double) bounds.origin.x, (double) bounds.origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (points);
  return picture;
}

static gboolean
has_graphics_card (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native == NULL || !GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

void
yc_still_append (GtkSnapshot *snapshot, GtkWidget *widget, GskRenderNode *node)
{
  GskRenderNode *picture = NULL;

  if (node == NULL)
    return;
  if (!has_graphics_card (widget))
    picture = yc_still_new (node, gtk_widget_get_scale_factor (widget));
  gtk_snapshot_append_node (snapshot, picture != NULL ? picture : node);
  g_clear_pointer (&picture, gsk_render_node_unref);
  gsk_render_node_unref (node);
}

static void
append_drawn (YcStill *self, GtkSnapshot *snapshot, GtkWidget *widget, GskRenderNode *node)
{
  const int scale = gtk_widget_get_scale_factor (widget);

  if (self->of != node || self->scale != scale) {
    yc_still_clear (self);
    self->of = gsk_render_node_ref (node);
    self->scale = scale;
    self->picture = yc_still_new (node, scale);
  }
  gtk_snapshot_append_node (snapshot, self->picture != NULL ? self->picture : node);
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
  g_clear_pointer (&self->picture, gsk_render_node_unref);
}
