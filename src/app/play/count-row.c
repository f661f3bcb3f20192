/* count-row.c: see count-row.h. */

#include "count-row.h"

#include "widgets/style-class.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcCountRow {
  AdwActionRow parent_instance;

  int now;

  GtkSpinButton *counted;
};

G_DEFINE_FINAL_TYPE (YcCountRow, yc_count_row, ADW_TYPE_ACTION_ROW)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

void
yc_row_mark_different (GtkWidget *row, gboolean different)
{
  yc_style_class_set (row, "yc-different", different);
}

static void
counted (YcCountRow *self)
{
  const gboolean different = yc_count_row_get_counted (self) != self->now;
  /* Translators: below the name of something that was counted, and is another number */
  g_autofree char *words = g_strdup_printf (_ ("The program has %d"), self->now);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), different ? words : "");
  yc_row_mark_different (GTK_WIDGET (self), different);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
yc_count_row_class_init (YcCountRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_COUNT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "count-row.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCountRow, counted);
  gtk_widget_class_bind_template_callback (widget_class, counted);
}

static void
yc_count_row_init (YcCountRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_count_row_new (const char *title, int now)
{
  YcCountRow *self = g_object_new (YC_TYPE_COUNT_ROW, "title", title, NULL);

  self->now = now;
  gtk_spin_button_set_value (self->counted, now);
  return GTK_WIDGET (self);
}

int
yc_count_row_get_counted (YcCountRow *self)
{
  g_return_val_if_fail (YC_IS_COUNT_ROW (self), 0);

  return gtk_spin_button_get_value_as_int (self->counted);
}
