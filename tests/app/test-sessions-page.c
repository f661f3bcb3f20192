/* test-sessions-page.c: what is told of the sessions of the list, and what it is narrowed to. */

#include "app-fixture.h"
#include "journal.h"
#include "retelling.h"
#include "samples.h"
#include "session-row.h"
#include "session.h"
#include "sessions-page.h"
#include "sessions/about-session.h"
#include "sessions/match-dialog.h"
#include "sessions/session-choices.h"
#include "sessions/session-filter.h"
#include "told-facts.h"

#include <string.h>

typedef struct {
  YcDatabase *database;
  GtkWidget *page;
  GtkWindow *window;
} Desk;

static void
begin (YcDatabase *database, const char *sample)
{
  g_autofree char *text = yc_sample_text (sample);
  g_autoptr (GError) error = NULL;
  G_GNUC_UNUSED g_autoptr (YcSession) session = yc_session_begin (database, text, &error);

  g_assert_no_error (error);
}

static guint
count_rows (Desk *desk)
{
  guint n = 0;

  app_test_wait (100);
  while (app_test_find_nth (desk->page, YC_TYPE_SESSION_ROW, n) != NULL)
    n++;
  return n;
}

/* Three finished games, of two and three players, with 79, 14 and 60 points. */
static void
set_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  desk->database = app_test_database ();
  begin (desk->database, "board-2p");
  begin (desk->database, "card-2p");
  begin (desk->database, "board-3p");
  desk->page = yc_sessions_page_new (desk->database);
  desk->window = app_test_show (desk->page, 360, 700);
  for (int waits = 0; waits < 50 && count_rows (desk) < 3; waits++)
    app_test_wait (50);
  g_assert_cmpuint (count_rows (desk), ==, 3);
}

static void
tear_down (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  gtk_window_destroy (desk->window);
  app_test_wait (50);
  g_object_unref (desk->database);
}

static void
act (Desk *desk, const char *action, gint64 session)
{
  g_assert_true (gtk_widget_activate_action (desk->page, action, "x", session));
  app_test_wait (100);
}

static void
choose (Desk *desk, const char *title, guint choice)
{
  GtkWidget *filter = app_test_find (desk->page, YC_TYPE_SESSION_FILTER, NULL);
  GtkWidget *button = app_test_find (filter, GTK_TYPE_MENU_BUTTON, NULL);
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  GtkWidget *row = NULL;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  /* the filter is made when it is first asked for */
  for (guint looks = 0; looks < 100 && row == NULL; looks++) {
    app_test_wait (50);
    row = app_test_find (popover, ADW_TYPE_COMBO_ROW, title);
  }
  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), choice);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  app_test_wait (50);
}

static void
test_hide (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  act (desk, "sessions.hide", 2);
  g_assert_cmpuint (count_rows (desk), ==, 2);
  yc_sessions_page_search (YC_SESSIONS_PAGE (desk->page));
  choose (desk, "Show", 1);
  g_assert_cmpuint (count_rows (desk), ==, 1);
  g_assert_nonnull (app_test_find (desk->page, GTK_TYPE_LABEL, "Won by Bo with 14 points"));
  act (desk, "sessions.show", 2);
  g_assert_cmpuint (count_rows (desk), ==, 0);
  choose (desk, "Show", 0);
  g_assert_cmpuint (count_rows (desk), ==, 3);
}

static GtkMenuButton *
main_button (Desk *desk)
{
  GtkWidget *button;
  guint n = 0;

  do
    button = app_test_find_nth (desk->page, GTK_TYPE_MENU_BUTTON, n++);
  while (button != NULL && !gtk_menu_button_get_primary (GTK_MENU_BUTTON (button)));
  g_assert_nonnull (button);
  return GTK_MENU_BUTTON (button);
}

/* It takes no memory until somebody opens it, and is the same one then. */
static void
test_main_menu (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkMenuButton *button = main_button (desk);
  GtkPopover *popover;

  g_assert_null (gtk_menu_button_get_popover (button));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (button)));
  gtk_menu_button_popup (button);
  app_test_wait (100);
  popover = gtk_menu_button_get_popover (button);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (popover)));
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (button)), ==, 3);
  gtk_menu_button_popdown (button);
  app_test_wait (100);
  gtk_menu_button_popup (button);
  app_test_wait (100);
  g_assert_true (gtk_menu_button_get_popover (button) == popover);
  gtk_menu_button_popdown (button);
}

static void
test_put_away (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  act (desk, "sessions.put-away", 1);
  g_assert_cmpuint (count_rows (desk), ==, 2);
  yc_sessions_page_search (YC_SESSIONS_PAGE (desk->page));
  choose (desk, "Show", 2);
  g_assert_cmpuint (count_rows (desk), ==, 1);
  act (desk, "sessions.take-back", 1);
  choose (desk, "Show", 0);
  g_assert_cmpuint (count_rows (desk), ==, 3);
}

static void
fill_in (GtkWidget *dialog, const char *title, const char *text)
{
  GtkWidget *row = app_test_find (dialog, ADW_TYPE_ENTRY_ROW, title);

  g_assert_nonnull (row);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
}

static void
test_about (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *dialog;

  act (desk, "sessions.about", 3);
  dialog = app_test_window (YC_TYPE_ABOUT_SESSION);
  fill_in (dialog, "Name", "  Final ");
  fill_in (dialog, "Place", "The attic");
  fill_in (dialog, "Note", "by candlelight");
  app_test_click (dialog, "_Save");
  app_test_wait (100);
  g_assert_null (app_test_window (YC_TYPE_ABOUT_SESSION));
  g_assert_nonnull (app_test_find (desk->page, GTK_TYPE_LABEL, "Final"));
  g_assert_nonnull (app_test_find (desk->page, GTK_TYPE_LABEL, "by candlelight"));
  yc_sessions_page_search (YC_SESSIONS_PAGE (desk->page));
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (desk->page, GTK_TYPE_SEARCH_ENTRY, NULL)),
                         "attic");
  app_test_wait (400);
  g_assert_cmpuint (count_rows (desk), ==, 1);
}

static const char *
first_result (Desk *desk)
{
  GtkWidget *row = app_test_find_nth (desk->page, YC_TYPE_SESSION_ROW, 0);

  for (guint i = 0;; i++) {
    GtkWidget *label = app_test_find_nth (row, GTK_TYPE_LABEL, i);

    g_assert_nonnull (label);
    if (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "Won by"))
      return gtk_label_get_text (GTK_LABEL (label));
  }
}

static void
test_filter (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (YcQuery) query = NULL;

  g_assert_null (yc_sessions_page_get_query (YC_SESSIONS_PAGE (desk->page)));
  /* made only when it is first seen */
  g_assert_null (app_test_find (desk->page, YC_TYPE_SESSION_CHOICES, NULL));
  yc_sessions_page_search (YC_SESSIONS_PAGE (desk->page));
  choose (desk, "Sort", 2);
  g_assert_cmpuint (count_rows (desk), ==, 3);
  g_assert_cmpstr (first_result (desk), ==, "Won by Bo with 79 points");
  choose (desk, "Sort", 3);
  g_assert_cmpstr (first_result (desk), ==, "Won by Cy with 60 points");
  choose (desk, "Number of Players", 2);
  g_assert_cmpuint (count_rows (desk), ==, 2);
  choose (desk, "Game", 2);
  g_assert_cmpuint (count_rows (desk), ==, 1);
  query = yc_sessions_page_get_query (YC_SESSIONS_PAGE (desk->page));
  g_assert_nonnull (query);
  choose (desk, "Ended", 2);
  g_assert_cmpuint (count_rows (desk), ==, 0);

  /* who closes the search sees all again */
  gtk_search_bar_set_search_mode (
    GTK_SEARCH_BAR (app_test_find (desk->page, GTK_TYPE_SEARCH_BAR, NULL)), FALSE);
  g_assert_cmpuint (count_rows (desk), ==, 3);
}

static void
test_person (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  yc_sessions_page_search (YC_SESSIONS_PAGE (desk->page));
  choose (desk, "Player", 3); /* after anybody, Ana and Bo, who sat everywhere */
  g_assert_cmpuint (count_rows (desk), ==, 1);
  g_assert_nonnull (app_test_find (desk->page, GTK_TYPE_LABEL, "Cy"));
}

static void
test_match (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *dialog, *list;

  act (desk, "sessions.join-match", 1);
  dialog = app_test_window (YC_TYPE_MATCH_DIALOG);
  list = app_test_find (dialog, GTK_TYPE_LIST_VIEW, NULL);
  g_assert_nonnull (app_test_find (dialog, YC_TYPE_SESSION_ROW, NULL));
  g_signal_emit_by_name (list, "activate", 0);
  app_test_wait (100);
  g_assert_null (app_test_window (YC_TYPE_MATCH_DIALOG));
  g_assert_nonnull (app_test_find (desk->page, GTK_TYPE_LABEL,
                                   "One match of 2 games: Bo won 1, Cy won 1, Ana won 0"));
  act (desk, "sessions.part-match", 1);
  g_assert_nonnull (app_test_find (desk->page, GTK_TYPE_LABEL,
                                   "One match of 1 game: Cy won 1, Ana won 0, Bo won 0"));
}

/* The Menu key opens the menu of the row that has the focus. */
static void
test_keyboard (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *row = app_test_find_nth (desk->page, YC_TYPE_SESSION_ROW, 1);
  GtkWidget *menu;

  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (row)));
  g_assert_null (app_test_find (desk->page, GTK_TYPE_POPOVER_MENU, NULL));
  g_assert_true (gtk_widget_activate_action (desk->page, "sessions.menu", NULL));
  app_test_wait (50);
  menu = app_test_find (desk->page, GTK_TYPE_POPOVER_MENU, NULL);
  g_assert_nonnull (menu);
  gtk_popover_popdown (GTK_POPOVER (menu));
  app_test_wait (50);
}

/* Nothing goes before somebody has said so and chosen where the copy is written. */
/* What is typed while the focus is elsewhere takes it along, or a blank would press a button. */
static void
test_typed (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *search, *filter;

  yc_sessions_page_search (YC_SESSIONS_PAGE (desk->page));
  search = app_test_find (desk->page, GTK_TYPE_SEARCH_ENTRY, NULL);
  filter = app_test_find (desk->page, YC_TYPE_SESSION_FILTER, NULL);
  g_assert_true (gtk_widget_child_focus (filter, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (desk->window), filter));
  gtk_editable_insert_text (GTK_EDITABLE (search), "a", -1, &(int){ 0 });
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (desk->window), search));
  g_assert_false (gtk_editable_get_selection_bounds (GTK_EDITABLE (search), NULL, NULL));
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (search)), ==, 1);
}

static void
test_empty (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *dialog;

  act (desk, "sessions.put-away", 1);
  act (desk, "sessions.empty", 1);
  dialog = app_test_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  app_test_wait (50);
  g_assert_cmpuint (count_rows (desk), ==, 2);
}

/* A what-if of a session that is not here is in the list, called and marked as what it is. */
static void
test_stray (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = yc_sample_text ("card-2p");
  g_auto (GStrv) parts = g_strsplit (text, "\nsession ", 2);
  g_autofree char *branch = g_strconcat (parts[0],
                                         "\nsession 0197c2f0-0000-7000-8000-00000000aaaa\n"
                                         "from 0197c2f0-0000-7000-8000-00000000bbbb 3 \"Bolder\"",
                                         strchr (parts[1], '\n'), NULL);
  g_autoptr (GError) error = NULL;
  G_GNUC_UNUSED g_autoptr (YcSession) session = yc_session_begin (desk->database, branch, &error);
  gboolean marked = FALSE;
  GtkWidget *label;

  g_assert_no_error (error);
  yc_sessions_page_refresh (YC_SESSIONS_PAGE (desk->page));
  g_assert_cmpuint (count_rows (desk), ==, 4);
  g_assert_nonnull (app_test_find (desk->page, GTK_TYPE_LABEL, "Bolder"));
  for (guint n = 0; (label = app_test_find_nth (desk->page, GTK_TYPE_LABEL, n)) != NULL; n++)
    marked |= g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "What if · ");
  g_assert_true (marked);
}

static void
list_changed (GListModel *model G_GNUC_UNUSED,
              guint position G_GNUC_UNUSED,
              guint removed G_GNUC_UNUSED,
              guint added G_GNUC_UNUSED,
              guint *times)
{
  (*times)++;
}

static void
retell (Desk *desk)
{
  YcRetelling *retelling = yc_retelling_of (desk->database);

  yc_retelling_start_over (retelling);
  yc_retelling_finish (retelling);
}

/* A card that is taught at a table has all sessions told anew: the list of those that nobody looks
 * at is left alone until somebody does. */
static void
test_out_of_sight (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *list = app_test_find (desk->page, GTK_TYPE_LIST_VIEW, NULL);
  GtkSelectionModel *model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  guint times = 0;

  g_signal_connect (model, "items-changed", G_CALLBACK (list_changed), &times);
  retell (desk);
  g_assert_cmpuint (times, >, 0);
  gtk_widget_set_visible (desk->page, FALSE);
  times = 0;
  retell (desk);
  g_assert_cmpuint (times, ==, 0);
  gtk_widget_set_visible (desk->page, TRUE);
  g_assert_cmpuint (times, ==, 1);
  g_assert_cmpuint (count_rows (desk), ==, 3);
  /* once */
  gtk_widget_set_visible (desk->page, FALSE);
  gtk_widget_set_visible (desk->page, TRUE);
  g_assert_cmpuint (times, ==, 1);
  g_signal_handlers_disconnect_by_data (model, &times);
}

#define ADD(name, test) g_test_add ("/sessions-page/" name, Desk, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  ADD ("hide", test_hide);
  ADD ("main-menu", test_main_menu);
  ADD ("put-away", test_put_away);
  ADD ("about", test_about);
  ADD ("filter", test_filter);
  ADD ("person", test_person);
  ADD ("match", test_match);
  ADD ("keyboard", test_keyboard);
  ADD ("typed", test_typed);
  ADD ("stray", test_stray);
  ADD ("out-of-sight", test_out_of_sight);
  ADD ("empty", test_empty);
  return g_test_run ();
}
