/* icon-ahead.c: see icon-ahead.h. */

#include "icon-ahead.h"

#define FOLDER "/io/github/yellowcake/Yellowcake/icons/scalable/actions"
#define OWN    "yc-"
#define ENOUGH 3 /* icons of a size: arrows and marks have sizes of their own */

typedef struct {
  int size, scale; /* pixels, points to each */
  guint n_drawn;
} Size;

static GArray *sizes; /* of Size */

/* What is to be read: all icons for one size after the other. */
static GStrv names;
static GQueue to_read = G_QUEUE_INIT; /* of Size, owned */
static guint next, source, n_read;

static void
find_names (void)
{
  g_auto (GStrv) files = g_resources_enumerate_children (FOLDER, 0, NULL);
  GStrvBuilder *builder = g_strv_builder_new ();

  for (guint i = 0; files != NULL && files[i] != NULL; i++)
    if (g_str_has_prefix (files[i], OWN) && g_str_has_suffix (files[i], ".svg")) {
      g_autofree char *name = g_strndup (files[i], strlen (files[i]) - strlen (".svg"));

      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
}

static void
read_picture (const char *name, const Size *size, GtkIconLookupFlags flags)
{
  g_autoptr (GIcon) icon = g_themed_icon_new (name);
  g_autoptr (GtkIconPaintable) found = gtk_icon_theme_lookup_by_gicon (
    gtk_icon_theme_get_for_display (gdk_display_get_default ()), icon, size->size, size->scale,
    gtk_widget_get_default_direction (), flags);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gdk_paintable_snapshot (GDK_PAINTABLE (found), snapshot, size->size, size->size);
  node = gtk_snapshot_free_to_node (snapshot);
  g_clear_pointer (&node, gsk_render_node_unref);
  n_read++;
}

/* As an image looks it up, one way before it is in sight and the other when it comes into what is:
 * GTK takes these for two icons. */
static void
read_icon (const char *name, const Size *size)
{
  read_picture (name, size, GTK_ICON_LOOKUP_PRELOAD);
  read_picture (name, size, 0);
}

static gboolean
read_next (gpointer data G_GNUC_UNUSED)
{
  const Size *size = g_queue_peek_head (&to_read);

  if (names[next] != NULL) {
    read_icon (names[next++], size);
    return G_SOURCE_CONTINUE;
  }
  g_free (g_queue_pop_head (&to_read));
  next = 0;
  if (!g_queue_is_empty (&to_read))
    return G_SOURCE_CONTINUE;
  source = 0;
  return G_SOURCE_REMOVE;
}

static void
read_ahead (const Size *size)
{
  if (names == NULL)
    find_names ();
  g_queue_push_tail (&to_read, g_memdup2 (size, sizeof *size));
  if (source == 0)
    source = g_idle_add_full (G_PRIORITY_LOW, read_next, NULL, NULL);
}

static Size *
find_size (int size, int scale)
{
  const Size seen = { size, scale, 0 };

  if (sizes == NULL)
    sizes = g_array_new (FALSE, FALSE, sizeof (Size));
  for (guint i = 0; i < sizes->len; i++) {
    Size *known = &g_array_index (sizes, Size, i);

    if (known->size == size && known->scale == scale)
      return known;
  }
  g_array_append_val (sizes, seen);
  return &g_array_index (sizes, Size, sizes->len - 1);
}

void
yc_icon_first_drawn (GtkIconPaintable *icon, int scale)
{
  const char *name = gtk_icon_paintable_get_icon_name (icon);
  Size *size;

  if (name == NULL || !g_str_has_prefix (name, OWN))
    return;
  size = find_size (gdk_paintable_get_intrinsic_width (GDK_PAINTABLE (icon)), scale);
  if (++size->n_drawn == ENOUGH)
    read_ahead (size);
}

guint
yc_icons_count_read_ahead (void)
{
  return n_read;
}
