/* player-shape.c: see player-shape.h. */

#include "player-shape.h"

#include "words.h"

#include <glib/gi18n.h>
#include <math.h>

struct _YcPlayerShape {
  GtkWidget parent_instance;

  guint color;
};

enum { PROP_COLOR = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcPlayerShape, yc_player_shape, GTK_TYPE_WIDGET)

/* A shape is a polygon of `corners`, the first at `turn` degrees, so large that all shapes look
 * alike in weight; without corners it is a circle. */
typedef struct {
  const char *shape_label;
  const char *style_class;
  int corners;
  double turn;
  double radius; /* of the half width */
} Look;

static const Look looks[YC_COLORS + 1] = {
  [YC_RED] = { N_ ("circle"), "player-red", 0, 0, 0.78 },
  [YC_BLUE] = { N_ ("square"), "player-blue", 4, 45, 1.06 },
  [YC_GREEN] = { N_ ("triangle"), "player-green", 3, -90, 1.02 },
  [YC_YELLOW] = { N_ ("diamond"), "player-yellow", 4, 0, 0.98 },
  [YC_PURPLE] = { N_ ("hexagon"), "player-purple", 6, 0, 0.98 },
  [YC_COLORS] = { N_ ("ring"), "player-none", 0, 0, 0.84 },
};

static const Look *
look_of (guint color)
{
  return &looks[MIN (color, YC_COLORS)];
}

YcColor
yc_color_of_name (const char *name)
{
  for (int color = 0; color < YC_COLORS; color++)
    if (g_str_equal (yc_color_name (color), name))
      return color;
  return YC_COLORS;
}

const char *
yc_color_shape_label (YcColor color)
{
  return _ (look_of (color)->shape_label);
}

const char *
yc_color_style_class (YcColor color)
{
  return look_of (color)->style_class;
}

static void
trace (cairo_t *cr, const Look *look, double middle_x, double middle_y, double radius)
{
  if (look->corners == 0) {
    cairo_arc (cr, middle_x, middle_y, radius, 0, 2 * G_PI);
    return;
  }
  /* a triangle seems to hang if its middle, not its box, is centred */
  if (look->corners == 3)
    middle_y += radius / 6;
  for (int corner = 0; corner < look->corners; corner++) {
    double angle = (look->turn + 360.0 * corner / look->corners) * G_PI / 180;

    cairo_line_to (cr, middle_x + radius * cos (angle), middle_y + radius * sin (angle));
  }
  cairo_close_path (cr);
}

/* ---- Drawing ---- */

/* Of the signs on a page most look alike: what was drawn for one is drawn for all, as each keeps
 * two kibibytes. */
typedef struct {
  int width, height;
  GdkRGBA color;
  GskRenderNode *node;
} Drawn;

#define SIZES 6 /* that are seen at a time */

static GskRenderNode *
draw (const Look *look, const Drawn *as)
{
  const double half = MIN (as->width, as->height) / 2.0;
  const GdkRGBA *color = &as->color;
  GskRenderNode *node
    = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) as->width, (float) as->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  trace (cr, look, as->width / 2.0, as->height / 2.0, look->radius * half - 0.5);
  gdk_cairo_set_source_rgba (cr, color);
  if (look != look_of (YC_COLORS))
    cairo_fill_preserve (cr);
  /* the darker rim keeps yellow visible on white */
  cairo_set_source_rgba (cr, color->red * 0.6, color->green * 0.6, color->blue * 0.6, color->alpha);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
  return node;
}

/* Owned by what was drawn. */
static GskRenderNode *
node_of (guint color, const Drawn *as)
{
  static Drawn all[YC_COLORS + 1][SIZES];
  static guint next[YC_COLORS + 1];
  Drawn *drawn = all[color];

  for (int i = 0; i < SIZES; i++)
    if (drawn[i].node != NULL && drawn[i].width == as->width && drawn[i].height == as->height
        && gdk_rgba_equal (&drawn[i].color, &as->color))
      return drawn[i].node;
  drawn += next[color]++ % SIZES;
  g_clear_pointer (&drawn->node, gsk_render_node_unref);
  *drawn = *as;
  return drawn->node = draw (look_of (color), as);
}

static void
yc_player_shape_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  Drawn as = { .width = gtk_widget_get_width (widget), .height = gtk_widget_get_height (widget) };

  if (as.width == 0 || as.height == 0)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &as.color);
  gtk_snapshot_append_node (snapshot, node_of (YC_PLAYER_SHAPE (widget)->color, &as));
}

static void
tell_name (YcPlayerShape *self)
{
  g_autofree char *name = NULL;

  if (self->color < YC_COLORS)
    /* Translators: what a screen reader says for a player's sign: “Red circle” */
    name = g_strdup_printf (C_ ("player sign", "%s %s"), yc_words_color (self->color),
                            yc_color_shape_label (self->color));
  else
    name = g_strdup (_ ("No player"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
yc_player_shape_set_color (YcPlayerShape *self, YcColor color)
{
  guint value = MIN ((guint) color, YC_COLORS);

  g_return_if_fail (YC_IS_PLAYER_SHAPE (self));

  if (value == self->color)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), yc_color_style_class (self->color));
  self->color = value;
  gtk_widget_add_css_class (GTK_WIDGET (self), yc_color_style_class (self->color));
  tell_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COLOR]);
}

static void
yc_player_shape_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  YcPlayerShape *self = YC_PLAYER_SHAPE (object);

  if (id == PROP_COLOR)
    g_value_set_uint (value, self->color);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_player_shape_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  YcPlayerShape *self = YC_PLAYER_SHAPE (object);

  if (id == PROP_COLOR)
    yc_player_shape_set_color (self, g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_player_shape_class_init (YcPlayerShapeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = yc_player_shape_get_property;
  object_class->set_property = yc_player_shape_set_property;
  widget_class->snapshot = yc_player_shape_snapshot;

  properties[PROP_COLOR]
    = g_param_spec_uint ("color", NULL, NULL, 0, YC_COLORS, YC_COLORS, G_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "playershape");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
yc_player_shape_init (YcPlayerShape *self)
{
  /* its size is that of the style, whatever room there is */
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  yc_player_shape_set_color (self, YC_COLORS);
}

GtkWidget *
yc_player_shape_new (YcColor color)
{
  return g_object_new (YC_TYPE_PLAYER_SHAPE, "color", (guint) color, NULL);
}
