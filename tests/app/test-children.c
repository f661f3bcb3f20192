/* test-children.c: what a tap takes away is gone at once, and given back when there is time. */

#include "walk.h"
#include "widgets/children.h"
#include "widgets/wrap.h"

#define CHILDREN 3

static void
count_gone (gpointer n, GObject *gone G_GNUC_UNUSED)
{
  ++*(int *) n;
}

static GtkWidget *
wrap_of (int n, int *gone)
{
  GtkWidget *wrap = g_object_ref_sink (yc_wrap_new (0, FALSE));

  for (int i = 0; i < n; i++) {
    GtkWidget *child = gtk_drawing_area_new ();

    g_object_weak_ref (G_OBJECT (child), count_gone, gone);
    yc_wrap_append (YC_WRAP (wrap), child);
  }
  return wrap;
}

static void
test_put_off (void)
{
  int gone = 0;
  GtkWidget *wrap = wrap_of (CHILDREN, &gone);

  yc_children_put_off (wrap);
  g_assert_null (gtk_widget_get_first_child (wrap));
  g_assert_cmpint (gone, ==, 0);
  for (int i = 1; i <= CHILDREN; i++) {
    while (gone < i)
      g_main_context_iteration (NULL, TRUE);
    g_assert_cmpint (gone, ==, i);
  }
  g_object_unref (wrap);
}

typedef struct {
  int gone, gone_then;
  gboolean drawn;
} Drawing;

static gboolean
draw (gpointer data)
{
  Drawing *drawing = data;

  drawing->gone_then = drawing->gone;
  drawing->drawn = TRUE;
  return G_SOURCE_REMOVE;
}

/* The frame without them comes first. */
static void
test_behind_drawing (void)
{
  Drawing drawing = { .gone_then = -1 };
  GtkWidget *wrap = wrap_of (1, &drawing.gone);

  yc_children_put_off (wrap);
  g_idle_add_full (GDK_PRIORITY_REDRAW, draw, &drawing, NULL);
  while (!drawing.drawn || drawing.gone == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (drawing.gone_then, ==, 0);
  g_object_unref (wrap);
}

/* What goes may put off its own children in turn. */
static void
put_off_too (gpointer wrap, GObject *gone G_GNUC_UNUSED)
{
  yc_children_put_off (wrap);
}

static void
test_one_after_the_other (void)
{
  int gone = 0;
  GtkWidget *inner = wrap_of (CHILDREN, &gone);
  GtkWidget *wrap = wrap_of (1, &gone);

  g_object_weak_ref (G_OBJECT (gtk_widget_get_first_child (wrap)), put_off_too, inner);
  yc_widget_put_off (NULL);
  yc_children_put_off (wrap);
  while (gone < CHILDREN + 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (gtk_widget_get_first_child (inner));
  g_object_unref (inner);
  g_object_unref (wrap);
}

int
main (int argc, char *argv[])
{
  if (!start_gtk (&argc, &argv))
    return 77;
  g_test_add_func ("/children/put-off", test_put_off);
  g_test_add_func ("/children/behind-drawing", test_behind_drawing);
  g_test_add_func ("/children/one-after-the-other", test_one_after_the_other);
  return g_test_run ();
}
