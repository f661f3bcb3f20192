/* restore-dialog.c: see restore-dialog.h. */

#include "restore-dialog.h"

#include "backup.h"
#include "widgets/message-dialog.h"
#include "widgets/template.h"

#include <glib/gi18n.h>

struct _YcRestoreDialog {
  AdwWindow parent_instance;

  GtkStack *content;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (YcRestoreDialog, yc_restore_dialog, ADW_TYPE_WINDOW)

static const char *
path_of (gpointer row)
{
  return g_object_get_data (row, "path");
}

static void
answered (AdwMessageDialog *question, const char *response, GtkWidget *window)
{
  if (g_str_equal (response, "restore"))
    gtk_widget_activate_action (window, "win.restore-copy", "s", path_of (question));
}

/* The question takes the place of the list. */
static void
row_activated (YcRestoreDialog *self, GtkListBoxRow *row)
{
  GtkWindow *window = gtk_window_get_transient_for (GTK_WINDOW (self));
  GtkWidget *question = yc_message_dialog_new (
    window, _ ("Put This Copy in Place of the Sessions?"),
    _ ("What was played since the copy was made is not in it. The present file is set aside whole, "
       "and can be chosen again."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (question), "cancel", _ ("_Cancel"),
                                    "restore", _ ("_Put in Place"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (question), "restore",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (question), "cancel");
  g_object_set_data_full (G_OBJECT (question), "path", g_strdup (path_of (row)), g_free);
  g_signal_connect_object (question, "response", G_CALLBACK (answered), window, 0);
  gtk_window_close (GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (question));
}

/* ---- The list ---- */

static char *
describe_day (const YcBackup *backup)
{
  g_autoptr (GDateTime) made = g_date_time_new_from_unix_local (backup->made_at);

  /* Translators: when a copy was made, see strftime(3) */
  return g_date_time_format (made, _ ("%-d %B %Y, %H:%M"));
}

static char *
describe_content (const YcBackup *backup)
{
  g_autofree char *sessions = g_strdup_printf (
    ngettext ("%u session", "%u sessions", backup->n_sessions), backup->n_sessions);
  g_autofree char *plays
    = g_strdup_printf (ngettext ("%u play", "%u plays", backup->n_events), backup->n_events);

  /* Translators: what is in a copy: a number of sessions and a number of plays, as words */
  return g_strdup_printf (_ ("%1$s, %2$s"), sessions, plays);
}

static void
add_row (YcRestoreDialog *self, const YcBackup *backup)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  g_autofree char *day = describe_day (backup);
  g_autofree char *content = describe_content (backup);

  g_object_set_data_full (G_OBJECT (row), "path", g_strdup (backup->path), g_free);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), day);
  adw_action_row_set_subtitle (row, content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->list, GTK_WIDGET (row));
}

static void
fill (YcRestoreDialog *self, const char *path)
{
  g_autoptr (GPtrArray) backups = yc_backups_list (path);

  for (guint i = 0; i < backups->len; i++)
    add_row (self, g_ptr_array_index (backups, i));
  gtk_stack_set_visible_child_name (self->content, backups->len > 0 ? "list" : "empty");
}

/* ---- Life ---- */

static void
yc_restore_dialog_class_init (YcRestoreDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = yc_template_dispose;
  yc_template_set (widget_class, "restore-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, YcRestoreDialog, content);
  gtk_widget_class_bind_template_child (widget_class, YcRestoreDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
yc_restore_dialog_init (YcRestoreDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
yc_restore_dialog_open (GtkWindow *parent, const char *path)
{
  YcRestoreDialog *self = g_object_new (YC_TYPE_RESTORE_DIALOG, "transient-for", parent, NULL);

  fill (self, path);
  gtk_window_present (GTK_WINDOW (self));
}
