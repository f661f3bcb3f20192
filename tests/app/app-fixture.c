/* app-fixture.c: see app-fixture.h. */

#include "app-fixture.h"

#include "cards/icon-pad.h"
#include "dress.h"
#include "widgets/description.h"

#include <glib/gstdio.h>
#include <locale.h>

void
app_test_init (int *argc, char ***argv)
{
  app_test_init_bare (argc, argv);
  dress ();
}

void
app_test_init_bare (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  setlocale (LC_ALL, "C.UTF-8");
  gtk_init ();
  /* a slow machine must not see another page than a fast one */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

char *
app_test_path (void)
{
  g_autofree char *folder = g_dir_make_tmp ("yellowcake-XXXXXX", NULL);

  g_assert_nonnull (folder);
  return g_build_filename (folder, "sessions.db", NULL);
}

YcDatabase *
app_test_database (void)
{
  g_autofree char *path = app_test_path ();
  g_autoptr (GError) error = NULL;
  YcDatabase *database = yc_database_open (path, &error);

  g_assert_no_error (error);
  return database;
}

GtkWindow *
app_test_show (GtkWidget *child, int width, int height)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  app_test_wait (50);
  return GTK_WINDOW (window);
}

GtkWidget *
app_test_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (window))
      return window;
  }
  return NULL;
}

static gboolean
stop_waiting (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

void
app_test_wait (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, stop_waiting, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
has_text (GtkWidget *widget, const char *text)
{
  const char *tooltip = yc_tooltip_get (widget);
  g_autofree char *value = NULL;

  if (g_strcmp0 (tooltip, text) == 0)
    return TRUE;
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "label") != NULL)
    g_object_get (widget, "label", &value, NULL);
  else if (g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "title") != NULL)
    g_object_get (widget, "title", &value, NULL);
  return g_strcmp0 (value, text) == 0;
}

static GtkWidget *
find (GtkWidget *widget, GType type, const char *text, guint *skip)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (text == NULL || has_text (widget, text))
      && (*skip)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find (child, type, text, skip);

    if (found != NULL)
      return found;
  }
  return NULL;
}

GtkWidget *
app_test_find (GtkWidget *root, GType type, const char *text)
{
  guint skip = 0;

  return find (root, type, text, &skip);
}

GtkWidget *
app_test_find_nth (GtkWidget *root, GType type, guint index)
{
  return find (root, type, NULL, &index);
}

void
app_test_click (GtkWidget *root, const char *text)
{
  GtkWidget *button = app_test_find (root, GTK_TYPE_BUTTON, text);

  if (button == NULL)
    g_error ("there is no button “%s”", text);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  app_test_wait (20);
}

GtkWidget *
app_test_pad (GtkWidget *root, const char *title)
{
  GtkWidget *found;

  for (guint i = 0; (found = app_test_find_nth (root, YC_TYPE_ICON_PAD, i)) != NULL; i++)
    if (app_test_find (found, GTK_TYPE_LABEL, title) != NULL)
      return found;
  g_error ("there is no row “%s”", title);
}

void
app_test_tap (GtkWidget *root, const char *title, const char *icon, int times)
{
  for (int i = 0; i < times; i++)
    app_test_click (app_test_pad (root, title), icon);
}
