/* test-window-gone.c: of what was shown in a window nothing stays once it is gone. */

#include "widgets/focus.h"
#include "window-desk.h"
#include "window-private.h"

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
test_nothing_drawn_stays (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GdkTexture *pictures[3] = { NULL };

  window_desk_open (desk);
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

typedef struct {
  YcWindow *window;
  guint frames;      /* since the page comes in */
  guint seen;        /* the first in which it was drawn */
  gboolean laid_out; /* with the first, or before it */
} Coming;

static void
frame_painted (GdkFrameClock *clock G_GNUC_UNUSED, Coming *coming)
{
  GtkWidget *page = yc_window_get_page (coming->window);

  if (coming->frames++ == 0)
    coming->laid_out = gtk_widget_get_width (page) > 0;
  if (coming->seen == 0 && gtk_widget_get_opacity (page) > 0)
    coming->seen = coming->frames;
}

/* Returns the first frame in which a page that `action` brings is drawn. */
static guint
first_frame_after (WindowDesk *desk, const char *action)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (desk->window));
  Coming coming = { .window = desk->window };
  gulong painted;

  gtk_widget_activate_action (GTK_WIDGET (desk->window), action, NULL);
  painted = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_painted), &coming);
  come_to_rest (desk->window);
  g_signal_handler_disconnect (clock, painted);
  g_assert_true (coming.laid_out);
  return coming.seen;
}

/* A page that slides in is laid out with its first frame and drawn with the next; without
 * animations it is there at once. */
static void
test_comes_in (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  window_desk_open (desk);
  g_assert_cmpuint (first_frame_after (desk, "win.new-session"), ==, 1);
  g_assert_cmpuint (first_frame_after (desk, "win.back"), ==, 1);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  g_assert_cmpuint (first_frame_after (desk, "win.new-session"), ==, 2);
  g_assert_cmpuint (first_frame_after (desk, "win.back"), ==, 2);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
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
test_focus_goes (WindowDesk *desk, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *inner = NULL, *page;

  window_desk_open (desk);
  yc_window_push_page (desk->window, page_of_button (&inner));
  app_test_wait (100);
  page = yc_window_get_page (desk->window);
  g_assert_true (gtk_widget_grab_focus (gtk_widget_get_first_child (inner)));
  gtk_widget_hide (inner);
  g_assert_true (yc_focus_in (page) == gtk_widget_get_first_child (inner));
  gtk_widget_hide (page);
  page = window_desk_page_after (desk, "win.back", NULL, NULL);
  window_desk_assert_focus_in (desk, page);
  g_assert_null (inner);
}

/* Nobody who changes how windows scroll reaches one that is gone. */
static void
test_scrolled_goes (WindowDesk *desk G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWindow *window = app_test_show (scrolled, 200, 200);

  gtk_window_destroy (window);
  app_test_wait (20);
  g_assert_cmpuint (g_signal_handler_find (gtk_settings_get_default (), G_SIGNAL_MATCH_DATA, 0, 0,
                                           NULL, NULL, scrolled),
                    ==, 0);
}

int
main (int argc, char *argv[])
{
  window_desk_init (&argc, &argv);

  window_desk_test ("/window-gone/comes-in", test_comes_in);
  window_desk_test ("/window-gone/drawn", test_nothing_drawn_stays);
  window_desk_test ("/window-gone/focus", test_focus_goes);
  window_desk_test ("/window-gone/scrolled", test_scrolled_goes);
  return g_test_run ();
}
