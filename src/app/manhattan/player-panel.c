/* player-panel.c: see player-panel.h. */

#include "player-panel.h"

#include "widgets/children.h"
#include "widgets/card-button.h"
#include "widgets/crew-view.h"
#include "widgets/icon-row.h"
#include "manhattan/pieces.h"
#include "widgets/marking.h"
#include "widgets/player-badge.h"
#include "widgets/spoken-names.h"
#include "player-cards.h"
#include "widgets/description.h"
#include "widgets/template.h"
#include "widgets/track.h"
#include "words.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

#define MARGIN        5  /* above a panel that is not folded: a class would style all in it anew */
#define NATURAL_WIDTH 27 /* sizes of the text that a panel asks for: the tracks in two lines */

/* The numbers at the top of the panel. */
typedef enum { MONEY, YELLOWCAKE, HAND, TEST, N_COUNTERS } CounterId;

typedef struct {
  GtkWidget *box;
  GtkLabel *number;
} Counter;

/* The tracks, in the order in which they are drawn. */
typedef enum { URANIUM, PLUTONIUM, SPIES, FIGHTERS, BOMBERS, N_TRACKS } TrackId;

static const struct {
  const char *icon;
  int limit;
} track_plans[N_TRACKS] = {
  [URANIUM] = { "uranium", YC_FUEL_LIMIT },   [PLUTONIUM] = { "plutonium", YC_FUEL_LIMIT },
  [FIGHTERS] = { "fighter", YC_PLANE_LIMIT }, [BOMBERS] = { "bomber", YC_PLANE_LIMIT },
  [SPIES] = { "spy", YC_SPY_LIMIT },
};

struct _YcPlayerPanel {
  GtkWidget parent_instance;

  gboolean stands_out; /* its player is to move, or has won */
  int seat;
  YcColor color;

  GtkWidget *head;
  GtkWidget *top; /* around the head */
  GtkToggleButton *fold;
  GtkWidget *body; /* all but the head */
  YcPlayerBadge *badge;
  GtkWidget *turn;
  GtkLabel *turn_text;
  GtkWidget *hit;
  GtkLabel *points;
  GtkLevelBar *points_bar;
  YcWrap *counters;
  YcCrewView *token;
  YcCrewView *personal;
  YcCrewView *general;
  YcWrap *tracks;
  YcWrap *buildings;
  YcWrap *bombs;
  gboolean has_cards; /* they were drawn at least once */

  Counter counter[N_COUNTERS];
  YcTrack *track[N_TRACKS];
};

enum { BUILDING_CHOSEN, BOMB_CHOSEN, PLAYER_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (YcPlayerPanel, yc_player_panel, GTK_TYPE_WIDGET)

/* ---- What was chosen ---- */

static void
choose_building (YcCardButton *button, YcPlayerPanel *self)
{
  g_signal_emit (self, signals[BUILDING_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

static void
choose_bomb (YcCardButton *button, YcPlayerPanel *self)
{
  g_signal_emit (self, signals[BOMB_CHOSEN], 0, (int) yc_card_button_get_ref (button));
}

static void
choose_player (GtkButton *button G_GNUC_UNUSED, YcPlayerPanel *self)
{
  g_signal_emit (self, signals[PLAYER_CHOSEN], 0, self->seat);
}

/* ---- Numbers ---- */

static void
show_counter (YcPlayerPanel *self, CounterId id, int number, char *words)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_label_set_text (self->counter[id].number, text);
  yc_widget_say (self->counter[id].box, words);
  g_free (words);
}

static char *
test_words (const YcBoardPlayer *player)
{
  return g_strdup_printf (ngettext ("Implosion test made: %d point",
                                    "Implosion test made: %d points", player->test_points),
                          player->test_points);
}

static void
show_counters (YcPlayerPanel *self, const YcSetup *setup, const YcBoardPlayer *player)
{
  show_counter (self, MONEY, player->money,
                yc_words_amount (&yc_manhattan_game, YC_MONEY, player->money));
  show_counter (self, YELLOWCAKE, player->yellowcake,
                yc_words_amount (&yc_manhattan_game, YC_YELLOWCAKE, player->yellowcake));
  show_counter (self, HAND, player->hand,
                g_strdup_printf (
                  ngettext ("%d bomb card in the hand", "%d bomb cards in the hand", player->hand),
                  player->hand));
  show_counter (self, TEST, player->test_points, test_words (player));
  gtk_widget_set_visible (self->counter[TEST].box, player->tested);
  yc_crew_view_show (self->token, setup, player->token);
  gtk_widget_set_visible (GTK_WIDGET (self->token), player->token != 0);
}

static char *
track_words (TrackId id, int value)
{
  static const char *const formats[N_TRACKS] = {
    [URANIUM] = N_ ("Enriched uranium: %1$d of %2$d"),
    [PLUTONIUM] = N_ ("Plutonium: %1$d of %2$d"),
    [FIGHTERS] = N_ ("Fighters: %1$d of %2$d"),
    [BOMBERS] = N_ ("Bombers: %1$d of %2$d"),
    [SPIES] = N_ ("Spies: %1$d of %2$d"),
  };

  return g_strdup_printf (_ (formats[id]), value, track_plans[id].limit);
}

static void
show_tracks (YcPlayerPanel *self, const YcBoardPlayer *player)
{
  const int values[N_TRACKS] = {
    [URANIUM] = player->uranium, [PLUTONIUM] = player->plutonium, [FIGHTERS] = player->fighters,
    [BOMBERS] = player->bombers, [SPIES] = player->spies,
  };

  for (int id = 0; id < N_TRACKS; id++) {
    g_autofree char *words = track_words ((TrackId) id, values[id]);

    yc_track_show (self->track[id], values[id], words);
  }
}

static void
show_supply (YcCrewView *view, const YcSetup *setup, YcCrew crew, const char *format)
{
  g_autofree char *there = yc_words_crew (setup, crew);
  g_autofree char *words = g_strdup_printf (format, there);

  yc_crew_view_show (view, setup, crew);
  yc_tooltip_show (GTK_WIDGET (view), words);
  /* which has called it otherwise */
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (view)), crew != 0);
}

static void
show_supplies (YcPlayerPanel *self, const YcSetup *setup, const YcBoard *board)
{
  /* Translators: workers, as in “Personal supply: Ana's 2 laborers” */
  show_supply (self->personal, setup, board->players[self->seat].supply, _ ("Personal supply: %s"));
  show_supply (self->general, setup, yc_crew_owned (board->general, self->seat),
               _ ("General supply: %s"));
}

/* ---- The head ---- */

static void
show_points (YcPlayerPanel *self, int points, int goal)
{
  /* Translators: points a player has, and points needed to win */
  g_autofree char *text = g_strdup_printf (C_ ("points", "%1$d / %2$d"), points, goal);

  gtk_label_set_text (self->points, text);
  gtk_level_bar_set_max_value (self->points_bar, goal);
  gtk_level_bar_set_value (self->points_bar, CLAMP (points, 0, goal));
}

static void
show_turn (YcPlayerPanel *self, const YcBoard *board)
{
  gboolean is_winner = board->over && board->winner == self->seat;
  gboolean is_active = !board->over && board->active == self->seat;

  gtk_label_set_text (self->turn_text, is_winner ? _ ("Winner") : _ ("Turn"));
  gtk_widget_set_visible (self->turn, is_winner || is_active);
  if (self->stands_out == (is_winner || is_active))
    return;
  self->stands_out = !self->stands_out;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
say_head (YcPlayerPanel *self, const char *name, int points, int goal)
{
  g_autofree char *words = NULL;
  gboolean marked = gtk_widget_get_visible (self->turn);

  if (!marked)
    /* Translators: the head of a player's panel: name, points, points to win */
    words = g_strdup_printf (_ ("%1$s: %2$d of %3$d points"), name, points, goal);
  else
    /* Translators: the head of a player's panel: name, points, points to win, “Turn” or “Winner” */
    words = g_strdup_printf (_ ("%1$s: %2$d of %3$d points. %4$s."), name, points, goal,
                             gtk_label_get_text (self->turn_text));
  yc_widget_say (self->head, words);
}

/* What is taken away and given again is styled anew with all that is in it. */
static void
set_color (YcPlayerPanel *self, YcColor color)
{
  if (gtk_widget_has_css_class (GTK_WIDGET (self->tracks), yc_color_style_class (color)))
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self->tracks), yc_color_style_class (self->color));
  self->color = color;
  gtk_widget_add_css_class (GTK_WIDGET (self->tracks), yc_color_style_class (color));
}

static void
show_color (YcPlayerPanel *self, const YcSetup *setup, const char *name)
{
  set_color (self, setup->seats[self->seat].color);
  yc_player_badge_set_player (self->badge, self->color, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
yc_player_panel_show (YcPlayerPanel *self,
                      const YcSetup *setup,
                      const YcPosition *position,
                      int seat)
{
  const YcBoard *board = yc_board_of (position);
  g_autofree char *name = yc_words_player (setup, seat);
  int points = yc_board_points (setup, board, seat), goal = yc_board_goal (board);

  g_return_if_fail (YC_IS_PLAYER_PANEL (self));

  self->seat = seat;
  show_color (self, setup, name);
  show_turn (self, board);
  show_points (self, points, goal);
  say_head (self, name, points, goal);
  show_counters (self, setup, &board->players[seat]);
  show_supplies (self, setup, board);
  show_tracks (self, &board->players[seat]);
}

void
yc_player_panel_show_cards (YcPlayerPanel *self, const YcSetup *setup, const YcPosition *position)
{
  const YcBoard *board = yc_board_of (position);
  const int seat = self->seat;

  yc_player_cards_show_buildings (
    &(YcCardPlace){ self->buildings, G_CALLBACK (choose_building), self }, setup, board, seat);
  yc_player_cards_show_bombs (&(YcCardPlace){ self->bombs, G_CALLBACK (choose_bomb), self }, setup,
                              board, seat);
  self->has_cards = TRUE;
}

gboolean
yc_player_panel_has_cards (YcPlayerPanel *self)
{
  return self->has_cards;
}

/* ---- Folding ---- */

static void
fold_toggled (YcPlayerPanel *self)
{
  const gboolean shown = gtk_toggle_button_get_active (self->fold);

  gtk_widget_set_visible (self->body, shown);
  gtk_widget_set_margin_top (self->top, shown ? MARGIN : 0);
}

gboolean
yc_player_panel_is_folded (YcPlayerPanel *self)
{
  g_return_val_if_fail (YC_IS_PLAYER_PANEL (self), FALSE);

  return !gtk_widget_get_visible (self->body);
}

void
yc_player_panel_set_folded (YcPlayerPanel *self, gboolean folded, gboolean can_fold)
{
  g_return_if_fail (YC_IS_PLAYER_PANEL (self));

  gtk_widget_set_visible (GTK_WIDGET (self->fold), can_fold);
  gtk_toggle_button_set_active (self->fold, !folded);
}

int
yc_player_panel_get_folded_height (YcPlayerPanel *self, int width)
{
  int height = 0;

  if (!gtk_widget_get_visible (self->body))
    gtk_layout_manager_measure (gtk_widget_get_layout_manager (self->body), self->body,
                                GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* ---- What is legal ---- */

void
yc_player_panel_set_legal (YcPlayerPanel *self, const YcLegalMarks *marks)
{
  gboolean can_hit = marks != NULL && marks->hit[self->color];

  g_return_if_fail (YC_IS_PLAYER_PANEL (self));

  yc_player_cards_mark (self->buildings, marks != NULL ? marks->buildings : NULL);
  yc_player_cards_mark (self->bombs, marks != NULL ? marks->bombs : NULL);
  gtk_widget_set_visible (self->hit, can_hit);
}

/* ---- The widget ---- */

static Counter
counter_new (YcWrap *wrap, GtkWidget *before, const char *icon)
{
  Counter counter = { .box = g_object_new (GTK_TYPE_BOX, "spacing", 3, "accessible-role",
                                           GTK_ACCESSIBLE_ROLE_IMG, NULL),
                      .number = GTK_LABEL (gtk_label_new (NULL)) };

  gtk_widget_add_css_class (counter.box, "yc-counter");
  gtk_box_append (GTK_BOX (counter.box), yc_icon_new (icon));
  gtk_box_append (GTK_BOX (counter.box), GTK_WIDGET (counter.number));
  gtk_widget_insert_before (counter.box, GTK_WIDGET (wrap), before);
  return counter;
}

static void
make_parts (YcPlayerPanel *self)
{
  static const char *const icons[N_COUNTERS] = { "money", "yellowcake", "hand", "test" };
  GtkWidget *supplies = gtk_widget_get_first_child (GTK_WIDGET (self->counters));

  yc_wrap_set_spacing (self->counters, 10, FALSE);
  yc_wrap_set_spacing (self->tracks, 6, TRUE);
  yc_wrap_set_spacing (self->buildings, 4, FALSE);
  yc_wrap_set_spacing (self->bombs, 4, FALSE);
  yc_wrap_set_natural_width (self->counters, NATURAL_WIDTH);
  yc_wrap_set_natural_width (self->tracks, NATURAL_WIDTH);
  yc_wrap_set_natural_width (self->buildings, NATURAL_WIDTH);
  yc_wrap_set_natural_width (self->bombs, NATURAL_WIDTH);
  for (int id = 0; id < N_COUNTERS; id++)
    self->counter[id] = counter_new (self->counters, supplies, icons[id]);
  self->token = YC_CREW_VIEW (yc_crew_view_new ());
  gtk_box_append (GTK_BOX (self->counter[TEST].box), GTK_WIDGET (self->token));
  yc_crew_view_set_count_from (self->personal, 3);
  yc_crew_view_set_count_from (self->general, 3);
  for (int id = 0; id < N_TRACKS; id++) {
    self->track[id] = YC_TRACK (yc_track_new (track_plans[id].icon, track_plans[id].limit));
    yc_wrap_append (self->tracks, GTK_WIDGET (self->track[id]));
  }
}

static void
yc_player_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_PLAYER_PANEL);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_player_panel_parent_class)->dispose (object);
}

static guint
signal_new (const char *name)
{
  return g_signal_new (name, YC_TYPE_PLAYER_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
bind_parts (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, top);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, head);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, fold);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, body);
  gtk_widget_class_bind_template_callback (widget_class, fold_toggled);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, badge);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, turn);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, turn_text);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, hit);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, points);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, points_bar);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, counters);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, personal);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, general);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, tracks);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, buildings);
  gtk_widget_class_bind_template_child (widget_class, YcPlayerPanel, bombs);
  gtk_widget_class_bind_template_callback (widget_class, choose_player);
}

static void
yc_player_panel_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (yc_player_panel_parent_class)->snapshot (widget, snapshot);
  if (YC_PLAYER_PANEL (widget)->stands_out)
    yc_marking_draw_active (widget, snapshot);
}

static void
yc_player_panel_class_init (YcPlayerPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (YC_TYPE_CREW_VIEW);
  g_type_ensure (YC_TYPE_PLAYER_BADGE);
  g_type_ensure (YC_TYPE_WRAP);
  G_OBJECT_CLASS (klass)->dispose = yc_player_panel_dispose;

  signals[BUILDING_CHOSEN] = signal_new ("building-chosen");
  signals[BOMB_CHOSEN] = signal_new ("bomb-chosen");
  signals[PLAYER_CHOSEN] = signal_new ("player-chosen");

  yc_template_set (widget_class, "board-player-panel.ui");
  bind_parts (widget_class);
  widget_class->snapshot = yc_player_panel_snapshot;
  gtk_widget_class_set_css_name (widget_class, "playerpanel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
yc_player_panel_init (YcPlayerPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  make_parts (self);
  fold_toggled (self);
}

GtkWidget *
yc_player_panel_new (void)
{
  return g_object_new (YC_TYPE_PLAYER_PANEL, NULL);
}
