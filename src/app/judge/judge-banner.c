/* judge-banner.c: see judge-banner.h. */

#include "judge-banner.h"

#include "widgets/children.h"
#include "widgets/template.h"
#include "widgets/wrap.h"
#include "words.h"

struct _YcJudgeBanner {
  GtkWidget parent_instance;

  GtkDropDown *seat;
  GtkCheckButton *in_turn;
};

G_DEFINE_FINAL_TYPE (YcJudgeBanner, yc_judge_banner, GTK_TYPE_WIDGET)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
changed (YcJudgeBanner *self)
{
  if (gtk_drop_down_get_selected (self->seat) != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[CHANGED], 0);
}

GtkStringList *
yc_seat_names (const YcSetup *setup)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (int seat = 0; seat < setup->n_seats; seat++) {
    g_autofree char *name = yc_words_player (setup, seat);

    gtk_string_list_append (names, name);
  }
  return names;
}

void
yc_judge_banner_begin (YcJudgeBanner *self, const YcSetup *setup, int seat)
{
  g_autoptr (GtkStringList) names = yc_seat_names (setup);

  g_signal_handlers_block_by_func (self->seat, changed, self);
  gtk_drop_down_set_model (self->seat, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->seat, (guint) seat);
  g_signal_handlers_unblock_by_func (self->seat, changed, self);
  gtk_check_button_set_active (self->in_turn, TRUE);
  /* alone it is always the one player's turn */
  gtk_widget_set_visible (GTK_WIDGET (self->seat), setup->n_seats > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->in_turn), setup->n_seats > 1);
}

int
yc_judge_banner_get_seat (YcJudgeBanner *self)
{
  return (int) gtk_drop_down_get_selected (self->seat);
}

void
yc_judge_banner_set_seat (YcJudgeBanner *self, int seat)
{
  gtk_drop_down_set_selected (self->seat, (guint) seat);
}

gboolean
yc_judge_banner_is_in_turn (YcJudgeBanner *self)
{
  return gtk_check_button_get_active (self->in_turn);
}

static void
yc_judge_banner_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_JUDGE_BANNER);
  yc_children_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (yc_judge_banner_parent_class)->dispose (object);
}

static void
yc_judge_banner_class_init (YcJudgeBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_judge_banner_dispose;
  signals[CHANGED] = g_signal_new ("changed", YC_TYPE_JUDGE_BANNER, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "judge-banner.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, YcJudgeBanner, seat);
  gtk_widget_class_bind_template_child (widget_class, YcJudgeBanner, in_turn);
  gtk_widget_class_bind_template_callback (widget_class, changed);
}

static void
yc_judge_banner_init (YcJudgeBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
