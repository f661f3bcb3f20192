/* effect-view.c: see effect-view.h. */

#include "effect-view.h"

#include "board/board-resources.h"
#include "board/icon-row.h"
#include "effect.h"

#include <glib/gi18n.h>

struct _YcEffectView {
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (YcEffectView, yc_effect_view, GTK_TYPE_WIDGET)

static void
add_caption (YcEffectView *self, const char *words)
{
  GtkWidget *caption = gtk_label_new (words);

  gtk_widget_add_css_class (caption, "yc-choice-caption");
  gtk_widget_set_parent (caption, GTK_WIDGET (self));
}

static void
add_side (YcEffectView *self, const char *caption, const YcSide *side)
{
  GtkWidget *row;

  if (yc_side_is_empty (side))
    return;
  add_caption (self, caption);
  row = yc_icon_row_new ();
  yc_icon_row_show_side (YC_ICON_ROW (row), side);
  gtk_widget_set_parent (row, GTK_WIDGET (self));
}

static void
add_points (YcEffectView *self, int points)
{
  g_autofree char *words = NULL;

  if (points == 0)
    return;
  words = g_strdup_printf (ngettext ("%+d point", "%+d points", (gulong) ABS (points)), points);
  add_caption (self, words);
}

void
yc_effect_view_show (YcEffectView *self, YcSession *session, const YcPlay *play)
{
  YcEffect effect
    = yc_effect_of_play (yc_session_get_setup (session), yc_session_get_game (session),
                         yc_session_get_position (session), play);

  yc_children_clear (GTK_WIDGET (self));
  add_side (self, C_ ("effect of a play", "Pays"), &effect.pays);
  add_side (self, C_ ("effect of a play", "Brings"), &effect.brings);
  add_points (self, effect.points);
  if (effect.others)
    add_caption (self, _ ("Others change too"));
  gtk_widget_set_visible (GTK_WIDGET (self),
                          gtk_widget_get_first_child (GTK_WIDGET (self)) != NULL);
}

static void
yc_effect_view_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_effect_view_parent_class)->dispose (object);
}

static void
yc_effect_view_class_init (YcEffectViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_effect_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "effect");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_effect_view_init (YcEffectView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

GtkWidget *
yc_effect_view_new (void)
{
  return g_object_new (YC_TYPE_EFFECT_VIEW, NULL);
}
