/* scrub-line.c: see scrub-line.h. */

#include "scrub-line.h"

#include "moment-mark.h"

#include <glib/gi18n.h>

#define MARGIN 10 /* pixels at both ends, half of the knob */
#define HEIGHT 34
#define KNOB   7

struct _YcScrubLine {
  GtkWidget parent_instance;

  const YcCourse *course;
  const YcSetup *setup;
  guint event;
};

G_DEFINE_FINAL_TYPE (YcScrubLine, yc_scrub_line, GTK_TYPE_WIDGET)

enum { LOOKED_AT, N_SIGNALS };
static guint signals[N_SIGNALS];

static guint
n_events (YcScrubLine *self)
{
  return self->course != NULL ? yc_course_get_n_events (self->course) : 0;
}

/* ---- Places ---- */

static double
place_of (YcScrubLine *self, guint event)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  const double share = (double) event / MAX (n_events (self), 1);
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return MARGIN + width * (mirrored ? 1 - share : share);
}

static guint
event_at (YcScrubLine *self, double x)
{
  const double width = MAX (gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN, 1);
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const double share = CLAMP ((x - MARGIN) / width, 0, 1);

  return (guint) ((mirrored ? 1 - share : share) * n_events (self) + 0.5);
}

/* The moment whose mark lies nearest to a place, or NULL if none is near. */
static const YcMoment *
moment_near (YcScrubLine *self, double x)
{
  const YcMoment *nearest = NULL;
  double distance = 1.5 * YC_MOMENT_MARK;

  for (guint i = 0; self->course != NULL && i < yc_course_get_moments (self->course)->len; i++) {
    const YcMoment *moment = &g_array_index (yc_course_get_moments (self->course), YcMoment, i);
    const double away = ABS (place_of (self, moment->event) - x);

    if (away < distance) {
      distance = away;
      nearest = moment;
    }
  }
  return nearest;
}

/* ---- Drawing ---- */

static gboolean
is_about_a_play (YcMomentKind kind)
{
  return kind == YC_MOMENT_FLAG || kind == YC_MOMENT_DISPUTE || kind == YC_MOMENT_NOTE
         || kind == YC_MOMENT_BOOKMARK;
}

/* Plays stand above the line, what was said of them below. */
static void
draw_mark (YcScrubLine *self, cairo_t *cr, const YcMoment *moment, double middle)
{
  GdkRGBA color;

  yc_seat_color (GTK_WIDGET (self), self->setup, moment->seat, &color);
  yc_moment_mark_draw (cr, moment->kind, place_of (self, moment->event),
                       is_about_a_play (moment->kind) ? middle + 10 : middle - 10, &color);
}

static void
draw_line (YcScrubLine *self, cairo_t *cr, double middle)
{
  const double from = place_of (self, 0), to = place_of (self, n_events (self));
  const double here = place_of (self, self->event);
  GdkRGBA color;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &color);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 4);
  cairo_set_source_rgba (cr, color.red, color.green, color.blue, 0.25);
  cairo_move_to (cr, from, middle);
  cairo_line_to (cr, to, middle);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_move_to (cr, from, middle);
  cairo_line_to (cr, here, middle);
  cairo_stroke (cr);
  cairo_arc (cr, here, middle, KNOB, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
yc_scrub_line_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  YcScrubLine *self = YC_SCRUB_LINE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  draw_line (self, cr, height / 2.0);
  for (guint i = 0; self->course != NULL && i < yc_course_get_moments (self->course)->len; i++)
    draw_mark (self, cr, &g_array_index (yc_course_get_moments (self->course), YcMoment, i),
               height / 2.0);
  cairo_destroy (cr);
}

/* ---- Pointing ---- */

static void
look_at_place (YcScrubLine *self, double x)
{
  const guint event = event_at (self, x);

  if (event != self->event)
    g_signal_emit (self, signals[LOOKED_AT], 0, event);
}

/* A click near a mark means the mark. */
static void
drag_began (GtkGestureDrag *drag G_GNUC_UNUSED, double x, double y G_GNUC_UNUSED, YcScrubLine *self)
{
  const YcMoment *moment = moment_near (self, x);

  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (moment != NULL)
    g_signal_emit (self, signals[LOOKED_AT], 0, moment->event);
  else
    look_at_place (self, x);
}

static void
dragged (GtkGestureDrag *drag, double by, double down G_GNUC_UNUSED, YcScrubLine *self)
{
  double x, y;

  if (gtk_gesture_drag_get_start_point (drag, &x, &y) && ABS (by) > YC_MOMENT_MARK)
    look_at_place (self, x + by);
}

static gboolean
yc_scrub_line_query_tooltip (GtkWidget *widget,
                             int x,
                             int y G_GNUC_UNUSED,
                             gboolean keyboard,
                             GtkTooltip *tooltip)
{
  const YcMoment *moment = keyboard ? NULL : moment_near (YC_SCRUB_LINE (widget), x);
  g_autofree char *words = NULL;

  if (moment == NULL)
    return FALSE;
  /* Translators: number of a play, and what stands out in it: “Play 41: Bomb built” */
  words = g_strdup_printf (_ ("Play %1$u: %2$s"), moment->event, yc_words_moment (moment->kind));
  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

/* ---- The widget ---- */

static void
yc_scrub_line_measure (GtkWidget *widget G_GNUC_UNUSED,
                       GtkOrientation orientation,
                       int for_size G_GNUC_UNUSED,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline G_GNUC_UNUSED,
                       int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 4 * MARGIN : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 16 * MARGIN : HEIGHT;
}

static void
yc_scrub_line_class_init (YcScrubLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = yc_scrub_line_snapshot;
  widget_class->measure = yc_scrub_line_measure;
  widget_class->query_tooltip = yc_scrub_line_query_tooltip;
  signals[LOOKED_AT] = g_signal_new ("looked-at", YC_TYPE_SCRUB_LINE, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "scrubline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
yc_scrub_line_init (YcScrubLine *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_began), self, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (dragged), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("The plays of the session"), -1);
}

void
yc_scrub_line_set_course (YcScrubLine *self, const YcCourse *course, const YcSetup *setup)
{
  g_return_if_fail (YC_IS_SCRUB_LINE (self));

  self->course = course;
  self->setup = setup;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) n_events (self), -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
yc_scrub_line_set_event (YcScrubLine *self, guint event, const char *words)
{
  g_return_if_fail (YC_IS_SCRUB_LINE (self));

  self->event = event;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) event, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
