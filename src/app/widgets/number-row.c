/* number-row.c: see number-row.h. */

#include "number-row.h"

#include "goods.h"

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
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
yc_number_row_init (YcNumberRow *self)
{
  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (-1, 0, 1));
  gtk_spin_button_set_numeric (self->spin, FALSE);
  gtk_widget_set_valign (GTK_WIDGET (self->spin), GTK_ALIGN_CENTER);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 3);
  g_signal_connect (self->spin, "input", G_CALLBACK (read_number), self);
  g_signal_connect_swapped (self->spin, "output", G_CALLBACK (write_number), self);
  g_signal_connect_swapped (self->spin, "value-changed", G_CALLBACK (value_changed), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), GTK_WIDGET (self->spin));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), GTK_WIDGET (self->spin));
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
