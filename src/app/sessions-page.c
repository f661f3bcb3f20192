/* sessions-page.c: see sessions-page.h. */

#include "sessions-page-private.h"

#include "caches.h"
#include "compat.h"
#include "program/program-menu.h"
#include "sessions/session-actions.h"
#include "sessions/session-menu.h"
#include "sessions/session-month.h"
#include "widgets/template.h"
#include "widgets/focus.h"

#define IDLE 5 /* seconds on this page, after which it looks for puzzles */

G_DEFINE_FINAL_TYPE (YcSessionsPage, yc_sessions_page, ADW_TYPE_BIN)

static void
history_failed (YcHistory *history G_GNUC_UNUSED, const GError *error, YcSessionsPage *self)
{
  yc_sessions_page_say (self, error);
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static void
set_up_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  gtk_list_item_set_child (item, yc_session_row_new ());
}

/* Months say nothing of a list by points or length. */
static gboolean
is_by_time (YcSessionsPage *self)
{
  YcOrder order = yc_session_filter_get (self->filter).order;

  return order == YC_ORDER_NEWEST || order == YC_ORDER_OLDEST;
}

static void
show_month (YcSessionsPage *self, YcSessionRow *row, guint position)
{
  g_autofree char *month
    = is_by_time (self) ? yc_session_month_begins (G_LIST_MODEL (self->history), position) : NULL;

  yc_session_row_set_month (row, month);
}

static void
bind_item (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, YcSessionsPage *self)
{
  YcSessionRow *row = YC_SESSION_ROW (gtk_list_item_get_child (item));
  YcPastSession *session = gtk_list_item_get_item (item);

  yc_session_row_show (row, yc_past_session_get_entry (session));
  yc_sessions_page_show_match (self, row, yc_past_session_get_entry (session));
  show_month (self, row, gtk_list_item_get_position (item));
  yc_session_menu_set_session (GTK_WIDGET (row), session);
}

static void
open_item (GtkListView *list, guint position, YcSessionsPage *self)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (list));
  g_autoptr (YcPastSession) session = g_list_model_get_item (model, position);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-session", "s",
                              yc_past_session_get_entry (session)->uuid);
}

static void
resume_running (YcSessionsPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-session", "s", self->running);
}

/* While somebody scrolls, two windows full of rows are ready below; before that, a fifth of one. */
static void
scrolled (GtkAdjustment *adjustment, YcSessionsPage *self)
{
  const double above = gtk_adjustment_get_value (adjustment);
  const double ready = above > 0 ? 3 : 1.2;

  if (self->history != NULL
      && gtk_adjustment_get_upper (adjustment) - above
           < ready * gtk_adjustment_get_page_size (adjustment))
    yc_history_read_on (self->history);
}

/* ---- The page -------------------------------------------------------------------------------- */

static void
yc_sessions_page_dispose (GObject *object)
{
  YcSessionsPage *self = YC_SESSIONS_PAGE (object);

  g_clear_handle_id (&self->filling, g_source_remove);
  yc_later_forget (&self->drawn);
  yc_session_menu_drop (GTK_WIDGET (self));
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_SESSIONS_PAGE);
  g_clear_object (&self->history);
  g_clear_object (&self->database);
  g_clear_pointer (&self->running, g_free);
  G_OBJECT_CLASS (yc_sessions_page_parent_class)->dispose (object);
}

/* At the start, or back from a session, Enter goes on with the running one. */
static gboolean
focus_running (YcSessionsPage *self)
{
  return gtk_widget_get_visible (self->running_card) && gtk_widget_grab_focus (self->resume);
}

/* Whoever comes from another page; whoever has gone once around with Tab comes to the first. */
static gboolean
yc_sessions_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  YcSessionsPage *self = YC_SESSIONS_PAGE (widget);
  const gboolean comes = self->comes && yc_focus_in (widget) == NULL;

  self->comes = FALSE;
  if (comes && focus_running (self))
    return TRUE;
  return GTK_WIDGET_CLASS (yc_sessions_page_parent_class)->focus (widget, direction);
}

/* Whoever is on another page by then plays there. */
static gboolean
is_left (YcSessionsPage *self)
{
  return yc_focus_beside (GTK_WIDGET (self)) != NULL && yc_focus_in (GTK_WIDGET (self)) == NULL;
}

/* What reading and drawing them for the first time took, and nobody needs again. */
static void
give_back (gpointer data)
{
  YcSessionsPage *self = data;

  yc_database_forget (self->database);
  yc_memory_give_back ();
}

static gboolean
fill (gpointer data)
{
  YcSessionsPage *self = data;

  self->filling = 0;
  yc_sessions_page_refresh (self);
  if (!is_left (self))
    focus_running (self);
  yc_later_begin (&self->drawn, GTK_WIDGET (self), give_back, self);
  return G_SOURCE_REMOVE;
}

static void
stop_waiting (YcSessionsPage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (self->painted != 0 && clock != NULL)
    g_signal_handler_disconnect (clock, self->painted);
  self->painted = 0;
}

static void
first_frame_painted (GdkFrameClock *clock G_GNUC_UNUSED, YcSessionsPage *self)
{
  stop_waiting (self);
  self->filling = g_idle_add (fill, self);
}

/* Puzzles are looked for while nobody does anything else, once the list knows its sessions. */
static gboolean
look_for_puzzles (gpointer data)
{
  YcSessionsPage *self = data;

  if (yc_caches_get_unread (self->database, NULL) != 0)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  self->puzzles = yc_puzzles_fill (self->database);
  return G_SOURCE_REMOVE;
}

static void
leave_puzzles (YcSessionsPage *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  if (self->puzzles != NULL)
    yc_puzzles_stop (self->puzzles);
  g_clear_object (&self->puzzles);
}

/* The window is there before its rows are: they come with the second frame. */
static void
yc_sessions_page_map (GtkWidget *widget)
{
  YcSessionsPage *self = YC_SESSIONS_PAGE (widget);

  if (self->stale)
    yc_sessions_page_refresh (self);
  GTK_WIDGET_CLASS (yc_sessions_page_parent_class)->map (widget);
  self->idle = g_timeout_add_seconds (IDLE, look_for_puzzles, self);
  self->comes = TRUE;
  if (!self->filled && self->painted == 0)
    self->painted = g_signal_connect (gtk_widget_get_frame_clock (widget), "after-paint",
                                      G_CALLBACK (first_frame_painted), self);
}

static void
yc_sessions_page_unmap (GtkWidget *widget)
{
  leave_puzzles (YC_SESSIONS_PAGE (widget));
  stop_waiting (YC_SESSIONS_PAGE (widget));
  yc_later_settle (&YC_SESSIONS_PAGE (widget)->drawn);
  GTK_WIDGET_CLASS (yc_sessions_page_parent_class)->unmap (widget);
}

static void
set_up_main_menu (GtkWidget *self)
{
  GObject *menu = gtk_widget_get_template_child (self, YC_TYPE_SESSIONS_PAGE, "main_menu");
  GObject *button = gtk_widget_get_template_child (self, YC_TYPE_SESSIONS_PAGE, "main_button");

  yc_program_menu_serve (GTK_MENU_BUTTON (button), G_MENU (menu));
}

static void
yc_sessions_page_class_init (YcSessionsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_sessions_page_dispose;
  widget_class->focus = yc_sessions_page_focus;
  widget_class->map = yc_sessions_page_map;
  widget_class->unmap = yc_sessions_page_unmap;

  g_type_ensure (YC_TYPE_SESSION_FILTER);
  g_type_ensure (YC_TYPE_SESSION_ROW);
  yc_template_set (widget_class, "sessions-page.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "main_menu", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "main_button", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, retelling);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, content);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, empty);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, search);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, filter);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, running_card);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, running_menu);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, running_row);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, resume);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, earlier);
  gtk_widget_class_bind_template_child (widget_class, YcSessionsPage, list);
  gtk_widget_class_bind_template_callback (widget_class, set_up_item);
  gtk_widget_class_bind_template_callback (widget_class, bind_item);
  gtk_widget_class_bind_template_callback (widget_class, open_item);
  gtk_widget_class_bind_template_callback (widget_class, resume_running);
  gtk_widget_class_bind_template_callback (widget_class, yc_sessions_page_refresh);
  gtk_widget_class_bind_template_callback (widget_class, yc_sessions_page_search_closed);
  gtk_widget_class_bind_template_callback (widget_class, yc_sessions_page_words_typed);
  yc_session_actions_install (widget_class);
  yc_session_menu_install (widget_class);
}

static void
yc_sessions_page_init (YcSessionsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  set_up_main_menu (GTK_WIDGET (self));
  gtk_stack_set_visible_child_name (self->content, "sessions");
  yc_session_menu_follow (GTK_WIDGET (self), GTK_WIDGET (self->list));
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search));
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self));
}

GtkWidget *
yc_sessions_page_new (YcDatabase *database)
{
  YcSessionsPage *self = g_object_new (YC_TYPE_SESSIONS_PAGE, NULL);
  g_autoptr (GtkSelectionModel) rows = NULL;
  GtkAdjustment *adjustment;

  self->database = g_object_ref (database);
  self->history = yc_history_new (database);
  yc_session_filter_set_database (self->filter, database);
  g_signal_connect_object (self->history, "failed", G_CALLBACK (history_failed), self, 0);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->earlier));
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled), self, 0);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (scrolled), self, 0);
  rows = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->history))));
  gtk_list_view_set_model (self->list, rows);
  return GTK_WIDGET (self);
}
