/* ledger-desk.c: see ledger-desk.h. */

#include "ledger-desk.h"

#include "sessions-page.h"
#include "table-page.h"

#include <string.h>

void
ledger_desk_set_up (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  YcDatabase *database;
  YcSession *session;

  desk->path = app_test_path ();
  database = yc_database_open (desk->path, NULL);
  session = yc_session_begin (database, HEAD, NULL);
  g_assert_cmpuint (yc_session_record (session, FIRST, NULL), ==, 1);
  g_object_unref (session);
  g_object_unref (database);
}

void
ledger_desk_tear_down (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (20);
  g_free (desk->path);
}

gboolean
ledger_desk_says (gpointer root, const char *words)
{
  GtkWidget *label;

  for (guint i = 0; (label = app_test_find_nth (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), words) != NULL)
      return TRUE;
  return FALSE;
}

void
ledger_desk_dismiss (WindowDesk *desk)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

    if (window != GTK_WINDOW (desk->window))
      gtk_window_destroy (window);
  }
}

/* Whoever keeps the ledger open has to let go of it first. */
GtkWidget *
ledger_desk_restore (WindowDesk *desk, const char *copy)
{
  window_desk_page_after (desk, "win.restore-copy", "s", copy);
  for (int waits = 0; waits < 100 && !YC_IS_SESSIONS_PAGE (yc_window_get_page (desk->window));
       waits++)
    app_test_wait (50);
  return yc_window_get_page (desk->window);
}

void
ledger_desk_assert_kept (WindowDesk *desk, guint n)
{
  GtkWidget *page = window_desk_page_after (desk, "win.open-session", "s", UUID);

  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_cmpuint (yc_session_get_n_events (yc_table_page_get_session (YC_TABLE_PAGE (page))), ==,
                    n);
}
