/* moment-mark.c: see moment-mark.h. */

#include "moment-mark.h"

static void
trace (cairo_t *cr, YcMomentKind kind, double x, double y)
{
  switch (kind) {
  case YC_MOMENT_BOMB:
  case YC_MOMENT_TEST:
  case YC_MOMENT_LOAD:
    cairo_arc (cr, x, y, YC_MOMENT_MARK, 0, 2 * G_PI);
    break;
  case YC_MOMENT_STRIKE:
    cairo_move_to (cr, x - YC_MOMENT_MARK, y - YC_MOMENT_MARK);
    cairo_line_to (cr, x + YC_MOMENT_MARK, y - YC_MOMENT_MARK);
    cairo_line_to (cr, x, y + YC_MOMENT_MARK);
    cairo_close_path (cr);
    break;
  case YC_MOMENT_FLAG:
    cairo_move_to (cr, x, y - YC_MOMENT_MARK);
    cairo_line_to (cr, x + YC_MOMENT_MARK, y + YC_MOMENT_MARK);
    cairo_line_to (cr, x - YC_MOMENT_MARK, y + YC_MOMENT_MARK);
    cairo_close_path (cr);
    break;
  case YC_MOMENT_DISPUTE:
    cairo_move_to (cr, x, y - YC_MOMENT_MARK - 1);
    cairo_line_to (cr, x + YC_MOMENT_MARK + 1, y);
    cairo_line_to (cr, x, y + YC_MOMENT_MARK + 1);
    cairo_line_to (cr, x - YC_MOMENT_MARK - 1, y);
    cairo_close_path (cr);
    break;
  case YC_MOMENT_BOOKMARK:
    cairo_move_to (cr, x - YC_MOMENT_MARK + 1, y - YC_MOMENT_MARK - 1);
    cairo_line_to (cr, x + YC_MOMENT_MARK - 1, y - YC_MOMENT_MARK - 1);
    cairo_line_to (cr, x + YC_MOMENT_MARK - 1, y + YC_MOMENT_MARK + 1);
    cairo_line_to (cr, x, y + 1);
    cairo_line_to (cr, x - YC_MOMENT_MARK + 1, y + YC_MOMENT_MARK + 1);
    cairo_close_path (cr);
    break;
  case YC_MOMENT_NOTE:
  case YC_MOMENT_NONE:
  case YC_N_MOMENTS:
  default:
    cairo_rectangle (cr, x - YC_MOMENT_MARK + 1, y - YC_MOMENT_MARK + 1, 2 * YC_MOMENT_MARK - 2,
                     2 * YC_MOMENT_MARK - 2);
  }
}

void
yc_moment_mark_draw (cairo_t *cr, YcMomentKind kind, double x, double y, const GdkRGBA *color)
{
  trace (cr, kind, x, y);
  gdk_cairo_set_source_rgba (cr, color);
  /* a bomb that was tested or loaded is a ring */
  if (kind != YC_MOMENT_TEST && kind != YC_MOMENT_LOAD)
    cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, color->red * 0.7, color->green * 0.7, color->blue * 0.7, 1);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

void
yc_seat_color (GtkWidget *widget, const YcSetup *setup, int seat, GdkRGBA *color)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  g_autofree char *name
    = seat < 0 ? g_strdup ("window_fg_color")
               : g_strconcat ("player_", yc_color_name (setup->seats[seat].color), NULL);

  gtk_style_context_get_color (style, color);
  gtk_style_context_lookup_color (style, name, color);
}
