/* test-enlarge.c: what stands in a large window is drawn larger, in steps, and smaller again. */

#include "app-fixture.h"
#include "widgets/enlarge.h"
#include "widgets/player-shape.h"
#include "widgets/text-size.h"

/* How much larger the text of a part is that is usual up to 400 times 300. */
static double
enlarged_in (int width, int height)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *shape = yc_player_shape_new (YC_RED);
  const double usual = yc_text_size (part);
  GtkWindow *window;
  double size, shape_size;

  yc_enlarge_with_window (part, 400, 300);
  gtk_box_append (GTK_BOX (part), shape);
  window = app_test_show (part, width, height);
  app_test_wait (100);
  size = yc_text_size (part);
  shape_size = gtk_widget_get_width (shape);
  gtk_window_destroy (window);
  /* what is drawn grows with it */
  g_assert_cmpfloat_with_epsilon (shape_size, 1.2 * size, 1);
  return size / usual;
}

static void
test_steps (void)
{
  g_assert_cmpfloat_with_epsilon (enlarged_in (400, 300), 1, 0.01);
  g_assert_cmpfloat_with_epsilon (enlarged_in (1000, 320), 1, 0.01);
  g_assert_cmpfloat_with_epsilon (enlarged_in (660, 490), 1.6, 0.01);
  g_assert_cmpfloat_with_epsilon (enlarged_in (1000, 640), 2, 0.01);
}

static void
test_resized (void)
{
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const double usual = yc_text_size (part);
  GtkWindow *window;

  yc_enlarge_with_window (part, 400, 300);
  window = app_test_show (part, 820, 620);
  app_test_wait (100);
  g_assert_cmpfloat_with_epsilon (yc_text_size (part), 2 * usual, 0.1);
  gtk_window_set_default_size (window, 410, 310);
  app_test_wait (200);
  g_assert_cmpfloat_with_epsilon (yc_text_size (part), usual, 0.1);
  gtk_window_destroy (window);
}

/* Twenty lines of its text. */
static int
twenty_lines (GtkWidget *widget, int width G_GNUC_UNUSED)
{
  return (int) (20 * yc_text_size (widget));
}

/* How much larger it is than usual where only what it wants counts. */
static double
fitted_in (int width, int height)
{
  GtkWidget *part = gtk_label_new ("Ana");
  const double usual = yc_text_size (part);
  GtkWindow *window;
  double size;

  gtk_widget_set_size_request (part, 1, 1);
  yc_enlarge_to_fit (part, twenty_lines);
  window = app_test_show (part, width, height);
  app_test_wait (200);
  size = yc_text_size (part);
  g_assert_cmpint (twenty_lines (part, width), <=, height);
  gtk_window_destroy (window);
  return size / usual;
}

static void
test_fits (void)
{
  g_autoptr (GtkWidget) part = g_object_ref_sink (gtk_label_new (NULL));
  const int usual = (int) (20 * yc_text_size (part));

  g_assert_cmpfloat_with_epsilon (fitted_in (900, usual * 9 / 10 + 2), 0.9, 0.01);
  g_assert_cmpfloat_with_epsilon (fitted_in (900, usual + 10), 1, 0.01);
  g_assert_cmpfloat_with_epsilon (fitted_in (1000, usual * 2 + 10), 2, 0.01);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/enlarge/steps", test_steps);
  g_test_add_func ("/enlarge/resized", test_resized);
  g_test_add_func ("/enlarge/fits", test_fits);
  return g_test_run ();
}
