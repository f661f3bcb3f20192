/* number-row.c: see number-row.h. */

#include "number-row.h"

#include "goods.h"
#include "template.h"

#include <glib/gi18n.h>
#include <stdlib.h>

struct _YcNumberRow {
  AdwActionRow parent_instance;

  GtkSpinButton *spin;
  int lowest;
  gboolean quiet;
};

G_DEFINE_FINAL_TYPE (YcNumberRow, yc_number_row, ADW_TYPE_ACTION_ROW)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

int
yc_number_row_get (YcNumberRow *self)
{
  const int value = gtk_spin_button_get_value_as_int (self->spin);

  return value < self->lowest ? YC_UNKNOWN : value;
}

void
yc_number_row_set (YcNumberRow *self, int number)
{
  self->quiet = TRUE;
  gtk_spin_button_set_value (self->spin, number == YC_UNKNOWN ? self->lowest - 1 : number);
  self->quiet = FALSE;
}

static gboolean
write_number (YcNumberRow *self)
{
  const int number = yc_number_row_get (self);
  g_autofree char *text = number == YC_UNKNOWN ? g_strdup ("?") : g_strdup_printf ("%d", number);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->spin)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->spin), text);
  return TRUE;
}

/* A number typed beside the “?” that was there is meant as that number. */
static int
read_number (GtkSpinButton *spin, double *value, YcNumberRow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  const char *number = strpbrk (text, "0123456789");

  *value = number != NULL ? atoi (number) : self->lowest - 1;
  return TRUE;
}

static void
value_changed (YcNumberRow *self)
{
  if (!self->quiet)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
yc_number_row_class_init (YcNumberRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "number-row.ui");
  gtk_widget_class_bind_template_child (widget_class, YcNumberRow, spin);
  gtk_widget_class_bind_template_callback (widget_class, read_number);
  gtk_widget_class_bind_template_callback (widget_class, write_number);
  gtk_widget_class_bind_template_callback (widget_class, value_changed);
}

static void
yc_number_row_init (YcNumberRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_number_row_new (const char *title, int lowest, int highest)
{
  YcNumberRow *self = g_object_new (YC_TYPE_NUMBER_ROW, "title", title, NULL);

  self->quiet = TRUE;
  self->lowest = lowest;
  gtk_spin_button_set_range (self->spin, lowest - 1, highest);
  gtk_spin_button_set_value (self->spin, lowest - 1);
  write_number (self);
  self->quiet = FALSE;
  return GTK_WIDGET (self);
}
