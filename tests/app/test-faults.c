/* test-faults.c: what the window says when the disk fails in each way, what stays, and that it goes
 * on once the disk is whole. */

#include "failing-vfs.h"
#include "failure-page.h"
#include "history/export-dialog.h"
#include "play/play-bar.h"
#include "sessions-page.h"
#include "table-fixture.h"
#include "window-desk.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define UUID "0197c2f0-1111-7000-8000-000000000005"
#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nsession " UUID "\nplayer red \"Ana\"\nplayer blue "       \
  "\"Bo\"\n"
#define FIRST "red place mine-2 L"

/* ---- A disk that takes no new name ----------------------------------------------------------- */

static gboolean names_fail;

/* In the place of that of the C library, for the program and all its libraries. */
int
rename (const char *from, const char *to)
{
  if (!names_fail)
    return (int) syscall (SYS_rename, from, to);
  errno = EIO;
  return -1;
}

/* ---- A window -------------------------------------------------------------------------------- */

typedef struct {
  char *path;
  YcWindow *window;
} Desk;

/* A ledger with a session of one play; the window is not there yet. */
static void
set_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
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

static void
tear_down (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  failing_vfs_disarm ();
  names_fail = FALSE;
  gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (20);
  g_free (desk->path);
}

static GtkWidget *
open_window (Desk *desk)
{
  desk->window = window_desk_new (desk->path);
  gtk_window_present (GTK_WINDOW (desk->window));
  app_test_wait (200);
  return yc_window_get_page (desk->window);
}

static GtkWidget *
page_after (Desk *desk, const char *action, const char *format, const char *value)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), action, format, value);
  app_test_wait (150);
  return yc_window_get_page (desk->window);
}

/* Whether some words that are to be seen have these in them. */
static gboolean
says (gpointer root, const char *words)
{
  GtkWidget *label;

  for (guint i = 0; (label = app_test_find_nth (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), words) != NULL)
      return TRUE;
  return FALSE;
}

/* ---- At the table ---------------------------------------------------------------------------- */

/* What can happen to a play on its way to the disk, and what is said of it then. */
typedef struct {
  const char *name;
  DiskAct act;
  int code;
  const char *words, *remedy;
} Fault;

static const Fault write_faults[] = {
  { "full", DISK_WRITE, SQLITE_FULL, "is full, so this was not saved.", "Free some space" },
  { "write", DISK_WRITE, SQLITE_IOERR_WRITE, "could not be read or written", "Check the disk" },
  { "sync", DISK_SYNC, SQLITE_IOERR_FSYNC, "could not be read or written", "Check the disk" },
  { "read", DISK_READ, SQLITE_IOERR_READ, "could not be read or written", "Check the disk" },
};

static Table
sit_down (Desk *desk)
{
  Table table = { 0 };

  open_window (desk);
  table.page = page_after (desk, "win.open-session", "s", UUID);
  g_assert_true (YC_IS_TABLE_PAGE (table.page));
  table.window = GTK_WIDGET (desk->window);
  table.session = yc_table_page_get_session (YC_TABLE_PAGE (table.page));
  table.view = yc_table_page_get_view (YC_TABLE_PAGE (table.page));
  return table;
}

static YcPlayBar *
bar_of (Table *table)
{
  return YC_PLAY_BAR (app_test_find (table->page, YC_TYPE_PLAY_BAR, NULL));
}

static void
assert_nothing_taken (Table *table, const Fault *fault)
{
  g_autofree char *wish = wish_of (table);

  g_assert_true (says (table->page, fault->words));
  g_assert_true (says (table->page, fault->remedy));
  g_assert_true (says (table->page, "the play still stands below."));
  g_assert_cmpstr (wish, ==, "red end");
  g_assert_cmpuint (yc_session_get_n_events (table->session), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->view)), ==, 1);
}

/* What a ledger at rest keeps in memory is forgotten, as it is when the file was looked through. */
static void
compose_end (Desk *desk, Table *table)
{
  YcPlay end;

  g_assert_true (yc_session_read_play (table->session, "red end", &end, NULL));
  yc_composer_set_play (yc_play_bar_get_composer (bar_of (table)), &end);
  settle ();
  yc_database_forget (yc_window_get_database (desk->window));
}

static void
a_play_waits (Desk *desk, gconstpointer data)
{
  const Fault *fault = data;
  Table table = sit_down (desk);

  compose_end (desk, &table);
  failing_vfs_arm (fault->act, 1, fault->code, TRUE);
  for (int tries = 0; tries < 2; tries++) {
    yc_play_bar_record (bar_of (&table));
    app_test_wait (20);
    assert_nothing_taken (&table, fault);
  }
  g_assert_true (failing_vfs_disarm ());
  yc_play_bar_record (bar_of (&table));
  app_test_wait (20);
  assert_last (&table, "red end");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table.view)), ==, 2);
  g_assert_false (says (table.page, fault->words));
}

/* ---- At the door ----------------------------------------------------------------------------- */

static const Fault open_faults[] = {
  { "open", DISK_OPEN, SQLITE_CANTOPEN, "The Sessions Cannot Be Written", "Allow writing to" },
  { "read", DISK_READ, SQLITE_IOERR_READ, "The Sessions Cannot Be Opened", "Check the disk" },
  { "lock", DISK_LOCK, SQLITE_IOERR_LOCK, "The Sessions Cannot Be Opened", "Check the disk" },
  { "busy", DISK_LOCK, SQLITE_BUSY, "The Sessions Are Open Elsewhere", "try again" },
};

static void
the_door_stays_shut (Desk *desk, gconstpointer data)
{
  const Fault *fault = data;
  GtkWidget *page;

  failing_vfs_arm (fault->act, 1, fault->code, TRUE);
  page = open_window (desk);
  for (int tries = 0; tries < 2; tries++) {
    g_assert_true (YC_IS_FAILURE_PAGE (page));
    g_assert_true (says (page, fault->words));
    g_assert_true (says (page, fault->remedy));
    page = page_after (desk, "win.open-database", NULL, NULL);
  }
  g_assert_true (failing_vfs_disarm ());
  g_assert_true (YC_IS_SESSIONS_PAGE (page_after (desk, "win.open-database", NULL, NULL)));
  page = page_after (desk, "win.open-session", "s", UUID);
  g_assert_cmpuint (yc_session_get_n_events (yc_table_page_get_session (YC_TABLE_PAGE (page))), ==,
                    1);
}

/* ---- At the door the next day ---------------------------------------------------------------- */

/* What a play asks nothing of; without words the door opens all the same. */
static const Fault later_faults[] = {
  { "open", DISK_OPEN, SQLITE_CANTOPEN, "The Sessions Cannot Be Written", "Allow writing to" },
  { "lock", DISK_LOCK, SQLITE_IOERR_LOCK, "The Sessions Cannot Be Opened", "Check the disk" },
  { "busy", DISK_LOCK, SQLITE_BUSY, "The Sessions Are Open Elsewhere", "try again" },
  { "truncate", DISK_TRUNCATE, SQLITE_IOERR_TRUNCATE, NULL, NULL },
};

static void
close_window (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (100);
}

static void
assert_door (GtkWidget *page, const Fault *fault)
{
  if (fault->words == NULL) {
    g_assert_true (YC_IS_SESSIONS_PAGE (page));
    return;
  }
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_true (says (page, fault->words));
  g_assert_true (says (page, fault->remedy));
}

/* The session is there with so many plays. */
static void
assert_kept (Desk *desk, guint n)
{
  GtkWidget *page = page_after (desk, "win.open-session", "s", UUID);

  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_cmpuint (yc_session_get_n_events (yc_table_page_get_session (YC_TABLE_PAGE (page))), ==,
                    n);
}

static void
a_play_stays (Desk *desk, gconstpointer data)
{
  const Fault *fault = data;
  Table table = sit_down (desk);

  compose_end (desk, &table);
  failing_vfs_arm (fault->act, 1, fault->code, TRUE);
  yc_play_bar_record (bar_of (&table));
  app_test_wait (20);
  assert_last (&table, "red end");
  g_assert_false (says (table.page, "nothing was taken over"));
  close_window (desk);
  assert_door (open_window (desk), fault);
  g_assert_true (failing_vfs_disarm ());
  if (fault->words != NULL)
    page_after (desk, "win.open-database", NULL, NULL);
  assert_kept (desk, 2);
}

/* ---- A session opened ------------------------------------------------------------------------ */

static void
a_session_stays_closed (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  open_window (desk);
  yc_database_forget (yc_window_get_database (desk->window));
  failing_vfs_arm (DISK_READ, 1, SQLITE_IOERR_READ, TRUE);
  g_assert_true (YC_IS_SESSIONS_PAGE (page_after (desk, "win.open-session", "s", UUID)));
  g_assert_true (says (desk->window, "could not be read or written"));
  g_assert_true (says (desk->window, "Check the disk"));
  g_assert_true (failing_vfs_disarm ());
  assert_kept (desk, 1);
}

/* ---- A session begun ------------------------------------------------------------------------- */

static void
a_new_session_waits (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  open_window (desk);
  page = page_after (desk, "win.new-session", NULL, NULL);
  failing_vfs_arm (DISK_WRITE, 1, SQLITE_FULL, TRUE);
  app_test_click (page, "_Begin");
  app_test_wait (100);
  g_assert_true (yc_window_get_page (desk->window) == page);
  g_assert_true (says (desk->window, "is full, so this was not saved."));
  g_assert_true (failing_vfs_disarm ());
  app_test_click (page, "_Begin");
  app_test_wait (100);
  g_assert_true (YC_IS_TABLE_PAGE (yc_window_get_page (desk->window)));
}

/* ---- A file renamed -------------------------------------------------------------------------- */

static guint
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir), n++) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  return n;
}

static void
export_into (Desk *desk, const char *folder, const char *words)
{
  YcExportDialog *dialog = yc_export_dialog_open (
    GTK_WINDOW (desk->window), yc_window_get_database (desk->window), NULL, UUID);

  yc_export_dialog_write (dialog, folder);
  app_test_wait (300);
  g_assert_true (says (dialog, words));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
an_export_says_why (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = g_dir_make_tmp ("yc-export-XXXXXX", NULL);

  open_window (desk);
  names_fail = TRUE;
  export_into (desk, folder, "1 could not be written: ");
  g_assert_cmpuint (empty_folder (folder), ==, 0);
  names_fail = FALSE;
  export_into (desk, folder, "1 session was written into ");
  g_assert_cmpuint (empty_folder (folder), ==, 1);
  g_rmdir (folder);
}

static void
dismiss_dialogs (Desk *desk)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

    if (window != GTK_WINDOW (desk->window))
      gtk_window_destroy (window);
  }
}

/* Whoever keeps the ledger open has to let go of it first. */
static GtkWidget *
page_restored (Desk *desk, const char *copy)
{
  page_after (desk, "win.restore-copy", "s", copy);
  for (int waits = 0; waits < 100 && !YC_IS_SESSIONS_PAGE (yc_window_get_page (desk->window));
       waits++)
    app_test_wait (50);
  return yc_window_get_page (desk->window);
}

/* A copy that cannot take the place of the file leaves it, and the sessions with it. Once it can,
 * what was open before takes nothing along that belongs to it: not the WAL with the next play. */
static void
a_copy_stays_beside (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);
  g_autofree char *wal = g_strconcat (desk->path, "-wal", NULL);
  g_autofree char *bytes = NULL;
  YcTablePage *table;
  gsize length;

  g_assert_true (g_file_get_contents (desk->path, &bytes, &length, NULL));
  g_assert_true (g_file_set_contents (copy, bytes, (gssize) length, NULL));
  open_window (desk);
  names_fail = TRUE;
  g_assert_true (YC_IS_SESSIONS_PAGE (page_restored (desk, copy)));
  g_assert_true (says (desk->window, "could not be read or written"));
  names_fail = FALSE;
  g_assert_true (YC_IS_TABLE_PAGE (page_after (desk, "win.open-session", "s", UUID)));
  g_assert_true (YC_IS_SESSIONS_PAGE (page_restored (desk, copy)));
  dismiss_dialogs (desk);
  table = YC_TABLE_PAGE (page_after (desk, "win.open-session", "s", UUID));
  g_assert_cmpuint (yc_session_record (yc_table_page_get_session (table), "red end", NULL), ==, 2);
  app_test_wait (100);
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
}

/* ---- A page that is damaged ------------------------------------------------------------------ */

#define PAGE 4096
/* More than is looked through when a file is opened. */
#define LARGE "CREATE TABLE gone AS SELECT zeroblob (2000000); DROP TABLE gone"

/* Runs this on the file, which nobody else has open; the number that it answers, if it does. */
static int
ask_file (Desk *desk, const char *sql)
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
damage (Desk *desk)
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
assert_told_damaged (Desk *desk)
{
  GtkWidget *page = yc_window_get_page (desk->window);

  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_null (yc_window_get_database (desk->window));
  g_assert_true (says (page, "The File of the Sessions Is Damaged"));
  g_assert_true (says (page, "set it aside and save whatever can be read"));
  g_assert_true (offers (page, "win.salvage"));
  g_assert_true (offers (page, "win.restore"));
}

/* Whether a window over that of the sessions says this. */
static gboolean
is_told (Desk *desk, const char *words)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean told = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    told = told || (window != GTK_WINDOW (desk->window) && says (window, words));
  }
  return told;
}

static void
what_is_sound_is_saved (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  damage (desk);
  open_window (desk);
  assert_told_damaged (desk);
  g_assert_true (YC_IS_SESSIONS_PAGE (page_after (desk, "win.salvage", NULL, NULL)));
  g_assert_true (is_told (desk, "1 session was saved."));
  g_assert_true (is_told (desk, "The last plays of 1 of them may be missing."));
  dismiss_dialogs (desk);
  assert_kept (desk, 0);
}

static void
a_copy_takes_its_place (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);

  damage (desk);
  open_window (desk);
  assert_told_damaged (desk);
  g_assert_true (YC_IS_SESSIONS_PAGE (page_restored (desk, copy)));
  dismiss_dialogs (desk);
  assert_kept (desk, 1);
}

/* Found behind the sessions that are shown, and nothing goes into the file from then on. */
static void
damage_is_told_later (Desk *desk, gconstpointer data G_GNUC_UNUSED)
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
  g_assert_true (page_after (desk, "win.new-session", NULL, NULL)
                 == yc_window_get_page (desk->window));
  assert_told_damaged (desk);
  g_assert_true (YC_IS_SESSIONS_PAGE (page_restored (desk, copy)));
  dismiss_dialogs (desk);
  assert_kept (desk, 1);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);
  failing_vfs_install ();

  for (gsize i = 0; i < G_N_ELEMENTS (write_faults); i++) {
    g_autofree char *path = g_strconcat ("/faults/at-the-table/", write_faults[i].name, NULL);

    g_test_add (path, Desk, &write_faults[i], set_up, a_play_waits, tear_down);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (open_faults); i++) {
    g_autofree char *path = g_strconcat ("/faults/at-the-door/", open_faults[i].name, NULL);

    g_test_add (path, Desk, &open_faults[i], set_up, the_door_stays_shut, tear_down);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (later_faults); i++) {
    g_autofree char *path = g_strconcat ("/faults/next-day/", later_faults[i].name, NULL);

    g_test_add (path, Desk, &later_faults[i], set_up, a_play_stays, tear_down);
  }
  g_test_add ("/faults/session", Desk, NULL, set_up, a_session_stays_closed, tear_down);
  g_test_add ("/faults/new-session", Desk, NULL, set_up, a_new_session_waits, tear_down);
  g_test_add ("/faults/export", Desk, NULL, set_up, an_export_says_why, tear_down);
  g_test_add ("/faults/damaged/saved", Desk, NULL, set_up, what_is_sound_is_saved, tear_down);
  g_test_add ("/faults/damaged/copy", Desk, NULL, set_up, a_copy_takes_its_place, tear_down);
  g_test_add ("/faults/damaged/large", Desk, NULL, set_up, damage_is_told_later, tear_down);
  g_test_add ("/faults/copy", Desk, NULL, set_up, a_copy_stays_beside, tear_down);
  return g_test_run ();
}
