/* what-if-name.c: see what-if-name.h. */

#include "what-if-name.h"
#include "widgets/message-dialog.h"

#include <glib/gi18n.h>

typedef struct {
  GtkWidget *widget;
  GtkEditable *entry;
  YcNamedFunc named;
  gpointer data;
  GDestroyNotify free_data;
} Question;

static void
question_free (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Question *question = data;

  if (question->free_data != NULL)
    question->free_data (question->data);
  g_object_unref (question->widget);
  g_free (question);
}

static void
answered (AdwMessageDialog *dialog G_GNUC_UNUSED, const char *response, Question *question)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (question->entry)));

  if (g_str_equal (response, "yes") && *name != '\0')
    question->named (question->widget, name, question->data);
}

/* Without a name there is nothing to answer. */
static void
typed (GtkEditable *entry, AdwMessageDialog *dialog)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_message_dialog_set_response_enabled (dialog, "yes", *name != '\0');
}

static GtkWidget *
entry_new (const char *heading, const char *name, AdwMessageDialog *dialog)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  g_signal_connect_object (entry, "changed", G_CALLBACK (typed), dialog, 0);
  return entry;
}

void
yc_what_if_ask_name (GtkWidget *widget,
                     const char *heading,
                     const char *body,
                     const char *name,
                     const char *yes,
                     YcNamedFunc named,
                     gpointer data,
                     GDestroyNotify free_data)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (yc_message_dialog_new (window, heading, body));
  GtkWidget *entry = entry_new (heading, name, dialog);
  Question *question = g_new0 (Question, 1);

  *question = (Question){ g_object_ref (widget), GTK_EDITABLE (entry), named, data, free_data };
  adw_message_dialog_set_extra_child (dialog, entry);
  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "yes", yes, NULL);
  adw_message_dialog_set_response_appearance (dialog, "yes", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "yes");
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered), question, question_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  gtk_widget_grab_focus (entry);
}
