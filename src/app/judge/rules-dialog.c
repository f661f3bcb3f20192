/* rules-dialog.c: see rules-dialog.h. */

#include "rules-dialog.h"

#include "rulebook.h"
#include "rule-view.h"
#include "telling.h"
#include "widgets/template.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcRulesDialog {
  AdwWindow parent_instance;

  GtkWidget *asked_by; /* has the actions of the table; weak */
  YcView *view;        /* or NULL */
  const YcGame *game;
  YcRule rule; /* to be brought into view, or YC_NO_RULE */
  guint tick;  /* that does it, or 0 */
  guint frames;

  GtkDropDown *games;
  GtkSearchEntry *search;
  AdwBin *area;
  GtkWidget *nothing;
  AdwPreferencesPage *page;
  GPtrArray *groups; /* borrowed, in the page */
  GPtrArray *rows;
};

#define YC_TYPE_RULES_DIALOG (yc_rules_dialog_get_type ())
G_DECLARE_FINAL_TYPE (YcRulesDialog, yc_rules_dialog, YC, RULES_DIALOG, AdwWindow)
G_DEFINE_FINAL_TYPE (YcRulesDialog, yc_rules_dialog, ADW_TYPE_WINDOW)

/* That it takes until everything has its place. */
#define FRAMES 6
/* The room for the heading of a rule that is brought up, in pixels. */
#define ABOVE 60

/* ---- Searching ---- */

static gboolean
filter_group (YcRulesDialog *self, GtkWidget *group, const char *typed)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->rows->len; i++) {
    YcRuleView *row = self->rows->pdata[i];

    if (!gtk_widget_is_ancestor (GTK_WIDGET (row), group))
      continue;
    gtk_widget_set_visible (GTK_WIDGET (row), yc_rule_view_finds (row, typed));
    any |= gtk_widget_get_visible (GTK_WIDGET (row));
  }
  gtk_widget_set_visible (group, any);
  return any;
}

static void
filter (YcRulesDialog *self)
{
  g_autofree char *typed = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  gboolean any = FALSE;

  g_strstrip (typed);
  for (guint i = 0; i < self->groups->len; i++)
    any |= filter_group (self, self->groups->pdata[i], typed);
  gtk_widget_set_visible (GTK_WIDGET (self->area), any);
  gtk_widget_set_visible (self->nothing, !any);
}

/* ---- The rules of a game ---- */

static void
look_at_play (YcRulesDialog *self, guint event)
{
  if (self->asked_by != NULL)
    gtk_widget_activate_action (self->asked_by, "table.look-at", "u", event);
  gtk_window_close (GTK_WINDOW (self));
}

static void
add_rule (YcRulesDialog *self, AdwPreferencesGroup *group, YcRule rule)
{
  const gboolean at_table
    = self->view != NULL && yc_session_get_game (yc_view_get_session (self->view)) == self->game;
  GtkWidget *row = yc_rule_view_new (self->game, rule, at_table ? self->view : NULL);

  g_signal_connect_object (row, "play-chosen", G_CALLBACK (look_at_play), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

static AdwPreferencesGroup *
add_group (YcRulesDialog *self, const char *heading)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), heading);
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (self->groups, group);
  return ADW_PREFERENCES_GROUP (group);
}

static void
show_game (YcRulesDialog *self, const YcGame *game)
{
  g_autoptr (GArray) rules = yc_rulebook_rules (game);
  AdwPreferencesGroup *group = NULL;
  const char *heading = NULL;

  self->game = game;
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->rows, 0);
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  for (guint i = 0; i < rules->len; i++) {
    const YcRule rule = g_array_index (rules, YcRule, i);
    const char *own = yc_rulebook_heading (game, rule);

    if (g_strcmp0 (own, heading) != 0)
      group = add_group (self, own);
    heading = own;
    add_rule (self, group, rule);
  }
  adw_bin_set_child (self->area, GTK_WIDGET (self->page));
  filter (self);
}

static void
game_chosen (YcRulesDialog *self)
{
  const guint chosen = gtk_drop_down_get_selected (self->games);

  if (chosen != GTK_INVALID_LIST_POSITION && yc_tellings[chosen]->game != self->game)
    show_game (self, yc_tellings[chosen]->game);
}

static void
list_games (YcRulesDialog *self, const YcGame *game)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint chosen = 0;
  guint n = 0;

  for (; yc_tellings[n] != NULL; n++) {
    gtk_string_list_append (names, yc_words_game (yc_tellings[n]->game));
    if (yc_tellings[n]->game == game)
      chosen = n;
  }
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->games, chosen);
  /* a game of its own has no others to choose from */
  gtk_widget_set_visible (GTK_WIDGET (self->games), yc_tellings[chosen]->game == game);
  g_signal_connect_swapped (self->games, "notify::selected", G_CALLBACK (game_chosen), self);
}

/* ---- The rule asked for ---- */

static void
scroll_to (GtkWidget *row)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  graphene_rect_t bounds;

  /* where it stands in the window, which may be scrolled already */
  if (gtk_widget_compute_bounds (row, scrolled, &bounds))
    gtk_adjustment_set_value (place, gtk_adjustment_get_value (place) + bounds.origin.y - ABOVE);
}

static gboolean
bring_up (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcRulesDialog *self = (YcRulesDialog *) widget;

  if (++self->frames < FRAMES)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  for (guint i = 0; i < self->rows->len; i++)
    if (yc_rule_view_get_rule (self->rows->pdata[i]) == self->rule) {
      gtk_widget_child_focus (self->rows->pdata[i], GTK_DIR_TAB_FORWARD);
      scroll_to (self->rows->pdata[i]);
    }
  return G_SOURCE_REMOVE;
}

static void
open_rule (YcRulesDialog *self, YcRule rule)
{
  self->rule = rule;
  for (guint i = 0; i < self->rows->len; i++)
    if (yc_rule_view_get_rule (self->rows->pdata[i]) == rule) {
      adw_expander_row_set_expanded (self->rows->pdata[i], TRUE);
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), bring_up, NULL, NULL);
    }
}

/* ---- Life ---- */

static void
yc_rules_dialog_dispose (GObject *object)
{
  YcRulesDialog *self = (YcRulesDialog *) object;

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_RULES_DIALOG);
  g_clear_weak_pointer (&self->asked_by);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (yc_rules_dialog_parent_class)->dispose (object);
}

static void
yc_rules_dialog_finalize (GObject *object)
{
  YcRulesDialog *self = (YcRulesDialog *) object;

  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (yc_rules_dialog_parent_class)->finalize (object);
}

static void
yc_rules_dialog_class_init (YcRulesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_rules_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_rules_dialog_finalize;
  yc_template_set (widget_class, "judge-rules.ui");
  gtk_widget_class_bind_template_child (widget_class, YcRulesDialog, games);
  gtk_widget_class_bind_template_child (widget_class, YcRulesDialog, search);
  gtk_widget_class_bind_template_child (widget_class, YcRulesDialog, area);
  gtk_widget_class_bind_template_child (widget_class, YcRulesDialog, nothing);
  gtk_widget_class_bind_template_callback (widget_class, filter);
}

static void
yc_rules_dialog_init (YcRulesDialog *self)
{
  self->groups = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  self->rule = YC_NO_RULE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_rules_dialog_open (GtkWidget *parent, YcView *view, YcRule rule)
{
  YcRulesDialog *self
    = g_object_new (YC_TYPE_RULES_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  const YcGame *game
    = view != NULL ? yc_session_get_game (yc_view_get_session (view)) : yc_tellings[0]->game;

  g_set_weak_pointer (&self->asked_by, parent);
  g_set_object (&self->view, view);
  list_games (self, game);
  show_game (self, game);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  if (rule != YC_NO_RULE)
    open_rule (self, rule);
  gtk_window_present (GTK_WINDOW (self));
}
