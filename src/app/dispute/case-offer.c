/* case-offer.c: see case-offer.h. */

#include "case-offer.h"

#include "case-book.h"
#include "widgets/sentence.h"

#define MOST_OFFERED 2

struct _YcCaseOffer {
  GtkWidget parent_instance;

  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (YcCaseOffer, yc_case_offer, GTK_TYPE_WIDGET)

gboolean
yc_case_offer_show (YcCaseOffer *self,
                    YcSession *session,
                    const YcPlay *play,
                    const YcRuling *ruling)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) found = yc_case_book_like (session, play, ruling, MOST_OFFERED, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  if (found == NULL)
    g_message ("%s", error->message);
  for (guint i = 0; found != NULL && i < found->len; i++) {
    g_autofree char *words = yc_words_precedent (&g_array_index (found, YcPrecedent, i));

    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", words);
  }
  gtk_label_set_text (GTK_LABEL (self->words), text->str);
  gtk_widget_set_visible (GTK_WIDGET (self), text->len > 0);
  return text->len > 0;
}

const char *
yc_case_offer_get_words (YcCaseOffer *self)
{
  return gtk_label_get_text (GTK_LABEL (self->words));
}

static void
yc_case_offer_dispose (GObject *object)
{
  g_clear_pointer (&YC_CASE_OFFER (object)->words, gtk_widget_unparent);
  G_OBJECT_CLASS (yc_case_offer_parent_class)->dispose (object);
}

static void
yc_case_offer_class_init (YcCaseOfferClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = yc_case_offer_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
yc_case_offer_init (YcCaseOffer *self)
{
  self->words = yc_sentence_new (NULL, NULL);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
}
