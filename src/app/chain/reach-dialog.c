/* reach-dialog.c: see reach-dialog.h. */

#include "reach-dialog.h"

#include "announce.h"
#include "reach-plays.h"
#include "reach-search.h"
#include "reach-words.h"
#include "widgets/template.h"
#include "words.h"
#include "widgets/wrap.h"
#include "chain/chain.h"
#include "chain/solver.h"

#include <glib/gi18n.h>

struct _YcReachDialog {
  AdwWindow parent_instance;

  YcSession *session;
  YcView *view;
  YcComposer *wish;
  int seat;              /* of whom it is asked; -1 before anybody is chosen */
  YcPosition position;   /* as if it were the turn of this one */
  gboolean shown;        /* for the eyes of this one */
  GArray *plans;         /* of YcRef, in the order of the list; the first is none */
  YcReachSearch *search; /* NULL when nobody searches */
  GArray *found;         /* of YcPlay: those of the answer, or NULL */

  AdwComboRow *player;
  GtkWidget *cover;
  GtkLabel *for_whom;
  AdwComboRow *goal;
  GtkWidget *busy;
  GtkSpinner *spinner;
  GtkLabel *answer;
  GtkLabel *open;
  GtkListBox *plays;
  YcWrap *buttons;
  GtkWidget *compose;
  GtkWidget *record_all;
  GtkWidget *tell_hand;
};

G_DEFINE_FINAL_TYPE (YcReachDialog, yc_reach_dialog, ADW_TYPE_WINDOW)

enum { HAND_ASKED, TURN_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- The search ---- */

static void
search (GTask *task,
        gpointer source G_GNUC_UNUSED,
        gpointer data,
        GCancellable *cancellable G_GNUC_UNUSED)
{
  yc_reach_search_run (data);
  g_task_return_boolean (task, TRUE);
}

static void
release (gpointer data)
{
  yc_reach_search_unref (data);
}

/* ---- The answer ---- */

static gboolean
is_in_turn (YcReachDialog *self)
{
  return self->seat == yc_session_get_active_seat (self->session);
}

/* Only the player in turn can play what was found. */
static void
show_plays (YcReachDialog *self, GArray *plays)
{
  const gboolean some = plays != NULL && plays->len > 0;

  g_clear_pointer (&self->found, g_array_unref);
  if (some)
    self->found = g_array_ref (plays);
  yc_reach_plays_show (self->plays, self->session, self->found);
  gtk_widget_set_visible (self->compose, some && is_in_turn (self));
  gtk_widget_set_visible (self->record_all, some && is_in_turn (self));
}

static void
show_busy (YcReachDialog *self, gboolean busy)
{
  gtk_widget_set_visible (self->busy, busy);
  gtk_spinner_set_spinning (self->spinner, busy);
}

static void
show_answer (YcReachDialog *self, const YcReachSearch *found)
{
  g_autofree char *words = yc_reach_words (self->session, found);
  g_autofree char *open = yc_reach_open_words (found);

  gtk_label_set_text (self->answer, words);
  gtk_label_set_text (self->open, open);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
  yc_announce (GTK_WIDGET (self), open, YC_NEWS);
  gtk_widget_set_visible (GTK_WIDGET (self->open), *open != '\0');
  gtk_widget_set_visible (self->tell_hand, (found->solution.open & YC_OPEN_HAND) != 0);
  show_plays (self, found->plays);
}

/* The task does not keep the dialog, or one that is closed would not stop it. */
static GWeakRef *
weak_ref_new (YcReachDialog *self)
{
  GWeakRef *weak = g_new (GWeakRef, 1);

  g_weak_ref_init (weak, self);
  return weak;
}

static void
searched (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  YcReachSearch *found = g_task_get_task_data (G_TASK (result));
  g_autoptr (YcReachDialog) self = g_weak_ref_get (data);

  g_weak_ref_clear (data);
  g_free (data);
  /* it was closed, or has another search by now */
  if (self == NULL || found != self->search)
    return;
  show_busy (self, FALSE);
  show_answer (self, found);
  g_clear_pointer (&self->search, yc_reach_search_unref);
}

static void
stop (YcReachDialog *self)
{
  if (self->search != NULL)
    atomic_store (&self->search->cancel, true);
}

static void
forget_search (YcReachDialog *self)
{
  stop (self);
  g_clear_pointer (&self->search, yc_reach_search_unref);
}

static void
clear_answer (YcReachDialog *self)
{
  forget_search (self);
  show_plays (self, NULL);
  gtk_label_set_text (self->answer, "");
  gtk_widget_set_visible (GTK_WIDGET (self->open), FALSE);
  gtk_widget_set_visible (self->tell_hand, FALSE);
  show_busy (self, FALSE);
}

static void
begin (YcReachDialog *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, searched, weak_ref_new (self));

  clear_answer (self);
  self->search = yc_reach_search_new (
    yc_session_get_setup (self->session), yc_chain_of (&self->position),
    g_array_index (self->plans, YcRef, adw_combo_row_get_selected (self->goal)));
  show_busy (self, TRUE);
  g_task_set_task_data (task, yc_reach_search_ref (self->search), release);
  g_task_run_in_thread (task, search);
}

/* ---- What is asked ---- */

static void
goal_chosen (YcReachDialog *self)
{
  if (self->shown && adw_combo_row_get_selected (self->goal) < self->plans->len)
    begin (self);
}

static void
add_goal (YcReachDialog *self, GtkStringList *goals, YcRef plan)
{
  g_autofree char *words = NULL;

  if (plan == YC_NONE)
    words = g_strdup (_ ("The most points"));
  else
    words = yc_reach_goal_words (
      &yc_session_get_setup (self->session)->catalogue.cards[YC_BOMBS][plan]);
  g_array_append_val (self->plans, plan);
  gtk_string_list_append (goals, words);
}

static void
fill_goals (YcReachDialog *self)
{
  const YcChain *chain = yc_chain_of (&self->position);
  g_autoptr (GtkStringList) goals = gtk_string_list_new (NULL);
  uint8_t stash = chain->players[chain->active].stash;

  g_array_set_size (self->plans, 0);
  add_goal (self, goals, YC_NONE);
  for (int i = 0; i < chain->n_row; i++)
    if (chain->row[i] != YC_CHAIN_UNTOLD)
      add_goal (self, goals, chain->row[i]);
  if (stash != YC_CHAIN_UNTOLD && stash != YC_CHAIN_NONE)
    add_goal (self, goals, stash);
  adw_combo_row_set_model (self->goal, G_LIST_MODEL (goals));
}

/* ---- For whose eyes ---- */

/* The goals are among it: one may be in the stash. */
static void
uncover (YcReachDialog *self)
{
  self->shown = TRUE;
  gtk_widget_set_visible (self->cover, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->goal), TRUE);
  fill_goals (self);
  if (self->search == NULL)
    begin (self);
}

/* What a player has told lies open to whoever looks at the window, once that is asked for. */
static gboolean
is_secret (YcReachDialog *self)
{
  const YcChainPlayer *player = &yc_chain_of (&self->position)->players[self->seat];

  return !yc_view_sees_hand (self->view, self->seat)
         && (player->n_known > 0 || player->stash < YC_CHAIN_NONE);
}

static void
ask_about (YcReachDialog *self, int seat)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autofree char *player = yc_words_player (setup, seat);
  /* Translators: %s is a player; what follows is not for the others to see */
  g_autofree char *words = g_strdup_printf (_ ("For %s's eyes"), player);

  self->seat = seat;
  self->position = *yc_session_get_position (self->session);
  if (!is_in_turn (self))
    yc_position_pass_turn (setup, &self->position, seat);
  self->shown = FALSE;
  clear_answer (self);
  gtk_label_set_text (self->for_whom, words);
  gtk_widget_set_visible (self->cover, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->goal), FALSE);
  if (!is_secret (self))
    uncover (self);
}

static void
player_chosen (YcReachDialog *self)
{
  const int seat = (int) adw_combo_row_get_selected (self->player);

  if (self->seat >= 0 && seat != self->seat)
    ask_about (self, seat);
}

static void
fill_players (YcReachDialog *self, int seat)
{
  const YcSetup *setup = yc_session_get_setup (self->session);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (int i = 0; i < setup->n_seats; i++) {
    g_autofree char *name = yc_words_player (setup, i);
    gtk_string_list_append (names, name);
  }
  adw_combo_row_set_model (self->player, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->player, (guint) seat);
  gtk_widget_set_visible (GTK_WIDGET (self->player), setup->n_seats > 1);
  ask_about (self, seat);
}

/* ---- What is done with it ---- */

static void
compose (YcReachDialog *self)
{
  yc_composer_set_play (self->wish, &g_array_index (self->found, YcPlay, 0));
  gtk_window_close (GTK_WINDOW (self));
}

/* The first play that is recorded closes the dialog. */
static void
record_all (YcReachDialog *self)
{
  g_autoptr (GArray) plays = g_array_ref (self->found);

  g_signal_emit (self, signals[TURN_CHOSEN], 0, plays);
}

static void
tell_hand (YcReachDialog *self)
{
  g_signal_emit (self, signals[HAND_ASKED], 0, self->seat);
  gtk_window_close (GTK_WINDOW (self));
}

/* ---- Life ---- */

static void
yc_reach_dialog_dispose (GObject *object)
{
  YcReachDialog *self = YC_REACH_DIALOG (object);

  forget_search (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_REACH_DIALOG);
  g_clear_object (&self->session);
  g_clear_object (&self->view);
  g_clear_object (&self->wish);
  g_clear_pointer (&self->found, g_array_unref);
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
                                      NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", YC_TYPE_REACH_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "chain-reach.ui");
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, player);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, cover);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, for_whom);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, goal);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, busy);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, answer);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, open);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, plays);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, buttons);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, compose);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, record_all);
  gtk_widget_class_bind_template_child (widget_class, YcReachDialog, tell_hand);
  gtk_widget_class_bind_template_callback (widget_class, player_chosen);
  gtk_widget_class_bind_template_callback (widget_class, uncover);
  gtk_widget_class_bind_template_callback (widget_class, goal_chosen);
  gtk_widget_class_bind_template_callback (widget_class, stop);
  gtk_widget_class_bind_template_callback_full (widget_class, "compose_next", G_CALLBACK (compose));
  gtk_widget_class_bind_template_callback_full (widget_class, "record_turn",
                                                G_CALLBACK (record_all));
  gtk_widget_class_bind_template_callback_full (widget_class, "ask_hand", G_CALLBACK (tell_hand));
}

static void
yc_reach_dialog_init (YcReachDialog *self)
{
  self->seat = -1;
  self->plans = g_array_new (FALSE, FALSE, sizeof (YcRef));
  gtk_widget_init_template (GTK_WIDGET (self));
  yc_wrap_set_spacing (self->buttons, 8, FALSE);
}

YcReachDialog *
yc_reach_dialog_open (GtkWidget *parent, YcView *view, YcComposer *wish, int seat)
{
  YcReachDialog *self
    = g_object_new (YC_TYPE_REACH_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);

  self->session = g_object_ref (yc_view_get_session (view));
  self->view = g_object_ref (view);
  self->wish = g_object_ref (wish);
  /* what is found is about this position and these cards */
  g_signal_connect_object (view, "changed", G_CALLBACK (gtk_window_close), self, G_CONNECT_SWAPPED);
  fill_players (self, seat);
  gtk_window_present (GTK_WINDOW (self));
  return self;
}
