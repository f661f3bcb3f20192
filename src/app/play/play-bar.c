/* play-bar.c: see play-bar.h. */

#include "play-bar-private.h"

#include "announce.h"
#include "widgets/children.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (YcPlayBar, yc_play_bar, GTK_TYPE_WIDGET)

enum { DRAFT_ASKED, END_ASKED, SEAT_ASKED, FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- What is clicked and pressed ---- */

void
yc_play_bar_enter (YcPlayBar *self)
{
  if (yc_composer_is_empty (self->wish)) {
    yc_play_entry_enter (self->entry);
  } else if (!yc_play_bar_record (self) && self->judging == YC_PLAYING
             && !yc_composer_is_empty (self->wish)
             && yc_composer_get_ruling (self->wish)->verdict == YC_ILLEGAL) {
    yc_composed_view_stress (self->composed);
    gtk_widget_activate_action (GTK_WIDGET (self), "table.find-missing", NULL);
  }
}

static void
record_clicked (YcPlayBar *self)
{
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

gboolean
yc_play_bar_press_at_hand (YcPlayBar *self, guint number, gboolean records)
{
  yc_later_settle (&self->plays);

  const YcPlay *play = yc_at_hand_find (self->at_hand, number);

  if (play == NULL)
    return FALSE;
  const YcPlay meant = *play;
  if (records)
    yc_play_bar_take (self, &meant);
  else
    yc_play_bar_compose (self, &meant);
  return TRUE;
}

void
yc_play_bar_set_below (YcPlayBar *self, gboolean below)
{
  yc_composed_view_set_below (self->composed, below);
}

gboolean
yc_play_bar_choose (YcPlayBar *self, guint number, gboolean records)
{
  return yc_composer_is_empty (self->wish)
           ? number > 0 && yc_play_bar_press_at_hand (self, number, records)
           : yc_composed_view_choose (self->composed, number, records);
}

void
yc_play_bar_play_only (YcPlayBar *self)
{
  if (!yc_composer_is_empty (self->wish) || self->judging != YC_PLAYING)
    return;
  if (yc_composer_has_only (self->wish, YC_END))
    end_clicked (self);
  else if (self->table->button != NULL
           && yc_composer_has_only (self->wish, self->table->button->verb))
    special_clicked (self);
}

/* ---- What is shown ---- */

/* What did happen can always be said, wherever the ruling is scrolled to; where it is only
 * unfinished, once somebody has asked why. */
static void
show_anyway (YcPlayBar *self, gboolean filled)
{
  const YcRuling *ruling = yc_composer_get_ruling (self->wish);

  gtk_editable_set_text (GTK_EDITABLE (self->anyway_reason), "");
  gtk_widget_set_visible (self->anyway_area,
                          self->judging == YC_PLAYING && filled && ruling->verdict == YC_ILLEGAL
                            && yc_composed_view_is_explained (self->composed) && !ruling->refused);
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

/* Returns the answer before, which is still shown. */
static YcInquiry *
ask (YcPlayBar *self, gboolean filled)
{
  YcInquiry *before = g_steal_pointer (&self->inquiry);

  if (filled && self->judging != YC_PLAYING)
    self->inquiry = yc_view_ask (self->view, yc_composer_get_play (self->wish),
                                 self->judging == YC_JUDGING_IN_TURN);
  return before;
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

static void
show_outcome (YcPlayBar *self)
{
  const gboolean filled = !yc_composer_is_empty (self->wish);

  show_anyway (self, filled);
  yc_keep_height (self->outcome, filled);
  gtk_widget_set_visible (self->outcome, filled);
}

static void
wish_changed (YcPlayBar *self)
{
  gboolean filled = !yc_composer_is_empty (self->wish);
  YcInquiry *before = ask (self, filled);

  yc_later_asked ();
  self->typed = self->typed && filled;
  show_answer (self);
  yc_composed_view_show (self->composed, self->inquiry, self->judging == YC_PLAYING);
  show_outcome (self);
  g_clear_pointer (&before, yc_inquiry_free);
  g_autofree char *words = yc_composed_view_get_words (self->composed);
  yc_announce (GTK_WIDGET (self), words, YC_CALM);
}

static void
ask_for_draft (YcPlayBar *self)
{
  g_signal_emit (self, signals[DRAFT_ASKED], 0);
}

/* ---- Public ---- */

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
  yc_play_bar_set_runs_on (self, self->runs_on);
  yc_composed_view_set_composer (self->composed, view, table, self->wish);
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
  yc_play_bar_show_at_hand (self);
  yc_play_bar_set_runs_on (self, self->runs_on);
}

void
yc_play_bar_set_runs_on (YcPlayBar *self, gboolean runs_on)
{
  self->runs_on = runs_on;
  if (self->wish != NULL)
    yc_composer_set_runs_on (self->wish, runs_on && self->judging == YC_PLAYING);
}

gboolean
yc_play_bar_get_runs_on (YcPlayBar *self)
{
  return self->runs_on;
}

const YcInquiry *
yc_play_bar_get_answer (YcPlayBar *self)
{
  return self->inquiry;
}

void
yc_play_bar_focus_play (YcPlayBar *self)
{
  if (yc_composer_is_empty (self->wish)
      || yc_composer_get_ruling (self->wish)->verdict == YC_ILLEGAL)
    yc_play_bar_focus_entry (self);
  else
    yc_play_bar_focus_record (self, NULL);
}

static void
yc_play_bar_dispose (GObject *object)
{
  YcPlayBar *self = YC_PLAY_BAR (object);

  yc_later_forget (&self->plays);
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_PLAY_BAR);
  yc_children_clear (GTK_WIDGET (self));
  g_clear_pointer (&self->inquiry, yc_inquiry_free);
  g_clear_weak_pointer (&self->back);
  g_clear_object (&self->wish);
  g_clear_object (&self->view);
  G_OBJECT_CLASS (yc_play_bar_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  yc_template_set (widget_class, "play-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, composed);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, outcome);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, asked_area);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, take);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, anyway_area);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, anyway_reason);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, at_hand);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, entry);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, special);
  gtk_widget_class_bind_template_child (widget_class, YcPlayBar, end);
  gtk_widget_class_bind_template_callback (widget_class, record_clicked);
  gtk_widget_class_bind_template_callback (widget_class, ask_for_draft);
  gtk_widget_class_bind_template_callback (widget_class, special_clicked);
  gtk_widget_class_bind_template_callback (widget_class, end_clicked);
  gtk_widget_class_bind_template_callback (widget_class, yc_play_bar_let_stand);
  gtk_widget_class_bind_template_callback (widget_class, show_outcome);
  gtk_widget_class_bind_template_callback (widget_class, yc_play_bar_take);
  gtk_widget_class_bind_template_callback (widget_class, yc_play_bar_typed);
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
  g_type_ensure (YC_TYPE_AT_HAND);
  g_type_ensure (YC_TYPE_COMPOSED_VIEW);
  g_type_ensure (YC_TYPE_PLAY_ENTRY);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "playbar");
}

static void
yc_play_bar_init (YcPlayBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
