/* difference-row.c: see difference-row.h. */

#include "difference-row.h"

#include "widgets/template.h"

struct _YcDifferenceRow {
  GtkListBoxRow parent_instance;

  GtkLabel *ours;
  GtkLabel *theirs;
};

G_DEFINE_FINAL_TYPE (YcDifferenceRow, yc_difference_row, GTK_TYPE_LIST_BOX_ROW)

static void
yc_difference_row_class_init (YcDifferenceRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  yc_template_set (widget_class, "difference-row.ui");
  gtk_widget_class_bind_template_child (widget_class, YcDifferenceRow, ours);
  gtk_widget_class_bind_template_child (widget_class, YcDifferenceRow, theirs);
}

static void
yc_difference_row_init (YcDifferenceRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_difference_row_new (const YcArrival *arrival)
{
  YcDifferenceRow *self = g_object_new (YC_TYPE_DIFFERENCE_ROW, NULL);

  gtk_label_set_text (self->ours, YC_STATEMENT_OR_NOTHING (arrival->ours));
  gtk_label_set_text (self->theirs, YC_STATEMENT_OR_NOTHING (arrival->theirs));
  return GTK_WIDGET (self);
}
