/* test-hearing.c: whatever the table shows for a moment, or where the focus is not, is heard. */

#include "announce.h"
#include "app-fixture.h"
#include "compat.h"
#include "play/play-entry.h"
#include "session-error.h"
#include "table-fixture.h"
#include "walk.h"
#include "widgets/message-dialog.h"
#include "window.h"

#define SOON 500 /* milliseconds after which a sentence has been said that came with the focus */

/* ---- What is heard ---- */

gboolean __wrap_yc_gtk_announce (GtkWidget *window, const char *sentence, int priority);

static GString *hearing;    /* since somebody listened last */
static char *heard;         /* … before that; NULL if nothing */
static GtkWidget *heard_in; /* the window */

/* A GTK that announces nothing, on which there is only the description of the focus. */
gboolean
__wrap_yc_gtk_announce (GtkWidget *window, const char *sentence, int priority G_GNUC_UNUSED)
{
  g_string_append_printf (hearing, "%s%s", hearing->len > 0 ? "\n" : "", sentence);
  heard_in = window;
  return FALSE;
}

/* What a screen reader takes for the focus. */
static GtkWidget *
focus_heard (void)
{
  GtkWidget *widget = gtk_root_get_focus (GTK_ROOT (heard_in));

  while (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_NONE)
    widget = gtk_widget_get_parent (widget);
  return widget;
}

/* Waits until all has been said that was to be; what was said since the last time, or NULL. */
static const char *
listen (void)
{
  app_test_wait (SOON);
  g_free (heard);
  heard = hearing->len > 0 ? g_strdup (hearing->str) : NULL;
  g_string_truncate (hearing, 0);
  return heard;
}

static void
assert_heard (const char *words)
{
  const char *sentence = listen ();
  g_autofree char *description = NULL;

  if (sentence == NULL || strstr (sentence, words) == NULL)
    g_error ("“%s” is not in “%s”", words, sentence);
  description = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus_heard ()),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_nonnull (description);
  if (!g_str_has_suffix (sentence, g_strchomp (description)))
    g_error ("“%s” is not described by “%s”", sentence, description);
}

static Table *
open_table (const char *name, guint n_events)
{
  g_autofree char *text = yc_sample_text (name);
  Table *table = table_open (text, n_events);

  gtk_widget_activate_action (table->page, "table.type", NULL);
  return table;
}

static void
act (Table *table, const char *action)
{
  g_assert_true (gtk_widget_activate_action (table->page, action, NULL));
}

/* ---- Plays ---- */

static void
test_turn_at_first (void)
{
  Table *table = open_table ("board-3p-told", 0);

  g_assert_nonnull (strstr (listen (), "Ana is to move"));
  table_close (table);
}

/* The play, and then whose turn it is. */
static void
test_play (void)
{
  Table *table = open_table ("board-3p-told", 3);

  listen ();
  type_play (table, "blue end");
  assert_heard ("Ana ends the turn. Bo is to move");
  table_close (table);
}

static void
test_undo (void)
{
  Table *table = open_table ("board-3p-told", 4);

  listen ();
  act (table, "table.undo");
  assert_heard ("Play 4 is undone. Ana ends the turn. Ana may use");
  act (table, "table.redo");
  assert_heard ("Play 4 comes back. Ana ends the turn. Bo is to move");
  table_close (table);
}

/* Again when it is asked again. */
static void
test_ruling (void)
{
  Table *table = open_table ("board-3p-told", 0);
  g_autofree char *first = NULL;

  listen ();
  type_play (table, "blue place reactor E");
  assert_heard ("Against the rules. ");
  /* whoever types slowly hears more before it */
  first = g_strdup (strstr (heard, "Against the rules. "));
  g_assert_nonnull (strstr (first, "Ana places"));
  type_play (table, "blue place reactor E");
  assert_heard (first);
  act (table, "table.escape");
  g_assert_null (listen ());
  table_close (table);
}

/* Answered aloud as well where what was typed goes away with the question. */
static void
test_judge (void)
{
  Table *table = open_table ("board-3p-told", 0);

  act (table, "table.judge");
  listen ();
  type_play (table, "blue place reactor E");
  assert_heard ("Against the rules. ");
  table_close (table);
}

static void
test_unreadable (void)
{
  Table *table = open_table ("board-3p-told", 0);

  listen ();
  type_play (table, "blue place nowhere L");
  assert_heard ("nowhere");
  table_close (table);
}

/* The likely plays are walked while the focus stays in the entry. */
static void
test_completions (void)
{
  Table *table = open_table ("board-3p-told", 0);
  g_autoptr (GPtrArray) entries = find_all (table->page, YC_TYPE_PLAY_ENTRY);
  g_autoptr (GPtrArray) fields = find_all (entries->pdata[0], GTK_TYPE_ENTRY);
  gboolean handled = FALSE;

  gtk_editable_set_text (fields->pdata[0], "construction");
  listen ();
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (fields->pdata[0]);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++) {
    g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_KEY (keys))
      g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_Down, 0, 0, &handled);
  }
  g_assert_true (handled);
  assert_heard ("Ana places");
  table_close (table);
}

/* ---- What is shown on top ---- */

static void
test_last_round (void)
{
  Table *table = open_table ("older-card-3p", 91);

  listen ();
  type_play (table, "blue end");
  assert_heard ("The target is reached");
  table_close (table);
}

static void
test_store_failed (void)
{
  Table *table = open_table ("board-3p-told", 0);
  g_autoptr (GError) error
    = g_error_new_literal (YC_SESSION_ERROR, YC_SESSION_ERROR_UNREADABLE, "The disk is full.");

  listen ();
  g_signal_emit_by_name (table->session, "store-failed", error);
  assert_heard ("The disk is full.");
  table_close (table);
}

static void
test_looking_back (void)
{
  Table *table = open_table ("board-3p-told", 5);

  yc_table_page_focus_board (YC_TABLE_PAGE (table->page));
  listen ();
  gtk_widget_activate_action (table->page, "table.look-at", "u", 3);
  assert_heard ("You are looking at the table after event 3");
  act (table, "table.now");
  assert_heard ("Bo may use buildings");
  table_close (table);
}

/* What ends the game is heard, and the result where it is shown. */
static void
test_bookmark (void)
{
  Table *table = open_table ("board-2p", 20);

  listen ();
  gtk_widget_activate_action (table->page, "table.look-at", "u", 3);
  listen ();
  gtk_widget_activate_action (table->page, "table.bookmark", NULL);
  assert_heard ("A bookmark is put at play 3.");
  gtk_widget_activate_action (table->page, "table.bookmark", NULL);
  assert_heard ("The bookmark at play 3 is taken away.");
  table_close (table);
}

/* Whoever comes to a table where nothing happened is told so. */
static void
test_what_if (void)
{
  Table *table = table_open ("yellowcake 1\ngame manhattan-project\n"
                             "from 0197c2f0-0000-7000-8000-00000000000a 1\n"
                             "date 2026-03-12T19:30:00+01:00\n"
                             "player red \"Ana\"\nplayer blue \"Bo\"\nred place mine-2 L\n",
                             1);
  const char *sentence = listen ();

  g_assert_nonnull (sentence);
  g_assert_nonnull (strstr (sentence, "What if, from play 1 of the evening of 12 March 2026. This "
                                      "did not happen."));
  table_close (table);
}

static void
test_game_over (void)
{
  g_autofree char *text = yc_sample_text ("older-card-3p");
  g_auto (GStrv) events = yc_sample_events (text);
  Table *table = open_table ("older-card-3p", g_strv_length (events) - 2);

  listen ();
  type_play (table, "purple end");
  g_assert_nonnull (strstr (listen (), "ends the turn"));
  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (dialog_of (table)),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  table_close (table);
}

/* ---- Secrets ---- */

/* As the log tells it: the cards of a hand only while told hands are shown. */
static void
test_hand (void)
{
  Table *table = open_table ("older-card-2p", 0);

  listen ();
  g_object_set (table->page, "hands-shown", FALSE, NULL);
  type_play (table, "table hand purple m1 e1");
  assert_heard ("Ana tells cards of the hand.");
  g_object_set (table->page, "hands-shown", TRUE, NULL);
  type_play (table, "table hand purple m1 e1");
  assert_heard ("Ana tells of the hand: “Mine: ");
  table_close (table);
}

/* ---- The window ---- */

static void
test_toast (void)
{
  g_autofree char *path = app_test_path ();
  GtkWindow *window = yc_window_new (NULL, path);

  gtk_window_present (window);
  app_test_wait (SOON);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.toast", "s", "The record was exported");
  assert_heard ("The record was exported");
  gtk_window_destroy (window);
  app_test_wait (SOON);
}

static void
test_dialog (void)
{
  GtkWidget *dialog = yc_message_dialog_new (NULL, "Not Taken Over", "The file is no record.");

  gtk_test_accessible_assert_property (dialog, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "The file is no record.");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  hearing = g_string_new (NULL);
  g_test_add_func ("/hearing/turn-at-first", test_turn_at_first);
  g_test_add_func ("/hearing/play", test_play);
  g_test_add_func ("/hearing/undo", test_undo);
  g_test_add_func ("/hearing/ruling", test_ruling);
  g_test_add_func ("/hearing/judge", test_judge);
  g_test_add_func ("/hearing/unreadable", test_unreadable);
  g_test_add_func ("/hearing/completions", test_completions);
  g_test_add_func ("/hearing/last-round", test_last_round);
  g_test_add_func ("/hearing/store-failed", test_store_failed);
  g_test_add_func ("/hearing/looking-back", test_looking_back);
  g_test_add_func ("/hearing/bookmark", test_bookmark);
  g_test_add_func ("/hearing/what-if", test_what_if);
  g_test_add_func ("/hearing/game-over", test_game_over);
  g_test_add_func ("/hearing/hand", test_hand);
  g_test_add_func ("/hearing/toast", test_toast);
  g_test_add_func ("/hearing/dialog", test_dialog);
  return g_test_run ();
}
