/* test-later.c: what is not needed with the frame that shows a change comes with the next. */

#include "walk.h"
#include "widgets/later.h"

typedef struct {
  GtkWidget *window, *area;
  int frames, run; /* counted from the beginning of the waiting */
  int run_in;      /* the frame in which it was run last */
} Desk;

static void
begin_frame (GdkFrameClock *clock G_GNUC_UNUSED, Desk *desk)
{
  desk->frames++;
}

static void
run (gpointer data)
{
  Desk *desk = data;

  desk->run++;
  desk->run_in = desk->frames;
}

/* A window that is drawn. */
static void
open_desk (Desk *desk)
{
  *desk = (Desk){ .window = gtk_window_new (), .area = gtk_drawing_area_new () };
  gtk_window_set_child (GTK_WINDOW (desk->window), desk->area);
  gtk_window_present (GTK_WINDOW (desk->window));
  g_signal_connect (gtk_widget_get_frame_clock (desk->window), "before-paint",
                    G_CALLBACK (begin_frame), desk);
  while (desk->frames < 3 || !gtk_widget_get_mapped (desk->area)) {
    gtk_widget_queue_draw (desk->area);
    g_main_context_iteration (NULL, TRUE);
  }
  desk->frames = 0;
}

static void
close_desk (Desk *desk)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (desk->window), desk);
  gtk_window_destroy (GTK_WINDOW (desk->window));
}

static void
wait_for_frames (Desk *desk, int frames)
{
  while (desk->frames < frames) {
    gtk_widget_queue_draw (desk->area);
    g_main_context_iteration (NULL, TRUE);
  }
}

static void
assert_comes_in (Desk *desk, const YcLater *later, int frame)
{
  while (yc_later_is_due (later))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (desk->run, ==, 1);
  g_assert_cmpint (desk->run_in, ==, frame);
  g_assert_false (yc_later_is_any_due ());
}

static void
test_next_frame (void)
{
  Desk desk;
  YcLater later = { 0 };

  open_desk (&desk);
  yc_later_begin (&later, desk.area, run, &desk);
  g_assert_true (yc_later_is_due (&later) && yc_later_is_any_due ());
  assert_comes_in (&desk, &later, 2);
  /* and that was all */
  wait_for_frames (&desk, 5);
  g_assert_cmpint (desk.run, ==, 1);
  close_desk (&desk);
}

/* What changes once more meanwhile is waited for anew, and is there once. */
static void
test_again (void)
{
  Desk desk;
  YcLater later = { 0 };

  open_desk (&desk);
  yc_later_begin (&later, desk.area, run, &desk);
  wait_for_frames (&desk, 1);
  yc_later_begin (&later, desk.area, run, &desk);
  assert_comes_in (&desk, &later, 3);
  close_desk (&desk);
}

static void
test_settled (void)
{
  Desk desk;
  YcLater later = { 0 };

  open_desk (&desk);
  yc_later_settle (&later);
  g_assert_cmpint (desk.run, ==, 0);
  yc_later_begin (&later, desk.area, run, &desk);
  yc_later_settle (&later);
  g_assert_cmpint (desk.run, ==, 1);
  yc_later_begin (&later, desk.area, run, &desk);
  yc_later_forget (&later);
  wait_for_frames (&desk, 5);
  g_assert_cmpint (desk.run, ==, 1);
  g_assert_false (yc_later_is_any_due ());
  close_desk (&desk);
}

/* Where nobody sees it nothing is waited for. */
static void
test_not_seen (void)
{
  Desk desk = { .area = g_object_ref_sink (gtk_drawing_area_new ()) };
  YcLater later = { 0 };

  yc_later_begin (&later, desk.area, run, &desk);
  g_assert_cmpint (desk.run, ==, 1);
  g_assert_false (yc_later_is_due (&later));
  g_object_unref (desk.area);
}

/* … or, of what is asked for in sight only, until somebody does. */
static void
test_in_sight (void)
{
  Desk desk;
  YcLater later = { 0 };

  open_desk (&desk);
  gtk_widget_set_child_visible (desk.area, FALSE);
  yc_later_begin_in_sight (&later, desk.area, run, &desk);
  yc_later_begin_in_sight (&later, desk.area, run, &desk);
  g_assert_false (yc_later_is_due (&later));
  g_assert_cmpint (desk.run, ==, 0);
  gtk_widget_set_child_visible (desk.area, TRUE);
  g_assert_true (yc_later_is_due (&later));
  while (yc_later_is_due (&later))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (desk.run, ==, 1);
  /* once, and not when it is forgotten before */
  gtk_widget_set_child_visible (desk.area, FALSE);
  gtk_widget_set_child_visible (desk.area, TRUE);
  g_assert_false (yc_later_is_due (&later));
  gtk_widget_set_child_visible (desk.area, FALSE);
  yc_later_begin_in_sight (&later, desk.area, run, &desk);
  yc_later_forget (&later);
  gtk_widget_set_child_visible (desk.area, TRUE);
  g_assert_false (yc_later_is_due (&later));
  /* what is in sight waits for a frame as all does */
  yc_later_begin_in_sight (&later, desk.area, run, &desk);
  g_assert_true (yc_later_is_due (&later));
  yc_later_settle (&later);
  g_assert_cmpint (desk.run, ==, 2);
  close_desk (&desk);
}

/* What is run may begin to wait again. */
typedef struct {
  Desk desk;
  YcLater later;
} Chain;

static void
run_on (gpointer data)
{
  Chain *chain = data;

  run (&chain->desk);
  if (chain->desk.run < 3)
    yc_later_begin (&chain->later, chain->desk.area, run_on, chain);
}

static void
test_goes_on (void)
{
  Chain chain = { .later = { 0 } };

  open_desk (&chain.desk);
  yc_later_begin (&chain.later, chain.desk.area, run_on, &chain);
  while (yc_later_is_due (&chain.later))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (chain.desk.run, ==, 3);
  g_assert_false (yc_later_is_any_due ());
  close_desk (&chain.desk);
}

/* Between the frame of one input and that of the next there is none of its own, … */
static void
test_gives_way (void)
{
  Desk desk;
  YcLater later = { 0 };

  open_desk (&desk);
  yc_later_begin (&later, desk.area, run, &desk);
  yc_later_asked ();
  wait_for_frames (&desk, 1);
  yc_later_asked ();
  assert_comes_in (&desk, &later, 3);
  close_desk (&desk);
}

/* … and where inputs come with each frame it is not left out for ever. */
static void
test_comes_at_last (void)
{
  Desk desk;
  YcLater later = { 0 };
  int frames;

  open_desk (&desk);
  yc_later_begin (&later, desk.area, run, &desk);
  for (frames = 1; yc_later_is_due (&later); frames++) {
    g_assert_cmpint (frames, <=, 20);
    yc_later_asked ();
    wait_for_frames (&desk, frames);
  }
  g_assert_cmpint (desk.run, ==, 1);
  g_assert_cmpint (desk.run_in, >, 3);
  close_desk (&desk);
}

/* What counts its frames itself hears of each input once. */
static void
test_asked (void)
{
  guint asked = 0;

  yc_later_asked ();
  yc_later_asked ();
  g_assert_true (yc_later_gives_way (&asked));
  g_assert_false (yc_later_gives_way (&asked));
  yc_later_asked ();
  g_assert_true (yc_later_gives_way (&asked));
  g_assert_false (yc_later_gives_way (&asked));
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/later/next-frame", test_next_frame);
  g_test_add_func ("/later/again", test_again);
  g_test_add_func ("/later/settled", test_settled);
  g_test_add_func ("/later/not-seen", test_not_seen);
  g_test_add_func ("/later/in-sight", test_in_sight);
  g_test_add_func ("/later/goes-on", test_goes_on);
  g_test_add_func ("/later/gives-way", test_gives_way);
  g_test_add_func ("/later/comes-at-last", test_comes_at_last);
  g_test_add_func ("/later/asked", test_asked);
  return g_test_run ();
}
