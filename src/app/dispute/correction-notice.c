/* correction-notice.c: see correction-notice.h. A correction is taken back by another one: of
 * several of one event the last counts. */

#include "correction-notice.h"

#include "announce.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcCorrectionNotice {
  GtkBox parent_instance;

  YcSession *session;
  guint event;
  char *was;

  GtkLabel *text;
  GtkWidget *undo;
};

G_DEFINE_FINAL_TYPE (YcCorrectionNotice, yc_correction_notice, GTK_TYPE_BOX)

static void
hide (YcCorrectionNotice *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static gboolean
set_up_again (YcCorrectionNotice *self, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (self->was, "\n", -1);

  return yc_session_correct_set_up (self->session, (const char *const *) lines, error);
}

static void
take_back (YcCorrectionNotice *self)
{
  g_autoptr (GError) error = NULL;
  const gboolean done = self->event == 0
                          ? set_up_again (self, &error)
                          : yc_session_amend (self->session, self->event, self->was, &error) != 0;

  if (done)
    return;
  gtk_label_set_text (self->text, error->message);
  yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
}

static void
yc_correction_notice_dispose (GObject *object)
{
  YcCorrectionNotice *self = YC_CORRECTION_NOTICE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), YC_TYPE_CORRECTION_NOTICE);
  g_clear_object (&self->session);
  g_clear_pointer (&self->was, g_free);
  G_OBJECT_CLASS (yc_correction_notice_parent_class)->dispose (object);
}

static void
yc_correction_notice_class_init (YcCorrectionNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_correction_notice_dispose;
  yc_template_set (widget_class, "correction-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionNotice, text);
  gtk_widget_class_bind_template_child (widget_class, YcCorrectionNotice, undo);
  gtk_widget_class_bind_template_callback (widget_class, hide);
  gtk_widget_class_bind_template_callback (widget_class, take_back);
}

static void
yc_correction_notice_init (YcCorrectionNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_correction_notice_show (YcCorrectionNotice *self,
                           YcSession *session,
                           guint event,
                           const char *was)
{
  g_autofree char *words = event == 0 ? g_strdup (_ ("The set-up was corrected."))
                                      : g_strdup_printf (_ ("Play %u was corrected."), event);

  if (g_set_object (&self->session, session))
    g_signal_connect_object (session, "appended", G_CALLBACK (hide), self, G_CONNECT_SWAPPED);
  self->event = event;
  g_free (self->was);
  self->was = g_strdup (was);
  gtk_label_set_text (self->text, words);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  yc_announce (GTK_WIDGET (self), words, YC_NEWS);
}
