/* workers-popover.c: see workers-popover.h. */

#include "workers-popover.h"

#include "words.h"

#include <glib/gi18n.h>

#define KINDS (2 * YC_WORKER_TYPES) /* own and contractors */

typedef struct {
  YcComposer *wish;
  GtkSpinButton *counts[KINDS];
  GtkPopover *popover;
} Chooser;

static void
place_these (Chooser *self)
{
  YcWorkers workers = { 0 };

  for (int type = 0; type < YC_WORKER_TYPES; type++) {
    workers.permanent[type] = (uint16_t) gtk_spin_button_get_value_as_int (self->counts[type]);
    workers.contractor[type]
      = (uint16_t) gtk_spin_button_get_value_as_int (self->counts[YC_WORKER_TYPES + type]);
  }
  gtk_popover_popdown (self->popover);
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
add_kind (Chooser *self, GtkGrid *grid, int kind)
{
  g_autofree char *words = kind_words (kind);
  GtkWidget *label = gtk_label_new (words);
  GtkWidget *count = gtk_spin_button_new_with_range (0, YC_PIECES, 1);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (count),
                             count_of (&yc_composer_get_play (self->wish)->workers, kind));
  gtk_accessible_update_property (GTK_ACCESSIBLE (count), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_grid_attach (grid, label, 0, kind, 1, 1);
  gtk_grid_attach (grid, count, 1, kind, 1, 1);
  self->counts[kind] = GTK_SPIN_BUTTON (count);
}

GtkWidget *
yc_workers_popover_new (YcComposer *wish)
{
  Chooser *self = g_new0 (Chooser, 1);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *done = gtk_button_new_with_mnemonic (_ ("_Place These"));

  self->wish = wish;
  self->popover = GTK_POPOVER (popover);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  for (int kind = 0; kind < KINDS; kind++)
    add_kind (self, GTK_GRID (grid), kind);
  gtk_grid_attach (GTK_GRID (grid), done, 0, KINDS, 2, 1);
  g_signal_connect_swapped (done, "clicked", G_CALLBACK (place_these), self);
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  g_object_set_data_full (G_OBJECT (popover), "chooser", self, g_free);
  return popover;
}
