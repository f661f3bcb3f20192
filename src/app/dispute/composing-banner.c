/* composing-banner.c: see composing-banner.h. */

#include "composing-banner.h"

#include "judge/judge-banner.h"
#include "widgets/template.h"
#include "widgets/wrap.h"

#include <glib/gi18n.h>

struct _YcComposingBanner {
  GtkBox parent_instance;

  guint event;
  GtkLabel *text;
  GtkDropDown *seat;
};

G_DEFINE_FINAL_TYPE (YcComposingBanner, yc_composing_banner, GTK_TYPE_BOX)

enum { COMPOSED, LEFT, SEAT_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
done (YcComposingBanner *self)
{
  g_signal_emit (self, signals[COMPOSED], 0);
}

static void
leave (YcComposingBanner *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
choose_seat (YcComposingBanner *self)
{
  const guint seat = gtk_drop_down_get_selected (self->seat);

  if (self->event > 0 && seat != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[SEAT_CHOSEN], 0, (int) seat);
}

void
yc_composing_banner_show (YcComposingBanner *self, const YcSetup *setup, guint event, int seat)
{
  g_autoptr (GtkStringList) names = yc_seat_names (setup);
  g_autofree char *words
    = g_strdup_printf (_ ("Compose what play %u really was. Nothing is recorded."), event);

  self->event = 0;
  gtk_label_set_text (self->text, words);
  gtk_drop_down_set_model (self->seat, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->seat, seat >= 0 ? (guint) seat : GTK_INVALID_LIST_POSITION);
  /* alone it is always the one player's, and what the table says is nobody's */
  gtk_widget_set_visible (GTK_WIDGET (self->seat), setup->n_seats > 1 && seat >= 0);
  self->event = event;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
yc_composing_banner_hide (YcComposingBanner *self)
{
  self->event = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

guint
yc_composing_banner_get_event (YcComposingBanner *self)
{
  return self->event;
}

static void
yc_composing_banner_class_init (YcComposingBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  signals[COMPOSED] = g_signal_new ("composed", YC_TYPE_COMPOSING_BANNER, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", YC_TYPE_COMPOSING_BANNER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signals[SEAT_CHOSEN] = g_signal_new ("seat-chosen", YC_TYPE_COMPOSING_BANNER, G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "composing-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, YcComposingBanner, text);
  gtk_widget_class_bind_template_child (widget_class, YcComposingBanner, seat);
  gtk_widget_class_bind_template_callback (widget_class, choose_seat);
  gtk_widget_class_bind_template_callback (widget_class, done);
  gtk_widget_class_bind_template_callback (widget_class, leave);
}

static void
yc_composing_banner_init (YcComposingBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
