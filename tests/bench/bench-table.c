/* bench-table.c: what a finished game of six hundred plays takes until it is seen, against the same
 * game before its first play: both have the same board, and the one has hundreds of events and full
 * hands.
 *
 * Both lie in one file of sessions and are opened in turn in the window of the program, as from its
 * list, with a display and a session bus of their own around this process. Measured is the time
 * that passes from the action to the first frame with the table that the display has taken over. */

#include "long-game.h"
#include "median.h"
#include "random-hand.h"

#include <glib/gstdio.h>

#define EVENTS  600
#define SOME    590 /* what it has at least: a play is taken back and made again, or is not */
#define ROUNDS  11
#define REST    200 /* milliseconds */
#define AT_MOST 1.5

static void
painted (GdkFrameClock *clock G_GNUC_UNUSED, gboolean *done)
{
  *done = TRUE;
}

static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean done = FALSE;
  gulong id = g_signal_connect (clock, "after-paint", G_CALLBACK (painted), &done);

  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
  gdk_display_sync (gtk_widget_get_display (window));
}

static gboolean
rested (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

/* Until nothing of what was there before is left to be done. */
static void
rest (void)
{
  gboolean done = FALSE;

  g_timeout_add (REST, rested, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* The table that is seen, or NULL. */
static YcTablePage *
table_of (GtkWidget *window)
{
  GtkWidget *page = yc_window_get_page (YC_WINDOW (window));

  return YC_IS_TABLE_PAGE (page) && gtk_widget_get_mapped (page) && gtk_widget_get_width (page) > 0
           ? YC_TABLE_PAGE (page)
           : NULL;
}

/* Back to the sessions, until the window has let go of the table and of its session. */
static void
leave_table (GtkWidget *window)
{
  YcSession *session = yc_table_page_get_session (table_of (window));

  g_object_add_weak_pointer (G_OBJECT (session), (gpointer *) &session);
  gtk_widget_activate_action (window, "win.back", NULL);
  while (session != NULL)
    g_main_context_iteration (NULL, TRUE);
  rest ();
}

/* How many milliseconds it takes to see a session; the window then shows the sessions again. */
static double
open_session (GtkWidget *window, const char *uuid)
{
  const gint64 begun = g_get_monotonic_time ();
  gint64 seen;

  gtk_widget_activate_action (window, "win.open-session", "s", uuid);
  do
    wait_for_frame (window);
  while (table_of (window) == NULL);
  seen = g_get_monotonic_time ();
  rest ();
  leave_table (window);
  return (double) (seen - begun) / 1000;
}

/* A session in the file of the window; its UUID, the caller frees. */
static char *
begin (GtkWidget *window, const char *name, guint n_events, guint least)
{
  g_autofree char *text = long_game (name, n_events, least);
  g_autoptr (GError) error = NULL;
  g_autoptr (YcSession) session
    = yc_session_begin (yc_window_get_database (YC_WINDOW (window)), text, &error);

  g_assert_no_error (error);
  g_assert_true (n_events == 0
                 || (yc_session_is_over (session) && yc_session_get_n_events (session) >= SOME));
  return g_strdup (yc_session_get_uuid (session));
}

static void
compare (GtkWidget *window, const char *name)
{
  g_autofree char *played = begin (window, name, EVENTS, EVENTS);
  g_autofree char *fresh = begin (window, name, 0, 0);
  double of_played[ROUNDS], of_fresh[ROUNDS];

  /* the first of each is not counted */
  for (int round = -1; round < ROUNDS; round++) {
    of_fresh[MAX (round, 0)] = open_session (window, fresh);
    of_played[MAX (round, 0)] = open_session (window, played);
  }
  const double long_game = median (of_played, ROUNDS), short_game = median (of_fresh, ROUNDS);
  g_print (
    "%s, some %d events: seen after %.0f ms, before its first play after %.0f ms, ratio %.2f "
    "(at most %.1f)\n",
    name, EVENTS, long_game, short_game, long_game / short_game, AT_MOST);
  hold_to (name, long_game / short_game, AT_MOST);
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("bench-table-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "ledger", NULL);
  Table *table;

  gtk_init ();
  /* a page that slides in takes as long for the one as for the other */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  table = hand_open (path);
  rest ();
  compare (table->window, "board-5p-told");
  compare (table->window, "card-5p");
  hand_close (table);
  g_unlink (path);
  g_rmdir (folder);
  return held ();
}
