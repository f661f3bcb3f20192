/* test-export-dialog.c: all sessions, those found, or one, into a folder. */

#include "app-fixture.h"
#include "history/export-dialog.h"
#include "session.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#define HEAD "yellowcake 1\ngame manhattan-project\nplayer red \"%s\"\nplayer blue \"Bo\"\n"

static void
begin (YcDatabase *database, const char *name)
{
  g_autofree char *text = g_strdup_printf (HEAD, name);
  YcSession *session = yc_session_begin (database, text, NULL);

  g_assert_nonnull (session);
  g_object_unref (session);
}

/* More than are read at once. */
static YcDatabase *
database_with_many (void)
{
  YcDatabase *database = app_test_database ();

  for (int i = 0; i < 60; i++)
    begin (database, i % 6 == 0 ? "Žofie" : "Ana");
  return database;
}

static guint
count_and_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name = g_dir_read_name (dir); name; name = g_dir_read_name (dir), n++) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_unlink (path);
  }
  g_rmdir (folder);
  return n;
}

/* What stands in the dialog when it has come to its end; its window goes. */
static char *
wait_for_end (YcExportDialog *dialog)
{
  GtkWidget *label;
  char *text;

  for (int waits = 0;
       waits < 200 && !app_test_find (GTK_WIDGET (dialog), GTK_TYPE_BUTTON, "_Close"); waits++)
    app_test_wait (20);
  label = app_test_find_nth (GTK_WIDGET (dialog), GTK_TYPE_LABEL, 0);
  for (guint i = 1; label != NULL && !strstr (gtk_label_get_text (GTK_LABEL (label)), "written");
       i++)
    label = app_test_find_nth (GTK_WIDGET (dialog), GTK_TYPE_LABEL, i);
  g_assert_nonnull (label);
  text = g_strdup (gtk_label_get_text (GTK_LABEL (label)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  return text;
}

static void
assert_written (YcExportDialog *dialog, const char *beginning, guint files)
{
  g_autofree char *folder = g_dir_make_tmp ("yc-export-XXXXXX", NULL);
  g_autofree char *told = NULL;

  yc_export_dialog_write (dialog, folder);
  told = wait_for_end (dialog);
  g_assert_true (g_str_has_prefix (told, beginning));
  g_assert_cmpuint (count_and_remove (folder), ==, files);
}

static void
test_all (void)
{
  g_autoptr (YcDatabase) database = database_with_many ();
  GtkWindow *parent = app_test_show (gtk_label_new (NULL), 300, 300);
  YcExportDialog *dialog = yc_export_dialog_open (parent, database, NULL, NULL);

  g_assert_null (app_test_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Those found by “”"));
  assert_written (dialog, "60 sessions were written into ", 60);
  gtk_window_destroy (parent);
}

static void
test_found (void)
{
  g_autoptr (YcDatabase) database = database_with_many ();
  GtkWindow *parent = app_test_show (gtk_label_new (NULL), 300, 300);
  YcExportDialog *dialog = yc_export_dialog_open (parent, database, yc_query_new ("zof"), NULL);

  g_assert_nonnull (
    app_test_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Those found by “zof”"));
  gtk_widget_activate (app_test_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Tables"));
  assert_written (dialog, "10 sessions were written into ", 2 + 10);
  gtk_window_destroy (parent);
}

static void
test_one (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  g_autofree char *text = g_strdup_printf (HEAD, "Ana");
  g_autoptr (YcSession) session = yc_session_begin (database, text, NULL);
  GtkWindow *parent = app_test_show (gtk_label_new (NULL), 300, 300);
  YcExportDialog *dialog
    = yc_export_dialog_open (parent, database, NULL, yc_session_get_uuid (session));

  g_assert_null (app_test_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "All of them"));
  gtk_widget_activate (
    app_test_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Plays for BG Stats"));
  assert_written (dialog, "1 session was written into ", 1);
  gtk_window_destroy (parent);
}

/* Closed before its end, it stops, and what is begun is left out. */
static void
test_stopped (void)
{
  g_autoptr (YcDatabase) database = database_with_many ();
  GtkWindow *parent = app_test_show (gtk_label_new (NULL), 300, 300);
  YcExportDialog *dialog = yc_export_dialog_open (parent, database, NULL, NULL);
  g_autofree char *folder = g_dir_make_tmp ("yc-export-XXXXXX", NULL);

  gtk_widget_activate (app_test_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Tables"));
  yc_export_dialog_write (dialog, folder);
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_test_wait (50);
  g_assert_cmpuint (count_and_remove (folder), ==, 0);
  gtk_window_destroy (parent);
}

#define ROOM 2000 /* bytes a file */

/* What the dialog says when not all of its tables have room. */
static char *
told_without_room (YcExportDialog *dialog, const char *folder)
{
  struct rlimit all, some;
  void (*before) (int) = signal (SIGXFSZ, SIG_IGN);
  char *told;

  g_assert_true (before != SIG_ERR);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &all), ==, 0);
  some = (struct rlimit){ .rlim_cur = ROOM, .rlim_max = all.rlim_max };
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &some), ==, 0);
  yc_export_dialog_write (dialog, folder);
  told = wait_for_end (dialog);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &all), ==, 0);
  signal (SIGXFSZ, before);
  return told;
}

/* Why, and what became of the tables. */
static void
test_without_room (void)
{
  g_autoptr (YcDatabase) database = database_with_many ();
  GtkWindow *parent = app_test_show (gtk_label_new (NULL), 300, 300);
  YcExportDialog *dialog = yc_export_dialog_open (parent, database, NULL, NULL);
  g_autofree char *folder = g_dir_make_tmp ("yc-export-XXXXXX", NULL);
  g_autofree char *seats = g_build_filename (folder, "seats.csv", NULL);
  g_autofree char *told = NULL;

  gtk_widget_activate (app_test_find (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, "Tables"));
  told = told_without_room (dialog, folder);
  g_test_message ("%s", told);
  g_assert_nonnull (strstr (told, "could not be written, the first because: "));
  g_assert_nonnull (strstr (told, g_strerror (EFBIG)));
  g_assert_nonnull (strstr (told, "Not all of the tables could be written, "));
  g_assert_false (g_file_test (seats, G_FILE_TEST_EXISTS));
  count_and_remove (folder);
  gtk_window_destroy (parent);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  g_test_add_func ("/export-dialog/all", test_all);
  g_test_add_func ("/export-dialog/found", test_found);
  g_test_add_func ("/export-dialog/one", test_one);
  g_test_add_func ("/export-dialog/stopped", test_stopped);
  g_test_add_func ("/export-dialog/without-room", test_without_room);
  return g_test_run ();
}
