/* marking.c: see marking.h. */

#include "marking.h"

#include "description.h"
#include "style-class.h"

#include <glib/gi18n.h>

#define EDGE   2
#define CORNER 9 /* pixels, as the style rounds a panel */

void
yc_marking_set_legal (GtkWidget *button, GtkWidget *sign, gboolean legal)
{
  yc_style_class_set (button, "yc-legal", legal);
  /* the place of the tick is kept, so that nothing jumps when the turn passes */
  gtk_widget_set_opacity (sign, legal ? 1 : 0);
  yc_describe (button, legal ? _ ("A legal play begins here.") : "");
}

void
yc_marking_set_wished (GtkWidget *button, gboolean wished)
{
  yc_style_class_set (button, "yc-wished", wished);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_SELECTED, wished, -1);
}

void
yc_marking_set_changed (GtkWidget *button, gboolean changed)
{
  yc_style_class_set (button, "yc-changed", changed);
}

void
yc_marking_draw_active (GtkWidget *panel, GtkSnapshot *snapshot)
{
  const float widths[] = { EDGE, EDGE, EDGE, EDGE };
  GtkStyleContext *style = gtk_widget_get_style_context (panel);
  graphene_rect_t bounds;
  GskRoundedRect edge;
  GdkRGBA color;

  if (!gtk_widget_compute_bounds (panel, panel, &bounds))
    return;
  gtk_style_context_get_color (style, &color);
  gtk_style_context_lookup_color (style, "yc_mark", &color);
  gsk_rounded_rect_init_from_rect (&edge, &bounds, CORNER);
  gtk_snapshot_append_border (snapshot, &edge, widths, (GdkRGBA[]){ color, color, color, color });
}
