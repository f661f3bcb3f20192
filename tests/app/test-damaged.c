/* test-damaged.c: a damaged file of the sessions is told, and what is sound or a copy serves. */

#include "failure-page.h"
#include "ledger-desk.h"
#include "sessions-page.h"

#include <sqlite3.h>
#include <string.h>

#define PAGE 4096
/* More than is looked through when a file is opened. */
#define LARGE "CREATE TABLE gone AS SELECT zeroblob (2000000); DROP TABLE gone"

/* Runs this on the file, which nobody else has open; the number that it answers, if it does. */
static int
ask_file (WindowDesk *desk, const char *sql)
{
  sqlite3_stmt *statement;
  sqlite3 *file;
  int number = 0;

  g_assert_cmpint (sqlite3_open (desk->path, &file), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (file, "PRAGMA locking_mode = EXCLUSIVE", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  for (const char *rest = sql; *rest != '\0';) {
    g_assert_cmpint (sqlite3_prepare_v2 (file, rest, -1, &statement, &rest), ==, SQLITE_OK);
    if (sqlite3_step (statement) == SQLITE_ROW)
      number = sqlite3_column_int (statement, 0);
    g_assert_cmpint (sqlite3_finalize (statement), ==, SQLITE_OK);
  }
  g_assert_cmpint (sqlite3_close (file), ==, SQLITE_OK);
  return number;
}

/* The plays can be read no more; a copy from before can. */
static void
damage (WindowDesk *desk)
{
  const int page = ask_file (desk, "SELECT rootpage FROM sqlite_schema WHERE name = 'event'");
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (desk->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (copy, bytes, (gssize) length, NULL));
  g_assert_cmpuint ((gsize) page * PAGE, <=, length);
  memset (bytes + (page - 1) * PAGE, 'y', PAGE);
  g_assert_true (g_file_set_contents (desk->path, bytes, (gssize) length, NULL));
}

static gboolean
offers (GtkWidget *page, const char *action)
{
  GtkWidget *button;

  for (guint i = 0; (button = app_test_find_nth (page, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
      return TRUE;
  return FALSE;
}

static void
assert_told_damaged (WindowDesk *desk)
{
  GtkWidget *page = yc_window_get_page (desk->window);

  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_null (yc_window_get_database (desk->window));
  g_assert_true (ledger_desk_says (page, "The File of the Sessions Is Damaged"));
  g_assert_true (ledger_desk_says (page, "set it aside and save whatever can be read"));
  g_assert_true (offers (page, "win.salvage"));
  g_assert_true (offers (page, "win.restore"));
}

/* Whether a window over that of the sessions says this. */
static gboolean
is_told (WindowDesk *desk, const char *words)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean told = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    told = told || (window != GTK_WINDOW (desk->window) && ledger_desk_says (window, words));
  }
  return told;
}

static void
what_is_sound_is_saved (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  damage (desk);
  window_desk_open (desk);
  assert_told_damaged (desk);
  g_assert_true (YC_IS_SESSIONS_PAGE (window_desk_page_after (desk, "win.salvage", NULL, NULL)));
  g_assert_true (is_told (desk, "1 session was saved."));
  g_assert_true (is_told (desk, "The last plays of 1 of them may be missing."));
  ledger_desk_dismiss (desk);
  ledger_desk_assert_kept (desk, 0);
}

static void
a_copy_takes_its_place (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);

  damage (desk);
  window_desk_open (desk);
  assert_told_damaged (desk);
  g_assert_true (YC_IS_SESSIONS_PAGE (ledger_desk_restore (desk, copy)));
  ledger_desk_dismiss (desk);
  ledger_desk_assert_kept (desk, 1);
}

/* Found behind the sessions that are shown, and nothing goes into the file from then on. */
static void
damage_is_told_later (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);

  ask_file (desk, LARGE);
  damage (desk);
  desk->window = window_desk_new (desk->path);
  g_assert_true (YC_IS_SESSIONS_PAGE (yc_window_get_page (desk->window)));
  gtk_window_present (GTK_WINDOW (desk->window));
  for (int waits = 0; waits < 100 && yc_window_get_database (desk->window) != NULL; waits++)
    app_test_wait (50);
  assert_told_damaged (desk);
  g_assert_true (window_desk_page_after (desk, "win.new-session", NULL, NULL)
                 == yc_window_get_page (desk->window));
  assert_told_damaged (desk);
  g_assert_true (YC_IS_SESSIONS_PAGE (ledger_desk_restore (desk, copy)));
  ledger_desk_dismiss (desk);
  ledger_desk_assert_kept (desk, 1);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);
  g_test_add ("/damaged/saved", WindowDesk, NULL, ledger_desk_set_up, what_is_sound_is_saved,
              ledger_desk_tear_down);
  g_test_add ("/damaged/copy", WindowDesk, NULL, ledger_desk_set_up, a_copy_takes_its_place,
              ledger_desk_tear_down);
  g_test_add ("/damaged/large", WindowDesk, NULL, ledger_desk_set_up, damage_is_told_later,
              ledger_desk_tear_down);
  return g_test_run ();
}
