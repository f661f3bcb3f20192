/* test-persons.c: everybody who sat at a table, and what each of them has played. */

#include "app-fixture.h"
#include "caches.h"
#include "persons/about-persons.h"
#include "persons/person-page.h"
#include "persons/persons-page.h"
#include "persons/points-bars.h"
#include "session.h"

#define HEAD                                                                                       \
  "yellowcake 1\ngame manhattan-project\nlocation \"Kitchen\"\nplayer red \"Ana & <b>\"\n"         \
  "player blue \"Bo\"\nmarket ? ? ? ? ? ? ?\nbombs ? ? ?\n"

static void
begin (YcDatabase *database)
{
  g_autoptr (GError) error = NULL;
  G_GNUC_UNUSED g_autoptr (YcSession) session = yc_session_begin (database, HEAD, &error);

  g_assert_no_error (error);
}

static void
decide (YcDatabase *database, gint64 session)
{
  const int points[] = { 60, 12 };
  const gboolean winner[] = { TRUE, FALSE };
  const YcLedgerPace paces[] = { { 100000, 4, 1 }, { 0 } };
  const YcOutcome outcome
    = { .session = session,
        .over = TRUE,
        .points = points,
        .winner = winner,
        .paces = paces,
        .n_seats = 2,
        .deeds = "[[1,0,0,\"mine-2\",3],[1,0,0,\"gone\",9],[1,2,0,\"\",1],[2,1,0,\"\",4]]" };
  g_autoptr (GError) error = NULL;

  g_assert_true (yc_caches_tell (database, &outcome, &error));
  g_assert_no_error (error);
}

/* Three sessions, the first two of them decided. */
static YcDatabase *
database_new (void)
{
  YcDatabase *database = app_test_database ();

  for (guint number = 0; number < 3; number++)
    begin (database);
  app_test_wait (50);
  decide (database, 1);
  decide (database, 2);
  return database;
}

static void
assert_seen (GtkWidget *page, const char *text)
{
  g_assert_nonnull (app_test_find (page, GTK_TYPE_LABEL, text));
}

static void
test_everybody (void)
{
  g_autoptr (YcDatabase) database = database_new ();
  GtkWidget *page = yc_persons_page_new (database, NULL);
  GtkWindow *window = app_test_show (page, 360, 600);

  assert_seen (page, "Ana & <b>");
  assert_seen (page, "3 sessions, 2 games played to their end, 2 won");
  assert_seen (page, "3 sessions, 2 games played to their end, 0 won");
  gtk_window_destroy (window);
  app_test_wait (50);
}

static void
test_nobody (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  GtkWidget *page = yc_persons_page_new (database, NULL);
  GtkWindow *window = app_test_show (page, 360, 600);

  assert_seen (page, "Nobody Has Played Yet");
  gtk_window_destroy (window);
  app_test_wait (50);
}

/* Two games together say nothing about the two players yet. */
static void
test_one (void)
{
  g_autoptr (YcDatabase) database = database_new ();
  GtkWidget *page = yc_person_page_new (database, "Ana & <b>", NULL);
  GtkWindow *window = app_test_show (page, 360, 600);

  assert_seen (page, "2 games, 2 won. 60.0 points on average, 60 at best.");
  assert_seen (page, "1 session");
  assert_seen (page, "2 at most, 2 now");
  assert_seen (page, "Kitchen");
  assert_seen (page,
               "25 seconds for a play on average (2 games, 8 plays). 2 breaks of more than 15 "
               "minutes were left out.");
  g_assert_null (app_test_find (page, GTK_TYPE_LABEL, "At the Same Table"));
  g_assert_null (app_test_find (page, GTK_TYPE_LABEL, "Objections"));
  gtk_window_destroy (window);
  app_test_wait (50);
}

/* Over both decided games, in the words of the table's cards. */
static void
test_favourites (void)
{
  g_autoptr (YcDatabase) database = database_new ();
  GtkWidget *page = yc_person_page_new (database, "Ana & <b>", NULL);
  GtkWindow *window = app_test_show (page, 360, 600);

  assert_seen (page, "Used Most");
  assert_seen (page, "Mine 2");
  assert_seen (page, "6 times");
  g_assert_null (app_test_find (page, GTK_TYPE_LABEL, "18 times"));
  assert_seen (page, "Took something from others");
  assert_seen (page, "2 plays");
  assert_seen (page, "8 plays");
  gtk_window_destroy (window);
  app_test_wait (50);
}

/* The points of the decided games as bars, which say their numbers, too. */
static void
test_bars (void)
{
  g_autoptr (YcDatabase) database = database_new ();
  GtkWidget *page = yc_person_page_new (database, "Bo", NULL);
  GtkWindow *window = app_test_show (page, 360, 600);
  GtkWidget *bars = app_test_find (page, YC_TYPE_POINTS_BARS, NULL);

  g_assert_nonnull (bars);
  g_assert_true (gtk_widget_get_mapped (bars));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (bars), ==, "Points, the oldest game first: 12, 12");
  gtk_window_destroy (window);
  app_test_wait (50);
}

/* Three games together are a record against each other, which a row leads to. */
static YcDatabase *
database_of_three (void)
{
  YcDatabase *database = database_new ();

  decide (database, 3);
  return database;
}

/* Stands in for the window. */
static char *asked_for;

static void
show_pair (GSimpleAction *action G_GNUC_UNUSED, GVariant *names, gpointer data G_GNUC_UNUSED)
{
  asked_for = g_variant_print (names, FALSE);
}

/* The row leads there with the keyboard, too. */
static void
test_to_pair (void)
{
  g_autoptr (YcDatabase) database = database_of_three ();
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("pair", G_VARIANT_TYPE ("(ss)"));
  GtkWidget *page = yc_person_page_new (database, "Ana & <b>", NULL);
  GtkWindow *window = app_test_show (page, 360, 600);
  GtkWidget *row;

  g_signal_connect (action, "activate", G_CALLBACK (show_pair), NULL);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
  gtk_widget_insert_action_group (page, "win", G_ACTION_GROUP (actions));
  assert_seen (page, "At the Same Table");
  row = gtk_widget_get_ancestor (
    app_test_find (page, GTK_TYPE_LABEL, "3 games: Ana & <b> won 3, Bo won 0"),
    ADW_TYPE_ACTION_ROW);
  g_assert_true (gtk_widget_grab_focus (row));
  g_assert_true (gtk_widget_activate (row));
  g_assert_cmpstr (asked_for, ==, "('Ana & <b>', 'Bo')");
  g_clear_pointer (&asked_for, g_free);
  gtk_window_destroy (window);
  app_test_wait (50);
}

static void
test_pair (void)
{
  g_autoptr (YcDatabase) database = database_of_three ();
  GtkWidget *page = yc_person_page_new_pair (database, "Ana & <b>", "Bo", NULL);
  GtkWindow *window = app_test_show (page, 360, 600);

  assert_seen (page, "Ana & <b> and Bo");
  assert_seen (page, "3 games, 3 won. 60.0 points on average, 60 at best.");
  assert_seen (page, "3 games, 0 won. 12.0 points on average, 12 at best.");
  assert_seen (page, "Ana & <b>: 3, Bo: 0, as many points: 0");
  assert_seen (page, "Games won in a row by Ana & <b>");
  assert_seen (page, "Ana & <b> took something from Bo");
  assert_seen (page, "3 plays");
  assert_seen (page, "12 plays");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (app_test_find (page, YC_TYPE_POINTS_BARS, NULL)),
                   ==, "Points, the oldest game first: 60:12, 60:12, 60:12");
  gtk_window_destroy (window);
  app_test_wait (50);
}

static void
test_table (void)
{
  g_autoptr (YcDatabase) database = database_new ();
  GtkWidget *page = yc_person_page_new_table (database, NULL);
  GtkWindow *window = app_test_show (page, 360, 600);

  assert_seen (page, "All Games");
  assert_seen (page, "2 games. The most points of a game were 60.0 on average, 60 at best.");
  assert_seen (page, "Not ended, and not counted here");
  assert_seen (page, "Most games won in a row");
  assert_seen (page, "Ana & <b>, 2 games");
  assert_seen (page, "Most Points");
  assert_seen (page, "By Year");
  assert_seen (page, "6 times");
  g_assert_null (app_test_find (page, GTK_TYPE_LABEL, "By Number of Players"));
  gtk_window_destroy (window);
  app_test_wait (50);
}

/* What is on a page stands in its file, too: every number of games, bars, deeds and objections. */
static void
test_rows (void)
{
  g_autoptr (YcDatabase) database = database_of_three ();
  GtkWidget *content = g_object_ref_sink (adw_preferences_page_new ());
  static const char *const expected[] = { "about,of,what,number\r\n",
                                          "all,,games,3\r\n",
                                          "all,,won,3\r\n",
                                          "all,,points,180\r\n",
                                          "all,,not-ended,0\r\n",
                                          "series,,most,3\r\n",
                                          "used,manhattan-project: Mine 2,plays,9\r\n",
                                          "taken,,took,3\r\n",
                                          "pace,manhattan-project,milliseconds,300000\r\n",
                                          "against,Bo,won,3\r\n",
                                          "by-location,Kitchen,games,3\r\n",
                                          "objections,,won,0\r\n" };
  YcPersonGroups groups;

  yc_person_groups_begin (&groups, ADW_PREFERENCES_PAGE (content));
  for (guint round = 0; round < 2; round++) {
    g_autoptr (GArray) games = yc_about_person (&groups, database, "Ana & <b>", NULL);
    g_auto (GStrv) bars = g_strsplit (groups.rows->str, ",points,60\r\n", -1);

    g_assert_cmpuint (games->len, ==, 3);
    for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
      g_assert_nonnull (strstr (groups.rows->str, expected[i]));
    g_assert_cmpuint (g_strv_length (bars), ==, 4);
    yc_person_groups_clear (&groups);
  }
  yc_person_groups_end (&groups);
  g_object_unref (content);
}

static void
test_objections (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  g_autoptr (YcSession) session = yc_session_begin (database, HEAD, NULL);
  static const char *const lines[]
    = { "red place mine-2 L",    "red place mine-1 L !", "blue dispute 1",
        "table settle 1 upheld", "blue dispute 2",       "table settle 2 overruled",
        "red place mine-1 L !",  "blue dispute 7",       "table settle 7 overruled" };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmpuint (yc_session_record (session, lines[i], NULL), >, 0);
  app_test_wait (200);
  GtkWidget *page = yc_person_page_new (database, "Bo", NULL);
  GtkWindow *window = app_test_show (page, 360, 600);
  assert_seen (page, "2 won, 1 lost, 0 left open");
  gtk_window_destroy (window);
  app_test_wait (50);
}

#define OTHER_HEAD                                                                                 \
  "yellowcake 1\ngame manhattan-project\nplayer red \"Annie\"\nplayer blue \"Bo\"\n"               \
  "market ? ? ? ? ? ? ?\nbombs ? ? ?\n"

/* The topmost dialog. */
static AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (ADW_IS_MESSAGE_DIALOG (window))
      return ADW_MESSAGE_DIALOG (window);
  }
  return NULL;
}

/* Says that the person of the page is the one with this number among the others. */
static void
join_with (GtkWidget *page, guint other)
{
  AdwMessageDialog *dialog;

  g_assert_true (gtk_widget_activate_action (page, "person.join", NULL));
  app_test_wait (50);
  dialog = find_dialog ();
  gtk_drop_down_set_selected (GTK_DROP_DOWN (adw_message_dialog_get_extra_child (dialog)), other);
  adw_message_dialog_response (dialog, "join");
  gtk_window_destroy (GTK_WINDOW (dialog));
  app_test_wait (50);
}

static void
test_join (void)
{
  g_autoptr (YcDatabase) database = database_new ();
  g_autoptr (GError) error = NULL;
  G_GNUC_UNUSED g_autoptr (YcSession) session = yc_session_begin (database, OTHER_HEAD, &error);
  GtkWidget *page = yc_person_page_new (database, "Ana & <b>", NULL);
  GtkWindow *window = app_test_show (page, 360, 600);

  g_assert_no_error (error);
  assert_seen (page, "1 session");
  /* Bo sat at the same table */
  join_with (page, 0);
  assert_seen (page, "1 session");
  join_with (page, 1);
  assert_seen (page, "2 sessions");
  assert_seen (page, "Also called Annie");
  g_assert_true (gtk_widget_activate_action (page, "person.part", "s", "Annie"));
  app_test_wait (50);
  assert_seen (page, "1 session");
  g_assert_null (app_test_find (page, GTK_TYPE_LABEL, "Also called Annie"));
  gtk_window_destroy (window);
  app_test_wait (50);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/persons/everybody", test_everybody);
  g_test_add_func ("/persons/nobody", test_nobody);
  g_test_add_func ("/persons/one", test_one);
  g_test_add_func ("/persons/join", test_join);
  g_test_add_func ("/persons/bars", test_bars);
  g_test_add_func ("/persons/favourites", test_favourites);
  g_test_add_func ("/persons/to-pair", test_to_pair);
  g_test_add_func ("/persons/pair", test_pair);
  g_test_add_func ("/persons/table", test_table);
  g_test_add_func ("/persons/rows", test_rows);
  g_test_add_func ("/persons/objections", test_objections);
  return g_test_run ();
}
