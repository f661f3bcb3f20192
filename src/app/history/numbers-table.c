/* numbers-table.c: see numbers-table.h. */

#include "numbers-table.h"

#include "widgets/children.h"
#include "words.h"

#include <glib/gi18n.h>

#define FRAMES 4 /* until a table that was filled can be scrolled */

struct _YcNumbersTable {
  GtkWidget parent_instance;

  const YcStudy *study;
  GtkColumnView *table;
  guint tick; /* that scrolls, or 0 */
  guint frames;
};

G_DEFINE_FINAL_TYPE (YcNumbersTable, yc_numbers_table, GTK_TYPE_WIDGET)

enum { LOOKED_AT, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What a column shows: the number of the event, or a series of a seat. */
typedef struct {
  YcNumbersTable *table;
  guint series;
  int seat; /* -1: the event */
} Column;

static void
set_up_cell (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
}

static void
bind_cell (GtkListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, Column *column)
{
  const guint event = gtk_list_item_get_position (item);
  const YcStudy *study = column->table->study;
  g_autofree char *text = NULL;

  if (column->seat < 0)
    text = g_strdup_printf ("%u", event);
  else
    text = yc_words_study_number (study, column->series,
                                  yc_study_get_number (study, column->series, column->seat, event));
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
}

static void
column_free (gpointer column, GClosure *closure G_GNUC_UNUSED)
{
  g_free (column);
}

static void
add_column (YcNumbersTable *self, const char *title, guint series, int seat)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Column *column = g_new (Column, 1);
  g_autoptr (GtkColumnViewColumn) shown = gtk_column_view_column_new (title, factory);

  *column = (Column){ self, series, seat };
  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cell), NULL);
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind_cell), column, column_free, 0);
  gtk_column_view_append_column (self->table, shown);
}

static void
add_series (YcNumbersTable *self, guint series)
{
  const YcSetup *setup = yc_record_setup (yc_study_get_record (self->study));

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *player = yc_words_player (setup, seat);
    /* Translators: the head of a column: a player and what is counted: "Ana: Money" */
    g_autofree char *title
      = g_strdup_printf (_ ("%1$s: %2$s"), player, yc_study_get_title (self->study, series));

    add_column (self, title, series, seat);
  }
}

static void
clear (YcNumbersTable *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->table);

  gtk_column_view_set_model (self->table, NULL);
  while (g_list_model_get_n_items (columns) > 0) {
    g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

    gtk_column_view_remove_column (self->table, column);
  }
}

/* A row for each event, the beginning included; what it shows follows from its place. */
static GtkSelectionModel *
rows_of (const YcStudy *study)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  for (guint event = 0; event <= yc_study_get_n_events (study); event++)
    g_ptr_array_add (rows, (gpointer) "");
  g_ptr_array_add (rows, NULL);
  return GTK_SELECTION_MODEL (gtk_single_selection_new (
    G_LIST_MODEL (gtk_string_list_new ((const char *const *) rows->pdata))));
}

static void
chosen (YcNumbersTable *self, guint position)
{
  g_signal_emit (self, signals[LOOKED_AT], 0, position);
}

static void
yc_numbers_table_dispose (GObject *object)
{
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_numbers_table_parent_class)->dispose (object);
}

static void
yc_numbers_table_class_init (YcNumbersTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = yc_numbers_table_dispose;
  signals[LOOKED_AT] = g_signal_new ("looked-at", YC_TYPE_NUMBERS_TABLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
yc_numbers_table_init (YcNumbersTable *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *table = gtk_column_view_new (NULL);

  self->table = GTK_COLUMN_VIEW (table);
  gtk_column_view_set_show_row_separators (self->table, TRUE);
  g_signal_connect_swapped (table, "activate", G_CALLBACK (chosen), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), table);
  gtk_widget_set_parent (scrolled, GTK_WIDGET (self));
}

void
yc_numbers_table_set_series (YcNumbersTable *self, const YcStudy *study, guint64 chosen_series)
{
  g_autoptr (GtkSelectionModel) rows = NULL;

  g_return_if_fail (YC_IS_NUMBERS_TABLE (self));

  clear (self);
  self->study = study;
  if (study == NULL)
    return;
  add_column (self, _ ("Play"), 0, -1);
  for (guint series = 0; series < yc_study_get_n_series (study); series++)
    if (chosen_series >> series & 1)
      add_series (self, series);
  rows = rows_of (study);
  gtk_column_view_set_model (self->table, rows);
}

/* A table that was just filled shows nothing if it is scrolled before it knows its rows. */
static gboolean
scroll (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcNumbersTable *self = YC_NUMBERS_TABLE (widget);
  GtkSelectionModel *rows = gtk_column_view_get_model (self->table);

  if (++self->frames < FRAMES)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  if (rows != NULL)
    /* the list of rows is the last child of the table */
    gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (self->table)),
                                "list.scroll-to-item", "u",
                                gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (rows)));
  return G_SOURCE_REMOVE;
}

void
yc_numbers_table_set_event (YcNumbersTable *self, guint event)
{
  GtkSelectionModel *rows;

  g_return_if_fail (YC_IS_NUMBERS_TABLE (self));

  rows = gtk_column_view_get_model (self->table);
  if (rows == NULL)
    return;
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (rows), event);
  self->frames = 0;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll, NULL, NULL);
}
