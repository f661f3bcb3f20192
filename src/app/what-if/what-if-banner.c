/* what-if-banner.c: see what-if-banner.h. */

#include "what-if-banner.h"

#include "announce.h"
#include "what-if.h"
#include "widgets/template.h"
#include "widgets/wrap.h"

struct _YcWhatIfBanner {
  GtkBox parent_instance;

  GtkLabel *text;
};

G_DEFINE_FINAL_TYPE (YcWhatIfBanner, yc_what_if_banner, GTK_TYPE_BOX)

void
yc_what_if_banner_show (YcWhatIfBanner *self, YcSession *session)
{
  g_autofree char *words = yc_words_what_if (session);

  gtk_widget_set_visible (GTK_WIDGET (self), words != NULL);
  gtk_label_set_text (self->text, words != NULL ? words : "");
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}

static void
yc_what_if_banner_class_init (YcWhatIfBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  g_type_ensure (YC_TYPE_WRAP);
  yc_template_set (widget_class, "what-if-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, YcWhatIfBanner, text);
}

static void
yc_what_if_banner_init (YcWhatIfBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
