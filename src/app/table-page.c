/* table-page.c: see table-page.h. Draws what the session shows and hands what somebody points at to
 * the play bar. */

#include "table-page.h"

#include "announce.h"
#include "compat.h"
#include "dispute/dispute-actions.h"
#include "resources.h"
#include "widgets/bleed.h"
#include "widgets/card-buttons.h"
#include "widgets/enlarge.h"
#include "widgets/focus.h"
#include "widgets/keep-in-view.h"
#include "widgets/player-shape.h"
#include "widgets/template.h"
#include "widgets/touch.h"
#include "play/enter-key.h"
#include "play/play-keys.h"
#include "play/table-past.h"
#include "play/table-private.h"
#include "play/table-score.h"
#include "play/turn-signal.h"
#include "program/program-menu.h"
#include "what-if/what-if-actions.h"

#include <glib/gi18n.h>

enum {
  PROP_SESSION = 1,
  PROP_HANDS_SHOWN,
  PROP_JUDGING,
  PROP_SHEET_LINKED,
  PROP_RUNS_ON,
  PROP_LOG_SHOWN,
  N_PROPS
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (YcTablePage, yc_table_page, ADW_TYPE_BIN)

/* ---- Saying things ---- */

static void
failure_read (YcTablePage *self)
{
  gtk_widget_set_visible (self->failure_banner, FALSE);
}

static void
news_read (YcTablePage *self)
{
  yc_table_page_announce (self, NULL);
}

static void
say_failed (YcTablePage *self, const char *message)
{
  yc_table_page_say (self, message);
}

static void
store_failed (YcTablePage *self, const GError *error)
{
  g_autofree char *message = g_strdup_printf (
    /* Translators: the first part says what went wrong */
    _ ("%s Nothing was lost and nothing was taken over; the play still stands below."),
    error->message);

  yc_table_page_say (self, message);
}

/* ---- Drawing ---- */

/* The play may have been taken back since. */
static gboolean
open_result (gpointer data)
{
  YcTablePage *self = data;

  self->opening = 0;
  self->ended = FALSE;
  if (self->over)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.result", NULL);
  return G_SOURCE_REMOVE;
}

/* Behind the frame that is being drawn. */
static gboolean
play_seen (GtkWidget *page, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (page);

  if (self->ended && self->opening == 0)
    self->opening = g_idle_add (open_result, self);
  return G_SOURCE_REMOVE;
}

/* The result is shown behind the play that ends the game. */
static void
show_end (YcTablePage *self)
{
  self->over = yc_session_is_over (self->session);
  if (self->ended)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), play_seen, NULL, NULL);
}

static void
show_position (YcTablePage *self)
{
  yc_later_asked ();
  self->game->show (self, yc_table_page_is_playing (self));
  yc_table_page_show_turn (self);
  yc_table_show_past (self);
  /* nothing is played into the past: what was being composed stays as it is */
  if (yc_table_page_may_point (self))
    yc_play_bar_position_changed (self->bar);
  yc_table_page_update_actions (self);
  show_end (self);
}

static void
show_wish (YcTablePage *self)
{
  if (self->game->show_wish != NULL)
    self->game->show_wish (self);
}

static void
ask_details (YcTablePage *self)
{
  self->game->ask_details (self);
}

static void
end_turn (YcTablePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.end", NULL);
}

/* ---- Life ---- */

static void
recorded (YcTablePage *self, guint event)
{
  gtk_widget_set_visible (self->failure_banner, FALSE);
  yc_table_page_close_question (self);
  if (self->game->announce != NULL)
    self->game->announce (self);
  if (self->game->ask_after != NULL && !yc_table_score_is_shown (self))
    self->game->ask_after (self);
  if (!self->over && yc_session_is_over (self->session))
    self->ended = TRUE;
  /* who says something about a play of the past stays there */
  if (yc_record_noted (yc_session_get_record (self->session), event) == 0)
    yc_view_look_at (self->view, YC_VIEW_NOW);
}

/* Once the view shows it, the rest of the page or not. */
static void
tell_recorded (YcTablePage *self, guint event)
{
  yc_table_page_tell_event (self, event);
  yc_table_page_show_turn (self);
  yc_table_page_tell_turn (self);
}

static void
add_game (YcTablePage *self)
{
  int n_seats = yc_session_get_setup (self->session)->n_seats;

  self->game = yc_table_game_of (yc_session_get_game (self->session));
  self->noticed = g_malloc0 (self->game->noticed_size);
  self->board = self->game->board_new (self);
  adw_bin_set_child (self->board_area, self->board);
  for (int seat = 0; seat < n_seats; seat++) {
    self->panels[seat] = self->game->panel_new (self, seat);
    gtk_box_append (self->players, self->panels[seat]);
  }
  gtk_box_reorder_child_after (self->players, GTK_WIDGET (self->under_players),
                               self->panels[n_seats - 1]);
  if (self->game->top_of != NULL)
    adw_bin_set_child (self->board_top, self->game->top_of (self));
  gtk_widget_set_visible (GTK_WIDGET (self->board_top), self->game->top_of != NULL);
  if (self->game->strip_of != NULL)
    adw_bin_set_child (self->under_panes, self->game->strip_of (self));
  yc_table_page_place_parts (self);
}

/* A record that was opened to be looked at. */
static void
show_only_shown (YcTablePage *self)
{
  const char *words = _ ("This record is only shown; it is not among your sessions.");

  if (!yc_session_is_read_only (self->session))
    return;
  yc_paragraph_set_text (self->shown_text, words);
  gtk_widget_set_visible (self->shown_banner, TRUE);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

static void
follow_session (YcTablePage *self)
{
  g_signal_connect_object (self->view, "changed", G_CALLBACK (show_position), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "appended", G_CALLBACK (recorded), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "appended", G_CALLBACK (tell_recorded), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  yc_turn_signal_follow (GTK_WIDGET (self), self->session);
  g_signal_connect_object (self->session, "store-failed", G_CALLBACK (store_failed), self,
                           G_CONNECT_SWAPPED);
}

/* As the settings say; without any, as they are at first. */
static void
follow_settings (YcTablePage *self)
{
  g_autoptr (GSettings) settings = yc_settings_open ();

  yc_play_bar_set_runs_on (self->bar, TRUE);
  if (settings != NULL)
    g_settings_bind (settings, "runs-on", self, "runs-on", G_SETTINGS_BIND_DEFAULT);
}

static void
yc_table_page_constructed (GObject *object)
{
  YcTablePage *self = YC_TABLE_PAGE (object);

  G_OBJECT_CLASS (yc_table_page_parent_class)->constructed (object);
  if (self->session == NULL)
    return;
  self->view = yc_view_new (self->session, YC_AUDIENCE_ALL);
  self->over = yc_session_is_over (self->session);
  add_game (self);
  yc_table_score_connect (self);
  yc_table_page_add_actions (self);
  yc_dispute_connect (self);
  yc_log_view_set_view (self->log, self->view);
  yc_play_bar_set_view (self->bar, self->view, self->game);
  yc_enter_key_records (GTK_WIDGET (self), self->bar);
  yc_play_keys_take (self);
  follow_settings (self);
  yc_replay_bar_set_view (self->replay, self->view);
  yc_replay_bar_take_keys (self->replay, GTK_WIDGET (self), GTK_WIDGET (self->panes));
  g_signal_connect_object (yc_play_bar_get_composer (self->bar), "changed", G_CALLBACK (show_wish),
                           self, G_CONNECT_SWAPPED);
  follow_session (self);
  if (self->game->notice != NULL)
    self->game->notice (self);
  yc_table_page_announce (self, yc_session_get_caveat (self->session));
  show_only_shown (self);
  show_position (self);
  yc_what_if_connect (self);
  yc_table_recall_place (self);
  yc_table_page_tell_turn (self);
}

static void
yc_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_value_set_object (value, YC_TABLE_PAGE (object)->session);
  else if (id == PROP_HANDS_SHOWN)
    g_value_set_boolean (value,
                         yc_view_get_audience (YC_TABLE_PAGE (object)->view) == YC_AUDIENCE_ALL);
  else if (id == PROP_JUDGING)
    g_value_set_boolean (value, YC_TABLE_PAGE (object)->judging);
  else if (id == PROP_SHEET_LINKED)
    g_value_set_boolean (value, YC_TABLE_PAGE (object)->sheet_linked);
  else if (id == PROP_RUNS_ON)
    g_value_set_boolean (value, yc_play_bar_get_runs_on (YC_TABLE_PAGE (object)->bar));
  else if (id == PROP_LOG_SHOWN)
    g_value_set_boolean (value, !YC_TABLE_PAGE (object)->log_folded);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
yc_table_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SESSION)
    g_set_object (&YC_TABLE_PAGE (object)->session, g_value_get_object (value));
  else if (id == PROP_HANDS_SHOWN)
    yc_view_set_audience (YC_TABLE_PAGE (object)->view,
                          g_value_get_boolean (value) ? YC_AUDIENCE_ALL : YC_AUDIENCE_TABLE);
  else if (id == PROP_JUDGING)
    yc_table_page_set_judging (YC_TABLE_PAGE (object), g_value_get_boolean (value));
  else if (id == PROP_SHEET_LINKED)
    YC_TABLE_PAGE (object)->sheet_linked = g_value_get_boolean (value);
  else if (id == PROP_RUNS_ON)
    yc_play_bar_set_runs_on (YC_TABLE_PAGE (object)->bar, g_value_get_boolean (value));
  else if (id == PROP_LOG_SHOWN)
    yc_table_page_fold_log (YC_TABLE_PAGE (object), !g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static GObject *
menu_of (YcTablePage *self)
{
  return gtk_widget_get_template_child (GTK_WIDGET (self), YC_TYPE_TABLE_PAGE, "table_menu");
}

/* The keyboard comes in with the board, and not with the first button above it: a screen reader
 * would say that first. Where nothing but an entry of the board can have it yet, letters would be
 * typed, and not be keys. */
static gboolean
yc_table_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);

  if (!self->entered) {
    self->entered = TRUE;
    yc_table_page_focus_board (self);
    GtkWidget *focus = yc_focus_in (widget);
    if (focus != NULL && !GTK_IS_EDITABLE (focus))
      return TRUE;
    gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
  }
  return GTK_WIDGET_CLASS (yc_table_page_parent_class)->focus (widget, direction);
}

static void
yc_table_page_dispose (GObject *object)
{
  YcTablePage *self = YC_TABLE_PAGE (object);
  g_autoptr (GMenuModel) menu
    = menu_of (self) != NULL ? G_MENU_MODEL (g_object_ref (menu_of (self))) : NULL;

  if (self->screen != NULL)
    gtk_window_destroy (self->screen);
  g_clear_weak_pointer (&self->screen);
  g_clear_weak_pointer (&self->before_asked);
  yc_later_forget (&self->later);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_TABLE_PAGE);
  if (menu != NULL)
    yc_menu_let_go (menu);
  g_clear_handle_id (&self->folding, g_source_remove);
  g_clear_handle_id (&self->opening, g_source_remove);
  g_clear_object (&self->actions);
  g_clear_object (&self->view);
  g_clear_object (&self->session);
  g_clear_pointer (&self->noticed, g_free);
  g_clear_pointer (&self->laid_aside, g_free);
  g_clear_pointer (&self->turn_told, g_free);
  G_OBJECT_CLASS (yc_table_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child_full (widget_class, "table_menu", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, menu);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, game_menu);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, back);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, shown_banner);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, shown_text);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, what_if);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, place);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, look_banner);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, look_text);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, failure_banner);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, failure_text);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, correction);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, composing);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, news_banner);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, news_text);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, turn_shape);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, turn);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, untold);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, untold_words);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, result);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, panes);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, switcher);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, board_pane);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, players_pane);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, board_part);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, board_top);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, board_area);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, under_board);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, under_players);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, players);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, log);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, show_board);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, show_players);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, show_log);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, log_toggle);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, replay);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, under_panes);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, asked);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, bar);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, score);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, score_bar);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, score_words);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, score_next);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, score_finish);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, score_offer);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, score_offer_text);
  gtk_widget_class_bind_template_child (widget_class, YcTablePage, judge_banner);
  gtk_widget_class_bind_template_callback (widget_class, failure_read);
  gtk_widget_class_bind_template_callback (widget_class, news_read);
  gtk_widget_class_bind_template_callback (widget_class, say_failed);
  gtk_widget_class_bind_template_callback (widget_class, ask_details);
  gtk_widget_class_bind_template_callback (widget_class, end_turn);
  gtk_widget_class_bind_template_callback (widget_class, yc_table_score_leave_offer);
  gtk_widget_class_bind_template_callback (widget_class, yc_table_page_asked_otherwise);
  gtk_widget_class_bind_template_callback (widget_class, yc_table_page_asked_of);
  gtk_widget_class_bind_template_callback (widget_class, yc_table_page_pane_toggled);
  gtk_widget_class_bind_template_callback (widget_class, yc_table_page_swiped);
  gtk_widget_class_bind_template_callback (widget_class, yc_table_page_panes_folded);
}

static void
yc_table_page_class_init (YcTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = yc_table_page_constructed;
  object_class->dispose = yc_table_page_dispose;
  object_class->get_property = yc_table_page_get_property;
  object_class->set_property = yc_table_page_set_property;

  properties[PROP_SESSION]
    = g_param_spec_object ("session", NULL, NULL, YC_TYPE_SESSION,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  properties[PROP_HANDS_SHOWN] = g_param_spec_boolean ("hands-shown", NULL, NULL, TRUE,
                                                       G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_JUDGING]
    = g_param_spec_boolean ("judging", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SHEET_LINKED] = g_param_spec_boolean ("sheet-linked", NULL, NULL, FALSE,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_RUNS_ON] = g_param_spec_boolean ("runs-on", NULL, NULL, TRUE,
                                                   G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LOG_SHOWN] = g_param_spec_boolean ("log-shown", NULL, NULL, TRUE,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (YC_TYPE_BLEED);
  g_type_ensure (YC_TYPE_COMPOSING_BANNER);
  g_type_ensure (YC_TYPE_CORRECTION_NOTICE);
  g_type_ensure (YC_TYPE_LOG_VIEW);
  g_type_ensure (YC_TYPE_PLAY_BAR);
  g_type_ensure (YC_TYPE_REPLAY_BAR);
  g_type_ensure (YC_TYPE_SCORE_VIEW);
  g_type_ensure (YC_TYPE_JUDGE_BANNER);
  g_type_ensure (YC_TYPE_PARAGRAPH);
  g_type_ensure (YC_TYPE_PLACE_OFFER);
  g_type_ensure (YC_TYPE_PLAYER_SHAPE);
  g_type_ensure (YC_TYPE_WHAT_IF_BANNER);
  widget_class->focus = yc_table_page_focus;
  yc_template_set (widget_class, "table-page.ui");
  bind_template (widget_class);
  gtk_widget_class_install_property_action (widget_class, "table.hands-shown", "hands-shown");
  gtk_widget_class_install_property_action (widget_class, "table.judging", "judging");
  gtk_widget_class_install_property_action (widget_class, "table.sheet-linked", "sheet-linked");
  gtk_widget_class_install_property_action (widget_class, "table.runs-on", "runs-on");
  gtk_widget_class_install_property_action (widget_class, "table.log-shown", "log-shown");
}

static void
yc_table_page_init (YcTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_program_menu_serve (self->menu, G_MENU (menu_of (self)));
  yc_enlarge_with_window (GTK_WIDGET (self), 1366, 768);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), yc_table_page_give_room, NULL, NULL);
  yc_touch_follow (GTK_WIDGET (self));
  yc_card_buttons_keep_for (G_OBJECT (self));
  yc_keep_in_view (self->board_pane);
  yc_keep_in_view (self->players_pane);
}

GtkWidget *
yc_table_page_new (YcSession *session)
{
  return g_object_new (YC_TYPE_TABLE_PAGE, "session", session, NULL);
}

YcSession *
yc_table_page_get_session (YcTablePage *self)
{
  return self->session;
}

YcView *
yc_table_page_get_view (YcTablePage *self)
{
  return self->view;
}
