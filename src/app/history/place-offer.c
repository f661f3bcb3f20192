/* place-offer.c: see place-offer.h. */

#include "place-offer.h"

#include "announce.h"
#include "widgets/template.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

struct _YcPlaceOffer {
  GtkBox parent_instance;

  guint event;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (YcPlaceOffer, yc_place_offer, GTK_TYPE_BOX)

static void
hide (YcPlaceOffer *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
look_there (YcPlaceOffer *self)
{
  hide (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-at", "u", self->event);
}

void
yc_place_offer_show (YcPlaceOffer *self, YcSession *session, guint event)
{
  g_autofree char *words
    = event > 0 ? g_strdup_printf (_ ("Last time you looked at play %u."), event)
                : g_strdup (_ ("Last time you looked at the table before the first play."));

  self->event = event;
  gtk_label_set_text (self->text, words);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
  g_signal_connect_object (session, "appended", G_CALLBACK (hide), self, G_CONNECT_SWAPPED);
}

static void
yc_place_offer_class_init (YcPlaceOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "place-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, YcPlaceOffer, text);
  gtk_widget_class_bind_template_callback (widget_class, hide);
  gtk_widget_class_bind_template_callback (widget_class, look_there);
}

static void
yc_place_offer_init (YcPlaceOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
