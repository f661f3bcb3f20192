/* test-places.c: a session opens where somebody looked last, or offers to. */

#include "history/curves-page.h"
#include "history/place-offer.h"
#include "history/places.h"
#include "history/puzzle-page.h"
#include "samples.h"
#include "table-page.h"
#include "window-desk.h"
#include "window-private.h"

static YcWindow *
window_new (void)
{
  g_autofree char *path = app_test_path ();
  YcWindow *window = window_desk_new (path);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

static char *
begin (YcWindow *window, const char *text)
{
  g_autoptr (YcSession) session = yc_session_begin (window->database, text, NULL);

  g_assert_nonnull (session);
  return g_strdup (yc_session_get_uuid (session));
}

static YcView *
open_session (YcWindow *window, const char *uuid)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-session", "s", uuid);
  app_test_wait (100);
  return yc_table_page_get_view (YC_TABLE_PAGE (yc_window_get_page (window)));
}

static void
leave (YcWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  app_test_wait (100);
  g_assert_true (YC_IS_SESSIONS_PAGE (yc_window_get_page (window)));
}

static void
test_over (void)
{
  YcWindow *window = window_new ();
  g_autofree char *text = yc_sample_text ("board-2p");
  g_autofree char *uuid = begin (window, text);

  g_assert_true (yc_view_is_now (open_session (window, uuid)));
  gtk_widget_activate_action (yc_window_get_page (window), "table.look-at", "u", 7);
  leave (window);
  g_assert_cmpint (yc_view_get_looked_at (open_session (window, uuid)), ==, 7);
  g_assert_nonnull (app_test_find (yc_window_get_page (window), GTK_TYPE_BUTTON, "_Back to Now"));
  gtk_widget_activate_action (yc_window_get_page (window), "table.now", NULL);
  leave (window);
  g_assert_true (yc_view_is_now (open_session (window, uuid)));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_running (void)
{
  YcWindow *window = window_new ();
  g_autofree char *text = yc_sample_text ("board-2p");
  g_autofree char *half = yc_sample_beginning (text, 20);
  g_autofree char *uuid = begin (window, half);
  GtkWidget *offer;
  YcView *view;

  open_session (window, uuid);
  g_assert_null (app_test_find (yc_window_get_page (window), YC_TYPE_PLACE_OFFER, NULL));
  gtk_widget_activate_action (yc_window_get_page (window), "table.look-at", "u", 5);
  leave (window);
  view = open_session (window, uuid);
  g_assert_true (yc_view_is_now (view));
  offer = app_test_find (yc_window_get_page (window), YC_TYPE_PLACE_OFFER, NULL);
  g_assert_nonnull (app_test_find (offer, GTK_TYPE_LABEL, "Last time you looked at play 5."));
  app_test_click (offer, "_Look There");
  g_assert_cmpint (yc_view_get_looked_at (view), ==, 5);
  g_assert_false (gtk_widget_get_visible (offer));
  leave (window);
  open_session (window, uuid);
  gtk_widget_activate_action (yc_window_get_page (window), "table.pause", NULL);
  app_test_wait (50);
  g_assert_null (app_test_find (yc_window_get_page (window), YC_TYPE_PLACE_OFFER, NULL));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A puzzle is at a table, too: its curves are a page away, and the way back leads to it. */
static void
test_puzzle (void)
{
  YcWindow *window = window_new ();
  g_autofree char *text = yc_sample_text ("card-5p");
  g_autofree char *uuid = begin (window, text);
  GtkWidget *list, *puzzle;

  g_assert_true (g_uuid_string_is_valid (uuid));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzles", NULL);
  while ((list = app_test_find (yc_window_get_page (window), GTK_TYPE_LABEL, "New")) == NULL)
    app_test_wait (20);
  list = app_test_find (yc_window_get_page (window), GTK_TYPE_LIST_VIEW, NULL);
  g_signal_emit_by_name (list, "activate", 0u);
  app_test_wait (100);
  puzzle = yc_window_get_page (window);
  g_assert_true (YC_IS_PUZZLE_PAGE (puzzle));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.curves", NULL);
  app_test_wait (100);
  g_assert_true (YC_IS_CURVES_PAGE (yc_window_get_page (window)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  app_test_wait (100);
  g_assert_true (yc_window_get_page (window) == puzzle);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Only those of the sessions that were left last. */
static void
test_many (void)
{
  for (int i = 0; i < 150; i++) {
    g_autofree char *session = g_strdup_printf ("session-%d", i);
    yc_place_remember (session, i);
  }
  g_assert_cmpint (yc_place_recall ("session-149"), ==, 149);
  g_assert_cmpint (yc_place_recall ("session-50"), ==, 50);
  g_assert_cmpint (yc_place_recall ("session-49"), ==, YC_VIEW_NOW);
  yc_place_remember ("session-60", 0);
  g_assert_cmpint (yc_place_recall ("session-60"), ==, 0);
  g_assert_cmpint (yc_place_recall ("session-51"), ==, 51);
  yc_place_remember ("session-60", YC_VIEW_NOW);
  g_assert_cmpint (yc_place_recall ("session-60"), ==, YC_VIEW_NOW);
  yc_place_remember ("", 3);
  g_assert_cmpint (yc_place_recall (""), ==, YC_VIEW_NOW);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);
  g_test_add_func ("/places/over", test_over);
  g_test_add_func ("/places/puzzle", test_puzzle);
  g_test_add_func ("/places/running", test_running);
  g_test_add_func ("/places/many", test_many);
  return g_test_run ();
}
