/* preferred-options.c: see preferred-options.h. */

#include "preferred-options.h"

#define KEY "options"

static char *
name_of (const YcGame *game, const char *option)
{
  return g_strconcat (game->id, " ", option, NULL);
}

int
yc_preferred_option_get (GSettings *settings, const YcGame *game, const char *option, int usual)
{
  g_autoptr (GVariant) all = settings == NULL ? NULL : g_settings_get_value (settings, KEY);
  g_autofree char *name = name_of (game, option);
  gint32 value = usual;

  if (all != NULL)
    g_variant_lookup (all, name, "i", &value);
  return value;
}

void
yc_preferred_option_set (GSettings *settings, const YcGame *game, const char *option, int value)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, KEY);
  g_auto (GVariantDict) all = G_VARIANT_DICT_INIT (before);
  g_autofree char *name = name_of (game, option);

  g_variant_dict_insert (&all, name, "i", (gint32) value);
  g_settings_set_value (settings, KEY, g_variant_dict_end (&all));
}
