/* bench-table.c: what a finished game takes until it is seen, against the same game before its
 * first play: both have the same board, and the one has hundreds of events and full hands.
 *
 * In turn, in a window with a display and a session bus of their own around this process. Measured
 * is the time of the processor, from the page that is made to the frame that is painted. */

#include "application.h"
#include "median.h"
#include "samples.h"
#include "table-page.h"

#include <time.h>

#define ROUNDS 11
#define REST   200 /* milliseconds */

static double
milliseconds (void)
{
  struct timespec spent;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &spent);
  return (double) spent.tv_sec * 1e3 + (double) spent.tv_nsec / 1e6;
}

static YcSession *
read_game (const char *name, guint n_events)
{
  g_autofree char *text = yc_sample_text (name);
  g_autofree char *first = yc_sample_beginning (text, n_events);
  g_autoptr (GError) error = NULL;
  YcSession *session = yc_session_read (first, -1, &error);

  if (session == NULL)
    g_error ("%s", error->message);
  return session;
}

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

/* How long it takes to see a session; the window is then as it was. */
static double
open_session (GtkWidget *window, YcSession *session)
{
  const double begun = milliseconds ();
  double seen;

  adw_window_set_content (ADW_WINDOW (window), yc_table_page_new (session));
  wait_for_frame (window);
  seen = milliseconds () - begun;
  adw_window_set_content (ADW_WINDOW (window), adw_header_bar_new ());
  rest ();
  return seen;
}

static void
compare (GtkWidget *window, const char *name)
{
  g_autoptr (YcSession) played = read_game (name, G_MAXUINT);
  g_autoptr (YcSession) fresh = read_game (name, 0);
  double of_played[ROUNDS], of_fresh[ROUNDS];

  for (int round = -1; round < ROUNDS; round++) {
    of_fresh[MAX (round, 0)] = open_session (window, fresh);
    of_played[MAX (round, 0)] = open_session (window, played);
  }
  const double long_game = median (of_played, ROUNDS), short_game = median (of_fresh, ROUNDS);
  g_print ("%s, %u events: seen after %.0f ms, before its first play after %.0f ms, ratio %.2f (at "
           "most 1.5)\n",
           name, yc_session_get_n_events (played), long_game, short_game, long_game / short_game);
}

int
main (void)
{
  g_autoptr (YcApplication) application = yc_application_new ();
  GtkWidget *window;

  gtk_init ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    return 1;
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frame (window);
  compare (window, "board-5p-told");
  compare (window, "card-5p");
  gtk_window_destroy (GTK_WINDOW (window));
  return 0;
}
