/* play-bar.c: see play-bar.h. */

#include "play-bar.h"

#include "announce.h"
#include "widgets/board-resources.h"
#include "widgets/icon-row.h"
#include "widgets/wrap.h"
#include "effect-view.h"
#include "option-group.h"
#include "judge/answer-view.h"
#include "play-entry.h"
#include "ruling-bar.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcPlayBar {
  GtkWidget parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  const YcTableGame *table;
  YcComposer *wish;

  GtkWidget *wish_area;
  GtkWidget *composed;
  GtkWidget *options_area;
  GtkLabel *sentence;
  YcWrap *options;
  GtkWidget *effect;
  GPtrArray *groups; /* YcOptionGroup by aspect; owned by `options` */
  GtkWidget *draft;
  YcRulingBar *ruling;
  YcAnswerView *answer;
  GtkWidget *outcome; /* what becomes of the play: one of the next two, always in sight */
  GtkWidget *asked_area;
  GtkWidget *take;
  GtkWidget *anyway_area;
  GtkEntry *anyway_reason;
  GtkWidget *record;
  YcPlayEntry *entry;
  GtkWidget *special;
  GtkWidget *end;

  YcJudging judging;
  YcInquiry *inquiry; /* the answer to what is composed while the judge is asked, or NULL */

  YcRule rule;     /* that the ruling named when it was shown last, or YC_NO_RULE */
  guint scrolling; /* the tick callback that brings up the proof, or 0 */
  guint frames;    /* since the play changed */
};

#define FRAMES 3 /* that it takes until a ruling has its place */

G_DEFINE_FINAL_TYPE (YcPlayBar, yc_play_bar, GTK_TYPE_WIDGET)

enum { DRAFT_ASKED, END_ASKED, SEAT_ASKED, FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Recording ---- */

/* What had the focus goes away with the wish; the keyboard goes on in the entry. */
static void
keep_focus (YcPlayBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->wish_area))
    yc_play_bar_focus_entry (self);
}

static gboolean
recorded (YcPlayBar *self, guint event, const GError *error)
{
  if (event == 0) {
    /* the session itself says what could not be stored */
    if (error->domain == YC_SESSION_ERROR)
      g_signal_emit (self, signals[FAILED], 0, error->message);
    return FALSE;
  }
  keep_focus (self);
  yc_composer_clear (self->wish);
  yc_play_entry_clear (self->entry);
  return TRUE;
}

gboolean
yc_play_bar_record (YcPlayBar *self)
{
  g_autoptr (GError) error = NULL;

  if (self->wish == NULL || self->judging != YC_PLAYING || yc_composer_is_empty (self->wish)
      || yc_composer_get_ruling (self->wish)->verdict == YC_ILLEGAL)
    return FALSE;
  guint event = yc_session_record_play (self->session, yc_composer_get_play (self->wish), &error);
  return recorded (self, event, error);
}

void
yc_play_bar_enter (YcPlayBar *self)
{
  if (!yc_composer_is_empty (self->wish))
    yc_play_bar_record (self);
  else
    yc_play_entry_enter (self->entry);
}

static void
record_clicked (YcPlayBar *self)
{
  yc_play_bar_record (self);
}

static void
clear_clicked (YcPlayBar *self)
{
  yc_composer_clear (self->wish);
}

static void
let_stand (YcPlayBar *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *reason = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->anyway_reason)));
  guint event
    = yc_session_let_stand (self->session, yc_composer_get_play (self->wish), reason, &error);

  recorded (self, event, error);
}

void
yc_play_bar_record_verb (YcPlayBar *self, YcVerb verb)
{
  if (self->wish == NULL)
    return;
  yc_composer_choose_verb (self->wish, verb);
  yc_play_bar_record (self);
}

static void
special_clicked (YcPlayBar *self)
{
  yc_play_bar_record_verb (self, self->table->button->verb);
}

static void
end_clicked (YcPlayBar *self)
{
  g_signal_emit (self, signals[END_ASKED], 0);
}

/* ---- Typed statements ---- */

static void
say_why_not (YcPlayBar *self, const YcPlay *play, const YcRuling *ruling)
{
  g_autofree char *why
    = yc_words_reason (yc_session_get_record (self->session),
                       yc_session_get_position (self->session), play, yc_ruling_first (ruling));

  g_signal_emit (self, signals[FAILED], 0, why);
}

/* What is asked is nobody's play: it is only composed. */
static void
ask_typed (YcPlayBar *self, const YcPlay *play)
{
  const int seat = yc_session_get_setup (self->session)->seat_of_color[play->actor % YC_COLORS];

  if (!yc_verb_is_move ((YcVerb) play->verb)) {
    g_signal_emit (self, signals[FAILED], 0, _ ("The judge is asked about the plays of players."));
    return;
  }
  if (seat >= 0)
    g_signal_emit (self, signals[SEAT_ASKED], 0, seat);
  yc_composer_set_play (self->wish, play);
  yc_play_entry_clear (self->entry);
}

static void
typed (YcPlayBar *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  YcPlay play;
  YcRuling ruling;

  if (!yc_session_read_play (self->session, line, &play, &error)) {
    g_signal_emit (self, signals[FAILED], 0, error->message);
    return;
  }
  if (self->judging != YC_PLAYING) {
    ask_typed (self, &play);
    return;
  }
  yc_view_judge_play (self->view, &play, &ruling);
  if (ruling.verdict == YC_ILLEGAL && !play.let_stand) {
    if (yc_verb_is_move ((YcVerb) play.verb))
      yc_composer_set_play (self->wish, &play);
    else
      say_why_not (self, &play, &ruling);
    return;
  }
  guint event = yc_session_record_play (self->session, &play, &error);
  recorded (self, event, error);
}

/* ---- What is shown ---- */

static void
show_state (YcPlayBar *self, GtkWidget *button, YcVerb verb, const char *legal, const char *illegal)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  YcPlay play = {
    .verb = (uint8_t) verb,
    .actor = (uint8_t) setup->seats[yc_view_get_active_seat (self->view)].color,
    .target = YC_NONE,
    .spot_space = YC_NONE,
    .spot_building = YC_NONE,
  };
  YcRuling ruling;

  yc_view_judge_play (self->view, &play, &ruling);
  gboolean is_legal = ruling.verdict != YC_ILLEGAL;
  gtk_widget_set_tooltip_text (button, is_legal ? legal : illegal);
  if (is_legal)
    gtk_widget_remove_css_class (button, "yc-against");
  else
    gtk_widget_add_css_class (button, "yc-against");
  yc_describe (button, is_legal ? legal : illegal);
}

static void
show_turn_buttons (YcPlayBar *self)
{
  const YcTableButton *special = self->table->button;

  gtk_widget_set_visible (self->special, special != NULL);
  if (special != NULL)
    show_state (self, self->special, special->verb, _ (special->legal), _ (special->illegal));
  show_state (self, self->end, YC_END, _ ("End the turn (F8)"),
              _ ("The turn cannot be ended now; a click says why"));
}

static void
show_draft (YcPlayBar *self)
{
  g_autofree char *words = NULL;

  if (self->table->details_words != NULL)
    words = self->table->details_words (yc_session_get_setup (self->session),
                                        yc_composer_get_play (self->wish));
  gtk_widget_set_visible (self->draft, words != NULL);
  gtk_button_set_label (GTK_BUTTON (self->draft), words != NULL ? words : "");
}

static void
show_wish (YcPlayBar *self)
{
  const YcPlay *play = yc_composer_get_play (self->wish);
  const YcPosition *position = yc_composer_get_position (self->wish);
  g_autofree char *words = yc_words_entry (yc_session_get_record (self->session), position, play);

  gtk_label_set_text (self->sentence, words);
  yc_effect_view_show (YC_EFFECT_VIEW (self->effect), self->session, position, play);
  for (guint aspect = 0; aspect < self->groups->len; aspect++)
    yc_option_group_update (self->groups->pdata[aspect]);
  show_draft (self);
  gtk_widget_set_visible (self->record,
                          self->judging == YC_PLAYING
                            && yc_composer_get_ruling (self->wish)->verdict != YC_ILLEGAL);
}

/* While one play is composed the bar does not get lower: what is tapped next would move with every
 * tap. As with all that scrolls, the height is that at the natural width. */
static void
keep_height (GtkWidget *part, gboolean filled)
{
  int height = -1;

  if (filled)
    gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (part, -1, height);
}

/* What did happen can always be said, wherever the ruling is scrolled to. */
static void
show_anyway (YcPlayBar *self, gboolean filled)
{
  const YcRuling *ruling = yc_composer_get_ruling (self->wish);

  gtk_editable_set_text (GTK_EDITABLE (self->anyway_reason), "");
  gtk_widget_set_visible (self->anyway_area, self->judging == YC_PLAYING && filled
                                               && ruling->verdict == YC_ILLEGAL
                                               && !ruling->refused);
}

/* ---- Asking the judge ---- */

gboolean
yc_play_bar_can_take (YcPlayBar *self)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  const int active = yc_session_get_active_seat (self->session);

  return self->inquiry != NULL && yc_view_is_now (self->view) && !yc_session_is_over (self->session)
         && !yc_session_is_read_only (self->session) && !self->inquiry->ruling.refused
         && self->inquiry->play.actor == setup->seats[active].color;
}

static void
ask (YcPlayBar *self, gboolean filled)
{
  YcInquiry *before = g_steal_pointer (&self->inquiry);

  if (filled && self->judging != YC_PLAYING)
    self->inquiry = yc_view_ask (self->view, yc_composer_get_play (self->wish),
                                 self->judging == YC_JUDGING_IN_TURN);
  yc_answer_view_show (self->answer, self->session, self->inquiry);
  g_clear_pointer (&before, yc_inquiry_free);
}

static void
show_answer (YcPlayBar *self)
{
  const gboolean asked = self->inquiry != NULL;
  const gboolean illegal = asked && self->inquiry->ruling.verdict == YC_ILLEGAL;

  gtk_widget_set_visible (self->asked_area, asked);
  if (!asked)
    return;
  gtk_widget_set_visible (self->take, yc_play_bar_can_take (self));
  gtk_button_set_label (GTK_BUTTON (self->take),
                        illegal ? _ ("It _Happened…") : _ ("_Record This Play"));
}

/* Once it has its place, the whole proof is in view. */
static gboolean
bring_up_proof (GtkWidget *area, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  YcPlayBar *self = data;
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (area));
  double top;
  const double end = yc_ruling_bar_get_proof (self->ruling, self->composed, &top);

  if (++self->frames < FRAMES)
    return G_SOURCE_CONTINUE;
  self->scrolling = 0;
  if (gtk_widget_get_visible (GTK_WIDGET (self->ruling)))
    gtk_adjustment_set_value (place, MIN (top, end - gtk_adjustment_get_page_size (place)));
  return G_SOURCE_REMOVE;
}

/* Another ruling is read from its beginning. */
static void
scroll_to_ruling (YcPlayBar *self, gboolean filled)
{
  const YcRuling *ruling
    = self->inquiry != NULL ? &self->inquiry->ruling : yc_composer_get_ruling (self->wish);
  const YcReason *first = filled ? yc_ruling_first (ruling) : NULL;
  const YcRule rule = first != NULL ? first->rule : YC_NO_RULE;

  if (rule != self->rule)
    gtk_adjustment_set_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->wish_area)), 0);
  if (rule != self->rule && rule != YC_NO_RULE && self->scrolling == 0)
    self->scrolling = gtk_widget_add_tick_callback (self->wish_area, bring_up_proof, self, NULL);
  self->frames = 0;
  self->rule = rule;
}

/* The ruling comes first: what is composed somebody has just pointed at. */
static void
tell_wish (YcPlayBar *self, gboolean filled)
{
  g_autofree char *ruling = yc_ruling_bar_get_words (self->ruling);
  g_autofree char *words
    = filled ? yc_sentences_join (ruling, gtk_label_get_text (self->sentence), NULL) : NULL;

  yc_announce (GTK_WIDGET (self), words, YC_CALM);
}

static void
wish_changed (YcPlayBar *self)
{
  gboolean filled = !yc_composer_is_empty (self->wish);

  if (filled)
    show_wish (self);
  ask (self, filled);
  show_anyway (self, filled);
  show_answer (self);
  yc_ruling_bar_show (self->ruling, self->view, self->table, self->wish, self->inquiry);
  tell_wish (self, filled);
  keep_height (self->composed, filled);
  keep_height (self->outcome, filled);
  gtk_widget_set_visible (self->wish_area, filled);
  gtk_widget_set_visible (self->outcome, filled);
  scroll_to_ruling (self, filled);
}

static void
ask_for_draft (YcPlayBar *self)
{
  g_signal_emit (self, signals[DRAFT_ASKED], 0);
}

/* ---- Keys ---- */

/* On a choice, Space chooses and Enter records. */
static gboolean
key_in_options (YcPlayBar *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0
      || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || !GTK_IS_TOGGLE_BUTTON (focus))
    return GDK_EVENT_PROPAGATE;
  yc_play_bar_record (self);
  return GDK_EVENT_STOP;
}

/* ---- Public ---- */

static void
add_options (YcPlayBar *self)
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
}

void
yc_play_bar_set_view (YcPlayBar *self, YcView *view, const YcTableGame *table)
{
  g_return_if_fail (self->view == NULL);

  self->view = g_object_ref (view);
  self->session = yc_view_get_session (view);
  self->table = table;
  if (table->button != NULL)
    gtk_button_set_label (GTK_BUTTON (self->special), _ (table->button->label));
  self->wish = yc_composer_new (view);
  add_options (self);
  yc_play_entry_set_view (self->entry, view);
  g_signal_connect_object (self->wish, "changed", G_CALLBACK (wish_changed), self,
                           G_CONNECT_SWAPPED);
  yc_play_bar_position_changed (self);
}

YcComposer *
yc_play_bar_get_composer (YcPlayBar *self)
{
  return self->wish;
}

void
yc_play_bar_set_judging (YcPlayBar *self, YcJudging judging)
{
  self->judging = judging;
  yc_composer_judge_again (self->wish);
}

const YcInquiry *
yc_play_bar_get_answer (YcPlayBar *self)
{
  return self->inquiry;
}

void
yc_play_bar_position_changed (YcPlayBar *self)
{
  yc_composer_judge_again (self->wish);
  yc_play_entry_position_changed (self->entry);
  show_turn_buttons (self);
}

void
yc_play_bar_focus_record (YcPlayBar *self)
{
  gtk_widget_grab_focus (self->record);
}

void
yc_play_bar_focus_entry (YcPlayBar *self)
{
  yc_play_entry_focus (self->entry);
}

static void
yc_play_bar_dispose (GObject *object)
{
  YcPlayBar *self = YC_PLAY_BAR (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_PLAY_BAR);
  yc_children_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->inquiry, yc_inquiry_free);
  g_clear_object (&self->wish);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (yc_play_bar_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/play-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, wish_area);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, composed);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, options_area);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, options);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, ruling);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, answer);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, outcome);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, asked_area);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, take);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, anyway_area);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, anyway_reason);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, record);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, entry);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, special);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, end);
  gtk_widget_class_bind_template_callback (widget_class, record_clicked);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked);
  gtk_widget_class_bind_template_callback (widget_class, special_clicked);
  gtk_widget_class_bind_template_callback (widget_class, end_clicked);
  gtk_widget_class_bind_template_callback (widget_class, let_stand);
  gtk_widget_class_bind_template_callback (widget_class, typed);
}

static void
yc_play_bar_class_init (YcPlayBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_play_bar_dispose;
  signals[DRAFT_ASKED] = g_signal_new ("draft-asked", YC_TYPE_PLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
  signals[END_ASKED] = g_signal_new ("end-asked", YC_TYPE_PLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                     NULL, NULL, G_TYPE_NONE, 0);
  signals[SEAT_ASKED] = g_signal_new ("seat-asked", YC_TYPE_PLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL,
                                      NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[FAILED] = g_signal_new ("failed", YC_TYPE_PLAY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (YC_TYPE_WRAP);
  g_type_ensure (YC_TYPE_RULING_BAR);
  g_type_ensure (YC_TYPE_ANSWER_VIEW);
  g_type_ensure (YC_TYPE_PLAY_ENTRY);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "playbar");
}

static void
yc_play_bar_init (YcPlayBar *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->groups = g_ptr_array_new ();
  self->rule = YC_NO_RULE;
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->options, 6, FALSE);
  /* what scrolls is as high as it would be at its natural width: wider, lines were cut off */
  yc_wrap_set_natural_width (self->options, 720);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_in_options), self);
  gtk_widget_add_controller (self->options_area, keys);
}

GtkWidget *
yc_play_bar_new (void)
{
  return g_object_new (YC_TYPE_PLAY_BAR, NULL);
}
