/* correction-dialog.c: see correction-dialog.h.
 *
 * The play is composed by the same choices as at the table, from the position before the event. */

#include "correction-dialog.h"

#include "announce.h"
#include "composer.h"
#include "consequences-view.h"
#include "play/option-group.h"
#include "play/play-entry.h"
#include "widgets/description.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "words.h"

#include <glib/gi18n.h>

struct _YcCorrectionDialog {
  AdwWindow parent_instance;

  YcView *view;
  YcView *before;     /* as the table was before the event, for the same audience */
  YcSession *session; /* of both */
  YcComposer *composer;
  guint event;
  YcPlay recorded; /* as it stands, with what the audience may not see */
  YcPlay shown;    /* without */
  gboolean hides;  /* those two are not the same */
  gboolean recording;
  YcCorrection correction;

  GtkLabel *explanation;
  GtkLabel *secrets;
  GtkSwitch *never;
  GtkWidget *play_area;
  GtkWidget *board;
  GtkLabel *sentence;
  GtkLabel *statement;
  YcWrap *options;
  GPtrArray *groups; /* YcOptionGroup by aspect; owned by `options` */
  YcPlayEntry *entry;
  GtkLabel *verdict;
  YcConsequencesView *consequences;
  GtkWidget *correct;
};

G_DEFINE_FINAL_TYPE (YcCorrectionDialog, yc_correction_dialog, ADW_TYPE_WINDOW)

enum { CORRECTED, BOARD_ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static gboolean
is_never (YcCorrectionDialog *self)
{
  return gtk_switch_get_active (self->never);
}

/* ---- The play that it was ---- */

/* The words of the play as recorded stay with it as long as it is of the same kind. */
static YcPlay
play_of (YcCorrectionDialog *self)
{
  YcPlay play = *yc_composer_get_play (self->composer);

  if (play.verb == self->recorded.verb) {
    play.text = self->recorded.text;
    play.let_stand = self->recorded.let_stand;
  }
  return play;
}

/* Whether there is something else than what is recorded. */
static gboolean
is_another (YcCorrectionDialog *self)
{
  const YcPlay play = play_of (self);
  const gboolean happened
    = yc_timeline_stand (yc_session_get_timeline (self->session), self->event) != YC_NOTHING;

  if (is_never (self))
    return happened;
  return !yc_composer_is_empty (self->composer)
         && (!happened || !yc_play_says (&play, &self->shown));
}

static YcConsequences *
find_consequences (YcCorrectionDialog *self)
{
  const YcPlay play = play_of (self);

  if (!is_another (self))
    return NULL;
  return yc_consequences_new (yc_session_get_record (self->session),
                              yc_session_get_timeline (self->session), self->event,
                              is_never (self) ? NULL : &play);
}

/* ---- What is shown ---- */

static void
show_play (YcCorrectionDialog *self)
{
  const YcPlay play = play_of (self);
  g_autofree char *words = yc_words_entry (yc_session_get_record (self->session),
                                           yc_view_get_position (self->before), &play);
  g_autofree char *statement = yc_session_write_play (self->session, &play);

  gtk_label_set_text (self->sentence, words);
  gtk_label_set_text (self->statement, statement);
  for (guint aspect = 0; aspect < self->groups->len; aspect++)
    yc_option_group_update (self->groups->pdata[aspect], 9);
}

/* How the play itself would be judged; it is taken over all the same, for it happened. */
static void
show_verdict (YcCorrectionDialog *self, const YcConsequences *consequences)
{
  const YcRuling *ruling
    = consequences != NULL ? yc_timeline_ruling (consequences->supposed, self->event) : NULL;
  const YcReason *first = ruling != NULL ? yc_ruling_first (ruling) : NULL;
  const YcGame *game = yc_session_get_game (self->session);
  g_autofree char *words = NULL;

  if (first != NULL && !is_never (self))
    /* Translators: a verdict, and the rule that it names */
    words = g_strdup_printf (_ ("%1$s: %2$s"), yc_words_headline (game, ruling),
                             yc_words_rule (game, first->rule));
  gtk_label_set_text (self->verdict, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), words != NULL);
  g_autofree char *told = yc_sentences_join (gtk_label_get_text (self->verdict),
                                             gtk_label_get_text (self->sentence), NULL);
  yc_announce (GTK_WIDGET (self), told, YC_CALM);
}

static void
show_all (YcCorrectionDialog *self)
{
  g_autoptr (YcConsequences) consequences = NULL;

  if (!yc_composer_is_empty (self->composer))
    show_play (self);
  gtk_widget_set_visible (self->play_area, !is_never (self));
  consequences = find_consequences (self);
  show_verdict (self, consequences);
  yc_consequences_view_show (self->consequences, self->view, consequences);
  gtk_widget_set_sensitive (self->correct, consequences != NULL);
}

static void
say (YcCorrectionDialog *self, const char *message)
{
  gtk_label_set_text (self->verdict, message);
  yc_announce (GTK_WIDGET (self), message, YC_ALARM);
  gtk_widget_set_visible (GTK_WIDGET (self->verdict), TRUE);
}

static void
typed (YcCorrectionDialog *self, const YcPlay *play)
{
  if (!yc_verb_is_move ((YcVerb) play->verb) && !yc_verb_is_fact ((YcVerb) play->verb))
    say (self, _ ("Only plays and facts can be amended"));
  else {
    yc_play_entry_clear (self->entry);
    yc_composer_set_play (self->composer, play);
  }
}

/* ---- Recording ---- */

static char *
statement_before (YcCorrectionDialog *self)
{
  YcTimeline *timeline = yc_session_get_timeline (self->session);
  YcPlay play;

  if (yc_timeline_stand (timeline, self->event) == YC_NOTHING)
    return NULL;
  yc_timeline_play (timeline, self->event, &play);
  play.when.length = 0;
  return yc_session_write_play (self->session, &play);
}

/* What is shown is about the record as it was. */
static void
appended (YcCorrectionDialog *self)
{
  if (!self->recording)
    gtk_window_close (GTK_WINDOW (self));
}

static void
record_correction (YcCorrectionDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *was = statement_before (self);
  const YcPlay play = play_of (self);
  const YcPlay *really = is_never (self) ? NULL : &play;

  self->recording = TRUE;
  const guint recorded = yc_session_amend_play (self->session, self->event, really, &error);
  self->recording = FALSE;
  if (recorded == 0) {
    say (self, error->message);
    return;
  }
  g_signal_emit (self, signals[CORRECTED], 0, self->event, was);
  gtk_window_close (GTK_WINDOW (self));
}

static void
ask_board (YcCorrectionDialog *self)
{
  g_signal_emit (self, signals[BOARD_ASKED], 0, self->event, (int) self->correction);
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- Life ---- */

static gboolean
type_a_play (GtkWidget *widget, GVariant *nothing G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  yc_play_entry_focus (YC_CORRECTION_DIALOG (widget)->entry);
  return TRUE;
}

static void
yc_correction_dialog_dispose (GObject *object)
{
  YcCorrectionDialog *self = YC_CORRECTION_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_CORRECTION_DIALOG);
  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_object (&self->composer);
  g_clear_object (&self->before);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (yc_correction_dialog_parent_class)->dispose (object);
}

static void
yc_correction_dialog_class_init (YcCorrectionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_correction_dialog_dispose;
  signals[CORRECTED] = g_signal_new ("corrected", YC_TYPE_CORRECTION_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[BOARD_ASKED]
    = g_signal_new ("board-asked", YC_TYPE_CORRECTION_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
  g_type_ensure (YC_TYPE_CONSEQUENCES_VIEW);
  g_type_ensure (YC_TYPE_PLAY_ENTRY);
  g_type_ensure (YC_TYPE_WRAP);
  /* as at the table */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_l, GDK_CONTROL_MASK, type_a_play, NULL);
  yc_template_set (widget_class, "correction-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, explanation);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, secrets);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, never);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, play_area);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, board);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, sentence);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, statement);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, options);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, consequences);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionDialog, correct);
  gtk_widget_class_bind_template_callback (widget_class, show_all);
  gtk_widget_class_bind_template_callback (widget_class, ask_board);
  gtk_widget_class_bind_template_callback (widget_class, typed);
  gtk_widget_class_bind_template_callback (widget_class, record_correction);
}

static void
yc_correction_dialog_init (YcCorrectionDialog *self)
{
  self->groups = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->options, 6, FALSE);
  yc_wrap_set_natural_width (self->options, 39);
}

static void
explain (YcCorrectionDialog *self)
{
  /* Translators: the sentence of an event */
  g_autofree char *words = g_strdup_printf (
    _ ("Recorded was: %s"), yc_entry_get_sentence (yc_view_get_entry (self->view, self->event)));

  gtk_label_set_text (self->explanation, words);
  yc_describe (GTK_WIDGET (self), words);
  gtk_widget_set_visible (GTK_WIDGET (self->secrets), self->hides);
}

static void
take_recorded (YcCorrectionDialog *self)
{
  yc_timeline_play (yc_session_get_timeline (self->session), self->event, &self->recorded);
  self->recorded.when.length = 0;
  self->shown = self->recorded;
  yc_view_hide_play (self->view, &self->shown);
  self->hides = !yc_play_says (&self->shown, &self->recorded);
}

static void
add_composer (YcCorrectionDialog *self)
{
  self->before = yc_view_new (self->session, yc_view_get_audience (self->view));
  yc_view_look_at (self->before, (int) self->event - 1);
  self->composer = yc_composer_new (self->before);
  for (guint aspect = 0; aspect < yc_composer_get_n_aspects (self->composer); aspect++) {
    GtkWidget *group = yc_option_group_new (self->composer, aspect);

    g_ptr_array_add (self->groups, group);
    yc_wrap_append (self->options, group);
  }
  yc_play_entry_set_view (self->entry, self->before);
  yc_composer_set_play (self->composer, &self->shown);
  g_signal_connect_object (self->composer, "changed", G_CALLBACK (show_all), self,
                           G_CONNECT_SWAPPED);
}

static const char *
title_of (YcCorrection correction)
{
  static const char *const titles[] = {
    [YC_CORRECTION_ASKED] = N_ ("Would It Have Mattered?"),
    [YC_CORRECTION_REALLY] = N_ ("This Was Really…"),
    [YC_CORRECTION_NEVER] = N_ ("This Never Happened"),
  };

  return _ (titles[correction]);
}

YcCorrectionDialog *
yc_correction_dialog_open (GtkWidget *parent, YcView *view, guint event, YcCorrection correction)
{
  YcCorrectionDialog *self
    = g_object_new (YC_TYPE_CORRECTION_DIALOG, "transient-for", gtk_widget_get_root (parent),
                    "title", title_of (correction), NULL);

  self->view = g_object_ref (view);
  self->session = yc_view_get_session (view);
  self->event = event;
  self->correction = correction;
  take_recorded (self);
  explain (self);
  add_composer (self);
  /* facts are not made by pointing, and a dialog over another dialog has no board below it */
  gtk_widget_set_visible (self->board,
                          yc_verb_is_move (self->recorded.verb) && !GTK_IS_WINDOW (parent));
  gtk_widget_set_visible (self->correct, correction != YC_CORRECTION_ASKED);
  gtk_switch_set_active (self->never, correction != YC_CORRECTION_REALLY);
  show_all (self);
  g_signal_connect_object (self->session, "appended", G_CALLBACK (appended), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}

void
yc_correction_dialog_propose (YcCorrectionDialog *self, const YcPlay *play)
{
  gtk_switch_set_active (self->never, FALSE);
  yc_composer_set_play (self->composer, play);
}
