/* reach-dialog.c: see reach-dialog.h. */

#include "reach-dialog.h"

#include "chain/plans.h"
#include "reach-words.h"
#include "words.h"

#include <glib/gi18n.h>

/* What the thread works on; shared with the dialog, which may cancel it. */
typedef struct {
  YcSetup setup;
  YcChain chain;
  YcRef plan;
  atomic_bool cancel;
  YcSolution solution;
  GArray *plays; /* of YcPlay */
} Job;

struct _YcReachDialog {
  AdwWindow parent_instance;

  YcSession *session;
  YcWish *wish;
  GArray *plans; /* of YcRef, in the order of the list; the first is none */
  Job *job;      /* NULL when nobody searches */
  YcPlay next;

  AdwComboRow *goal;
  GtkWidget *busy;
  GtkSpinner *spinner;
  GtkLabel *answer;
  GtkLabel *open;
  GtkListBox *plays;
  GtkWidget *compose;
  GtkWidget *tell_hand;
};

G_DEFINE_FINAL_TYPE (YcReachDialog, yc_reach_dialog, ADW_TYPE_WINDOW)

enum { HAND_ASKED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- The search ---- */

static void
clear_job (gpointer data)
{
  g_clear_pointer (&((Job *) data)->plays, g_array_unref);
}

static void
release_job (gpointer data)
{
  g_atomic_rc_box_release_full (data, clear_job);
}

static void
keep_plays (Job *job, const YcSolver *solver)
{
  YcSolveList list = job->plan != YC_NONE ? YC_SOLVE_PLAN : YC_SOLVE_BEST;

  for (int i = 0; i < job->solution.n_plays[list]; i++) {
    YcPlay play;

    yc_solver_play (solver, list, i, &play);
    g_array_append_val (job->plays, play);
  }
}

static void
search (GTask *task,
        gpointer source G_GNUC_UNUSED,
        gpointer data,
        GCancellable *cancellable G_GNUC_UNUSED)
{
  Job *job = data;
  YcSolver *solver = yc_solver_new (YC_SOLVER_MEMORY);

  if (solver == NULL) {
    job->solution.end = YC_SOLVE_NO_MEMORY;
  } else {
    yc_solver_run (solver, &job->setup, &job->chain, job->plan, &job->cancel, &job->solution);
    keep_plays (job, solver);
    yc_solver_free (solver);
  }
  g_task_return_boolean (task, TRUE);
}

/* ---- The answer ---- */

static void
clear_plays (YcReachDialog *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->plays))) != NULL)
    gtk_list_box_remove (self->plays, row);
  gtk_widget_set_visible (GTK_WIDGET (self->plays), FALSE);
}

static void
add_play (YcReachDialog *self, const YcPlay *play)
{
  g_autofree char *words = yc_words_entry (yc_session_get_record (self->session), NULL, play);
  g_autofree char *line = yc_session_write_play (self->session, play);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line);
  gtk_list_box_append (self->plays, row);
}

static void
show_busy (YcReachDialog *self, gboolean busy)
{
  gtk_widget_set_visible (self->busy, busy);
  gtk_spinner_set_spinning (self->spinner, busy);
}

static void
show_answer (YcReachDialog *self, const Job *job)
{
  g_autofree char *words = yc_reach_words (self->session, &job->solution, job->plan);
  g_autofree char *open = yc_reach_open_words (job->solution.open);

  gtk_label_set_text (self->answer, words);
  gtk_label_set_text (self->open, open);
  gtk_widget_set_visible (GTK_WIDGET (self->open), *open != '\0');
  gtk_widget_set_visible (self->tell_hand, (job->solution.open & YC_OPEN_HAND) != 0);
  for (guint i = 0; i < job->plays->len; i++)
    add_play (self, &g_array_index (job->plays, YcPlay, i));
  gtk_widget_set_visible (GTK_WIDGET (self->plays), job->plays->len > 0);
  gtk_widget_set_visible (self->compose, job->plays->len > 0);
  if (job->plays->len > 0)
    self->next = g_array_index (job->plays, YcPlay, 0);
}

static void
searched (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  YcReachDialog *self = YC_REACH_DIALOG (source);
  Job *job = g_task_get_task_data (G_TASK (result));

  /* another search, or none any more: the dialog was closed */
  if (job != self->job)
    return;
  show_busy (self, FALSE);
  show_answer (self, job);
  g_clear_pointer (&self->job, release_job);
}

static void
stop (YcReachDialog *self)
{
  if (self->job != NULL)
    atomic_store (&self->job->cancel, true);
}

static void
forget_search (YcReachDialog *self)
{
  stop (self);
  g_clear_pointer (&self->job, release_job);
}

static void
begin (YcReachDialog *self)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, searched, NULL);

  forget_search (self);
  self->job = g_atomic_rc_box_new0 (Job);
  self->job->setup = *yc_session_get_setup (self->session);
  self->job->chain = yc_session_get_position (self->session)->chain;
  self->job->plan = g_array_index (self->plans, YcRef, adw_combo_row_get_selected (self->goal));
  self->job->plays = g_array_new (FALSE, FALSE, sizeof (YcPlay));
  clear_plays (self);
  gtk_label_set_text (self->answer, "");
  gtk_widget_set_visible (GTK_WIDGET (self->open), FALSE);
  gtk_widget_set_visible (self->compose, FALSE);
  gtk_widget_set_visible (self->tell_hand, FALSE);
  show_busy (self, TRUE);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->job), release_job);
  g_task_run_in_thread (task, search);
}

/* ---- What is asked ---- */

static void
goal_chosen (YcReachDialog *self)
{
  if (self->session != NULL && adw_combo_row_get_selected (self->goal) < self->plans->len)
    begin (self);
}

static void
add_goal (YcReachDialog *self, GtkStringList *goals, YcRef plan)
{
  g_autofree char *words = NULL;

  if (plan == YC_NONE)
    words = g_strdup (_ ("The most points"));
  else
    words = yc_words_card (&yc_session_get_setup (self->session)->catalogue.cards[YC_BOMBS][plan]);
  g_array_append_val (self->plans, plan);
  gtk_string_list_append (goals, words);
}

static void
fill_goals (YcReachDialog *self)
{
  const YcChain *chain = &yc_session_get_position (self->session)->chain;
  g_autoptr (GtkStringList) goals = gtk_string_list_new (NULL);
  uint8_t stash = chain->players[chain->active].stash;

  add_goal (self, goals, YC_NONE);
  for (int i = 0; i < chain->n_row; i++)
    if (chain->row[i] != YC_CHAIN_UNTOLD)
      add_goal (self, goals, chain->row[i]);
  if (stash != YC_CHAIN_UNTOLD && stash != YC_CHAIN_NONE)
    add_goal (self, goals, stash);
  adw_combo_row_set_model (self->goal, G_LIST_MODEL (goals));
}

static void
compose (YcReachDialog *self)
{
  yc_wish_set_play (self->wish, &self->next);
  gtk_window_close (GTK_WINDOW (self));
}

static void
tell_hand (YcReachDialog *self)
{
  g_signal_emit (self, signals[HAND_ASKED], 0);
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- Life ---- */

static void
yc_reach_dialog_dispose (GObject *object)
{
  YcReachDialog *self = YC_REACH_DIALOG (object);

  forget_search (self);
  g_clear_object (&self->session);
  g_clear_object (&self->wish);
  G_OBJECT_CLASS (yc_reach_dialog_parent_class)->dispose (object);
}

static void
yc_reach_dialog_finalize (GObject *object)
{
  g_array_unref (YC_REACH_DIALOG (object)->plans);
  G_OBJECT_CLASS (yc_reach_dialog_parent_class)->finalize (object);
}

static void
yc_reach_dialog_class_init (YcReachDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_reach_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_reach_dialog_finalize;
  signals[HAND_ASKED] = g_signal_new ("hand-asked", YC_TYPE_REACH_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/yellowcake/Yellowcake/chain-reach.ui");
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, goal);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, busy);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, answer);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, open);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, plays);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, compose);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, tell_hand);
  gtk_widget_class_bind_template_callback (widget_class, goal_chosen);
  gtk_widget_class_bind_template_callback (widget_class, stop);
  gtk_widget_class_bind_template_callback_full (widget_class, "compose_next", G_CALLBACK (compose));
  gtk_widget_class_bind_template_callback_full (widget_class, "ask_hand", G_CALLBACK (tell_hand));
}

static void
yc_reach_dialog_init (YcReachDialog *self)
{
  self->plans = g_array_new (FALSE, FALSE, sizeof (YcRef));
  gtk_widget_init_template (GTK_WIDGET (self));
}

YcReachDialog *
yc_reach_dialog_open (GtkWidget *parent, YcSession *session, YcWish *wish)
{
  YcReachDialog *self
    = g_object_new (YC_TYPE_REACH_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);

  self->session = g_object_ref (session);
  self->wish = g_object_ref (wish);
  fill_goals (self);
  if (self->job == NULL)
    begin (self);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
