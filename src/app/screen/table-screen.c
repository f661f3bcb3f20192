/* table-screen.c: see table-screen.h. */

#include "table-screen.h"

#include "outcome.h"
#include "table-game.h"
#include "view.h"
#include "widgets/enlarge.h"
#include "widgets/player-shape.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcTableScreen {
  GtkWindow parent_instance;

  YcView *view;
  const YcTableGame *game;
  GtkWidget *board; /* as the game has made it, and the panels too */
  GtkWidget *panels[YC_MAX_SEATS];

  GtkWidget *content;
  YcPlayerShape *turn_shape;
  GtkLabel *turn;
  GtkBox *place;
  GtkBox *players;
  GtkWidget *last;
  YcPlayerShape *last_shape;
  GtkLabel *last_play;
  GtkLabel *last_ruling;
};

G_DEFINE_FINAL_TYPE (YcTableScreen, yc_table_screen, GTK_TYPE_WINDOW)

/* ---- Drawing ---- */

static YcColor
color_of (const YcSetup *setup, int seat)
{
  return seat >= 0 && seat < setup->n_seats ? setup->seats[seat].color : YC_COLORS;
}

static void
show_turn (YcTableScreen *self)
{
  YcSession *session = yc_view_get_session (self->view);
  const YcPosition *position = yc_view_get_position (self->view);
  g_autofree char *words = yc_words_turn (yc_session_get_record (session), position);

  gtk_label_set_text (self->turn, words);
  yc_player_shape_set_color (self->turn_shape, color_of (yc_session_get_setup (session),
                                                         yc_view_get_active_seat (self->view)));
}

/* The last play of somebody that is in force; what the table told since is seen on the board. */
static YcEntry *
last_play (YcTableScreen *self)
{
  for (guint event = yc_view_get_event (self->view); event > 0; event--) {
    YcEntry *entry = yc_view_get_entry (self->view, event);

    if (yc_entry_get_kind (entry) == YC_ENTRY_PLAY && !yc_entry_get_void (entry))
      return entry;
  }
  return NULL;
}

/* What the rules say of it, where they say anything: that nobody showed a hand is no news. */
static char *
why_of (YcEntry *entry)
{
  return yc_entry_get_verdict (entry) == YC_UNSEEN ? NULL : yc_entry_get_why (entry);
}

static void
show_last_play (YcTableScreen *self)
{
  YcEntry *entry = last_play (self);
  g_autofree char *why = entry != NULL ? why_of (entry) : NULL;

  gtk_widget_set_visible (self->last, entry != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->last_ruling), why != NULL);
  if (entry == NULL)
    return;
  yc_player_shape_set_color (self->last_shape, MIN (yc_entry_get_actor (entry), YC_COLORS));
  gtk_label_set_text (self->last_play, yc_entry_get_sentence (entry));
  if (why == NULL)
    return;
  g_autofree char *ruling
    /* Translators: a verdict such as “Against the rules”, and the reason in a sentence */
    = g_strdup_printf (C_ ("ruling", "%1$s: %2$s"), yc_entry_get_headline (entry), why);
  gtk_label_set_text (self->last_ruling, ruling);
}

static int
natural_height (GtkWidget *widget, int width)
{
  int least, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (least, width), NULL, &height, NULL,
                      NULL);
  return height;
}

/* Without anything to be scrolled. */
static int
height_at (GtkWidget *content, int width)
{
  YcTableScreen *self = YC_TABLE_SCREEN (gtk_widget_get_root (content));

  return natural_height (gtk_widget_get_parent (GTK_WIDGET (self->turn)), width)
         + natural_height (GTK_WIDGET (self->place), width)
         + (gtk_widget_get_visible (self->last) ? natural_height (self->last, width) : 0);
}

static void
show (YcTableScreen *self)
{
  show_turn (self);
  self->game->screen_show (self->board, self->panels, self->view);
  show_last_play (self);
  yc_enlarge_again (self->content);
}

/* ---- Where ---- */

/* The first display on which `beside` is not; NULL if there is none. The caller unrefs. */
static GdkMonitor *
other_monitor (GtkWindow *beside)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (beside));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (beside));
  GdkMonitor *own = gdk_display_get_monitor_at_surface (display, surface);
  GListModel *monitors = gdk_display_get_monitors (display);

  for (guint i = 0; own != NULL && i < g_list_model_get_n_items (monitors); i++) {
    g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

    if (monitor != own)
      return g_steal_pointer (&monitor);
  }
  return NULL;
}

void
yc_table_screen_present (YcTableScreen *self, GtkWindow *beside)
{
  g_autoptr (GdkMonitor) monitor = NULL;

  g_return_if_fail (YC_IS_TABLE_SCREEN (self));

  monitor = other_monitor (beside);
  if (monitor != NULL) {
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self), monitor);
    g_signal_connect_object (monitor, "invalidate", G_CALLBACK (gtk_window_unfullscreen), self,
                             G_CONNECT_SWAPPED);
  }
  gtk_window_present (GTK_WINDOW (self));
}

/* ---- The window ---- */

static void
make (YcTableScreen *self, YcSession *session)
{
  const int n_seats = yc_session_get_setup (session)->n_seats;

  self->game = yc_table_game_of (yc_session_get_game (session));
  yc_enlarge_to_fit (self->content, height_at);
  self->view = yc_view_new (session, YC_AUDIENCE_TABLE);
  self->board = self->game->screen_board_new (self->view);
  gtk_widget_set_hexpand (self->board, TRUE);
  gtk_box_prepend (self->place, self->board);
  for (int seat = 0; seat < n_seats; seat++) {
    self->panels[seat] = self->game->screen_panel_new (self->view, seat);
    gtk_box_append (self->players, self->panels[seat]);
  }
  g_signal_connect_object (self->view, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

static void
yc_table_screen_dispose (GObject *object)
{
  YcTableScreen *self = YC_TABLE_SCREEN (object);

  /* a window would let go of its child once more */
  gtk_window_set_child (GTK_WINDOW (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_TABLE_SCREEN);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (yc_table_screen_parent_class)->dispose (object);
}

static void
yc_table_screen_class_init (YcTableScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_table_screen_dispose;

  g_type_ensure (YC_TYPE_PLAYER_SHAPE);
  yc_template_set (widget_class, "table-screen.ui");
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, content);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, turn_shape);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, turn);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, place);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, players);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, last);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, last_shape);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, last_play);
  gtk_widget_class_bind_template_child (widget_class, YcTableScreen, last_ruling);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
yc_table_screen_init (YcTableScreen *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWindow *
yc_table_screen_new (YcSession *session)
{
  YcTableScreen *self
    = g_object_new (YC_TYPE_TABLE_SCREEN, "title", yc_session_get_title (session), NULL);

  make (self, session);
  return GTK_WINDOW (self);
}
