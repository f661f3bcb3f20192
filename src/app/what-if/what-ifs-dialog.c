/* what-ifs-dialog.c: see what-ifs-dialog.h. */

#include "what-ifs-dialog.h"

#include "announce.h"
#include "what-if-name.h"
#include "what-if.h"
#include "widgets/children.h"
#include "widgets/message-dialog.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcWhatIfsDialog {
  AdwWindow parent_instance;

  YcSession *session;

  GtkStack *content;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (YcWhatIfsDialog, yc_what_ifs_dialog, ADW_TYPE_WINDOW)

static void fill (YcWhatIfsDialog *self);

/* ---- What is done with one ---- */

static const char *
uuid_of (gpointer row)
{
  return g_object_get_data (row, "uuid");
}

static void
tell (YcWhatIfsDialog *self, gboolean done, const char *words, const GError *error)
{
  yc_announce (GTK_WIDGET (self), done ? words : error->message, done ? YC_NEWS : YC_ALARM);
  fill (self);
}

static void
open_row (YcWhatIfsDialog *self, GtkListBoxRow *row)
{
  g_autofree char *uuid = g_strdup (uuid_of (row));
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (self));

  gtk_window_close (GTK_WINDOW (self));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-session", "s", uuid);
}

static void
named (GtkWidget *dialog, const char *name, gpointer uuid)
{
  YcWhatIfsDialog *self = YC_WHAT_IFS_DIALOG (dialog);
  g_autoptr (GError) error = NULL;
  const gboolean done = yc_what_if_rename (self->session, uuid, name, &error);

  tell (self, done, _ ("The what-if was renamed."), error);
}

static void
rename_row (GtkButton *button G_GNUC_UNUSED, GtkWidget *row)
{
  yc_what_if_ask_name (gtk_widget_get_ancestor (row, YC_TYPE_WHAT_IFS_DIALOG),
                       _ ("Rename the What-If"), NULL,
                       adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), _ ("_Rename"),
                       named, g_strdup (uuid_of (row)), g_free);
}

AdwMessageDialog *
yc_what_if_ask_to_throw_away (GtkWidget *parent)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (parent));
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (
    yc_message_dialog_new (window, _ ("Throw the What-If Away?"),
                           _ ("Nothing leads to it any more. What happened stays as it is.")));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "throw", _ ("_Throw Away"),
                                    NULL);
  adw_message_dialog_set_response_appearance (dialog, "throw", ADW_RESPONSE_DESTRUCTIVE);
  return dialog;
}

static void
thrown (AdwMessageDialog *dialog, const char *response, YcWhatIfsDialog *self)
{
  g_autoptr (GError) error = NULL;
  gboolean done;

  if (!g_str_equal (response, "throw"))
    return;
  done = yc_what_if_throw_away (self->session, uuid_of (dialog), &error);
  tell (self, done, _ ("The what-if was thrown away."), error);
}

static void
throw_row (GtkButton *button G_GNUC_UNUSED, GtkWidget *row)
{
  GtkWidget *self = gtk_widget_get_ancestor (row, YC_TYPE_WHAT_IFS_DIALOG);
  AdwMessageDialog *dialog = yc_what_if_ask_to_throw_away (self);

  g_object_set_data_full (G_OBJECT (dialog), "uuid", g_strdup (uuid_of (row)), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (thrown), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* ---- The list ---- */

static GtkWidget *
button_new (GtkWidget *row, const char *icon, const char *tooltip, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", clicked, row, 0);
  return button;
}

static char *
describe (const YcBranch *branch)
{
  const guint n = branch->n_events - branch->event;
  g_autofree char *plays = g_strdup_printf (ngettext ("%u play on", "%u plays on", n), n);

  /* Translators: the number of a play, and how many plays a branch goes on, as words */
  return g_strdup_printf (_ ("From play %1$u, %2$s"), branch->event, plays);
}

static void
add_row (YcWhatIfsDialog *self, const YcBranch *branch)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  g_autofree char *words = describe (branch);

  g_object_set_data_full (G_OBJECT (row), "uuid", g_strdup (branch->uuid), g_free);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), branch->name);
  adw_action_row_set_subtitle (row, words);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (row, button_new (GTK_WIDGET (row), "document-edit-symbolic",
                                              _ ("Rename"), G_CALLBACK (rename_row)));
  adw_action_row_add_suffix (row, button_new (GTK_WIDGET (row), "user-trash-symbolic",
                                              _ ("Throw Away"), G_CALLBACK (throw_row)));
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static void
fill (YcWhatIfsDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) branches = yc_what_if_list (self->session, &error);

  yc_rows_clear (self->list);
  for (guint i = 0; branches != NULL && i < branches->len; i++)
    add_row (self, &g_array_index (branches, YcBranch, i));
  gtk_stack_set_visible_child_name (self->content,
                                    branches != NULL && branches->len > 0 ? "list" : "empty");
  yc_announce (GTK_WIDGET (self), error != NULL ? error->message : NULL, YC_ALARM);
}

/* ---- Life ---- */

static void
yc_what_ifs_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), YC_TYPE_WHAT_IFS_DIALOG);
  g_clear_object (&YC_WHAT_IFS_DIALOG (object)->session);
  G_OBJECT_CLASS (yc_what_ifs_dialog_parent_class)->dispose (object);
}

static void
yc_what_ifs_dialog_class_init (YcWhatIfsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_what_ifs_dialog_dispose;
  yc_template_set (widget_class, "what-ifs-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcWhatIfsDialog, content);
  gtk_widget_class_bind_template_child (widget_class, YcWhatIfsDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, open_row);
}

static void
yc_what_ifs_dialog_init (YcWhatIfsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_what_ifs_dialog_open (GtkWidget *parent, YcSession *session)
{
  YcWhatIfsDialog *self
    = g_object_new (YC_TYPE_WHAT_IFS_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);

  self->session = g_object_ref (session);
  fill (self);
  gtk_window_present (GTK_WINDOW (self));
}
