/* points-bars.c: see points-bars.h. */

#include "points-bars.h"

#include "history/chart-axis.h"
#include "persons.h"

#include <glib/gi18n.h>

#define MOST   40 /* bars */
#define LEFT   32 /* pixels for the numbers of the axis */
#define HEIGHT 110
#define EDGE   8
#define STEPS  3 /* numbers above 0 at the axis */

typedef struct {
  int points[2]; /* the second of the other of a pair */
  gboolean won[2];
} Bar;

struct _YcPointsBars {
  GtkWidget parent_instance;

  GArray *bars;  /* of Bar */
  int n;         /* of each game: 1, or 2 of a pair */
  int top, step; /* of the axis */
};

G_DEFINE_FINAL_TYPE (YcPointsBars, yc_points_bars, GTK_TYPE_WIDGET)

/* ---- What is made ready ---- */

static GArray *
bars_of (const GArray *games, const GArray *others, const char *game)
{
  GArray *bars = g_array_new (FALSE, FALSE, sizeof (Bar));

  for (guint i = 0; i < games->len; i++) {
    const YcPersonGame *one = &g_array_index (games, YcPersonGame, i);
    const YcPersonGame *other = others ? &g_array_index (others, YcPersonGame, i) : one;
    const Bar bar = { { one->points, other->points }, { one->won, other->won } };

    if (one->ended && g_str_equal (one->game, game))
      g_array_append_val (bars, bar);
  }
  if (bars->len > MOST)
    g_array_remove_range (bars, 0, bars->len - MOST);
  return bars;
}

/* All of it in words, for whoever does not see the bars. */
static char *
words_of (const GArray *bars, int n)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < bars->len; i++) {
    const Bar *bar = &g_array_index (bars, Bar, i);

    g_string_append_printf (words, "%s%d", i > 0 ? ", " : "", bar->points[0]);
    if (n > 1)
      g_string_append_printf (words, ":%d", bar->points[1]);
  }
  return g_string_free (words, FALSE);
}

static void
prepare (YcPointsBars *self)
{
  int most = 1;

  for (guint i = 0; i < self->bars->len; i++)
    for (int one = 0; one < self->n; one++)
      most = MAX (most, g_array_index (self->bars, Bar, i).points[one]);
  self->step = yc_axis_step (most, STEPS);
  self->top = (most + self->step - 1) / self->step * self->step;
}

/* ---- Drawing ---- */

static double
y_of (int points, const YcPointsBars *self)
{
  return EDGE + (HEIGHT - 2 * EDGE) * (1 - (double) MAX (points, 0) / self->top);
}

static void
draw_axis (YcPointsBars *self, cairo_t *cr, int width, const GdkRGBA *color)
{
  for (int number = 0; number <= self->top; number += self->step) {
    g_autofree char *text = g_strdup_printf ("%d", number);
    g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
    int text_width, text_height;

    pango_layout_get_pixel_size (layout, &text_width, &text_height);
    cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.7);
    cairo_move_to (cr, LEFT - 6 - text_width, y_of (number, self) - text_height / 2.0);
    pango_cairo_show_layout (cr, layout);
    cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.2);
    cairo_rectangle (cr, LEFT, (int) y_of (number, self), width - LEFT, 1);
    cairo_fill (cr);
  }
}

static void
draw_bar (YcPointsBars *self, cairo_t *cr, guint i, int one, double step, const GdkRGBA *color)
{
  const Bar *bar = &g_array_index (self->bars, Bar, i);
  const double y = y_of (bar->points[one], self);
  const double thickness = MIN (step * 0.7, 22 * self->n) / self->n;
  const double x = LEFT + step * (i + 0.5) + thickness * (one - self->n / 2.0);

  cairo_set_source_rgba (cr, color->red, color->green, color->blue, one == 0 ? 0.85 : 0.5);
  cairo_set_line_width (cr, 1.5);
  cairo_rectangle (cr, x, y, thickness - (self->n > 1 ? 2 : 0), MAX (HEIGHT - EDGE - y, 1));
  if (bar->won[one])
    cairo_fill (cr);
  else
    cairo_stroke (cr);
}

static void
yc_points_bars_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  YcPointsBars *self = YC_POINTS_BARS (widget);
  const int width = gtk_widget_get_width (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) gtk_widget_get_height (widget)));
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &color);
  draw_axis (self, cr, width, &color);
  for (guint i = 0; i < self->bars->len; i++)
    for (int one = 0; one < self->n; one++)
      draw_bar (self, cr, i, one, (double) (width - LEFT) / self->bars->len, &color);
  cairo_destroy (cr);
}

static void
yc_points_bars_measure (GtkWidget *widget G_GNUC_UNUSED,
                        GtkOrientation orientation,
                        int for_size G_GNUC_UNUSED,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline G_GNUC_UNUSED,
                        int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 5 * LEFT;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 12 * LEFT;
}

/* ---- Life ---- */

static void
yc_points_bars_finalize (GObject *object)
{
  g_array_unref (YC_POINTS_BARS (object)->bars);
  G_OBJECT_CLASS (yc_points_bars_parent_class)->finalize (object);
}

static void
yc_points_bars_class_init (YcPointsBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = yc_points_bars_finalize;
  widget_class->snapshot = yc_points_bars_snapshot;
  widget_class->measure = yc_points_bars_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
yc_points_bars_init (YcPointsBars *self G_GNUC_UNUSED)
{
}

GtkWidget *
yc_points_bars_new (const GArray *games, const GArray *others, const char *game)
{
  g_autoptr (GArray) bars = bars_of (games, others, game);
  YcPointsBars *self;

  if (bars->len < 2)
    return NULL;
  const int n = others != NULL ? 2 : 1;
  g_autofree char *numbers = words_of (bars, n);
  /* Translators: points, with commas between */
  g_autofree char *words = g_strdup_printf (_ ("Points, the oldest game first: %s"), numbers);
  self = g_object_new (YC_TYPE_POINTS_BARS, NULL);
  self->bars = g_steal_pointer (&bars);
  self->n = n;
  prepare (self);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return GTK_WIDGET (self);
}
