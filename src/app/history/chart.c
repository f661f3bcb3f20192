/* chart.c: see chart.h. */

#include "chart.h"

#include "chart-axis.h"
#include "moment-mark.h"
#include "widgets/player-shape.h"
#include "words.h"

#include <math.h>

#define LEFT   40 /* pixels for the numbers of the axis */
#define RIGHT  22 /* for the shapes at the ends of the lines */
#define TOP    10
#define BOTTOM 22
#define HEIGHT 190
#define SHAPE  13

#define STEPS      4  /* numbers above 0 at the axis */
#define STEP_WIDTH 70 /* pixels between numbers of events, at least */

struct _YcChart {
  GtkWidget parent_instance;

  const YcStudy *study;
  const YcCourse *course;
  const YcSetup *setup;
  guint series, event;

  int top, step;                   /* of the axis */
  GtkWidget *shapes[YC_MAX_SEATS]; /* at the ends of the lines */
  float *heights[YC_MAX_SEATS];    /* by event, from 0 to 1; below 0: none */
};

G_DEFINE_FINAL_TYPE (YcChart, yc_chart, GTK_TYPE_WIDGET)

enum { LOOKED_AT, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is made ready ---- */

static void
forget (YcChart *self)
{
  for (int seat = 0; seat < YC_MAX_SEATS; seat++)
    g_clear_pointer (&self->heights[seat], g_free);
  for (int seat = 0; seat < YC_MAX_SEATS; seat++)
    g_clear_pointer (&self->shapes[seat], gtk_widget_unparent);
}

static guint
n_events (YcChart *self)
{
  return yc_study_get_n_events (self->study);
}

static int
most_of_all (YcChart *self)
{
  int most = 1;

  for (int seat = 0; seat < self->setup->n_seats; seat++)
    for (guint event = 0; event <= n_events (self); event++)
      most = MAX (most, yc_study_get_number (self->study, self->series, seat, event));
  return most;
}

static float *
heights_of (YcChart *self, int seat)
{
  float *heights = g_new (float, n_events (self) + 1);

  for (guint event = 0; event <= n_events (self); event++) {
    const int number = yc_study_get_number (self->study, self->series, seat, event);

    heights[event] = number == YC_NO_NUMBER ? -1 : (float) number / (float) self->top;
  }
  return heights;
}

static void
prepare (YcChart *self)
{
  const int most = most_of_all (self);

  self->step = yc_axis_step (most, STEPS);
  self->top = (most + self->step - 1) / self->step * self->step;
  for (int seat = 0; seat < self->setup->n_seats; seat++) {
    self->heights[seat] = heights_of (self, seat);
    self->shapes[seat] = yc_player_shape_new (self->setup->seats[seat].color);
    gtk_widget_set_parent (self->shapes[seat], GTK_WIDGET (self));
  }
}

/* ---- Places ---- */

static gboolean
is_mirrored (YcChart *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
}

static double
x_of (YcChart *self, double event)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  const double share = event / MAX (n_events (self), 1);
  const double x = LEFT + (width - LEFT - RIGHT) * share;

  return is_mirrored (self) ? width - x : x;
}

static double
y_of (YcChart *self, double height)
{
  return TOP + (gtk_widget_get_height (GTK_WIDGET (self)) - TOP - BOTTOM) * (1 - height);
}

/* Players with the same number stand a little apart, so that none hides another. */
static double
y_of_seat (YcChart *self, int seat, guint event)
{
  return y_of (self, self->heights[seat][event]) + 1.6 * (seat - (self->setup->n_seats - 1) / 2.0);
}

static guint
event_at (YcChart *self, double x)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  const double from_left = is_mirrored (self) ? width - x : x;

  return (guint) (CLAMP ((from_left - LEFT) / MAX (width - LEFT - RIGHT, 1), 0, 1) * n_events (self)
                  + 0.5);
}

static const YcMoment *
moment_near (YcChart *self, double x, double y)
{
  const GArray *moments = yc_course_get_moments (self->course);
  const YcMoment *nearest = NULL;
  double distance = 2.5 * YC_MOMENT_MARK;

  for (guint i = 0; i < moments->len; i++) {
    const YcMoment *moment = &g_array_index (moments, YcMoment, i);
    double away;

    if (moment->seat < 0)
      continue;
    away
      = hypot (x_of (self, moment->event) - x, y_of_seat (self, moment->seat, moment->event) - y);
    if (away < distance) {
      distance = away;
      nearest = moment;
    }
  }
  return nearest;
}

/* ---- The axes ---- */

static void
write_number (YcChart *self, cairo_t *cr, const char *text, double x, double y, double align)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width * align, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
set_ink (YcChart *self, cairo_t *cr, double strength)
{
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, strength);
}

static void
draw_line (cairo_t *cr, double x1, double y1, double x2, double y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
  cairo_stroke (cr);
}

static void
draw_numbers (YcChart *self, cairo_t *cr)
{
  const double left = x_of (self, 0), right = x_of (self, n_events (self));

  cairo_set_line_width (cr, 1);
  for (int number = 0; number <= self->top; number += self->step) {
    const double y = floor (y_of (self, (double) number / self->top)) + 0.5;
    g_autofree char *text = yc_words_study_number (self->study, self->series, number);

    set_ink (self, cr, 0.2);
    draw_line (cr, left, y, right, y);
    set_ink (self, cr, 0.8);
    write_number (self, cr, text, left + (is_mirrored (self) ? 6 : -6), y,
                  is_mirrored (self) ? 0 : 1);
  }
}

static void
draw_events (YcChart *self, cairo_t *cr)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int step = yc_axis_step ((int) n_events (self), MAX (width / STEP_WIDTH, 2));
  const double y = gtk_widget_get_height (GTK_WIDGET (self)) - BOTTOM / 2.0;

  set_ink (self, cr, 0.8);
  for (int event = 0; event <= (int) n_events (self); event += step) {
    g_autofree char *text = g_strdup_printf ("%d", event);

    write_number (self, cr, text, x_of (self, event), y, 0.5);
  }
}

/* ---- The lines ---- */

/* The dash of a colour: by this, too, players are told apart. */
static void
set_dash (cairo_t *cr, YcColor color)
{
  static const struct {
    double lengths[4];
    int n;
  } dashes[YC_COLORS] = {
    [YC_RED] = { { 0 }, 0 },        [YC_BLUE] = { { 9, 4 }, 2 },
    [YC_GREEN] = { { 2, 3 }, 2 },   [YC_YELLOW] = { { 9, 3, 2, 3 }, 4 },
    [YC_PURPLE] = { { 16, 5 }, 2 },
  };

  cairo_set_dash (cr, dashes[color].lengths, dashes[color].n, 0);
}

/* What somebody has stays until an event changes it. */
static void
trace_seat (YcChart *self, cairo_t *cr, int seat)
{
  gboolean drawing = FALSE;

  for (guint event = 0; event <= n_events (self); event++) {
    const double x = x_of (self, event), y = y_of_seat (self, seat, event);

    if (self->heights[seat][event] < 0) {
      drawing = FALSE;
    } else if (!drawing) {
      cairo_move_to (cr, x, y);
      drawing = TRUE;
    } else if (event == n_events (self)
               || self->heights[seat][event] != self->heights[seat][event - 1]) {
      cairo_line_to (cr, x, y_of_seat (self, seat, event - 1));
      cairo_line_to (cr, x, y);
    }
  }
}

/* A darker rim keeps yellow visible on white. */
static void
draw_seat (YcChart *self, cairo_t *cr, int seat)
{
  GdkRGBA color;

  yc_seat_color (GTK_WIDGET (self), self->setup, seat, &color);
  cairo_save (cr);
  set_dash (cr, self->setup->seats[seat].color);
  trace_seat (self, cr, seat);
  cairo_set_line_width (cr, 3);
  cairo_set_source_rgba (cr, color.red * 0.7, color.green * 0.7, color.blue * 0.7, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_moments (YcChart *self, cairo_t *cr)
{
  const GArray *moments = yc_course_get_moments (self->course);

  for (guint i = 0; i < moments->len; i++) {
    const YcMoment *moment = &g_array_index (moments, YcMoment, i);
    GdkRGBA color;

    if (moment->seat < 0 || self->heights[moment->seat][moment->event] < 0)
      continue;
    yc_seat_color (GTK_WIDGET (self), self->setup, moment->seat, &color);
    yc_moment_mark_draw (cr, moment->kind, x_of (self, moment->event),
                         y_of_seat (self, moment->seat, moment->event), &color);
  }
}

static void
draw_cursor (YcChart *self, cairo_t *cr)
{
  const double x = floor (x_of (self, self->event)) + 0.5;

  set_ink (self, cr, 0.9);
  cairo_set_line_width (cr, 1);
  draw_line (cr, x, TOP - 6, x, gtk_widget_get_height (GTK_WIDGET (self)) - BOTTOM + 4);
}

static void
yc_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static void (*const layers[]) (YcChart * self, cairo_t * cr)
    = { draw_numbers, draw_events, draw_cursor };
  YcChart *self = YC_CHART (widget);
  cairo_t *cr;

  if (self->study == NULL)
    return;
  cr
    = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                                gtk_widget_get_height (widget)));
  for (gsize i = 0; i < G_N_ELEMENTS (layers); i++)
    layers[i](self, cr);
  for (int seat = 0; seat < self->setup->n_seats; seat++)
    draw_seat (self, cr, seat);
  draw_moments (self, cr);
  cairo_destroy (cr);
  for (int seat = 0; seat < self->setup->n_seats; seat++)
    gtk_widget_snapshot_child (widget, self->shapes[seat], snapshot);
}

/* ---- Pointing ---- */

static void
pressed (GtkGestureClick *click G_GNUC_UNUSED,
         int n G_GNUC_UNUSED,
         double x,
         double y,
         YcChart *self)
{
  const YcMoment *moment;

  if (self->study == NULL)
    return;
  moment = moment_near (self, x, y);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit (self, signals[LOOKED_AT], 0, moment != NULL ? moment->event : event_at (self, x));
}

/* ---- The widget ---- */

static void
yc_chart_measure (GtkWidget *widget G_GNUC_UNUSED,
                  GtkOrientation orientation,
                  int for_size G_GNUC_UNUSED,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline G_GNUC_UNUSED,
                  int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEFT + RIGHT + STEP_WIDTH : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 3 * HEIGHT : HEIGHT;
}

/* The seat whose line ends lowest of those that have no place yet, or -1. */
static int
lowest_end (YcChart *self, const gboolean *placed)
{
  int next = -1;

  for (int seat = 0; seat < self->setup->n_seats; seat++)
    if (!placed[seat]
        && (next < 0
            || self->heights[seat][n_events (self)] < self->heights[next][n_events (self)]))
      next = seat;
  return next;
}

/* Where the shapes stand, from the lowest line up: at the ends of the lines, or as near as the
 * others leave room. */
static void
place_shapes (YcChart *self, int height, int order[YC_MAX_SEATS], double y[YC_MAX_SEATS])
{
  gboolean placed[YC_MAX_SEATS] = { FALSE };
  double bottom = height - BOTTOM + SHAPE / 2.0, top = 0;
  int n = 0;

  for (int seat; (seat = lowest_end (self, placed)) >= 0; n++) {
    const double end = y_of (self, MAX (self->heights[seat][n_events (self)], 0));

    order[n] = seat;
    placed[seat] = TRUE;
    bottom = y[n] = MIN (end + SHAPE / 2.0, bottom) - SHAPE;
  }
  while (n-- > 0) {
    y[n] = MAX (y[n], top);
    top = y[n] + SHAPE;
  }
}

static void
yc_chart_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  YcChart *self = YC_CHART (widget);
  int order[YC_MAX_SEATS];
  double y[YC_MAX_SEATS];

  if (self->study == NULL)
    return;
  place_shapes (self, height, order, y);
  for (int i = 0; i < self->setup->n_seats; i++) {
    const GtkAllocation place
      = { is_mirrored (self) ? 4 : width - SHAPE - 4, (int) y[i], SHAPE, SHAPE };

    gtk_widget_size_allocate (self->shapes[order[i]], &place, -1);
  }
}

static void
yc_chart_dispose (GObject *object)
{
  forget (YC_CHART (object));
  G_OBJECT_CLASS (yc_chart_parent_class)->dispose (object);
}

static void
yc_chart_class_init (YcChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_chart_dispose;
  widget_class->snapshot = yc_chart_snapshot;
  widget_class->measure = yc_chart_measure;
  widget_class->size_allocate = yc_chart_size_allocate;
  signals[LOOKED_AT] = g_signal_new ("looked-at", YC_TYPE_CHART, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                     NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
yc_chart_init (YcChart *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
yc_chart_new (void)
{
  return g_object_new (YC_TYPE_CHART, NULL);
}

void
yc_chart_set_series (YcChart *self, const YcStudy *study, const YcCourse *course, guint series)
{
  g_return_if_fail (YC_IS_CHART (self));

  forget (self);
  self->study = study;
  self->course = course;
  self->series = series;
  if (study != NULL) {
    self->setup = yc_record_setup (yc_study_get_record (study));
    prepare (self);
  }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
yc_chart_set_event (YcChart *self, guint event)
{
  g_return_if_fail (YC_IS_CHART (self));

  self->event = event;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
