/* match-dialog.c: see match-dialog.h. */

#include "match-dialog.h"

#include "announce.h"
#include "history.h"
#include "matches.h"
#include "session-row.h"
#include "widgets/close-on-escape.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcMatchDialog {
  AdwWindow parent_instance;

  YcDatabase *database;
  gint64 session;
  YcHistory *history;

  GtkEditable *search;
  GtkScrolledWindow *scrolled;
  GtkListView *list;
  GtkLabel *nothing;
};

G_DEFINE_FINAL_TYPE (YcMatchDialog, yc_match_dialog, ADW_TYPE_WINDOW)

enum { JOINED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
set_up_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, yc_session_row_new ());
}

static void
bind_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  yc_session_row_show (YC_SESSION_ROW (gtk_list_item_get_child (item)),
                       yc_past_session_get_entry (gtk_list_item_get_item (item)));
}

static void
show_whether_any (YcMatchDialog *self)
{
  gboolean any = g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0;

  gtk_widget_set_visible (GTK_WIDGET (self->nothing), !any);
  gtk_widget_set_visible (GTK_WIDGET (self->scrolled), any);
  if (!any)
    yc_announce (GTK_WIDGET (self), gtk_label_get_text (self->nothing), YC_NEWS);
}

static void
search_changed (YcMatchDialog *self)
{
  gtk_label_set_text (self->nothing, _ ("No other session has all of these words."));
  yc_history_search (self->history, yc_query_new (gtk_editable_get_text (self->search)),
                     self->session);
  show_whether_any (self);
}

static void
choose_item (GtkListView *list G_GNUC_UNUSED, guint position, YcMatchDialog *self)
{
  g_autoptr (YcPastSession) chosen = g_list_model_get_item (G_LIST_MODEL (self->history), position);
  g_autoptr (GError) error = NULL;

  if (!yc_matches_join (self->database, self->session, yc_past_session_get_entry (chosen)->id,
                        &error)) {
    gtk_label_set_text (self->nothing, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->nothing), TRUE);
    yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
    return;
  }
  g_signal_emit (self, signals[JOINED], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
scrolled_on (GtkAdjustment *adjustment, YcMatchDialog *self)
{
  const double below
    = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_value (adjustment);

  if (below < 3 * gtk_adjustment_get_page_size (adjustment))
    yc_history_read_on (self->history);
}

/* ---- Life ------------------------------------------------------------------------------------ */

static void
yc_match_dialog_dispose (GObject *object)
{
  YcMatchDialog *self = YC_MATCH_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_MATCH_DIALOG);
  g_clear_object (&self->history);
  g_clear_object (&self->database);
  G_OBJECT_CLASS (yc_match_dialog_parent_class)->dispose (object);
}

static void
yc_match_dialog_class_init (YcMatchDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_match_dialog_dispose;
  signals[JOINED] = g_signal_new ("joined", YC_TYPE_MATCH_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  g_type_ensure (YC_TYPE_SESSION_ROW);
  yc_template_set (widget_class, "match-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcMatchDialog, search);
  gtk_widget_class_bind_template_child (widget_class, YcMatchDialog, scrolled);
  gtk_widget_class_bind_template_child (widget_class, YcMatchDialog, list);
  gtk_widget_class_bind_template_child (widget_class, YcMatchDialog, nothing);
  gtk_widget_class_bind_template_callback (widget_class, set_up_item);
  gtk_widget_class_bind_template_callback (widget_class, bind_item);
  gtk_widget_class_bind_template_callback (widget_class, choose_item);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
}

static void
yc_match_dialog_init (YcMatchDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_close_on_escape (GTK_WIDGET (self));
}

YcMatchDialog *
yc_match_dialog_open (GtkWindow *parent, YcDatabase *database, const YcArchiveEntry *entry)
{
  YcMatchDialog *self = g_object_new (YC_TYPE_MATCH_DIALOG, "transient-for", parent, NULL);
  g_autofree char *same_day = g_strdup_printf ("on:%.10s", entry->begun_at);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_autoptr (GtkSelectionModel) rows = NULL;

  self->database = g_object_ref (database);
  self->session = entry->id;
  self->history = yc_history_new (database);
  rows = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->history))));
  gtk_list_view_set_model (self->list, rows);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_on), self, 0);
  yc_history_search (self->history, yc_query_new (same_day), self->session);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->history)) > 0)
    gtk_editable_set_text (self->search, same_day);
  else
    search_changed (self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
