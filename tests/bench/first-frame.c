/* first-frame.c: is loaded before a program (LD_PRELOAD) and makes it say on its standard output
 * when the first frame of its window is painted, so that programs are timed as they are installed.
 */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <unistd.h>

static void
painted (GdkFrameClock *clock, gpointer data G_GNUC_UNUSED)
{
  static const char line[] = "painted\n";

  g_signal_handlers_disconnect_by_func (clock, painted, NULL);
  if (write (STDOUT_FILENO, line, sizeof line - 1) < 0)
    g_error ("Nobody listens.");
}

/* Instead of that of GTK, which it calls. */
G_MODULE_EXPORT void
gtk_window_present (GtkWindow *window)
{
  void (*present) (GtkWindow *) = (void (*) (GtkWindow *)) dlsym (RTLD_NEXT, "gtk_window_present");
  GdkFrameClock *clock;

  present (window);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "after-paint", G_CALLBACK (painted), NULL);
}
