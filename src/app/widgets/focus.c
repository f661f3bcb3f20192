/* focus.c: see focus.h. */

#include "focus.h"

#define GUARD "yc-focus-guard"

typedef struct {
  GSignalGroup *focus; /* what has it */
  GtkWidget *left;     /* what had it when it went out of sight, until it is elsewhere */
  gint64 came;         /* when it came to where it is or was last */
} Guard;

/* ---- Where it is ---- */

GtkWidget *
yc_focus_beside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const Guard *guard = root != NULL ? g_object_get_data (G_OBJECT (root), GUARD) : NULL;

  return focus == NULL && guard != NULL ? guard->left : focus;
}

GtkWidget *
yc_focus_in (GtkWidget *part)
{
  GtkWidget *focus = yc_focus_beside (part);

  return focus != NULL && (focus == part || gtk_widget_is_ancestor (focus, part)) ? focus : NULL;
}

gint64
yc_focus_came (GtkWidget *window)
{
  const Guard *guard = g_object_get_data (G_OBJECT (window), GUARD);

  return guard != NULL ? guard->came : 0;
}

/* ---- What goes out of sight with it ---- */

static void
guard_free (Guard *guard)
{
  g_clear_weak_pointer (&guard->left);
  g_object_unref (guard->focus);
  g_free (guard);
}

/* GTK still gives the focus to something around it after the next frame. */
static void
focus_unmapped (GtkWindow *window)
{
  Guard *guard = g_object_get_data (G_OBJECT (window), GUARD);

  if (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    return;
  g_set_weak_pointer (&guard->left, gtk_window_get_focus (window));
  gtk_window_set_focus (window, NULL);
}

static void
focus_moved (GtkWindow *window, GParamSpec *pspec G_GNUC_UNUSED, Guard *guard)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  g_signal_group_set_target (guard->focus, focus);
  if (focus == NULL)
    return;
  g_clear_weak_pointer (&guard->left);
  guard->came = g_get_monotonic_time ();
}

void
yc_focus_let_go (GtkWindow *window)
{
  Guard *guard = g_new0 (Guard, 1);

  guard->focus = g_signal_group_new (GTK_TYPE_WIDGET);
  g_signal_group_connect_object (guard->focus, "unmap", G_CALLBACK (focus_unmapped), window,
                                 G_CONNECT_SWAPPED);
  g_object_set_data_full (G_OBJECT (window), GUARD, guard, (GDestroyNotify) guard_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved), guard);
}
