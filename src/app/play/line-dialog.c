/* line-dialog.c: see line-dialog.h. */

#include "line-dialog.h"

#include "announce.h"
#include "widgets/description.h"
#include "widgets/template.h"

#include <glib/gi18n.h>
#include <string.h>

struct _YcLineDialog {
  AdwWindow parent_instance;

  YcView *view;
  YcSession *session; /* of the view */
  guint event;        /* that it is about, or 0 */

  GtkLabel *explanation;
  GtkEntry *entry;
  GtkLabel *ruling;
  GtkWidget *record;
};

G_DEFINE_FINAL_TYPE (YcLineDialog, yc_line_dialog, ADW_TYPE_WINDOW)

static const char *
text_of (YcLineDialog *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

static guint
record_text (YcLineDialog *self, GError **error)
{
  return self->event > 0 ? yc_session_note_at (self->session, self->event, text_of (self), error)
                         : yc_session_note (self->session, text_of (self), error);
}

/* As it will be written: what is too long for a line, or cannot be in one, is found by reading it.
 */
static char *
statement_of (YcLineDialog *self)
{
  g_autofree char *quoted = yc_session_quote (text_of (self));
  const YcText text = { quoted, strlen (quoted) };
  const YcPlay play = self->event > 0 ? yc_play_note_at (self->event, text) : yc_play_note (text);

  return yc_session_write_play (self->session, &play);
}

static void
judge (YcLineDialog *self)
{
  gboolean empty = *text_of (self) == '\0';
  g_autofree char *line = statement_of (self);
  g_autofree char *why = empty ? NULL : yc_view_objection (self->view, line);

  gtk_label_set_text (self->ruling, why != NULL ? why : "");
  yc_announce (GTK_WIDGET (self), why, YC_CALM);
  gtk_widget_set_sensitive (self->record, !empty && why == NULL);
}

static void
record_line (YcLineDialog *self)
{
  g_autoptr (GError) error = NULL;
  guint event = record_text (self, &error);

  if (event == 0) {
    gtk_label_set_text (self->ruling, error->message);
    yc_announce (GTK_WIDGET (self), error->message, YC_ALARM);
  } else
    gtk_window_close (GTK_WINDOW (self));
}

static void
yc_line_dialog_finalize (GObject *object)
{
  g_clear_object (&YC_LINE_DIALOG (object)->view);
  G_OBJECT_CLASS (yc_line_dialog_parent_class)->finalize (object);
}

static void
yc_line_dialog_class_init (YcLineDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  G_OBJECT_CLASS (klass)->finalize = yc_line_dialog_finalize;
  yc_template_set (widget_class, "play-line.ui");
  gtk_widget_class_bind_template_child (widget_class, YcLineDialog, explanation);
  gtk_widget_class_bind_template_child (widget_class, YcLineDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, YcLineDialog, ruling);
  gtk_widget_class_bind_template_child (widget_class, YcLineDialog, record);
  gtk_widget_class_bind_template_callback (widget_class, judge);
  gtk_widget_class_bind_template_callback (widget_class, record_line);
}

static void
yc_line_dialog_init (YcLineDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static YcLineDialog *
dialog_new (GtkWidget *parent, YcView *view, const char *title)
{
  YcLineDialog *self = g_object_new (YC_TYPE_LINE_DIALOG, "transient-for",
                                     gtk_widget_get_root (parent), "title", title, NULL);

  self->view = g_object_ref (view);
  self->session = yc_view_get_session (view);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title, -1);
  return self;
}

static char *
explanation_of (YcView *view, guint event)
{
  if (event == 0)
    return g_strdup (_ ("A line for the log, say a deal about an air strike."));
  /* Translators: the number and the sentence of an event */
  return g_strdup_printf (_ ("A line about play %1$u: %2$s"), event,
                          yc_entry_get_sentence (yc_view_get_entry (view, event)));
}

void
yc_line_dialog_open_note (GtkWidget *parent, YcView *view, guint event)
{
  YcLineDialog *self = dialog_new (parent, view, _ ("Note"));
  g_autofree char *explanation = explanation_of (view, event);

  self->event = event;
  gtk_label_set_text (self->explanation, explanation);
  yc_describe (GTK_WIDGET (self), explanation);
  judge (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}
