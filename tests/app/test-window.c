/* test-window.c: every page opens, leads on and back, and a file that cannot be opened is told. */

#include "app-fixture.h"
#include "caches.h"
#include "checkpoint.h"
#include "cards/cards-page.h"
#include "chain/reach-dialog.h"
#include "dispute/composing-banner.h"
#include "dispute/correction-dialog.h"
#include "failure-page.h"
#include "history/curves-page.h"
#include "intake.h"
#include "new-session-page.h"
#include "play/question.h"
#include "sessions-page.h"
#include "session-row.h"
#include "sessions/restore-dialog.h"
#include "table-page.h"
#include "widgets/focus.h"
#include "window-private.h"

#include <glib/gstdio.h>
#include <string.h>

static GtkApplication *application;

typedef struct {
  char *path;
  YcWindow *window;
} Desk;

static void
set_up (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  desk->path = app_test_path ();
}

static void
tear_down (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  if (desk->window != NULL)
    gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (20);
  g_free (desk->path);
}

/* The page is filled once the window stands: with sessions, or with why there are none. */
static gboolean
is_filled (GtkWidget *page)
{
  return app_test_find (page, ADW_TYPE_STATUS_PAGE, NULL) != NULL
         || app_test_find (page, YC_TYPE_SESSION_ROW, NULL) != NULL;
}

static GtkWidget *
open_window (Desk *desk)
{
  desk->window = YC_WINDOW (yc_window_new (application, desk->path));
  gtk_window_present (GTK_WINDOW (desk->window));
  app_test_wait (50);
  for (int waits = 0; waits < 100 && !is_filled (yc_window_get_page (desk->window)); waits++)
    app_test_wait (50);
  return yc_window_get_page (desk->window);
}

/* Until the leaflet has come to rest. */
static GtkWidget *
page_after (Desk *desk, const char *action, const char *format, const char *value)
{
  gtk_widget_activate_action (GTK_WIDGET (desk->window), action, format, value);
  app_test_wait (100);
  return yc_window_get_page (desk->window);
}

/* As the set-up has it. Returns the page of its table. */
static GtkWidget *
begin_session (Desk *desk)
{
  app_test_click (page_after (desk, "win.new-session", NULL, NULL), "_Begin");
  app_test_wait (100);
  return yc_window_get_page (desk->window);
}

/* Without a focus no key would be heard. */
static void
assert_focus_in (Desk *desk, GtkWidget *page)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (desk->window));

  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, page));
}

/* The list of windows tells tables apart. */
static void
assert_title (Desk *desk, const char *session)
{
  g_autofree char *title = g_strconcat (session, " – Yellowcake", NULL);

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (desk->window)), ==, title);
}

/* Within a few steps, also past the end. */
static void
assert_tab_leads_to (Desk *desk, const char *words)
{
  GtkWidget *button = app_test_find (yc_window_get_page (desk->window), GTK_TYPE_BUTTON, words);
  int steps = 0;

  g_assert_nonnull (button);
  while (gtk_window_get_focus (GTK_WINDOW (desk->window)) != button) {
    g_assert_cmpint (steps++, <, 9);
    g_signal_emit_by_name (desk->window, "move-focus", GTK_DIR_TAB_FORWARD);
  }
}

/* Enter goes on with the running session. */
static void
assert_resume_has_focus (Desk *desk)
{
  GtkWidget *resume = app_test_find (yc_window_get_page (desk->window), GTK_TYPE_BUTTON, "_Resume");

  app_test_wait (100);
  g_assert_nonnull (resume);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (desk->window)) == resume);
}

static void
test_empty (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);

  g_assert_true (YC_IS_SESSIONS_PAGE (page));
  g_assert_nonnull (app_test_find (page, ADW_TYPE_STATUS_PAGE, "Lay Out the Board"));
  g_assert_null (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
}

static void
test_there_and_back (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);

  page = page_after (desk, "win.new-session", NULL, NULL);
  g_assert_true (YC_IS_NEW_SESSION_PAGE (page));
  page = page_after (desk, "win.back", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));

  page = begin_session (desk);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_nonnull (yc_table_page_get_session (YC_TABLE_PAGE (page)));
  assert_title (desk, yc_session_get_title (yc_table_page_get_session (YC_TABLE_PAGE (page))));

  /* from the table back to the sessions, not to the set-up */
  page = page_after (desk, "win.back", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (desk->window)), ==, "Yellowcake");
  assert_resume_has_focus (desk);

  /* as a desktop asks for it */
  page = page_after (desk, "win.resume", NULL, NULL);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  page_after (desk, "win.back", NULL, NULL);
  assert_resume_has_focus (desk);
  assert_tab_leads_to (desk, "New Session");
}

/* The cards, from the sessions and from the table, whose session is judged with them at once. */
static void
test_cards (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);
  YcSession *session;

  page = page_after (desk, "win.cards", NULL, NULL);
  g_assert_true (YC_IS_CARDS_PAGE (page));
  page = page_after (desk, "win.back", NULL, NULL);
  assert_focus_in (desk, page);
  session = yc_table_page_get_session (YC_TABLE_PAGE (begin_session (desk)));
  page = page_after (desk, "win.cards", NULL, NULL);
  g_assert_true (YC_IS_CARDS_PAGE (page));
  g_assert_true (yc_collection_teach (yc_cards_page_get_collection (YC_CARDS_PAGE (page)),
                                      "prices 1 2 3 4 5 6 9", NULL));
  g_assert_cmpint (yc_session_get_setup (session)->catalogue.prices[6], ==, 9);
  page = page_after (desk, "win.back", NULL, NULL);
  g_assert_true (YC_IS_TABLE_PAGE (page));
}

/* A session with this record, at its table. */
static GtkWidget *
open_record (Desk *desk, const char *head, const char *play)
{
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_begin (desk->window->database, head, &error);

  g_assert_no_error (error);
  if (play != NULL)
    g_assert_cmpuint (yc_session_record (session, play, NULL), ==, 1);
  g_object_unref (session);
  return page_after (desk, "win.resume", NULL, NULL);
}

/* What was asked before the hand was told is not asked over them. */
static void
test_cards_over_question (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  open_window (desk);
  page = open_record (
    desk, "yellowcake 1\ngame chain-reaction\nplayer purple \"Ana\"\nplayer yellow \"Bo\"\n", NULL);
  g_assert_true (gtk_widget_activate_action (page, "table.reach", NULL));
  while (app_test_find (app_test_window (YC_TYPE_REACH_DIALOG), GTK_TYPE_BUTTON, "_Tell the Hand…")
         == NULL)
    app_test_wait (20);
  app_test_click (app_test_window (YC_TYPE_REACH_DIALOG), "_Tell the Hand…");
  g_assert_nonnull (app_test_find (page, YC_TYPE_QUESTION, NULL));
  g_assert_true (YC_IS_CARDS_PAGE (page_after (desk, "win.cards", NULL, NULL)));
  g_assert_null (app_test_window (YC_TYPE_REACH_DIALOG));
  g_assert_true (page_after (desk, "win.back", NULL, NULL) == page);
  g_assert_null (app_test_find (page, YC_TYPE_QUESTION, NULL));
}

/* What is corrected at the table is still corrected there afterwards. */
static void
test_cards_over_correction (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  open_window (desk);
  page = open_record (
    desk, "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n",
    "red place mine-1 L");
  g_assert_true (gtk_widget_activate_action (page, "table.amend", "u", 1));
  app_test_click (app_test_window (YC_TYPE_CORRECTION_DIALOG), "Compose at the _Table");
  g_assert_nonnull (app_test_find (page, YC_TYPE_COMPOSING_BANNER, NULL));
  page_after (desk, "win.cards", NULL, NULL);
  g_assert_true (page_after (desk, "win.back", NULL, NULL) == page);
  g_assert_nonnull (app_test_find (page, YC_TYPE_COMPOSING_BANNER, NULL));
  g_assert_false (yc_view_is_now (yc_table_page_get_view (YC_TABLE_PAGE (page))));
}

static void
test_resume (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);
  g_autofree char *uuid = NULL;

  page = begin_session (desk);
  uuid = g_strdup (yc_session_get_uuid (yc_table_page_get_session (YC_TABLE_PAGE (page))));

  /* the lid closes, the lid opens */
  gtk_window_destroy (GTK_WINDOW (desk->window));
  page = open_window (desk);
  g_assert_true (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (desk->window))));
  g_assert_cmpstr (
    gtk_button_get_label (GTK_BUTTON (gtk_window_get_focus (GTK_WINDOW (desk->window)))), ==,
    "_Resume");
  app_test_click (page, "_Resume");
  app_test_wait (100);
  page = yc_window_get_page (desk->window);
  g_assert_true (YC_IS_TABLE_PAGE (page));
  g_assert_cmpstr (yc_session_get_uuid (yc_table_page_get_session (YC_TABLE_PAGE (page))), ==,
                   uuid);
}

/* Searched from the first table, the sessions are there, though nobody has seen them yet. */
static void
test_search_from_first (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);

  begin_session (desk);
  page = page_after (desk, "win.search-for", "s", "nobody-of-that-name");
  app_test_wait (300);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
  g_assert_null (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.search-for", "s", "");
  app_test_wait (300);
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
}

/* What is put away leaves the page, and the notice brings it back. */
static void
test_undo (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);

  begin_session (desk);
  page = page_after (desk, "win.back", NULL, NULL);
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  g_assert_true (gtk_widget_activate_action (page, "sessions.put-away", "x", (gint64) 1));
  app_test_wait (100);
  g_assert_null (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
  g_assert_nonnull (app_test_find (GTK_WIDGET (desk->window), GTK_TYPE_LABEL,
                                   "The session is put away and counts nowhere"));
  app_test_click (GTK_WIDGET (desk->window), "_Undo");
  app_test_wait (100);
  g_assert_nonnull (app_test_find (page, YC_TYPE_SESSION_ROW, NULL));
}

/* What the list has forgotten is read again behind the window that is already there. */
static void
test_forgotten (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);
  YcDatabase *database;

  begin_session (desk);
  gtk_window_destroy (GTK_WINDOW (desk->window));
  app_test_wait (20);
  database = yc_database_open (desk->path, NULL);
  g_assert_true (yc_caches_drop (database, NULL));
  g_object_unref (database);

  page = open_window (desk);
  app_test_wait (300);
  g_assert_nonnull (app_test_find (page, GTK_TYPE_BUTTON, "_Resume"));
  g_assert_null (app_test_find (page, GTK_TYPE_PROGRESS_BAR, NULL));
}

static void
test_busy (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (YcDatabase) other = yc_database_open (desk->path, &error);
  GtkWidget *page;

  g_assert_no_error (error);
  page = open_window (desk);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_nonnull (app_test_find (page, ADW_TYPE_STATUS_PAGE, "The Sessions Are Open Elsewhere"));

  page = page_after (desk, "win.open-database", NULL, NULL);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_clear_object (&other);
  page = page_after (desk, "win.open-database", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
}

static void
test_not_a_database (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;
  GtkWindow *told;

  g_assert_true (g_file_set_contents (desk->path, "a shopping list", -1, NULL));
  page = open_window (desk);
  g_assert_nonnull (app_test_find (page, ADW_TYPE_STATUS_PAGE, "This Is No File of Sessions"));
  page = page_after (desk, "win.salvage", NULL, NULL);
  g_assert_true (YC_IS_SESSIONS_PAGE (page));

  told = GTK_WINDOW (app_test_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (told)),
                            "The old file lies whole in "));
  gtk_window_destroy (told);
}

static gboolean
offers (GtkWidget *page, const char *action)
{
  GtkWidget *button;

  for (guint index = 0; (button = app_test_find_nth (page, GTK_TYPE_BUTTON, index)) != NULL;
       index++)
    if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), action) == 0)
      return TRUE;
  return FALSE;
}

/* A copy with one session beside a file that can be read no more. */
static void
write_copy (Desk *desk)
{
  g_autofree char *copy = g_strconcat (desk->path, ".backup-2026-11-20", NULL);
  YcDatabase *database = yc_database_open (copy, NULL);
  const char *text
    = "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n";
  g_auto (YcArrival) arrival = { 0 };

  g_assert_true (yc_intake_take_one (database, text, strlen (text), &arrival, NULL));
  g_assert_true (yc_database_checkpoint (database, NULL));
  g_object_unref (database);
  g_assert_true (g_file_set_contents (desk->path, "a shopping list", -1, NULL));
}

static void
test_restore (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page, *row;
  GtkWindow *window;

  write_copy (desk);
  page = open_window (desk);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  g_assert_true (offers (page, "win.restore"));
  page_after (desk, "win.restore", NULL, NULL);
  window = GTK_WINDOW (app_test_window (YC_TYPE_RESTORE_DIALOG));
  row = app_test_find (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, NULL);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "1 session, 0 plays");
  g_signal_emit_by_name (row, "activate");
  app_test_wait (50);
  window = GTK_WINDOW (app_test_window (ADW_TYPE_MESSAGE_DIALOG));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (window), "restore");
  gtk_window_destroy (window);
  app_test_wait (100);
  g_assert_true (YC_IS_SESSIONS_PAGE (yc_window_get_page (desk->window)));
  window = GTK_WINDOW (app_test_window (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (window)),
                            "The old file lies whole in "));
  gtk_window_destroy (window);
}

static void
test_failures (Desk *desk G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = yc_failure_page_new ();
  GtkWindow *window = app_test_show (page, 360, 640);

  for (int code = YC_LEDGER_ERROR_BUSY; code <= YC_LEDGER_ERROR_IO; code++) {
    g_autoptr (GError) error = g_error_new (YC_LEDGER_ERROR, code, "“a” & <b>");
    gboolean salvage = code == YC_LEDGER_ERROR_DAMAGED || code == YC_LEDGER_ERROR_NOT_A_DATABASE;
    int minimum;

    yc_failure_page_show (YC_FAILURE_PAGE (page), error, FALSE);
    app_test_wait (10);
    g_assert_cmpint (offers (page, "win.salvage"), ==, salvage);
    g_assert_true (offers (page, "win.open-database"));
    gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    g_assert_cmpint (minimum, <=, 360);
  }
  gtk_window_destroy (window);
}

/* A page that shows nothing but `picture`, which nobody else holds. */
static GtkWidget *
page_of_picture (GdkTexture **picture)
{
  static const guint8 pixel[4] = { 0 };
  g_autoptr (GBytes) bytes = g_bytes_new_static (pixel, sizeof pixel);
  GdkTexture *texture = gdk_memory_texture_new (1, 1, GDK_MEMORY_DEFAULT, bytes, sizeof pixel);
  GtkWidget *page = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));

  g_set_weak_pointer (picture, texture);
  g_object_unref (texture);
  return page;
}

/* Until the leaflet has come to rest, and the page that was left is dropped. */
static void
come_to_rest (YcWindow *window)
{
  app_test_wait (50);
  while (adw_leaflet_get_child_transition_running (window->pages))
    app_test_wait (50);
  app_test_wait (100);
}

/* While pages move, each frame is drawn of both: nothing of that stays when they are gone. Which
 * frames there are is up to the machine, so that what they must not be clipped by is told, too. */
static void
test_nothing_drawn_stays (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GdkTexture *pictures[3] = { NULL };

  open_window (desk);
  g_assert_cmpint (adw_leaflet_get_transition_type (desk->window->pages), ==,
                   ADW_LEAFLET_TRANSITION_TYPE_SLIDE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++) {
    yc_window_push_page (desk->window, page_of_picture (&pictures[i]));
    come_to_rest (desk->window);
    g_assert_nonnull (pictures[i]);
  }
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++) {
    gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.back", NULL);
    come_to_rest (desk->window);
  }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    g_assert_null (pictures[i]);
}

/* A button in a box in a box that fill a page; the inner box is watched. */
static GtkWidget *
page_of_button (GtkWidget **inner)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("In a box"));
  gtk_box_append (GTK_BOX (page), box);
  g_set_weak_pointer (inner, box);
  return page;
}

/* What had the focus when it was hidden, and what is around it, within one frame. */
static void
test_focus_goes (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *inner = NULL, *page;

  open_window (desk);
  yc_window_push_page (desk->window, page_of_button (&inner));
  app_test_wait (100);
  page = yc_window_get_page (desk->window);
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_first_child (inner)));
  gtk_widget_hide (inner);
  g_assert_true (yc_focus_in (page) == gtk_widget_get_first_child (inner));
  gtk_widget_hide (page);
  page = page_after (desk, "win.back", NULL, NULL);
  assert_focus_in (desk, page);
  g_assert_null (inner);
}

/* Nobody who changes how windows scroll reaches one that is gone. */
static void
test_scrolled_goes (Desk *desk G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWindow *window = app_test_show (scrolled, 200, 200);

  gtk_window_destroy (window);
  app_test_wait (20);
  g_assert_cmpuint (g_signal_handler_find (gtk_settings_get_default (), G_SIGNAL_MATCH_DATA, 0, 0,
                                           NULL, NULL, scrolled),
                    ==, 0);
}

/* The actions of a menu and of its sections, each between spaces. */
static void
list_actions (GMenuModel *menu, GString *actions)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *action = NULL;

    if (section != NULL)
      list_actions (section, actions);
    else if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
      g_string_append_printf (actions, " %s ", action);
  }
}

/* What F10 opens on the page that is shown: some menus are made only then. */
static GtkMenuButton *
primary_menu_of (GtkWidget *page)
{
  GtkWidget *button, *primary = NULL;

  for (guint i = 0; (button = app_test_find_nth (page, GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    if (gtk_menu_button_get_primary (GTK_MENU_BUTTON (button))) {
      g_assert_null (primary);
      primary = button;
    }
  g_assert_nonnull (primary);
  return GTK_MENU_BUTTON (primary);
}

static void
assert_menu_of_program (GtkWidget *page)
{
  static const char *const actions[]
    = { " app.preferences ", " win.show-help-overlay ", " app.help ", " app.about " };
  GtkMenuButton *button = primary_menu_of (page);
  g_autoptr (GString) listed = g_string_new (NULL);

  gtk_menu_button_popup (button);
  app_test_wait (20);
  list_actions (gtk_menu_button_get_menu_model (button), listed);
  gtk_menu_button_popdown (button);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    g_assert_nonnull (strstr (listed->str, actions[i]));
  g_assert_nonnull (gtk_widget_get_tooltip_text (GTK_WIDGET (button)));
}

/* Each over the one before. */
static void
test_menus (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  static const char *const actions[] = { "win.new-session", "win.cards",   "win.case-book",
                                         "win.puzzles",     "win.persons", "win.all-games" };
  GtkWidget *page = open_window (desk);

  assert_menu_of_program (page);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++) {
    GtkWidget *before = page;

    page = page_after (desk, actions[i], NULL, NULL);
    g_assert_true (page != before);
    assert_menu_of_program (page);
  }
}

static void
test_menus_of_a_table (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  open_window (desk);
  g_assert_true (YC_IS_TABLE_PAGE (begin_session (desk)));
  /* nobody pays for a menu that nobody opens */
  g_assert_null (gtk_menu_button_get_popover (primary_menu_of (yc_window_get_page (desk->window))));
  assert_menu_of_program (yc_window_get_page (desk->window));
  page_after (desk, "win.curves", NULL, NULL);
  g_assert_true (YC_IS_CURVES_PAGE (yc_window_get_page (desk->window)));
  assert_menu_of_program (yc_window_get_page (desk->window));
}

static void
test_menu_of_a_failure (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page;

  g_assert_true (g_file_set_contents (desk->path, "a shopping list", -1, NULL));
  page = open_window (desk);
  g_assert_true (YC_IS_FAILURE_PAGE (page));
  assert_menu_of_program (page);
}

static void
test_unknown_session (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *page = open_window (desk);

  page = page_after (desk, "win.open-session", "s", "no-such-session");
  g_assert_true (YC_IS_SESSIONS_PAGE (page));
}

static void
test_narrow (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  int minimum;

  open_window (desk);
  gtk_widget_measure (GTK_WIDGET (desk->window), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* On a laptop of 1366×768, with a bar of the desktop, every key can be seen. */
static void
test_all_keys (Desk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *window;
  int width, height;

  open_window (desk);
  gtk_widget_activate_action (GTK_WIDGET (desk->window), "win.show-help-overlay", NULL);
  app_test_wait (50);
  window = app_test_window (GTK_TYPE_SHORTCUTS_WINDOW);
  gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  g_assert_cmpint (width, >, 0);
  g_assert_cmpint (width, <=, 1366);
  g_assert_cmpint (height, <=, 720);
}

#define ADD(name, func) g_test_add ("/window/" name, Desk, NULL, set_up, func, tear_down)

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);
  application = GTK_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));

  ADD ("empty", test_empty);
  ADD ("there-and-back", test_there_and_back);
  ADD ("cards", test_cards);
  ADD ("cards-over-question", test_cards_over_question);
  ADD ("cards-over-correction", test_cards_over_correction);
  ADD ("resume", test_resume);
  ADD ("search-from-first", test_search_from_first);
  ADD ("undo", test_undo);
  ADD ("forgotten", test_forgotten);
  ADD ("busy", test_busy);
  ADD ("not-a-database", test_not_a_database);
  ADD ("failures", test_failures);
  ADD ("restore", test_restore);
  ADD ("nothing-drawn-stays", test_nothing_drawn_stays);
  ADD ("focus-goes", test_focus_goes);
  ADD ("scrolled-goes", test_scrolled_goes);
  ADD ("menus", test_menus);
  ADD ("menus/table", test_menus_of_a_table);
  ADD ("menus/failure", test_menu_of_a_failure);
  ADD ("unknown-session", test_unknown_session);
  ADD ("narrow", test_narrow);
  ADD ("all-keys", test_all_keys);
  return g_test_run ();
}
