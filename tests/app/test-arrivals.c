/* test-arrivals.c: records come in through the window: several files with what came of each, and
 * one that is looked at first and then kept. */

#include "archive.h"
#include "history/arrivals-dialog.h"
#include "history/difference-row.h"
#include "session-row.h"
#include "sessions-page.h"
#include "sheet.h"
#include "table-page.h"
#include "window-desk.h"
#include "window-private.h"

#include <string.h>

#define ID "0197c2f0-1111-7000-8000-000000000001"
#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nsession " ID "\ndate 2026-11-20T19:30:00+01:00\n"         \
  "player red \"Ana\"\nplayer blue \"Bo\"\n"

typedef struct {
  char *path, *folder;
  YcWindow *window;
} Desk;

static void
set_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  desk->path = app_test_path ();
  desk->folder = g_path_get_dirname (desk->path);
  desk->window = window_desk_new (desk->path);
  gtk_window_present (GTK_WINDOW (desk->window));
  app_test_wait (300);
}

static void
tear_down (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (20);
  g_free (desk->path);
  g_free (desk->folder);
}

static GFile *
file_with (Desk *desk, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (desk->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return g_file_new_for_path (path);
}

static void
add_file (Desk *desk, GListStore *files, const char *name, const char *text)
{
  g_autoptr (GFile) file = file_with (desk, name, text);

  g_list_store_append (files, file);
}

/* The dialog over the window, once it has come to its end. */
static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (int waits = 0; waits < 1500; waits++) {
    for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (YC_IS_ARRIVALS_DIALOG (window)
          && app_test_find (window, GTK_TYPE_BUTTON, "_Close") != NULL)
        return window;
    }
    app_test_wait (20);
  }
  g_assert_not_reached ();
}

static const char *
subtitle_of (GtkWidget *dialog, const char *file)
{
  GtkWidget *row = app_test_find (dialog, ADW_TYPE_ACTION_ROW, file);

  g_assert_nonnull (row);
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
}

/* As if they were dropped on the window. */
static void
drop (Desk *desk, GListStore *files)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (desk->window));
  g_auto (GValue) value = G_VALUE_INIT;
  GSList *list = NULL;
  gboolean taken = FALSE;

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (files)); i > 0; i--)
    list = g_slist_prepend (list, g_list_model_get_item (G_LIST_MODEL (files), i - 1));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, list);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_DROP_TARGET (controller))
      g_signal_emit_by_name (controller, "drop", &value, 1.0, 1.0, &taken);
  }
  g_assert_true (taken);
}

/* A page of a sheet as a picture. */
static void
add_picture (Desk *desk, GListStore *files, const YcSheet *sheet, guint page)
{
  g_autofree char *name = g_strdup_printf ("page-%u.png", page);
  g_autofree char *path = g_build_filename (desk->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1786, 2526);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, 3, 3);
  yc_sheet_draw_page (sheet, page, cr, 595.28, 841.89);
  cairo_destroy (cr);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  g_list_store_append (files, file);
}

/* A record with so much in it that its sheet has two pages. */
static YcSheet *
long_sheet_new (void)
{
  g_autoptr (GString) text = g_string_new (HEAD "red place mine-2 L\n");
  g_autoptr (GError) error = NULL;
  YcError unread;
  YcRecord *record;
  YcSheet *sheet;

  for (int note = 0; note < 300; note++)
    g_string_append_printf (text, "table note \"%08x %08x %08x\"\n", g_test_rand_int (),
                            g_test_rand_int (), g_test_rand_int ());
  record = yc_record_read (text->str, text->len, &unread);
  g_assert_nonnull (record);
  sheet = yc_sheet_new (record, &error);
  g_assert_no_error (error);
  yc_record_free (record);
  return sheet;
}

/* Each picture is a part; together they are the session, which then is known already. */
static void
sheets_come_in (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  g_autoptr (YcSheet) sheet = long_sheet_new ();
  GtkWidget *dialog;

  g_assert_cmpuint (yc_sheet_get_n_pages (sheet), ==, 2);
  add_picture (desk, files, sheet, 0);
  drop (desk, files);
  dialog = find_dialog ();
  g_assert_nonnull (strstr (subtitle_of (dialog, "page-0.png"), "missing"));
  app_test_click (dialog, "_Close");
  add_picture (desk, files, sheet, 1);
  drop (desk, files);
  dialog = find_dialog ();
  g_assert_cmpstr (subtitle_of (dialog, "page-0.png"), ==, "New, 301 plays");
  g_assert_cmpstr (subtitle_of (dialog, "page-1.png"), ==, "Known already");
  app_test_click (dialog, "_Close");
}

static void
files_come_in (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  GtkWidget *dialog;

  add_file (desk, files, "one.ycr", HEAD "red place mine-2 L\n");
  add_file (desk, files, "again.ycr", HEAD "red place mine-2 L\n");
  add_file (desk, files, "longer.ycr", HEAD "red place mine-2 L\nred end\n");
  add_file (desk, files, "other <b>.ycr", HEAD "red place mine-1 L\n");
  add_file (desk, files, "list.ycr", "two pounds of flour\n");
  for (int i = 0; i < 30; i++) {
    g_autofree char *name = g_strdup_printf ("many-%d.ycr", i);
    g_autofree char *text = g_strdup_printf ("yellowcake 1\ngame manhattan-project\n"
                                             "date 2026-10-%02dT19:30:00+01:00\nplayer red \"Cy\"\n"
                                             "player blue \"Di\"\n",
                                             i + 1);

    add_file (desk, files, name, text);
  }
  drop (desk, files);
  dialog = find_dialog ();
  g_assert_cmpstr (subtitle_of (dialog, "one.ycr"), ==, "New, 1 play");
  g_assert_cmpstr (subtitle_of (dialog, "again.ycr"), ==, "Known already");
  g_assert_cmpstr (subtitle_of (dialog, "longer.ycr"), ==, "Goes on by 1 play");
  g_assert_cmpstr (subtitle_of (dialog, "other <b>.ycr"), ==,
                   "Differs from play 1 on; nothing was taken.");
  GtkWidget *sides = app_test_find (dialog, YC_TYPE_DIFFERENCE_ROW, NULL);
  g_assert_nonnull (app_test_find (sides, GTK_TYPE_LABEL, "red place mine-2 L"));
  g_assert_nonnull (app_test_find (sides, GTK_TYPE_LABEL, "red place mine-1 L"));
  g_assert_true (g_str_has_prefix (subtitle_of (dialog, "list.ycr"), "1:1: "));
  g_assert_nonnull (app_test_find (dialog, GTK_TYPE_LABEL,
                                   "31 sessions are new. 1 goes on. 1 was known. 1 differs from "
                                   "yours and was not taken. 1 file cannot be read."));

  /* the list behind has them, and a row leads to its session */
  g_assert_nonnull (app_test_find (yc_window_get_page (desk->window), YC_TYPE_SESSION_ROW, NULL));
  g_assert_nonnull (
    app_test_find (yc_window_get_page (desk->window), GTK_TYPE_LABEL, "October 2026"));
  gtk_widget_activate (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "one.ycr"));
  app_test_wait (200);
  g_assert_true (YC_IS_TABLE_PAGE (yc_window_get_page (desk->window)));
  g_assert_cmpstr (yc_session_get_uuid (
                     yc_table_page_get_session (YC_TABLE_PAGE (yc_window_get_page (desk->window)))),
                   ==, ID);
}

/* What is open at the table does not go on behind it. */
static void
the_table_is_left_for_what_comes (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GListStore) first = g_list_store_new (G_TYPE_FILE);
  g_autoptr (GListStore) second = g_list_store_new (G_TYPE_FILE);

  add_file (desk, first, "one.ycr", HEAD "red place mine-2 L\n");
  add_file (desk, second, "longer.ycr", HEAD "red place mine-2 L\nred end\n");
  drop (desk, first);
  gtk_widget_activate (app_test_find (find_dialog (), ADW_TYPE_ACTION_ROW, "one.ycr"));
  app_test_wait (200);
  g_assert_true (YC_IS_TABLE_PAGE (yc_window_get_page (desk->window)));
  drop (desk, second);
  g_assert_true (YC_IS_SESSIONS_PAGE (yc_window_get_page (desk->window)));
  gtk_widget_activate (app_test_find (find_dialog (), ADW_TYPE_ACTION_ROW, "longer.ycr"));
  app_test_wait (200);
  g_assert_cmpuint (yc_session_get_n_events (yc_table_page_get_session (
                      YC_TABLE_PAGE (yc_window_get_page (desk->window)))),
                    ==, 2);
}

static void
a_record_is_looked_at_and_kept (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GFile) file = file_with (desk, "one.ycr", HEAD "red place mine-2 L\n");
  GtkWidget *page;

  yc_window_show_record (desk->window, file);
  app_test_wait (100);
  page = yc_window_get_page (desk->window);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_true (yc_session_is_read_only (yc_table_page_get_session (YC_TABLE_PAGE (page))));
  app_test_click (page, "_Keep in My Sessions");
  app_test_wait (200);
  page = yc_window_get_page (desk->window);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_false (yc_session_is_read_only (yc_table_page_get_session (YC_TABLE_PAGE (page))));
  g_assert_null (app_test_find (page, GTK_TYPE_BUTTON, "_Keep in My Sessions"));

  /* the same record again is the same session, another is told */
  yc_window_show_record (desk->window, file);
  app_test_wait (100);
  app_test_click (yc_window_get_page (desk->window), "_Keep in My Sessions");
  app_test_wait (200);
  g_assert_true (YC_IS_TABLE_PAGE (yc_window_get_page (desk->window)));
  g_clear_object (&file);
  file = file_with (desk, "other.ycr", HEAD "red place mine-1 L\n");
  yc_window_show_record (desk->window, file);
  app_test_wait (100);
  app_test_click (yc_window_get_page (desk->window), "_Keep in My Sessions");
  g_assert_true (
    g_str_has_prefix (subtitle_of (find_dialog (), "Ana and Bo"), "Differs from play 1"));
}

/* Whoever closes the dialog early has had enough. What is being read keeps it until then. */
static void
the_rest_stays_where_it_is (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GListStore) files = g_list_store_new (G_TYPE_FILE);
  YcArrivalsDialog *dialog;
  g_autoptr (GPtrArray) taken = NULL;
  static const YcChoice all = { .shelves = YC_SHELVES_ALL };

  for (int i = 0; i < 100; i++) {
    g_autofree char *name = g_strdup_printf ("few-%d.ycr", i);
    g_autofree char *text = g_strdup_printf (
      "yellowcake 1\ngame manhattan-project\ndate 2026-10-%02dT%02d:30:00+01:00\n"
      "player red \"Cy\"\nplayer blue \"Di\"\n",
      i % 30 + 1, i / 30);

    add_file (desk, files, name, text);
  }
  dialog = yc_arrivals_dialog_take (GTK_WINDOW (desk->window), desk->window->database,
                                    G_LIST_MODEL (files));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  g_signal_connect (dialog, "taken", G_CALLBACK (gtk_window_close), NULL);
  while (dialog != NULL)
    g_main_context_iteration (NULL, TRUE);
  taken = yc_archive_list (desk->window->database, &all, NULL, 200, NULL);
  g_assert_cmpuint (taken->len, ==, 10);
}

#define ADD(name) g_test_add ("/arrivals/" #name, Desk, NULL, set_up, name, tear_down)

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);
  ADD (files_come_in);
  ADD (sheets_come_in);
  ADD (the_table_is_left_for_what_comes);
  ADD (a_record_is_looked_at_and_kept);
  ADD (the_rest_stays_where_it_is);
  return g_test_run ();
}
