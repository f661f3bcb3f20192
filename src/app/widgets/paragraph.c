/* paragraph.c: see paragraph.h. */

#include "paragraph.h"

/* A box asks for its height at no width at all, too, and letter below letter takes long to lay out.
 * No place is as narrow as that. */
#define NARROWEST 64

struct _YcParagraph {
  GtkWidget parent_instance;

  PangoLayout *layout;
  int max_width_chars; /* as many are expected in a line where nobody knows its width; 0: all */
  int line_width;      /* that it takes unbroken, in units of Pango, */
  int line_height;     /* and the height then, in pixels: */
  guint measured;      /* with the context as it was with this serial; 0: not yet */
};

enum { PROP_MAX_WIDTH_CHARS = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcParagraph, yc_paragraph, GTK_TYPE_WIDGET)

/* As a label counts it. */
static int
expected_width (YcParagraph *self)
{
  PangoFontMetrics *metrics;
  int width;

  if (self->max_width_chars == 0)
    return -1;
  metrics = pango_context_get_metrics (pango_layout_get_context (self->layout), NULL, NULL);
  width = MAX (pango_font_metrics_get_approximate_char_width (metrics),
               pango_font_metrics_get_approximate_digit_width (metrics));
  pango_font_metrics_unref (metrics);
  return self->max_width_chars * width;
}

static void
measure_unbroken (YcParagraph *self)
{
  const guint serial = pango_context_get_serial (pango_layout_get_context (self->layout));

  if (self->measured == serial)
    return;
  self->measured = serial;
  pango_layout_set_width (self->layout, -1);
  pango_layout_get_size (self->layout, &self->line_width, NULL);
  pango_layout_get_pixel_size (self->layout, NULL, &self->line_height);
}

/* Whoever opens a list asks for one and the same at three or four widths, and most fit into one
 * line: that is laid out once. */
static int
height_at (YcParagraph *self, int width)
{
  int height;

  measure_unbroken (self);
  if (width < 0 || self->line_width <= width)
    return self->line_height;
  pango_layout_set_width (self->layout, width);
  pango_layout_get_pixel_size (self->layout, NULL, &height);
  return height;
}

static GtkSizeRequestMode
yc_paragraph_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Where nobody knows the width the minimum is that of one line: a box (seen: GTK 4.18) takes it for
 * the least of all widths. */
static void
yc_paragraph_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline G_GNUC_UNUSED,
                      int *natural_baseline G_GNUC_UNUSED)
{
  YcParagraph *self = YC_PARAGRAPH (widget);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  *minimum = height_at (self, for_size < 0 ? -1 : MAX (for_size, NARROWEST) * PANGO_SCALE);
  *natural = for_size < 0 ? height_at (self, expected_width (self)) : *minimum;
}

static void
yc_paragraph_size_allocate (GtkWidget *widget,
                            int width,
                            int height G_GNUC_UNUSED,
                            int baseline G_GNUC_UNUSED)
{
  pango_layout_set_width (YC_PARAGRAPH (widget)->layout, width * PANGO_SCALE);
}

static void
yc_paragraph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  gtk_snapshot_append_layout (snapshot, YC_PARAGRAPH (widget)->layout, &color);
}

static void
yc_paragraph_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (yc_paragraph_parent_class)->css_changed (widget, change);
  pango_layout_context_changed (YC_PARAGRAPH (widget)->layout);
}

static void
yc_paragraph_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_MAX_WIDTH_CHARS)
    g_value_set_int (value, YC_PARAGRAPH (object)->max_width_chars);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_paragraph_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_MAX_WIDTH_CHARS)
    YC_PARAGRAPH (object)->max_width_chars = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_paragraph_finalize (GObject *object)
{
  g_object_unref (YC_PARAGRAPH (object)->layout);
  G_OBJECT_CLASS (yc_paragraph_parent_class)->finalize (object);
}

static void
yc_paragraph_class_init (YcParagraphClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = yc_paragraph_finalize;
  object_class->get_property = yc_paragraph_get_property;
  object_class->set_property = yc_paragraph_set_property;
  properties[PROP_MAX_WIDTH_CHARS]
    = g_param_spec_int ("max-width-chars", NULL, NULL, 0, G_MAXINT16, 0,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  widget_class->get_request_mode = yc_paragraph_get_request_mode;
  widget_class->measure = yc_paragraph_measure;
  widget_class->size_allocate = yc_paragraph_size_allocate;
  widget_class->snapshot = yc_paragraph_snapshot;
  widget_class->css_changed = yc_paragraph_css_changed;
  gtk_widget_class_set_css_name (widget_class, "paragraph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
yc_paragraph_init (YcParagraph *self)
{
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
}

void
yc_paragraph_set_text (YcParagraph *self, const char *text)
{
  g_return_if_fail (YC_IS_PARAGRAPH (self));

  if (text == NULL)
    text = "";
  if (g_str_equal (text, yc_paragraph_get_text (self)))
    return;
  pango_layout_set_text (self->layout, text, -1);
  self->measured = 0;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

const char *
yc_paragraph_get_text (YcParagraph *self)
{
  g_return_val_if_fail (YC_IS_PARAGRAPH (self), NULL);

  return pango_layout_get_text (self->layout);
}

void
yc_paragraph_set_struck (YcParagraph *self, gboolean struck)
{
  g_autoptr (PangoAttrList) attributes = NULL;

  g_return_if_fail (YC_IS_PARAGRAPH (self));

  if (struck == (pango_layout_get_attributes (self->layout) != NULL))
    return;
  if (struck) {
    attributes = pango_attr_list_new ();
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  }
  pango_layout_set_attributes (self->layout, attributes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
