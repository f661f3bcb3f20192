/* test-history.c: the list of sessions grows while it is read, and can be searched. */

#include "app-fixture.h"
#include "history.h"
#include "session.h"

#define MANY 100

static YcHistory *
new_history (YcDatabase *database)
{
  g_autoptr (YcArchive) archive = yc_archive_new (database);

  return yc_history_new (archive);
}

static void
begin (YcDatabase *database, const char *name, const char *date)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *head = g_strdup_printf ("yellowcake 1\ngame manhattan-project\nrules 1\n"
                                           "date %s\nplayer red \"%s\"\nplayer blue \"Bo\"\n"
                                           "market ? ? ? ? ? ? ?\nbombs ? ? ?\n",
                                           date, name);
  YcSession *session = yc_session_begin (database, head, &error);

  g_assert_no_error (error);
  g_object_unref (session);
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

static void
test_grows (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  g_autoptr (YcHistory) history = new_history (database);
  g_autoptr (GObject) last = NULL;
  guint first_page;

  begin_many (database);
  yc_history_search (history, NULL, 0);
  first_page = g_list_model_get_n_items (G_LIST_MODEL (history));
  g_assert_cmpuint (first_page, >, 10);
  g_assert_cmpuint (first_page, <, MANY);

  /* looking at the top reads nothing more */
  last = g_list_model_get_item (G_LIST_MODEL (history), 0);
  app_test_wait (20);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, first_page);

  for (guint position = 0; position < g_list_model_get_n_items (G_LIST_MODEL (history));
       position++) {
    g_clear_object (&last);
    last = g_list_model_get_item (G_LIST_MODEL (history), position);
    app_test_wait (1);
  }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, MANY);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (history), MANY));
  /* the newest first, so the oldest at the end */
  g_assert_cmpstr (yc_past_session_get_entry (YC_PAST_SESSION (last))->seats[0].person, ==,
                   "Player 000");
}

static void
test_search (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  g_autoptr (YcHistory) history = new_history (database);
  g_autoptr (YcPastSession) found = NULL;

  begin_many (database);
  yc_history_search (history, "player 042", 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 1);
  found = g_list_model_get_item (G_LIST_MODEL (history), 0);
  g_assert_cmpstr (yc_past_session_get_entry (found)->seats[0].person, ==, "Player 042");

  yc_history_search (history, "player 042", yc_past_session_get_entry (found)->id);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 0);
  yc_history_search (history, "nobody", 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (history)), ==, 0);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/history/grows", test_grows);
  g_test_add_func ("/history/search", test_search);
  return g_test_run ();
}
