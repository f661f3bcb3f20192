/* window-stack.c: the pages of the window, one over the other. */

#include "window-private.h"

#include "history/puzzle-page.h"
#include "new-session-page.h"
#include "widgets/later.h"

#include <glib/gi18n.h>

GtkWidget *
yc_window_get_page (YcWindow *self)
{
  g_return_val_if_fail (YC_IS_WINDOW (self), NULL);

  return adw_leaflet_get_visible_child (self->pages);
}

static YcTablePage *
table_of (GtkWidget *page)
{
  if (YC_IS_PUZZLE_PAGE (page))
    return yc_puzzle_page_get_table (YC_PUZZLE_PAGE (page));
  return YC_IS_TABLE_PAGE (page) ? YC_TABLE_PAGE (page) : NULL;
}

YcTablePage *
yc_window_table_shown (YcWindow *self)
{
  return table_of (yc_window_get_page (self));
}

/* The list of windows tells tables apart. */
static void
show_title_of (YcWindow *self, GtkWidget *page)
{
  YcTablePage *table = table_of (page);
  g_autofree char *title
    = table == NULL ? g_strdup (_ ("Yellowcake"))
                    /* Translators: of a window; %s is the name of a session or of its players */
                    : g_strdup_printf (_ ("%s – Yellowcake"),
                                       yc_session_get_title (yc_table_page_get_session (table)));

  /* with every play it is asked whether it has changed; to say so to the desktop takes a while */
  if (g_strcmp0 (title, gtk_window_get_title (GTK_WINDOW (self))) != 0)
    gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
show_title (YcWindow *self)
{
  show_title_of (self, yc_window_get_page (self));
}

static GtkWidget *
first_page (YcWindow *self)
{
  g_autoptr (GtkSelectionModel) pages = adw_leaflet_get_pages (self->pages);
  g_autoptr (AdwLeafletPage) first = g_list_model_get_item (G_LIST_MODEL (pages), 0);

  return first == NULL ? NULL : adw_leaflet_page_get_child (first);
}

YcSessionsPage *
yc_window_sessions_page (YcWindow *self)
{
  GtkWidget *first = first_page (self);

  return YC_IS_SESSIONS_PAGE (first) ? YC_SESSIONS_PAGE (first) : NULL;
}

static void
remove_pages_after (YcWindow *self, GtkWidget *page)
{
  GtkWidget *next;

  while ((next = adw_leaflet_get_adjacent_child (self->pages, ADW_NAVIGATION_DIRECTION_FORWARD))
         != NULL)
    adw_leaflet_remove (self->pages, next);
  g_assert (adw_leaflet_get_visible_child (self->pages) == page);
}

/* No key is heard while the focus is nowhere, or on a page that is gone. */
static void
focus_page (YcWindow *self)
{
  GtkWidget *page = yc_window_get_page (self);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (YC_IS_TABLE_PAGE (page))
    yc_table_page_focus_board (YC_TABLE_PAGE (page));
  else if (page != NULL && (focus == NULL || !gtk_widget_is_ancestor (focus, page)))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

/* A page that was left is done with once it is out of sight. */
static gboolean
drop_left_pages (gpointer data)
{
  YcWindow *self = data;

  self->dropping = 0;
  if (adw_leaflet_get_child_transition_running (self->pages))
    return G_SOURCE_REMOVE;
  remove_pages_after (self, yc_window_get_page (self));
  focus_page (self);
  return G_SOURCE_REMOVE;
}

/* With the second frame. */
static gboolean
draw_page (GtkWidget *page, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  yc_later_asked ();
  gtk_widget_set_opacity (page, 1);
  return G_SOURCE_REMOVE;
}

/* With the first one. What else comes with frames has others: both have enough to do. */
static gboolean
lay_out_page (GtkWidget *page, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  yc_later_asked ();
  gtk_widget_add_tick_callback (page, draw_page, NULL, NULL);
  return G_SOURCE_REMOVE;
}

/* A page that slides in is just coming into sight with its first frame. All of it is styled and
 * laid out there, and drawn with the next: both at once is what whoever taps would see stand still.
 */
static void
slide_in (YcWindow *self, GtkWidget *page)
{
  if (page == NULL || !adw_leaflet_get_child_transition_running (self->pages)
      || !adw_get_enable_animations (page))
    return;
  gtk_widget_set_opacity (page, 0);
  gtk_widget_add_tick_callback (page, lay_out_page, NULL, NULL);
}

void
yc_window_page_changed (YcWindow *self)
{
  GtkWidget *page = yc_window_get_page (self);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.back",
                                 page != NULL && page != first_page (self));
  show_title (self);
  slide_in (self, page);
  /* not while the leaflet is still busy with them */
  if (self->dropping == 0)
    self->dropping = g_idle_add (drop_left_pages, self);
}

void
yc_window_push_page (YcWindow *self, GtkWidget *page)
{
  remove_pages_after (self, yc_window_get_page (self));
  adw_leaflet_append (self->pages, page);
  /* a screen reader says where somebody came to before what has the focus there */
  show_title_of (self, page);
  adw_leaflet_set_visible_child (self->pages, page);
}

/* Shows `page` alone, with nothing to go back to. */
void
yc_window_set_only_page (YcWindow *self, GtkWidget *page)
{
  GtkWidget *child;

  while ((child = first_page (self)) != NULL)
    adw_leaflet_remove (self->pages, child);
  adw_leaflet_append (self->pages, page);
  yc_window_page_changed (self);
}

/* Back from the table leads to the sessions, not to the set-up. They are laid below it unseen: the
 * focus would come to them first, and be read out there. */
static void
follow_new_session (YcWindow *self, GtkWidget *table)
{
  yc_window_set_only_page (self, table);
  adw_leaflet_prepend (self->pages, yc_sessions_page_new (self->database));
  yc_window_page_changed (self);
}

void
yc_window_show_session (YcWindow *self, YcSession *session)
{
  GtkWidget *page;

  g_return_if_fail (YC_IS_WINDOW (self));
  g_return_if_fail (YC_IS_SESSION (session));

  page = yc_table_page_new (session);
  /* a correction of the set-up may name others */
  g_signal_connect_object (yc_table_page_get_view (YC_TABLE_PAGE (page)), "changed",
                           G_CALLBACK (show_title), self, G_CONNECT_SWAPPED);
  if (YC_IS_NEW_SESSION_PAGE (yc_window_get_page (self)))
    follow_new_session (self, page);
  else
    yc_window_push_page (self, page);
}
