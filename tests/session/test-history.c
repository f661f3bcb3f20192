/* test-history.c: the list of sessions grows while it is read, and can be searched. */

#include "history.h"

#include <string.h>

#include "export.h"
#include "shelf.h"

#define MANY 100

static void
begin (YcDatabase *database, const char *name, const char *date)
{
  g_autofree char *head = g_strdup_printf ("yellowcake 1\ngame manhattan-project\nrules 1\n"
                                           "date %s\nplayer red \"%s\"\nplayer blue \"Bo\"\n"
                                           "market ? ? ? ? ? ? ?\nbombs ? ? ?\n",
                                           date, name);
  g_object_unref (shelf_begin (database, head));
}

static void
begin_many (YcDatabase *database)
{
  for (int index = 0; index < MANY; index++) {
    g_autofree char *name = g_strdup_printf ("Player %03d", index);
    g_autofree char *date
      = g_strdup_printf ("2026-01-01T%02d:%02d:00+00:00", index / 60, index % 60);

    begin (database, name, date);
  }
}

/* Until nothing is left to do. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
the_list_grows_while_it_is_read (Shelf *shelf, gconstpointer data)
{
  g_autoptr (YcHistory) history = yc_history_new (shelf->database);
  g_autoptr (GObject) last = NULL;
  guint first_page;

  (void) data;
  begin_many (shelf->database);
  yc_history_search (history, NULL, 0);
  first_page = g_list_model_get_n_items (G_LIST_MODEL (history));
  g_assert_cmpuint (first_page, >, 10);
  g_assert_cmpuint (first_page, <, MANY);

  /* looking at all of it reads nothing more */
  for (guint position = 0; position < first_page; position++) {
    g_clear_object (&last);
    last = g_list_model_get_item (G_LIST_MODEL (history), position);
  }
  settle ();
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, first_page);

  for (int page = 0; page < MANY; page++) {
    yc_history_read_on (history);
    settle ();
  }
  g_clear_object (&last);
  last = g_list_model_get_item (G_LIST_MODEL (history), MANY - 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, MANY);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (history), MANY));
  /* the newest first, so the oldest at the end */
  g_assert_cmpstr (yc_past_session_get_entry (YC_PAST_SESSION (last))->seats[0].person, ==,
                   "Player 000");
}

static void
the_list_can_be_searched (Shelf *shelf, gconstpointer data)
{
  g_autoptr (YcHistory) history = yc_history_new (shelf->database);
  g_autoptr (YcPastSession) found = NULL;

  (void) data;
  begin_many (shelf->database);
  yc_history_search (history, yc_query_new ("player 042"), 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 1);
  found = g_list_model_get_item (G_LIST_MODEL (history), 0);
  g_assert_cmpstr (yc_past_session_get_entry (found)->seats[0].person, ==, "Player 042");

  yc_history_search (history, yc_query_new ("player 042"), yc_past_session_get_entry (found)->id);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 0);
  yc_history_search (history, yc_query_new ("nobody"), 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 0);
}

/* Where a session really was, and when, its list and its exports say once it is corrected. */
static void
a_place_is_corrected (Shelf *shelf, gconstpointer data)
{
  static const char *const really[]
    = { "date 2026-01-02T20:00:00+01:00", "location \"At Bo's\"", NULL };
  g_autofree char *folder = g_build_filename (shelf->folder, "out", NULL);
  g_autofree char *path = g_build_filename (folder, "seats.csv", NULL);
  g_autofree char *csv = NULL;
  g_autoptr (YcSession) session
    = shelf_begin (shelf->database, "yellowcake 1\ngame manhattan-project\nrules 1\n"
                                    "date 2026-01-01T19:00:00+01:00\nplayer red \"Ana\"\n"
                                    "player blue \"Bo\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ?\n");

  (void) data;
  g_assert_true (yc_session_correct_set_up (session, really, NULL));
  g_autoptr (YcArchiveEntry) entry = yc_archive_get (shelf->database, 1, NULL);
  g_assert_cmpstr (entry->location, ==, "At Bo's");
  YcExport *export = yc_export_begin (shelf->database, YC_EXPORT_CSV, folder, NULL);
  g_assert_true (yc_export_add (export, yc_session_get_uuid (session), NULL));
  g_assert_true (yc_export_end (export, NULL));
  g_assert_true (g_file_get_contents (path, &csv, NULL, NULL));
  g_assert_nonnull (strstr (csv, "2026-01-02T20:00:00+01:00,At Bo's,"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/history/grows", Shelf, NULL, shelf_set_up, the_list_grows_while_it_is_read,
              shelf_tear_down);
  g_test_add ("/history/place", Shelf, NULL, shelf_set_up, a_place_is_corrected, shelf_tear_down);
  g_test_add ("/history/search", Shelf, NULL, shelf_set_up, the_list_can_be_searched,
              shelf_tear_down);
  return g_test_run ();
}
