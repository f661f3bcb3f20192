/* appearance.c: see appearance.h. */

#include "appearance.h"

#include "resources.h"

/* As the schema numbers them. */
static const AdwColorScheme schemes[] = {
  ADW_COLOR_SCHEME_DEFAULT,
  ADW_COLOR_SCHEME_FORCE_LIGHT,
  ADW_COLOR_SCHEME_FORCE_DARK,
};

static void
show (AdwApplication *application, const char *key, GSettings *settings)
{
  adw_style_manager_set_color_scheme (adw_application_get_style_manager (application),
                                      schemes[g_settings_get_enum (settings, key)]);
}

void
yc_appearance_follow_settings (AdwApplication *application)
{
  GSettings *settings = yc_settings_open ();

  if (settings == NULL)
    return;
  g_object_set_data_full (G_OBJECT (application), "appearance", settings, g_object_unref);
  g_signal_connect_object (settings, "changed::color-scheme", G_CALLBACK (show), application,
                           G_CONNECT_SWAPPED);
  show (application, "color-scheme", settings);
}
