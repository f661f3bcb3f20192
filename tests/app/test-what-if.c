/* test-what-if.c: a what-if is begun from the past with a key, played on, compared, renamed and
 * thrown away; what happened stays. */

#include "play/log-row.h"
#include "samples.h"
#include "session.h"
#include "table-page.h"
#include "what-if.h"
#include "what-if/comparison-dialog.h"
#include "what-if/what-if-banner.h"
#include "what-if/what-ifs-dialog.h"
#include "window-desk.h"
#include "window-private.h"

typedef struct {
  YcWindow *window;
  char *uuid;
  char *text;
} Evening;

static YcTablePage *
page_of (Evening *evening)
{
  return YC_TABLE_PAGE (yc_window_get_page (evening->window));
}

static YcSession *
session_of (Evening *evening)
{
  return yc_table_page_get_session (page_of (evening));
}

static void
act (Evening *evening, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page_of (evening)), action, NULL));
  app_test_wait (20);
}

static void
press (Evening *evening, guint key)
{
  g_autoptr (GListModel) controllers
    = gtk_widget_observe_controllers (GTK_WIDGET (page_of (evening)));
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (!handled && GTK_IS_EVENT_CONTROLLER_KEY (controller))
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
  }
  g_assert_true (handled);
  app_test_wait (20);
}

/* As its button does, which closes the dialog, too. */
static void
answer (const char *response)
{
  GtkWidget *dialog = g_object_ref (app_test_window (ADW_TYPE_MESSAGE_DIALOG));

  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_object_unref (dialog);
  app_test_wait (50);
}

static Evening *
evening_new (const char *sample)
{
  Evening *evening = g_new0 (Evening, 1);
  g_autofree char *path = app_test_path ();
  g_autofree char *text = yc_sample_text (sample);
  g_autoptr (GError) error = NULL;

  evening->window = window_desk_new (path);
  gtk_window_set_default_size (GTK_WINDOW (evening->window), 1180, 780);
  gtk_window_present (GTK_WINDOW (evening->window));
  g_autoptr (YcSession) session = yc_session_begin (evening->window->database, text, &error);
  g_assert_no_error (error);
  evening->uuid = g_strdup (yc_session_get_uuid (session));
  evening->text = yc_session_to_text (session);
  gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.open-session", "s", evening->uuid);
  while (!gtk_widget_get_mapped (GTK_WIDGET (page_of (evening))))
    app_test_wait (20);
  return evening;
}

static void
evening_free (Evening *evening)
{
  g_autoptr (YcSession) session = yc_session_open (evening->window->database, evening->uuid, NULL);
  g_autofree char *text = yc_session_to_text (session);

  g_assert_cmpstr (text, ==, evening->text);
  g_clear_object (&session);
  gtk_window_destroy (GTK_WINDOW (evening->window));
  g_free (evening->uuid);
  g_free (evening->text);
  g_free (evening);
  app_test_wait (50);
}

/* Two keys and Enter, from the past of a game that is over. */
static void
begin_from (Evening *evening, guint event, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (page_of (evening)), "table.look-at", "u", event);
  app_test_wait (20);
  press (evening, GDK_KEY_w);
  if (name != NULL)
    gtk_editable_set_text (GTK_EDITABLE (app_test_find (app_test_window (ADW_TYPE_MESSAGE_DIALOG),
                                                        GTK_TYPE_ENTRY, NULL)),
                           name);
  answer ("yes");
}

static GtkWidget *
banner_of (Evening *evening)
{
  return app_test_find (GTK_WIDGET (page_of (evening)), YC_TYPE_WHAT_IF_BANNER, NULL);
}

static void
test_played_on (void)
{
  Evening *evening = evening_new ("board-3p-told");

  g_assert_null (banner_of (evening));
  begin_from (evening, 12, "Bo waits");
  g_assert_cmpstr (yc_session_get_uuid (session_of (evening)), !=, evening->uuid);
  g_assert_cmpuint (yc_session_get_n_events (session_of (evening)), ==, 12);
  GtkWidget *text = app_test_find (banner_of (evening), GTK_TYPE_LABEL, NULL);
  g_assert_true (
    g_str_has_prefix (gtk_label_get_text (GTK_LABEL (text)), "What if: Bo waits, from play 12 of"));
  act (evening, "table.pause");
  g_assert_cmpuint (yc_session_get_n_events (session_of (evening)), ==, 13);
  app_test_click (banner_of (evening), "Back to What _Happened");
  app_test_wait (100);
  g_assert_cmpstr (yc_session_get_uuid (session_of (evening)), ==, evening->uuid);
  YcEntry *entry = yc_view_get_entry (yc_table_page_get_view (page_of (evening)), 12);
  g_assert_cmpuint (yc_entry_get_n_what_ifs (entry), ==, 1);
  g_assert_null (banner_of (evening));
  evening_free (evening);
}

/* Nothing without a name. */
static void
test_name (void)
{
  Evening *evening = evening_new ("card-3p");

  gtk_widget_activate_action (GTK_WIDGET (page_of (evening)), "table.look-at", "u", 5);
  press (evening, GDK_KEY_w);
  GtkWidget *dialog = app_test_window (ADW_TYPE_MESSAGE_DIALOG);
  GtkEditable *entry = GTK_EDITABLE (app_test_find (dialog, GTK_TYPE_ENTRY, NULL));
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "Try 1");
  gtk_editable_set_text (entry, "  ");
  g_assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (dialog), "yes"));
  answer ("cancel");
  g_assert_cmpstr (yc_session_get_uuid (session_of (evening)), ==, evening->uuid);
  evening_free (evening);
}

static void
test_compared (void)
{
  Evening *evening = evening_new ("board-3p-told");

  begin_from (evening, 40, NULL);
  act (evening, "table.compare");
  GtkWidget *dialog = app_test_window (YC_TYPE_COMPARISON_DIALOG);
  g_assert_nonnull (app_test_find (dialog, GTK_TYPE_LABEL, "What happened"));
  g_assert_nonnull (app_test_find (dialog, GTK_TYPE_LABEL, "Money"));
  GtkWidget *row = app_test_find (dialog, GTK_TYPE_LIST_BOX_ROW, NULL);
  g_assert_true (gtk_widget_get_focusable (row));
  app_test_click (dialog, "After as _Many Plays");
  g_assert_nonnull (
    app_test_find (dialog, GTK_TYPE_LABEL,
                   "What happened stands after play 40, the what-if after play 40. Nothing is "
                   "different."));
  g_assert_null (app_test_find (dialog, GTK_TYPE_LABEL, "Money"));
  gtk_window_close (GTK_WINDOW (dialog));
  evening_free (evening);
}

static void
test_list (void)
{
  Evening *evening = evening_new ("board-2p");

  act (evening, "table.what-ifs");
  GtkWidget *dialog = app_test_window (YC_TYPE_WHAT_IFS_DIALOG);
  g_assert_nonnull (app_test_find (dialog, GTK_TYPE_LABEL, "No What-If Yet"));
  gtk_window_close (GTK_WINDOW (dialog));
  begin_from (evening, 3, "One");
  act (evening, "table.what-ifs");
  dialog = app_test_window (YC_TYPE_WHAT_IFS_DIALOG);
  g_assert_nonnull (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "One"));
  app_test_click (dialog, "Rename");
  gtk_editable_set_text (
    GTK_EDITABLE (app_test_find (app_test_window (ADW_TYPE_MESSAGE_DIALOG), GTK_TYPE_ENTRY, NULL)),
    "Two");
  answer ("yes");
  g_assert_nonnull (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "Two"));
  app_test_click (dialog, "Throw Away");
  answer ("throw");
  g_assert_null (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "Two"));
  gtk_window_close (GTK_WINDOW (dialog));
  evening_free (evening);
}

static void
test_thrown_away (void)
{
  Evening *evening = evening_new ("card-3p");

  begin_from (evening, 9, NULL);
  act (evening, "table.throw-away");
  answer ("cancel");
  g_assert_cmpstr (yc_session_get_uuid (session_of (evening)), !=, evening->uuid);
  act (evening, "table.throw-away");
  answer ("throw");
  app_test_wait (100);
  g_assert_cmpstr (yc_session_get_uuid (session_of (evening)), ==, evening->uuid);
  g_assert_cmpuint (yc_what_if_count (session_of (evening), 9), ==, 0);
  evening_free (evening);
}

/* A record of a what-if is looked at as one, and kept as one whose origin is not there. */
static void
test_record (void)
{
  Evening *evening = evening_new ("board-2p");
  g_autofree char *path = app_test_path ();
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *text
    = g_strdup ("yellowcake 1\ngame manhattan-project\n"
                "session 0197c2f0-0000-7000-8000-000000000001\n"
                "from 0197c2f0-0000-7000-8000-00000000000a 1\n"
                "date 2026-03-12T19:30:00+01:00\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
                "red place mine-2 L\nred end\n");

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  yc_window_show_record (evening->window, file);
  app_test_wait (100);
  g_assert_nonnull (
    app_test_find (banner_of (evening), GTK_TYPE_LABEL,
                   "What if, from play 1 of the evening of 12 March 2026. This did not happen."));
  g_assert_null (app_test_find (banner_of (evening), GTK_TYPE_BUTTON, NULL));
  gtk_widget_activate_action (GTK_WIDGET (evening->window), "win.keep-record", NULL);
  app_test_wait (200);
  g_assert_false (yc_session_is_read_only (session_of (evening)));
  g_assert_nonnull (app_test_find (
    banner_of (evening), GTK_TYPE_LABEL,
    "What if: Try 1, from play 1 of the evening of 12 March 2026. This did not happen."));
  g_assert_nonnull (app_test_find (banner_of (evening), GTK_TYPE_BUTTON, "_Throw Away…"));
  g_assert_null (app_test_find (banner_of (evening), GTK_TYPE_BUTTON, "Co_mpare"));
  evening_free (evening);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);
  g_test_add_func ("/what-if/played-on", test_played_on);
  g_test_add_func ("/what-if/name", test_name);
  g_test_add_func ("/what-if/compared", test_compared);
  g_test_add_func ("/what-if/list", test_list);
  g_test_add_func ("/what-if/thrown-away", test_thrown_away);
  g_test_add_func ("/what-if/record", test_record);
  return g_test_run ();
}
