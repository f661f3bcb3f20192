/* cards-question.c: see cards-question.h. */

#include "cards-question.h"

#include "announce.h"

struct _YcCardsQuestion {
  YcQuestion parent_instance;

  YcSession *session;
  guint n_lists;
};

G_DEFINE_FINAL_TYPE (YcCardsQuestion, yc_cards_question, YC_TYPE_QUESTION)

void
yc_cards_question_add_text (YcCardsQuestion *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  yc_question_add (YC_QUESTION (self), label);
  yc_announce (GTK_WIDGET (self), text, YC_NEWS);
}

/* What is shown again as it was told is not told by that. */
static void
list_changed (YcCardsQuestion *self, YcCardList *list)
{
  if (self->n_lists == 1 && yc_card_list_is_full (list)
      && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    yc_question_tell (YC_QUESTION (self));
}

YcCardList *
yc_cards_question_add_list (YcCardsQuestion *self,
                            const char *heading,
                            YcDrawer drawer,
                            guint most,
                            gboolean untold,
                            gboolean folded)
{
  GtkWidget *expander = gtk_expander_new (heading);
  GtkWidget *list = yc_card_list_new (self->session, drawer, most, untold);

  gtk_widget_set_margin_top (list, 6);
  gtk_expander_set_child (GTK_EXPANDER (expander), list);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), !folded);
  yc_question_add (YC_QUESTION (self), expander);
  self->n_lists++;
  g_signal_connect_object (list, "changed", G_CALLBACK (list_changed), self, G_CONNECT_SWAPPED);
  return YC_CARD_LIST (list);
}

/* ---- Life ---- */

static void
yc_cards_question_finalize (GObject *object)
{
  g_clear_object (&YC_CARDS_QUESTION (object)->session);
  G_OBJECT_CLASS (yc_cards_question_parent_class)->finalize (object);
}

static void
yc_cards_question_class_init (YcCardsQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = yc_cards_question_finalize;
}

static void
yc_cards_question_init (YcCardsQuestion *self)
{
  yc_question_can_be_cancelled (YC_QUESTION (self));
}

YcCardsQuestion *
yc_cards_question_new (YcSession *session, const char *title, const char *tell)
{
  YcCardsQuestion *self = g_object_new (YC_TYPE_CARDS_QUESTION, NULL);

  self->session = g_object_ref (session);
  yc_question_set_title (YC_QUESTION (self), title, tell);
  return self;
}
