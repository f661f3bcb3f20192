/* table-actions.c: what can be done at the table besides playing, by menu, button or key. */

#include "table-private.h"

#include "chain/chain-actions.h"
#include "adjust-dialog.h"
#include "line-dialog.h"
#include "result-dialog.h"
#include "words.h"

#include <glib/gi18n.h>

static void
said (YcTablePage *self, guint event, const GError *error)
{
  /* the session itself says what could not be stored */
  if (event == 0 && error->domain == YC_SESSION_ERROR)
    yc_table_page_say (self, error->message);
}

gboolean
yc_table_page_record_line (YcTablePage *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  guint event = yc_session_record (self->session, line, &error);

  said (self, event, error);
  return event != 0;
}

/* ---- The log about itself ---- */

static void
undo (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  g_autoptr (GError) error = NULL;
  guint event = yc_session_undo (self->session, &error);

  said (self, event, error);
}

static void
redo (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  g_autoptr (GError) error = NULL;
  guint event = yc_session_redo (self->session, &error);

  said (self, event, error);
}

static void
look_at (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  guint event = g_variant_get_uint32 (parameter);

  yc_session_look_at (
    self->session, event < yc_session_get_n_events (self->session) ? (int) event : YC_SESSION_NOW);
}

static void
back_to_now (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_session_look_at (YC_TABLE_PAGE (widget)->session, YC_SESSION_NOW);
}

static void
never_happened (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  g_autoptr (GError) error = NULL;
  guint event = yc_session_amend (self->session, g_variant_get_uint32 (parameter), NULL, &error);

  said (self, event, error);
}

static void
amend (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter)
{
  yc_line_dialog_open_amend (widget, YC_TABLE_PAGE (widget)->session,
                             g_variant_get_uint32 (parameter));
}

/* ---- Notes and corrections ---- */

static void
note (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_line_dialog_open_note (widget, YC_TABLE_PAGE (widget)->session);
}

static void
adjust (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_adjust_dialog_open (widget, YC_TABLE_PAGE (widget)->session);
}

static void
pause_session (GtkWidget *widget,
               const char *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  g_autoptr (GError) error = NULL;
  guint event = yc_session_pause (self->session, &error);

  said (self, event, error);
}

static void
resume_session (GtkWidget *widget,
                const char *action G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  g_autoptr (GError) error = NULL;
  guint event = yc_session_resume (self->session, &error);

  said (self, event, error);
}

static void
tell_market (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_table_page_tell_market (YC_TABLE_PAGE (widget));
}

static void
tell_bombs (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_table_page_tell_bombs (YC_TABLE_PAGE (widget));
}

static void
show_result (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_result_dialog_open (widget, YC_TABLE_PAGE (widget)->session);
}

/* ---- Export ---- */

static void
write_record (YcTablePage *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = yc_session_to_text (self->session);

  if (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                               NULL, &error))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.toast", "s", _ ("The record was exported"));
  else
    yc_table_page_say (self, error->message);
}

static void
export_answered (GtkNativeDialog *dialog, int response, YcTablePage *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    write_record (self, file);
  }
  g_object_unref (dialog);
}

static void
export_record (GtkWidget *widget,
               const char *action G_GNUC_UNUSED,
               GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
    _ ("Export the Record"), GTK_WINDOW (gtk_widget_get_root (widget)),
    GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Export"), _ ("_Cancel"));
  g_autofree char *name = g_strdup_printf ("%s.ycr", yc_session_get_title (self->session));

  g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (export_answered), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* ---- Keys for playing ---- */

static void
type_a_play (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);

  /* nothing can be typed into the past */
  yc_session_look_at (self->session, YC_SESSION_NOW);
  yc_play_bar_focus_entry (self->bar);
}

static void
record_wish (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_play_bar_enter (YC_TABLE_PAGE (widget)->bar);
}

static void
wish_verb (YcTablePage *self, YcVerb verb)
{
  if (yc_session_get_looked_at (self->session) != YC_SESSION_NOW)
    return;
  yc_composer_choose_verb (yc_play_bar_get_composer (self->bar), verb);
  yc_play_bar_record (self->bar);
}

static void
retrieve (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  wish_verb (YC_TABLE_PAGE (widget), YC_RETRIEVE);
}

static void
end_turn (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);

  if (yc_table_page_is_now (self))
    self->game->end_turn (self);
}

static void
escape (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  YcTablePage *self = YC_TABLE_PAGE (widget);

  yc_composer_clear (yc_play_bar_get_composer (self->bar));
  yc_session_look_at (self->session, YC_SESSION_NOW);
}

static void
next_part (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_table_page_focus_part (YC_TABLE_PAGE (widget), 1);
}

static void
part_before (GtkWidget *widget, const char *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  yc_table_page_focus_part (YC_TABLE_PAGE (widget), -1);
}

/* ---- All of them ---- */

void
yc_table_page_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "table.look-at", "u", look_at);
  gtk_widget_class_install_action (widget_class, "table.now", NULL, back_to_now);
  gtk_widget_class_install_action (widget_class, "table.amend", "u", amend);
  gtk_widget_class_install_action (widget_class, "table.never", "u", never_happened);
  gtk_widget_class_install_action (widget_class, "table.note", NULL, note);
  gtk_widget_class_install_action (widget_class, "table.adjust", NULL, adjust);
  gtk_widget_class_install_action (widget_class, "table.pause", NULL, pause_session);
  gtk_widget_class_install_action (widget_class, "table.resume", NULL, resume_session);
  gtk_widget_class_install_action (widget_class, "table.tell-market", NULL, tell_market);
  gtk_widget_class_install_action (widget_class, "table.tell-bombs", NULL, tell_bombs);
  gtk_widget_class_install_action (widget_class, "table.result", NULL, show_result);
  gtk_widget_class_install_action (widget_class, "table.export", NULL, export_record);
  gtk_widget_class_install_action (widget_class, "table.type", NULL, type_a_play);
  gtk_widget_class_install_action (widget_class, "table.record", NULL, record_wish);
  gtk_widget_class_install_action (widget_class, "table.retrieve", NULL, retrieve);
  gtk_widget_class_install_action (widget_class, "table.end", NULL, end_turn);
  gtk_widget_class_install_action (widget_class, "table.escape", NULL, escape);
  gtk_widget_class_install_action (widget_class, "table.next-part", NULL, next_part);
  gtk_widget_class_install_action (widget_class, "table.part-before", NULL, part_before);
  yc_chain_install_actions (widget_class);
}

static void
enable (YcTablePage *self, const char *action, gboolean enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

void
yc_table_page_update_actions (YcTablePage *self)
{
  gboolean writable = !yc_session_is_read_only (self->session);
  gboolean paused = yc_session_is_paused (self->session);
  gboolean board_game = yc_session_get_game (self->session) == &yc_manhattan_game;

  enable (self, "table.undo", yc_session_can_undo (self->session));
  enable (self, "table.redo", yc_session_can_redo (self->session));
  enable (self, "table.pause", writable && !paused);
  enable (self, "table.resume", writable && paused);
  enable (self, "table.note", writable);
  enable (self, "table.adjust", writable);
  enable (self, "table.tell-market", writable && board_game);
  enable (self, "table.tell-bombs", writable && board_game);
  enable (self, "table.retrieve", board_game);
  yc_chain_update_actions (self, writable && !board_game);
  enable (self, "table.amend", writable);
  enable (self, "table.never", writable);
}

/* A page that is not in view must not answer for the one that is. */
static gboolean
act (GtkWidget *widget, GVariant *action, gpointer data G_GNUC_UNUSED)
{
  return gtk_widget_get_mapped (widget)
         && gtk_widget_activate_action (widget, g_variant_get_string (action, NULL), NULL);
}

void
yc_table_page_add_shortcuts (YcTablePage *self)
{
  static const struct {
    const char *trigger;
    const char *action;
  } shortcuts[] = {
    { "<Control>z", "table.undo" },
    { "<Shift><Control>z", "table.redo" },
    { "<Control>l", "table.type" },
    { "<Control>Return", "table.record" },
    { "<Control>KP_Enter", "table.record" },
    { "F6", "table.next-part" },
    { "<Shift>F6", "table.part-before" },
    { "F7", "table.retrieve" },
    { "F8", "table.end" },
    { "<Control>m", "table.note" },
    { "<Control>j", "table.adjust" },
    { "Escape", "table.escape" },
    { "<Control>e", "table.export" },
    { "<Control>r", "table.reach" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++) {
    GtkShortcut *shortcut
      = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].trigger),
                          gtk_callback_action_new (act, NULL, NULL));

    gtk_shortcut_set_arguments (shortcut, g_variant_new_string (shortcuts[i].action));
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  }
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
