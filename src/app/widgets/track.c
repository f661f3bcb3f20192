/* track.c: see track.h. */

#include "track.h"

#include "icon-row.h"
#include "text-size.h"
#include "description.h"

#include <stdbool.h>

/* in sizes of the text */
#define CELL_WIDTH     0.9
#define CELL_MINIMUM   0.7
#define CELL_HEIGHT    1.6
#define ICON_ROOM      2.0
#define MARKER_PADDING 0.5 /* more width for the cell of the marker */

struct _YcTrack {
  GtkWidget parent_instance;

  GtkWidget *icon;
  int limit, value;
};

G_DEFINE_FINAL_TYPE (YcTrack, yc_track, GTK_TYPE_WIDGET)

static void
fill (GtkSnapshot *snapshot, const graphene_rect_t *bounds, GdkRGBA color, float strength)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, 2.5);
  color.alpha *= strength;
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &color, bounds);
  gtk_snapshot_pop (snapshot);
}

static void
write_number (GtkWidget *widget,
              GtkSnapshot *snapshot,
              const graphene_rect_t *bounds,
              int number,
              const GdkRGBA *color)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x + (bounds->size.width - (float) width) / 2,
                                    bounds->origin.y + (bounds->size.height - (float) height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

/* White or black, whichever can be read on `color`. */
static GdkRGBA
on_top_of (const GdkRGBA *color)
{
  float light = 0.299f * color->red + 0.587f * color->green + 0.114f * color->blue;
  float shade = light > 0.55f ? 0 : 1;

  return (GdkRGBA){ shade, shade, shade, 1 };
}

static void
draw_cell (YcTrack *self, GtkSnapshot *snapshot, int number, const graphene_rect_t *bounds)
{
  /* a grey that stands off from white and from black alike */
  const GdkRGBA unreached = { 0.5f, 0.5f, 0.5f, 0.25f };
  GdkRGBA color, ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  if (number != self->value) {
    fill (snapshot, bounds, unreached, 1);
    if (number < self->value)
      fill (snapshot, bounds, color, 0.5f);
    return;
  }
  ink = on_top_of (&color);
  fill (snapshot, bounds, color, 1);
  write_number (GTK_WIDGET (self), snapshot, bounds, number, &ink);
}

static void
yc_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  YcTrack *self = YC_TRACK (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const float em = (float) yc_text_size (widget);
  const float padding = (float) MARKER_PADDING * em, high = (float) CELL_HEIGHT * em;
  float x = (float) ICON_ROOM * em;
  float room = (float) gtk_widget_get_width (widget) - x - padding;
  float cell = MIN (room / (float) (self->limit + 1), 3 * (float) CELL_WIDTH * em);
  float top = ((float) gtk_widget_get_height (widget) - high) / 2;

  for (int number = 0; number <= self->limit; number++) {
    float width = cell + (number == self->value ? padding : 0);
    float left = mirrored ? (float) gtk_widget_get_width (widget) - x - width : x;

    draw_cell (self, snapshot, number, &GRAPHENE_RECT_INIT (left + 0.75f, top, width - 1.5f, high));
    x += width;
  }
  gtk_widget_snapshot_child (widget, self->icon, snapshot);
}

static void
yc_track_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline G_GNUC_UNUSED,
                  int *natural_baseline G_GNUC_UNUSED)
{
  YcTrack *self = YC_TRACK (widget);
  const double em = yc_text_size (widget), around = (ICON_ROOM + MARKER_PADDING) * em;
  int icon_minimum, icon_natural;

  gtk_widget_measure (self->icon, orientation, for_size, &icon_minimum, &icon_natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL) {
    *minimum = *natural = MAX ((int) (CELL_HEIGHT * em) + 2, icon_natural);
    return;
  }
  *minimum = (int) (around + (self->limit + 1) * CELL_MINIMUM * em);
  *natural = (int) (around + (self->limit + 1) * CELL_WIDTH * em);
}

static void
yc_track_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation place = { 0, 0, (int) (ICON_ROOM * yc_text_size (widget)) - 3, height };

  if (mirrored)
    place.x = width - place.width;
  gtk_widget_size_allocate (YC_TRACK (widget)->icon, &place, -1);
}

static void
yc_track_dispose (GObject *object)
{
  g_clear_pointer (&YC_TRACK (object)->icon, gtk_widget_unparent);
  G_OBJECT_CLASS (yc_track_parent_class)->dispose (object);
}

static void
yc_track_class_init (YcTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_track_dispose;
  widget_class->snapshot = yc_track_snapshot;
  widget_class->measure = yc_track_measure;
  widget_class->size_allocate = yc_track_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
yc_track_init (YcTrack *self G_GNUC_UNUSED)
{
}

GtkWidget *
yc_track_new (const char *icon, int limit)
{
  YcTrack *self = g_object_new (YC_TYPE_TRACK, NULL);

  self->limit = limit;
  self->icon = yc_icon_new (icon);
  gtk_widget_set_parent (self->icon, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
yc_track_show (YcTrack *self, int value, const char *words)
{
  g_return_if_fail (YC_IS_TRACK (self));

  const int shown = CLAMP (value, 0, self->limit);

  if (shown == self->value && g_strcmp0 (yc_tooltip_get (GTK_WIDGET (self)), words) == 0)
    return;
  self->value = shown;
  yc_tooltip_show (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->limit,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
