/* counter.c: see counter.h. */

#include "counter.h"

#include "icon-row.h"
#include "spoken-names.h"
#include "style-class.h"
#include "template.h"

#include <adwaita.h>

struct _YcCounter {
  GtkWidget parent_instance;

  AdwBin *icon;
  GtkLabel *number;
};

enum { PROP_ICON = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcCounter, yc_counter, GTK_TYPE_WIDGET)

void
yc_counter_show (YcCounter *self, int number, const char *words)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_label_set_text (self->number, text);
  yc_widget_say (GTK_WIDGET (self), words);
  yc_style_class_set (GTK_WIDGET (self), "yc-away", number == 0);
}

static void
yc_counter_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_ICON)
    adw_bin_set_child (YC_COUNTER (object)->icon, yc_icon_new (g_value_get_string (value)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_counter_class_init (YcCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->set_property = yc_counter_set_property;
  properties[PROP_ICON] = g_param_spec_string ("icon", NULL, NULL, NULL, G_PARAM_WRITABLE);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "counter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  yc_template_set (widget_class, "counter.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCounter, icon);
  gtk_widget_class_bind_template_child (widget_class, YcCounter, number);
}

static void
yc_counter_init (YcCounter *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_counter_new (const char *icon)
{
  return g_object_new (YC_TYPE_COUNTER, "icon", icon, NULL);
}
