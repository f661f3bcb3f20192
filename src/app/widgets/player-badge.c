/* player-badge.c: see player-badge.h. */

#include "player-badge.h"

#include "template.h"

struct _YcPlayerBadge {
  GtkWidget parent_instance;

  YcPlayerShape *shape;
  GtkLabel *name;
};

enum { PROP_COLOR = 1, PROP_NAME_TEXT, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcPlayerBadge, yc_player_badge, GTK_TYPE_WIDGET)

static void
yc_player_badge_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  YcPlayerBadge *self = YC_PLAYER_BADGE (object);

  if (id == PROP_COLOR)
    g_object_get_property (G_OBJECT (self->shape), "color", value);
  else if (id == PROP_NAME_TEXT)
    g_value_set_string (value, gtk_label_get_text (self->name));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_player_badge_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  YcPlayerBadge *self = YC_PLAYER_BADGE (object);

  if (id == PROP_COLOR)
    yc_player_shape_set_color (self->shape, g_value_get_uint (value));
  else if (id == PROP_NAME_TEXT)
    gtk_label_set_text (self->name, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_player_badge_class_init (YcPlayerBadgeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = yc_template_dispose;
  object_class->get_property = yc_player_badge_get_property;
  object_class->set_property = yc_player_badge_set_property;

  properties[PROP_COLOR]
    = g_param_spec_uint ("color", NULL, NULL, 0, YC_COLORS, YC_COLORS, G_PARAM_READWRITE);
  properties[PROP_NAME_TEXT] = g_param_spec_string ("name-text", NULL, NULL, "", G_PARAM_READWRITE);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "playerbadge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (YC_TYPE_PLAYER_SHAPE);
  yc_template_set (widget_class, "player-badge.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPlayerBadge, shape);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerBadge, name);
}

static void
yc_player_badge_init (YcPlayerBadge *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_player_badge_new (YcColor color, const char *name)
{
  return g_object_new (YC_TYPE_PLAYER_BADGE, "color", (guint) color, "name-text", name, NULL);
}

void
yc_player_badge_set_player (YcPlayerBadge *self, YcColor color, const char *name)
{
  g_return_if_fail (YC_IS_PLAYER_BADGE (self));

  g_object_set (self, "color", (guint) color, "name-text", name, NULL);
}
