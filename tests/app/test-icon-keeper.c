/* test-icon-keeper.c: an icon that was shown once stays the same one for ever. */

#include "app-fixture.h"

/* More than GTK itself remembers. */
#define MANY 300

static GtkIconPaintable *
look_up (const char *name, int size)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  return gtk_icon_theme_lookup_icon (theme, name, NULL, size, 1, GTK_TEXT_DIR_LTR,
                                     GTK_ICON_LOOKUP_PRELOAD);
}

static void
look_up_many (void)
{
  for (int size = 1; size <= MANY; size++) {
    g_autoptr (GtkIconPaintable) icon = look_up ("go-next-symbolic", size);

    g_assert_nonnull (icon);
  }
}

static void
test_one_stays (void)
{
  GtkIconPaintable *first = look_up ("go-previous-symbolic", 16);

  g_object_add_weak_pointer (G_OBJECT (first), (gpointer *) &first);
  g_object_unref (first);
  look_up_many ();
  /* the threads that load the pictures hold theirs for a moment */
  app_test_wait (100);
  g_assert_nonnull (first);
  g_object_remove_weak_pointer (G_OBJECT (first), (gpointer *) &first);
}

int
main (int argc, char *argv[])
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/icon-keeper/one-stays", test_one_stays);
  return g_test_run ();
}
