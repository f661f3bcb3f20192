/* places.c: see places.h. */

#include "places.h"

#include "resources.h"

#define REMEMBERED 100 /* sessions, the one that was left last first */
#define KEY        "places"
#define TYPE       "a(su)"

void
yc_place_remember (const char *session, int event)
{
  g_autoptr (GSettings) settings = yc_settings_open ();
  g_autoptr (GVariant) before = NULL;
  GVariantBuilder after;
  const char *other;
  guint place, n = 0;

  if (settings == NULL || *session == '\0' || event == yc_place_recall (session))
    return;
  before = g_settings_get_value (settings, KEY);
  g_variant_builder_init (&after, G_VARIANT_TYPE (TYPE));
  if (event != YC_VIEW_NOW)
    g_variant_builder_add (&after, "(su)", session, (guint) event);
  for (gsize i = 0; i < g_variant_n_children (before) && ++n < REMEMBERED; i++) {
    g_variant_get_child (before, i, "(&su)", &other, &place);
    if (!g_str_equal (other, session))
      g_variant_builder_add (&after, "(su)", other, place);
  }
  g_settings_set_value (settings, KEY, g_variant_builder_end (&after));
}

int
yc_place_recall (const char *session)
{
  g_autoptr (GSettings) settings = yc_settings_open ();
  g_autoptr (GVariant) places = settings != NULL ? g_settings_get_value (settings, KEY) : NULL;
  const char *other;
  guint place;

  for (gsize i = 0; places != NULL && i < g_variant_n_children (places); i++) {
    g_variant_get_child (places, i, "(&su)", &other, &place);
    if (g_str_equal (other, session))
      return (int) place;
  }
  return YC_VIEW_NOW;
}
