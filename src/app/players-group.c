/* players-group.c: see players-group.h. */

#include "players-group.h"

#include "player-row.h"
#include "widgets/template.h"

struct _YcPlayersGroup {
  AdwPreferencesGroup parent_instance;

  YcHead *head; /* the page's */
  GtkWidget *rows[YC_MAX_SEATS];
  GtkWidget *add;
};

G_DEFINE_FINAL_TYPE (YcPlayersGroup, yc_players_group, ADW_TYPE_PREFERENCES_GROUP)

enum { SIGNAL_CHANGED, SIGNAL_DONE, N_SIGNALS };
static guint signals[N_SIGNALS];

static guint
place_of (YcPlayersGroup *self, GtkWidget *row)
{
  guint place = 0;

  while (place < YC_MAX_SEATS - 1 && self->rows[place] != row)
    place++;
  return place;
}

static void
focus_name (YcPlayersGroup *self, guint place)
{
  yc_player_row_focus_name (YC_PLAYER_ROW (self->rows[place]));
}

void
yc_players_group_show (YcPlayersGroup *self)
{
  const YcGame *game = self->head->game;

  for (guint place = 0; place < YC_MAX_SEATS; place++) {
    gtk_widget_set_visible (self->rows[place], place < self->head->n_players);
    if (place < self->head->n_players)
      yc_player_row_show (YC_PLAYER_ROW (self->rows[place]), self->head, place,
                          self->head->n_players > game->min_seats);
  }
  gtk_widget_set_sensitive (self->add, self->head->n_players < game->max_seats);
}

static void
show_changed (YcPlayersGroup *self)
{
  yc_players_group_show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* ---- What is done to the players ------------------------------------------------------------ */

static void
add_player (YcPlayersGroup *self)
{
  yc_head_add_player (self->head);
  show_changed (self);
  focus_name (self, self->head->n_players - 1);
}

static void
remove_player (GtkWidget *row, YcPlayersGroup *self)
{
  guint place = place_of (self, row);

  yc_head_remove_player (self->head, place);
  show_changed (self);
  /* the last row is gone, and the focus with it if it was there */
  focus_name (self, MIN (place, self->head->n_players - 1));
}

static void
move_player_up (GtkWidget *row, YcPlayersGroup *self)
{
  guint place = place_of (self, row);

  yc_head_move_player_up (self->head, place);
  show_changed (self);
  focus_name (self, place - 1);
}

/* The row shows already what was typed there. */
static void
set_name (GtkWidget *row, const char *name, YcPlayersGroup *self)
{
  yc_head_set_name (self->head, place_of (self, row), name);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
set_color (GtkWidget *row, guint color, YcPlayersGroup *self)
{
  yc_head_set_color (self->head, place_of (self, row), color);
  show_changed (self);
}

static void
set_bonus (GtkWidget *row, guint type, YcPlayersGroup *self)
{
  self->head->players[place_of (self, row)].bonus = type;
}

static void
focus_next (GtkWidget *row, YcPlayersGroup *self)
{
  guint next = place_of (self, row) + 1;

  if (next < self->head->n_players)
    focus_name (self, next);
  else
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

void
yc_players_group_focus (YcPlayersGroup *self)
{
  focus_name (self, 0);
}

/* ---- The group ------------------------------------------------------------------------------ */

void
yc_players_group_set_head (YcPlayersGroup *self, YcHead *head, GtkTreeModel *names)
{
  g_return_if_fail (self->head == NULL);

  self->head = head;
  for (guint place = 0; place < YC_MAX_SEATS; place++) {
    GtkWidget *row = yc_player_row_new (names);

    g_signal_connect (row, "name-changed", G_CALLBACK (set_name), self);
    g_signal_connect (row, "name-done", G_CALLBACK (focus_next), self);
    g_signal_connect (row, "color-chosen", G_CALLBACK (set_color), self);
    g_signal_connect (row, "bonus-chosen", G_CALLBACK (set_bonus), self);
    g_signal_connect (row, "moved-up", G_CALLBACK (move_player_up), self);
    g_signal_connect (row, "removed", G_CALLBACK (remove_player), self);
    self->rows[place] = row;
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  }
}

static void
yc_players_group_class_init (YcPlayersGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", YC_TYPE_PLAYERS_GROUP, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DONE] = g_signal_new ("done", YC_TYPE_PLAYERS_GROUP, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
  yc_template_set (widget_class, "players-group.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPlayersGroup, add);
  gtk_widget_class_bind_template_callback (widget_class, add_player);
}

static void
yc_players_group_init (YcPlayersGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
