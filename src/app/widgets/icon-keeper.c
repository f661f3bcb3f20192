/* icon-keeper.c: see icon-keeper.h. */

#include "icon-keeper.h"

static void (*constructed_by_gtk) (GObject *icon);

static GPtrArray *kept;

/* Icons are made by lookups, and those are made in the main thread only. */
static void
keep (GObject *icon)
{
  constructed_by_gtk (icon);
  g_ptr_array_add (kept, g_object_ref (icon));
}

/* A lookup is made deep inside of GtkImage, for GTK's own icons too, so that nobody outside has
 * the icon in hand; what all of them pass through is their making. */
void
yc_icons_keep (void)
{
  GObjectClass *icons;

  if (kept != NULL)
    return;
  kept = g_ptr_array_new ();
  icons = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);
  constructed_by_gtk = icons->constructed;
  icons->constructed = keep;
}
