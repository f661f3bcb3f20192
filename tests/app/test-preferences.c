/* test-preferences.c: what a table prefers holds at once, and is kept. */

#include "app-fixture.h"
#include "new-session-page.h"
#include "program/about.h"
#include "program/appearance.h"
#include "program/help.h"
#include "program/preferences.h"
#include "program/preferred-options.h"
#include "program/search-provider.h"
#include "resources.h"
#include "setup-head.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/option-row.h"
#include "widgets/touch.h"
#include "words.h"
#include "yc-config.h"

#include <string.h>

static AdwApplication *application;
static GSettings *settings;

/* ---- What reaches the room ---- */

void __wrap_gdk_surface_beep (GdkSurface *surface);
void __wrap_g_application_send_notification (GApplication *self,
                                             const char *id,
                                             GNotification *notification);

static guint sounds, notices;

void
__wrap_gdk_surface_beep (GdkSurface *surface)
{
  g_assert_true (GDK_IS_SURFACE (surface));
  sounds++;
}

void
__wrap_g_application_send_notification (GApplication *self,
                                        const char *id,
                                        GNotification *notification)
{
  g_assert_true (self == G_APPLICATION (application));
  g_assert_cmpstr (id, ==, "turn");
  g_assert_true (G_IS_NOTIFICATION (notification));
  notices++;
}

/* ---- Fixture ---- */

static GtkWindow *
window_of (void)
{
  GtkWindow *window = app_test_show (gtk_label_new ("a page"), 400, 300);

  gtk_window_set_application (window, GTK_APPLICATION (application));
  return window;
}

/* What was opened last. */
static GtkWindow *
opened (void)
{
  app_test_wait (50);
  return gtk_application_get_windows (GTK_APPLICATION (application))->data;
}

static void
close_both (GtkWindow *window)
{
  gtk_window_destroy (opened ());
  gtk_window_destroy (window);
  app_test_wait (20);
}

/* ---- Tests ---- */

static void
test_colors (void)
{
  AdwStyleManager *manager = adw_application_get_style_manager (application);

  g_settings_set_string (settings, "color-scheme", "dark");
  yc_appearance_follow_settings (application);
  g_assert_true (adw_style_manager_get_dark (manager));
  g_settings_set_string (settings, "color-scheme", "light");
  g_assert_false (adw_style_manager_get_dark (manager));
  g_settings_reset (settings, "color-scheme");
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_DEFAULT);
}

static void
test_fingers (void)
{
  GtkWidget *page = g_object_ref_sink (gtk_label_new ("a page"));

  yc_touch_follow (page);
  g_assert_false (gtk_widget_has_css_class (page, "yc-touch"));
  g_settings_set_boolean (settings, "for-fingers", TRUE);
  g_assert_true (gtk_widget_has_css_class (page, "yc-touch"));
  yc_touch_seen (page, GDK_BUTTON_PRESS);
  g_assert_true (gtk_widget_has_css_class (page, "yc-touch"));
  g_settings_reset (settings, "for-fingers");
  g_assert_false (gtk_widget_has_css_class (page, "yc-touch"));
  g_object_unref (page);
}

/* The row of an option, in the window of the preferences. */
static YcOptionRow *
option_row (GtkWindow *window, const char *option)
{
  GtkWidget *row;

  for (guint i = 0;
       (row = app_test_find_nth (GTK_WIDGET (window), ADW_TYPE_EXPANDER_ROW, i)) != NULL; i++)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  app_test_wait (400);
  for (guint i = 0; (row = app_test_find_nth (GTK_WIDGET (window), YC_TYPE_OPTION_ROW, i)) != NULL;
       i++)
    if (g_str_equal (yc_option_row_get_option (YC_OPTION_ROW (row)), option))
      return YC_OPTION_ROW (row);
  g_assert_not_reached ();
}

static void
test_options (void)
{
  GtkWindow *window = window_of ();
  const YcGame *game = yc_games[0];
  const char *option = yc_words_option_id (game, 0);
  g_auto (YcHead) head = { 0 };
  int usual;

  yc_head_init (&head, game);
  usual = yc_head_get_option (&head, option);
  g_assert_cmpint (yc_preferred_option_get (settings, game, option, usual), ==, usual);
  yc_preferences_open (window);
  g_object_set (option_row (opened (), option), "value", !usual, NULL);
  g_assert_cmpint (yc_preferred_option_get (settings, game, option, usual), ==, !usual);
  g_assert_cmpint (yc_preferred_option_get (settings, game, "another", 7), ==, 7);
  close_both (window);

  /* and shown so when it is opened again */
  window = window_of ();
  yc_preferences_open (window);
  g_assert_cmpint (yc_option_row_get_value (option_row (opened (), option)), ==, !usual);
  close_both (window);
  g_settings_reset (settings, "options");
}

/* A session is begun as the table prefers it. */
static void
test_options_of_new_session (void)
{
  g_autoptr (YcDatabase) database = app_test_database ();
  const char *option = yc_words_option_id (yc_games[0], 0);
  g_autofree char *line = NULL;
  g_auto (YcHead) usual = { 0 };

  yc_head_init (&usual, yc_games[0]);
  line = g_strdup_printf ("option %s %s\n", option,
                          yc_head_get_option (&usual, option) ? "no" : "yes");
  for (int otherwise = 0; otherwise < 2; otherwise++) {
    GtkWidget *page;
    g_autofree char *head = NULL;

    if (otherwise)
      yc_preferred_option_set (settings, yc_games[0], option, !yc_head_get_option (&usual, option));
    page = g_object_ref_sink (yc_new_session_page_new (database));
    head = yc_new_session_page_write_head (YC_NEW_SESSION_PAGE (page));
    g_assert_true ((strstr (head, line) != NULL) == otherwise);
    g_object_unref (page);
  }
  g_settings_reset (settings, "options");
}

static void
test_choices (void)
{
  GtkWindow *window = window_of ();
  GtkWidget *row;

  yc_preferences_open (window);
  g_settings_set_int (settings, "zoom", 150);
  g_assert_nonnull (app_test_find (GTK_WIDGET (opened ()), GTK_TYPE_LABEL, "150 %"));
  g_settings_reset (settings, "zoom");
  row = app_test_find (GTK_WIDGET (opened ()), ADW_TYPE_ACTION_ROW, "Sound at the End of a Turn");
  g_assert_nonnull (row);
  gtk_widget_activate (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
  app_test_wait (300);
  g_assert_true (g_settings_get_boolean (settings, "turn-sound"));
  g_settings_reset (settings, "turn-sound");
  close_both (window);
}

#define SET_UP "yellowcake 1\ngame manhattan-project\nplayer red \"Ana\"\nplayer blue \"Bo\"\n"
static const char set_up[] = SET_UP, two[] = SET_UP "red place mine-1 L\n";

static void
record (Table *table, const char *statement)
{
  g_autoptr (GError) error = NULL;

  yc_session_record (table->session, statement, &error);
  g_assert_no_error (error);
  app_test_wait (20);
}

static void
test_turn (void)
{
  Table *table = table_open (two, 1);

  record (table, "red end");
  g_assert_cmpuint (sounds + notices, ==, 0);
  g_settings_set_boolean (settings, "turn-sound", TRUE);
  g_settings_set_boolean (settings, "turn-notice", TRUE);
  record (table, "blue place mine-2 L");
  g_assert_cmpuint (sounds + notices, ==, 0);
  record (table, "blue end");
  g_assert_cmpuint (sounds, ==, 1);
  g_assert_cmpuint (notices, ==, 1);
  table_close (table);
  g_settings_reset (settings, "turn-sound");
  g_settings_reset (settings, "turn-notice");
}

static void
test_asking (void)
{
  for (int asks = 0; asks < 2; asks++) {
    Table *table = table_open (two, 1);

    g_settings_set_boolean (settings, "asks-turned-up", asks);
    record (table, "red end");
    record (table, "blue place construction L slot 1");
    settle ();
    g_assert_true ((dialog_of (table) != NULL) == asks);
    skip_dialogs (table);
    table_close (table);
  }
  g_settings_reset (settings, "asks-turned-up");
}

/* A table of the card game before the end of a turn that turns up a plan; no card is held. */
static Table *
open_before_plan (void)
{
  g_autofree char *text = yc_sample_text ("older-card-2p");
  g_auto (GStrv) events = yc_sample_events (text);
  guint end = 0;

  while (!g_str_equal (events[end + 1], "table plans p1"))
    end++;
  return table_open (text, end);
}

/* At the end of a turn, too: whoever has no cards to discard either ends it at once, and tells the
 * row from the menu. */
static void
test_asking_at_end (void)
{
  for (int asks = 0; asks < 2; asks++)
    for (int holds = 0; holds < 2; holds++) {
      Table *table = open_before_plan ();

      g_settings_set_boolean (settings, "asks-turned-up", asks);
      if (holds)
        record (table, "table adjust purple hand +?");
      gtk_widget_activate_action (table->page, "table.end", NULL);
      settle ();
      g_assert_true ((dialog_of (table) != NULL) == (asks || holds));
      if (dialog_of (table) != NULL) {
        g_assert_true (says (dialog_of (table), "Turned up into the row") == asks);
        click_button (table, dialog_of (table), "End the Turn");
      }
      assert_last (table, "purple end");
      gtk_widget_activate_action (table->page, "table.tell-row", NULL);
      settle ();
      g_assert_nonnull (dialog_of (table));
      table_close (table);
    }
  g_settings_reset (settings, "asks-turned-up");
}

static void
test_help (void)
{
  GtkWindow *window = window_of ();
  GtkWindow *help;

  yc_help_open (window);
  help = opened ();
  /* whoever uses keys goes from topic to topic */
  g_assert_nonnull (app_test_find (gtk_window_get_focus (help), GTK_TYPE_LABEL, "A First Session"));
  g_signal_emit_by_name (app_test_find (GTK_WIDGET (help), GTK_TYPE_LIST_BOX, NULL), "move-cursor",
                         GTK_MOVEMENT_DISPLAY_LINES, 1, FALSE, FALSE);
  g_assert_nonnull (app_test_find (gtk_window_get_focus (help), GTK_TYPE_LABEL, "Judging"));
  /* there is one */
  yc_help_open (window);
  g_assert_true (opened () == help);
  close_both (window);
}

/* The desktop finds a session by its words, and none where there is no ledger. */
static void
test_search (void)
{
  static const char *const words[] = { "ana", "bo", NULL }, *const other[] = { "cy", NULL };
  g_autoptr (YcDatabase) database = app_test_database ();
  g_autoptr (YcSession) session = yc_session_begin (database, set_up, NULL);
  g_autoptr (GVariant) found = g_variant_ref_sink (yc_search_provider_find (database, words));
  g_autoptr (GVariant) none = g_variant_ref_sink (yc_search_provider_find (database, other));
  g_autoptr (GVariant) without = g_variant_ref_sink (yc_search_provider_find (NULL, words));
  g_autofree const char **ids = NULL;
  g_autoptr (GVariant) shown = NULL;
  g_autofree char *text = NULL;

  g_assert_nonnull (session);
  g_variant_get (found, "(^a&s)", &ids);
  g_assert_cmpuint (g_strv_length ((char **) ids), ==, 1);
  g_assert_true (g_variant_equal (none, without));
  shown = g_variant_ref_sink (yc_search_provider_describe (database, ids));
  text = g_variant_print (shown, FALSE);
  g_assert_nonnull (strstr (text, "'name': <'Ana, Bo'>"));
  g_assert_nonnull (strstr (text, "Set up, nothing played yet"));
}

static void
test_troubleshooting (void)
{
  g_autofree char *ledger = g_build_filename (g_get_home_dir (), "games", "table.db", NULL);
  g_autofree char *text = yc_about_troubleshooting (gdk_display_get_default (), ledger);

  g_assert_nonnull (strstr (text, "Yellowcake: " VERSION "\n"));
  g_assert_nonnull (strstr (text, "Ledger: ~/games/table.db\n"));
  g_assert_null (strstr (text, "Ledger size"));
  g_assert_null (strstr (text, g_get_home_dir ()));
}

int
main (int argc, char *argv[])
{
  int status;

  app_test_init (&argc, &argv);
  application = g_object_new (ADW_TYPE_APPLICATION, "application-id", APP_ID ".Test", "flags",
                              G_APPLICATION_NON_UNIQUE, NULL);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_application_set_default (G_APPLICATION (application));
  settings = yc_settings_open ();

  g_test_add_func ("/preferences/colors", test_colors);
  g_test_add_func ("/preferences/fingers", test_fingers);
  g_test_add_func ("/preferences/options", test_options);
  g_test_add_func ("/preferences/options-of-new-session", test_options_of_new_session);
  g_test_add_func ("/preferences/choices", test_choices);
  g_test_add_func ("/preferences/turn", test_turn);
  g_test_add_func ("/preferences/asking", test_asking);
  g_test_add_func ("/preferences/asking-at-end", test_asking_at_end);
  g_test_add_func ("/preferences/help", test_help);
  g_test_add_func ("/preferences/search", test_search);
  g_test_add_func ("/preferences/troubleshooting", test_troubleshooting);
  status = g_test_run ();
  g_object_unref (settings);
  g_object_unref (application);
  return status;
}
