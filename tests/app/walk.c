/* walk.c: see walk.h. */

#include "walk.h"

#include "dress.h"

#include "widgets/description.h"
#include "widgets/icon-row.h"
#include "widgets/paragraph.h"

#include <adwaita.h>

static void
visit (GtkWidget *widget, GType type, GPtrArray *found)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit (child, type, found);
}

GPtrArray *
find_all (GtkWidget *root, GType type)
{
  GPtrArray *found = g_ptr_array_new ();

  visit (root, type, found);
  return found;
}

bool
is_shown (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget) && !GTK_IS_WINDOW (widget))
      return false;
  return true;
}

static guint
count_icons_of_row (YcIconRow *row, const char *name)
{
  const YcIconPiece *piece;
  guint count = 0;

  for (guint i = 0; (piece = yc_icon_row_get_piece (row, i)) != NULL; i++)
    count += g_strcmp0 (piece->icon, name) == 0;
  return count;
}

guint
count_icons (GtkWidget *root, const char *name)
{
  g_autoptr (GPtrArray) rows = find_all (root, YC_TYPE_ICON_ROW);
  g_autofree char *icon = g_strdup_printf ("yc-%s-symbolic", name);
  g_autoptr (GPtrArray) images = find_all (root, GTK_TYPE_IMAGE);
  guint count = 0;

  for (guint i = 0; i < images->len; i++)
    count += g_strcmp0 (gtk_image_get_icon_name (g_ptr_array_index (images, i)), icon) == 0 ? 1 : 0;
  for (guint i = 0; i < rows->len; i++)
    count += count_icons_of_row (rows->pdata[i], name);
  return count;
}

static void
append_row (GString *all, YcIconRow *row)
{
  const YcIconPiece *piece;

  for (guint i = 0; (piece = yc_icon_row_get_piece (row, i)) != NULL; i++)
    if (piece->text != NULL)
      g_string_append_printf (all, " %s", piece->text);
}

char *
text_of (GtkWidget *root)
{
  g_autoptr (GPtrArray) widgets = find_all (root, GTK_TYPE_WIDGET);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < widgets->len; i++)
    if (GTK_IS_LABEL (widgets->pdata[i]))
      g_string_append_printf (text, " %s", gtk_label_get_text (widgets->pdata[i]));
    else if (YC_IS_PARAGRAPH (widgets->pdata[i]))
      g_string_append_printf (text, " %s", yc_paragraph_get_text (widgets->pdata[i]));
    else if (YC_IS_ICON_ROW (widgets->pdata[i]))
      append_row (text, widgets->pdata[i]);
  return g_string_free (text, FALSE);
}

bool
says (GtkWidget *root, const char *text)
{
  g_autofree char *all = text_of (root);

  return strstr (all, text) != NULL;
}

void
assert_says (GtkWidget *widget, const char *text)
{
  const char *tooltip = yc_tooltip_get (widget);
  const char *hint = g_object_get_data (G_OBJECT (widget), "yc-hint");
  g_autofree char *name
    = hint != NULL ? g_strdup_printf ("%s (key %s)", tooltip, hint) : g_strdup (tooltip);

  if (tooltip == NULL || strstr (tooltip, text) == NULL)
    g_error ("“%s” does not say “%s”", tooltip, text);
  if (hint != NULL)
    gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, hint);
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

bool
start_gtk (int *argc, char ***argv)
{
  g_test_init (argc, argv, NULL);
  if (!gtk_init_check ())
    return false;
  dress ();
  return true;
}
