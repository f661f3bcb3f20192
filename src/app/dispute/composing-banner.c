/* composing-banner.c: see composing-banner.h. */

#include "composing-banner.h"

#include "widgets/wrap.h"

#include <glib/gi18n.h>

struct _YcComposingBanner {
  GtkBox parent_instance;

  guint event;
  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (YcComposingBanner, yc_composing_banner, GTK_TYPE_BOX)

enum { COMPOSED, LEFT, N_SIGNALS };
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

void
yc_composing_banner_show (YcComposingBanner *self, guint event)
{
  g_autofree char *words
    = g_strdup_printf (_ ("Compose what play %u really was. Nothing is recorded."), event);

  self->event = event;
  gtk_label_set_text (self->text, words);
  gtk_widget_set_visible (GTK_WIDGET (self), event > 0);
}

guint
yc_composing_banner_get_event (YcComposingBanner *self)
{
  return self->event;
}

static void
yc_composing_banner_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_COMPOSING_BANNER);
  G_OBJECT_CLASS (yc_composing_banner_parent_class)->dispose (object);
}

static void
yc_composing_banner_class_init (YcComposingBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_composing_banner_dispose;
  signals[COMPOSED] = g_signal_new ("composed", YC_TYPE_COMPOSING_BANNER, G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", YC_TYPE_COMPOSING_BANNER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  g_type_ensure (YC_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/yellowcake/Yellowcake/composing-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, YcComposingBanner, text);
  gtk_widget_class_bind_template_callback (widget_class, done);
  gtk_widget_class_bind_template_callback (widget_class, leave);
}

static void
yc_composing_banner_init (YcComposingBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
