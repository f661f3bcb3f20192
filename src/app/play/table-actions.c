/* table-actions.c: what can be done at the table besides playing, by menu, button or key. */

#include "table-private.h"

#include "adjust-dialog.h"
#include "dispute/dispute-actions.h"
#include "here-now-dialog.h"
#include "judge/rules-dialog.h"
#include "result-dialog.h"
#include "screen/table-screen.h"
#include "table-export.h"
#include "table-past.h"
#include "table-score.h"
#include "what-if/what-if-actions.h"
#include "widgets/focus.h"
#include "words.h"
#include "what-if.h"

#include <glib/gi18n.h>

/* ---- The log about itself ---- */

static void
undo (YcTablePage *self)
{
  g_autoptr (GError) error = NULL;
  guint event;

  if (yc_table_score_is_shown (self) && yc_score_view_take_back (self->score))
    return;
  event = yc_session_undo (self->session, &error);
  yc_table_page_said (self, event, error);
}

static void
redo (YcTablePage *self)
{
  g_autoptr (GError) error = NULL;
  guint event = yc_session_redo (self->session, &error);

  yc_table_page_said (self, event, error);
}

static void
look_at (YcTablePage *self, GVariant *parameter)
{
  guint event = g_variant_get_uint32 (parameter);

  yc_view_look_at (self->view,
                   event < yc_session_get_n_events (self->session) ? (int) event : YC_VIEW_NOW);
  if (yc_view_is_now (self->view))
    yc_table_page_tell_turn (self);
}

/* To the play before, whose keys lead on from there. */
static void
look_back (YcTablePage *self)
{
  const guint event = yc_view_get_event (self->view);

  if (event > 0)
    yc_view_look_at (self->view, (int) event - 1);
}

/* The screen that everybody sees, and away again. */
static void
toggle_screen (YcTablePage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  if (self->screen != NULL) {
    gtk_window_close (self->screen);
    return;
  }
  g_set_weak_pointer (&self->screen, yc_table_screen_new (self->session));
  gtk_window_set_application (self->screen, gtk_window_get_application (window));
  yc_table_screen_present (YC_TABLE_SCREEN (self->screen), window);
}

static void
show_curves (YcTablePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.curves", NULL);
}

static void
back_to_now (YcTablePage *self)
{
  yc_view_look_at (self->view, YC_VIEW_NOW);
  yc_table_page_tell_turn (self);
}

/* ---- Corrections and pauses ---- */

static void
adjust (YcTablePage *self)
{
  yc_adjust_dialog_open (GTK_WIDGET (self), self->view);
}

static void
pause_session (YcTablePage *self)
{
  g_autoptr (GError) error = NULL;
  guint event = yc_session_pause (self->session, &error);

  yc_table_page_said (self, event, error);
}

static void
resume_session (YcTablePage *self)
{
  g_autoptr (GError) error = NULL;
  guint event = yc_session_resume (self->session, &error);

  yc_table_page_said (self, event, error);
}

static void
show_result (YcTablePage *self)
{
  yc_result_dialog_open (GTK_WIDGET (self), self->session);
}

/* ---- Rules ---- */

/* The rule with this id opened; of any other id, all of them. */
static void
show_rule (YcTablePage *self, GVariant *id)
{
  const YcGame *game = yc_session_get_game (self->session);
  YcRule rule = 0;

  while (rule < game->n_rules
         && !g_str_equal (yc_rule_id (game, rule), g_variant_get_string (id, NULL)))
    rule++;
  yc_rules_dialog_open (GTK_WIDGET (self), self->view, rule < game->n_rules ? rule : YC_NO_RULE);
}

static void
show_rules (YcTablePage *self)
{
  yc_rules_dialog_open (GTK_WIDGET (self), self->view, YC_NO_RULE);
}

/* ---- A game that is over ---- */

static void
reopen (YcTablePage *self)
{
  yc_session_reopen (self->session);
  yc_table_page_update_actions (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s",
                              _ ("The session is open: it can be changed until it is left"));
}

/* ---- Keys for playing ---- */

static void
type_a_play (YcTablePage *self)
{
  /* nothing can be typed into the past, but asked about there */
  if (!yc_table_page_is_judging (self))
    back_to_now (self);
  yc_play_bar_focus_entry (self->bar);
}

static void
go_on (YcTablePage *self)
{
  yc_play_bar_focus_play (self->bar);
}

static void
record_wish (YcTablePage *self)
{
  if (yc_table_page_is_now (self) || yc_table_page_is_judging (self))
    yc_play_bar_enter (self->bar);
}

static void
find_missing (YcTablePage *self)
{
  if (self->game->find_missing != NULL)
    self->game->find_missing (self);
}

static void
play_only (YcTablePage *self)
{
  if (yc_table_page_is_playing (self))
    yc_play_bar_play_only (self->bar);
}

static void
end_turn (YcTablePage *self)
{
  if (yc_table_page_is_judging (self))
    yc_play_bar_record_verb (self->bar, YC_END);
  else if (!yc_table_page_may_tell (self) || yc_session_is_over (self->session))
    return;
  else if (yc_table_score_is_shown (self))
    yc_table_score_next (self);
  else if (yc_play_bar_go_on (self->bar, YC_END))
    self->game->end_turn (self);
}

static void
judge (YcTablePage *self)
{
  yc_table_page_set_judging (self, !yc_table_page_is_judging (self));
}

/* From a question to none, from what is asked to asking nothing, from there back to the game, from
 * the past to now. */
static void
escape (YcTablePage *self)
{
  YcComposer *wish = yc_play_bar_get_composer (self->bar);
  const gboolean asking = yc_table_page_is_judging (self) && !yc_composer_is_empty (wish);
  const gboolean idle = yc_composer_is_empty (wish) && yc_view_is_now (self->view);

  if (adw_bin_get_child (self->asked) != NULL) {
    yc_table_page_close_question (self);
    return;
  }
  if (yc_table_page_is_judging (self) && !asking) {
    yc_table_page_set_judging (self, FALSE);
    return;
  }
  yc_composer_clear (wish);
  if (asking)
    return;
  back_to_now (self);
  /* nothing is left to be taken back: who is in the entry leaves it */
  if (idle && yc_focus_in (GTK_WIDGET (self->bar)) != NULL)
    yc_table_page_focus_board (self);
}

static void
fold_log (YcTablePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.log-shown", NULL);
}

static void
next_part (YcTablePage *self)
{
  yc_table_page_focus_part (self, 1);
}

static void
part_before (YcTablePage *self)
{
  yc_table_page_focus_part (self, -1);
}

/* ---- All of them ---- */

/* those of every table; what stands in its menu stands in table-page.ui */
static const YcTableAction actions[] = {
  { .name = "undo", .trigger = "<Control>z", .activate = undo },
  { .name = "redo", .trigger = "<Shift><Control>z", .activate = redo },
  { .name = "now", .activate = back_to_now },
  { .name = "look-back", .trigger = "<Control>b", .activate = look_back },
  { .name = "what-if", .activate = yc_what_if_here },
  { .name = "what-ifs", .activate = yc_what_if_show_all },
  { .name = "what-happened", .activate = yc_what_if_leave },
  { .name = "compare", .activate = yc_what_if_show_comparison },
  { .name = "throw-away", .activate = yc_what_if_drop },
  { .name = "screen", .trigger = "F11", .activate = toggle_screen },
  { .name = "curves", .trigger = "<Control>g", .activate = show_curves },
  { .name = "note", .trigger = "<Control>m", .writes = TRUE, .activate = yc_table_note },
  { .name = "bookmark", .writes = TRUE, .activate = yc_table_bookmark },
  { .name = "adjust", .trigger = "<Shift><Control>j", .writes = TRUE, .activate = adjust },
  { .name = "here-now", .writes = TRUE, .activate = yc_here_now_dialog_open },
  { .name = "set-up", .writes = TRUE, .activate = yc_dispute_set_up },
  { .name = "object-here",
    .trigger = "<Control>d",
    .writes = TRUE,
    .activate = yc_dispute_object_here },
  { .name = "pause", .activate = pause_session },
  { .name = "keep-score", .activate = yc_table_score_keep },
  { .name = "finish", .writes = TRUE, .activate = yc_table_score_finish },
  { .name = "keep-plays", .activate = yc_table_score_keep_plays },
  { .name = "reopen", .activate = reopen },
  { .name = "resume", .activate = resume_session },
  { .name = "result", .activate = show_result },
  { .name = "judge", .trigger = "<Control>j", .activate = judge },
  { .name = "take-answer", .activate = yc_table_page_take_answer },
  { .name = "show-large", .activate = yc_table_page_show_large },
  { .name = "rules", .trigger = "<Shift>F1", .activate = show_rules },
  { .name = "export", .trigger = "<Control>e", .activate = yc_table_export_record },
  { .name = "save-sheet", .activate = yc_table_save_sheet },
  { .name = "print", .trigger = "<Control>p", .activate = yc_table_print },
  { .name = "type", .trigger = "<Control>l", .activate = type_a_play },
  { .name = "go-on", .activate = go_on },
  { .name = "record", .trigger = "<Control>Return|<Control>KP_Enter", .activate = record_wish },
  { .name = "only", .activate = play_only },
  { .name = "find-missing", .activate = find_missing },
  { .name = "end", .trigger = "F8", .activate = end_turn },
  { .name = "fold-log", .trigger = "F9", .activate = fold_log },
  { .name = "escape", .trigger = "Escape", .activate = escape },
  { .name = "focus-board", .activate = yc_table_page_focus_board },
  { .name = "next-part", .trigger = "F6", .activate = next_part },
  { .name = "part-before", .trigger = "<Shift>F6", .activate = part_before },
  { .name = NULL },
};

/* about an event of the log */
static const struct {
  const char *name;
  void (*activate) (YcTablePage *self, GVariant *event);
  gboolean writes;
} event_actions[] = {
  { "look-at", look_at, FALSE },
  { "amend", yc_dispute_really, TRUE },
  { "never", yc_dispute_never, TRUE },
  { "object", yc_dispute_object, TRUE },
  { "settle", yc_dispute_settle, TRUE },
  { "mattered", yc_dispute_mattered, FALSE },
  { "note-on", yc_table_note_on, TRUE },
  { "bookmark-on", yc_table_bookmark_on, TRUE },
  { "what-if-from", yc_what_if_from, FALSE },
};

static void
enable (YcTablePage *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
enable_all (YcTablePage *self, const YcTableAction *rows, gboolean writable)
{
  for (; rows != NULL && rows->name != NULL; rows++)
    if (rows->activate != NULL)
      enable (self, rows->name, writable || !rows->writes);
}

/* What is said about a game is also said when it is over. */
static void
enable_what_is_said (YcTablePage *self, gboolean enabled)
{
  enable (self, "note", enabled);
  enable (self, "note-on", enabled);
  enable (self, "bookmark", enabled);
  enable (self, "bookmark-on", enabled);
  enable (self, "object-here", enabled);
  enable (self, "object", enabled);
  enable (self, "settle", enabled);
}

/* What happened is not touched, so that a game that is over may go on otherwise, too. */
static void
enable_what_if (YcTablePage *self, gboolean open)
{
  const gboolean possible = open && yc_what_if_is_possible (self->session);
  const gboolean branch = possible && yc_what_if_is_shown (self);
  const gboolean has_origin = branch && yc_what_if_has_origin (self);

  enable (self, "what-if", possible);
  enable (self, "what-if-from", possible);
  enable (self, "what-ifs", possible);
  enable (self, "what-happened", has_origin);
  enable (self, "compare", has_origin);
  enable (self, "throw-away", branch);
}

void
yc_table_page_update_actions (YcTablePage *self)
{
  const gboolean open
    = !yc_session_is_read_only (self->session) && !yc_table_page_is_judging (self);
  const gboolean closed = yc_session_is_closed (self->session), writable = open && !closed;
  gboolean paused = yc_session_is_paused (self->session);

  enable_all (self, actions, writable);
  /* what lies on the table is told of now, and not of what is looked at */
  enable_all (self, self->game->actions, writable && yc_view_is_now (self->view));
  for (gsize i = 0; i < G_N_ELEMENTS (event_actions); i++)
    enable (self, event_actions[i].name, writable || !event_actions[i].writes);
  enable (self, "curves", yc_session_get_n_events (self->session) > 0);
  enable (self, "look-back", yc_session_get_n_events (self->session) > 0);
  enable_what_is_said (self, open);
  enable_what_if (self, open);
  enable (self, "reopen", open && closed);
  enable (self, "adjust", writable && self->game->topics != NULL);
  enable (self, "here-now", writable && self->game->topics != NULL);
  enable (self, "keep-score",
          writable && self->score_serves && !yc_session_keeps_score (self->session));
  enable (self, "keep-plays", writable && yc_session_keeps_score (self->session));
  enable (self, "undo",
          writable
            && (yc_session_can_undo (self->session)
                || (self->score_serves && yc_score_view_is_pending (self->score))));
  enable (self, "redo", writable && yc_session_can_redo (self->session));
  enable (self, "pause", writable && !paused);
  enable (self, "resume", writable && paused);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.hands-shown", writable);
}

static void
add_action (YcTablePage *self, const char *name, const GVariantType *type, GCallback activate)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, type);

  g_signal_connect_object (action, "activate", activate, self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
}

/* A page that is not in view must not answer for the one that is. */
static gboolean
act (GtkWidget *widget, GVariant *action, gpointer data G_GNUC_UNUSED)
{
  return gtk_widget_get_mapped (widget)
         && gtk_widget_activate_action (widget, g_variant_get_string (action, NULL), NULL);
}

static void
add_shortcut (GtkShortcutController *controller, const char *trigger, const char *action)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (trigger),
                                            gtk_callback_action_new (act, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_string (action));
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

static void
add_to_menu (YcTablePage *self, const char *label, const char *action, const char *trigger)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  if (trigger != NULL)
    g_menu_item_set_attribute (item, "accel", "s", trigger);
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-disabled");
  g_menu_append_item (self->game_menu, item);
}

static void
add_rows (YcTablePage *self, GtkShortcutController *controller, const YcTableAction *rows)
{
  for (; rows != NULL && rows->name != NULL; rows++) {
    g_autofree char *action = g_strconcat ("table.", rows->name, NULL);

    if (rows->activate != NULL)
      add_action (self, rows->name, NULL, G_CALLBACK (rows->activate));
    if (rows->trigger != NULL)
      add_shortcut (controller, rows->trigger, action);
    if (rows->label != NULL)
      add_to_menu (self, _ (rows->label), action, rows->trigger);
  }
}

static void
take_card (YcTablePage *self, GVariant *definition)
{
  self->game->take_card (self, g_variant_get_string (definition, NULL));
}

static void
mend_card (YcTablePage *self, GVariant *key)
{
  self->game->mend_card (self, g_variant_get_string (key, NULL));
}

void
yc_table_page_add_actions (YcTablePage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  self->actions = g_simple_action_group_new ();
  add_rows (self, GTK_SHORTCUT_CONTROLLER (controller), actions);
  add_rows (self, GTK_SHORTCUT_CONTROLLER (controller), self->game->actions);
  for (gsize i = 0; i < G_N_ELEMENTS (event_actions); i++)
    add_action (self, event_actions[i].name, G_VARIANT_TYPE_UINT32,
                G_CALLBACK (event_actions[i].activate));
  add_action (self, "rule", G_VARIANT_TYPE_STRING, G_CALLBACK (show_rule));
  if (self->game->take_card != NULL)
    add_action (self, "take-card", G_VARIANT_TYPE_STRING, G_CALLBACK (take_card));
  if (self->game->mend_card != NULL)
    add_action (self, "mend-card", G_VARIANT_TYPE_STRING, G_CALLBACK (mend_card));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (self->actions));
  /* after those who see what these two change */
  g_signal_connect_object (self->score, "changed", G_CALLBACK (yc_table_page_update_actions), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_after (self, "map", G_CALLBACK (yc_table_page_update_actions), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
