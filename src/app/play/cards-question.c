/* cards-question.c: see cards-question.h. */

#include "cards-question.h"

#include "announce.h"
#include "widgets/hints.h"
#include "widgets/sentence.h"
#include "widgets/wrap.h"
#include "widgets/focus.h"

#include <glib/gi18n.h>

#define MOST_UNTOLD 8 /* that one tap tells */

/* The places of hints (hints.h): the cards of the first list have those from `LISTED` on. */
enum { FOLDED, UNTOLD, CHIPS, LISTED = CHIPS + MOST_UNTOLD, LISTED_NEXT = 24 };

struct _YcCardsQuestion {
  YcQuestion parent_instance;

  YcSession *session;
  guint n_lists;
  GtkWidget *tapped; /* what had the focus when a list changed last, or NULL; a weak pointer */
};

G_DEFINE_FINAL_TYPE (YcCardsQuestion, yc_cards_question, YC_TYPE_QUESTION)

GtkLabel *
yc_cards_question_add_text (YcCardsQuestion *self, const char *text)
{
  GtkWidget *label = yc_sentence_new (NULL, NULL);

  yc_question_add (YC_QUESTION (self), label);
  yc_cards_question_set_text (self, GTK_LABEL (label), text);
  return GTK_LABEL (label);
}

void
yc_cards_question_set_text (YcCardsQuestion *self, GtkLabel *line, const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (line), text) == 0)
    return;
  gtk_label_set_text (line, text);
  yc_announce (GTK_WIDGET (self), text, YC_NEWS);
}

static GtkWidget *
focus_of (YcCardsQuestion *self)
{
  GtkWidget *focus = yc_focus_beside (GTK_WIDGET (self));

  return focus != NULL && !GTK_IS_EDITABLE (focus) ? focus : NULL;
}

/* What is shown again as it was told is not told by that. */
static void
list_changed (YcCardsQuestion *self, YcCardList *list)
{
  g_set_weak_pointer (&self->tapped, focus_of (self));
  if (yc_question_is_at_once (YC_QUESTION (self))
      || (self->n_lists == 1 && yc_card_list_is_full (list)
          && gtk_widget_get_root (GTK_WIDGET (self)) != NULL))
    yc_question_tell (YC_QUESTION (self));
}

/* ---- Cards that nobody told ---- */

/* The same number once more takes them back. */
static void
untold_tapped (YcCardList *list, GtkButton *chip)
{
  const guint n = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip), "untold"));

  yc_card_list_set_untold (list, yc_card_list_get_n_untold (list) == n ? 0 : n);
}

static void
show_hint (YcCardsQuestion *self, GtkWidget *widget, guint place)
{
  yc_hint_show (widget, &yc_session_get_setup (self->session)->catalogue, place);
}

static GtkWidget *
untold_chip_new (YcCardsQuestion *self, YcCardList *list, guint n)
{
  g_autofree char *label = g_strdup_printf ("%u", n);
  g_autofree char *words
    = g_strdup_printf (ngettext ("%u card that nobody told", "%u cards that nobody told", n), n);
  GtkWidget *chip = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (chip, "yc-chip");
  gtk_widget_set_tooltip_text (chip, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  yc_hint_make_room (chip, words);
  show_hint (self, chip, CHIPS + n - 1);
  g_object_set_data (G_OBJECT (chip), "untold", GUINT_TO_POINTER (n));
  g_signal_connect_object (chip, "clicked", G_CALLBACK (untold_tapped), list, G_CONNECT_SWAPPED);
  return chip;
}

static void
add_untold (YcCardsQuestion *self, YcCardList *list, const char *heading, guint most)
{
  GtkWidget *chips = yc_wrap_new (4, FALSE);
  /* Translators: %s is what became of cards, as “Discarded before drawing”; numbers to be tapped
   * follow */
  g_autofree char *words = g_strdup_printf (_ ("%s, not shown:"), heading);

  yc_wrap_append (YC_WRAP (chips), gtk_label_new (words));
  for (guint n = 1; n <= MIN (most, MOST_UNTOLD); n++)
    yc_wrap_append (YC_WRAP (chips), untold_chip_new (self, list, n));
  yc_question_add (YC_QUESTION (self), chips);
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
  if (untold && most > 1)
    add_untold (self, YC_CARD_LIST (list), heading, most);
  yc_question_add (YC_QUESTION (self), expander);
  if (folded) {
    yc_hint_make_room (expander, heading);
    show_hint (self, expander, FOLDED);
  }
  yc_card_list_hint (YC_CARD_LIST (list), UNTOLD, self->n_lists == 0 ? LISTED : LISTED_NEXT);
  self->n_lists++;
  g_signal_connect_object (list, "changed", G_CALLBACK (list_changed), self, G_CONNECT_SWAPPED);
  return YC_CARD_LIST (list);
}

/* ---- Life ---- */

static gboolean
key_pressed (YcCardsQuestion *self,
             guint key,
             guint code G_GNUC_UNUSED,
             GdkModifierType state G_GNUC_UNUSED)
{
  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || self->tapped == NULL
      || self->tapped != focus_of (self))
    return GDK_EVENT_PROPAGATE;
  yc_question_tell (YC_QUESTION (self));
  return GDK_EVENT_STOP;
}

static void
yc_cards_question_finalize (GObject *object)
{
  g_clear_weak_pointer (&YC_CARDS_QUESTION (object)->tapped);
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
  GtkEventController *keys = gtk_event_controller_key_new ();

  /* before the button, which would be pressed again */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
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
