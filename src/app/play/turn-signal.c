/* turn-signal.c: see turn-signal.h. */

#include "turn-signal.h"

#include "resources.h"
#include "words.h"

#include <glib/gi18n.h>

/* What the desktop replaces a notification by, and takes it away by. */
#define NOTICE "turn"

typedef struct {
  GtkWidget *page;
  YcSession *session;
  GSettings *settings;
  int seat; /* whose turn it was */
} Signal;

static void
free_signal (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  Signal *signal = data;

  g_object_unref (signal->settings);
  g_free (signal);
}

static void
sound (GtkWidget *page)
{
  GtkNative *native = gtk_widget_get_native (page);

  if (native != NULL && gtk_native_get_surface (native) != NULL)
    gdk_surface_beep (gtk_native_get_surface (native));
}

static void
notify (Signal *signal)
{
  g_autofree char *player = yc_words_player (yc_session_get_setup (signal->session), signal->seat);
  /* Translators: a player */
  g_autofree char *title = g_strdup_printf (_ ("It is the turn of %s."), player);
  g_autoptr (GNotification) notice = g_notification_new (title);

  g_notification_set_body (notice, yc_session_get_title (signal->session));
  g_application_send_notification (g_application_get_default (), NOTICE, notice);
}

static void
recorded (Signal *signal)
{
  const int seat = yc_session_get_active_seat (signal->session);
  const gboolean passed = seat != signal->seat && !yc_session_is_over (signal->session);

  signal->seat = seat;
  if (passed && g_settings_get_boolean (signal->settings, "turn-sound"))
    sound (signal->page);
  if (passed && g_settings_get_boolean (signal->settings, "turn-notice")
      && g_application_get_default () != NULL)
    notify (signal);
}

/* Whose turn it is says nothing any more when the table is gone. */
static void
withdraw (GtkWidget *page G_GNUC_UNUSED)
{
  GApplication *application = g_application_get_default ();

  /* the program may have ended before the table goes */
  if (application != NULL && g_application_get_is_registered (application))
    g_application_withdraw_notification (application, NOTICE);
}

void
yc_turn_signal_follow (GtkWidget *page, YcSession *session)
{
  g_autoptr (GSettings) settings = yc_settings_open ();
  Signal *signal;
  GClosure *closure;

  if (settings == NULL)
    return;
  signal = g_new (Signal, 1);
  *signal
    = (Signal){ page, session, g_steal_pointer (&settings), yc_session_get_active_seat (session) };
  closure = g_cclosure_new_swap (G_CALLBACK (recorded), signal, NULL);
  /* the closure goes with the page, what it needs goes with the closure */
  g_closure_add_finalize_notifier (closure, signal, free_signal);
  g_object_watch_closure (G_OBJECT (page), closure);
  g_signal_connect_closure (session, "appended", closure, TRUE);
  g_signal_connect (page, "destroy", G_CALLBACK (withdraw), NULL);
}
