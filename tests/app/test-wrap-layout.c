/* test-wrap-layout.c: children stand in lines like words, evenly filled where they are stretched.
 */

#include "walk.h"
#include "widgets/text-size.h"
#include "widgets/wrap.h"

static GtkWidget *
wrap_of (int n, int width, bool justify)
{
  GtkWidget *wrap = g_object_ref_sink (yc_wrap_new (10, justify));

  for (int i = 0; i < n; i++) {
    GtkWidget *child = gtk_drawing_area_new ();

    gtk_widget_set_size_request (child, width, 20);
    yc_wrap_append (YC_WRAP (wrap), child);
  }
  return wrap;
}

static int
height_for (GtkWidget *wrap, int width)
{
  int minimum;

  gtk_widget_measure (wrap, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  return minimum;
}

static int
natural_width (GtkWidget *wrap)
{
  int natural;

  gtk_widget_measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static GtkAllocation
place_of (GtkWidget *wrap, int index)
{
  GtkWidget *child = gtk_widget_get_first_child (wrap);
  GtkAllocation place;

  while (index-- > 0)
    child = gtk_widget_get_next_sibling (child);
  gtk_widget_get_allocation (child, &place);
  return place;
}

static void
test_measure (void)
{
  GtkWidget *wrap = wrap_of (5, 100, false);

  g_assert_cmpint (natural_width (wrap), ==, 540);
  g_assert_cmpint (height_for (wrap, 540), ==, 20);
  g_assert_cmpint (height_for (wrap, 539), ==, 50);
  g_assert_cmpint (height_for (wrap, 100), ==, 140);
  yc_wrap_set_natural_width (YC_WRAP (wrap), 20);
  g_assert_cmpint (natural_width (wrap), ==, (int) (20 * yc_text_size (wrap)));
  gtk_widget_set_visible (gtk_widget_get_first_child (wrap), FALSE);
  g_assert_cmpint (height_for (wrap, 430), ==, 20);
  g_object_unref (wrap);
}

static void
test_ragged_lines (void)
{
  GtkWidget *wrap = wrap_of (4, 100, false);

  gtk_widget_allocate (wrap, 350, height_for (wrap, 350), -1, NULL);
  g_assert_cmpint (place_of (wrap, 2).x, ==, 220);
  g_assert_cmpint (place_of (wrap, 2).width, ==, 100);
  g_assert_cmpint (place_of (wrap, 3).x, ==, 0);
  g_assert_cmpint (place_of (wrap, 3).y, ==, 30);
  g_object_unref (wrap);
}

/* Four in two lines are two and two, not three and one. */
static void
test_even_lines (void)
{
  GtkWidget *wrap = wrap_of (4, 100, true);

  gtk_widget_allocate (wrap, 350, height_for (wrap, 350), -1, NULL);
  g_assert_cmpint (place_of (wrap, 0).width, ==, 170);
  g_assert_cmpint (place_of (wrap, 1).x, ==, 180);
  g_assert_cmpint (place_of (wrap, 2).y, ==, 30);
  g_assert_cmpint (place_of (wrap, 3).x + place_of (wrap, 3).width, ==, 350);
  g_object_unref (wrap);
}

static void
test_right_to_left (void)
{
  GtkWidget *wrap = wrap_of (2, 100, false);

  gtk_widget_set_direction (wrap, GTK_TEXT_DIR_RTL);
  gtk_widget_allocate (wrap, 350, 20, -1, NULL);
  g_assert_cmpint (place_of (wrap, 0).x, ==, 250);
  g_assert_cmpint (place_of (wrap, 1).x, ==, 140);
  g_object_unref (wrap);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/wrap/measure", test_measure);
  g_test_add_func ("/wrap/ragged-lines", test_ragged_lines);
  g_test_add_func ("/wrap/even-lines", test_even_lines);
  g_test_add_func ("/wrap/right-to-left", test_right_to_left);
  return g_test_run ();
}
