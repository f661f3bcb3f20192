/* rule-view.c: see rule-view.h. What is in it is made when somebody opens it. */

#include "rule-view.h"

#include "rulebook.h"
#include "sources.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcRuleView {
  AdwExpanderRow parent_instance;

  const YcGame *game;
  YcRule rule;
  YcView *view;
  gboolean filled;
};

G_DEFINE_FINAL_TYPE (YcRuleView, yc_rule_view, ADW_TYPE_EXPANDER_ROW)

enum { PLAY_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static GtkWidget *
add_row (YcRuleView *self, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
  return row;
}

/* ---- Where it is printed, what decides it ---- */

static void
add_sources (YcRuleView *self)
{
  g_autoptr (GArray) sources = yc_sources_of_rule (self->game, self->rule);

  for (guint i = 0; i < sources->len; i++) {
    g_autofree char *words = yc_source_words (&g_array_index (sources, YcSource, i));
    add_row (self, words, NULL);
  }
  if (sources->len == 0) {
    g_autofree char *nowhere = yc_sources_words (sources);
    add_row (self, nowhere, NULL);
  }
}

/* How this session has it, or "". */
static char *
choice_words (YcRuleView *self, const char *option)
{
  const YcSetup *setup
    = self->view != NULL ? yc_session_get_setup (yc_view_get_session (self->view)) : NULL;
  int number = 0;

  while (number < self->game->n_options && !g_str_equal (self->game->options[number].id, option))
    number++;
  if (setup == NULL || number == self->game->n_options)
    return g_strdup ("");
  if (self->game->options[number].max > 1)
    /* Translators: how a table option with a number stands in this session */
    return g_strdup_printf (_ ("At this table: %d."), setup->options[number]);
  return g_strdup (setup->options[number] != 0 ? _ ("At this table: yes.")
                                               : _ ("At this table: no."));
}

static void
add_option (YcRuleView *self)
{
  const char *option = yc_words_option_of_rule (self->game, self->rule);

  if (option == NULL)
    return;
  g_autofree char *choice = choice_words (self, option);
  g_autofree char *why = g_strjoin (*choice != '\0' ? " " : "",
                                    yc_words_option_why (self->game, option), choice, NULL);
  /* Translators: where the books are silent; the title of a table option */
  g_autofree char *title
    = g_strdup_printf (_ ("Table option: %s"), yc_words_option_title (self->game, option));
  add_row (self, title, why);
}

static void
add_reading (YcRuleView *self)
{
  const char *reading = yc_rulebook_reading (self->game, self->rule);

  if (reading != NULL)
    /* Translators: above what the printed rulebooks leave open and how the program reads it */
    add_row (self, _ ("How it is read here"), reading);
}

/* ---- The plays that touched it ---- */

static gboolean
touches (YcEntry *entry, YcRule rule)
{
  YcRuling ruling;

  if (!yc_entry_get_ruling (entry, &ruling))
    return FALSE;
  for (int i = 0; i < ruling.n_reasons; i++)
    if (ruling.reasons[i].rule == rule)
      return TRUE;
  return FALSE;
}

static void
choose_play (YcRuleView *self, GtkWidget *row)
{
  const guint event = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "event"));

  g_signal_emit (self, signals[PLAY_CHOSEN], 0, event);
}

static void
add_play (YcRuleView *self, YcEntry *entry)
{
  /* Translators: the number and the sentence of an event of the log */
  g_autofree char *title = g_strdup_printf (
    C_ ("event of the log", "%u: %s"), yc_entry_get_event (entry), yc_entry_get_sentence (entry));
  GtkWidget *row = add_row (self, title, yc_entry_get_headline (entry));

  g_object_set_data (G_OBJECT (row), "event", GUINT_TO_POINTER (yc_entry_get_event (entry)));
  gtk_widget_set_tooltip_text (row, _ ("Look at the table after this play"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (choose_play), self, G_CONNECT_SWAPPED);
}

static void
add_plays (YcRuleView *self)
{
  const guint n = self->view != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->view)) : 0;

  for (guint event = 1; event <= n; event++) {
    YcEntry *entry = yc_view_get_entry (self->view, event);

    if (touches (entry, self->rule))
      add_play (self, entry);
  }
}

static void
fill (YcRuleView *self)
{
  if (self->filled || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  self->filled = TRUE;
  add_sources (self);
  add_option (self);
  add_reading (self);
  add_plays (self);
  /* as the record and the command line call it */
  gtk_widget_add_css_class (add_row (self, yc_rule_id (self->game, self->rule), NULL), "dim-label");
}

/* ---- Public ---- */

YcRule
yc_rule_view_get_rule (YcRuleView *self)
{
  return self->rule;
}

gboolean
yc_rule_view_finds (YcRuleView *self, const char *typed)
{
  return *typed == '\0' || yc_rulebook_finds (self->game, self->rule, typed);
}

static void
yc_rule_view_dispose (GObject *object)
{
  g_clear_object (&YC_RULE_VIEW (object)->view);
  G_OBJECT_CLASS (yc_rule_view_parent_class)->dispose (object);
}

static void
yc_rule_view_class_init (YcRuleViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = yc_rule_view_dispose;
  signals[PLAY_CHOSEN] = g_signal_new ("play-chosen", YC_TYPE_RULE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
yc_rule_view_init (YcRuleView *self)
{
  g_signal_connect (self, "notify::expanded", G_CALLBACK (fill), NULL);
}

GtkWidget *
yc_rule_view_new (const YcGame *game, YcRule rule, YcView *view)
{
  YcRuleView *self = g_object_new (YC_TYPE_RULE_VIEW, "use-markup", FALSE, "title",
                                   yc_words_rule (game, rule), NULL);

  self->game = game;
  self->rule = rule;
  g_set_object (&self->view, view);
  return GTK_WIDGET (self);
}
