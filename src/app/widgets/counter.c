/* counter.c: see counter.h. */

#include "counter.h"

#include "children.h"
#include "icon-row.h"
#include "spoken-names.h"

struct _YcCounter {
  GtkWidget parent_instance;

  GtkLabel *number;
};

G_DEFINE_FINAL_TYPE (YcCounter, yc_counter, GTK_TYPE_WIDGET)

void
yc_counter_show (YcCounter *self, int number, const char *words)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_label_set_text (self->number, text);
  yc_widget_say (GTK_WIDGET (self), words);
  if (number == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "yc-away");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "yc-away");
}

static void
yc_counter_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_counter_parent_class)->dispose (object);
}

static void
yc_counter_class_init (YcCounterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_counter_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "counter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
yc_counter_init (YcCounter *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 3);
  gtk_widget_add_css_class (GTK_WIDGET (self), "yc-counter");
}

GtkWidget *
yc_counter_new (const char *icon)
{
  YcCounter *self = g_object_new (YC_TYPE_COUNTER, NULL);

  gtk_widget_set_parent (yc_icon_new (icon), GTK_WIDGET (self));
  self->number = GTK_LABEL (gtk_label_new ("0"));
  gtk_widget_set_parent (GTK_WIDGET (self->number), GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
