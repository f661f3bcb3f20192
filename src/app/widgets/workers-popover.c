/* workers-popover.c: see workers-popover.h. */

#include "workers-popover.h"

#include "template.h"
#include "words.h"

#include <glib/gi18n.h>

#define KINDS (2 * YC_WORKER_TYPES) /* own and contractors */

struct _YcWorkersPopover {
  GtkPopover parent_instance;

  YcComposer *wish;
  GtkSpinButton *counts[KINDS];

  GtkGrid *kinds;
};

G_DEFINE_FINAL_TYPE (YcWorkersPopover, yc_workers_popover, GTK_TYPE_POPOVER)

static void
place_these (YcWorkersPopover *self)
{
  YcWorkers workers = { 0 };

  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    workers.permanent[type] = (uint16_t) gtk_spin_button_get_value_as_int (self->counts[type]);
    workers.contractor[type]
      = (uint16_t) gtk_spin_button_get_value_as_int (self->counts[YC_WORKER_TYPES + type]);
  }
  gtk_popover_popdown (GTK_POPOVER (self));
  yc_composer_set_workers (self->wish, &workers);
}

static char *
kind_words (int kind)
{
  const char *worker = yc_words_worker ((YcWorkerType) (kind % YC_WORKER_TYPES));

  if (kind < YC_WORKER_TYPES)
    return g_strdup (worker);
  /* Translators: a kind of worker, of the contractors */
  return g_strdup_printf (_ ("%s (contractor)"), worker);
}

static int
count_of (const YcWorkers *workers, int kind)
{
  return kind < YC_WORKER_TYPES ? workers->permanent[kind]
                                : workers->contractor[kind - YC_WORKER_TYPES];
}

static void
add_kind (YcWorkersPopover *self, int kind)
{
  g_autofree char *words = kind_words (kind);
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *count = gtk_spin_button_new_with_range (0, YC_PIECES, 1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (count),
                             count_of (&yc_composer_get_play (self->wish)->workers, kind));
  gtk_accessible_update_property (GTK_ACCESSIBLE (count), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_grid_attach (self->kinds, label, 0, kind, 1, 1);
  gtk_grid_attach (self->kinds, count, 1, kind, 1, 1);
  self->counts[kind] = GTK_SPIN_BUTTON (count);
}

static void
yc_workers_popover_class_init (YcWorkersPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  yc_template_set (widget_class, "workers-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, YcWorkersPopover, kinds);
  gtk_widget_class_bind_template_callback (widget_class, place_these);
}

static void
yc_workers_popover_init (YcWorkersPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
yc_workers_popover_new (YcComposer *wish)
{
  YcWorkersPopover *self = g_object_new (YC_TYPE_WORKERS_POPOVER, NULL);

  self->wish = wish;
  for (int kind = 0; kind < KINDS; kind++)
    add_kind (self, kind);
  return GTK_WIDGET (self);
}
