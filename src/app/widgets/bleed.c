/* bleed.c: see bleed.h. */

#include "bleed.h"

struct _YcBleed {
  GtkWidget parent_instance;

  GtkWidget *cut;   /* as high as any window, it cuts off */
  GtkWidget *child; /* in that, as high as there is room */
  int room;
};

#define HEIGHT G_MAXINT16

enum { PROP_CHILD = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcBleed, yc_bleed, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
yc_bleed_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (YC_BLEED (widget)->child);
}

static void
yc_bleed_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline G_GNUC_UNUSED,
                  int *natural_baseline G_GNUC_UNUSED)
{
  gtk_widget_measure (YC_BLEED (widget)->child, orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
yc_bleed_compute_expand (GtkWidget *widget, gboolean *across, gboolean *down)
{
  GtkWidget *child = YC_BLEED (widget)->child;

  *across = gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
  *down = gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL);
}

/* What cuts off has the place that it had: it has to be told that the child has another one. (Were
 * the child given it from here, what cuts off would go on waiting for a place for it, and GTK would
 * be told no more.) */
static void
yc_bleed_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  YcBleed *self = YC_BLEED (widget);

  if (self->room != height)
    gtk_widget_queue_allocate (self->cut);
  self->room = height;
  gtk_widget_allocate (self->cut, width, MAX (height, HEIGHT), -1, NULL);
}

/* ---- What cuts off ---- */

static void
measure_cut (GtkWidget *cut,
             GtkOrientation orientation,
             int for_size,
             int *minimum,
             int *natural,
             int *minimum_baseline G_GNUC_UNUSED,
             int *natural_baseline G_GNUC_UNUSED)
{
  YcBleed *self = YC_BLEED (gtk_widget_get_parent (cut));

  gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
allocate_cut (GtkWidget *cut, int width, int height G_GNUC_UNUSED, int baseline G_GNUC_UNUSED)
{
  YcBleed *self = YC_BLEED (gtk_widget_get_parent (cut));

  gtk_widget_allocate (self->child, width, self->room, -1, NULL);
}

/* ---- Life ---- */

static void
set_child (YcBleed *self, GtkWidget *child)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (child));

  gtk_widget_set_overflow (viewport, GTK_OVERFLOW_VISIBLE);
  gtk_widget_set_parent (child, self->cut);
  self->child = child;
}

static void
yc_bleed_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    g_value_set_object (value, YC_BLEED (object)->child);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_bleed_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CHILD)
    set_child (YC_BLEED (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_bleed_dispose (GObject *object)
{
  YcBleed *self = YC_BLEED (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  g_clear_pointer (&self->cut, gtk_widget_unparent);
  G_OBJECT_CLASS (yc_bleed_parent_class)->dispose (object);
}

static void
yc_bleed_class_init (YcBleedClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = yc_bleed_dispose;
  object_class->get_property = yc_bleed_get_property;
  object_class->set_property = yc_bleed_set_property;
  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_SCROLLED_WINDOW,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->get_request_mode = yc_bleed_get_request_mode;
  widget_class->measure = yc_bleed_measure;
  widget_class->compute_expand = yc_bleed_compute_expand;
  widget_class->size_allocate = yc_bleed_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_bleed_init (YcBleed *self)
{
  /* for a screen reader both are groups: nothing within a presentation would be told */
  self->cut = g_object_new (GTK_TYPE_BOX, "overflow", GTK_OVERFLOW_HIDDEN, "layout-manager",
                            gtk_custom_layout_new (NULL, measure_cut, allocate_cut), NULL);
  gtk_widget_set_parent (self->cut, GTK_WIDGET (self));
}
