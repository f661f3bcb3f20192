/* composed-view.c: see composed-view.h. */

#include "composed-view.h"

#include "announce.h"
#include "effect-view.h"
#include "judge/answer-view.h"
#include "option-group.h"
#include "ruling-bar.h"
#include "widgets/children.h"
#include "widgets/description.h"
#include "widgets/paragraph.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "widgets/focus.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcComposedView {
  GtkWidget parent_instance;

  YcView *view; /* this and the next two are not owned */
  const YcTableGame *table;
  YcComposer *wish;

  GtkScrolledWindow *scrolled;
  GtkWidget *content;
  GtkWidget *options_area;
  YcParagraph *sentence;
  YcWrap *options;
  GtkWidget *effect;
  GPtrArray *groups; /* YcOptionGroup by aspect; owned by `options` */
  GtkWidget *draft, *draft_key;
  GtkWidget *record;
  GtkWidget *why; /* whoever asks is shown the whole ruling */
  YcRulingBar *ruling;
  YcAnswerView *answer;

  YcRule rule;     /* that the ruling named when it was shown last, or YC_NO_RULE */
  guint scrolling; /* the tick callback that brings up the proof, or 0 */
  guint frames;    /* since the play changed */
  gboolean below;  /* a question stands above it */
};

#define MOST_OF_CONTENT 200 /* pixels that are taken from the board in any case */
#define MOST_IN_ALL     300 /* … where there is room */
#define MOST_BELOW      112 /* … below a question, which takes as much itself */
#define FRAMES          3   /* that it takes until a ruling has its place */

G_DEFINE_FINAL_TYPE (YcComposedView, yc_composed_view, GTK_TYPE_WIDGET)

enum { RECORD_ASKED, DRAFT_ASKED, EXPLAINED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is shown ---- */

static void
show_draft (YcComposedView *self, guint n_choices)
{
  g_autofree char *number = g_strdup_printf ("%u", n_choices + 1);
  g_autofree char *words = NULL;

  if (self->table->details_words != NULL)
    words = self->table->details_words (yc_session_get_setup (yc_view_get_session (self->view)),
                                        yc_composer_get_play (self->wish));
  gtk_widget_set_visible (self->draft, words != NULL);
  gtk_button_set_label (GTK_BUTTON (self->draft), words != NULL ? words : "");
  gtk_label_set_text (GTK_LABEL (self->draft_key), number);
  gtk_widget_set_visible (self->draft_key, words != NULL && n_choices < 9);
}

static void
show_wish (YcComposedView *self, gboolean playing)
{
  const YcPlay *play = yc_composer_get_play (self->wish);
  const YcPosition *position = yc_composer_get_position (self->wish);
  const YcRecord *record = yc_session_get_record (yc_view_get_session (self->view));
  YcPlay end;
  g_autofree char *first = yc_composer_ends_turn (self->wish, &end)
                             ? yc_words_entry (record, yc_view_get_position (self->view), &end)
                             : g_strdup ("");
  g_autofree char *then = yc_words_entry (record, position, play);
  g_autofree char *words = yc_sentences_join (first, then, NULL);

  yc_paragraph_set_text (self->sentence, words);
  yc_effect_view_show (YC_EFFECT_VIEW (self->effect), yc_view_get_session (self->view), position,
                       play);
  guint n = 0;
  for (guint aspect = 0; aspect < self->groups->len; aspect++) {
    yc_option_group_update (self->groups->pdata[aspect], n);
    n += yc_option_group_get_n_choices (self->groups->pdata[aspect]);
  }
  show_draft (self, n);
  gtk_widget_set_visible (self->record,
                          playing && yc_composer_get_ruling (self->wish)->verdict != YC_ILLEGAL);
}

/* As with all that scrolls, the height is that at the natural width. */
void
yc_keep_height (GtkWidget *part, gboolean composing)
{
  int height = -1;

  if (composing)
    gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (part, -1, height);
}

/* In a narrow window lines wrap: what is composed is then higher than at its natural width, which
 * it was given. It is laid out for that where it would not be high enough in any case. */
static void
give_height (YcComposedView *self, gboolean composing)
{
  const int width = gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (self)));
  const int most = self->below ? MOST_BELOW : MOST_OF_CONTENT;
  int height = -1, least;

  gtk_widget_get_size_request (self->content, NULL, &least);
  least = MAX (least, gtk_scrolled_window_get_min_content_height (self->scrolled));
  if (composing && width > 0 && least < most)
    gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (composing)
    height = MIN (MAX (height, least), most);
  gtk_scrolled_window_set_min_content_height (self->scrolled, height);
}

/* Once it has its place, the whole proof is in view. */
static gboolean
bring_up_proof (GtkWidget *widget, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  YcComposedView *self = YC_COMPOSED_VIEW (widget);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scrolled);
  double top;
  const double end = yc_ruling_bar_get_proof (self->ruling, self->content, &top);

  if (++self->frames < FRAMES)
    return G_SOURCE_CONTINUE;
  self->scrolling = 0;
  if (gtk_widget_get_visible (GTK_WIDGET (self->ruling)))
    gtk_adjustment_set_value (place, MIN (top, end - gtk_adjustment_get_page_size (place)));
  return G_SOURCE_REMOVE;
}

/* Another ruling is read from its beginning. */
static void
scroll_to_ruling (YcComposedView *self, const YcInquiry *inquiry)
{
  const YcRuling *ruling = inquiry != NULL ? &inquiry->ruling : yc_composer_get_ruling (self->wish);
  const YcReason *first = !yc_composer_is_empty (self->wish) ? yc_ruling_first (ruling) : NULL;
  const YcRule rule = first != NULL ? first->rule : YC_NO_RULE;

  if (rule != self->rule)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
  if (rule != self->rule && rule != YC_NO_RULE && self->scrolling == 0)
    self->scrolling = gtk_widget_add_tick_callback (GTK_WIDGET (self), bring_up_proof, NULL, NULL);
  self->frames = 0;
  self->rule = rule;
}

static gboolean
is_asked_why (YcComposedView *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->why));
}

/* What nobody showed is only signed. */
static void
show_why (YcComposedView *self)
{
  const YcRuling *ruling = yc_composer_get_ruling (self->wish);
  const char *headline = yc_ruling_bar_get_headline (self->ruling);
  const gboolean quiet = yc_ruling_bar_is_quiet (self->ruling);

  gtk_widget_set_visible (self->why, quiet);
  if (!quiet)
    return;
  gtk_button_set_label (GTK_BUTTON (self->why), ruling->verdict == YC_UNSEEN ? "?" : _ ("_Why?"));
  yc_tooltip_show (self->why, headline);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->why), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  headline, -1);
}

static void
show_ruling (YcComposedView *self, const YcInquiry *inquiry)
{
  yc_ruling_bar_show (self->ruling, self->view, self->table, self->wish, inquiry,
                      is_asked_why (self));
  show_why (self);
}

void
yc_composed_view_show (YcComposedView *self, const YcInquiry *inquiry, gboolean playing)
{
  const gboolean filled = !yc_composer_is_empty (self->wish);

  gtk_widget_remove_css_class (GTK_WIDGET (self->ruling), "yc-stressed");
  if (filled)
    show_wish (self, playing);
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->why), FALSE);
  yc_answer_view_show (self->answer, yc_view_get_session (self->view), inquiry);
  show_ruling (self, inquiry);
  yc_keep_height (self->content, filled);
  give_height (self, filled);
  gtk_widget_set_visible (GTK_WIDGET (self), filled);
  scroll_to_ruling (self, inquiry);
}

void
yc_composed_view_set_below (YcComposedView *self, gboolean below)
{
  self->below = below;
  gtk_scrolled_window_set_min_content_height (self->scrolled, -1);
  gtk_scrolled_window_set_max_content_height (self->scrolled, below ? MOST_BELOW : MOST_IN_ALL);
  give_height (self, !yc_composer_is_empty (self->wish));
}

/* The ruling comes first: what is composed somebody has just pointed at. */
char *
yc_composed_view_get_words (YcComposedView *self)
{
  g_autofree char *ruling = yc_ruling_bar_get_words (self->ruling);

  if (yc_composer_is_empty (self->wish))
    return NULL;
  return yc_sentences_join (*ruling == '\0' && yc_ruling_bar_is_quiet (self->ruling)
                              ? yc_ruling_bar_get_headline (self->ruling)
                              : ruling,
                            yc_paragraph_get_text (self->sentence), NULL);
}

void
yc_composed_view_stress (YcComposedView *self)
{
  g_autofree char *words = yc_composed_view_get_words (self);

  yc_announce (GTK_WIDGET (self), words, YC_ALARM);
  gtk_widget_add_css_class (GTK_WIDGET (self->ruling), "yc-stressed");
}

void
yc_composed_view_focus_record (YcComposedView *self)
{
  gtk_widget_grab_focus (self->record);
}

/* ---- What is done there ---- */

static void
ask_for_draft (YcComposedView *self)
{
  g_signal_emit (self, signals[DRAFT_ASKED], 0);
}

static void
ask_to_record (YcComposedView *self)
{
  g_signal_emit (self, signals[RECORD_ASKED], 0);
}

static gboolean
choose_none (YcComposedView *self)
{
  guint aspect = 0;

  while (aspect < self->groups->len && !yc_option_group_choose_none (self->groups->pdata[aspect]))
    aspect++;
  return aspect < self->groups->len;
}

gboolean
yc_composed_view_choose (YcComposedView *self, guint number, gboolean records)
{
  guint n = 0;

  if (number == 0)
    return choose_none (self);

  for (guint aspect = 0; aspect < self->groups->len; aspect++) {
    YcOptionGroup *group = self->groups->pdata[aspect];

    if (number <= n + yc_option_group_get_n_choices (group)) {
      yc_option_group_choose (group, number - n - 1);
      if (records)
        ask_to_record (self);
      return TRUE;
    }
    n += yc_option_group_get_n_choices (group);
  }
  if (number != n + 1 || !gtk_widget_get_visible (self->draft))
    return FALSE;
  ask_for_draft (self);
  return TRUE;
}

/* Only a play that is to be played has it. */
static void
why_toggled (YcComposedView *self)
{
  if (!yc_composer_is_empty (self->wish))
    show_ruling (self, NULL);
  g_signal_emit (self, signals[EXPLAINED], 0);
}

gboolean
yc_composed_view_is_explained (YcComposedView *self)
{
  return !yc_ruling_bar_is_quiet (self->ruling) || is_asked_why (self);
}

static void
clear_clicked (YcComposedView *self)
{
  yc_composer_clear (self->wish);
}

/* On a choice, Space chooses and Enter records. */
static gboolean
key_in_options (YcComposedView *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  GtkWidget *focus = yc_focus_beside (GTK_WIDGET (self));

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0
      || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || !GTK_IS_TOGGLE_BUTTON (focus))
    return GDK_EVENT_PROPAGATE;
  ask_to_record (self);
  return GDK_EVENT_STOP;
}

/* ---- Life ---- */

static void
add_options (YcComposedView *self)
{
  self->effect = yc_effect_view_new ();
  yc_wrap_append (self->options, self->effect);
  for (guint aspect = 0; aspect < yc_composer_get_n_aspects (self->wish); aspect++) {
    GtkWidget *group = yc_option_group_new (self->wish, aspect);

    g_ptr_array_add (self->groups, group);
    yc_wrap_append (self->options, group);
  }
  self->draft = gtk_button_new ();
  g_signal_connect_swapped (self->draft, "clicked", G_CALLBACK (ask_for_draft), self);
  yc_wrap_append (self->options, self->draft);
  self->draft_key = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->draft_key, "yc-key");
  yc_wrap_append (self->options, self->draft_key);
}

void
yc_composed_view_set_composer (YcComposedView *self,
                               YcView *view,
                               const YcTableGame *table,
                               YcComposer *wish)
{
  g_return_if_fail (self->view == NULL);

  self->view = view;
  self->table = table;
  self->wish = wish;
  add_options (self);
}

static void
yc_composed_view_dispose (GObject *object)
{
  YcComposedView *self = YC_COMPOSED_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_COMPOSED_VIEW);
  yc_children_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  G_OBJECT_CLASS (yc_composed_view_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  yc_template_set (widget_class, "play-composed.ui");
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, scrolled);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, content);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, options_area);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, sentence);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, options);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, record);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, why);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, ruling);
  gtk_widget_class_bind_template_child (widget_class, YcComposedView, answer);
  gtk_widget_class_bind_template_callback (widget_class, ask_to_record);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked);
  gtk_widget_class_bind_template_callback (widget_class, why_toggled);
}

static void
yc_composed_view_class_init (YcComposedViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = yc_composed_view_dispose;
  signals[RECORD_ASKED] = g_signal_new ("record-asked", YC_TYPE_COMPOSED_VIEW, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DRAFT_ASKED] = g_signal_new ("draft-asked", YC_TYPE_COMPOSED_VIEW, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[EXPLAINED] = g_signal_new ("explained", YC_TYPE_COMPOSED_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (YC_TYPE_PARAGRAPH);
  g_type_ensure (YC_TYPE_WRAP);
  g_type_ensure (YC_TYPE_RULING_BAR);
  g_type_ensure (YC_TYPE_ANSWER_VIEW);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
yc_composed_view_init (YcComposedView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->groups = g_ptr_array_new ();
  self->rule = YC_NO_RULE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_scrolled_window_set_max_content_height (self->scrolled, MOST_IN_ALL);
  yc_wrap_set_spacing (self->options, 6, FALSE);
  /* what scrolls is as high as it would be at its natural width: wider, lines were cut off */
  yc_wrap_set_natural_width (self->options, 54);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_in_options), self);
  gtk_widget_add_controller (self->options_area, keys);
}
